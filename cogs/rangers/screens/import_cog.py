"""`/rangers import`, `/rangers cards ...`: decks and cards from elsewhere. Only Discord's side, all of it private."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.shelf.shelf import LONGEST_NAME
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.door.uploads import read_file, read_text
from cogs.rangers.content.imports.cards import DATA_BYTES
from cogs.rangers.content.imports.decks import DECK_BYTES
from cogs.rangers.content.imports.scripts import SCRIPT_BYTES
from cogs.rangers.screens import import_screens as screens
from cogs.rangers.screens.build_screens import sentence
from cogs.rangers.screens.deck_shelf import GAME, DeckShelf
from cogs.rangers.screens.frame import said

Name = app_commands.Range[str, 1, LONGEST_NAME]


class ImportCommands(commands.Cog):
    """The part of `/rangers` that reads files. Cards stay with the server that has brought them in."""

    cards = app_commands.Group(name="cards", description=said("rangers-cmd-cards"))
    frame: BoxFrame
    shelf: DeckShelf

    @needs(Right.MEMBER)
    @app_commands.command(name="import", description=said("rangers-cmd-import"))
    @app_commands.describe(file=said("rangers-cmd-opt-deck-file"), name=said("rangers-cmd-opt-name"))
    async def import_deck(self, interaction: Interaction, file: discord.Attachment, name: Name | None = None) -> None:
        async with self.frame.answering(interaction) as reply:
            user, guild = interaction.user.id, interaction.guild_id
            with self.frame.clicks.uploads.reading(user):
                data = await read_file(reply, file, DECK_BYTES)
                kept, found = await reply.in_time(self.shelf.import_deck(user, guild, name or "", data))
            content = await reply.in_time(self.shelf.content_for(guild))
            codes = await self.shelf.disputed(guild, found.deck) if found.deck is not None else {}
            await reply.private(screens.deck_read(self.frame.private(interaction), content, kept, found, codes))

    @needs(Right.MODERATOR)
    @cards.command(name="import", description=said("rangers-cmd-cards-import"))
    @app_commands.describe(
        name=said("rangers-cmd-opt-pack"),
        file=said("rangers-cmd-opt-cards-file"),
        mapping=said("rangers-cmd-opt-mapping"),
        partial=said("rangers-cmd-opt-partial"),
    )
    async def import_cards(
        self,
        interaction: Interaction,
        name: Name,
        file: discord.Attachment,
        mapping: discord.Attachment | None = None,
        partial: bool = False,
    ) -> None:
        async with self.frame.answering(interaction) as reply:
            with self.frame.clicks.uploads.reading(interaction.user.id):
                data = await read_file(reply, file, DATA_BYTES)
                scripts = await read_text(reply, mapping, SCRIPT_BYTES) if mapping is not None else ""
                work = self.shelf.import_cards(interaction.guild_id or 0, name, data, scripts=scripts, partial=partial)
                found, is_kept = await reply.in_time(work)
            await reply.private(screens.cards_read(self.frame.private(interaction), name, found, is_kept))

    @needs(Right.MEMBER)
    @cards.command(name="list", description=said("rangers-cmd-cards-list"))
    async def list_cards(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            packs = await self.shelf.shelf.packs(interaction.guild_id or 0, GAME)
            await reply.private(screens.pack_list(self.frame.private(interaction), packs))

    @needs(Right.MODERATOR)
    @cards.command(name="remove", description=said("rangers-cmd-cards-remove"))
    @app_commands.describe(name=said("rangers-cmd-opt-pack"))
    async def remove_cards(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            gone = await self.shelf.remove_pack(interaction.guild_id or 0, name)
            words = self.frame.private(interaction)("rangers-imp-removed", name=gone)
            await reply.private(sentence(words))

    @remove_cards.autocomplete("name")
    async def offer_packs(self, interaction: Interaction, typed: str) -> Choices:
        packs = await self.shelf.shelf.packs(interaction.guild_id or 0, GAME)
        return offered_names([pack.name for pack in packs], typed)
