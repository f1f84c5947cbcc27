"""What Discord is told of the commands, in the languages that we speak.

discord.py asks for each word of each command in all of Discord's thirty languages; most have nothing. The result is
the same.
"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContext as Context
from discord.app_commands import TranslationContextLocation as Place

from bot.ui.door.tree import Translator, Tree

Told = dict[str, Any]


async def payload_of(tree: Tree) -> list[Told]:
    """All commands, as `tree.sync` would send them. Raises `TranslationError` as that does."""
    translator = tree.translator
    assert isinstance(translator, Translator)
    payload = _Payload(translator)
    return [await payload.of_command(command, command.to_dict(tree)) for command in tree.get_commands()]


class _Payload:
    """Puts translations into what discord.py says of commands."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._locales = [locale for locale in discord.Locale if translator.has(locale)]

    async def of_command(self, command: Any, told: Told) -> Told:
        """A command, a group with its commands, or an entry of the menu of a message."""
        is_group = isinstance(command, app_commands.Group)
        name: Any = Place.group_name if is_group else Place.command_name
        about: Any = Place.group_description if is_group else Place.command_description
        told["name_localizations"] = await self._said(command._locale_name, Context(name, command))
        if isinstance(command, app_commands.ContextMenu):
            return told
        told["description_localizations"] = await self._said(command._locale_description, Context(about, command))
        if is_group:
            for child, part in zip(command.commands, told["options"], strict=True):
                await self.of_command(child, part)
        else:
            for option, part in zip(command.parameters, told["options"], strict=True):
                await self._of_option(option, part)
        return told

    async def _of_option(self, option: app_commands.Parameter, told: Told) -> None:
        for choice, part in zip(option.choices, told.get("choices", ()), strict=True):
            await self._put(part, "name", choice._locale_name, Context(Place.choice_name, choice))
        await self._put(told, "name", option.locale_name, Context(Place.parameter_name, option))
        await self._put(told, "description", option.locale_description, Context(Place.parameter_description, option))

    async def _put(self, told: Told, field: str, said: app_commands.locale_str | None, context: Any) -> None:
        """Where nothing is translated, the field is left out."""
        if found := await self._said(said, context):
            told[field + "_localizations"] = found

    async def _said(self, said: app_commands.locale_str | None, context: Any) -> dict[str, str]:
        if not said:
            return {}
        found = {}
        for locale in self._locales:
            try:
                words = await self._translator.translate(said, locale, context)
            except Exception as error:
                raise app_commands.TranslationError(string=said, locale=locale, context=context) from error
            if words is not None:
                found[locale.value] = words
        return found
