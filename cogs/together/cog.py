"""`/together`: looking for players, and finding an evening."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.together.evenings import HOURS
from bot.tables.together.inviting import LONGEST_NOTE
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered_zones
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import table_here
from bot.ui.panels.catalogue import Catalogue
from cogs.together.evening import Evenings
from cogs.together.inviting import Inviting

said = describer(Catalogue())
Typed = app_commands.Range[str, 1, 60]


class TogetherCommands(commands.GroupCog, group_name="together", group_description=said("command-together")):
    """`/together ...`, about the table of the channel."""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__()
        self.clicks = clicks
        self.inviting = Inviting(clicks)
        self.evenings = Evenings(clicks)

    @needs(Right.SEATED)
    @app_commands.command(name="invite", description=said("command-together-invite"))
    @app_commands.describe(
        where=said("command-together-invite-where"),
        zone=said("command-together-invite-zone"),
        note=said("command-together-invite-note"),
    )
    async def invite(
        self,
        interaction: Interaction,
        where: discord.TextChannel | None = None,
        zone: Typed | None = None,
        note: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.inviting.ask(reply, await table_here(self.clicks, interaction), where, zone or "", note or "")

    @needs(Right.SEATED)
    @app_commands.command(name="evening", description=said("command-together-evening"))
    @app_commands.describe(
        first=said("command-together-evening-time"),
        second=said("command-together-evening-time"),
        third=said("command-together-evening-time"),
        hours=said("command-together-evening-hours"),
        zone=said("command-together-evening-zone"),
    )
    async def evening(
        self,
        interaction: Interaction,
        first: Typed,
        second: Typed,
        third: Typed,
        hours: app_commands.Range[int, 1, 12] = HOURS,
        zone: Typed | None = None,
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.evenings.ask(
                reply, await table_here(self.clicks, interaction), (first, second, third), hours, zone or ""
            )

    @evening.autocomplete("first")
    @evening.autocomplete("second")
    @evening.autocomplete("third")
    async def _times(self, interaction: Interaction, typed: str) -> Choices:
        return await self.evenings.offer(interaction, typed)

    @invite.autocomplete("zone")
    @evening.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return offered_zones(typed)


async def setup(bot: Any) -> None:
    """Add `/together` to the bot, which has `clicks`."""
    await bot.add_cog(TogetherCommands(bot.clicks))
