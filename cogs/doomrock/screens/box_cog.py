"""`/doomrock box`: dice, markers, cards and counters for groups who play with the printed box. Needs no table.

Only Discord's side. What a command does stands in `box/actions.py`, what it looks like in `box_screens.py`.
"""

from typing import Literal

from discord import app_commands

from bot.rules.box.amounts import check_range, kept_faces
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Card, Thrown
from bot.ui.door.command_frame import Choices, Interaction, offered
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from cogs.doomrock.box import actions as deeds
from cogs.doomrock.box import sums
from cogs.doomrock.box.state import MOST_DICE, MOST_TIME, Box
from cogs.doomrock.screens import box_screens as screens
from cogs.doomrock.screens.box_frame import BOX, CommandFrame, said
from cogs.doomrock.screens.box_markers_cog import ExposeCommands
from cogs.doomrock.screens.box_sums_cog import SumCommands

Dice = app_commands.Range[int, 1, MOST_DICE]
Time = app_commands.Range[int, 0, MOST_TIME]
SomeTime = app_commands.Range[int, 1, MOST_TIME]
Anger = app_commands.Range[int, -MOST_TIME, MOST_TIME]
Stat = app_commands.Range[int, 0, sums.MOST_CARDS]
Difficulty = app_commands.Range[int, 1, 6 + sums.MOST_CARDS]
Heroes = app_commands.Range[int, 1, 6]
Traits = app_commands.Range[int, 1, 8]


class DoomrockBox(ExposeCommands, SumCommands):
    """The part of `/doomrock` that is for the printed box, and its buttons."""

    def begin_box(self, frame: CommandFrame) -> None:
        """Wire it."""
        self.content = frame.content
        self.begin(
            frame,
            deeds.TRAYS,
            screens.SCREENS,
            clean=self.press_clean,
            explode=self.press_explode,
            ai=self.press_ai,
        )

    def thrown(self, say: Say, who: str, done: Thrown[Box]) -> Panel:
        return screens.thrown(say, who, done)

    # ------------------------------------------------------------------ dice

    @needs(Right.MEMBER)
    @BOX.command(name="roll", description=said("dr-box-command-roll"))
    @app_commands.describe(dice=said("dr-box-command-roll-dice"), keep=said("dr-box-command-roll-keep"))
    async def roll(self, interaction: Interaction, dice: Dice, keep: str | None = None) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        await self.answer(
            interaction,
            lambda ledger: deeds.throw(ledger, user, who, dice, frozenset() if keep is None else kept_faces(keep)),
            lambda say, done: screens.thrown(say, who, done),
        )

    @needs(Right.MEMBER)
    @BOX.command(name="test", description=said("dr-box-command-test"))
    @app_commands.describe(
        stat=said("dr-box-command-test-stat"),
        difficulty=said("dr-box-command-test-difficulty"),
        which=said("dr-box-command-test-which"),
    )
    async def test(
        self,
        interaction: Interaction,
        stat: Stat,
        difficulty: Difficulty,
        which: Literal["str", "agi", "int"] | None = None,
    ) -> None:
        user, who = interaction.user.id, interaction.user.display_name

        def work(ledger: Ledger) -> Thrown[Box]:
            check_range(stat, 0, sums.MOST_CARDS)
            check_range(difficulty, 1, 6 + sums.MOST_CARDS)
            return deeds.one_die(ledger, user, who)

        await self.answer(
            interaction, work, lambda say, done: screens.tested(say, who, done, which or "", stat, difficulty)
        )

    @needs(Right.MEMBER)
    @BOX.command(name="d6", description=said("dr-box-command-d6"))
    async def d6(self, interaction: Interaction) -> None:
        user, who = interaction.user.id, interaction.user.display_name
        await self.answer(
            interaction,
            lambda ledger: deeds.one_die(ledger, user, who),
            lambda say, done: screens.SCREENS.one_die(say, who, done),
        )

    # ------------------------------------------------------------------ the AI deck

    @needs(Right.MEMBER)
    @BOX.command(name="ai-shuffle", description=said("dr-box-command-ai-shuffle"))
    @app_commands.describe(encounter=said("dr-box-command-ai-shuffle-encounter"))
    async def shuffle(self, interaction: Interaction, encounter: str | None = None) -> None:
        user = interaction.user.id
        await self.answer(
            interaction,
            lambda ledger: deeds.shuffle_ai(ledger, user, *deeds.deck_of(self.content, encounter)),
            screens.ai_shuffled,
        )

    @shuffle.autocomplete("encounter")
    async def offer_encounters(self, interaction: Interaction, typed: str) -> Choices:
        return offered([(card.name, card.id) for card in self.content.encounters.values()], typed)

    @needs(Right.MEMBER)
    @BOX.command(name="ai-draw", description=said("dr-box-command-ai-draw"))
    async def draw_ai(self, interaction: Interaction) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.draw_ai(ledger, user), self._card)

    def _card(self, say: Say, done: Card[Box]) -> Panel:
        return screens.ai_card(say, self.content, done)

    async def press_ai(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        user = interaction.user.id
        await self.tell(interaction, reply, lambda ledger: deeds.draw_ai(ledger, user, at), self._card)

    # ------------------------------------------------------------------ counters

    @needs(Right.MEMBER)
    @BOX.command(name="time-set", description=said("dr-box-command-time-set"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def set_time(self, interaction: Interaction, n: Time) -> None:
        await self.change(interaction, lambda box: box.set_time(n), screens.timed)

    @needs(Right.MEMBER)
    @BOX.command(name="time-spend", description=said("dr-box-command-time-spend"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def spend(self, interaction: Interaction, n: SomeTime = 1) -> None:
        await self.change(interaction, lambda box: box.spend_time(n), screens.timed)

    @needs(Right.MEMBER)
    @BOX.command(name="time-add", description=said("dr-box-command-time-add"))
    @app_commands.describe(n=said("dr-box-command-time-n"))
    async def add(self, interaction: Interaction, n: SomeTime = 1) -> None:
        await self.change(interaction, lambda box: box.add_time(n), screens.timed)

    @needs(Right.MEMBER)
    @BOX.command(name="enrage", description=said("dr-box-command-enrage"))
    @app_commands.describe(n=said("dr-box-command-enrage-n"))
    async def enrage(self, interaction: Interaction, n: Anger = 1) -> None:
        await self.change(
            interaction,
            lambda box: box.change_enrage(n),
            lambda say, before, after: screens.enraged(say, self.content, before, after),
        )

    # ------------------------------------------------------------------ lots

    @needs(Right.MEMBER)
    @BOX.command(name="heroes", description=said("dr-box-command-hero-random"))
    @app_commands.describe(n=said("dr-box-command-random-n"))
    async def random_hero(self, interaction: Interaction, n: Heroes = 1) -> None:
        await self._pick(interaction, "dr-box-heroes", list(self.content.heroes), n)

    @needs(Right.MEMBER)
    @BOX.command(name="traits", description=said("dr-box-command-trait-random"))
    @app_commands.describe(n=said("dr-box-command-random-n"))
    async def random_trait(self, interaction: Interaction, n: Traits = 1) -> None:
        await self._pick(interaction, "dr-box-traits", list(self.content.traits), n)

    async def _pick(self, interaction: Interaction, key: str, cards: list[str], n: int) -> None:
        await self.pick(interaction, cards, n, lambda say, done: screens.picked(say, key, done))
