"""The slash commands as a whole: where they may be used, in which language they are described, what happens when one
fails or comes too late."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible, Refusal
from bot.tables.model.errors import NotOwner
from bot.ui.door.clicks import Clicks
from bot.ui.panels.catalogue import Catalogue

log = logging.getLogger(__name__)
_OPTION = app_commands.TranslationContextLocation.parameter_name


class Translator(app_commands.Translator):
    """Commands in other languages: their descriptions and offered values, and the names of commands and groups.

    words: the shared catalogue, and those of the games, whose commands are described there. A name stands under
    `slash-<command>`, that of an option under `slash-option-<option>`; an option has one where its command has.
    """

    def __init__(self, *words: Catalogue) -> None:
        self.words = words
        self._told_in: dict[str, list[Catalogue]] = {}
        """Locale -> the catalogues that have anything in it: of Discord's thirty most have nothing, and each part of
        each command is asked for in all of them."""

    def has(self, locale: discord.Locale) -> bool:
        """Whether anything is said in this language."""
        return bool(self._catalogues(locale))

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if not self._catalogues(locale):
            return None
        key = key_of(string, context)
        if key is None:
            return None
        option = context.data
        of = option.command if isinstance(option, app_commands.Parameter) and context.location is _OPTION else None
        if of is not None and self._speaking(_named(of), locale) is None:
            return None  # an English command with some German options is neither
        words = self._speaking(key, locale)
        return None if words is None else words.format(text(key), None, locale.value, label=True)

    def _speaking(self, key: str, locale: discord.Locale) -> Catalogue | None:
        """The first catalogue that has this key in this language."""
        return next((words for words in self._catalogues(locale) if words.speaks(key, locale.value)), None)

    def _catalogues(self, locale: discord.Locale) -> list[Catalogue]:
        if locale.value not in self._told_in:
            self._told_in[locale.value] = [words for words in self.words if words.has_language(locale.value)]
        return self._told_in[locale.value]


def key_of(string: app_commands.locale_str, context: app_commands.TranslationContextTypes) -> str | None:
    """The key of a catalogue under which the translation of something of a command stands; None if nowhere."""
    found: str | None = string.extras.get("key")
    match context.location:
        case app_commands.TranslationContextLocation.command_name if isinstance(context.data, app_commands.ContextMenu):
            return found
        case app_commands.TranslationContextLocation.command_name | app_commands.TranslationContextLocation.group_name:
            return _named(context.data)
        case app_commands.TranslationContextLocation.parameter_name:
            return "slash-option-" + string.message.replace("_", "-")
        case app_commands.TranslationContextLocation.choice_name if found is None:
            return "slash-choice-" + string.message.replace(" ", "-").replace("_", "-")
        case _:
            return found


def _named(command: Any) -> str:
    return "slash-" + str(command.qualified_name).replace(" ", "-").replace("_", "-")


class Tree(app_commands.CommandTree[Any]):
    """The commands. Only in servers unless a command says otherwise; one private sentence when one fails."""

    def __init__(self, client: Any) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether there is time for a command, and whether this person may; what is being typed gets no offers else."""
        clicks: Clicks = interaction.client.clicks
        is_typing = interaction.type is discord.InteractionType.autocomplete
        if is_typing:
            if clicks.traffic.is_closed or not clicks.traffic.gate.admits(interaction.id, 0):
                return False
        elif not await clicks.admits(interaction):
            return False
        try:
            await clicks.door.require_command(interaction)
        except Exception as error:
            await self._refuse(interaction, error, is_typing=is_typing)
            return False
        return True

    async def _refuse(self, interaction: discord.Interaction[Any], error: Exception, *, is_typing: bool) -> None:
        clicks: Clicks = interaction.client.clicks
        if not is_typing:
            async with clicks.guard(clicks.answers.reply(interaction), None):
                raise error
        elif isinstance(error, Refusal):
            await interaction.response.autocomplete([])
        elif not isinstance(error, NotOwner):
            log.error("autocomplete failed", exc_info=error)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        bot: Any = interaction.client
        reply = bot.clicks.answers.reply(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            if not isinstance(getattr(error, "original", error), NotOwner):  # then another process offers
                log.error("autocomplete failed", exc_info=error)
            return
        async with bot.clicks.guard(reply, None):
            if isinstance(error, app_commands.TransformerError):  # somebody who is not on the server, for example
                raise NotPossible(text("refused-not-found"))
            raise getattr(error, "original", error)
