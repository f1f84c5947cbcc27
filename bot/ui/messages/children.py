"""Opens the tables that a table asks for (`bot.tables.play.children`), each in a thread of its own, and carries
results back.

Called after each change of a board and once for every table after a start; what is already as it should be costs
nothing but a look.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.rules.decision import text
from bot.rules.errors import Refusal
from bot.rules.kernel.game import Game
from bot.tables.model.info import Info
from bot.tables.play.children import Standing
from bot.ui.messages.boards import Boards
from bot.ui.messages.hands import Hands
from bot.ui.messages.reply import NETWORK
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
_THREAD_NAME = 100


class ChildTables:
    """The one who follows tables to the tables that come of them."""

    def __init__(self, client: discord.Client, stage: Stage, boards: Boards, hands: Hands) -> None:
        self.client = client
        self.stage = stage
        self.boards = boards
        self.hands = hands
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._told: set[str] = set()

    async def follow(self, table: str) -> None:
        """Open what this table wants to see opened; if it is over itself, take its result to whoever waits for it."""
        try:
            info = await self.stage.tables.keeper.get(table)
            if info.sequel_of is not None and info.status == "ended":
                await self._hand_in(info.sequel_of)
            elif info.status == "running" and opens_tables(self.stage.tables.games, info):
                lock = self._locks.setdefault(table, asyncio.Lock())
                async with lock:
                    opened = await self._open_all(info)
                if not await self._hand_in(table) and opened:
                    await self.boards.refresh(table)  # now that it can say where they are played
        except Refusal as refusal:
            log.warning("the tables of %s could not be followed: %s", table, refusal.text.key)
        except Exception:
            log.exception("the tables of %s could not be followed", table)

    async def resume(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """After a start: what was under way when the last process ended. goes_on: asked before each."""
        tables = self.stage.tables
        games = [game for game, rules in tables.games.items() if type(rules).child_tables is not Game.child_tables]
        for table in await tables.index.running(games):
            if not goes_on():
                return
            await self.follow(table)

    async def _hand_in(self, table: str) -> bool:
        info = await self.stage.tables.keeper.get(table)
        await self.boards.know(table)
        if info.status != "running" or await self.stage.tables.children.hand_in(table) is None:
            return False
        await self.boards.refresh(table)
        await self.hands.refresh(table)
        return True

    async def _open_all(self, info: Info) -> bool:
        """Whether any has been opened."""
        waiting = [one for one in await self.stage.tables.children.child_tables(info.id) if one.is_awaited]
        missing = [one for one in waiting if one.status == "" or (one.status == "lobby" and not one.sequel.is_lobby)]
        return any([await self._open(info, one) for one in missing])

    async def _open(self, info: Info, one: Standing) -> bool:
        tables, key = self.stage.tables, one.sequel.key
        if not one.has_people:
            await tables.children.open_child(info.id, key, None)
            return True
        parent = info.parent or info.channel
        channel = one.channel if one.table is not None else await self._thread(info, parent, one)
        if channel is None:
            return False
        opened = await tables.children.open_child(info.id, key, channel, parent)
        await self.boards.refresh(opened.info.id, anew=True)
        return True

    async def _thread(self, info: Info, parent: int, one: Standing) -> int | None:
        """A public thread below the channel of the table; None where there can be none, which is said once."""
        channel = self.client.get_channel(parent)
        who = [f"@seat:{seat}" for seat in one.sequel.seats]
        title = one.sequel.title or text("table-sequel-thread", who=who)
        words = self.stage.say(info, title).replace("\\", "")
        if isinstance(channel, discord.TextChannel):
            try:
                made = await channel.create_thread(name=words[:_THREAD_NAME], type=discord.ChannelType.public_thread)
            except NETWORK as error:
                log.info("no thread in %s: %s", parent, error)
            else:
                self._told.discard(info.id)
                return made.id
        if info.id not in self._told:
            self._told.add(info.id)
            said = self.stage.say(info, text("table-sequel-no-thread"))
            try:
                await self.client.get_partial_messageable(info.channel).send(said)
            except NETWORK as error:
                log.info("players of %s could not be told: %s", info.id, error)
        return None


def opens_tables(games: Mapping[str, Game[Any]], info: Info) -> bool:
    """Whether the game of this table can want others at all."""
    game = games.get(info.game)
    return game is not None and type(game).child_tables is not Game.child_tables
