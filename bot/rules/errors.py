"""What can go wrong, as types. Pure; every error that a player may see carries a `Text`, never a ready sentence.

Two kinds reach players (design: decisions): *not possible* (you asked something illegal) and *no longer possible*
(the board has moved on). The others are for whoever runs or writes the game.
"""

from bot.rules.decision import Text


class Refusal(Exception):
    """A choice that was not taken. Nothing changed. `text` tells the person why and what to do instead."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, dict(text.params))
        self.text = text


class NotPossible(Refusal):
    """The player asked for something illegal: wrong seat, unknown option, wrong number of picks."""


class NoLongerPossible(Refusal):
    """The request has been answered or changed since the player looked at it; show the present board."""


class RuleFailure(Exception):
    """A rule raised. The run has been put back to where it was before the choice; `__cause__` is the bug."""

    def __init__(self, step: str, index: int, why: str) -> None:
        super().__init__(f"rule failed in step {step!r} at choice {index}: {why}")
        self.step = step
        self.index = index


class TooMuchWork(Exception):
    """One choice has set more in motion than any honest one does: cards that wake one another without end."""


class ReplayMismatch(Exception):
    """A stored choice does not fit what the rules ask now: rules or content have changed since it was stored."""

    def __init__(self, index: int, why: str) -> None:
        super().__init__(f"choice {index} does not replay: {why}")
        self.index = index


class ContentError(Exception):
    """A pack is wrong. Holds every problem found, each with file, line, entry and field, not only the first."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
