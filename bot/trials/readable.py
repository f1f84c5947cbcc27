"""Whether players can read a sentence: no key, id, reference or empty place of the program stands in it."""

import re
from collections.abc import Sequence

_INTERNAL = re.compile(
    r"\b[a-z]+(?:_[a-z0-9]+)+\b"  # deck_top
    r"|\b[a-z]{2}\.[a-z][a-z_]+\b"  # ab.haymaker
    r"|@[\w.]"  # @seat:1
    r"|\bseat:\d"
    r"|<[a-z][a-z0-9-]*>|\{.*?\}|\?\?\?"  # a missing sentence, a missing parameter
    r"|\bNone\b(?! (?:of|shall)\b)|\bTrue\b|\bFalse\b|!text"
)


def unreadable(sentences: Sequence[str]) -> list[str]:
    """What of these sentences is not for players, each with its sentence."""
    return [f"{found[0]!r} in {said!r}" for said in sentences for found in _INTERNAL.finditer(said)]
