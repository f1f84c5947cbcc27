"""What effects look at and what they change, so far as that is known before they run. Pure.

Two effects commute when neither changes what the other looks at or changes, unless both change it the same way: two
gains of shields add up in either order. `tests/games/doomrock/test_order.py` runs what is said to commute in both
orders over all bundled cards.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.rules.effects import BaseAmount, DieAmount, PerAmount, condition_numbers
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.effects.resolution import Context

READ = "read"
ANYBODY = "*"
PARTY = ""


class Mark(NamedTuple):
    """One thing that an effect touches: what, whose (`h0`, `h` any hero, `e` any enemy, `*` anybody), and how."""

    what: str
    whose: str
    how: str


ANYTHING = Mark("anything", ANYBODY, "set")
"""What damage, spawns, tests and draws may reach: nobody can say beforehand."""
PLACES = (Mark("position", ANYBODY, READ), Mark("standing", ANYBODY, READ))
RING = (*PLACES, Mark("status:hidden", ANYBODY, READ))
THREAT = (Mark("number:threat", "h", READ), Mark("status:hidden", "h", READ))
NAMED = frozenset({"target", "attacker", "slayer", "tester", "active_hero", "subject"})
NEAR = frozenset({"adjacent_enemies", "enemies_in_group", "heroes_in_group"})
SELECTOR_READS: dict[str, tuple[Mark, ...]] = {
    "highest_threat": THREAT,
    "lowest_threat": THREAT,
    "lowest_hp": (Mark("hp", "h", READ),),
    "most_exposed": (Mark("expose", "h", READ),),
    "random_hero": (Mark("chance", PARTY, "set"),),
}
CONDITION_READS = {
    "surrounded": RING,
    "adjacent": PLACES,
    "hidden": (Mark("status:hidden", ANYBODY, READ),),
    "exposed": (Mark("expose", ANYBODY, READ),),
    "hp_le": (Mark("hp", ANYBODY, READ),),
    "heroism_ge": (Mark("heroism", ANYBODY, READ),),
    "minions_le": (Mark("standing", "e", READ),),
    "enrage_ge": (Mark("enrage", PARTY, READ),),
    "die_face": (Mark("dice", ANYBODY, READ),),
}
NUMBER_READS = {
    "living_hero": (Mark("standing", "h", READ),),
    "adjacent_enemy": PLACES,
    "enrage": (Mark("enrage", PARTY, READ),),
    "expose_on_target": (Mark("expose", ANYBODY, READ),),
    "locked_die": (Mark("dice", ANYBODY, READ),),
    "base": (Mark("number:attack", ANYBODY, READ),),
}


def clash(one: Iterable[Mark], other: Sequence[Mark]) -> bool:
    """Whether the order of two effects can matter."""
    return any(_clashing(a, b) for a in one for b in other)


def _clashing(a: Mark, b: Mark) -> bool:
    if ANYTHING in (a, b):
        return True
    return a.what == b.what and overlaps(a.whose, b.whose) and (a.how != b.how or a.how == "set")


def overlaps(one: str, other: str) -> bool:
    """Whether two wordings may mean the same character."""
    if one == other or ANYBODY in (one, other):
        return True
    return one[:1] == other[:1] and 1 in (len(one), len(other))


def footprint(item: DoomrockEffect, context: Context) -> list[Mark]:
    """Everything that an effect may touch."""
    return [*condition_marks(item.condition), *_reads(item, context), *_changes(item, context)]


def condition_marks(condition: Any) -> list[Mark]:
    """What a condition looks at."""
    found = [mark for name in condition_numbers(condition) for mark in NUMBER_READS.get(name, ())]
    if isinstance(condition, str):
        return [*found, *CONDITION_READS.get(condition, ())]
    if isinstance(condition, dict):
        name, argument = next(iter(condition.items()))
        parts = argument if name in ("all", "any") else [argument] if name == "not" else []
        found += [mark for part in parts for mark in condition_marks(part)]
        found += CONDITION_READS.get(name, ())
    return found


def _reads(item: Any, context: Context) -> list[Mark]:
    """What choosing the characters and counting the amount look at."""
    found: list[Mark] = []
    for selector in (getattr(item, name, None) for name in ("to", "who", "source", "by")):
        if isinstance(selector, str):
            found += SELECTOR_READS.get(selector, ())
            found += PLACES if selector in NEAR else ()
    for name in getattr(item, "filter", ()):
        found += CONDITION_READS["adjacent" if name == "not_adjacent" else name]
    n = getattr(item, "n", 0)
    if isinstance(n, PerAmount):
        found += NUMBER_READS.get(n.per, ())
    elif isinstance(n, str):
        found += NUMBER_READS.get(n, ())
    elif isinstance(n, BaseAmount):
        found += [*NUMBER_READS["base"], *condition_marks(n.condition)]
    elif isinstance(n, DieAmount):
        found.append(Mark("chance", PARTY, "set"))
    return found


def whose(selector: str, context: Context) -> str:
    """Whom a selector may mean, as narrowly as can be said."""
    if selector == "self":
        return context.user or ANYBODY
    if selector == "target" and context.targets:
        return context.targets[0] if len(context.targets) == 1 else ANYBODY
    if selector in NAMED:
        return getattr(context, selector, None) or ("h" if selector in ("slayer", "tester", "active_hero") else ANYBODY)
    return "e" if "enem" in selector or "minion" in selector or "boss" in selector else "h"


def _changes(item: Any, context: Context) -> list[Mark]:
    change = _CHANGES.get(item.do)
    return [ANYTHING] if change is None else change(item, context)


def _gain(item: Any, context: Context, how: str = "up") -> list[Mark]:
    if item.what == "item":
        return [ANYTHING]
    if item.what in ("silver", "time", "secret"):
        return [Mark(item.what, PARTY, how)]
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
    return [Mark("bonus", PARTY, "add")]


def _place(item: Any, context: Context) -> list[Mark]:
    """Pushes of several leave everybody alone in any order; who is pulled last joins whom the first one has."""
    held = Mark("status:immovable", ANYBODY, READ)
    return [Mark("position", ANYBODY, "push" if item.do == "push" else "set"), *PLACES[1:], held]


def _enrage(item: Any, context: Context) -> list[Mark]:
    less = isinstance(item.n, int) and item.n <= 0
    return [Mark("enrage", PARTY, "down")] if less else [ANYTHING]  # more of it may reach a level


def _dice(item: Any, context: Context) -> list[Mark]:
    return [Mark("dice", whose(item.source, context), "set")] if item.op == "set_face" else [ANYTHING]


def _choose(item: Any, context: Context) -> list[Mark]:
    if any(option.cost for option in item.options):
        return [ANYTHING]
    return [mark for option in item.options for word in option.effects for mark in footprint(word, context)]


_CHANGES = {
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
