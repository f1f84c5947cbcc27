"""What the slash commands of every package share on Discord's side: descriptions, sentences, the boundary of errors,
offers, permissions, and the two dynamic items through which clicks on a package's own messages come in.

What such a package sends are stopped views with plain buttons, so that discord.py never keeps a view in which both
kinds of item meet.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.rules.decision import Text
from bot.tables.model.server_defaults import USUAL, Defaults
from bot.tables.notifications.zones import zone_names
from bot.ui.door.clicks import Clicks
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.panels.names import Names
from bot.ui.questions.typed import MOST_OFFERED

S = TypeVar("S", bound=Say)
Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[str]]
Item: TypeAlias = type[discord.ui.DynamicItem[Any]]
_LONGEST_OFFER = 100
_USUAL = "usual"

Pressed = Callable[[Interaction, re.Match[str], list[str]], Awaitable[None]]
"""Answers a click: the interaction, what the template found in the custom id, the values of a select."""


class CommandFrame(Generic[S]):
    """Sentences and answers for the commands of one package, in the words of its own catalogue.

    say: the kind of `Say` its screens are written for; names: what a reference without `@` is called.
    """

    def __init__(self, clicks: Clicks, words: Catalogue, say: type[S], names: Names | None = None) -> None:
        self.clicks = clicks
        self._words, self._say, self._names = words, say, names

    def private(self, interaction: Interaction) -> S:
        """Sentences in the language of whoever asks."""
        return self._say(self._words, interaction.locale.value, self._names)

    def aloud(self, interaction: Interaction) -> S:
        """Sentences in the language of the server: the one that it has chosen here, else its own on Discord."""
        chosen: Defaults = interaction.extras.get(_USUAL, USUAL)
        locale = chosen.locale or (interaction.guild_locale or interaction.locale).value
        return self._say(self._words, locale, self._names)

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """The reply to an interaction; whatever goes wrong inside ends in one private sentence."""
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None, self.private(interaction)):
            await self.usual(interaction)
            yield reply

    async def usual(self, interaction: Interaction) -> Defaults:
        """The usual settings of the server of this interaction, asked for once."""
        if _USUAL not in interaction.extras:
            interaction.extras[_USUAL] = await self.clicks.stage.tables.servers.defaults(interaction.guild_id)
        found: Defaults = interaction.extras[_USUAL]
        return found


def describer(words: Catalogue) -> Callable[[str], app_commands.locale_str]:
    """From a key to a description for Discord's command picker; a translator finds the key in its `extras`."""

    def said(key: str) -> app_commands.locale_str:
        return app_commands.locale_str(words.format(Text(key), label=True), key=key)

    return said


def offered(pairs: Iterable[tuple[str, str]], typed: str) -> Choices:
    """(name, value) pairs whose name fits what was typed, as autocomplete offers them."""
    fitting = [pair for pair in pairs if typed.strip().casefold() in pair[0].casefold()]
    return [
        app_commands.Choice(name=name[:_LONGEST_OFFER], value=value[:_LONGEST_OFFER])
        for name, value in fitting[:MOST_OFFERED]
    ]


def offered_names(names: Iterable[str], typed: str) -> Choices:
    """The same for names that stand for themselves."""
    return offered(((name, name) for name in names), typed)


def offered_zones(typed: str) -> Choices:
    """Time zones whose names have what was typed, places before signs."""
    return offered(((name.replace("_", " "), name) for name in zone_names()), typed.replace("_", " "))


def made_items(pressed: Pressed, button: str, select: str) -> tuple[Item, Item]:
    """The classes that bring clicks to `pressed`, for `bot.add_dynamic_items`. button, select: the templates (regular
    expressions) of the two kinds of custom id."""

    class OwnButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=button):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "OwnButton":
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(button, self.custom_id)
            assert match is not None
            await pressed(interaction, match, [])

    class OwnSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=select):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "OwnSelect":
            item._refresh_state(interaction, interaction.data)
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(select, self.custom_id)
            assert match is not None
            await pressed(interaction, match, list(self.item.values))

    return OwnButton, OwnSelect
