"""*Roll again* in the menu of a message: the roll that stands in it."""

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Right, needs
from cogs.dice import screens
from cogs.dice.frame import CommandFrame, said


def add_menu(bot: Any, frame: CommandFrame) -> None:
    """Add it to the bot's commands. It does what the button of that roll does, for whoever may press that."""

    @needs(Right.MEMBER)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.context_menu(name=said("menu-roll-again"))
    async def roll_again(interaction: Interaction, message: discord.Message) -> None:
        async with frame.answering(interaction) as reply:
            entry = rolled_in(message, interaction.client.user)
            if entry is None:
                raise NotPossible(text("roll-none-there"))
            await frame.presses["again"].do(interaction, reply, entry, None)

    bot.tree.add_command(roll_again)


def rolled_in(message: discord.Message, me: Any) -> int | None:
    """The roll that a message of ours tells: an id of the ledger; None: it tells none."""
    if me is None or message.author.id != me.id:
        return None
    found = (re.fullmatch(screens.BUTTON, one) for one in _ids(message.components))
    return next(
        (int(match["entry"]) for match in found if match is not None and match["op"] in screens.OF_A_ROLL), None
    )


def _ids(parts: Any) -> Iterator[str]:
    for part in parts:
        yield getattr(part, "custom_id", None) or ""
        yield from _ids(getattr(part, "children", ()))
