"""What people type where dice are wanted, as notation: habits from other tables are met, not corrected. Pure.

    roll 2d6  -> 2d6            2d20kh1+7 attack -> 2d20kh1+7 # attack
    3#d20     -> 3x d20         1d20+5 vs 15     -> 1d20+5 # vs 15
    d66       -> two dice, tens and ones
    2d+1      -> 2d20+1, or with as many sides as the server's usual die has

What is none of these stays as it is, and is refused with a sentence where it is read.
"""

import re
from collections.abc import Mapping
from typing import Final

from bot.rules.dice import DiceError, check

_COMMAND: Final = re.compile(r"^[/!.]?\s*(?:roll|r)\s+", re.IGNORECASE)
_TIMES: Final = re.compile(r"^(\d{1,2})#\s*(?=\d{0,3}d[\d%f])", re.IGNORECASE)
_D66: Final = re.compile(r"(?<![\w])1?d66(?!\w)", re.IGNORECASE)
_TENS_AND_ONES: Final = "(1d6*10+1d6)"
_AGAINST: Final = re.compile(r"^(.*[^\s<>=])\s*(?:vs\.?|versus|against|>=|=>|≥)\s*(\d{1,9})$", re.IGNORECASE)
_DICE: Final = re.compile(r"\d*d[\d%]", re.IGNORECASE)
_BARE: Final = re.compile(r"(?<![\w.])\d{0,3}d(?![\w%])", re.IGNORECASE)
_SIDES: Final = re.compile(r"\d{0,3}d(\d{1,7}|%|F)", re.IGNORECASE)
_MORE: Final = re.compile(r"^(.+?)\s*([+-]\s*\d{1,9})$")


def as_meant(typed: str, usual: str = "") -> str:
    """Notation for what was typed; the same text where it is notation already, or means nothing that we know. usual:
    dice whose sides a `d` without a number has, if they are of one kind."""
    dice, sign, note = _TIMES.sub(r"\1x ", _COMMAND.sub("", typed.strip())).partition("#")
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
    if before and "#" not in text and not _DICE.search(rest) and _wrong(before) is None:
        return f"{before} # {rest}"
    return text


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
