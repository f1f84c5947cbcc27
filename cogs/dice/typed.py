"""What people type where dice are wanted, as notation: habits from other tables are met, not corrected. Pure.

    roll 2d6  -> 2d6            2d20kh1+7 attack -> 2d20kh1+7 # attack
    3#d20     -> 3x d20         1d20+5 vs 15     -> 1d20+5 # vs 15
    d66       -> two dice, tens and ones
    2d+1      -> 2d20+1, or with as many sides as the server's usual die has
    2w6       -> 2d6                1d20 with advantage -> 1d20 adv
    4d6 keep the best 3, 4d6 drop lowest, 3d6 exploding -> 4d6kh3, 4d6dl1, 3d6!

What is none of these stays as it is, and is refused with a sentence where it is read.
"""

import re
from collections.abc import Mapping
from typing import Final

from bot.rules.dice import DiceError, check

_COMMAND: Final = re.compile(r"^[/!.]?\s*(?:roll|r)\s+", re.IGNORECASE)
_TIMES: Final = re.compile(r"^(\d{1,2})#\s*(?=\d{0,3}[dw][\d%f])", re.IGNORECASE)
_D66: Final = re.compile(r"(?<![\w])1?d66(?!\w)", re.IGNORECASE)
_TENS_AND_ONES: Final = "(1d6*10+1d6)"
_AGAINST: Final = re.compile(r"^(.*[^\s<>=])\s*(?:vs\.?|versus|against|>=|=>|≥)\s*(\d{1,9})$", re.IGNORECASE)
_DICE: Final = re.compile(r"\d*d[\d%]", re.IGNORECASE)
_BARE: Final = re.compile(r"(?<![\w.])\d{0,3}d(?![\w%])", re.IGNORECASE)
_SIDES: Final = re.compile(r"\d{0,3}d(\d{1,7}|%|F)", re.IGNORECASE)
_W: Final = re.compile(r"(?<![\w])(\d{0,3})w(?=\d)", re.IGNORECASE)
_EDGE: Final = re.compile(
    r"\b(?:with|at|mit)\s+(?:an?\s+)?(?:(advantage|vorteil)|disadvantage|nachteil)\b", re.IGNORECASE
)
_SOME: Final = re.compile(
    r"(\d*d[\d%]+),?\s+(keep|drop)(?:ing|ping)?\s+(?:the\s+)?(\d{1,3}\s+)?(?:(highest|best)|lowest|worst)\b(?:\s+(\d{1,3}))?",
    re.IGNORECASE,
)
_EXPLODING: Final = re.compile(r"(\d*d[\d%]+),?\s+explod(?:e|es|ing)\b", re.IGNORECASE)
_EITHER: Final = re.compile(r"\b(?:adv|dis|(?:dis)?advantage|(?:vor|nach)teil)\b", re.IGNORECASE)
_MORE: Final = re.compile(r"^(.+?)\s*([+-]\s*\d{1,9})$")


def as_meant(typed: str, usual: str = "") -> str:
    """Notation for what was typed; the same text where it is notation already, or means nothing that we know. usual:
    dice whose sides a `d` without a number has, if they are of one kind."""
    dice, sign, note = _TIMES.sub(r"\1x ", _COMMAND.sub("", typed.strip())).partition("#")
    dice = _W.sub(r"\1d", dice)
    if _wrong(dice) is not None:
        dice = _said_in_words(dice)
    text = _D66.sub(_TENS_AND_ONES, dice) + sign + note
    error = _wrong(text)
    if error is None:
        return text
    with_sides = _with_sides(dice, usual) + sign + note
    if _wrong(with_sides) is None:
        return with_sides
    against = _AGAINST.match(text)
    if against is not None and _wrong(against[1]) is None:
        return f"{against[1]} # vs {against[2]}"
    before, rest = text[: error.position].rstrip(), text[error.position or 0 :]
    is_rule = _EITHER.search(rest) is not None  # a note that would promise something which no die does
    if before and not is_rule and "#" not in text and not _DICE.search(rest) and _wrong(before) is None:
        return f"{before} # {rest}"
    return text


def _said_in_words(dice: str) -> str:
    """What is done with the dice, in signs instead of words."""
    dice = _EDGE.sub(lambda found: "adv" if found[1] else "dis", dice)
    dice = _SOME.sub(
        lambda found: (
            f"{found[1]}{found[2][0].lower()}{'h' if found[4] else 'l'}{(found[3] or found[5] or '1').strip()}"
        ),
        dice,
    )
    return _EXPLODING.sub(r"\1!", dice)


def _with_sides(dice: str, usual: str) -> str:
    """Dice in which each `d` without a number has the sides of the usual ones, if those are of one kind."""
    sides = _SIDES.fullmatch(usual.strip())
    return dice if sides is None else _BARE.sub(rf"\g<0>{sides[1]}", dice)


def with_more(name: str, saved: Mapping[str, str]) -> str | None:
    """`fireball+3`: a saved roll, by its name in small letters, and something added; None if it is none."""
    found = _MORE.match(name)
    if found is None or found[1] not in saved:
        return None
    dice, sign, note = saved[found[1]].partition("#")
    text = f"({dice.strip()}){found[2]}{' # ' * bool(sign)}{note.strip()}"
    return text if _wrong(text) is None else None


def _wrong(text: str) -> DiceError | None:
    try:
        check(text)
    except DiceError as error:
        return error
    return None
