"""The state that all games share, and the steps of its agenda. Pure."""

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, Field


class Step(BaseModel):
    """One entry of the agenda: which step, with which arguments. A save says in plain words where the game is."""

    name: str
    args: dict[str, Any] = Field(default_factory=dict)


class TableState(BaseModel):
    """What the kernel keeps in every game's state. Games inherit from it and add their own fields (ids, never objects).

    steps      the agenda; the first entry is running or runs next; empty: the game is over
    counters   random words consumed per stream; salt: grows with each agreed undo, so that it gives fresh dice
    lines      what tokens count: line -> key of the last question, empty once answered, and its number; not in digests
    asked      requests so far, of all seats; seen, used: older counts, kept because digests of stored tables hold them
    result     None while it runs; then what `Game.result_text` tells
    """

    model_config = ConfigDict(extra="forbid")
    if not TYPE_CHECKING:  # mypy looks at each field that is set; pydantic's own look costs more than many a rule
        __setattr__ = object.__setattr__

    steps: list[Step] = Field(default_factory=list)
    counters: dict[str, int] = Field(default_factory=dict)
    salt: int = 0
    asked: int = 0
    seen: dict[int, tuple[str, int]] = Field(default_factory=dict)
    used: dict[int, int] = Field(default_factory=dict)
    lines: dict[str, tuple[str, int]] = Field(default_factory=dict)
    seats: int = 1
    result: str | None = None
