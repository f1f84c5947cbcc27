"""All messages of all tables, wired: boards, hands, posts that stay, tables that a table asks for."""

import logging

import discord

from bot.rules.errors import Refusal
from bot.tables.model.table import Look
from bot.ui.messages.boards import Boards
from bot.ui.messages.children import ChildTables
from bot.ui.messages.gatherings import GatheringPosts
from bot.ui.messages.hands import Hands
from bot.ui.messages.idle_lobbies import IdleLobbies
from bot.ui.messages.reminders import Reminders
from bot.ui.messages.reply import Reply, Shown
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.messages.seals import Seals
from bot.ui.messages.substitutes import Substitutes
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)


def _is_played_out(look: Look) -> bool:
    """Whether the game has come to its own end, and was not cleared before it."""
    return look.run is not None and look.run.over


class Posts:
    """shown: which pictures a message shows; retries: what could not be sent is sent later."""

    def __init__(self, client: discord.Client, stage: Stage) -> None:
        self.stage = stage
        self.shown = Shown()
        self.retries = RetryTimer(client, stage.tables)
        self.boards = Boards(client, stage, self.shown, self.retries)
        self.hands = Hands(stage)
        self.child_tables = ChildTables(client, stage, self.boards, self.hands)
        self.seals = Seals(client, stage, self.retries)
        self.reminders = Reminders(client, stage, self.retries)
        self.boards.hold, self.boards.on_seen = self.reminders.hold, self.reminders.saw
        self.idle_lobbies = IdleLobbies(client, stage, self.boards, self.hands, self.retries)
        self.substitutes = Substitutes(client, stage)
        self.reminders.is_here = self.boards.is_here
        self.gatherings = GatheringPosts(client, stage, self.shown, self.retries)
        stage.tables.keeper.on_posts = self._note
        self.boards.lead = self._before_board
        self.boards.follow = self._after_board

    def _note(self, table: str) -> None:
        """Something has been put into the outbox."""
        self.seals.note(table)
        self.reminders.note(table)

    async def _before_board(self, table: str, clicked: Reply | None) -> bool:
        """What is read before the board asks on: whether it stands above something. Whoever clicked comes first."""
        try:
            status = (await self.stage.tables.keeper.get(table)).status
            passed = status == "running" and self.seals.is_passed(table)
            kinds = ["story"]
            if status == "ended" and await self.stage.tables.keeper.look(table, _is_played_out):
                kinds.append("head")  # the last post of a game is its ending, not a hash
            if not await self.seals.has_waiting(table, kinds):
                return passed
            if clicked is not None:
                await clicked.acknowledge()
            return await self.seals.send_kinds(kinds, table) or passed
        except Refusal as refusal:
            log.warning("what comes before the board of %s waits: %s", table, refusal.text.key)
            return False

    async def _after_board(self, table: str) -> None:
        """What comes after a board: posts that stay, and the tables that this one asks for."""
        try:
            self.seals.release(await self.stage.tables.keeper.get(table))
            await self.seals.send(table)
        except Refusal as refusal:  # what waits in the outbox is sent after the next start at the latest
            log.warning("posts of %s wait: %s", table, refusal.text.key)
        await self.reminders.take_down(table)
        for standing in (self.idle_lobbies.posts, self.substitutes.posts):
            await standing.take_down(table)
        await self.gatherings.follow(table)
        self.reminders.send_new(table)
        await self.child_tables.follow(table)
