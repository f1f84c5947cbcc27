"""`/doomrock`: short ways to what a table of this game can do. Everything here ends in the deeds of `/table`.

What `/table` says as well or better has no second name here: join, leave, start, settings, undo, away, pause, end.
"""

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import Option, text
from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotSeated
from bot.tables.model.info import Info
from bot.ui.door.box_commands import BoxFrame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, offered
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel, Picture, Words, join_lines
from bot.ui.panels.surface import View
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import Typed
from bot.ui.screens.in_words import in_words
from bot.ui.screens.stage import Shot, Stage
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.map.actions import PASS
from cogs.doomrock.rules.map.score import score
from cogs.doomrock.screens.box_frame import CommandFrame, said
from cogs.doomrock.screens.box_screens import scored
from cogs.doomrock.state import DoomrockState

GAME = "doomrock"
_MOST_VALUE = 100


class TableShortcuts(commands.Cog):
    """The part of `/doomrock` that is about the table of the channel."""

    frame: BoxFrame
    content: DoomrockContent
    clicks: Clicks
    stage: Stage

    def begin_table(self, frame: CommandFrame) -> None:
        """Wire it."""
        self.frame, self.content = frame, frame.content
        self.clicks = frame.clicks
        self.stage = frame.clicks.stage

    async def _found(self, interaction: Interaction) -> Info | None:
        """The table of this channel, if Doomrock is played at it and has begun."""
        found = await self.clicks.door.here(interaction)
        return found if found is not None and found.game == GAME and found.status != "lobby" else None

    async def _here(self, interaction: Interaction) -> Info:
        """The same. Raises `NotPossible`."""
        found = await self._found(interaction)
        if found is None:
            raise NotPossible(text("dr-cmd-refused-not-here"))
        await self.clicks.posts.boards.meet(found.id, interaction.user.id)
        return found

    # ------------------------------------------------------------------ looking

    @needs(Right.MEMBER)
    @app_commands.command(name="new", description=said("dr-cmd-new"))
    async def new(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self.clicks.alone(reply, "new", GAME)

    @needs(Right.MEMBER)
    @app_commands.command(name="panel", description=said("dr-cmd-panel"))
    async def panel(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self.clicks.answers.show_hand(reply, (await self._here(interaction)).id)

    @needs(Right.MEMBER)
    @app_commands.command(name="status", description=said("dr-cmd-status"))
    async def status(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            table = (await self._here(interaction)).id
            found = await self.stage.scene(table, reply.locale, lambda scene: in_words(scene, None))
            assert isinstance(found, Panel)
            await reply.private(found)

    @needs(Right.MEMBER)
    @app_commands.command(name="log", description=said("dr-cmd-log"))
    async def log(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self.clicks.at_table(reply, await self._here(interaction), "log")

    @needs(Right.MEMBER)
    @app_commands.command(name="map", description=said("dr-cmd-map"))
    async def map(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self._look(interaction, reply, "row", "dr-cmd-refused-no-map")

    @needs(Right.MEMBER)
    @app_commands.command(name="battle", description=said("dr-cmd-battle"))
    async def battle(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self._look(interaction, reply, "battle", "dr-cmd-refused-no-battle")

    async def _look(self, interaction: Interaction, reply: Reply, part: str, refusal: str) -> None:
        """The picture of the map or of the battle, with the same in words, for this person."""
        table = (await self._here(interaction)).id
        surface = self.stage.surfaces[GAME]

        def read(scene: Scene) -> Shot:
            view: dict[str, Any] = dict(scene.run.game.view(scene.run.state, None))
            if not view[part]:
                raise NotPossible(text(refusal))
            if part == "row":  # the map as it lies, also while a battle is fought or when all is over
                view |= {"phase": "map", "battle": None, "score": None}
            return Shot(None, self._panel(scene, view), surface, view)

        found = await self.stage.scene(table, reply.locale, read)
        assert isinstance(found, Shot)
        await reply.private(found)

    def _panel(self, scene: Scene, view: View) -> Panel:
        lines = [scene.words(line) for line in scene.run.game.describe(view)]
        panel = Panel(lines[0], accent=self.stage.surfaces[GAME].accent)
        for spec in self.stage.surfaces[GAME].pictures(view):
            panel.add(Picture(spec.name, scene.label(spec.alt)))
        return panel.add(Words(join_lines(lines[1:])))

    @needs(Right.MEMBER)
    @app_commands.command(name="score", description=said("dr-cmd-score"))
    async def score(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            table = (await self._here(interaction)).id
            decks = {card.id: str(card.deck) for card in self.content.items.values()}

            def read(scene: Scene) -> Panel:
                state = scene.run.state
                assert isinstance(state, DoomrockState)
                say = self.frame.private(interaction)
                panel = scored(say, state.score or score(state, decks))
                return panel if state.score else panel.add(Words(say("dr-cmd-score-so-far")))

            found = await self.stage.scene(table, reply.locale, read)
            assert isinstance(found, Panel)
            await reply.private(found)

    # ------------------------------------------------------------------ doing

    @needs(Right.ASKED)
    @app_commands.command(name="use", description=said("dr-cmd-use"))
    @app_commands.describe(item=said("dr-cmd-use-item"))
    async def use(self, interaction: Interaction, item: str) -> None:
        async with self.frame.answering(interaction) as reply:
            await self._answer(interaction, reply, "anytime", "use:", item, "dr-cmd-refused-no-item")

    @use.autocomplete("item")
    async def offer_items(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        info = await self._found(interaction)
        if info is None or info.status != "running":
            return []
        user = interaction.user.id

        def read(scene: Scene) -> list[tuple[str, str]]:
            found = _asked(scene, user, "anytime", "use:")
            pairs = {option.id: scene.label(option.label) for _, option in found if option.refused is None}
            return [(shown, value) for value, shown in pairs.items() if len(value) <= _MOST_VALUE]

        found: Any = await self.stage.scene(info.id, interaction.locale.value, read)
        return offered(found or [], typed)

    @needs(Right.ASKED)
    @app_commands.command(name="pass-lead", description=said("dr-cmd-pass-lead"))
    async def pass_lead(self, interaction: Interaction) -> None:
        async with self.frame.answering(interaction) as reply:
            await self._answer(interaction, reply, "doomrock.action", PASS.id, PASS.id, "dr-cmd-refused-not-leading")

    async def _answer(
        self, interaction: Interaction, reply: Reply, key: str, begins: str, wanted: str, refusal: str
    ) -> None:
        """Answer a request of this user with an option, named by its id or its label."""
        table, user = (await self._here(interaction)).id, interaction.user.id

        def read(scene: Scene) -> Typed:
            if not scene.seats_of(user):
                raise NotSeated()
            for token, option in _asked(scene, user, key, begins):
                if wanted.strip().casefold() in (option.id.casefold(), scene.label(option.label).casefold()):
                    return Typed(token, option.id, option.label)
            raise NotPossible(text(refusal))

        found = await self.stage.scene(table, reply.locale, read)
        assert isinstance(found, Typed)
        async with self.clicks.guard(reply, table):  # a refusal of the rules may name seats
            await self.clicks.answers.choose(reply, table, found.token, found.answer, found.label)


def _asked(scene: Scene, user: int, key: str, begins: str) -> Iterator[tuple[str, Option]]:
    """(token, option) of what a user's seats are asked under this key, those whose id begins so."""
    for seat in scene.seats_of(user):
        for token, request in scene.requests(seat):
            if request.decision.key == key:
                yield from ((token, option) for option in request.options(scene.run) if option.id.startswith(begins))
