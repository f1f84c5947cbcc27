"""Setting a table: in this channel, or in a thread of its own where the channel has one already."""

import logging
from collections.abc import Iterable
from typing import Any

import discord

from bot.rules.cleaning import no_reference
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.lessons.lesson import Lesson
from bot.rules.near_names import near_names
from bot.tables.model.errors import SecondTable, UnknownGame
from bot.tables.model.info import Info
from bot.tables.model.server_defaults import Defaults
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right, is_moderator
from bot.ui.messages.reply import NETWORK, Reply
from bot.ui.panels.surface import Surface

log = logging.getLogger(__name__)
_THREAD_NAME = 100
_TYPED = 60


class Opening:
    """Opens tables for commands and for clicks on a welcome post. clock_hours: for new tables, None: no clock."""

    def __init__(self, clicks: Clicks, clock_hours: float | None) -> None:
        self.clicks = clicks
        self.clock_hours = clock_hours
        clicks.deeds.alone("new", Right.MEMBER, self.clicked)
        clicks.deeds.at_table("practice", Right.HOST, self.practise)

    async def clicked(self, reply: Reply, game: str) -> None:
        """A click on a game: here if the channel is free, else in a thread; a second click opens no second table."""
        here = await self._standing(reply)
        if here is not None and (here.host, here.game, here.status) == (reply.interaction.user.id, game, "lobby"):
            raise SecondTable(table=here.id, game=game)
        await self.open(reply, game, in_thread=True if here is not None else None)

    async def _standing(self, reply: Reply) -> Info | None:
        """The table of this channel; one of people who have all left the server is cleared away first."""
        here = await self.clicks.stage.tables.index.by_channel(reply.interaction.channel_id or 0)
        is_free = here is None or await self.clicks.door.hosts.is_abandoned(reply.interaction, here)
        return None if is_free else here

    async def practise(self, reply: Reply, table: str, rest: str) -> None:
        """One press: the house takes the seats still needed, the game begins, and the first question lies there."""
        tables, user = self.clicks.stage.tables, reply.interaction.user.id
        info = await tables.keeper.get(table)
        while len(info.seats) < self.clicks.stage.surfaces[info.game].game.seats[0]:
            info = (await tables.seating.add_house(table, user, self.clicks.stage.house_name(info))).info
        outcome = await reply.in_time(tables.lobby.start(table, user))
        await self.clicks.lobby.show(reply, outcome)
        if outcome.info.status == "running":
            await self.clicks.answers.show_hand(reply, table)

    def named(self, typed: str, among: Iterable[str] | None = None) -> str:
        """The id of a game by its id or its name, as somebody types it. among: ids of those that may be meant, all if
        left out. Raises `NotPossible`, with what is near or what there is."""
        surfaces = self.clicks.stage.surfaces
        names = {game: game_name(surfaces[game]) for game in (surfaces if among is None else among)}
        wanted = typed.strip().casefold()
        for game, name in names.items():
            if wanted in (game, name.casefold()):
                return game
        begun = [game for game, name in names.items() if wanted and name.casefold().startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        near = near_names(typed, names.values())
        games = list(names.values())
        said = no_reference(typed)[:_TYPED]
        raise NotPossible(text("refused-which-game", typed=said, near=near, n=len(near), games=games))

    async def require_opener(self, reply: Reply) -> Defaults:
        """The usual settings of this server, for somebody who may open tables on it. Raises `NotPossible`."""
        interaction = reply.interaction
        usual = await self.clicks.stage.tables.servers.defaults(interaction.guild_id)
        if usual.openers == "everybody" or is_moderator(interaction):
            return usual
        if usual.openers == "moderators":
            raise NotPossible(text("refused-openers-moderators"))
        if not isinstance(interaction.user, discord.Member) or interaction.user.get_role(usual.openers) is None:
            raise NotPossible(text("refused-openers-role", role=text("role-place", id=str(usual.openers))))
        return usual

    async def open(self, reply: Reply, game: str, *, in_thread: bool | None, word: str = "") -> None:
        """Set a table with this person as host and first player, and post its lobby. in_thread None: as is usual on
        this server. Raises `Refusal`."""
        interaction = reply.interaction
        stage = self.clicks.stage
        if game not in stage.surfaces:
            raise UnknownGame(game=game)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotPossible(text("table-server-only"))
        usual = await self.require_opener(reply)
        if in_thread is None:  # in a thread there is no other one
            in_thread = usual.place == "thread" and isinstance(interaction.channel, discord.TextChannel)
        if in_thread:
            thread = await self.thread(reply, game)
            info = await self.create(reply, game, thread.id, interaction.channel_id, word)
            await self.clicks.posts.boards.refresh(info.id, anew=True)
            opened = stage.say(info, text("table-opened-thread", where=text("table-place", id=str(thread.id))))
            await reply.say(opened)
            return
        await self._standing(reply)
        info = await self.create(reply, game, interaction.channel_id, None, word)
        message = await reply.public(await stage.public(info.id))
        await self.clicks.posts.boards.posted(info.id, message, interaction.channel_id)

    async def create(
        self,
        reply: Reply,
        game: str,
        channel: int,
        parent: int | None,
        word: str = "",
        lesson: Lesson | None = None,
    ) -> Info:
        """A new table with this person as host and first player; at a lesson its settings are the teacher's and its
        language the learner's, there is no clock, and nobody's word is mixed into the dice. Raises `Refusal`."""
        user, interaction = reply.interaction.user, reply.interaction
        usual = await self.clicks.stage.tables.servers.defaults(interaction.guild_id)
        locale = interaction.guild_locale.value if interaction.guild_locale is not None else "en"
        hours = self.clock_hours if usual.clock is None else usual.clock or None
        outcome = await self.clicks.stage.tables.lobby.create(
            game,
            interaction.guild_id,
            channel,
            user.id,
            name=user.display_name,
            options=None if lesson is None else lesson.head.options,
            entropy=f"{interaction.id} {word}".strip() if lesson is None else "",
            parent=parent,
            locale=(usual.locale or locale) if lesson is None else interaction.locale.value,
            clock_hours=hours if lesson is None else None,
            lesson=lesson,
        )
        self.clicks.posts.boards.saw(outcome.info.id, user.id)
        return outcome.info

    async def thread(self, reply: Reply, game: str, name_key: str = "table-thread-name") -> discord.Thread:
        """A public thread below this channel. Raises `NotPossible` where there can be none."""
        interaction: Any = reply.interaction
        channel = interaction.channel or interaction.client.get_channel(interaction.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise SecondTable() if isinstance(channel, discord.Thread) else NotPossible(text("table-no-thread"))
        words = self.clicks.stage.surfaces[game].words
        who = interaction.user.display_name
        name = words.format(text(name_key, game=text("game-name"), who=who), None, label=True)
        try:
            return await channel.create_thread(name=name[:_THREAD_NAME], type=discord.ChannelType.public_thread)
        except NETWORK as error:
            log.info("no thread in %s: %s", channel.id, error)
            raise NotPossible(text("table-no-thread")) from error


def game_name(surface: Surface) -> str:
    """What a game is called, as plain text."""
    return surface.words.format(text("game-name"), None, label=True)
