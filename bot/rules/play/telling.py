"""What rules tell: lines of the journal, and the heading that says whose effects follow. Pure."""

from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from bot.rules.decision import Event, Text, params_written_out
from bot.rules.play.driving import Runner


class Telling:
    """The part of `Play` that writes the journal."""

    def __init__(self, run: Runner) -> None:
        self._run = run
        self._headings: list[Text] = []

    def say(self, kind: str, /, **params: Any) -> None:
        """Write a public line into the journal."""
        self._head()
        self._write(kind, params)

    def tell(self, seat: int, kind: str, /, public: Text | None = None, **params: Any) -> None:
        """Write a line that only one seat may read; the others read `public`. Undo stops here."""
        self._head()
        self.mark_undo_boundary()
        self._run.work += 1
        told = None if public is None else Text(public.key, self._told(public.params))
        self._run.journal.append(Event(kind, self._told(params), seat, told))

    @contextmanager
    def heading(self, heading: Text) -> Iterator[None]:
        """What is told within comes under this public line; nothing told, no line."""
        self._headings.append(heading)
        try:
            yield
        finally:
            self._headings = [one for one in self._headings if one is not heading]

    async def _meanwhile(self, pause: Awaitable[Any]) -> Any:
        """Wait, with no heading over what others tell before these rules go on."""
        headings, self._headings = self._headings, []
        found = await pause
        self._headings = headings
        return found

    def _head(self) -> None:
        headings, self._headings = self._headings, []
        for heading in headings:
            self._write(heading.key, heading.params)

    def _write(self, kind: str, params: Mapping[str, Any]) -> None:
        run = self._run
        run.work += 1  # looked at by the next `spend`: an effect, a question or a step
        event = Event(kind, self._told(params))
        run.journal.append(event)
        remark = run.remark(event)
        if remark is not None:
            run.work += 1
            run.journal.append(remark)

    def _told(self, params: Mapping[str, Any]) -> Mapping[str, Any]:
        names = self._run.own_names()
        return params_written_out(params, names) if names else params

    def mark_undo_boundary(self) -> None:
        """Somebody learned something that cannot be unlearned: an information boundary for undo."""
        self._run.reached_boundary = True
