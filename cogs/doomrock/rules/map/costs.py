"""What locations, events and cards cost: whether it can be paid, and paying it (DR-3.2, DR-3.3). Pure."""

from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.content.vocabulary import Cost, Effects
from cogs.doomrock.rules.effects.ahead import form_of_rest
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import owner
from cogs.doomrock.rules.effects.road import most, pick_hero, ref
from cogs.doomrock.rules.map.area import here, take_secrets
from cogs.doomrock.rules.map.giving import give_item
from cogs.doomrock.rules.map.perils import suffer_peril
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import FIELDS, able_to_pay, ask_payer
from cogs.doomrock.state import DoomrockState

ORDER = ("time", "secret", "silver", "item", "heroism", "shield", "hp")


def cost_texts(cost: Cost) -> list[Text]:
    """A cost in words, one piece for each kind."""
    return [
        text("dr-cost-item", deck=n) if kind == "item" else text("dr-cost", what=kind, n=n) for kind, n in cost.items()
    ]


def spare(state: DoomrockState, kind: str, payer: str | None, content: Any, deck: str = "any") -> int:
    """How much of a kind can be paid; payer: only this hero pays what heroes pay."""
    if kind == "time":
        return state.time
    if kind == "silver":
        return state.silver
    if kind == "secret":
        area = here(state)
        return 0 if area is None else area.secrets
    if kind == "item":
        return len(state.items) if deck == "any" else sum(content.items[i].deck == deck for i in state.items)
    if kind == "peril":
        return 99
    field, keep = FIELDS[kind], 1 if kind == "hp" else 0  # DR-3.3: an hp cost leaves its payer at least 1
    heroes = [hero for hero in state.heroes if not hero.fallen and payer in (None, hero.id)]
    return sum(max(0, getattr(hero, field) - keep) for hero in heroes)


def lacking(state: DoomrockState, cost: Cost, content: Any, payer: str | None = None) -> Text | None:
    """Why a cost cannot be paid (E-3), or None when it can."""
    for kind, n in cost.items():
        need, deck = (1, str(n)) if kind == "item" else (int(n), "any")
        have = spare(state, kind, payer, content, deck)
        if have < need:
            is_worn = kind == "item" and any(
                deck in ("any", content.items[item].deck) for hero in state.heroes for item in hero.equipped
            )
            return text("dr-refused-cost", what="worn" if is_worn else kind, need=need, have=have)
    return None


async def pay(
    play: DoomrockPlay,
    cost: Cost,
    context: Context,
    payer: str | None = None,
    effects: Effects = (),
) -> None:
    """Pay a whole cost that can be paid. Perils are suffered last, before the effect (DR-3.3). effects: what is paid
    for, where nothing comes between."""
    state = play.state
    if not cost:
        return
    play.say("dr-paid", cost=cost_texts(cost), left=state.time - int(cost.get("time", 0)))
    last = next((kind for kind in reversed(ORDER) if kind in cost), "")
    for kind in ORDER:
        n = cost.get(kind)  # type: ignore[call-overload]
        if n is None:
            continue
        if kind == "time":
            state.time -= n
        elif kind == "silver":
            state.silver -= n
        elif kind == "secret":
            area = here(state)
            assert area is not None
            take_secrets(area, n)
        elif kind == "item":
            await give_item(play, str(n), "dr-ask-pay-item", owner(play, context))
        else:
            for left in reversed(range(n)):
                is_last = kind == last and left == 0 and "peril" not in cost
                await _pay_one(play, kind, context, payer, effects, is_last)
    for _ in range(int(cost.get("peril", 0))):
        await suffer_peril(play)


async def _pay_one(
    play: DoomrockPlay, kind: str, context: Context, payer: str | None, effects: Effects, is_last: bool
) -> None:
    """D-2: one unit from one hero; several heroes may share a cost. effects: what it is for; is_last: whether they
    follow at once."""
    state = play.state
    field = FIELDS[kind]

    def able() -> list[str]:
        return [hero for hero in able_to_pay(state, kind) if payer in (None, hero)]

    form = form_of_rest(play, effects if is_last else (), context)
    asked, prompt = owner(play, context), ask_payer(play, kind, effects, context)
    who = await pick_hero(play, "doomrock.payer", prompt, able, most(state, field), asked, form)
    if who is not None:
        hero = state.hero(who)
        setattr(hero, field, getattr(hero, field) - 1)
        play.say("dr-paid-by", hero=ref(state, who), what=kind)
