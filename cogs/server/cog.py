"""`/server` and `/host`: what is usual on a server, and all its tables. For who manages it: Discord shows these to
nobody else, unless the server says otherwise, and the right is checked here all the same."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Catalogue
from cogs.server.hosting import Hosting
from cogs.server.settings import ServerSettings

said = describer(Catalogue())


@app_commands.default_permissions(manage_guild=True)
class ServerCommands(commands.GroupCog, group_name="server", group_description=said("command-server")):
    """`/server ...`"""

    def __init__(self, clicks: Clicks, clock_hours: float | None) -> None:
        super().__init__()
        self.clicks = clicks
        self.usual = ServerSettings(clicks, clock_hours)

    @needs(Right.MANAGER)
    @app_commands.command(name="settings", description=said("command-server-settings"))
    @app_commands.describe(role=said("command-server-settings-role"))
    async def settings(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await (self.usual.show(reply) if role is None else self.usual.allow(reply, role))


class HostCommand(commands.Cog):
    """`/host`"""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.hosting = Hosting(clicks)

    @needs(Right.MANAGER)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.command(name="host", description=said("command-host"))
    async def host(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.hosting.show(reply)


async def setup(bot: Any) -> None:
    """Add `/server` and `/host` to the bot, which has `clicks` and `opening`."""
    await bot.add_cog(ServerCommands(bot.clicks, bot.opening.clock_hours))
    await bot.add_cog(HostCommand(bot.clicks))
