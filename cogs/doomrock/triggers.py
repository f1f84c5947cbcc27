"""Waking standing effects: of the setting, the encounter, enrage levels, traits, equipment and locks. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.rules import effects
from bot.rules.decision import Option, text
from cogs.doomrock import stats
from cogs.doomrock.names import who
from cogs.doomrock.party import Table, order_leader
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.words import AttackFrame, Context, limit_key, run_one

MINE = frozenset({"own_attack", "on_attacked", "on_damaged", "roll_final"})
"""Triggers that wake a hero's card only when it happens to that hero; a card of the table wakes for everybody."""
CALM = frozenset({"gain", "attack_bonus", "modify", "status", "expose"})
"""Words whose order among each other cannot matter."""


@dataclass(slots=True)
class Unit:
    """The words of one card that wake together; they resolve in printed order."""

    card: str
    owner: str | None
    words: list[Any]


async def fire(play: Table, trigger: str, **what: Any) -> None:
    """Wake everything that waits for `trigger` (the words of `_wake`), then ask for reactions to it (DR-19.3)."""
    await _wake(play, trigger, **what)
    if trigger in stats.standing(play.content).reactions and play.state.battle is not None:
        from cogs.doomrock.abilities import react_to

        names = ("subject", "subject_kind", "attacker", "slayer", "attack", "stack")
        context = Context(source="", **{name: what[name] for name in names if name in what})
        context.targets = [what["target"]] if what.get("target") else []
        await react_to(play, trigger, context)


async def _wake(
    play: Table,
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

    if len(units) > 1:
        units = await _in_order(play, trigger, units, [_awake(play, unit, context_of(unit)) for unit in units])
    for unit in units:
        context = context_of(unit)
        for item in unit.words:
            if not _in_force(play, unit):
                break
            await run_one(play, item, context)


def _shown(play: Table, hero_id: str) -> tuple[int, ...]:
    from cogs.doomrock.dice import rolled

    return tuple(die.face for die in rolled(play.state.hero(hero_id)))


def _in_force(play: Table, unit: Unit) -> bool:
    """A card stops with its owner's fall; what is under way with it is lost."""
    return unit.owner is None or not play.state.hero(unit.owner).fallen


def _awake(play: Table, unit: Unit, context: Context) -> bool:
    """Whether any word of it would do something now."""
    facts = None
    for item in unit.words:
        if item.limit is not None and play.state.limits.get(limit_key(play, item, context), 0):
            continue
        if item.condition is not None:
            if facts is None:
                from cogs.doomrock.facts import DoomrockFacts

                facts = DoomrockFacts(play, context)
            if not effects.holds(item.condition, facts):
                continue
        return True
    return False


async def _in_order(play: Table, trigger: str, units: list[Unit], awake: Sequence[bool]) -> list[Unit]:
    if trigger == "roll_final":  # the hero's own dice first, then what looks at them
        return sorted(units, key=lambda unit: unit.words[0].do != "dice")
    live = [unit for unit, up in zip(units, awake, strict=True) if up]
    if trigger == "own_attack" or len(live) < 2 or all(w.do in CALM for unit in live for w in unit.words):
        return units
    names = {f"{unit.card}|{unit.owner or ''}": unit for unit in live}
    options = partial(_options, play, names)
    prompt = text("dr-ask-order")
    order = await order_leader(play, "doomrock.order", prompt, options, lambda: list(names))  # D-9
    sleeping = [unit for unit in units if unit not in live]
    return [names[name] for name in order] + sleeping


def _options(play: Table, names: dict[str, Unit]) -> list[Option]:
    found = []
    for name, unit in names.items():
        label = text("dr-option-order", card=f"@{unit.card.partition('#')[0]}")
        if unit.owner is not None:
            label = text("dr-option-order-of", card=f"@{unit.card}", who=who(play, unit.owner))
        found.append(Option(name, label))
    return found


def end_scope(state: DoomrockState, *scopes: str) -> None:
    """A span of time is over: its used-up limits and lasting modifiers go."""
    marks = tuple(f"{scope}|" for scope in scopes)
    for key in [key for key in state.limits if key.startswith(marks)]:
        del state.limits[key]
    if state.modifiers:
        state.modifiers = [m for m in state.modifiers if m.until not in scopes]
