"""*Whose turn?* in the menu of a message: whom the table of that channel waits for, for whoever asks alone."""

from typing import Any

import discord
from discord import app_commands

from bot.rules.decision import Text
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import table_here
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.screens.turn import Turn, turn_panel

said = describer(Catalogue())


def add_menu(bot: Any) -> None:
    """Add it to the commands of the bot, which has `clicks`. The message itself is not read."""
    clicks: Clicks = bot.clicks

    @needs(Right.MEMBER)
    @app_commands.context_menu(name=said("menu-whose-turn"))
    async def whose_turn(interaction: Interaction, message: discord.Message) -> None:
        reply = clicks.answers.reply(interaction)
        async with clicks.guard(reply, None):
            await _tell(clicks, reply, await table_here(clicks, interaction))

    bot.tree.add_command(whose_turn)


async def _tell(clicks: Clicks, reply: Reply, info: Info) -> None:
    """P6: what the board tells, and of the questions only that there are some."""
    user, stage = reply.interaction.user.id, clicks.stage

    def read(look: Look) -> Turn:
        waits = [look.info.seats[seat] for seat in look.awaited() if seat >= 0]
        names = tuple(seat.name for seat in waits)
        return Turn(look.info, names, any(seat.user == user for seat in waits), look.due())

    found = await stage.tables.keeper.look(info.id, read)

    def say(words: Text) -> str:
        return stage.words.format(words, None, reply.locale)

    await reply.private(turn_panel(found, stage.game_name(info.game, reply.locale), say))
