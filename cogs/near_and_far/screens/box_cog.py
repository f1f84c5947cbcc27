"""`/nearfar`: stories, checks, decks, threats and sheets for groups who play with the printed box. Needs no table.

Only Discord's side. What a command does stands in `box/actions.py`, what it looks like in `box_screens.py`.
"""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Thrown
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from bot.ui.screens.stage import Shot
from cogs.near_and_far.box import actions as deeds
from cogs.near_and_far.box import storybook, sums
from cogs.near_and_far.box.tray import Deck, FarBox
from cogs.near_and_far.content.terms import MOST_HEARTS
from cogs.near_and_far.screens import box_screens as screens
from cogs.near_and_far.screens.box_frame import FarFrame, said
from cogs.near_and_far.screens.box_sheets_cog import Reputation, SheetCommands

Map = app_commands.Range[int, 1, 11]
Players = app_commands.Range[int, 1, 4]
Drafters = app_commands.Range[int, 2, 4]
Stat = app_commands.Range[int, 0, 30]
Target = app_commands.Range[int, 1, 30]
Hearts = app_commands.Range[int, 0, MOST_HEARTS]
Few = app_commands.Range[int, 1, deeds.MOST_DRAWN]
Level = app_commands.Range[int, 4, 15]
Animals = app_commands.Range[int, 0, 3]
Minutes = app_commands.Range[int, 1, 240]


