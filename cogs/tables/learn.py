"""`/learn`: a first table with a teacher, where only the learner sits and the house is the company."""

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.lessons.lesson import Lesson
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices, Interaction, describer, offered
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.surface import Surface
from cogs.tables.opening import Opening, game_name

said = describer(Catalogue())
Name = app_commands.Range[str, 1, 100]


class LearnCommands(commands.Cog):
    """`/learn`"""

    def __init__(self, clicks: Clicks, opening: Opening) -> None:
        self.clicks = clicks
        self.stage = clicks.stage
        self.opening = opening

    @needs(Right.MEMBER)
    @app_commands.command(name="learn", description=said("command-learn"))
    @app_commands.describe(game=said("command-learn-game"))
    async def learn(self, interaction: Interaction, game: Name) -> None:
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            surface = self.stage.surfaces[self.opening.named(game)]
            lesson = surface.game.lesson
            if lesson is None:
                taught = [game_name(one) for one in self._taught()]
                raise NotPossible(text("lesson-none", game=game_name(surface), games=taught, n=len(taught)))
            await self._begin(reply, surface, lesson)

    @learn.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> Choices:
        return offered(((game_name(one), one.id) for one in self._taught()), typed)

    def _taught(self) -> list[Surface]:
        return [one for one in self.stage.surfaces.values() if one.game.lesson is not None]

    async def _begin(self, reply: Reply, surface: Surface, lesson: Lesson) -> None:
        """A thread with the table, the house at the other seats, and the first question. Raises `Refusal`."""
        await self.opening.require_opener(reply)
        user, tables = reply.interaction.user, self.stage.tables
        thread = await self.opening.thread(reply, surface.id, "lesson-thread-name")
        info = await self.opening.create(reply, surface.id, thread.id, reply.interaction.channel_id, lesson=lesson)
        for _ in range(lesson.head.seats - 1):
            info = (await tables.seating.add_house(info.id, user.id, self.stage.house_name(info))).info
        info = (await tables.lobby.start(info.id, user.id)).info
        await self.clicks.posts.boards.refresh(info.id, anew=True)
        await reply.say(self._where(info, thread.id, reply.locale))

    def _where(self, info: Info, thread: int, locale: str) -> str:
        where = text("table-place", id=str(thread))
        return self.stage.say(info, text("lesson-opened", where=where), locale)
