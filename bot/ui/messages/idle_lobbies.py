"""A lobby to which nobody comes says so in its channel, once, and is cleared away kindly when a week has passed.

Looked after once an hour. What it has said goes as soon as somebody does something there.
"""

import logging

import discord

from bot.rules.decision import text
from bot.rules.errors import Refusal
from bot.tables.model.clock import Handle
from bot.tables.model.info import Info
from bot.tables.notifications.outbox import Post
from bot.tables.seats.idle_lobbies import CLOSES
from bot.ui.messages.boards import Boards
from bot.ui.messages.hands import Hands
from bot.ui.messages.reply import NETWORK
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
KIND = "idle"
FIRST, EACH = 600.0, 3600.0
"""Seconds from the start to the first look, and between two looks."""


class IdleLobbies:
    """Looks after all of them."""

    def __init__(self, client: discord.Client, stage: Stage, boards: Boards, hands: Hands, retries: RetryTimer) -> None:
        self.client, self.stage, self.boards, self.hands, self.retries = client, stage, boards, hands, retries
        self._timer: Handle | None = None
        self._standing: set[str] | None = None
        """Tables whose word stands in their channel; None: not looked up yet."""

    def start(self) -> None:
        """Look in a while, when the start is over, and then each hour."""
        self._set(FIRST)

    def _set(self, seconds: float) -> None:
        self._timer = self.stage.tables.clock.call_later(
            seconds, lambda: self.retries.do(self._look_on, "idle lobbies")
        )

    async def _look_on(self) -> None:
        try:
            await self.look()
        finally:
            self._set(EACH)

    def stop(self) -> None:
        """Call the timer off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def look(self) -> None:
        """Say it where a day has passed, clear away where a week has."""
        tables = self.stage.tables
        for info in await tables.idle_lobbies.found():
            try:
                if tables.clock.now() - info.updated >= CLOSES:
                    await tables.idle_lobbies.close(info.id)
                    await self.boards.refresh(info.id)
                    await self.hands.refresh(info.id)
                else:
                    await self._say(info)
            except Refusal as refusal:  # somebody has come at this very moment, or it cannot be opened
                log.info("idle lobby %s is left alone: %s", info.id, refusal.text.key)

    async def take_down(self, table: str) -> None:
        """What was said at a table goes if it is no longer so; costs nothing where nothing was said."""
        outbox = self.stage.tables.outbox
        if self._standing is None:
            self._standing = await outbox.tables_with(KIND)
        if table not in self._standing:
            return
        info = await self.stage.tables.keeper.get(table)
        left = False
        for post in await outbox.standing(table, (KIND,)):
            if _is_so(info, post):
                left = True
            elif await outbox.take_down(post):
                await self._delete(info, post)
        if not left:
            self._standing.discard(table)

    async def _say(self, info: Info) -> None:
        tables = self.stage.tables
        said = [post for post in await tables.outbox.posts_of(info.id, KIND) if _is_so(info, post)]
        waiting = {post.id for post in await tables.outbox.pending(info.id)}
        if said and said[-1].id not in waiting:
            return
        await tables.require_ours(info)
        post = said[-1] if said else await tables.outbox.add_post(info.id, KIND, {})
        least, most = tables.games[info.game].seats
        until = f"<t:{int(info.updated + CLOSES)}:D>"
        words = text("lobby-idle", game=text("game-name"), n=len(info.seats), most=most, least=least, until=_UNTIL)
        told = self.stage.say(info, words).replace(_UNTIL, until)
        if info.board_message is not None and info.guild is not None:
            where = f"{info.guild}/{info.board_channel or info.channel}/{info.board_message}"
            told += f" · https://discord.com/channels/{where}"
        try:
            channel = self.client.get_partial_messageable(info.channel)
            sent = await channel.send(told, nonce=post.nonce, allowed_mentions=discord.AllowedMentions.none())
        except NETWORK as error:
            log.info("idle lobby %s could not say so: %s", info.id, error)
            await tables.outbox.mark_failed(post.id, retry=self._is_passing(error))
            return
        await tables.outbox.mark_sent(post.id, sent.id)
        if self._standing is not None:
            self._standing.add(info.id)

    def _is_passing(self, error: BaseException) -> bool:
        return not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429

    async def _delete(self, info: Info, post: Post) -> None:
        assert post.message is not None
        try:
            await self.client.get_partial_messageable(info.channel).get_partial_message(post.message).delete()
        except NETWORK as error:
            log.info("what the lobby %s said is not deleted: %s", info.id, error)


_UNTIL = "⟦until⟧"


def _is_so(info: Info, post: Post) -> bool:
    """Whether nothing has happened since it was said."""
    return info.status == "lobby" and post.at >= info.updated
