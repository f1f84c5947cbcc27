"""`/my`: what concerns one person over all tables and servers, in a direct message too."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Catalogue
from bot.ui.screens.my_tables import LONGEST_SEARCH
from cogs.me.tables import MyTables

said = describer(Catalogue())


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class My(commands.GroupCog, group_name="my", group_description="Your tables, over all servers"):
    """`/my ...`"""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__()
        self.clicks = clicks
        self.my_tables = MyTables(clicks)

    @needs(Right.ANYONE)
    @app_commands.command(name="tables", description=said("command-my-tables"))
    @app_commands.describe(find=said("command-my-tables-find"))
    async def tables(
        self, interaction: Interaction, find: app_commands.Range[str, 1, LONGEST_SEARCH] | None = None
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.my_tables.show(reply, 0, (find or "").strip())


async def setup(bot: Any) -> None:
    """Add `/my` to the bot, which has `clicks`."""
    await bot.add_cog(My(bot.clicks))
