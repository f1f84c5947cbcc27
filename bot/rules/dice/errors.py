"""DiceError: why an expression was not rolled, in one short friendly sentence, with the place where it went wrong.

The sentences stand here in English under catalogue keys, so that a catalogue may carry them in other languages: use
`error.key` and `error.params` there and fall back to `str(error)`. Pure.
"""

import re
from typing import Final

SENTENCES: Final = {
    "dice-empty": "There is nothing to roll. Try 2d6+1.",
    "dice-too-long": "That is too long to read ({length} characters); {limit} is my limit.",
    "dice-too-deep": "Too many brackets inside brackets; {limit} deep is my limit.",
    "dice-too-many": "That is more dice than I can hold. {limit} at once is my limit.",
    "dice-too-many-rolls": "That is too many rolls at once. {limit} is my limit.",
    "dice-too-many-sides": "A die with that many sides is a ball. {limit} sides is my limit.",
    "dice-too-large": "That number is too large for this table.",
    "dice-no-dice": "I need at least one die to roll.",
    "dice-no-sides": "A die needs at least one side.",
    "dice-no-repeat": "Rolling it zero times is easy: done.",
    "dice-forever": "Those dice would never stop rolling.",
    "dice-too-lively": "Those dice did not stop rolling, so I stopped them after {limit}.",
    "dice-by-zero": "Dividing by zero is beyond these dice.",
    "dice-unfinished": "Something is missing at the end.",
    "dice-unclear": "I cannot make sense of “{found}” here.",
    "dice-unclear-word": "I cannot make sense of “{found}” here. If it is a note, put a # before it.",
    "dice-twice": "“{found}” is one too many of its kind here.",
    "dice-fail-alone": "Counting failures needs a target first, as in 6d6>=5f1.",
    "dice-number-missing": "“{found}” needs a number.",
    "dice-clamp-crossed": "The lowest value is above the highest here.",
    "dice-advantage": "Advantage is for exactly one plain d20.",
}

_WINDOW: Final = 60


class DiceError(ValueError):
    """An expression that was refused. Nothing was drawn.

    key, params: for a catalogue. position: index into `expression`, or None where no single place is to blame.
    """

    def __init__(self, key: str, position: int | None = None, **params: object) -> None:
        super().__init__(SENTENCES[key].format(**params))
        self.key = key
        self.params = params
        self.position = position
        self.expression = ""

    def pointed(self) -> str:
        """The sentence, and below it the place in a code block with a caret (at most 60 characters of it)."""
        if self.position is None or not self.expression:
            return str(self)
        start = max(0, min(self.position - _WINDOW // 2, len(self.expression) - _WINDOW))
        # A backtick would end the code block, a new line would move the caret.
        shown = re.sub(r"\s", " ", self.expression[start : start + _WINDOW]).replace("`", "'")
        return f"{self}\n```\n{shown}\n{' ' * (self.position - start)}^\n```"
