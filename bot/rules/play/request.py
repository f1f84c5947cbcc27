"""A decision while it is pending, and the coroutine of rules that waits for its answer. Pure."""

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from bot.rules.decision import Decision, Option, written_out
from bot.rules.play.floor import NOT_DONE


class Moment(Protocol):
    """What options are computed from and kept for: a run as it is now."""

    ticks: int

    def own_names(self) -> Mapping[str, str]:
        """As `Game.own_names`."""


@dataclass(slots=True, eq=False)
class Thread:
    """One coroutine of rules being driven. Children belong to a fork; results are in the order of the question."""

    rules: Coroutine[Any, Any, Any]
    parent: "Thread | None" = None
    slot: int = 0
    results: list[Any] = field(default_factory=list)
    missing: int = 0
    is_step: bool = False


@dataclass(slots=True, eq=False)
class Request:
    """A pending question to one or several seats; without a thread it is an anytime request, which one seat always has.

    number   when it was asked; `index` its place among those that its thread asked at once
    """

    number: int
    decision: Decision
    thread: Thread | None
    index: int = 0
    ask_again: bool = False
    places: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Per seat its line and the number there under which it is asked; see `Run.token`."""
    held: dict[int, int] = field(default_factory=dict)
    """The same as it was counted for `TableState.seen`."""
    known: Sequence[Option] | None = None
    """The options as they were when it was asked."""
    _bare: Sequence[Option] | None = None
    _bare_at: int = -1
    _read: Sequence[Option] | None = None
    """As people read them."""

    @property
    def anytime(self) -> bool:
        return self.thread is None

    def options(self, run: "Moment") -> Sequence[Option]:
        """All options as they are now and as people read them, computed once for each state of the run."""
        bare = self.bare_options(run)
        if self._read is None:
            explain, names = self.decision.explain, run.own_names()
            said = bare if explain is None else explain(bare)
            self._read = [_written_out(option, names) for option in said] if names else said
        return self._read

    def bare_options(self, run: "Moment") -> Sequence[Option]:
        """The same as the rules need them: without what `Decision.explain` adds, and with references to what only this
        state can name; whoever tells somebody of one writes them out."""
        if self._bare is None or self._bare_at != run.ticks:
            self._keep(self.decision.options(), run)
        assert self._bare is not None
        return self._bare

    def keep_known(self, run: "Moment") -> None:
        """Nothing has changed since it was asked: its options need not be worked out again at this tick."""
        if self.known is not None:
            self._keep(self.known, run)
            self.known = None

    def _keep(self, found: Sequence[Option], run: "Moment") -> None:
        self._bare, self._bare_at, self._read = found, run.ticks, None

    def has(self, option: str, run: "Moment") -> bool:
        """Whether it lists this option."""
        return any(found.id == option for found in self.bare_options(run))

    def has_open(self, option: str) -> bool:
        """Whether this option may be chosen now."""
        return any(found.id == option for found in self.decision.legal())

    def is_done(self, run: "Moment") -> bool:
        """Whether the seat of an open floor has said that it is done; it is asked on, but nobody waits for it."""
        return self.ask_again and any(option.id == NOT_DONE.id for option in self.bare_options(run))


def _written_out(option: Option, names: Mapping[str, str]) -> Option:
    """The same with the names of what only this state knows: labels and refusals are also said where no state is."""
    label, hint = written_out(option.label, names), written_out(option.hint, names)
    refused = written_out(option.refused, names)
    if label is option.label and hint is option.hint and refused is option.refused:
        return option
    return replace(option, label=label, hint=hint, refused=refused)
