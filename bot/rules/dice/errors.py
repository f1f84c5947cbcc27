"""DiceError: why an expression was not rolled, as a key of the catalogue with its figures, and the place where it went
wrong. The sentences stand in `data/en.ftl`, under the same keys. Pure.
"""

import re
from typing import Final

REASONS: Final = frozenset(
    {
        "dice-empty",
        "dice-too-long",
        "dice-too-deep",
        "dice-too-many",
        "dice-too-many-rolls",
        "dice-too-many-sides",
        "dice-too-much-work",
        "dice-too-large",
        "dice-no-dice",
        "dice-no-sides",
        "dice-no-repeat",
        "dice-forever",
        "dice-too-lively",
        "dice-by-zero",
        "dice-unfinished",
        "dice-unclear",
        "dice-unclear-word",
        "dice-twice",
        "dice-fail-alone",
        "dice-number-missing",
        "dice-clamp-crossed",
        "dice-advantage",
    }
)

_WINDOW: Final = 60


class DiceError(ValueError):
    """An expression that was refused. Nothing was drawn.

    key, params: for the catalogue. position: index into `expression`, or None where no single place is to blame.
    """

    def __init__(self, key: str, position: int | None = None, **params: object) -> None:
        if key not in REASONS:
            raise KeyError(key)
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in params.items())]))
        self.key = key
        self.params = params
        self.position = position
        self.expression = ""

    def place(self) -> str:
        """The place in a code block with a caret (at most 60 characters of it); empty where there is none."""
        if self.position is None or not self.expression:
            return ""
        start = max(0, min(self.position - _WINDOW // 2, len(self.expression) - _WINDOW))
        # A backtick would end the code block, a new line would move the caret.
        shown = re.sub(r"\s", " ", self.expression[start : start + _WINDOW]).replace("`", "'")
        return f"```\n{shown}\n{' ' * (self.position - start)}^\n```"
