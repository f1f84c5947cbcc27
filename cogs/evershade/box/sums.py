"""Sums that a group with the printed box would do in its head: rolls, chances, terror, advancements, armor. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.terms import DIVINUM
from cogs.evershade.rules.character.advancing import open_nodes
from cogs.evershade.rules.character.burdens import TerrorRow, terror_row
from cogs.evershade.rules.character.growing import LAST_SLOT, TOKENS, gain_experience
from cogs.evershade.rules.field.damage import Blow, Guard, dealt
from cogs.evershade.rules.rolls.dice import Die, fate_gained, successes
from cogs.evershade.rules.rolls.odds import spread
from cogs.evershade.state import Character

MOST_DICE: Final = 20
MOST: Final = 99
SIDES: Final = 12
_HELP = re.compile(r"\s*(?P<name>[^\d,;:=]+?)\s*[:=]\s*(?P<dice>\d{1,2})\s*")
Owners = list[tuple[str, int]]


def numbers_of(typed: str, least: int, most: int) -> list[int]:
    """`5, 3, 1` as numbers, greatest first, each once. Raises `NotPossible` (E30)."""
    found = re.split(r"[\s,;]+", typed.strip(" ,;")) if typed.strip(" ,;") else []
    if len(found) > 9 or not all(one.isdecimal() and len(one) <= 3 for one in found):
        raise NotPossible(text("loe-refused-numbers", least=least, most=most))
    for one in found:
        check_range(int(one), least, most)
    return sorted({int(one) for one in found}, reverse=True)


def dice_of(typed: str) -> list[int]:
    """The sides of divinum dice: `D8`, `d12 + d4`, `6`, `D8, D4`. Raises `NotPossible` for a die that there is not
    (E30)."""
    found = re.split(r"[\s,;+]+", typed.upper().strip(" ,;+")) if typed.strip(" ,;+") else []
    sides = [one.removeprefix("D") for one in found]
    known = {die.removeprefix("D") for step in DIVINUM for die in step.split("+")}
    if len(sides) > 6 or not set(sides) <= known:
        raise NotPossible(text("loe-refused-die", dice=[f"D{n}" for n in sorted(map(int, known))]))
    return [int(one) for one in sides]


def helpers_of(typed: str) -> Owners:
    """`Oswin: 2, Petra 1` as names and dice (LE-15.2). Raises `NotPossible`."""
    parts = [part for part in re.split(r"[,;]", typed) if part.strip()]
    found = [_HELP.fullmatch(part) for part in parts]
    if len(parts) > 4 or not all(found):
        raise NotPossible(text("loe-refused-support"))
    helpers = [(whose_name(one["name"]), int(one["dice"])) for one in found if one is not None]
    for _, dice in helpers:
        check_range(dice, 1, MOST_DICE)
    return helpers


def pool(dice: int, difficulty: int, mod_dice: int, mod_difficulty: int) -> tuple[int, int]:
    """LE-14.7: at least 1 die, a difficulty of at least 2. Raises `NotPossible` (E30)."""
    check_range(dice, 1, MOST_DICE)
    check_range(difficulty, 2, SIDES)
    check_range(mod_dice, -MOST_DICE, MOST_DICE)
    check_range(mod_difficulty, -SIDES, SIDES)
    return max(1, min(MOST_DICE, dice + mod_dice)), max(2, difficulty + mod_difficulty)


@dataclass(frozen=True, slots=True)
class Counted:
    """A roll as it lies. reached: the outcome, None: none was (LE-14.11); fate: who gains how much (LE-14.12)."""

    successes: int
    reached: int | None
    fate: list[tuple[str, int]]
    has_failed: bool


def counted(
    faces: Sequence[int], owners: Sequence[tuple[str, int]], difficulty: int, outcomes: Sequence[int]
) -> Counted:
    """LE-14.9 to LE-14.12. outcomes: the successes that they want, none: any success will do."""
    names = [name for name, n in owners for _ in range(n)]
    dice = [Die(name, face) for name, face in zip(names, faces, strict=True)]
    n = successes(dice, difficulty)
    wanted = [one for one in (outcomes or [1]) if one <= n]
    gained = fate_gained(dice, owners[0][0], not wanted)
    return Counted(n, max(wanted, default=None), list(gained.items()), not wanted)


def chances(dice: int, difficulty: int, wanted: Sequence[int]) -> list[tuple[int, float]]:
    """(successes, per cent with a decimal) exactly (LE-14.9). Raises `NotPossible` (E30)."""
    check_range(dice, 1, MOST_DICE)
    check_range(difficulty, 2, SIDES)
    found = spread(dice, difficulty)
    exact = {n: found.chance(lambda got, n=n: got >= n) for n in sorted(wanted)}  # type: ignore[misc]
    return [(n, round(1000 * chance) / 10) for n, chance in exact.items()]


def terror(die: int, traumas: int) -> TerrorRow:
    """LE-10.9. Raises `NotPossible`."""
    check_range(traumas, 0, 3)
    return terror_row(die, traumas)


@dataclass(frozen=True, slots=True)
class Learned:
    """gained: advancement tokens; marker, left: as they stand afterwards; next_at: the slot that is wanted then."""

    gained: int
    marker: int
    left: int
    next_at: int | None


def experience(marker: int, left: int, gain: int) -> Learned:
    """LE-8.1 to LE-8.3. marker: on the track; left: tokens on it. Raises `NotPossible`."""
    check_range(left, 0, TOKENS)
    made = Character("board", exp=marker, exp_tokens_left=left)
    check_range(marker, 0, LAST_SLOT if not left else 1 + TOKENS - left)
    check_range(gain, 0, MOST)
    gained = gain_experience(made, gain)
    following = 2 + TOKENS - made.exp_tokens_left if made.exp_tokens_left else None
    return Learned(gained, made.exp, made.exp_tokens_left, following)


def nodes_open(content: EvershadeContent, profession: str, taken: str) -> list[tuple[str, list[int]]]:
    """LE-8.5 to LE-8.8: the nodes that may be taken next, of each tree of a profession by its name. taken: `1 3; 1; `
    of the primary tree and the two secondary ones. Raises `NotPossible`."""
    wanted = profession.strip().casefold()
    found = next(
        (one for one in content.professions.values() if wanted in (one.id.casefold(), one.name.casefold())), None
    )
    if found is None:
        raise NotPossible(text("loe-refused-profession", names=[one.name for one in content.professions.values()]))
    parts = [*taken.split(";"), "", "", ""][:3]
    sets = [numbers_of(part, 1, 8) for part in parts]
    total = sum(map(len, sets))
    trees = [content.trees[name] for name in (found.primary, *found.secondary)]
    return [(tree.name, open_nodes(tree, own, total)) for tree, own in zip(trees, sets, strict=True)]


@dataclass(frozen=True, slots=True)
class Struck:
    """LE-21.1: what each step leaves. stopped: by armor and cover together."""

    amount: int
    prevented: int
    stopped: int
    changed: int
    lost: int


def armored(damage: int, armor: int, ignore: int, prevent: int, weak: int, resist: int, *, cover: bool) -> Struck:
    """Raises `NotPossible`."""
    for n in (damage, armor, ignore, prevent, weak, resist):
        check_range(n, 0, MOST)
    blow, prevented = Blow(damage, ("any",), prevent, ignore), min(damage, prevent)
    through = dealt(blow, Guard(armor, cover))
    lost = dealt(blow, Guard(armor, cover, {"any": weak}, {"any": resist}))
    return Struck(damage, prevented, damage - prevented - through, lost - through, lost)
