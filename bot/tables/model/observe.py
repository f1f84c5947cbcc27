"""What tables and screens notice about themselves while they work, for whoever wants to count it. Imports nothing.

The measuring points know this class only. Its methods hear nothing, which costs about a tenth of a microsecond;
`bot.hosting.metrics` is the one that counts. An observer must not raise, wait, or keep what it is handed.
"""

from typing import Literal

Span = Literal["commit", "panel", "picture"]
"""commit: from asking for a change of a table to be stored until it is; panel: making a board or a hand from a table;
picture: drawing one in a thread, the wait for the thread included."""

Tally = Literal["refusal", "trouble", "replay_mismatch", "rule_broke", "reminder"]
"""refusal: a player was told no, kind: which class of it; trouble: a bug behind a click or command;
replay_mismatch: a table opened from the store was not as it had been, kind: `differs` or `lost`;
rule_broke: a rule raised, kind: the game; reminder: one was sent."""


class Observer:
    """Hears nothing."""

    __slots__ = ()

    def took(self, what: Span, seconds: float) -> None:
        """Something was done and took so long."""

    def noted(self, what: Tally, kind: str = "") -> None:
        """Something has happened. kind: one of few, fit for a label."""


SILENT = Observer()
