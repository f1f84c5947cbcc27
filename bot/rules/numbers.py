"""Whole numbers as people and ids write them."""

import re
from typing import Final

MOST_DIGITS: Final = 18
_WHOLE = re.compile("-?[0-9]+")


def read_whole(written: str, digits: int = MOST_DIGITS) -> int | None:
    """The number, None for anything else: a sign that only looks like a digit (`\u00b2`), or more digits than a number
    here can have, which Python itself refuses to read at some length.
    """
    if not _WHOLE.fullmatch(written) or len(written.removeprefix("-")) > digits:
        return None
    return int(written)


def read_count(written: str, digits: int = MOST_DIGITS) -> int | None:
    """The same for a number that has no minus."""
    return None if written.startswith("-") else read_whole(written, digits)
