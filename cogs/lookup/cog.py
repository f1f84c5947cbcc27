"""`/card` and `/rule`: looking something up, in a channel or a direct message. Only the asker sees the answer."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.screens.look_up import CARD, DEED, RULE, Found, LookUp, offers, read
from bot.ui.screens.stage import Shot

said = describer(Catalogue())
Name = app_commands.Range[str, 1, 100]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class LookUpCommands(commands.Cog):
    """`/card`, `/rule`"""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self._known: dict[tuple[str, str], Sequence[Found]] = {}
        """(what, language) -> all of it: a thousand names are not made anew at each letter that somebody types."""
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
        return self._offers(interaction, CARD, typed)

    @rule.autocomplete("name")
    async def rule_names(self, interaction: Interaction, typed: str) -> Choices:
        return self._offers(interaction, RULE, typed)

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
        surface, found = read(look, self._every(look, what), name, what)
        await reply.private(Shot(None, found.panel, surface, found.shown, found.pictures))

    def _offers(self, interaction: Interaction, what: str, typed: str) -> Choices:
        game = getattr(interaction.namespace, "game", None)
        look = self._look(interaction.locale.value, game if game in self.clicks.stage.surfaces else None)
        found = offers(look, self._every(look, what), typed)
        return [app_commands.Choice(name=shown[:100], value=value) for value, shown in found]

    def _look(self, locale: str, game: str | None) -> LookUp:
        surfaces = self.clicks.stage.surfaces
        if game is not None and game not in surfaces:
            raise NotPossible(text("refused-unknown-game"))
        words = self.clicks.stage.words
        return LookUp(words, [*surfaces.values()] if game is None else [surfaces[game]], words.language(locale))

    def _every(self, look: LookUp, what: str) -> Sequence[Found]:
        """All that can be looked up in the games of `look`."""
        known = self._known.get((what, look.locale))
        if known is None:
            whole = self._look(look.locale, None)
            known = self._known[what, look.locale] = [*(whole.cards() if what == CARD else whole.rules())]
        return [one for one in known if one.surface in look.surfaces]


async def setup(bot: Any) -> None:
    """Add `/card` and `/rule` to the bot, which has `clicks`."""
    await bot.add_cog(LookUpCommands(bot.clicks))
