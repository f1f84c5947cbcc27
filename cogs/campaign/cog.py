"""The slash commands of `/campaign`: the log of a campaign and what is done between its sessions. What is asked at its
gate has buttons on the board as well."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.campaign.steps import BEGIN, BRING_HERO, LONGEST_NAME, TEAR_OUT
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.exports.campaign_file import CampaignFile, as_ours, export_campaign, import_campaign, read_campaign
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import last_here, table_here
from bot.ui.messages.reply import NETWORK, Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Panel
from bot.ui.questions.scene import Scene
from bot.ui.screens.campaign import SHEET, chronicle, heroes

said = describer(Catalogue())
MOST_BYTES: Final = 24 << 20
"""Of a campaign's file: what Discord takes from most people, and more than a hundred sessions need."""
DONE = text("hand-done-plain")
Name = app_commands.Range[str, 1, LONGEST_NAME]


class CampaignCommands(commands.GroupCog, group_name="campaign", group_description="The campaign of this channel"):
    """`/campaign ...`. opening: opens tables and threads for them (`bot.opening`)."""

    def __init__(self, clicks: Clicks, opening: Any) -> None:
        super().__init__()
        self.clicks, self.stage, self.tables = clicks, clicks.stage, clicks.stage.tables
        self.opening = opening

    def _guard(self, interaction: Interaction) -> tuple[Reply, Any]:
        reply = self.clicks.answers.reply(interaction)
        return reply, self.clicks.guard(reply, None)

    async def _here(self, interaction: Interaction, *, or_last: bool = False) -> Info:
        """The campaign of this channel; or_last: or the one that ended here, if nothing has stood here since. Raises
        `NotPossible`."""
        found = await self.clicks.door.here(interaction) or await last_here(self.clicks, interaction)
        game = None if found is None else self.tables.games.get(found.game)
        if game is None or not game.keeps_a_log:
            raise NotPossible(text("campaign-not-here"))
        return await table_here(self.clicks, interaction, or_last=or_last)

    # ------------------------------------------------------------------ the log

    @needs(Right.MEMBER)
    @app_commands.command(name="new", description=said("command-campaign-new"))
    @app_commands.describe(game=said("command-campaign-new-game"), place=said("command-campaign-new-place"))
    async def new(self, interaction: Interaction, game: str, place: Literal["thread", "here"] = "thread") -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            named = self.opening.named(game, campaigns(self.stage.surfaces))
            await self.opening.open(reply, named, in_thread=place == "thread")

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, begun: str) -> Choices:
        found = campaigns(self.stage.surfaces)
        return offered(((found[game].words.format(text("game-name"), label=True), game) for game in found), begun)

    @needs(Right.MEMBER)
    @app_commands.command(name="show", description=said("command-campaign-show"))
    async def show(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction, or_last=True)
            message = await reply.public(await self.stage.public(info.id))
            await self.clicks.posts.boards.posted(info.id, message, info.channel)

    @needs(Right.MEMBER)
    @app_commands.command(name="sheet", description=said("command-campaign-sheet"))
    async def sheet(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction, or_last=True), "peek", SHEET)

    @needs(Right.MEMBER)
    @app_commands.command(name="chronicle", description=said("command-campaign-chronicle"))
    @app_commands.describe(page=said("command-campaign-chronicle-page"))
    async def chronicle(self, interaction: Interaction, page: app_commands.Range[int, 1, 99] = 1) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction, or_last=True)
            places = await self.stage.places(info)
            await self._show(reply, info, lambda scene: _chronicle(scene, places, page))

    async def _show(self, reply: Reply, info: Info, read: Callable[[Scene], Panel]) -> None:
        """A page about this campaign, to one person. Raises `NotPossible` before it has begun."""
        found = await self.stage.scene(info.id, reply.locale, read)
        if not isinstance(found, Panel):
            raise NotPossible(text("refused-not-started"))
        await reply.private(found)

    # ------------------------------------------------------------------ between sessions

    @needs(Right.SEATED)
    @app_commands.command(name="next", description=said("command-campaign-next"))
    async def next(self, interaction: Interaction) -> None:
        await self._answer(interaction, BEGIN)

    @needs(Right.SEATED)
    @app_commands.command(name="back", description=said("command-campaign-back"))
    async def back(self, interaction: Interaction) -> None:
        await self._answer(interaction, TEAR_OUT)

    async def _answer(self, interaction: Interaction, answer: str) -> None:
        """The same as the button of that name on the board."""
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            work = self.tables.playing.do(info.id, interaction.user.id, answer, interaction.id)
            await self.clicks.answers.after(reply, await reply.in_time(work), DONE)

    @needs(Right.MEMBER)
    @app_commands.command(name="join", description=said("command-campaign-join"))
    async def join(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info, user = await self._here(interaction), interaction.user
            outcome = await self.tables.seating.join(info.id, user.id, user.display_name, str(interaction.id))
            done = self.stage.say(info, text("table-joined", who=user.display_name), reply.locale)
            await self.clicks.lobby.show(reply, outcome, done)

    @needs(Right.SEATED)
    @app_commands.command(name="leave", description=said("command-campaign-leave"))
    async def leave(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            outcome = await self.tables.seating.leave(info.id, interaction.user.id)
            await self.clicks.lobby.show(reply, outcome, self.stage.say(info, text("campaign-left"), reply.locale))

    # ------------------------------------------------------------------ heroes on the user's shelf

    @needs(Right.MEMBER)
    @app_commands.command(name="heroes", description=said("command-campaign-heroes"))
    async def heroes(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            owned = await reply.in_time(self.tables.heroes.owned(info.game, interaction.user.id))
            await self._show(reply, info, lambda scene: heroes(scene, owned))

    @needs(Right.SEATED)
    @app_commands.command(name="put-away", description=said("command-campaign-put-away"))
    @app_commands.describe(name=said("command-campaign-put-away-name"))
    async def put_away(self, interaction: Interaction, name: Name) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            kept = await reply.in_time(self.tables.heroes.put_away(info.id, interaction.user.id, name))
            await reply.say(self.stage.say(info, text("campaign-put-away", name=kept), reply.locale))

    @needs(Right.SEATED)
    @app_commands.command(name="bring", description=said("command-campaign-bring"))
    @app_commands.describe(name=said("command-campaign-hero-name"))
    async def bring(self, interaction: Interaction, name: Name) -> None:
        """The button at the gate and the name that it asks for, in one."""
        reply, guard = self._guard(interaction)
        async with guard:
            info, user = await self._here(interaction), interaction.user.id
            known = await self.tables.heroes.named(info.game, user, name)
            await reply.in_time(self.tables.playing.do(info.id, user, BRING_HERO))
            work = self.tables.playing.do(info.id, user, known, interaction.id)
            await self.clicks.answers.after(reply, await reply.in_time(work), DONE)

    @needs(Right.MEMBER)
    @app_commands.command(name="take-off", description=said("command-campaign-take-off"))
    @app_commands.describe(name=said("command-campaign-hero-name"))
    async def take_off(self, interaction: Interaction, name: Name) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            gone = await reply.in_time(self.tables.heroes.take_off(info.game, interaction.user.id, name))
            await reply.say(self.stage.say(info, text("campaign-taken-off", name=gone), reply.locale))

    @bring.autocomplete("name")
    @take_off.autocomplete("name")
    async def own_heroes(self, interaction: Interaction, typed: str) -> Choices:
        try:
            info = await self._here(interaction)
            return offered_names(await self.tables.heroes.owned(info.game, interaction.user.id), typed)
        except NotPossible:
            return []

    # ------------------------------------------------------------------ the group's own file

    @needs(Right.SEATED)
    @app_commands.command(name="export", description=said("command-campaign-export"))
    async def export(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            file = await reply.in_time(export_campaign(self.tables, info.id))
            data = json.dumps(file, ensure_ascii=False).encode()
            words = self.stage.say(info, text("campaign-exported"), reply.locale)
            await reply.file(words, f"waykeeper-{info.game}-{info.id}.json", data)

    @needs(Right.MEMBER)
    @app_commands.command(name="import", description=said("command-campaign-import"))
    @app_commands.describe(
        file=said("command-campaign-import-file"),
        place=said("command-campaign-new-place"),
        anyway=said("command-campaign-import-anyway"),
    )
    async def take(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        place: Literal["thread", "here"] = "thread",
        anyway: bool = False,
    ) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.opening.require_opener(reply)
            with self.clicks.uploads.reading(interaction.user.id):
                found = await reply.in_time(_read(file, self.tables.games, anyway))
            channel, parent = interaction.channel_id or 0, None
            if place == "thread":
                channel, parent = (await self.opening.thread(reply, found.game)).id, interaction.channel_id
            user = interaction.user
            who: dict[str, Any] = {"guild": interaction.guild_id, "host": user.id, "name": user.display_name}
            work = import_campaign(self.tables, found, channel=channel, parent=parent, **who)
            table = await reply.in_time(work)
            await self.clicks.posts.boards.refresh(table, anew=True)
            where = text("table-place", id=str(channel))
            info = await self.tables.keeper.get(table)
            await reply.say(self.stage.say(info, text("campaign-imported", where=where), reply.locale))


def _chronicle(scene: Scene, places: dict[str, int], page: int) -> Panel:
    return chronicle(replace(scene, places=places), page)


async def _read(file: discord.Attachment, games: Any, force: bool) -> CampaignFile:
    """The campaign of an attached file, read and played again in a thread of its own. force: although it was played
    with other cards (LE-26.3). Raises `NotPossible`."""
    if file.size > MOST_BYTES:
        raise NotPossible(text("campaign-refused-no-file"))
    try:
        data = await file.read()
    except NETWORK as error:
        raise NotPossible(text("campaign-refused-no-file")) from error
    return await asyncio.to_thread(_parse, data, games, force)


def _parse(data: bytes, games: Any, force: bool) -> CampaignFile:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise NotPossible(text("campaign-refused-no-file")) from error
    return read_campaign(as_ours(found, games), games, force=force)


def campaigns(surfaces: Any) -> dict[str, Any]:
    """Id -> surface of the games that are campaigns."""
    return {game: surface for game, surface in surfaces.items() if surface.game.keeps_a_log}


async def setup(bot: Any) -> None:
    """Add `/campaign` to the bot, if it has a game with campaigns."""
    if campaigns(bot.stage.surfaces):
        await bot.add_cog(CampaignCommands(bot.clicks, bot.opening))
