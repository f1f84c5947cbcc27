"""`/rangers build`, `decks`, `deck`, `drop`: people's own Rangers. Only Discord's side, all of it private.

What a command does stands in `deck_shelf` and `content/building.py`, what it looks like in `build_screens`.
"""

import re
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.tables.shelf.shelf import LONGEST_NAME
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.panels.discord_panel import written
from bot.ui.panels.panel import Panel
from cogs.rangers.content.building import STEPS, choose
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import RangerDeck, problems_of
from cogs.rangers.screens import build_screens as screens
from cogs.rangers.screens.deck_shelf import DeckShelf
from cogs.rangers.screens.frame import RangersFrame, said
from cogs.rangers.screens.import_screens import SETTLED, picks

Name = app_commands.Range[str, 1, LONGEST_NAME]
PAGE_OF = {"manner": "manners", "oset": "outside"}
"""What is picked on a page of another name."""


class DeckCommands(commands.Cog):
    """The part of `/rangers` that is about people's own Rangers."""

    frame: BoxFrame
    content: RangersContent
    shelf: DeckShelf

    def begin_decks(self, frame: RangersFrame, shelf: DeckShelf) -> None:
        """Wire it."""
        self.frame, self.content, self.shelf = frame, frame.content, shelf
        frame.clicks.deeds.by_id(screens.PRESS, Right.MEMBER, self.press)
        frame.clicks.deeds.by_id(screens.NAMED, Right.MEMBER, self.name)
        frame.clicks.deeds.by_id(SETTLED, Right.MEMBER, self.settle)

    @needs(Right.MEMBER)
    @app_commands.command(name="build", description=said("rangers-cmd-build"))
    async def build(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            draft = await self.shelf.draft(interaction.user.id)
            at = 1 if draft.aspect else 0
            await reply.private(screens.page(self.frame.private(interaction), self.content, draft, at))

    async def press(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """A button or select of the builder."""
        async with self.frame.answering(interaction) as reply:
            say, op, where = self.frame.private(interaction), match["op"], match["arg"]
            if op == "keep":
                await reply.modal(screens.name_asked(say))
                return
            user, data = interaction.user.id, dict[str, Any](interaction.data or {})
            draft = await self.shelf.draft(user)
            at = int(where) if op == "page" and where.isdecimal() else len(STEPS) - 1
            if op not in ("page", "whole"):
                values = [str(value) for value in data.get("values", ())]
                draft = choose(self.content, draft, op, where, values)
                await self.shelf.keep_draft(user, draft)
                step = PAGE_OF.get(op, op)
                at = STEPS.index(step) if step in STEPS else 0
            await reply.private(screens.page(say, self.content, draft, at))

    async def name(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """The name under which a Ranger is kept."""
        async with self.frame.answering(interaction) as reply:
            typed = written(dict[str, Any](interaction.data or {})).get("name", "")
            name, deck = await self.shelf.finish(interaction.user.id, typed)
            say, problems = self.frame.private(interaction), problems_of(self.content, deck)
            if not problems:
                await reply.private(screens.sentence(say("rangers-build-kept", name=name)))
                return
            words = f"{say('rangers-build-kept-wrong', name=name)}\n{screens.problem_lines(say, problems)}"
            await reply.private(screens.sentence(words))

    @needs(Right.MEMBER)
    @app_commands.command(name="decks", description=said("rangers-cmd-decks"))
    async def decks(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            decks = await self.shelf.decks(interaction.user.id)
            content = await reply.in_time(self.shelf.content_for(interaction.guild_id))
            await reply.private(screens.listed(self.frame.private(interaction), content, decks))

    @needs(Right.MEMBER)
    @app_commands.command(name="deck", description=said("rangers-cmd-deck"))
    @app_commands.describe(name=said("rangers-cmd-opt-name"))
    async def deck(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            found, deck = await self.shelf.deck(interaction.user.id, name)
            await reply.private(await reply.in_time(self._shown(interaction, found, deck)))

    async def settle(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """Which card a code of an imported deck means."""
        async with self.frame.answering(interaction) as reply:
            picked = str((dict[str, Any](interaction.data or {}).get("values") or [""])[0])
            work = self.shelf.settle(interaction.user.id, interaction.guild_id, match["mark"], picked)
            name, deck = await reply.in_time(work)
            await reply.private(await reply.in_time(self._shown(interaction, name, deck)))

    async def _shown(self, interaction: Interaction, name: str, deck: RangerDeck) -> Panel:
        """A deck, with a pick for each of its codes that could be several cards of this server (ER-18.1)."""
        say, guild = self.frame.private(interaction), interaction.guild_id
        content, codes = await self.shelf.content_for(guild), await self.shelf.disputed(guild, deck)
        return screens.shown(say, content, name, deck).add(*picks(say, name, codes))

    @needs(Right.MEMBER)
    @app_commands.command(name="drop", description=said("rangers-cmd-drop"))
    @app_commands.describe(name=said("rangers-cmd-opt-name"))
    async def drop(self, interaction: Interaction, name: Name) -> None:
        async with self.frame.answering(interaction) as reply:
            found = await self.shelf.drop(interaction.user.id, name)
            say = self.frame.private(interaction)
            await reply.private(screens.sentence(say("rangers-build-dropped", name=found)))

    @deck.autocomplete("name")
    @drop.autocomplete("name")
    async def offer_decks(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names(await self.shelf.decks(interaction.user.id), typed)
