"""A table played again for one reader: what they could read, and what they could see, step by step. Pure.

P6: a step is there for each choice of which its reader may read something, and for no other; so their number counts
nothing that others do in secret. What stands in a step is `Game.view` of its reader at that moment.
"""

import marshal
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import Event, Text
from bot.rules.errors import Refusal, ReplayMismatch, RuleFailure
from bot.rules.fairness import Draw
from bot.rules.kernel.game import Game
from bot.rules.kernel.taped import TapedRun
from bot.tables.live.unit_of_work import RULES, UNDO
from bot.tables.model.codec import unpack_event
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.model.table import LogLine
from bot.tables.proof.report import Bundle, Difference
from bot.tables.proof.walk import Walk

MOST_STEPS = 6_000
"""So many steps are kept of one game; a longer one ends there, and says so."""
_PACK = 1
"""How hard a view is packed: it stays in this process, and there are many."""
_TROUBLE = (Difference, Refusal, RuleFailure, ReplayMismatch, KeyError, TypeError, ValueError, AttributeError)


@dataclass(frozen=True, slots=True)
class Step:
    """What one choice brought.

    lines     what the reader may read of it, empty only at the start and the end
    packed    what they may see after it, None where the present rules cannot say
    draws     what was drawn, of a game that is over
    opening   the line with which a chapter begins in it
    """

    lines: tuple[LogLine, ...]
    packed: bytes | None
    draws: tuple[Draw, ...] = ()
    opening: Text | None = None

    @property
    def view(self) -> dict[str, Any] | None:
        """What the reader may see, as `Game.view` gives it."""
        if self.packed is None:
            return None
        found: dict[str, Any] = marshal.loads(zlib.decompress(self.packed))
        return found


