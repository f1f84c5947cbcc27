"""A lobby to which nobody comes says so in its channel, once, and is cleared away kindly when a week has passed.

Looked after once an hour. What it has said goes as soon as somebody does something there.
"""

import logging

import discord

from bot.rules.decision import text
from bot.rules.errors import Refusal
from bot.tables.model.info import Info
from bot.tables.notifications.outbox import Post
from bot.tables.seats.idle_lobbies import CLOSES
from bot.ui.messages.boards import Boards
from bot.ui.messages.hands import Hands
from bot.ui.messages.retry_timer import PeriodicTimer, RetryTimer
from bot.ui.messages.standing import StandingPosts
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
KIND = "idle"
FIRST, EACH = 600.0, 3600.0
"""Seconds from the start to the first look, and between two looks."""
_UNTIL = "⟦until⟧"


class IdleLobbies:
    """Looks after all of them."""

    def __init__(self, client: discord.Client, stage: Stage, boards: Boards, hands: Hands, retries: RetryTimer) -> None:
        self.stage, self.boards, self.hands = stage, boards, hands
        self.posts = StandingPosts(client, stage, KIND, _is_so)
        self.timer = PeriodicTimer(retries, FIRST, EACH, self.look, "idle lobbies")

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

    async def _say(self, info: Info) -> None:
        tables = self.stage.tables
        said = await self.posts.present(info)
        post = said[-1] if said else await tables.outbox.add_post(info.id, KIND, {})
        most = tables.games[info.game].seats[1]
        words = text("lobby-idle", game=text("game-name"), n=len(info.seats), most=most, until=_UNTIL)
        told = self.stage.say(info, words).replace(_UNTIL, f"<t:{int(info.updated + CLOSES)}:D>")
        if info.board_message is not None and info.guild is not None:
            where = f"{info.guild}/{info.board_channel or info.channel}/{info.board_message}"
            told += f" · https://discord.com/channels/{where}"
        await self.posts.send(info, post, content=told)


def _is_so(info: Info, post: Post) -> bool:
    """Whether nothing has happened since it was said."""
    return info.status == "lobby" and post.at >= info.updated
