"""The records of people: each ended game of theirs is played again once, and its figures kept."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog
from cachetools import LRUCache

from bot.rules.errors import Refusal
from bot.rules.fairness import table_seed
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.replays.record import Played, play_record
from bot.tables.replays.service import Rest
from bot.tables.service import Tables

log = structlog.get_logger("tables")
KEPT = 5_000
"""Games whose figures are in memory; some hundred bytes each, and its throws."""
Key = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Gathered:
    """What is known by now. of: how many games there are in all."""

    played: tuple[Played, ...]
    of: int

    @property
    def is_done(self) -> bool:
        return len(self.played) == self.of


class Records:
    """Figures of users over their ended games. One game is played again at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: LRUCache[Key, Played] = LRUCache(KEPT)
        self._making: dict[int, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)

    async def of(self, user: int, patience: float = 2.0) -> Gathered:
        """All of a user's games that have begun and are over; as far as they are worked out after `patience` seconds:
        asked again it goes on from there."""
        over = [info for info in await self._tables.index.ended_of(user) if self._counts(info)]
        if any((info.id, user) not in self._known for info in over):
            task = self._making.get(user)
            if task is None:
                task = asyncio.ensure_future(self._make(over, user))
                self._making[user] = task
                task.add_done_callback(partial(self._made, user))
            await asyncio.wait({task}, timeout=patience)
        known = [self._known[info.id, user] for info in over if (info.id, user) in self._known]
        return Gathered(tuple(known), len(over))

    def _counts(self, info: Info) -> bool:
        """A campaign's own table is no game: its sessions are. Nor is a lesson, whose dice are prepared."""
        game = self._tables.games.get(info.game)
        is_game = game is not None and not game.keeps_a_log and not info.is_lesson
        return is_game and info.entropies is not None and info.status == "ended"

    def _made(self, user: int, task: "asyncio.Task[None]") -> None:
        self._making.pop(user, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a record was not worked out", error=task.exception())

    async def _make(self, over: list[Info], user: int) -> None:
        for info in over:
            if (info.id, user) not in self._known:
                async with self._one:
                    self._known[info.id, user] = await self._played(info, user)

    async def _played(self, info: Info, user: int) -> Played:
        try:
            bundle: dict[str, Any] = await export_table(self._tables, info.id, private=True)
        except Refusal as refusal:
            log.info("a game is not in a record", table=info.id, why=refusal.text.key)
            return Played(info.game, info.id, "", 0, 0, (), (), 0.0, False)
        seed = table_seed(bytes.fromhex(bundle["server_seed"]), bundle["table"]["entropies"])
        game, rest = self._tables.games[info.game], Rest()
        return await asyncio.to_thread(partial(play_record, bundle, info, game, seed, user, rest.take))
