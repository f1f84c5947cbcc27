"""`/card` and `/rule`: looking something up, in a channel or a direct message. Only the asker sees the answer."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.rules.card_list import CardGroup
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.shelf import Shelf
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.screens.look_up import CARD, DEED, RULE, Found, LookUp, offers, read
from bot.ui.screens.stage import Shot

said = describer(Catalogue())
Name = app_commands.Range[str, 1, 100]
_SERVERS = 64
"""Servers whose own cards are kept ready."""


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class LookUpCommands(commands.Cog):
    """`/card`, `/rule`"""

    def __init__(self, clicks: Clicks, shelf: Shelf) -> None:
        self.clicks, self.shelf = clicks, shelf
        self._known: dict[tuple[str, str], Sequence[Found]] = {}
        """(what, language) -> all of it: a thousand names are not made anew at each letter that somebody types."""
        self._brought: LRUCache[tuple[int, str], tuple[tuple[str, ...], Sequence[Found]]] = LRUCache(_SERVERS)
        """(server, language) -> the marks of its packs, and their cards."""
        clicks.deeds.alone(DEED, Right.ANYONE, self.chosen)

    @needs(Right.ANYONE)
    @app_commands.command(name="card", description=said("command-card"))
    @app_commands.describe(name=said("command-card-name"), game=said("command-look-up-game"))
    async def card(self, interaction: Interaction, name: Name, game: Name | None = None) -> None:
        await self._answer(interaction, CARD, name, game)

    @needs(Right.ANYONE)
    @app_commands.command(name="rule", description=said("command-rule"))
    @app_commands.describe(name=said("command-rule-name"), game=said("command-look-up-game"))
    async def rule(self, interaction: Interaction, name: Name, game: Name | None = None) -> None:
        await self._answer(interaction, RULE, name, game)

    @card.autocomplete("name")
    async def card_names(self, interaction: Interaction, typed: str) -> Choices:
        return await self._offers(interaction, CARD, typed)

    @rule.autocomplete("name")
    async def rule_names(self, interaction: Interaction, typed: str) -> Choices:
        return await self._offers(interaction, RULE, typed)

    @card.autocomplete("game")
    @rule.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        look = self._look(interaction.locale.value, None)
        return offered(((look.game_name(one), one.id) for one in look.surfaces if one.all_printed), typed)

    async def chosen(self, reply: Reply, rest: str) -> None:
        """One of several that may have been meant."""
        what, _, value = rest.partition("=")
        await self._read(reply, what, value, None)

    async def _answer(self, interaction: Interaction, what: str, name: str, game: str | None) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            await self._read(reply, what, name, game)

    async def _read(self, reply: Reply, what: str, name: str, game: str | None) -> None:
        look = self._look(reply.locale, game)
        surface, found = read(look, await self._every(look, what, reply.interaction.guild_id), name, what)
        await reply.private(Shot(None, found.panel, surface, found.shown, found.pictures))

    async def _offers(self, interaction: Interaction, what: str, typed: str) -> Choices:
        game = getattr(interaction.namespace, "game", None)
        look = self._look(interaction.locale.value, game if game in self.clicks.stage.surfaces else None)
        found = offers(look, await self._every(look, what, interaction.guild_id), typed)
        return [app_commands.Choice(name=shown[:100], value=value) for value, shown in found]

    def _look(self, locale: str, game: str | None) -> LookUp:
        surfaces = self.clicks.stage.surfaces
        if game is not None and game not in surfaces:
            raise NotPossible(text("refused-unknown-game"))
        words = self.clicks.stage.words
        return LookUp(words, [*surfaces.values()] if game is None else [surfaces[game]], words.language(locale))

    async def _every(self, look: LookUp, what: str, guild: int | None) -> Sequence[Found]:
        """All that can be looked up in the games of `look`; of cards also what this server has brought in."""
        known = self._known.get((what, look.locale))
        if known is None:
            whole = self._look(look.locale, None)
            known = self._known[what, look.locale] = [*(whole.cards() if what == CARD else whole.rules())]
        own = [] if guild is None or what != CARD else await self._of_server(guild, look.locale)
        return [one for one in [*known, *own] if one.surface in look.surfaces]

    async def _of_server(self, guild: int, locale: str) -> Sequence[Found]:
        """The cards that a server has brought in, read once as long as its packs stay as they are."""
        shelf, whole = self.shelf, self._look(locale, None)
        able = {surface.id: read for surface in whole.surfaces if (read := surface.brought) is not None}
        packs = {game: await shelf.packs(guild, game) for game in able}
        marks = tuple(pack.mark for listed in packs.values() for pack in listed)
        known = self._brought.get((guild, locale))
        if known is None or known[0] != marks:
            groups: dict[str, list[CardGroup]] = {}
            for game, listed in packs.items():
                for pack in listed:
                    stored = await shelf.pack(guild, game, pack.name)
                    if stored is not None:
                        groups.setdefault(game, []).extend(await asyncio.to_thread(able[game], stored))
            known = self._brought[guild, locale] = marks, [*replace(whole, brought=groups).own_cards()]
        return known[1]


async def setup(bot: Any) -> None:
    """Add `/card` and `/rule` to the bot, which has `clicks` and `tables`."""
    await bot.add_cog(LookUpCommands(bot.clicks, Shelf(bot.tables.database)))
