"""What Doomrock's own commands share on Discord's side: sentences, answers, refusals, the clicks of the box.

All clicks come in through two dynamic items with templates of their own. What is sent are stopped views with plain
buttons, so that discord.py never keeps a view in which both kinds meet.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, Refusal
from bot.tables.keepsakes import Keepsakes
from bot.ui.catalogue import Catalogue, Say, seat_names
from bot.ui.clicks import Clicks
from bot.ui.panel import Panel
from bot.ui.reply import Reply
from bot.ui.stage import Shot
from cogs.doomrock.box_screens import BUTTON, SELECT
from cogs.doomrock.pack import DoomrockContent

Interaction: TypeAlias = discord.Interaction[Any]
_WORDS = Catalogue("doomrock")
MOST_OFFERED = 25


def said(key: str) -> app_commands.locale_str:
    """A description of Discord's command picker."""
    return app_commands.locale_str(_WORDS.format(text(key), label=True), key=key)


def offered(pairs: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """(name, value) pairs whose name fits what was typed, as autocomplete offers them."""
    fitting = [pair for pair in pairs if typed.strip().casefold() in pair[0].casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in fitting[:MOST_OFFERED]]


Press = Callable[[Interaction, Reply, int, int, list[str]], Awaitable[None]]
"""Answers a click: the interaction, the reply to it, `at` and `turn` of the custom id, the values of a select."""


class Edge:
    """Sentences and answers for `/doom` and `/doomrock`. presses: op -> who answers it."""

    def __init__(self, keepsakes: Keepsakes, clicks: Clicks) -> None:
        self.keepsakes = keepsakes
        self.clicks = clicks
        self.surface = clicks.stage.surfaces["doomrock"]
        content = self.surface.game.content
        assert isinstance(content, DoomrockContent)
        self.content = content
        self.names = seat_names({}, self.surface.game.name_of)
        self.presses: dict[str, Press] = {}

    def private(self, interaction: Interaction) -> Say:
        """Sentences in the language of whoever asks."""
        return Say(self.surface.words, interaction.locale.value, self.names)

    def aloud(self, interaction: Interaction) -> Say:
        """Sentences in the language of the server."""
        return Say(self.surface.words, (interaction.guild_locale or interaction.locale).value, self.names)

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """The reply to an interaction; whatever goes wrong inside ends in one private sentence."""
        reply = self.clicks.reply(interaction)
        async with self.clicks.guard(reply, None):
            try:
                yield reply
            except Refusal as refusal:  # the guard knows only the sentences that all games share
                await reply.say(self.private(interaction).text(refusal.text))

    async def post(self, reply: Reply, panel: Panel) -> None:
        """For everybody in the channel."""
        await reply.public(Shot(None, panel))

    async def press(self, interaction: Interaction, match: re.Match[str], values: list[str]) -> None:
        """Answer a click on one of our buttons or selects."""
        async with self.answering(interaction) as reply:
            found = self.presses.get(match["op"])
            if found is None:
                raise NoLongerPossible(text("refused-stale"))
            await found(interaction, reply, int(match["at"]), int(match["turn"]), values)


def made_items(edge: Edge) -> tuple[type[discord.ui.DynamicItem[Any]], type[discord.ui.DynamicItem[Any]]]:
    """The classes that bring clicks to `edge`; for `bot.add_dynamic_items`."""

    class BoxButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "BoxButton":
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(BUTTON, self.custom_id)
            assert match is not None
            await edge.press(interaction, match, [])

    class BoxSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=SELECT):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "BoxSelect":
            item._refresh_state(interaction, interaction.data)
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            match = re.fullmatch(SELECT, self.custom_id)
            assert match is not None
            await edge.press(interaction, match, list(self.item.values))

    return BoxButton, BoxSelect
