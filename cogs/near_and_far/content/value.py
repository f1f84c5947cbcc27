"""What a reward is worth, on the scale of NF-1.1 and rules 8.6. Pure."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from cogs.near_and_far.content.terms import VALUE
from cogs.near_and_far.content.vocabulary import Choose

ANIMAL: Final = 4
_FIXED: Final[Mapping[str, int]] = MappingProxyType(
    {"gain_world": 4, "gain_keyword": 1, "gain_side_quest": 4, "gain_character_card": 4, "build_camp": 4}
)


def worth(effects: Sequence[Any], *, is_chapter: bool = False) -> int:
    """The value of a list of effects. is_chapter: then experience does not count; every chapter gives it."""
    return sum(_one(effect, is_chapter) for effect in effects)


def _one(effect: Any, is_chapter: bool) -> int:
    if isinstance(effect, Choose):
        return max(worth(option, is_chapter=is_chapter) for option in effect.options)
    if effect.do == "gain_xp":
        return 0 if is_chapter else 3 * int(effect.n)
    count = _COUNTED.get(effect.do)
    return count(effect) if count is not None else _FIXED.get(effect.do, 0)


def _goods(effect: Any) -> int:
    goods = sum(VALUE[name] * getattr(effect, name) for name in ("coin", "gem", "food"))
    return int(goods + effect.hearts + effect.rep + ANIMAL * (effect.pack_bird + effect.pack_tortoise))


_COUNTED: Final[Mapping[str, Callable[[Any], int]]] = MappingProxyType(
    {
        "gain": lambda effect: _goods(effect) if effect.who == "owner" else 0,
        "lose": lambda effect: -_goods(effect) if effect.who == "owner" else 0,
        "gain_token": lambda effect: VALUE["token"] * effect.n,
        "gain_adventurer": lambda effect: min(effect.max_cost, 4),
        "draw": lambda effect: 4 * effect.keep if effect.deck == "treasure" else 2 * effect.keep,
    }
)
