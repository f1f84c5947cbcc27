"""What Doomrock's effects look at and what they change, so far as that is known before they run. Pure.

`tests/games/doomrock/test_order.py` runs what is said to commute in both orders over all bundled cards.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rules.effects.marks import ANYBODY, ANYTHING, READ, TABLE, Mark, Reads, Whose
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.reading.sight import BYSTANDERS, Context
from cogs.doomrock.state import is_hero

HEROES = Whose("hero")
ENEMIES = Whose("enemy")
PLACES = (Mark("position", ANYBODY, READ), Mark("standing", ANYBODY, READ))
RING = (*PLACES, Mark("status:hidden", ANYBODY, READ))
THREAT = (Mark("number:threat", HEROES, READ), Mark("status:hidden", HEROES, READ))
NAMED = frozenset({"target", "attacker", "slayer", "tester", "active_hero", "subject"})
NEAR = frozenset({"adjacent_enemies", "enemies_in_group", "heroes_in_group"})
SELECTOR_READS: Final[Mapping[str, tuple[Mark, ...]]] = {
    "highest_threat": THREAT,
    "lowest_threat": THREAT,
    "lowest_hp": (Mark("hp", HEROES, READ),),
    "most_exposed": (Mark("expose", HEROES, READ),),
    "random_hero": (Mark("chance", TABLE, "set"),),
}
READS = Reads(
    conditions={
        "surrounded": RING,
        "adjacent": PLACES,
        "hidden": (Mark("status:hidden", ANYBODY, READ),),
        "exposed": (Mark("expose", ANYBODY, READ),),
        "hp_le": (Mark("hp", ANYBODY, READ),),
        "heroism_ge": (Mark("heroism", ANYBODY, READ),),
        "minions_le": (Mark("standing", ENEMIES, READ),),
        "enrage_ge": (Mark("enrage", TABLE, READ),),
        "die_face": (Mark("dice", ANYBODY, READ),),
    },
    numbers={
        "living_hero": (Mark("standing", HEROES, READ),),
        "adjacent_enemy": PLACES,
        "enrage": (Mark("enrage", TABLE, READ),),
        "expose_on_target": (Mark("expose", ANYBODY, READ),),
        "locked_die": (Mark("dice", ANYBODY, READ),),
        "base": (Mark("number:attack", ANYBODY, READ),),
    },
)


def of(character: str) -> Whose:
    """This character."""
    return Whose("hero" if is_hero(character) else "enemy", character)


def footprint(item: DoomrockEffect, context: Context) -> list[Mark]:
    """Everything that an effect may touch."""
    return [*READS.of_condition(item.condition), *_reads(item, context), *_changes(item, context)]


def _reads(item: Any, context: Context) -> list[Mark]:
    """What choosing the characters and counting the amount look at."""
    found: list[Mark] = []
    for selector in (getattr(item, name, None) for name in ("to", "who", "source", "by")):
        if isinstance(selector, str):
            found += SELECTOR_READS.get(selector, ())
            found += PLACES if selector in NEAR else ()
    for name in getattr(item, "filter", ()):
        found += READS.conditions["adjacent" if name == "not_adjacent" else name]
    return [*found, *READS.of_amount(getattr(item, "n", 0))]


def whose(selector: str, context: Context) -> Whose:
    """Whom a selector may mean, as narrowly as can be said."""
    if selector == "self":
        return of(context.user) if context.user else ANYBODY
    if selector == "target" and context.targets:
        return of(context.targets[0]) if len(context.targets) == 1 else ANYBODY
    if selector in NAMED:
        return _named(selector, context)
    return ENEMIES if "enem" in selector or "minion" in selector or "boss" in selector else HEROES


def _named(selector: str, context: Context) -> Whose:
    one = context.active_hero if selector == "active_hero" else None
    if selector in BYSTANDERS:
        one = context.named(selector)
    if one is not None:
        return of(one)
    return HEROES if selector in ("slayer", "tester", "active_hero") else ANYBODY


def _changes(item: Any, context: Context) -> list[Mark]:
    change = _CHANGES.get(item.do)
    return [ANYTHING] if change is None else change(item, context)


def _gain(item: Any, context: Context, how: str = "up") -> list[Mark]:
    if item.what == "item":
        return [ANYTHING]
    if item.what in ("silver", "time", "secret"):
        return [Mark(item.what, TABLE, how)]
    return [Mark(item.what, whose(item.to, context), how)]


def _lose(item: Any, context: Context) -> list[Mark]:
    return _gain(item, context, "down")


def _heal(item: Any, context: Context) -> list[Mark]:
    return [Mark("hp", whose(item.to, context), "up")]


def _expose(item: Any, context: Context) -> list[Mark]:
    return [Mark("expose", whose(item.to, context), "up" if item.do == "expose" else "down")]


def _status(item: Any, context: Context) -> list[Mark]:
    # of two alike the first one stays, so only what is the same in all commutes
    how = "up" if item.name == "weakened" else f"on until {item.lasts}"
    return [Mark(f"status:{item.name}", whose(item.to, context), how)]


def _modify(item: Any, context: Context) -> list[Mark]:
    if item.what in ("max_hp", "dice", "str", "agi", "int"):  # hp, dice and what is worn follow
        return [ANYTHING]
    return [Mark(f"number:{item.what}", whose(item.to, context), "add")]


def _attack_bonus(item: Any, context: Context) -> list[Mark]:
    return [Mark("bonus", TABLE, "add")]


def _place(item: Any, context: Context) -> list[Mark]:
    """Pushes of several leave everybody alone in any order; who is pulled last joins whom the first one has."""
    held = Mark("status:immovable", ANYBODY, READ)
    return [Mark("position", ANYBODY, "push" if item.do == "push" else "set"), *PLACES[1:], held]


def _enrage(item: Any, context: Context) -> list[Mark]:
    less = isinstance(item.n, int) and item.n <= 0
    return [Mark("enrage", TABLE, "down")] if less else [ANYTHING]  # more of it may reach a level


def _dice(item: Any, context: Context) -> list[Mark]:
    return [Mark("dice", whose(item.source, context), "set")] if item.op == "set_face" else [ANYTHING]


def _choose(item: Any, context: Context) -> list[Mark]:
    if any(option.cost for option in item.options):
        return [ANYTHING]
    return [mark for option in item.options for part in option.effects for mark in footprint(part, context)]


_CHANGES: Final[Mapping[str, Callable[[Any, Context], list[Mark]]]] = {
    "gain": _gain,
    "lose": _lose,
    "heal": _heal,
    "expose": _expose,
    "unexpose": _expose,
    "status": _status,
    "modify": _modify,
    "attack_bonus": _attack_bonus,
    "push": _place,
    "pull": _place,
    "enrage": _enrage,
    "dice": _dice,
    "choose": _choose,
}
