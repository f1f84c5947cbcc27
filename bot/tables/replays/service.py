"""Replays of stored tables: each is played again once, beside everything else, and kept for a while."""

import asyncio
import time
from collections.abc import Collection
from functools import partial
from typing import Any

import structlog
from cachetools import LRUCache

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.fairness import table_seed
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.replays.tape import Progress, Tape, play_again
from bot.tables.service import Tables

log = structlog.get_logger("tables")
KEPT = 12
"""Tapes in memory; a long game has some megabytes."""
MOST_WAITING = 24
"""Games that wait to be played again; more are asked to come back."""
LONGEST = 60.0
"""Seconds that one game may be played again."""
FRESH = 600.0
"""Seconds for which the tape of a running game is good enough."""
_BREATH = 0.001
"""Seconds for everything else after each slice of a game that is played again."""
_SLICE = 0.01
Key = tuple[str, int | None, int]


class Replays:
    """Plays tables again, one at a time, in a thread that lets the others breathe."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tapes: LRUCache[Key, tuple[float, Tape]] = LRUCache(KEPT)
        self._making: dict[Key, asyncio.Task[Tape]] = {}
        self._progress: dict[Key, Progress] = {}
        self._one = asyncio.Semaphore(1)

    async def tape(
        self, table: str, reader: int | None, kinds: Collection[str], *, anew: bool = False, patience: float = 2.0
    ) -> Tape | Progress:
        """The replay of a table that has begun, as a seat (None: everybody) saw it; how far it is, if that takes longer
        than `patience` seconds: asked again it goes on from there. kinds: of events that open chapters; anew: of a
        running table as it stands now. Raises `NotPossible` for a table that has not begun, `UnknownTable`.
        """
        info = await self._tables.keeper.get(table)
        if info.entropies is None:
            raise NotPossible(text("replay-none"))
        key = (table, reader, 0 if reader is None else info.seats[reader].first_event)
        kept = self._tapes.get(key)
        if kept is not None and self._is_good(kept, info, anew):
            return kept[1]
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= MOST_WAITING:
                raise NotPossible(text("replay-busy"))
            self._progress[key] = Progress(of=max(info.log_length, 1))
            task = asyncio.ensure_future(self._make(key, info, kinds))
            self._making[key] = task
            task.add_done_callback(partial(self._made, key))
        done, _ = await asyncio.wait({task}, timeout=patience)
        return task.result() if done else self._progress[key]

    def _is_good(self, kept: tuple[float, Tape], info: Info, anew: bool) -> bool:
        at, tape = kept
        if [seat.name for seat in tape.info.seats] != [seat.name for seat in info.seats]:
            return False  # a name was removed, or somebody else sits there
        if tape.info.status != info.status:
            return False
        same = tape.info.version == info.version or info.status == "ended"
        return same or (not anew and time.monotonic() - at < FRESH)

    def _made(self, key: Key, task: "asyncio.Task[Tape]") -> None:
        self._making.pop(key, None)
        self._progress.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("not played again", table=key[0], error=task.exception())

    async def _make(self, key: Key, info: Info, kinds: Collection[str]) -> Tape:
        async with self._one:
            bundle: dict[str, Any] = await export_table(self._tables, info.id, private=True)
            seed = table_seed(bytes.fromhex(bundle["server_seed"]), bundle["table"]["entropies"])
            game = self._tables.games[info.game]
            rest, progress = Rest(), self._progress[key]
            play = partial(play_again, bundle, info, game, seed, key[1], kinds, progress=progress, rest=rest.take)
            tape = await asyncio.to_thread(play)
        if tape.gap:
            log.info("a replay has gaps", table=info.id, why=tape.gap)
        self._tapes[key] = (time.monotonic(), tape)
        return tape


class Rest:
    """Lets other threads run while a game is played again, and ends it in time."""

    def __init__(self) -> None:
        self._end = time.monotonic() + LONGEST
        self._next = time.monotonic() + _SLICE

    def take(self) -> bool:
        """Whether there is time for more."""
        now = time.monotonic()
        if now >= self._next:
            time.sleep(_BREATH)
            self._next = time.monotonic() + _SLICE
        return now < self._end
