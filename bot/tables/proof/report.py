"""What checking an export has found. Plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Bundle = Mapping[str, Any]
Row = Mapping[str, Any]
Verdict = Literal["whole", "partly", "false"]


@dataclass(slots=True)
class Report:
    """What came of checking.

    problem: the first difference, in words, or None; gaps: what is not proved, each in words; notes: what is good to
    know; choices, events: how many agreed; seal, head: what should stand in the channel.
    """

    problem: str | None = None
    notes: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    choices: int = 0
    events: int = 0
    seal: str = ""
    head: str = ""

    @property
    def ok(self) -> bool:
        """Whether nothing in it is false; it may be proved only in part."""
        return self.problem is None

    @property
    def verdict(self) -> Verdict:
        return "false" if self.problem is not None else "partly" if self.gaps else "whole"


class Difference(Exception):
    """The first place where an export and what its seed gives differ."""
