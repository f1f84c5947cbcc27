"""The bundled typeface and how words are fitted into a place. Reads `data/fonts`, touches nothing else.

Cabin by Pablo Impallari and Igino Marini, SIL Open Font License 1.1: `data/fonts/OFL-Cabin.txt`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from PIL import ImageFont

from bot import DATA

Weight = Literal["Bold", "SemiBold"]
Font = ImageFont.FreeTypeFont
DOTS = "…"
MINUS = "–"
"""The typeface has no minus sign of its own; this is as wide as its digits."""
_HYPHEN = re.compile(r"(?<=[^\W\d]-)(?=[^\W\d])")
"""Between the parts of Mudwick-under-Mud, but not in -1 or 2-3."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "Bold") -> Font:
    """The typeface in a size (pixels). Basic layout: the same bytes with and without the shaping library."""
    path = DATA / "fonts" / f"Cabin-{weight}.otf"
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


SIGN = re.compile("[\ue000-\ue00f]")
"""Letters that stand for signs among words (`Canvas.signs`): each is as wide as the words are high, and a
little more."""


@lru_cache(maxsize=8_192)
def width(words: str, size: int, weight: Weight = "Bold") -> int:
    """How wide a line of words is, in pixels."""
    letters, signs = SIGN.subn("", words)
    return round(font(size, weight).getlength(letters)) + signs * sign_width(size)


def sign_width(size: int) -> int:
    """How much of a line a sign takes, in pixels."""
    return size + size // 5


@lru_cache(maxsize=4_096)
def wrap(words: str, size: int, room: int, lines: int = 99, weight: Weight = "Bold") -> tuple[str, ...]:
    """The words in lines no wider than `room`; what does not fit into `lines` ends in dots."""
    found: list[str] = []
    line = ""
    for glue, word in _pieces(words, size, room, weight):
        longer = f"{line}{glue}{word}" if line else word
        if line and width(longer, size, weight) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found = [*found[: lines - 1], f"{found[lines - 1]} {DOTS}"]
    return tuple(clip(line, size, room, weight) for line in found)


def _pieces(words: str, size: int, room: int, weight: Weight) -> Iterator[tuple[str, str]]:
    """Words with what stands before each; one that is wider than a line may be broken behind its hyphens."""
    for word in words.split():
        glue = " "
        for piece in _HYPHEN.split(word) if width(word, size, weight) > room else [word]:
            yield glue, piece
            glue = ""


@lru_cache(maxsize=4_096)
def clip(words: str, size: int, room: int, weight: Weight = "Bold") -> str:
    """One line, cut with dots when it is wider than `room`."""
    if width(words, size, weight) <= room:
        return words
    words = words.removesuffix(DOTS).rstrip()
    while words and width(words + DOTS, size, weight) > room:
        words = words[:-1]
    return words.rstrip() + DOTS


@lru_cache(maxsize=4_096)
def fit(
    words: str, sizes: tuple[int, ...], room: int, lines: int = 1, weight: Weight = "Bold"
) -> tuple[int, tuple[str, ...]]:
    """The largest of `sizes` (falling) in which the words fit uncut, and their lines; else the last size, cut."""
    for size in sizes:
        found = wrap(words, size, room, weight=weight)
        if len(found) <= lines and not any(line.endswith(DOTS) and not words.endswith(DOTS) for line in found):
            return size, found
    return sizes[-1], wrap(words, sizes[-1], room, lines, weight)
