"""Posts that wait for people's answers: brought up to date with their table, and closed when their time is up."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.rules.errors import Refusal
from bot.tables.model.errors import NotOwner
from bot.tables.model.info import Info
from bot.tables.notifications.wishes import call_at, way_of
from bot.tables.together.gatherings import EXPIRED, Gathering
from bot.ui.messages.reply import NETWORK, Shown, payload
from bot.ui.messages.retry_timer import PeriodicTimer, RetryTimer
from bot.ui.panels.discord_panel import layout, mentions, mentions_of
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
EACH = 300.0
"""Seconds from the start to the first look at what is due, and between two looks."""
Do = Callable[[Gathering], Awaitable[None]]


class GatheringPosts:
    """The posts of all kinds that have entered themselves.

    on_table: kind -> brings a post up to date after its table has changed; on_due: kind -> closes one whose time is up
    """

    def __init__(self, client: discord.Client, stage: Stage, shown: Shown, retries: RetryTimer) -> None:
        self.client, self.stage, self.shown = client, stage, shown
        self.on_table: dict[str, Do] = {}
        self.on_due: dict[str, Do] = {}
        self._tables: set[str] | None = None
        """Tables with open posts of these kinds, or that had one lately; None: not looked up yet."""
        self.timer = PeriodicTimer(retries, EACH, EACH, self.close_due, "posts whose time is up")

    # ------------------------------------------------------------------ posts

    async def post(self, found: Gathering, panel: Panel) -> Gathering | None:
        """Put it where it belongs; None if that cannot be done, and then it is closed."""
        try:
            channel = self.client.get_partial_messageable(found.channel)
            sent = await channel.send(view=layout(panel), allowed_mentions=mentions(panel))
        except NETWORK as error:
            log.info("a post of table %s is not sent: %s", found.table, error)
            await self.stage.tables.gatherings.close(found, EXPIRED)
            return None
        return await self.posted(found, sent.id)

    async def posted(self, found: Gathering, message: int) -> Gathering:
        """It stands there."""
        self.know(found.table)
        return await self.stage.tables.gatherings.posted(found, message)

    def know(self, table: str) -> None:
        """This table has an open post."""
        if self._tables is not None:
            self._tables.add(table)

    async def edit(self, found: Gathering, panel: Panel) -> None:
        """Change the post, if it still stands."""
        if found.message is None:
            return
        channel = self.client.get_partial_messageable(found.channel)
        try:
            change: dict[str, Any] = payload(self.shown, found.message, panel, ())
            await channel.get_partial_message(found.message).edit(**change)
        except NETWORK as error:
            log.info("a post of table %s is not brought up to date: %s", found.table, error)

    async def say(self, channel: int, words: str, users: list[int]) -> None:
        """A message that calls these users."""
        try:
            await self.client.get_partial_messageable(channel).send(words[:2000], allowed_mentions=mentions_of(users))
        except NETWORK as error:
            log.info("nobody could be told in %s: %s", channel, error)

    async def is_called(self, user: int, info: Info) -> bool:
        """Whether this user is called by name at a table, and now."""
        prefs, now = await self.stage.tables.people.prefs_at(user, info.guild), self.stage.tables.clock.now()
        return way_of(prefs, info.id) == "mention" and call_at(now, now, prefs, info.id) == now

    # ------------------------------------------------------------------ after a change of a table

    async def follow(self, table: str) -> None:
        """A table has changed. Costs nothing where it has no open post."""
        posts = self.stage.tables.gatherings
        if self._tables is None:
            self._tables = await posts.open_tables(list(self.on_table))
        if table not in self._tables:
            return
        found = [one for one in await posts.open_at(table) if one.kind in self.on_table]
        for one in found:
            await self._do(self.on_table[one.kind], one)
        if not found:
            self._tables.discard(table)

    # ------------------------------------------------------------------ when their time is up

    async def close_due(self) -> None:
        """Close those whose time is up."""
        for found in await self.stage.tables.gatherings.due():
            if found.kind in self.on_due:
                await self._do(self.on_due[found.kind], found)

    async def _do(self, do: Do, found: Gathering) -> None:
        try:
            await do(found)
        except (Refusal, NotOwner) as error:  # its table cannot be opened, or is another process's: the others go on
            log.info("a post of table %s is left as it is: %s", found.table, error)
