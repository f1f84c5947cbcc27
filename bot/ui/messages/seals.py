"""The posts that are never edited: the seal of a table's dice, the head of its record at each pause and at the end, and
paragraphs of a story that are read to all.

They come through the outbox, so that each stands in the channel once, whatever breaks in between. A player who keeps
them can check an export against them later, whatever has become of the board.
"""

import logging
from collections.abc import Collection
from functools import partial
from typing import Any

import discord

from bot.rules.decision import Text, text
from bot.rules.errors import Refusal
from bot.tables.model.codec import unpack
from bot.tables.model.errors import StoreFailure
from bot.tables.model.info import Info
from bot.tables.notifications.outbox import Post
from bot.ui.messages.reply import NETWORK
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.panel import Keep, Panel, Words
from bot.ui.screens.pages import story_post
from bot.ui.screens.stage import Stage, is_proved

log = logging.getLogger(__name__)
KINDS = ("seal", "head", "story")
_MAY_NOT = {50001, 50013}
"""We may no longer look or write there."""


class Seals:
    """Sends what is due, at most one attempt at a time for each post."""

    def __init__(self, client: discord.Client, stage: Stage, retries: RetryTimer) -> None:
        self.client = client
        self.stage = stage
        self.retries = retries
        self._due: set[str] = set()
        """Tables with posts that nobody has tried to send yet: so that a click asks the store for none."""
        self._held: dict[str, int | None] = {}
        """Tables where we may not write, with the board that stood there then. What waits is sent once another stands,
        or after the next start: asking at each click would be counted against us."""
        self._under_way: set[int] = set()
        self._below: set[str] = set()
        """Tables whose seal was sent below a board that nobody has played on yet."""

    def note(self, table: str) -> None:
        """Something has been put into the outbox of this table."""
        self._due.add(table)

    async def send(self, table: str) -> None:
        """Send what is due at a table; costs nothing where there is nothing."""
        if table in self._due:
            self._due.discard(table)
            await self.send_all(table)

    def release(self, info: Info) -> None:
        """The board stands as another message than when posts were held back: we may write here again."""
        if info.id in self._held and self._held[info.id] != info.board_message:
            del self._held[info.id]
            self._due.add(info.id)

    async def has_waiting(self, table: str, kinds: Collection[str]) -> bool:
        """Whether posts of these kinds wait; costs nothing where nothing waits."""
        return table in self._due and any(
            post.kind in kinds for post in await self.stage.tables.outbox.pending(table=table)
        )

    def is_passed(self, table: str) -> bool:
        """Whether the seal of a table that is played now is below its board; told once, for the board moves then."""
        if table not in self._below:
            return False
        self._below.discard(table)
        return True

    async def send_all(self, table: str | None = None) -> None:
        """The same for all tables, whatever was left by the process before."""
        await self.send_kinds(KINDS, table)

    async def send_kinds(self, kinds: Collection[str], table: str | None) -> bool:
        """Send what waits of these kinds, of one table also before its board; whether anything was sent."""
        sent = False
        for post in await self.stage.tables.outbox.pending(table=table):
            if post.kind in kinds and post.id not in self._under_way:
                self._under_way.add(post.id)
                try:
                    sent = await self._send(post) or sent
                except StoreFailure:
                    raise
                except Refusal as refusal:
                    log.error("%s of %s dropped: %s", post.kind, post.table, refusal.text.key)
                    await self.stage.tables.outbox.mark_failed(post.id, retry=False)
                finally:
                    self._under_way.discard(post.id)
        return sent

    async def _send(self, post: Post) -> bool:
        """Whether it has been sent."""
        tables = self.stage.tables
        info = await tables.keeper.get(post.table)
        await tables.require_ours(info)
        words = await self._words(info, post)
        channel = self.client.get_partial_messageable(info.channel)
        try:
            none = discord.AllowedMentions.none()
            sent = await channel.send(**words, nonce=post.nonce, allowed_mentions=none, silent=True)
        except NETWORK as error:
            log.warning("%s of %s not sent: %s", post.kind, info.id, error)
            if isinstance(error, discord.HTTPException) and error.code in _MAY_NOT:
                self._held[info.id] = info.board_message
                return False
            again = self.retries.later(error, post.tries, partial(self.send_all, info.id), f"{post.kind} of {info.id}")
            await tables.outbox.mark_failed(post.id, retry=again)
            return False
        await tables.outbox.mark_sent(post.id, sent.id)
        if post.kind == "seal" and info.board_message is not None and info.status == "lobby":
            self._below.add(info.id)
        return True

    async def _words(self, info: Info, post: Post) -> dict[str, Any]:
        """What is sent: plain lines, or a panel for prose, which may be longer than a message."""
        if post.kind == "story":
            return {"view": layout(await self._story(info, post))}
        lines = await self._seal_lines(info) if post.kind == "seal" else await self._head_lines(info, post)
        return {"content": "\n".join(self.stage.say(info, line) for line in lines)}

    async def _head_lines(self, info: Info, post: Post) -> list[Text]:
        """The end of the record; with that of the game the opened seal, so that both stand where nobody edits them."""
        lines = [text(f"table-head-{post.payload['status']}", head=post.payload["head"])]
        if post.payload["status"] == "ended" and is_proved(info):
            seed, _ = await self.stage.tables.reader.reveal(info.id)
            lines.append(text("table-reveal", seed=seed))
        return lines

    async def _story(self, info: Info, post: Post) -> Panel:
        told = Text(post.payload["key"], unpack(post.payload["params"]))
        said = self.stage.say(info, told)
        found = await self.stage.scene(info.id, info.locale, lambda scene: story_post(scene, said))
        return found if isinstance(found, Panel) else Panel().add(Words(said, Keep.ANSWER))

    async def _seal_lines(self, info: Info) -> list[Text]:
        lines = [text("table-seal", game=text("game-name"), hash=info.commitment)]
        if info.sequel_of is not None:
            lines.append(await self._origin(info.sequel_of))
        return [*lines, text("table-seal-note")]

    async def _origin(self, table: str) -> Text:
        """Where the seal of a draft stands; the seal itself where its post is not known any more."""
        info, message = (
            await self.stage.tables.keeper.get(table),
            await self.stage.tables.outbox.message_of(table, "seal"),
        )
        if message is None or info.guild is None:
            return text("table-seal-of-draft-hash", hash=info.commitment)
        place = {"guild": info.guild, "channel": info.channel, "message": message}
        return text("table-seal-of-draft", **{name: str(number) for name, number in place.items()})
