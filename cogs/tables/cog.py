"""The slash commands of `/table`. Each has a button that does the same; both end in the same deeds."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotSeated
from bot.tables.model.info import Info
from bot.tables.model.table import Outcome
from bot.tables.seats.agreed_actions import clock_text
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, is_moderator, needs
from bot.ui.door.table_here import last_here, table_here
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import cut
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import MOST_OFFERED, Typed, offers, refusal, understand
from cogs.tables.again import Again
from cogs.tables.ending import Ending
from cogs.tables.kicking import Kicking
from cogs.tables.learn import LearnCommands
from cogs.tables.leaving import Leaving
from cogs.tables.opening import Opening
from cogs.tables.past import PastTables
from cogs.tables.story import Story
from cogs.tables.turn_menu import add_menu

said = describer(Catalogue())
DONE = text("hand-done-plain")
ASKED = text("table-asked")


class TableCommands(commands.GroupCog, group_name="table", group_description="The game at this table"):
    """`/table ...`"""

    def __init__(self, clicks: Clicks, opening: Opening) -> None:
        super().__init__()
        self.clicks = clicks
        self.stage = clicks.stage
        self.tables = clicks.stage.tables
        self.opening = opening
        self.ending = Ending(clicks)
        self.leaving = Leaving(clicks)
        self.kicking = Kicking(clicks)
        self.past = PastTables(clicks)

    async def _here(self, interaction: Interaction, *, or_last: bool = False) -> Info:
        return await table_here(self.clicks, interaction, or_last=or_last)

    def _guard(self, interaction: Interaction) -> tuple[Reply, Any]:
        reply = self.clicks.answers.reply(interaction)
        return reply, self.clicks.guard(reply, None)

    async def _done(self, reply: Reply, outcome: Outcome, done: Text = DONE) -> None:
        """Show a deed that is done, or that the others are asked about first."""
        said = ASKED if outcome.is_asked else done
        await self.clicks.lobby.show(reply, outcome, self.stage.say(outcome.info, said, reply.locale))

    def _say(self, info: Info, interaction: Interaction, key: str, **params: Any) -> str:
        return self.stage.say(info, text(key, **params), str(interaction.locale.value))

    # ------------------------------------------------------------------ sitting down

    @needs(Right.MEMBER)
    @app_commands.command(name="new", description=said("command-table-new"))
    @app_commands.describe(
        game=said("command-table-new-game"), place=said("command-table-new-place"), word=said("command-table-new-word")
    )
    async def new(
        self, interaction: Interaction, game: str, place: Literal["here", "thread"] | None = None, word: str = ""
    ) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            in_thread = None if place is None else place == "thread"
            await self.opening.open(reply, self.opening.named(game), in_thread=in_thread, word=word)

    @new.autocomplete("game")
    async def games(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[str]]:
        named = [(s.words.format(text("game-name"), None, label=True), s.id) for s in self.stage.surfaces.values()]
        fitting = [pair for pair in named if begun.casefold() in pair[0].casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:MOST_OFFERED]]

    @needs(Right.MEMBER)
    @app_commands.command(name="join", description=said("command-table-join"))
    @app_commands.describe(word=said("command-table-join-word"))
    async def join(self, interaction: Interaction, word: str = "") -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            user = interaction.user
            if info.status == "lobby":
                entropy = f"{interaction.id} {word}".strip()
                outcome = await self.tables.seating.join(info.id, user.id, user.display_name, entropy)
            else:  # P9: whoever comes later takes over from the house
                outcome = await self.tables.seating.take_house_seat(info.id, user.id, user.display_name)
            await self._done(reply, outcome, text("table-joined", who=user.display_name))

    @needs(Right.SEATED)
    @app_commands.command(name="leave", description=said("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            await self.leaving.ask(reply, info)

    @needs(Right.HOST)
    @app_commands.command(name="start", description=said("command-table-start"))
    async def start(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            outcome = await self.tables.lobby.start(info.id, interaction.user.id)
            await self.clicks.lobby.show(reply, outcome, self._say(info, interaction, "hand-done-plain"))

    @needs(Right.HOST)
    @app_commands.command(name="settings", description=said("command-table-settings"))
    async def settings(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            if info.status != "lobby":
                raise NotPossible(text("refused-already-started"))
            await self.clicks.at_table(reply, info, "settings")

    # ------------------------------------------------------------------ playing

    @needs(Right.MEMBER)
    @app_commands.command(name="show", description=said("command-table-show"))
    async def show(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction, or_last=True)
            message = await reply.public(await self.stage.public(info.id))
            await self.clicks.posts.boards.posted(info.id, message, info.channel)

    @needs(Right.MEMBER)
    @app_commands.command(name="hand", description=said("command-table-hand"))
    async def hand(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.answers.show_hand(reply, (await self._here(interaction, or_last=True)).id)

    @needs(Right.ASKED)
    @app_commands.command(name="do", description=said("command-table-do"))
    @app_commands.describe(what=said("command-table-do-what"))
    async def do(self, interaction: Interaction, what: str) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            user = interaction.user.id

            def read(scene: Scene) -> Typed | None:
                seats = scene.seats_of(user)
                found = understand(scene, seats, what)
                why = refusal(scene, seats, what) if found is None else None
                if why is not None:
                    raise NotPossible(why)
                return found

            found = await self.stage.scene(info.id, reply.locale, read)
            if isinstance(found, Typed):
                await self.clicks.answers.choose(reply, info.id, found.token, found.answer, found.label)
                return
            note = self._say(info, interaction, "table-do-what")
            await self.clicks.answers.show_hand(reply, info.id, note=note if info.seats_of(user) else "")

    @do.autocomplete("what")
    async def doable(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[str]]:
        info = await self.clicks.door.here(interaction)
        if info is None or info.status != "running":
            return []
        user = interaction.user.id

        def read(scene: Scene) -> list[tuple[str, str]]:
            return offers(scene, scene.seats_of(user), begun)

        found: Any = await self.stage.scene(info.id, str(interaction.locale.value), read)
        return [app_commands.Choice(name=shown, value=value) for value, shown in found or ()]

    @needs(Right.SEATED)
    @app_commands.command(name="undo", description=said("command-table-undo"))
    async def undo(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction), "undo")

    @needs(Right.MEMBER)
    @app_commands.command(name="log", description=said("command-table-log"))
    async def log(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction, or_last=True), "log")

    @needs(Right.MEMBER)
    @app_commands.command(name="rules", description=said("command-table-rules"))
    async def rules(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction, or_last=True), "rules")

    @needs(Right.MEMBER)
    @app_commands.command(name="card", description=said("command-table-card"))
    @app_commands.describe(name=said("command-table-card-name"))
    async def card(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.cards.typed(reply, await self._here(interaction, or_last=True), name)

    @card.autocomplete("name")
    async def cards(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[str]]:
        info = await self.clicks.door.here(interaction) or await last_here(self.clicks, interaction)
        if info is None or info.status == "lobby":
            return []
        locale = str(interaction.locale.value)
        found = await self.clicks.cards.offered(info.id, interaction.user.id, locale, begun)
        return [app_commands.Choice(name=cut(shown, 100), value=value) for value, shown in found]

    @needs(Right.MEMBER)
    @app_commands.command(name="list", description=said("command-table-list"))
    async def past_tables(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.past.show(reply)

    # ------------------------------------------------------------------ keeping

    @needs(Right.SEATED)
    @app_commands.command(name="pause", description=said("command-table-pause"))
    async def pause(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            outcome = await self.tables.playing.pause(info.id, interaction.user.id)
            await self.clicks.lobby.show(reply, outcome, self._say(info, interaction, "table-resting"))

    @needs(Right.SEATED)
    @app_commands.command(name="resume", description=said("command-table-resume"))
    async def resume(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            outcome = await self.tables.playing.resume(info.id, interaction.user.id)
            await self.clicks.lobby.show(reply, outcome, self._say(info, interaction, "table-awake"))

    @needs(Right.SEATED)
    @app_commands.command(name="away", description=said("command-table-away"))
    async def away(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            outcome = await reply.in_time(self.tables.seating.set_away(info.id, interaction.user.id, True))
            await self._done(reply, outcome, text("table-away"))

    @needs(Right.SEATED)
    @app_commands.command(name="missing", description=said("command-table-missing"))
    @app_commands.describe(seat=said("command-table-missing-seat"), what=said("command-table-missing-what"))
    async def missing(
        self, interaction: Interaction, seat: int, what: Literal["they count as away", "the seat is free"]
    ) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            fate = "free" if what == "the seat is free" else "away"
            asked = self.tables.proposals.propose_for_missing(info.id, interaction.user.id, seat - 1, fate)
            await self.clicks.answers.after(reply, await reply.in_time(asked), text("hand-done-plain"))

    @needs(Right.MEMBER)
    @app_commands.command(name="vote", description=said("command-table-vote"))
    @app_commands.describe(what=said("command-table-vote-what"))
    async def vote(self, interaction: Interaction, what: Literal["agree", "object"]) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction), what)

    @needs(Right.KEEPER)
    @app_commands.command(name="clock", description=said("command-table-clock"))
    @app_commands.describe(
        hours=said("command-table-clock-hours"),
        minutes=said("command-table-clock-minutes"),
        bank=said("command-table-clock-bank"),
    )
    async def clock(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, 1440],
        minutes: app_commands.Range[int, 0, 59] = 0,
        bank: app_commands.Range[int, 1, 1440] | None = None,
    ) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            wanted = hours + minutes / 60 or None
            user, as_moderator = interaction.user.id, is_moderator(interaction)
            outcome = await self.tables.lobby.set_clock(info.id, user, wanted, bank, moderator=as_moderator)
            done = text("table-clock", clock=clock_text(wanted, bank))
            await self._done(reply, outcome, done)

    @needs(Right.INVOLVED)
    @app_commands.command(name="end", description=said("command-table-end"))
    async def end(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            await self.ending.ask(reply, info)

    @needs(Right.MEMBER)
    @app_commands.command(name="export", description=said("command-table-export"))
    async def export(self, interaction: Interaction) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            await self.clicks.at_table(reply, await self._here(interaction, or_last=True), "export")

    # ------------------------------------------------------------------ the host's

    @needs(Right.KEEPER)
    @app_commands.command(name="kick", description=said("command-table-kick"))
    @app_commands.describe(seat=said("command-table-kick-seat"))
    async def kick(self, interaction: Interaction, seat: int) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            await self.kicking.ask(reply, info, seat - 1)

    @kick.autocomplete("seat")
    @missing.autocomplete("seat")
    async def seats(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[int]]:
        info = await self.clicks.door.here(interaction)
        if info is None:
            return []
        named = [(f"{seat.n + 1}. {seat.name}", seat.n + 1) for seat in info.seats]
        return [app_commands.Choice(name=name[:100], value=n) for name, n in named[:MOST_OFFERED]]

    @needs(Right.KEEPER)
    @app_commands.command(name="handover", description=said("command-table-handover"))
    @app_commands.describe(to=said("command-table-handover-to"))
    async def handover(self, interaction: Interaction, to: discord.Member) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            _require_person(to)
            user, as_moderator = interaction.user.id, is_moderator(interaction)
            outcome = await self.tables.seating.hand_office(info.id, user, to.id, moderator=as_moderator)
            await self._done(reply, outcome)

    @needs(Right.SEATED)
    @app_commands.command(name="give", description=said("command-table-give"))
    @app_commands.describe(to=said("command-table-give-to"))
    async def give(self, interaction: Interaction, to: discord.Member) -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            mine = info.seats_of(interaction.user.id)
            _require_person(to)
            if not mine:
                raise NotSeated()
            user = interaction.user.id
            outcome = await self.tables.seating.hand_over(info.id, user, mine[0].n, to.id, to.display_name)
            await self._done(reply, outcome)

    @needs(Right.HOST, "what", {"take over": Right.MEMBER})
    @app_commands.command(name="house", description=said("command-table-house"))
    @app_commands.describe(what=said("command-table-house-what"))
    async def house(self, interaction: Interaction, what: Literal["add", "remove", "take over"] = "add") -> None:
        reply, guard = self._guard(interaction)
        async with guard:
            info = await self._here(interaction)
            user = interaction.user
            if what == "add":
                await self.clicks.at_table(reply, info, "house")
                return
            if what == "take over":
                outcome = await self.tables.seating.take_house_seat(info.id, user.id, user.display_name)
                done = text("table-joined", who=user.display_name)
            else:
                played = [seat.n for seat in info.seats if seat.house]
                if not played or info.status != "lobby":
                    raise NotPossible(text("table-no-house"))
                outcome = await self.tables.seating.kick(info.id, user.id, played[-1])
                done = text("table-house-sent")
            await self._done(reply, outcome, done)


def _require_person(user: discord.Member) -> None:
    """Raises `NotPossible`."""
    if user.bot:
        raise NotPossible(text("table-no-bots"))


async def setup(bot: Any) -> None:
    """Add `/table` to the bot, which has `clicks` and `settings`."""
    # nobody is hurried at a local table, where all players share one screen
    opening = Opening(bot.clicks, None if bot.local else bot.settings.clock_hours)
    Story(bot.clicks)
    Again(bot.clicks, opening)
    bot.opening = opening
    await bot.add_cog(TableCommands(bot.clicks, opening))
    add_menu(bot)
    await bot.add_cog(LearnCommands(bot.clicks, opening))
