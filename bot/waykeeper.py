"""The bot: it holds settings, tables, screens and clicks together, from its start to its last post.

Parts find each other on it: `settings`, `tables`, `channel_records`, `stage`, `clicks`, `opening` (sets tables, see
`cogs.tables.opening`). A game's own commands, if it has any, are added by `setup(bot)` in its `cog.py`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from bot.collector import Collector, spare_the_collector
from bot.command_sync import tell_commands
from bot.installed import SHARED, imported
from bot.private import files_of, warning_of
from bot.redact import TROUBLE
from bot.settings import Settings
from bot.tables.clocks.deadlines import Clocks
from bot.tables.model.errors import DatabaseInUse, StoreFailure
from bot.tables.model.observe import SILENT, Observer
from bot.tables.model.table import Outcome
from bot.tables.service import Tables
from bot.tables.shelf.channel_records import ChannelRecords
from bot.tables.store.database import Claim
from bot.tables.store.shards import EVERY, Shards
from bot.tables.upkeep.backups import Backups, file_of
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import require_complete
from bot.ui.door.tree import Translator, Tree
from bot.ui.messages.reply import NETWORK
from bot.ui.panels.surface import Surface
from bot.ui.screens.stage import Stage
from cogs import module_of

log = logging.getLogger(__name__)

LAST_CLICKS = 6.0
"""Seconds that clicks which are under way have at the end."""
LAST_POSTS = 2.0
"""Seconds for what still waits to be sent; both together are less than the ten that Docker grants."""
TAKE_UP_AGAIN = 3.0
"""Seconds after which the tables are taken up again, if the database did not answer."""


class Waykeeper(commands.Bot):
    """The bot. Everything that needs an event loop is made in `setup_hook`."""

    settings: Settings
    tables: Tables
    channel_records: ChannelRecords
    stage: Stage
    clicks: Clicks
    clocks: Clocks
    backups: Backups
    _parting: asyncio.Future[None]

    def __init__(
        self,
        settings: Settings,
        surfaces: list[Surface],
        *,
        local: bool,
        own_games: bool,
        shards: Shards = EVERY,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        more: dict[str, Any] = {} if http_trace is None else {"http_trace": http_trace}
        if shards.count > 1:
            more |= {"shard_ids": sorted(shards.mine), "shard_count": shards.count}
        super().__init__(
            command_prefix=(),
            intents=intents,
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            # a board that would wait longer is shown by the next click anyhow
            max_ratelimit_timeout=30.0,
            **more,
        )
        self.settings = settings
        self.serves = shards  # `shards` is discord.py's own
        self.taken_over: str | None = None
        """Why there is nothing left to do here: another process has all our tables."""
        self.local = local
        self.own_games = own_games
        self.surfaces = {surface.id: surface for surface in surfaces}
        self.is_resumed = False
        self._taking_up: asyncio.Future[None] | None = None
        """The tables are being taken up, or have been."""
        self.observer: Observer = SILENT
        self.is_synced = False
        """Whether Discord knows our commands."""
        self.is_draining = False
        """Whether we are on the way out and begin nothing new."""
        self.received: Callable[[discord.Interaction[Any]], None] = lambda interaction: None
        """Called with each interaction the moment it comes in."""
        self.before_sign_in: Callable[[int | None], Awaitable[None]] | None = None
        """Awaited before each IDENTIFY, with the shard: Discord counts them, a thousand a day."""
        self._farewell: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        games = {surface.id: surface.game for surface in self.surfaces.values()}
        # whoever has the tables goes on with them until Discord's events come in here
        claim: Claim = "now" if self.local else "soon"
        self.tables = await Tables.open(
            self.settings.database_url,
            games,
            size=self.settings.live_tables,
            observer=self.observer,
            shards=self.serves,
            claim=claim,
        )
        self._warn_of_open_files()
        self.tables.keeper.on_lost = self._on_lost
        self.channel_records = ChannelRecords(self.tables.database)
        self.stage = Stage(self.tables, self.surfaces)
        self.clicks = Clicks(self, self.stage)
        self.reminders = self.clicks.posts.reminders
        self.clicks.traffic.on_end = Collector().ended
        self.backups = Backups(file_of(self.settings.database_url), self.settings.backups)
        self.clocks = Clocks(self.tables.keeper, self._on_due, self.clicks.posts.boards.know)
        self.clocks.on_planned = self.clicks.posts.boards.meet
        self.add_listener(self.clicks.on_interaction, "on_interaction")
        for name in SHARED:
            await self._add(name)
        if self.own_games:
            for game in self.surfaces:
                await self._add(module_of(game, "cog"))
        require_complete(self.tree)
        await self.tree.set_translator(
            Translator(self.stage.words, *(surface.words for surface in self.surfaces.values()))
        )
        await self._sync_in_time()
        spare_the_collector()

    def _warn_of_open_files(self) -> None:
        """Say in one sentence which files others on this machine may read."""
        file = file_of(self.settings.database_url)
        paths = [self.settings.data_dir / TROUBLE, *([] if file is None else files_of(file))]
        if (warning := warning_of(paths)) is not None:
            log.warning("%s", warning)

    async def _add(self, name: str) -> None:
        module = imported(name)
        if module is not None and hasattr(module, "setup"):
            await module.setup(self)

    async def _sync_in_time(self) -> None:
        """That Discord does not take our commands now is no reason not to play with those that it knows."""
        try:
            assert isinstance(self.tree, Tree)
            await tell_commands(self.tree, self.application_id, None if self.local else self.settings.data_dir)
            self.is_synced = True
        except (*NETWORK, discord.app_commands.AppCommandError) as error:
            log.warning("the commands could not be told to Discord, which goes on with those of before: %s", error)

    def dispatch(self, event: str, /, *args: Any, **more: Any) -> None:
        if self.is_closed():  # discord.py's own "ready" may come after the end, when it has no loop any more
            return
        if event == "interaction":
            self.received(args[0])
        super().dispatch(event, *args, **more)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=initial)
        if self.before_sign_in is not None:
            await self.before_sign_in(shard_id)

    @property
    def is_connected(self) -> bool:
        """Whether Discord has greeted us, and the line to it is open."""
        return self.is_ready() and self.ws is not None and self.ws.open

    async def on_ready(self) -> None:
        """Comes again after each lost connection; the tables are taken up once."""
        if not self.is_synced:
            await self._sync_in_time()
        if self.is_resumed:
            return
        self.is_resumed = True
        self._taking_up = asyncio.ensure_future(self._take_up_in_time())
        await asyncio.shield(self._taking_up)

    async def _take_up_in_time(self) -> None:
        while not self.is_draining:
            try:
                await self._take_up()
                return
            except StoreFailure:
                log.error("the database does not answer; the tables are taken up as soon as it does")
                await asyncio.sleep(TAKE_UP_AGAIN)
            except DatabaseInUse as error:
                self._give_up(str(error))
                return

    async def _take_up(self) -> None:
        await self.tables.take()
        if not self.local:
            await self.clicks.posts.boards.resume(anew=False, goes_on=lambda: not self.is_draining)
            await self.clicks.posts.child_tables.resume(lambda: not self.is_draining)
        if self.is_draining:
            return
        await self.reminders.send()
        await self.clicks.posts.seals.send_all()
        await self.clocks.start()
        self.clicks.posts.idle_lobbies.timer.start()
        self.clicks.posts.gatherings.timer.start()
        self.backups.start()

    def _on_lost(self, gone: frozenset[int], why: str) -> None:
        """Another process has taken shards of ours: it hears the same events and answers them."""
        log.warning("%s", why)
        if not self.tables.database.shards.mine:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        # never taken back by itself: two of us would take the tables from each other for ever
        self.taken_over = why
        self._parting = asyncio.ensure_future(self.close())

    async def _on_due(self, outcome: Outcome) -> None:
        """A clock has run out at a table."""
        try:
            await self.clicks.posts.boards.refresh(outcome.info.id)
            await self.clicks.posts.hands.refresh(outcome.info.id)
            await self.reminders.send(outcome.info.id)
        except Exception:
            log.exception("table %s: what a clock did could not be shown", outcome.info.id)

    async def _send_last(self) -> None:
        if self._taking_up is not None:  # we may be called away in the middle of a start
            await asyncio.wait([self._taking_up])
        await self.reminders.send(at_once=True)
        await self.clicks.posts.seals.send_all()
        for post in await self.tables.outbox.pending():
            if post.kind == "board":
                await self.clicks.posts.boards.refresh(post.table)

    async def close(self) -> None:
        """Begin nothing new, let what is under way come to its end, say goodbye to Discord, then to the database.

        Takes at most `LAST_CLICKS + LAST_POSTS` and what Discord needs to let go.
        """
        if self._farewell is None:
            self._farewell = asyncio.ensure_future(self._leave())
        await asyncio.shield(self._farewell)

    async def _leave(self) -> None:
        self.is_draining = True
        if hasattr(self, "clocks"):
            self.clocks.stop()
        if hasattr(self, "clicks"):
            self.clicks.traffic.is_closed = True
            self.clicks.posts.idle_lobbies.timer.stop()
            self.clicks.posts.gatherings.timer.stop()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.clicks.traffic.idle.wait(), LAST_CLICKS)
            if self.is_resumed and self.taken_over is None:
                try:  # what is not sent now waits in the outbox for the next start
                    await asyncio.wait_for(self._send_last(), LAST_POSTS)
                except Exception as error:
                    log.warning("not everything could be sent before the end: %s", error)
            if self._taking_up is not None:
                self._taking_up.cancel()
            self.clicks.posts.retries.stop()
        await super().close()
        if hasattr(self, "backups"):
            await self.backups.stop()
        if hasattr(self, "tables"):
            await self.tables.close()


class ShardedWaykeeper(Waykeeper, commands.AutoShardedBot):
    """The same with some of Discord's shards, beside other processes with the others."""

    @property
    def is_connected(self) -> bool:
        mine = map(self.get_shard, self.tables.database.shards.mine if hasattr(self, "tables") else ())
        return self.is_ready() and all(shard is not None and not shard.is_closed() for shard in mine)

    def _on_lost(self, gone: frozenset[int], why: str) -> None:
        super()._on_lost(gone, why)
        if self.taken_over is None:
            for shard in filter(None, map(self.get_shard, gone)):
                self._parting = asyncio.ensure_future(shard.disconnect())
