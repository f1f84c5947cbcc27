"""Clicks around a table before its start: sitting down, leaving, settings, starting; and the pages of rules and help.

Reached by clicks without a request (`Clicks.at_table`).
"""

from typing import Any

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.tables.model.table import Outcome
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.boards import Boards
from bot.ui.messages.hands import Hands
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.screens.lobby import (
    WITHOUT,
    help_page,
    pack_turned,
    rules,
    setting_modal,
    settings,
    settings_begun,
    settings_of,
    settings_page,
    values_of,
)
from bot.ui.screens.stage import Shot, Stage


class LobbyClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, boards: Boards, hands: Hands, deeds: Deeds) -> None:
        self.stage, self.tables, self.boards, self.hands = stage, stage.tables, boards, hands
        deeds.at_table("join", Right.MEMBER, self.join)
        deeds.at_table("leave", Right.SEATED, self.leave)
        deeds.at_table("house", Right.HOST, self.add_house)
        deeds.at_table("start", Right.HOST, self.start)
        deeds.at_table("settings", Right.HOST, self.settings)
        deeds.at_table("set", Right.HOST, self.set_option)
        deeds.at_table("clock", Right.HOST, self.set_clock)
        deeds.at_table("rules", Right.MEMBER, self.rules)
        deeds.alone("help", Right.ANYONE, self.help)

    async def join(self, reply: Reply, table: str, rest: str) -> None:
        """Sit down; the id of the click is this player's part of the dice."""
        user, interaction = reply.interaction.user, reply.interaction.id
        await self.show(reply, await self.tables.seating.join(table, user.id, user.display_name, str(interaction)))

    async def leave(self, reply: Reply, table: str, rest: str) -> None:
        """Stand up."""
        await self.show(reply, await self.tables.seating.leave(table, reply.interaction.user.id))

    async def add_house(self, reply: Reply, table: str, rest: str) -> None:
        """Give a free seat to the house."""
        info = await self.tables.keeper.get(table)
        name = self.stage.house_name(info)
        await self.show(reply, await self.tables.seating.add_house(table, reply.interaction.user.id, name))

    async def start(self, reply: Reply, table: str, rest: str) -> None:
        """Begin the game."""
        await self.show(reply, await reply.in_time(self.tables.lobby.start(table, reply.interaction.user.id)))

    async def rules(self, reply: Reply, table: str, page: str) -> None:
        """A page of the rules in short; whoever plays finds their way back to their hand."""
        info, user = await self.tables.keeper.get(table), reply.interaction.user.id
        own = [place.n for place in info.seats if place.user == user and info.status == "running"]
        surface = self.stage.surfaces[info.game]
        await reply.private(rules(table, surface, _page(page), reply.locale, next(iter(own), None)))

    async def help(self, reply: Reply, page: str) -> None:
        """A page of how to play by post."""
        games = list(self.stage.surfaces.values())
        await reply.private(help_page(self.stage.words, games, _page(page), reply.locale))

    async def settings(self, reply: Reply, table: str, page: str) -> None:
        """A page of the table's settings."""
        await self._show_settings(reply, table, _page(page))

    async def set_option(self, reply: Reply, table: str, rest: str) -> None:
        """`field=value` sets it, `field` alone opens a modal for it."""
        name, given, value = rest.partition("=")
        lobby = await self.stage.lobby(table, reply.locale)
        field = settings_of(lobby.surface).get(name)
        if field is None:
            raise NoLongerPossible(text("refused-stale"))
        if not given:
            await reply.modal(setting_modal(lobby, name))
            return
        found: Any = next((v for v in values_of(lobby.surface, name, field) if str(v) == value), value)
        if field.annotation is bool:
            found = value == "on"
        elif name == WITHOUT:
            found = pack_turned(lobby, value)
        outcome = await self.tables.lobby.set_option(table, reply.interaction.user.id, name, found)
        if _is_of_lobby(reply, outcome):  # its button for a first game, which shows itself what it did
            await self.show(reply, outcome)
            return
        page = settings_page(lobby.surface, name)
        await self._show_settings(reply, table, page)
        await self.boards.refresh(outcome.info.id)

    async def set_clock(self, reply: Reply, table: str, rest: str) -> None:
        """Minutes for a decision from the settings, 0: no clock."""
        written, _, in_hand = rest.removeprefix("=").partition("b")
        minutes, bank = read_count(written, 6), read_count(in_hand, 6)
        if minutes is None or (in_hand and bank is None):
            raise NoLongerPossible(text("refused-stale"))
        hours = minutes / 60 or None
        most = None if bank is None else bank / 60
        outcome = await self.tables.lobby.set_clock(table, reply.interaction.user.id, hours, most)
        await self._show_settings(reply, table)
        await self.boards.refresh(outcome.info.id)

    async def _show_settings(self, reply: Reply, table: str, page: int = 1) -> None:
        """The settings, kept up to date as a hand is: somebody may start the game while they are open."""

        async def present() -> Shot:
            return Shot(None, await self._settings(table, page, reply.locale))

        shot = await present()
        await reply.private(shot)
        self.hands.kept(table, reply, shot.panel, present)

    async def _settings(self, table: str, page: int, locale: str) -> Panel:
        lobby = await self.stage.lobby(table, locale)
        return (
            settings(lobby, page) if (await self.tables.keeper.get(table)).status == "lobby" else settings_begun(lobby)
        )

    async def show(self, reply: Reply, outcome: Outcome, said: str = "") -> None:
        """Show a change of the seats: in the clicked lobby, or privately and on the board."""
        info = outcome.info
        if _is_of_lobby(reply, outcome):
            await self.boards.refresh(info.id, clicked=reply)
        elif said:
            await reply.say(said)
            await self.boards.refresh(info.id)
        else:
            await reply.acknowledge()
            await self.boards.refresh(info.id)
        await self.hands.refresh(info.id)
        if outcome.failure is not None:
            await reply.say(self.stage.say(info, outcome.failure, reply.locale))


def _is_of_lobby(reply: Reply, outcome: Outcome) -> bool:
    """Whether what was clicked stands in the public post of the lobby."""
    return reply.message is not None and not reply.is_private and reply.message.id == outcome.info.board_message


def _page(written_page: str) -> int:
    return read_count(written_page) or 1
