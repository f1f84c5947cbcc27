"""`/altered deck`, `/altered cards`, `/altered ladder`, `/altered glossary`: what people own for Altered, and how they
stand. Only Discord's side.

What a command does stands in `deck_shelf`, what it looks like in `deck_screens`. All answers are private.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.shelf import LONGEST_NAME
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.door.uploads import read_file, read_text
from bot.ui.messages.reply import Reply
from bot.ui.panels.discord_panel import written
from bot.ui.questions.scene import Scene
from cogs.altered.content.decklist import LIST_BYTES, write_list
from cogs.altered.content.decks import FORMATS, Format
from cogs.altered.content.glossary import TERMS
from cogs.altered.content.import_cards import DATA_BYTES
from cogs.altered.content.scripts import SCRIPT_BYTES
from cogs.altered.pictures import curve
from cogs.altered.rules.brought import playable
from cogs.altered.screens import deck_screens as screens
from cogs.altered.screens.deck_frame import CommandFrame, said
from cogs.altered.screens.deck_shelf import GAME, DeckShelf
from cogs.altered.screens.ladder_screen import ladder
from cogs.altered.screens.season import NewSeason
from cogs.altered.state import AlteredOptions

Name = app_commands.Range[str, 1, 100]
NewName = app_commands.Range[str, 1, LONGEST_NAME]
FORMAT_CHOICES = [app_commands.Choice(name=said("al-format-" + form.replace("_", "-")), value=form) for form in FORMATS]


_MOST_WRONG = 200


class AlteredCommands(commands.GroupCog, group_name="altered", group_description=said("al-cmd")):
    """`/altered ...`"""

    deck = app_commands.Group(name="deck", description=said("al-cmd-deck"))
    cards = app_commands.Group(name="cards", description=said("al-cmd-cards"))

    def __init__(self, frame: CommandFrame, shelf: DeckShelf, build: Callable[[Interaction], Awaitable[None]]) -> None:
        super().__init__()
        self.frame = frame
        self.shelf = shelf
        self.new_season = NewSeason(frame)
        self.build = build
        self._wrong: dict[int, tuple[str, str, Format, bool]] = {}
        """User -> the list that could not be kept: nobody should have to write it again. Only in memory."""
        frame.clicks.deeds.by_id(screens.MEND, Right.MEMBER, self.mend)
        frame.clicks.deeds.by_id(screens.MODAL, Right.MEMBER, self.pasted)

    # ------------------------------------------------------------------ decks

    @needs(Right.MEMBER)
    @deck.command(name="build", description=said("al-cmd-deck-build"))
    async def build_deck(self, interaction: Interaction) -> None:
        await self.build(interaction)

    @needs(Right.MEMBER)
    @deck.command(name="import", description=said("al-cmd-deck-import"))
    @app_commands.describe(
        name=said("al-cmd-opt-name"),
        file=said("al-cmd-opt-list-file"),
        form=said("al-cmd-opt-format"),
        partial=said("al-cmd-opt-partial"),
    )
    @app_commands.rename(form="format")
    @app_commands.choices(form=FORMAT_CHOICES)
    async def import_deck(
        self,
        interaction: Interaction,
        name: NewName | None = None,
        file: discord.Attachment | None = None,
        form: str = "constructed",
        partial: bool = False,
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            if file is None:
                await reply.modal(screens.paste(self.frame.private(interaction), _form(form), partial, name or ""))
                return
            title = name or file.filename.rpartition(".")[0][:LONGEST_NAME] or file.filename[:LONGEST_NAME]
            with self.frame.clicks.uploads.reading(interaction.user.id):
                words = await read_text(reply, file, LIST_BYTES)
                await self._keep(interaction, reply, title, words, _form(form), partial)

    async def mend(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """The wish to mend a list that could not be kept."""
        async with self.frame.answering(interaction) as reply:
            name, words, form, partial = self._wrong.get(interaction.user.id, ("", "", "constructed", False))
            await reply.modal(screens.paste(self.frame.private(interaction), form, partial, name, words))

    async def pasted(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """A pasted list."""
        data: Any = interaction.data or {}
        async with self.frame.answering(interaction) as reply:
            fields = written(data)
            form, partial = _form(match["form"]), match["partial"] == "1"
            name, words = fields.get("name", ""), fields.get("list", "")
            self._wrong[interaction.user.id] = name, words, form, partial
            if len(self._wrong) > _MOST_WRONG:
                self._wrong.pop(next(iter(self._wrong)))
            with self.frame.clicks.uploads.reading(interaction.user.id):
                if await self._keep(interaction, reply, name, words, form, partial, mend=True):
                    self._wrong.pop(interaction.user.id, None)

    async def _keep(
        self,
        interaction: Interaction,
        reply: Reply,
        name: str,
        words: str,
        form: Format,
        partial: bool,
        mend: bool = False,
    ) -> bool:
        """Keep a list, and say what became of it; whether it was kept."""
        user, guild = interaction.user.id, interaction.guild_id
        made = await reply.in_time(self.shelf.import_deck(user, guild, name, words, form, partial=partial))
        await reply.private(screens.kept(self.frame.private(interaction), made, mend))
        return made.deck is not None

    @needs(Right.MEMBER)
    @deck.command(name="list", description=said("al-cmd-deck-list"))
    async def list_decks(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            decks = await self.shelf.decks(interaction.user.id)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            await reply.private(
                screens.deck_list(
                    self.frame.private(interaction), list(decks.values()), pool, list(self.shelf.starters.values())
                )
            )

    @needs(Right.MEMBER)
    @deck.command(name="show", description=said("al-cmd-deck-show"))
    @app_commands.describe(name=said("al-cmd-opt-deck"))
    async def show_deck(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            deck = await self.shelf.deck(interaction.user.id, name)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            await reply.private(screens.deck_cards(self.frame.private(interaction), deck, pool))

    @needs(Right.MEMBER)
    @deck.command(name="validate", description=said("al-cmd-deck-validate"))
    @app_commands.describe(
        name=said("al-cmd-opt-deck"), form=said("al-cmd-opt-format"), allow_manual=said("al-cmd-opt-manual")
    )
    @app_commands.rename(form="format")
    @app_commands.choices(form=FORMAT_CHOICES)
    async def validate_deck(
        self, interaction: Interaction, name: Name, form: str | None = None, allow_manual: bool = False
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            deck = await self.shelf.deck(interaction.user.id, name)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            wanted = deck.form if form is None else _form(form)
            problems = deck.problems(pool, wanted, manual=allow_manual)
            await reply.private(screens.verdict(self.frame.private(interaction), deck, wanted, problems))

    @needs(Right.MEMBER)
    @deck.command(name="stats", description=said("al-cmd-deck-stats"))
    @app_commands.describe(name=said("al-cmd-opt-deck"))
    async def deck_stats(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            deck = await self.shelf.deck(interaction.user.id, name)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            panel, shown = screens.stats(self.frame.private(interaction), deck, pool)
            await reply.private(curve.shot(panel, shown, self.frame.clicks.stage.surfaces[GAME]))

    @needs(Right.MEMBER)
    @deck.command(name="export", description=said("al-cmd-deck-export"))
    @app_commands.describe(name=said("al-cmd-opt-deck"))
    async def export_deck(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            deck = await self.shelf.deck(interaction.user.id, name)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            data = write_list(deck.cards, {ref: pool[ref].name for ref in deck.cards if ref in pool})
            file = "".join(c if c.isascii() and c.isalnum() else "-" for c in deck.name).strip("-") or "deck"
            words = self.frame.private(interaction)("al-deck-exported", name=deck.name)
            await reply.file(words, f"{file}.txt", data.encode())

    @needs(Right.ASKED)
    @deck.command(name="play", description=said("al-cmd-deck-play"))
    @app_commands.describe(name=said("al-cmd-opt-deck"))
    async def play_deck(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            deck = await self.shelf.deck(interaction.user.id, name)
            table, token = await self._asked(interaction)
            rules = AlteredOptions.model_validate((await self.frame.clicks.stage.tables.keeper.get(table)).options)
            pool = await reply.in_time(self.shelf.pool(interaction.guild_id))
            problems = playable(pool, deck.cards, rules)
            if problems:
                await reply.private(screens.not_playable(self.frame.private(interaction), deck, problems))
                return
            words = write_list(deck.cards)
            async with self.frame.clicks.guard(reply, table):
                await self.frame.clicks.answers.choose(
                    reply, table, token, words, text("al-deck-brought", name=deck.name)
                )

    async def _asked(self, interaction: Interaction) -> tuple[str, str]:
        """The table here, and the request that asks this user for a deck. Raises `NotPossible`."""
        found = await self.frame.clicks.door.here(interaction)
        if found is None or found.game != GAME or found.status != "running":
            raise NotPossible(text("al-refused-no-own"))

        def read(scene: Scene) -> str | None:
            for seat in scene.seats_of(interaction.user.id):
                for token, request in scene.requests(seat):
                    if request.decision.key == "altered.own":
                        return token
            return None

        token = await self.frame.clicks.stage.scene(found.id, interaction.locale.value, read)
        if not isinstance(token, str):
            raise NotPossible(text("al-refused-no-own"))
        return found.id, token

    @needs(Right.MEMBER)
    @deck.command(name="delete", description=said("al-cmd-deck-delete"))
    @app_commands.describe(name=said("al-cmd-opt-own-deck"))
    async def delete_deck(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            gone = await self.shelf.delete_deck(interaction.user.id, name)
            await reply.private(screens.sentence(self.frame.private(interaction)("al-deck-deleted", name=gone)))

    @show_deck.autocomplete("name")
    @validate_deck.autocomplete("name")
    @deck_stats.autocomplete("name")
    @export_deck.autocomplete("name")
    @play_deck.autocomplete("name")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        own = await self.shelf.decks(interaction.user.id)
        return offered_names(dict.fromkeys([*own, *self.shelf.starters]), typed)

    @delete_deck.autocomplete("name")
    async def offer_own_decks(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names(await self.shelf.decks(interaction.user.id), typed)

    # ------------------------------------------------------------------ cards

    @needs(Right.MODERATOR)
    @cards.command(name="import", description=said("al-cmd-cards-import"))
    @app_commands.describe(
        name=said("al-cmd-opt-name"),
        file=said("al-cmd-opt-cards-file"),
        scripts=said("al-cmd-opt-scripts"),
        partial=said("al-cmd-opt-partial"),
    )
    async def import_cards(
        self,
        interaction: Interaction,
        name: NewName,
        file: discord.Attachment,
        scripts: discord.Attachment | None = None,
        partial: bool = False,
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            guild = interaction.guild_id or 0
            with self.frame.clicks.uploads.reading(interaction.user.id):
                data = await read_file(reply, file, DATA_BYTES)
                said = ""
                if scripts is not None:
                    said = await read_text(reply, scripts, SCRIPT_BYTES)
                work = self.shelf.import_cards(guild, name, data, partial=partial, scripts=said)
                found, is_kept = await reply.in_time(work)
            say = self.frame.private(interaction)
            await reply.private(screens.cards_kept(say, name, found, is_kept))

    @needs(Right.MEMBER)
    @cards.command(name="list", description=said("al-cmd-cards-list"))
    async def list_cards(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            packs = await self.shelf.packs(interaction.guild_id or 0)
            await reply.private(screens.pack_list(self.frame.private(interaction), packs))

    @needs(Right.MODERATOR)
    @cards.command(name="remove", description=said("al-cmd-cards-remove"))
    @app_commands.describe(name=said("al-cmd-opt-pack"))
    async def remove_cards(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            gone = await self.shelf.remove_pack(interaction.guild_id or 0, name)
            await reply.private(screens.sentence(self.frame.private(interaction)("al-cards-removed", name=gone)))

    @remove_cards.autocomplete("name")
    async def offer_packs(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names([pack.name for pack in await self.shelf.packs(interaction.guild_id or 0)], typed)

    # ------------------------------------------------------------------ the ladder

    @needs(Right.MEMBER)
    @app_commands.command(name="ladder", description=said("al-cmd-ladder"))
    @app_commands.describe(season=said("al-cmd-opt-season"))
    async def ladder(self, interaction: Interaction, season: app_commands.Range[int, 1, 999] | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            found = await self.frame.clicks.stage.tables.ladders.ladder(interaction.guild_id or 0, GAME, season)
            if found is None:
                raise NotPossible(text("al-refused-season", n=season or 0))
            await reply.private(ladder(self.frame.private(interaction), found, interaction.user.id))

    @needs(Right.MANAGER)
    @app_commands.command(name="season", description=said("al-cmd-season"))
    async def season(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self.new_season.ask(reply)

    # ------------------------------------------------------------------ words

    @needs(Right.ANYONE)
    @app_commands.command(name="glossary", description=said("al-cmd-glossary"))
    @app_commands.describe(term=said("al-cmd-opt-term"))
    async def glossary(self, interaction: Interaction, term: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            wanted = "-".join(term.casefold().replace("_", " ").replace("-", " ").split())
            if wanted not in TERMS:
                raise NotPossible(text("al-refused-no-term", term=term))
            await reply.private(screens.sentence(self.frame.private(interaction)(f"al-term-{wanted}")))

    @glossary.autocomplete("term")
    async def offer_terms(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names([term.replace("-", " ") for term in TERMS], typed)


def _form(form: str) -> Format:
    return form if form in FORMATS else "constructed"
