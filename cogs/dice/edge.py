"""What the dice commands share on Discord's side: answers, refusals, permissions, the clicks. Knows discord.

All clicks come in through two dynamic items with templates of their own. What is sent are stopped views with plain
buttons, so that discord.py never keeps a view in which both kinds meet.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.rules.decision import Text, text
from bot.rules.dice import DiceError
from bot.rules.errors import NoLongerPossible
from bot.tables.keepsakes import Keepsakes
from bot.tables.ledger import HOST, Entry
from bot.ui.catalogue import Catalogue
from bot.ui.clicks import Clicks
from bot.ui.reply import Reply
from cogs.dice.screens import BUTTON, SELECT, Say

WORDS = Catalogue()
Interaction: TypeAlias = discord.Interaction[Any]
Press = Callable[[Interaction, Reply, int, str | None], Awaitable[None]]
"""Answers a click: the interaction, the reply to it, the entry in its custom id, the value of a select."""


def said(key: str) -> app_commands.locale_str:
    """A description of Discord's command picker; a translator finds its key in `extras`."""
    return app_commands.locale_str(WORDS.format(Text(key), label=True), key=key)


def choices(*keys: tuple[str, str]) -> list[app_commands.Choice[str]]:
    """Fixed choices of an option, as (key, value)."""
    return [app_commands.Choice(name=said(key), value=value) for key, value in keys]


class Edge:
    """Everything that `/roll`, `/rolls` and `/draw` need besides their own rules. `presses`: op -> who answers it."""

    def __init__(self, keepsakes: Keepsakes, clicks: Clicks) -> None:
        self.keepsakes = keepsakes
        self.clicks = clicks
        self.presses: dict[str, Press] = {}

    def private(self, interaction: Interaction) -> Say:
        """Sentences in the language of whoever asks."""
        return Say(WORDS, interaction.locale.value)

    def aloud(self, interaction: Interaction) -> Say:
        """Sentences in the language of the server."""
        return Say(WORDS, (interaction.guild_locale or interaction.locale).value)

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """The reply to an interaction; whatever goes wrong inside ends in one private sentence."""
        reply = self.clicks.reply(interaction)
        async with self.clicks.guard(reply, None):
            try:
                yield reply
            except DiceError as error:
                await reply.say(self.private(interaction).dice_error(error))

    async def press(self, interaction: Interaction, op: str, entry: int, value: str | None = None) -> None:
        """Answer a click on one of our buttons or selects."""
        async with self.answering(interaction) as reply:
            found = self.presses.get(op)
            if found is None:
                raise NoLongerPossible(text("roll-gone"))
            await found(interaction, reply, entry, value)

    async def may_look(self, interaction: Interaction, entry: Entry) -> bool:
        """Whether a hidden roll may be seen by this user: whose it is; for one behind the screen the host, too."""
        return entry.user == interaction.user.id or (entry.hidden == HOST and await self.is_host(interaction))

    async def is_host(self, interaction: Interaction) -> bool:
        """Whoever hosts the table here; where none stands, whoever may manage messages."""
        host = await self.keepsakes.host_of(interaction.channel_id or 0)
        return host == interaction.user.id if host is not None else may_manage(interaction)


def may_manage(interaction: Interaction) -> bool:
    """Whether the user keeps order here: may manage messages or the server."""
    allowed = interaction.permissions
    return bool(interaction.guild_id) and (allowed.manage_messages or allowed.manage_guild or allowed.administrator)


def made_items(edge: Edge) -> tuple[type[discord.ui.DynamicItem[Any]], type[discord.ui.DynamicItem[Any]]]:
    """The classes that bring clicks to `edge`; for `bot.add_dynamic_items`."""

    class DiceButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "DiceButton":
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(BUTTON, self.custom_id)
            assert match is not None
            await edge.press(interaction, match["op"], int(match["entry"]))

    class DiceSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=SELECT):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "DiceSelect":
            item._refresh_state(interaction, interaction.data)
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(SELECT, self.custom_id)
            assert match is not None
            values = self.item.values
            await edge.press(interaction, match["op"], int(match["entry"]), values[0] if values else None)

    return DiceButton, DiceSelect
