"""Numbers, names and dice as people type them, checked: a forged command does not pass through Discord's screens."""

import re
from collections.abc import Sequence
from typing import Final

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.numbers import read_count

MOST_NAME: Final = 40


def check_range(n: int, least: int, most: int) -> None:
    """Raises `NotPossible` for a number outside."""
    if not least <= n <= most:
        raise NotPossible(text("refused-amount", least=least, most=most))


def whose_name(typed: str | None) -> str:
    """The name of a character as it is kept: one blank between words; "" for nobody in particular."""
    name = " ".join((typed or "").split())
    if len(name) > MOST_NAME:
        raise NotPossible(text("box-refused-name", most=MOST_NAME))
    return name


def kept_faces(typed: str, sides: int = 6) -> frozenset[int]:
    """Faces to hold on to: `5 6`, `5, 6`, and `56` where every face is one digit. Raises `NotPossible` for anything
    that is no face."""
    found = re.findall(r"\d" if sides < 10 else r"\d+", typed)
    faces = frozenset(map(int, found))
    if not faces or not faces <= set(range(1, sides + 1)) or re.search(r"[^\d\s,;]", typed):
        raise NotPossible(text("box-refused-keep", sides=sides))
    return faces


def dice_chosen(values: Sequence[str], count: int) -> list[int]:
    """Places of dice from the values of a select. Raises `NotPossible` for others than there are, or one twice."""
    places = [place for value in values if (place := read_count(value)) is not None]
    if not places or len(places) != len(values) or len(set(places)) != len(places) or max(places) >= count:
        raise NotPossible(text("box-refused-dice", n=count))
    return sorted(places)
