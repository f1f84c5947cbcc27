"""Waking standing effects: of the setting, the encounter, enrage levels, traits, equipment and locks. Pure."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from cogs.doomrock.rules.effects import stats
from cogs.doomrock.rules.effects.fitting import drop_unfit
from cogs.doomrock.rules.effects.names import who
from cogs.doomrock.rules.effects.order import Unit, contested
from cogs.doomrock.rules.effects.party import DoomrockPlay, order_leader
from cogs.doomrock.rules.effects.resolution import AttackFrame, Context, run_one
from cogs.doomrock.rules.effects.stats import MINE


async def fire(play: DoomrockPlay, trigger: str, **what: Any) -> None:
    """Wake everything that waits for `trigger` (the words of `_wake`), then ask for reactions to it (DR-19.3)."""
    await _wake(play, trigger, **what)
    if trigger in stats.standing(play.content).reactions and play.state.battle is not None:
        from cogs.doomrock.rules.battle.abilities import react_to

        names = ("subject", "subject_kind", "attacker", "slayer", "attack", "stack")
        context = Context(source="", **{name: what[name] for name in names if name in what})
        context.targets = [what["target"]] if what.get("target") else []
        await react_to(play, trigger, context)


async def _wake(
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
    """Wake everything that waits for `trigger`. subject: whom it is about; target: whom the attack is at.

    Simultaneous effects are put in order by the leader where their order can matter (DR-1.3, D-9).
    """
    shelf = stats.standing(play.content).triggers.get(trigger)
    if not shelf:
        return
    units = []
    for card, owner in stats.sources(play):
        items = shelf.get(card)
        if items is None or f"{trigger}|{card}|{owner}" in stack:
            continue
        if owner is not None and trigger in MINE and owner != subject:
            continue
        if trigger == "own_attack":
            items = tuple(i for i in items if i.range in (None, "any", reach))
            if owner is not None and card in play.state.hero(owner).off:  # DR-11.8
                continue
        if items:
            units.append(Unit(card, owner, list(items)))
    if not units:
        return

    def context_of(unit: Unit) -> Context:
        return Context(
            source=unit.card.partition("#")[0],
            user=unit.owner,
            targets=[target] if target is not None else [],
            subject=subject,
            subject_kind=subject_kind,
            attacker=attacker,
            slayer=slayer,
            attack=attack,
            # dice that a card has set meanwhile show what they show now
            faces=_shown(play, subject) if faces and subject is not None else faces,
            active_hero=play.state.battle.active_hero if play.state.battle is not None else None,
            stack=(*stack, f"{trigger}|{unit.card}|{unit.owner}"),
        )

    await resolve(play, await in_order(play, units, context_of), context_of)


async def resolve(play: DoomrockPlay, units: Sequence[Unit], context_of: Callable[[Unit], Context]) -> None:
    """The words of these cards, one card after another."""
    for unit in units:
        context = context_of(unit)
        for item in unit.words:
            if not _in_force(play, unit):
                break
            await run_one(play, item, context)


def _shown(play: DoomrockPlay, hero_id: str) -> tuple[int, ...]:
    from cogs.doomrock.rules.battle.dice import rolled

    return tuple(die.face for die in rolled(play.state.hero(hero_id)))


def _in_force(play: DoomrockPlay, unit: Unit) -> bool:
    """A card stops with its owner's fall; what is under way with it is lost."""
    return unit.owner is None or not play.state.hero(unit.owner).fallen


async def in_order(play: DoomrockPlay, units: list[Unit], context_of: Callable[[Unit], Context]) -> list[Unit]:
    """As the leader orders them, where it can matter; those that touch no other go last, in printed order (D-9)."""
    if len(units) < 2:
        return units
    loose = contested(play, units, [context_of(unit) for unit in units])
    if len(loose) < 2:
        return units
    names = {f"{unit.card}|{unit.owner or ''}": unit for unit in loose}
    options = partial(_options, play, names)
    order = await order_leader(play, "doomrock.order", text("dr-ask-order"), options, lambda: list(names))
    return [names[name] for name in order] + [unit for unit in units if unit not in loose]


def _options(play: DoomrockPlay, names: dict[str, Unit]) -> list[Option]:
    found = []
    for name, unit in names.items():
        label = text("dr-option-order", card=f"@{unit.card.partition('#')[0]}")
        if unit.owner is not None:
            label = text("dr-option-order-of", card=f"@{unit.card}", who=who(play, unit.owner))
        found.append(Option(name, label))
    return found


def end_scope(play: DoomrockPlay, *scopes: str) -> None:
    """A span of time is over: its used-up limits and lasting modifiers go, and what was worn only by their grace."""
    state = play.state
    marks = tuple(f"{scope}|" for scope in scopes)
    for key in [key for key in state.limits if key.startswith(marks)]:
        del state.limits[key]
    if any(modifier.until in scopes for modifier in state.modifiers):
        over = {m.to for m in state.modifiers if m.until in scopes and m.what in ("max_hp", "dice")}
        state.modifiers = [m for m in state.modifiers if m.until not in scopes]
        for hero in state.heroes:
            if hero.id in over or "party" in over:
                stats.refresh(play, hero.id)
        drop_unfit(play)
