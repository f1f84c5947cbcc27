"""Names and other words of people and foreign files, as others will see them. Pure.

Everything that somebody typed, is called, or has written into a file goes through `cleaned` before it is stored or
shown: signs that nobody sees, and signs that turn the direction of what stands behind them, let one name look like
another.
"""

import unicodedata
from collections.abc import Iterator
from typing import Final

_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
_UNSEEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co")
"""Controls, signs that turn or join, halves of a pair, letters that nobody has agreed upon."""
_JOINERS: Final = "\u200c\u200d"
_SELECTORS: Final = "\ufe0e\ufe0f"
_SHAPED: Final = ("Lo", "Mn", "Mc", "So", "Sk")
"""Kinds of letters that a joiner shapes, emoji among them; beside others it shows nothing."""
_MARKS: Final = 4
"""Accents on one letter; more are a tower over the lines above."""


def cleaned(text: str, *, lines: bool = False) -> str:
    """A text with nothing unseen in it, on one line, one blank between words. lines: its lines stay."""
    if lines:
        return "\n".join(line for line in map(cleaned, text.splitlines()) if line)
    if not (text.isascii() and text.isprintable()):
        text = "".join(_settled([" " if letter.isspace() else letter for letter in text if not _is_unseen(letter)]))
    return " ".join(text.split())


def no_reference(text: str) -> str:
    """`cleaned`, for a parameter of a sentence. There a leading `@` is a reference: whoever types `@seat:0` would say
    another's name, and `@prose:...` a page of a story that nobody has come to."""
    text = cleaned(text)
    return "\uff20" + text[1:] if text.startswith("@") else text  # looks the same, means nothing


def shortened(text: str, most: int = 60) -> str:
    """At most so many characters of a text."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _is_unseen(letter: str) -> bool:
    if letter in _JOINERS or letter.isspace():
        return False
    return letter in _UNSEEN or unicodedata.category(letter) in _UNSEEN_KINDS or "\U000e0000" <= letter <= "\U000e0fff"


def _settled(letters: list[str]) -> Iterator[str]:
    """The letters without joiners that join nothing, selectors that select nothing, and towers of accents."""
    marks = 0
    for before, letter, after in zip([" ", *letters], letters, [*letters[1:], " "], strict=False):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter in _JOINERS and not (_is_shaped(before) and _is_shaped(after)):
            continue
        if letter in _SELECTORS and before.isalpha():
            continue
        if marks <= _MARKS:
            yield letter


def _is_shaped(letter: str) -> bool:
    return unicodedata.category(letter) in _SHAPED
