"""`/doomrock box damage`, `level`, `score`: what a group with the printed box would do in its head. Nothing is kept."""

from discord import app_commands

from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from cogs.doomrock.box import sums
from cogs.doomrock.box.state import Box
from cogs.doomrock.screens import box_screens as screens
from cogs.doomrock.screens.box_frame import BOX, said

Number = app_commands.Range[int, 0, sums.MOST]
Signed = app_commands.Range[int, -sums.MOST, sums.MOST]


class SumCommands(BoxCommands[Box]):
    """The part of it that adds up."""

    @needs(Right.MEMBER)
    @BOX.command(name="damage", description=said("dr-box-command-damage"))
    @app_commands.describe(
        n=said("dr-box-command-damage-n"),
        shields=said("dr-box-command-damage-shields"),
        armor=said("dr-box-command-damage-armor"),
        plus=said("dr-box-command-damage-expose"),
    )
    @app_commands.rename(plus="expose")
    async def damage(
        self, interaction: Interaction, n: Signed, shields: Number = 0, armor: Number = 0, plus: Number = 0
    ) -> None:
        await self.show(interaction, lambda say: screens.damaged(say, sums.damage(n, shields, armor, plus)))

    @needs(Right.MEMBER)
    @BOX.command(name="level", description=said("dr-box-command-level"))
    @app_commands.describe(cards=said("dr-box-command-level-cards"), silver=said("dr-box-command-level-silver"))
    async def level(self, interaction: Interaction, cards: str, silver: Number) -> None:
        def show(say: Say) -> Panel:
            heroes = sums.read_heroes(cards)
            order, left = sums.most_levels(heroes, silver)
            return screens.levels(say, sums.levels(heroes, silver), order, silver, left)

        await self.show(interaction, show)

    @needs(Right.MEMBER)
    @BOX.command(name="score", description=said("dr-box-command-score"))
    @app_commands.describe(
        abilities=said("dr-box-command-score-abilities"),
        common=said("dr-box-command-score-common"),
        epic=said("dr-box-command-score-epic"),
        silver=said("dr-box-command-score-silver"),
        hp=said("dr-box-command-score-hp"),
        left=said("dr-box-command-score-time"),
    )
    @app_commands.rename(left="time")
    async def add_score(
        self,
        interaction: Interaction,
        abilities: Number = 0,
        common: Number = 0,
        epic: Number = 0,
        silver: Number = 0,
        hp: Number = 0,
        left: Number = 0,
    ) -> None:
        await self.show(
            interaction, lambda say: screens.scored(say, sums.score(abilities, common, epic, silver, hp, left))
        )
