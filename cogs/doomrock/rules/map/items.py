"""What heroes wear: slots, requirements, equipping, taking off (DR-5.5 to DR-5.7). Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.doomrock.content.cards import Item
from cogs.doomrock.rules.effects import fitting
from cogs.doomrock.rules.effects.fitting import drop_unfit, unequip
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import ask_party, heroes_of, ref
from cogs.doomrock.rules.map.giving import cheapest, give_item
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import DoomrockState, HeroState

HANDS: Final[Mapping[str, int]] = {"one_hand": 1, "two_hand": 2}
MOST_HANDS = 2
CHANGE: Final = "doomrock.gear"
"""The key of the question which piece of gear is put on or taken off."""
WHICH: Final = text("dr-ask-gear")
NEVER_MIND = Option("back", text("dr-option-never-mind"))


def hands(item: Item) -> int:
    """How many hands hold it: what the card says, else its slot (DR-1.1, DR-5.5)."""
    return HANDS.get(item.slot, 0) if item.hands is None else item.hands


def refusal(look: Sight, hero: HeroState, item: Item) -> Text | None:
    """Why a hero may not put an item on now, or None (E-7, E-8)."""
    lack = fitting.unmet(look, hero, item)
    if lack is not None:
        return lack
    items = look.content.items
    if item.slot in HANDS:
        held = [i for i in hero.equipped if hands(items[i])]
        if sum(hands(items[i]) for i in held) + hands(item) > MOST_HANDS:
            either = len(held) > 1 and hands(item) < MOST_HANDS
            return text("dr-refused-hands", need=hands(item), held=[f"@{i}" for i in held], either=either)
        return None
    worn = next((i for i in hero.equipped if items[i].slot == item.slot), None)
    return None if worn is None else text("dr-refused-slot", slot=item.slot, worn=f"@{worn}")


def offered_text(look: Sight, card: str) -> Text:
    """What an item that is offered does and what it needs, with a warning where nobody in the party has that (E-7)."""
    item: Item = look.content.items[card]
    if not item.req:
        return text("dr-text", text=item.text)
    can = any(fitting.unmet(look, hero, item) is None for hero in look.state.heroes)
    needs = [text("dr-card-req", stat=stat, n=n) for stat, n in item.req.items()]
    return text("dr-text-needs", text=item.text, needs=needs, who="some" if can else "nobody")


def may_change_gear(state: DoomrockState) -> bool:
    """Gear is changed between map actions and at camp, never in a battle (D-10, DR-5.1, DR-5.7)."""
    return state.phase == "map" and state.doing in ("", "camp")


def wear(play: DoomrockPlay, hero: HeroState, item: str) -> None:
    """Put on an item of the party."""
    play.state.items.remove(item)
    hero.equipped.append(item)
    stats.refresh(play, hero.id)
    play.say("dr-wears", hero=ref(play.state, hero.id), item=f"@{item}")
    drop_unfit(play)


def take_off(play: DoomrockPlay, hero: HeroState, item: str) -> None:
    """Give an item back to the party."""
    unequip(play, hero, item)
    play.say("dr-takes-off", hero=ref(play.state, hero.id), item=f"@{item}")
    drop_unfit(play)


def gear_options(state: DoomrockState, content: Any, seat: int) -> list[Option]:
    """Everything a seat may put on or take off, and what it may not put on with the reason."""
    look = Look(state, content)
    heroes = heroes_of(state, seat)
    several = len(heroes) > 1
    found = []
    for hero in heroes:
        for item in hero.equipped:
            said = {"item": f"@{item}", "hero": f"@{hero.class_id}", "several": several}
            label, brief = (text("dr-option-take-off", **said, gist=gist) for gist in (gist_of(item), ""))
            found.append(Option(f"off:{item}:{hero.id}", label, brief=brief))
    for item in dict.fromkeys(state.items):
        card = content.items[item]
        if card.slot == "consumable":
            continue
        for hero in heroes:
            label, brief = _putting_on(item, f"@{hero.class_id}", several=several)
            hint = text("dr-text", text=card.text)
            found.append(Option(f"wear:{item}:{hero.id}", label, hint, refusal(look, hero, card), brief=brief))
    return found


def gist_of(item: str) -> Text:
    """What an item does, in a few words; nothing for one of a user's pack."""
    return text("dr-item-gist", id=item.removeprefix("it."))


