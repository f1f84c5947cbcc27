"""Messages of a table that stand in its channel for as long as they are so: each is sent once and goes by itself.

One `StandingPosts` for each kind: what a lobby says to which nobody comes, and that a seat needs somebody.
"""

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.tables.model.info import Info
from bot.tables.notifications.outbox import Post
from bot.ui.messages.reply import NETWORK
from bot.ui.messages.retry_timer import is_passing
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
IsSo = Callable[[Info, Post], bool]


class StandingPosts:
    """kind: of the outbox's rows; is_so: whether what a row says still holds."""

    def __init__(self, client: discord.Client, stage: Stage, kind: str, is_so: IsSo) -> None:
        self.client, self.stage, self.kind, self.is_so = client, stage, kind, is_so
        self._standing: set[str] | None = None
        """Tables where something stands; None: not looked up yet."""

    async def present(self, info: Info) -> list[Post]:
        """What has been put in for a table and still holds, sent or not, oldest first."""
        return [post for post in await self.stage.tables.outbox.posts_of(info.id, self.kind) if self.is_so(info, post)]

    async def send(self, info: Info, post: Post, **message: Any) -> None:
        """Send one, if it has not been sent. message: what discord.py's `send` takes."""
        outbox = self.stage.tables.outbox
        if post.id not in {waiting.id for waiting in await outbox.pending(info.id)}:
            return
        await self.stage.tables.require_ours(info)
        try:
            channel = self.client.get_partial_messageable(info.channel)
            none = discord.AllowedMentions.none()
            sent = await channel.send(**message, nonce=post.nonce, allowed_mentions=none)
        except NETWORK as error:
            log.info("%s of %s is not posted: %s", self.kind, info.id, error)
            await outbox.mark_failed(post.id, retry=is_passing(error))
            return
        await outbox.mark_sent(post.id, sent.id)
        if self._standing is not None:
            self._standing.add(info.id)

    async def take_down(self, table: str) -> None:
        """Delete what is no longer so; costs nothing where nothing stands."""
        outbox = self.stage.tables.outbox
        if self._standing is None:
            self._standing = await outbox.tables_with(self.kind)
        if table not in self._standing:
            return
        info = await self.stage.tables.keeper.get(table)
        left = False
        for post in await outbox.standing(table, (self.kind,)):
            if self.is_so(info, post):
                left = True
            elif await outbox.take_down(post):
                await self.delete(info, post)
        if not left:
            self._standing.discard(table)

    async def delete(self, info: Info, post: Post) -> None:
        """Delete the message of a post."""
        if post.message is None:
            return
        try:
            await self.client.get_partial_messageable(info.channel).get_partial_message(post.message).delete()
        except NETWORK as error:
            log.info("%s of %s is not deleted: %s", self.kind, info.id, error)
