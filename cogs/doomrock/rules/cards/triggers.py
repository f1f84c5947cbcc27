"""Waking standing effects: of the setting, the encounter, enrage levels, traits, equipment and locks. Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Option, text
from bot.rules.effects import engine, order
from bot.rules.effects.order import Unit
from cogs.doomrock.rules.cards.reactions import react_to
from cogs.doomrock.rules.cards.rehearsal import is_free_of_order
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.party import DoomrockPlay, order_leader
from cogs.doomrock.rules.effects.resolution import run_one
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.order import DoomrockJudge
from cogs.doomrock.rules.reading.sight import AttackFrame, Context
from cogs.doomrock.rules.reading.standing import MINE, Cards, sources, standing
from cogs.doomrock.state import ALL, Modifier


async def fire(
    play: DoomrockPlay,
    trigger: str,
    *,
    subject: str | None = None,
    subject_kind: str | None = None,
    attacker: str | None = None,
    slayer: str | None = None,
    target: str | None = None,
    attack: AttackFrame | None = None,
    reach: str | None = None,
    faces: tuple[int, ...] = (),
    stack: tuple[str, ...] = (),
) -> None:
    """Wake everything that waits for `trigger`, then ask for reactions to it (DR-19.3). subject: whom it is about;
    target: whom the attack is at; reach: how far the attack goes.
    """
    index = standing(play.content)
    shelf = index.triggers.get(trigger)
    units = _woken(play, trigger, shelf, subject, stack, reach) if shelf else []
    reacts = trigger in index.reactions and play.state.battle is not None
    if not units and not reacts:
        return
    about = Context(
        source="",
        targets=[target] if target else [],
        subject=subject,
        subject_kind=subject_kind,
        attacker=attacker,
        slayer=slayer,
        attack=attack,
        stack=stack,
    )
    if units:
        await _wake(play, trigger, units, about, faces)
    if reacts and play.state.battle is not None:
        await react_to(play, trigger, about)


async def _wake(play: DoomrockPlay, trigger: str, units: list[Unit], about: Context, faces: tuple[int, ...]) -> None:
    """Simultaneous effects are put in order by the leader where their order can matter (DR-1.3, D-9)."""

    def context_of(unit: Unit) -> Context:
        return replace(
            about,
            source=unit.card.partition("#")[0],
            user=unit.owner,
            targets=list(about.targets),
            group=[],
            picks={},
            # dice that a card has set meanwhile show what they show now
            faces=_shown(play, about.subject) if faces and about.subject is not None else faces,
            active_hero=play.state.battle.active_hero if play.state.battle is not None else None,
            stack=(*about.stack, _mark(trigger, unit.card, unit.owner)),
        )

    await resolve(play, await in_order(play, units, context_of), context_of)


def _woken(
    play: DoomrockPlay, trigger: str, shelf: Cards, subject: str | None, stack: tuple[str, ...], reach: str | None
) -> list[Unit]:
    """The cards in force that wait for it, with those of their effects that this attack wakes."""
    units = []
    for card, owner in sources(play, shelf):
        items = shelf[card]
        if _mark(trigger, card, owner) in stack:
            continue
        if owner is not None and trigger in MINE and owner != subject:
            continue
        if trigger == "own_attack":
            items = tuple(i for i in items if i.range in (None, "any", reach))
            if owner is not None and card in play.state.hero(owner).off:  # DR-11.8
                continue
        if items:
            units.append(Unit(card, owner, list(items)))
    return units


def _mark(trigger: str, card: str, owner: str | None) -> str:
    """What stands in a context's stack while a card's trigger is being resolved."""
    return f"{trigger}|{card}|{owner}"


async def resolve(play: DoomrockPlay, units: Sequence[Unit], context_of: Callable[[Unit], Context]) -> None:
    """The effects of these cards, one card after another, each told under the name of its card."""
    for unit in units:
        context = context_of(unit)
        with play.heading(text("dr-because", card=f"@{context.source}")):
            for item in unit.effects:
                if not _in_force(play, unit):
                    break
                await run_one(play, item, context)


def _shown(play: DoomrockPlay, hero_id: str) -> tuple[int, ...]:
    return tuple(die.face for die in rolled(play.state.hero(hero_id)))


def _in_force(play: DoomrockPlay, unit: Unit) -> bool:
    """A card stops with its owner's fall; what is under way with it is lost."""
    return unit.owner is None or not play.state.hero(unit.owner).fallen


async def in_order(play: DoomrockPlay, units: list[Unit], context_of: Callable[[Unit], Context]) -> list[Unit]:
    """As the leader orders them, where it can matter; those that touch no other go last, in printed order (D-9)."""

    async def ask(names: Mapping[str, Unit]) -> list[str]:
        if _comes_to_the_same(play, list(names.values()), context_of):
            return list(names)
        options = partial(_options, play, names)
        return await order_leader(play, "doomrock.order", text("dr-ask-order"), options, lambda: list(names))

    return await order.in_order(units, context_of, partial(DoomrockJudge, play), ask)


def _comes_to_the_same(play: DoomrockPlay, units: Sequence[Unit], context_of: Callable[[Unit], Context]) -> bool:
    if play.state.options.questions == ALL or any(context_of(unit).attack is not None for unit in units):
        return False  # an attack under way is changed by what wakes within it

    async def rules(rehearsed: DoomrockPlay, order: Sequence[Unit]) -> None:
        await resolve(rehearsed, order, context_of)

    return is_free_of_order(play, rules, units)


def _options(play: DoomrockPlay, names: Mapping[str, Unit]) -> list[Option]:
    found = []
    for name, unit in names.items():
        label = text("dr-option-order", card=f"@{unit.card.partition('#')[0]}")
        if unit.owner is not None:
            label = text("dr-option-order-of", card=f"@{unit.card}", who=who(play, unit.owner))
        found.append(Option(name, label, text("dr-hint-order", text=_words_of(play, unit.card))))
    return found


def _words_of(play: DoomrockPlay, card: str) -> str:
    """What a card says; of an encounter's lasting enrage level (`en.soup#0`) what that level does."""
    card_id, _, level = card.partition("#")
    found = play.content.card(card_id)
    return str(found.enrage.levels[int(level)].text if level and hasattr(found, "enrage") else found.text)


class AttackScope:
    """The span of one attack. is_within: it is struck within another one, whose used-up limits and lasting modifiers
    outlast it."""

    def __init__(self, play: DoomrockPlay, *, is_within: bool) -> None:
        self._play = play
        limits = play.state.limits
        self._limits = {key: n for key, n in limits.items() if is_within and key.startswith("attack|")}
        self._kept = [m for m in play.state.modifiers if is_within and m.until == "attack"]
        for key in self._limits:
            del limits[key]

    def end(self) -> None:
        end_scope(self._play, "attack", kept=self._kept)
        self._play.state.limits.update(self._limits)


def end_scope(play: DoomrockPlay, *scopes: str, kept: Sequence[Modifier] = ()) -> None:
    """A span of time is over: its used-up limits and lasting modifiers go, and what was worn only by their grace.
    kept: modifiers of a longer span of that name."""
    state = play.state
    engine.end_scope(state.limits, *scopes)
    gone = [m for m in state.modifiers if m.until in scopes and not any(m is one for one in kept)]
    if gone:
        over = {m.to for m in gone if m.what in ("max_hp", "dice")}
        state.modifiers = [m for m in state.modifiers if not any(m is one for one in gone)]
        for hero in state.heroes:
            if hero.id in over or "party" in over:
                stats.refresh(play, hero.id)
        drop_unfit(play)