def _putting_on(item: str, hero: str, *, several: bool) -> tuple[Text, Text]:
    """An item on the button that puts it on, with what it does; and without that."""
    said = {"item": f"@{item}", "hero": hero, "several": several}
    return text("dr-option-wear", **said, gist=gist_of(item)), text("dr-option-wear", **said, gist="")


def ready_to_wear(state: DoomrockState, content: Any, seat: int) -> list[Option]:
    """What a seat may put on by one press; what has come into the bag last is offered on the board too (DR-5.7)."""
    found = [one for one in gear_options(state, content, seat) if one.id[:5] == "wear:" and one.refused is None]
    newest = f"wear:{state.items[-1]}:" if state.items else "-"
    return [_on_board(state, one) if one.id.startswith(newest) else one for one in found]


def _on_board(state: DoomrockState, option: Option) -> Option:
    """With the name of its hero, since a board is read by all."""
    _, item, hero_id = option.id.split(":")
    label, brief = _putting_on(item, ref(state, hero_id), several=True)
    return replace(option, label=label, brief=brief, on_board=True)


async def change_gear(play: DoomrockPlay, seat: int) -> None:
    """D-10: one change by a hero's player."""
    state, content = play.state, play.content

    def options() -> Sequence[Option]:
        return [*gear_options(state, content, seat), NEVER_MIND] if may_change_gear(state) else [NEVER_MIND]

    state.fitting.append(seat)
    answer = await play.ask(seat, CHANGE, WHICH, options, default=lambda: "back", forced=False)
    state.fitting.remove(seat)
    if answer == "back":
        return
    _change(play, answer)


def _change(play: DoomrockPlay, option: str) -> None:
    """Carry out one of `gear_options`."""
    what, item, hero_id = option.split(":")
    hero = play.state.hero(hero_id)
    if what == "wear":
        wear(play, hero, item)
    else:
        take_off(play, hero, item)


async def dress_for_battle(play: DoomrockPlay, won: Sequence[str]) -> None:
    """A moment between the last action and the battle, where gear is fixed (DR-5.7): whoever could put on something now
    is asked, also about a change for what the last action has won, until all are content."""
    state, content = play.state, play.content
    before, state.doing = state.doing, "dressing"

    def actions(seat: int) -> Sequence[Option]:
        look, heroes = Look(state, content), heroes_of(state, seat)
        spare = [content.items[item] for item in state.items if content.items[item].slot != "consumable"]
        tempting = any(
            refusal(look, hero, card) is None or (card.id in won and fitting.unmet(look, hero, card) is None)
            for card in spare
            for hero in heroes
        )
        return gear_options(state, content, seat) if tempting else ()

    async def act(seat: int, option: str) -> None:
        _change(play, option)

    seats = sorted({hero.seat for hero in state.heroes})
    done: set[int] = set()
    await play.open_floor(
        "doomrock.dress",
        text("dr-ask-dress"),
        seats,
        actions,
        act,
        done=done,
        default=lambda seat: "not-done" if seat in done else "done",
    )
    state.doing = before


async def lose_item(play: DoomrockPlay, deck: str, seat: int | None) -> bool:
    """The party loses an item: an unequipped one while there is any, else one that somebody wears.

    False when it has none."""
    state, items = play.state, play.content.items
    if any(deck == "any" or items[i].deck == deck for i in state.items):
        await give_item(play, deck, "dr-ask-lose-item", seat)
        return True

    def options() -> list[Option]:
        worn = [i for hero in state.heroes for i in hero.equipped if deck == "any" or items[i].deck == deck]
        return [Option(i, text("dr-option-item", item=f"@{i}"), text("dr-text", text=items[i].text)) for i in worn]

    prompt = text("dr-ask-lose-item", deck=deck)
    item = await ask_party(play, "doomrock.give", prompt, options, lambda: cheapest(play.content)(options()), seat=seat)
    for hero in state.heroes:
        if item in hero.equipped:
            unequip(play, hero, item)
            state.items.remove(item)
            state.discards[items[item].deck].append(item)
            play.say("dr-gave-item", item=f"@{item}")
            drop_unfit(play)
            return True
    if not item:
        play.say("dr-nothing-to-lose")
    return False
