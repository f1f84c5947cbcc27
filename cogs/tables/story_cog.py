"""`/story`: what is left of a game, or has happened so far: to be read and stepped through."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.info import Info
from bot.tables.replays.service import Replays
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import last_here, table_here
from bot.ui.panels.catalogue import Catalogue
from bot.ui.replays.panel import EVERYBODY
from bot.ui.screens.again import DEED as AGAIN
from cogs.tables.reading import Reading
from cogs.tables.replaying import Replaying

said = describer(Catalogue())


class StoryCommands(commands.GroupCog, group_name="story", group_description="The story of the game in this channel"):
    """`/story ...`, about the table of the channel, or the last one that ended there."""

    def __init__(self, clicks: Clicks, replays: Replays) -> None:
        super().__init__()
        self.clicks = clicks
        self.replays = replays
        Reading(clicks, replays)
        Replaying(clicks, replays)

    async def _here(self, interaction: Interaction) -> Info:
        return await table_here(self.clicks, interaction, or_last=True)

    @needs(Right.MEMBER)
    @app_commands.command(name="read", description=said("command-story-read"))
    async def read(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.clicks.at_table(reply, await self._here(interaction), "story")

    @needs(Right.MEMBER)
    @app_commands.command(name="replay", description=said("command-story-replay"))
    @app_commands.describe(mine=said("command-story-replay-mine"))
    async def replay(self, interaction: Interaction, mine: bool = False) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            info = await self._here(interaction)
            seats = info.seats_of(interaction.user.id) if mine else []
            await self.clicks.at_table(reply, info, "replay", f"{seats[0].n if seats else EVERYBODY}.")

    @needs(Right.MEMBER)
    @app_commands.command(name="again", description=said("command-story-again"))
    async def again(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            last = await last_here(self.clicks, interaction)
            if last is None:
                raise NotPossible(text("again-none"))
            await self.clicks.at_table(reply, last, AGAIN)


async def setup(bot: Any) -> None:
    """Add `/story` to the bot, which has `clicks`."""
    await bot.add_cog(StoryCommands(bot.clicks, Replays(bot.tables)))
