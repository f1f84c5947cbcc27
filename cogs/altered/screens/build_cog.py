"""`/altered deck build` and all that is pressed there. Only Discord's side; private but for the deck that its owner
shows to the channel.

What a press makes of a deck stands in `content/building`, what is kept in `build_shelf.py`, what it looks like in
`build_screens.py`. Every press is about the deck of whoever presses: there is no way to somebody else's.
"""

import re
from typing import Any

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.custom_id import digest
from bot.ui.panels.discord_panel import written
from bot.ui.panels.panel import join_lines
from cogs.altered.content.building.build import Build, add, press
from cogs.altered.content.building.doctor import Doctor
from cogs.altered.content.deck_code import HEAD
from cogs.altered.content.decklist import is_warning
from cogs.altered.content.decks import Pool
from cogs.altered.pictures import collection
from cogs.altered.screens import build_screens as screens
from cogs.altered.screens.build_shelf import BuildShelf
from cogs.altered.screens.deck_frame import CommandFrame
from cogs.altered.screens.deck_screens import problem_lines
from cogs.altered.screens.deck_shelf import GAME, DeckShelf


class Builder:
    """The door to the builder."""

    def __init__(self, frame: CommandFrame, shelf: DeckShelf, doctor: Doctor) -> None:
        self.frame, self.decks, self.doctor = frame, shelf, doctor
        self.shelf = BuildShelf(shelf)
        frame.clicks.deeds.by_id(screens.PRESS, Right.MEMBER, self.press)
        frame.clicks.deeds.by_id(screens.WRITTEN, Right.MEMBER, self.written)

    async def open(self, interaction: Interaction) -> None:
        """The builder, where its owner has left it."""
        async with self.frame.answering(interaction) as reply:
            build = await self.shelf.build(interaction.user.id)
            if not build.cards:
                build = build.changed(look="begin")
            await self._show(interaction, reply, build)

    async def press(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """A button or a select."""
        op, arg = match["op"], match["arg"]
        data: dict[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values", ())]
        async with self.frame.answering(interaction) as reply:
            if op == "write":
                await self._ask(interaction, reply, arg)
            elif op == "show":
                await self._share(interaction, reply)
            else:
                pool = await reply.in_time(self.decks.pool(interaction.guild_id))
                await self._show(interaction, reply, await self._pressed(interaction, op, arg, values, pool))

    async def _pressed(self, interaction: Interaction, op: str, arg: str, values: list[str], pool: Pool) -> Build:
        """What a press makes of the deck. Raises `NotPossible`."""
        user, at = interaction.user.id, interaction.id
        if op == "starter":
            known = {deck.starter: deck.name for deck in self.decks.starters.values()}
            return await self.shelf.copy(user, at, known.get(values[0] if values else "", ""))
        if op == "copy":
            return await self.shelf.take_code(user, at, f"{HEAD}{arg.removeprefix(HEAD[:-1])}", pool)
        if op == "load":
            return await self.shelf.load(user, at, await self._picked(user, arg))
        if op == "drop":
            return await self.shelf.drop(user, at, await self._picked(user, arg, asked=True))
        return await self.shelf.change(user, at, lambda build: press(build, op, arg, values, pool))

    async def _picked(self, user: int, about: str, *, asked: bool = False) -> str:
        """The deck of one's own that a panel is about. asked: whether it must have been asked twice. Raises
        `NotPossible`."""
        build = await self.shelf.build(user)
        if digest(build.picked) != about or (asked and not build.sure):
            raise NotPossible(text("al-refused-picked"))
        return build.picked

    async def _ask(self, interaction: Interaction, reply: Reply, what: str) -> None:
        """A form to write in."""
        room = await self._room(interaction, await self.shelf.build(interaction.user.id), self.decks.bundled)
        form = screens.form_of(self.frame.private(interaction), what, room)
        if form is None:
            raise NotPossible(text("refused-stale"))
        await reply.modal(form)

    async def written(self, interaction: Interaction, match: "re.Match[str]") -> None:
        """A name, cards or a code that somebody has written."""
        op, given = match["op"], written(dict[str, Any](interaction.data or {}))
        user, at, note = interaction.user.id, interaction.id, ""
        async with self.frame.answering(interaction) as reply:
            pool = await reply.in_time(self.decks.pool(interaction.guild_id))
            say = self.frame.private(interaction)
            if op == "keep":
                build = await self.shelf.keep(user, at, given.get("name", ""))
                note = say("al-build-kept", name=build.name)
            elif op == "rename":
                picked = await self._picked(user, match["arg"])
                build = await self.shelf.rename(user, at, picked, given.get("name", ""))
            elif op == "code":
                build = await self.shelf.take_code(user, at, given.get("code", ""), pool)
            else:
                found = self.decks.read(given.get("list", ""), pool)
                build = await self.shelf.change(user, at, lambda one: add(one, found.cards, pool))
                wrong = [problem for problem in found.problems if not is_warning(problem)]
                lines = [say("al-build-written", n=sum(found.cards.values()))] if found.cards else []
                note = join_lines([*lines, problem_lines(say, wrong)]) if wrong else join_lines(lines)
            await self._show(interaction, reply, build, note)

    async def _share(self, interaction: Interaction, reply: Reply) -> None:
        """The deck, for all in this channel to see."""
        build = await self.shelf.build(interaction.user.id)
        if not build.cards:
            raise NotPossible(text("al-refused-empty-deck"))
        pool = await reply.in_time(self.decks.pool(interaction.guild_id))
        room = await self._room(interaction, build, pool)
        panel, shown = screens.shared(self.frame.aloud(interaction), room, interaction.user.display_name)
        await reply.public(collection.shot(panel, shown or {}, self._surface))

    async def _show(self, interaction: Interaction, reply: Reply, build: Build, note: str = "") -> None:
        pool = await reply.in_time(self.decks.pool(interaction.guild_id))
        room = await self._room(interaction, build, pool, note)
        panel, shown = screens.panel_of(self.frame.private(interaction), room)
        await reply.private(panel if shown is None else collection.shot(panel, shown, self._surface))

    async def _room(self, interaction: Interaction, build: Build, pool: Pool, note: str = "") -> screens.Room:
        own = await self.decks.decks(interaction.user.id)
        return screens.Room(build, pool, list(self.decks.starters.values()), own, self.doctor, note)

    @property
    def _surface(self) -> Any:
        return self.frame.clicks.stage.surfaces[GAME]
