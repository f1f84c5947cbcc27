"""Sends the reminders that clocks have put into the outbox; one that fails is tried again by itself."""

import logging
from functools import partial

import discord

from bot.rules.decision import text
from bot.rules.errors import Refusal
from bot.tables.model.errors import StoreFailure
from bot.tables.notifications.outbox import Post
from bot.ui.messages.reply import NETWORK
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.messages.seals import KINDS
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)


class Reminders:
    """One call by name for each stored reminder, at most one attempt at a time."""

    def __init__(self, client: discord.Client, stage: Stage, retries: RetryTimer) -> None:
        self.client = client
        self.stage = stage
        self.retries = retries
        self._waiting: set[int] = set()
        """Posts whose next attempt comes by itself."""
        self._under_way: set[int] = set()

    async def send(self, table: str | None = None, *, at_once: bool = False) -> None:
        """Send what is pending. at_once: also what would be tried again later."""
        for post in await self.stage.tables.outbox.pending(table=table):
            if post.kind == "remind":
                if at_once or post.id not in self._waiting:
                    await self._send(post)
            elif post.kind not in ("board", *KINDS):  # what a clock did stands on the board; those see to themselves
                await self.stage.tables.outbox.mark_sent(post.id)

    async def _again(self, post: Post) -> None:
        self._waiting.discard(post.id)
        for found in await self.stage.tables.outbox.pending(table=post.table):
            if found.id == post.id:
                await self._send(found)

    async def _send(self, post: Post) -> None:
        if post.id in self._under_way:
            return
        self._under_way.add(post.id)
        try:
            await self._call(post)
        except StoreFailure:
            raise
        except Refusal as refusal:  # a table that cannot be opened; the others do not wait for it
            log.error("reminder at %s dropped: %s", post.table, refusal.text.key)
            await self.stage.tables.outbox.mark_failed(post.id, retry=False)
        finally:
            self._under_way.discard(post.id)

    async def _call(self, post: Post) -> None:
        tables, seat, user = self.stage.tables, post.payload["seat"], int(post.payload["user"] or 0)
        info, awaited = await tables.keeper.look(post.table, lambda look: (look.info, look.awaited()))
        if seat not in awaited or info.seats[seat].user != user:
            await tables.outbox.mark_sent(post.id)  # answered while we were away, or it is somebody else's seat now
            return
        await tables.require_ours(info)
        words = self.stage.say(info, text("table-remind", who=f"@seat:{seat}"))
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
        channel = self.client.get_partial_messageable(info.channel)
        try:
            sent = await channel.send(f"<@{user}> {words}", nonce=post.nonce, allowed_mentions=called)
        except NETWORK as error:
            log.warning("reminder at %s not sent: %s", info.id, error)
            again = self.retries.later(error, post.tries, partial(self._again, post), f"reminder at {info.id}")
            if again:
                self._waiting.add(post.id)
            await tables.outbox.mark_failed(post.id, retry=again)
            return
        await tables.outbox.mark_sent(post.id, sent.id)
        tables.observer.noted("reminder")
