"""What each click, pick and written answer does: reads the custom id, changes the table, shows what came of it.

The only way in for components and modals (`on_interaction`), so that a click works the same before and after a restart.
First the right is checked (`bot.ui.door.rights`), then the choice is stored, then the person is answered, then the
board follows.
"""

import re
from typing import Any

import discord

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, Refusal
from bot.tables.model.info import Info
from bot.ui.door.answers import Answers
from bot.ui.door.card_clicks import CardClicks
from bot.ui.door.door import Door
from bot.ui.door.guard import Guard
from bot.ui.door.lobby_clicks import LobbyClicks
from bot.ui.door.patience_clicks import PatienceClicks
from bot.ui.door.request_clicks import RequestClicks
from bot.ui.door.rights import ById, Deed, Deeds, Right, require_place, require_right
from bot.ui.door.side_panels import SidePanels
from bot.ui.door.table_clicks import TableClicks
from bot.ui.door.traffic import Traffic
from bot.ui.door.uploads import Uploads
from bot.ui.messages.posts import Posts
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Say
from bot.ui.panels.discord_panel import written
from bot.ui.screens.stage import Stage

_SIGNS = {"*": "pick", "?": "form", ">": "page", "=": "hand-in", "!": "confirmed"}
"""Sign at the beginning of a request's op -> word of its deed."""


class Clicks:
    """The entrance for components and modals; commands use its deeds as well.

    deeds     all of them, with the right that each needs; other parts add theirs
    posts     the messages of tables         answers   what people get         lobby    the deeds before the start
    cards     reading what lies on a table
    traffic   what is under way              door      which table it is about, and whether whoever comes may
    """

    def __init__(self, client: discord.Client, stage: Stage) -> None:
        self.stage = stage
        self.posts = Posts(client, stage)
        self.answers = Answers(stage, self.posts)
        self.traffic = Traffic()
        self.door = Door(stage.tables)
        self.door.hosts.refresh = self.posts.boards.refresh
        self.uploads = Uploads()
        self.deeds = Deeds()
        self.lobby = LobbyClicks(stage, self.posts.boards, self.posts.hands, self.deeds)
        self.cards = CardClicks(stage, self.posts.hands, self.deeds)
        SidePanels(stage, self.posts.boards, self.posts.hands, self.deeds)
        TableClicks(stage, self.answers, self.deeds)
        PatienceClicks(stage, self.answers, self.deeds)
        RequestClicks(stage, self.answers, self.deeds)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Listener for every interaction; leaves commands and foreign ids alone."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        raw = str(data.get("custom_id", ""))
        if raw.startswith(("wk:", custom_id.MODAL)):
            if await self.admits(interaction):
                await self._come_in(interaction, raw, data)
            return
        for pattern, deed in self.deeds.ids.items():
            match = pattern.fullmatch(raw)
            if match is not None and await self.admits(interaction):
                await self._by_id(interaction, deed, match)

    async def _by_id(self, interaction: discord.Interaction[Any], deed: Deed[ById], match: re.Match[str]) -> None:
        """A click or a modal with an id of its own, which answers for itself once the right has been checked."""
        try:
            require_place(interaction, deed.right)
        except Refusal as refusal:
            async with self.guard(self.answers.reply(interaction), None):
                raise refusal
            return
        await deed.do(interaction, match)

    async def _come_in(self, interaction: discord.Interaction[Any], raw: str, data: Any) -> None:
        """A click or a modal with one of our ids: the table and the right first."""
        reply = self.answers.reply(interaction)
        guard = self.guard(reply, None)  # a table of another server answers nothing, not even in its own words
        async with guard:
            press = custom_id.parse(raw)
            if press is None:
                raise NoLongerPossible(text("refused-stale"))
            is_modal = interaction.type is discord.InteractionType.modal_submit
            given = [written(data).get("answer", "")] if is_modal else [str(value) for value in data.get("values", ())]
            if press.is_alone:
                await self.alone(reply, *press.deed(given))
                return
            right = self._right_of(press)
            info = await self.door.find(interaction, press.table, right)
            if right is not Right.MANAGER:  # who may not see the channel: not even the board that follows a refusal
                guard.at(info.id)
            if not press.is_request:
                await self.at_table(reply, info, *press.deed(given))
                return
            word = "written" if is_modal else _SIGNS.get(press.op[0], "option")
            request = self.deeds.requests[word]
            require_right(interaction, request.right, info)
            await self.posts.boards.meet(info.id, interaction.user.id)
            await request.do(reply, press, given)

    def _right_of(self, press: custom_id.Press) -> Right:
        """The right that a click at a table needs; that of members for one that nobody knows."""
        deed = None if press.is_request else self.deeds.tables.get(press.deed()[0])
        return Right.MEMBER if deed is None else deed.right

    async def alone(self, reply: Reply, word: str, rest: str = "") -> None:
        """Do a deed without a table, for a click or a command. Raises `Refusal`."""
        deed = self.deeds.without.get(word)
        if deed is None:
            raise NoLongerPossible(text("refused-stale"))
        require_place(reply.interaction, deed.right)
        await deed.do(reply, rest)

    async def at_table(self, reply: Reply, info: Info, word: str, rest: str = "") -> None:
        """Do a deed at a table, for a click or a command. Raises `Refusal`."""
        deed = self.deeds.tables.get(word)
        if deed is None:
            raise NoLongerPossible(text("refused-stale"))
        info = await self.door.hosts.present(reply.interaction, info, deed.right)
        require_right(reply.interaction, deed.right, info)
        if deed.right is not Right.MANAGER:  # they look after the server, and have not come to the table
            await self.posts.boards.meet(info.id, reply.interaction.user.id)
        await deed.do(reply, info.id, rest)

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether there is time for this interaction; if not, the person is told in the cheapest way there is. Nothing
        has happened then."""
        if not await self.door.is_ours():  # another process has our tables, hears the same, and answers
            return False
        if self.traffic.admits(interaction.id):
            return True
        is_closed = self.traffic.is_closed
        self.stage.tables.observer.noted("refusal", "Closed" if is_closed else "Busy")
        reply = self.answers.reply(interaction)
        why = text("refused-restarting" if is_closed else "table-busy")
        await reply.busy(self.stage.words.format(why, None, reply.locale))
        return False

    def guard(self, reply: Reply, table: str | None, say: Say | None = None) -> Guard:
        """The one boundary of errors: whatever goes wrong inside, the person gets one private sentence. say: the words
        of a command that has its own; without them they are those of the table."""
        return Guard(self.traffic, self.answers, reply, table, say)
