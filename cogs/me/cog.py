"""`/my`: what concerns one person over all tables and servers, in a direct message too."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.leave import How
from bot.tables.notifications.wishes import LONGEST_PAUSE, WAYS
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered_zones
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import table_here
from bot.ui.panels.catalogue import Catalogue
from bot.ui.screens.my_tables import LONGEST_SEARCH
from cogs.me.away import Away, AwayWish
from cogs.me.notifications import Notifications
from cogs.me.record import MyRecord
from cogs.me.tables import MyTables

said = describer(Catalogue())
_WAYS = [app_commands.Choice(name=said(f"way-{way}"), value=way) for way in WAYS]
_MEANWHILE = [app_commands.Choice(name=said(f"meanwhile-{how}"), value=how) for how in ("default", "house")]
Hour = app_commands.Range[int, 0, 23]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class My(commands.GroupCog, group_name="my", group_description="Your tables, over all servers"):
    """`/my ...`"""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__()
        self.clicks = clicks
        self.my_tables = MyTables(clicks)
        self.my_away = Away(clicks)
        self.my_record = MyRecord(clicks)
        self.my_notifications = Notifications(clicks)

    @needs(Right.ANYONE)
    @app_commands.command(name="tables", description=said("command-my-tables"))
    @app_commands.describe(find=said("command-my-tables-find"))
    async def tables(
        self, interaction: Interaction, find: app_commands.Range[str, 1, LONGEST_SEARCH] | None = None
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.my_tables.show(reply, 0, (find or "").strip())

    @needs(Right.ANYONE)
    @app_commands.command(name="away", description=said("command-my-away"))
    @app_commands.describe(
        begin=said("command-my-away-from"),
        until=said("command-my-away-until"),
        meanwhile=said("command-my-away-meanwhile"),
        deputy=said("command-my-away-deputy"),
        zone=said("command-my-notifications-zone"),
    )
    @app_commands.rename(begin="from")
    @app_commands.choices(meanwhile=_MEANWHILE)
    async def away(
        self,
        interaction: Interaction,
        until: app_commands.Range[str, 1, 60] | None = None,
        begin: app_commands.Range[str, 1, 60] | None = None,
        meanwhile: str | None = None,
        deputy: discord.User | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            if deputy is not None and deputy.bot:
                raise NotPossible(text("table-no-bots"))
            named = None if deputy is None else (deputy.id, deputy.display_name)
            how: How = "house" if meanwhile == "house" else "default"
            await self.my_away.take(reply, AwayWish(begin or "", until or "", how, named, zone or ""))

    @away.autocomplete("until")
    @away.autocomplete("begin")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        return await self.my_away.days(interaction.user.id, typed)

    @away.autocomplete("zone")
    async def _away_zones(self, interaction: Interaction, typed: str) -> Choices:
        return offered_zones(typed)

    @needs(Right.ANYONE)
    @app_commands.command(name="record", description=said("command-my-record"))
    async def record(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.my_record.show(reply)

    @needs(Right.ANYONE)
    @app_commands.command(name="notifications", description=said("command-my-notifications"))
    @app_commands.describe(
        how=said("command-my-notifications-how"),
        only_here=said("command-my-notifications-here"),
        digest=said("command-my-notifications-digest"),
        quiet_from=said("command-my-notifications-from"),
        quiet_to=said("command-my-notifications-to"),
        zone=said("command-my-notifications-zone"),
        pause=said("command-my-notifications-pause"),
    )
    @app_commands.choices(how=_WAYS)
    async def notifications(
        self,
        interaction: Interaction,
        how: str | None = None,
        only_here: bool = False,
        digest: Hour | None = None,
        quiet_from: Hour | None = None,
        quiet_to: Hour | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        pause: app_commands.Range[int, 0, LONGEST_PAUSE] | None = None,
    ) -> None:
        reply = self.clicks.answers.reply(interaction)
        wish = {"how": how, "digest": digest, "quiet_from": quiet_from, "quiet_to": quiet_to, "zone": zone}
        wish |= {"pause": pause}
        async with self.clicks.guard(reply, None):
            await self.my_notifications.change(reply, only_here, wish)

    @needs(Right.SEATED)
    @app_commands.command(name="plan", description=said("command-my-plan"))
    async def plan(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self.clicks.at_table(reply, await table_here(self.clicks, interaction), "plan")

    @notifications.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return offered_zones(typed)


async def setup(bot: Any) -> None:
    """Add `/my` to the bot, which has `clicks`."""
    await bot.add_cog(My(bot.clicks))
