"""What `/altered deck` and `/altered cards` share on Discord's side: sentences, answers, files, permissions."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible, Refusal
from bot.ui.catalogue import Catalogue
from bot.ui.clicks import Clicks
from bot.ui.reply import NETWORK, Reply
from cogs.altered.deck_screens import Say

Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[str]]
_WORDS = Catalogue("altered")
MOST_OFFERED = 25


def said(key: str) -> app_commands.locale_str:
    """A description of Discord's command picker."""
    return app_commands.locale_str(_WORDS.format(text(key), label=True), key=key)


def offered(names: Iterable[str], typed: str) -> Choices:
    """Names that fit what was typed, as autocomplete offers them."""
    fitting = [name for name in names if typed.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=name[:100]) for name in fitting[:MOST_OFFERED]]


class Edge:
    """Sentences and answers for `/altered`."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks

    def say(self, interaction: Interaction) -> Say:
        """Sentences in the language of whoever asks."""
        return Say(_WORDS, interaction.locale.value)

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """The reply to an interaction; whatever goes wrong inside ends in one private sentence."""
        reply = self.clicks.reply(interaction)
        async with self.clicks.guard(reply, None):
            try:
                yield reply
            except Refusal as refusal:  # the guard knows only the sentences that all games share
                await reply.say(self.say(interaction).text(refusal.text))


async def read_file(reply: Reply, file: discord.Attachment, most: int, shown: str) -> bytes:
    """What is in an attached file of at most `most` bytes; a larger one is not fetched. Raises `NotPossible`."""
    if file.size > most:
        raise NotPossible(text("al-imp-too-big", most=shown))
    try:
        data = await reply.in_time(file.read())
    except NETWORK as error:
        raise NotPossible(text("al-refused-file")) from error
    if len(data) > most:
        raise NotPossible(text("al-imp-too-big", most=shown))
    return data


def may_manage(interaction: Interaction) -> bool:
    """Whether the user looks after this server: may manage it, or its messages."""
    allowed = interaction.permissions
    return bool(interaction.guild_id) and (allowed.manage_messages or allowed.manage_guild or allowed.administrator)
