"""`/rangers box ...`: help for a group with the printed box. Needs no table. Only Discord's side.

What a command does stands in `box/`, what it looks like in `box_screens.py`.
"""

from typing import Literal

from discord import app_commands

from bot.rules.box.amounts import whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.numbers import read_count
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Thrown
from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.rangers.box import actions, sums
from cogs.rangers.box.actions import Turned
from cogs.rangers.box.tray import LAST_DAY, MOST_ENERGY, Gain, RangersBox
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.terms import Aspect
from cogs.rangers.screens import box_screens as screens
from cogs.rangers.screens.frame import RangersFrame, said

Few = app_commands.Range[int, 1, actions.MOST_SCOUTED]
Count = app_commands.Range[int, 0, 30]
Energy = app_commands.Range[int, 1, 20]
Change = app_commands.Range[int, -MOST_ENERGY, MOST_ENERGY]
Day = app_commands.Range[int, 1, LAST_DAY]
Cards = app_commands.Range[int, 3, 60]
Words = app_commands.Range[str, 1, 60]
Tracked = Literal["show", "day", "mission", "check", "done", "reward", "event", "location"]


class RangersBoxCommands(BoxCommands[RangersBox]):
    """The part of `/rangers` that is for the printed box."""

    box = app_commands.Group(name="box", description=said("rangers-cmd-box"))
    content: RangersContent

    def begin_box(self, frame: RangersFrame) -> None:
        """Wire it."""
        self.content = frame.content
        self.begin(frame, actions.TRAYS, screens.SCREENS)

    def thrown(self, say: Say, who: str, done: Thrown[RangersBox]) -> Panel:
        return screens.SCREENS.one_die(say, who, done)

    # ------------------------------------------------------------------ the challenge deck

    @needs(Right.MEMBER)
    @box.command(name="challenge", description=said("rangers-cmd-box-challenge"))
    @app_commands.describe(what=said("rangers-cmd-box-challenge-what"))
    async def challenge(self, interaction: Interaction, what: Literal["draw", "reset"] = "draw") -> None:
        user, who = interaction.user.id, interaction.user.display_name
        act = actions.draw if what == "draw" else actions.reset
        await self.answer(
            interaction,
            lambda ledger: act(ledger, user, self.content),
            lambda say, done: screens.turned(say, self.content, who, done),
        )

    @needs(Right.MEMBER)
    @box.command(name="scout", description=said("rangers-cmd-box-scout"))
    @app_commands.describe(
        n=said("rangers-cmd-box-scout-n"),
        bottom=said("rangers-cmd-box-scout-bottom"),
        top=said("rangers-cmd-box-scout-top"),
    )
    async def scout(
        self, interaction: Interaction, n: Few = 1, bottom: Words | None = None, top: Words | None = None
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        async with self.frame.answering(interaction) as reply:
            places, first = _numbers(bottom or ""), _numbers(top or "")
            done = await self.do(
                interaction, lambda ledger: actions.scout(ledger, user, self.content, n, places, first)
            )
            if places or first:
                await self.frame.post(reply, screens.scouted(self.frame.aloud(interaction), who, done))
            else:
                await reply.private(Shot(None, screens.looked(self.frame.private(interaction), self.content, done)))

    @needs(Right.MEMBER)
    @box.command(name="test", description=said("rangers-cmd-box-test"))
    @app_commands.describe(
        aspect=said("rangers-cmd-box-aspect"),
        difficulty=said("rangers-cmd-box-difficulty"),
        energy=said("rangers-cmd-box-energy-spent"),
        icons=said("rangers-cmd-box-icons"),
        more=said("rangers-cmd-box-more"),
    )
    async def test(
        self,
        interaction: Interaction,
        aspect: Aspect,
        difficulty: Count,
        energy: Energy = 1,
        icons: Count = 0,
        more: Count = 0,
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name

        def show(say: Say, done: Turned) -> Panel:
            modifier = getattr(self.content.challenges[done.card], aspect)
            found = sums.test(energy, icons, more, difficulty, modifier)
            return screens.tested(say, self.content, who, aspect, found, done)

        def work(ledger: Ledger) -> Turned:
            sums.test(energy, icons, more, difficulty, 0)  # refused before a card is turned
            return actions.draw(ledger, user, self.content)

        await self.answer(interaction, work, show)

    # ------------------------------------------------------------------ sums

    @needs(Right.MEMBER)
    @box.command(name="fatigue", description=said("rangers-cmd-box-fatigue"))
    @app_commands.describe(
        target=said("rangers-cmd-box-target"),
        reach=said("rangers-cmd-box-reach"),
        along=said("rangers-cmd-box-along"),
        role=said("rangers-cmd-box-role"),
    )
    async def fatigue(
        self,
        interaction: Interaction,
        target: sums.Target,
        reach: Words | None = None,
        along: Words | None = None,
        role: Words | None = None,
    ) -> None:
        def show(say: Say) -> Panel:
            return screens.tired(say, sums.fatigue(target, reach or "", along or "", role or ""))

        await self.show(interaction, show)

    @needs(Right.MEMBER)
    @box.command(name="pathdeck", description=said("rangers-cmd-box-pathdeck"))
    @app_commands.describe(
        location=said("rangers-cmd-box-location"),
        terrain=said("rangers-cmd-box-terrain"),
        pivotal=said("rangers-cmd-box-pivotal"),
        valley=said("rangers-cmd-box-valley"),
    )
    async def pathdeck(
        self, interaction: Interaction, location: Words, terrain: Words, pivotal: bool = False, valley: Cards = 14
    ) -> None:
        place, land = whose_name(location), whose_name(terrain)
        if pivotal:
            await self.show(interaction, lambda say: screens.path_deck(say, place, land, None))
            return
        numbers = [str(n + 1) for n in range(valley)]
        await self.pick(interaction, numbers, sums.VALLEY, lambda say, done: screens.path_deck(say, place, land, done))

    @needs(Right.MEMBER)
    @box.command(name="travel", description=said("rangers-cmd-box-travel"))
    @app_commands.describe(
        place=said("rangers-cmd-box-place"), to=said("rangers-cmd-box-to"), terrain=said("rangers-cmd-box-terrain")
    )
    async def travel(
        self, interaction: Interaction, place: Words, to: Words | None = None, terrain: Words | None = None
    ) -> None:
        """A printed map is not ours to know: its paths are as somebody notes them."""

        def show(say: Say, box: RangersBox) -> Panel:
            return screens.around(say, *sums.around(self.content, box.sheet, place))

        if to is None and terrain is None:
            box = await self.tray(interaction)
            await self.show(interaction, lambda say: show(say, box))
            return
        await self.change(
            interaction,
            lambda box: box.sheet.note_path(place, to or "", terrain or ""),
            lambda say, _, box: show(say, box),
        )

    @travel.autocomplete("place")
    async def offer_places(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names([place.name for place in self.content.locations.values()], typed)

    @needs(Right.MEMBER)
    @box.command(name="weather", description=said("rangers-cmd-box-weather"))
    @app_commands.describe(
        day=said("rangers-cmd-box-day"),
        length=said("rangers-cmd-box-length"),
        name=said("rangers-cmd-box-weather-name"),
    )
    async def weather(
        self, interaction: Interaction, day: Day, length: Literal[5, 12, 20, 30] = 30, name: Words | None = None
    ) -> None:
        def show(say: Say, box: RangersBox) -> Panel:
            return screens.forecast(say, day, sums.weather(self.content, box.sheet, day, length))

        if name is None:
            box = await self.tray(interaction)
            await self.show(interaction, lambda say: show(say, box))
            return
        noted = name
        await self.change(
            interaction, lambda box: box.sheet.note_weather(day, noted), lambda say, _, box: show(say, box)
        )

    @needs(Right.MEMBER)
    @box.command(name="lead", description=said("rangers-cmd-box-lead"))
    @app_commands.describe(names=said("rangers-cmd-box-names"))
    async def lead(self, interaction: Interaction, names: app_commands.Range[str, 1, 200]) -> None:
        found = [name for part in names.split(",") if (name := whose_name(part[:60]))]
        await self.pick(interaction, found, 1, screens.led)

    # ------------------------------------------------------------------ what a channel keeps

    @needs(Right.MEMBER)
    @box.command(name="energy", description=said("rangers-cmd-box-energy"))
    @app_commands.describe(
        who=said("rangers-cmd-box-who"),
        fill=said("rangers-cmd-box-fill"),
        aspect=said("rangers-cmd-box-aspect"),
        n=said("rangers-cmd-box-change"),
    )
    async def energy(
        self,
        interaction: Interaction,
        who: Words | None = None,
        fill: Words | None = None,
        aspect: Aspect | None = None,
        n: Change = -1,
    ) -> None:
        if who is None:
            box = await self.tray(interaction)
            await self.show(interaction, lambda say: screens.pools(say, box))
            return
        name = who

        def work(box: RangersBox) -> object:
            if aspect is not None:
                return box.shift(name, aspect, n)
            return box.fill(name, _numbers(fill) if fill is not None else None)

        await self.change(interaction, work, lambda say, _, box: screens.pools(say, box))

    @needs(Right.MEMBER)
    @box.command(name="tracker", description=said("rangers-cmd-box-tracker"))
    @app_commands.describe(
        what=said("rangers-cmd-box-tracked"),
        name=said("rangers-cmd-box-name"),
        terrain=said("rangers-cmd-box-terrain"),
        camped=said("rangers-cmd-box-camped"),
        number=said("rangers-cmd-box-number"),
        keep=said("rangers-cmd-box-keep"),
    )
    async def tracker(
        self,
        interaction: Interaction,
        what: Tracked = "show",
        name: Words | None = None,
        terrain: Words | None = None,
        camped: bool | None = None,
        number: Day | None = None,
        keep: bool = False,
    ) -> None:
        if what == "show":
            box = await self.tray(interaction)
            await self.show(interaction, lambda say: screens.sheet(say, box.sheet))
            return

        def work(box: RangersBox) -> list[Gain]:
            if what == "day":
                return box.sheet.pass_day(camped, number, keeps=keep)
            if what == "location":
                box.sheet.go_to(name or "", terrain or "")
            else:
                box.sheet.gain(what, name or "")
            return []

        await self.act(interaction, work, lambda say, dropped, box: screens.sheet(say, box.sheet, dropped))


def _numbers(typed: str) -> list[int]:
    """`1 3` as numbers. Raises `NotPossible` (E-NUM)."""
    found = [read_count(part) for part in typed.replace(",", " ").split()]
    if None in found:
        raise NotPossible(text("rangers-box-refused-values"))
    return [n for n in found if n is not None]