@dataclass(frozen=True, slots=True)
class Tape:
    """A replay. reader: the seat from which it is seen, None: as everybody saw it.

    steps     never empty
    names     references that only this game's state knew -> names
    dealt     how many draws of every choice that stands were played again and are in `steps`
    is_cut    it goes on, but is too long for us
    gap       why not all of it could be rebuilt, for the log; empty: all was
    """

    info: Info
    reader: int | None
    steps: tuple[Step, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    dealt: int = 0
    is_cut: bool = False
    gap: str = ""

    def chapters(self) -> list[tuple[int, Text | None]]:
        """(step with which it begins, its opening line) of each chapter; None for what stands before all openings."""
        found: list[tuple[int, Text | None]] = [
            (n, step.opening) for n, step in enumerate(self.steps) if step.opening is not None
        ]
        return found if found and found[0][0] == 0 else [(0, None), *found]

    def chapter_of(self, step: int) -> int:
        """The chapter in which a step stands."""
        return max(sum(begin <= step for begin, _ in self.chapters()) - 1, 0)


@dataclass(slots=True)
class Progress:
    """How far a game has been played again. Written by the thread that plays, read by others."""

    done: int = 0
    of: int = 0


def play_again(
    bundle: Bundle,
    info: Info,
    game: Game[Any],
    seed: bytes,
    reader: int | None,
    kinds: Collection[str],
    *,
    progress: Progress | None = None,
    rest: Callable[[], bool] = lambda: True,
) -> Tape:
    """The tape of an export with everything in it (`export_table`, private or over).

    kinds: events with which a chapter begins; rest: called between choices, False: there is no time for more. Nothing
    is raised for rules that have changed: there are no views then.
    """
    told, openings = _told(bundle, info, reader, kinds)
    rows = bundle["choices"]
    progress = progress or Progress()
    progress.of = len(rows)
    walk = Walk(bundle, game, seed, runs=TapedRun)
    player = _Player(walk, info, reader, told, openings, info.status == "ended")
    try:
        for row, _ in walk:
            progress.done += row is not None
            player.take(row)
            if len(player.steps) >= MOST_STEPS or not rest():
                player.is_cut = True
                break
    except _TROUBLE as trouble:
        player.gap = str(trouble) or type(trouble).__name__
    if not player.is_cut:
        player.finish()
    gap = player.gap or walk.given_up or ""
    return Tape(info, reader, tuple(player.steps), player.names, player.dealt, player.is_cut, gap)


class _Player:
    def __init__(
        self,
        walk: Walk,
        info: Info,
        reader: int | None,
        told: dict[int | None, list[LogLine]],
        openings: Mapping[int, Text],
        is_over: bool,
    ) -> None:
        self.walk, self.info, self.reader = walk, info, reader
        self.told, self.openings, self.is_over = told, openings, is_over
        self.steps: list[Step] = []
        self.names: dict[str, str] = {}
        self.dealt = 0
        self.last_row = walk.bundle["choices"][-1]["n"] if walk.bundle["choices"] else -1
        self.is_cut, self.gap = False, ""
        self._held: list[Draw] = []
        """What was drawn in choices of which the reader may read nothing: shown with their next step."""
        self._seen: set[int | None] = set()

    def take(self, row: Mapping[str, Any] | None) -> None:
        """After a row of the log (None: the start)."""
        number = None if row is None else row["n"]
        run = getattr(self.walk, "run", None)
        draws = run.take_draws() if isinstance(run, TapedRun) else []
        if row is not None and (row["undone"] or row["key"] in (UNDO, RULES)):
            draws = []  # played to take something back, or taken back since
        if self.is_over:
            self._held += draws
            self.dealt += len(draws)
        is_end = self.is_over and row is not None and row["n"] == self.last_row
        if number in self.told or row is None or is_end:
            self._step(number, run if number not in self.walk.unchecked else None)

    def _step(self, number: int | None, run: Any) -> None:
        lines = tuple(self.told.get(number, ()))
        self._seen.add(number)
        opening = next((self.openings[line.n] for line in lines if line.n in self.openings), None)
        packed = None if run is None else self._packed(run, lines)
        self.steps.append(Step(lines, packed, tuple(self._held), opening))
        self._held.clear()

    def _packed(self, run: Any, lines: Sequence[LogLine]) -> bytes:
        if run.own_names():
            self.names |= run.own_names()
        seat = self.reader
        first = 0 if seat is None else self.info.seats[seat].first_event
        if seat is not None and lines and lines[-1].n < first:
            seat = None  # P6: somebody else sat there
        elif seat is not None and not lines and first:
            seat = None
        if seat is not None and seat >= run.state.seats:
            seat = None  # of a campaign to which they had not come yet
        return zlib.compress(marshal.dumps(run.view(seat), 2), _PACK)

    def finish(self) -> None:
        """What was told after the last choice that could be played, without a view where rules have changed."""
        left = sorted(n for n in self.told if n is not None and n not in self._seen)
        for number in left:
            self._step(number, None)
        if self._held:
            last = self.steps[-1]
            self.steps[-1] = Step(last.lines, last.packed, (*last.draws, *self._held), last.opening)
        if not self.steps:
            self._step(None, None)


def _told(
    bundle: Bundle, info: Info, reader: int | None, kinds: Collection[str]
) -> tuple[dict[int | None, list[LogLine]], dict[int, Text]]:
    """(row of the log -> what the reader may read of it, number of an event -> the line that opens a chapter)."""
    told: dict[int | None, list[LogLine]] = {}
    openings: dict[int, Text] = {}
    last: int | None = None
    place: Seat | None = None if reader is None else info.seats[reader]
    for row in bundle["events"]:
        last = _row_of(row, last)
        if row["undone"]:
            continue
        event: Event = unpack_event(row)
        seat = reader if place is not None and row["n"] >= place.first_event else None
        line = event.text_for(seat)
        if line is None:
            continue
        told.setdefault(last, []).append(LogLine(row["n"], line, row["at"], False, row["choice_n"]))
        if event.only is None and event.kind in kinds:
            openings[row["n"]] = Text(event.kind, event.params)
    return told, openings


def _row_of(event: Mapping[str, Any], last: int | None) -> int | None:
    """The row of the log to which an event belongs: what the table itself told stands with the row before it. last: of
    the event before, for tables of a time when that was not written down."""
    if event["choice_n"] is not None:
        return int(event["choice_n"])
    after = (event.get("proof") or {}).get("after")
    return last if after is None else after - 1 if after else None
