"""`/help`: how to play by post, three short pages. `/privacy`: what is kept about somebody, and forgetting it."""

import json
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs, require_right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Button, Panel, Words
from bot.ui.screens.help_here import help_here
from bot.ui.screens.lobby import help_page

said = describer(Catalogue())


class Help(commands.Cog):
    """`/help`"""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks

    @needs(Right.ANYONE)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.command(name="help", description=said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        stage = self.clicks.stage
        async with self.clicks.guard(reply, None):
            found = await self._of_game(interaction, reply.locale)
            await reply.private(found or help_page(stage.words, list(stage.surfaces.values()), 1, reply.locale))

    async def _of_game(self, interaction: Interaction, locale: str) -> Panel | None:
        """Help with the game that is on in this channel; None: there is none."""
        info = await self.clicks.door.here(interaction)
        if info is None or info.status != "running" or not _may_see(interaction, info):
            return None
        user = interaction.user.id
        found = await self.clicks.stage.scene(
            info.id, locale, lambda scene: help_here(scene, next(iter(scene.seats_of(user)), None))
        )
        return found if isinstance(found, Panel) else None


def _may_see(interaction: Interaction, info: Info) -> bool:
    """Whether somebody sees the channel of the table, so that who is awaited there is nothing new to them."""
    try:
        require_right(interaction, Right.MEMBER, info)
    except NotPossible:
        return False
    return True


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class Privacy(commands.GroupCog, group_name="privacy", group_description="What I know about you"):
    """`/privacy export|delete`"""

    def __init__(self, clicks: Clicks, channel_records: Any) -> None:
        super().__init__()
        self.clicks = clicks
        self.channel_records = channel_records
        clicks.deeds.alone("forget", Right.ANYONE, self.answer)

    def _say(self, reply: Reply, key: str) -> str:
        return self.clicks.stage.words.format(text(key), None, reply.locale)

    @needs(Right.ANYONE)
    @app_commands.command(name="export", description=said("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            user = interaction.user.id
            found = await self.clicks.stage.tables.people.user_data(user) | await self.channel_records.about(user)
            data = json.dumps(found, ensure_ascii=False, indent=1, default=str).encode()
            await reply.file(self._say(reply, "privacy-export"), "waykeeper-about-me.json", data)

    @needs(Right.ANYONE)
    @app_commands.command(name="delete", description=said("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            panel = Panel(self._say(reply, "privacy-delete-title")).add(Words(self._say(reply, "privacy-delete-ask")))
            yes = custom_id.button(custom_id.NO_TABLE, "-", "forget-yes")
            no = custom_id.button(custom_id.NO_TABLE, "-", "forget-no")
            panel.add(
                (
                    Button(yes, self._say(reply, "privacy-delete-yes"), "danger"),
                    Button(no, self._say(reply, "privacy-delete-no")),
                )
            )
            await reply.private(panel)

    async def answer(self, reply: Reply, what: str) -> None:
        """The answer to that question."""
        if what != "yes":
            await reply.private(Panel().add(Words(self._say(reply, "privacy-kept"))))
            return
        user = reply.interaction.user.id
        tables = [info.id for info in await self.clicks.stage.tables.index.of_user(user)]
        await self.clicks.stage.tables.people.forget_user(user)
        await self.channel_records.forget(user)
        await reply.private(Panel().add(Words(self._say(reply, "privacy-deleted"))))
        for table in tables:
            await self.clicks.posts.boards.refresh(table)


async def setup(bot: Any) -> None:
    """Add `/help` and `/privacy` to the bot, which has `clicks` and `channel_records`."""
    await bot.add_cog(Help(bot.clicks))
    await bot.add_cog(Privacy(bot.clicks, bot.channel_records))