class NearFarCommands(SheetCommands, commands.GroupCog, group_name="nearfar", group_description=said("nf-box-command")):
    """`/nearfar ...` and its buttons"""

    threat = app_commands.Group(name="threat", description=said("nf-box-command-threat"))

    def __init__(self, frame: FarFrame) -> None:
        super().__init__()
        self.content = frame.content
        self.begin(frame, deeds.TRAYS, screens.SCREENS, pack=self.press_pack, pick=self.press_pick)

    def thrown(self, say: Say, who: str, done: Thrown[FarBox]) -> Panel:
        return screens.SCREENS.one_die(say, who, done)

    # ------------------------------------------------------------------ setup, checks, sums

    @needs(Right.MEMBER)
    @app_commands.command(name="setup", description=said("nf-box-command-setup"))
    @app_commands.describe(
        number=said("nf-box-command-setup-map"),
        players=said("nf-box-command-setup-players"),
        long=said("nf-box-command-setup-long"),
        character=said("nf-box-command-setup-character"),
    )
    @app_commands.rename(number="map")
    async def setup(
        self, interaction: Interaction, number: Map, players: Players, long: bool = False, character: bool = False
    ) -> None:
        names = sums.laid_out(number)
        await self.pick(
            interaction,
            names,
            len(names),
            lambda say, done: screens.laid_out(
                say, number, sums.setup(done.names, number, players, long=long, named_first=character), done
            ),
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="check", description=said("nf-box-command-check"))
    @app_commands.describe(
        kind=said("nf-box-command-check-kind"),
        stat=said("nf-box-command-check-stat"),
        target=said("nf-box-command-check-target"),
        hearts=said("nf-box-command-hearts"),
    )
    async def check(
        self, interaction: Interaction, kind: sums.Check, stat: Stat, target: Target, hearts: Hearts = 0
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name

        def show(say: Say, done: Thrown[FarBox]) -> Panel:
            found = sums.check(kind, done.faces[0], stat, target, hearts)
            return screens.checked(say, who, kind, stat, target, hearts, found, done)

        def work(ledger: Ledger) -> Thrown[FarBox]:
            sums.check(kind, 1, stat, target, hearts)  # refused before a die is rolled
            return deeds.dice(ledger, user, who, 1)

        await self.answer(interaction, work, show)

    @needs(Right.MEMBER)
    @app_commands.command(name="duel", description=said("nf-box-command-duel"))
    @app_commands.describe(
        attacker=said("nf-box-command-duel-attacker"),
        defender=said("nf-box-command-duel-defender"),
        style=said("nf-box-command-duel-style"),
        hearts=said("nf-box-command-hearts"),
    )
    async def duel(
        self,
        interaction: Interaction,
        attacker: Stat,
        defender: Stat,
        style: Literal["honourable", "dirty"] = "honourable",
        hearts: Hearts = 0,
    ) -> None:
        user, who, dirty = interaction.user.id, interaction.user.display_name, style == "dirty"

        def work(ledger: Ledger) -> Thrown[FarBox]:
            sums.duel((1, 1), attacker, defender, hearts, dirty=dirty)
            return deeds.dice(ledger, user, who, 2)

        def show(say: Say, done: Thrown[FarBox]) -> Panel:
            found = sums.duel(done.faces, attacker, defender, hearts, dirty=dirty)
            return screens.duelled(say, who, found, hearts, done, dirty=dirty)

        await self.answer(interaction, work, show)

    @needs(Right.MEMBER)
    @app_commands.command(name="movecost", description=said("nf-box-command-movecost"))
    @app_commands.describe(
        path=said("nf-box-command-movecost-path"), tortoises=said("nf-box-command-movecost-tortoises")
    )
    async def movecost(self, interaction: Interaction, path: str, tortoises: Animals = 0) -> None:
        await self.show(
            interaction, lambda say: screens.way(say, *sums.hearts_of_way(path, tortoises), tortoises=tortoises)
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="mine", description=said("nf-box-command-mine"))
    @app_commands.describe(skill=said("nf-box-command-mine-skill"), grid=said("nf-box-command-mine-grid"))
    async def mine(self, interaction: Interaction, skill: Stat, grid: str = "") -> None:
        await self.show(interaction, lambda say: screens.mined(say, skill, sums.mine(self.content, skill, grid)))

    @needs(Right.MEMBER)
    @app_commands.command(name="rep", description=said("nf-box-command-rep"))
    @app_commands.describe(n=said("nf-box-command-rep-n"))
    async def rep(self, interaction: Interaction, n: Reputation) -> None:
        await self.show(interaction, lambda say: screens.renown(say, n))

    @needs(Right.MEMBER)
    @app_commands.command(name="timer", description=said("nf-box-command-timer"))
    @app_commands.describe(minutes=said("nf-box-command-timer-minutes"))
    async def timer(self, interaction: Interaction, minutes: Minutes) -> None:
        await self.count_down(interaction, minutes)

    @needs(Right.MEMBER)
    @app_commands.command(name="story", description=said("nf-box-command-story"))
    @app_commands.describe(
        story=said("nf-box-command-story-which"),
        way=said("nf-box-command-story-way"),
        told=said("nf-box-command-story-told"),
        page=said("nf-box-command-story-page"),
    )
    @app_commands.rename(told="outcome")
    async def story(
        self,
        interaction: Interaction,
        story: str,
        way: Few | None = None,
        told: storybook.Told | None = None,
        page: Few = 1,
    ) -> None:
        def show(say: Say) -> Panel:
            if (way is None) != (told is None):
                raise NotPossible(text("nf-box-refused-story-half"))
            if way is None or told is None:
                return screens.story(say, storybook.read(self.content, story), page)
            return screens.story(say, storybook.tell(self.content, story, way, told), page)

        await self.show(interaction, show)

    # ------------------------------------------------------------------ threats

    @needs(Right.MEMBER)
    @threat.command(name="next", description=said("nf-box-command-threat-next"))
    async def next_threat(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.threats(say, box))

    @needs(Right.MEMBER)
    @threat.command(name="take", description=said("nf-box-command-threat-take"))
    @app_commands.describe(level=said("nf-box-command-threat-level"))
    async def take_threat(self, interaction: Interaction, level: Level | None = None) -> None:
        await self.act(
            interaction, lambda box: box.take_threat(level), lambda say, taken, box: screens.threats(say, box, taken)
        )

    @needs(Right.MEMBER)
    @threat.command(name="new", description=said("nf-box-command-threat-new"))
    async def new_threats(self, interaction: Interaction) -> None:
        await self.change(interaction, lambda box: box.new_threats(), lambda say, _, box: screens.threats(say, box))

    # ------------------------------------------------------------------ decks, draft

    @needs(Right.MEMBER)
    @app_commands.command(name="draw", description=said("nf-box-command-draw"))
    @app_commands.describe(deck=said("nf-box-command-deck"), n=said("nf-box-command-draw-n"))
    async def draw(self, interaction: Interaction, deck: Deck, n: Few = 1) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        async with self.frame.answering(interaction) as reply:
            done = await self.do(interaction, lambda ledger: deeds.draw(ledger, user, deck, n))
            if deck != "treasure":  # whoever has drawn sees the numbers first, and alone
                await reply.private_anew(Shot(None, screens.own_cards(self.frame.private(interaction), done)))
            await self.frame.post(reply, screens.drawn(self.frame.aloud(interaction), who, done))

    @needs(Right.MEMBER)
    @app_commands.command(name="discard", description=said("nf-box-command-discard"))
    @app_commands.describe(deck=said("nf-box-command-deck"), cards=said("nf-box-command-discard-cards"))
    async def discard(self, interaction: Interaction, deck: Deck, cards: str) -> None:
        who = interaction.user.display_name
        await self.answer(
            interaction,
            lambda ledger: deeds.discard(ledger, deck, cards),
            lambda say, done: screens.discarded(say, who, done),
        )

    @needs(Right.MEMBER)
    @app_commands.command(name="draft", description=said("nf-box-command-draft"))
    @app_commands.describe(players=said("nf-box-command-setup-players"))
    async def draft(self, interaction: Interaction, players: Drafters) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.deal_draft(ledger, user, players), screens.drafting)

    async def press_pack(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        """A colour's pack, to whoever presses its button first and to nobody else."""
        user = interaction.user.id
        box = await self.do(interaction, lambda ledger: deeds.look(ledger, at, turn, user))
        await reply.private_anew(Shot(None, screens.pack(self.frame.private(interaction), box, turn)))

    async def press_pick(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        """One card picked; when all have, everybody is told that the packs move on."""
        user, (round_, place) = interaction.user.id, divmod(turn, 10)
        done = await self.do(interaction, lambda ledger: deeds.pick(ledger, user, at, round_, place, values[0]))
        await reply.edit(Shot(None, screens.pack(self.frame.private(interaction), done.box, done.place)))
        if done.moved:
            await self.frame.post(reply, screens.drafting(self.frame.aloud(interaction), done))
