"""`/nearfar score` and `/nearfar sheet`: what a group with the printed box counts at the end, and keeps."""

from collections.abc import Callable
from typing import Literal

from discord import app_commands

from bot.rules.box.amounts import whose_name
from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from cogs.near_and_far.box import actions as deeds
from cogs.near_and_far.box import sums
from cogs.near_and_far.box.tray import CampaignSheet, Character, Colour, FarBox
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import LEAST_REP, MOST_REP
from cogs.near_and_far.screens import box_screens as screens
from cogs.near_and_far.screens.box_frame import said

Number = app_commands.Range[int, 0, sums.MOST]
Camps = app_commands.Range[int, 0, 20]
Chiefs = app_commands.Range[int, 0, 4]
Held = app_commands.Range[int, 0, 3]
Reputation = app_commands.Range[int, LEAST_REP, MOST_REP]
Gained = app_commands.Range[int, -sums.MOST, sums.MOST]
Talent = Literal[
    "purse", "larder", "prospector", "good_name", "ill_name", "falconer", "contact", "collector", "politics", "scholar"
]


class SheetCommands(BoxCommands[FarBox]):
    """The part of `/nearfar` that keeps sheets."""

    content: FarContent
    score = app_commands.Group(name="score", description=said("nf-box-command-score"))
    sheet = app_commands.Group(name="sheet", description=said("nf-box-command-sheet"))

    # ------------------------------------------------------------------ the score of a session

    @needs(Right.MEMBER)
    @score.command(name="add", description=said("nf-box-command-score-add"))
    @app_commands.describe(
        colour=said("nf-box-command-score-colour"),
        camps=said("nf-box-command-score-camps"),
        routes=said("nf-box-command-score-routes"),
        artifacts=said("nf-box-command-score-artifacts"),
        unbought=said("nf-box-command-score-unbought"),
        threats=said("nf-box-command-score-threats"),
        coins=said("nf-box-command-score-coins"),
        gems=said("nf-box-command-score-gems"),
        tokens=said("nf-box-command-score-tokens"),
        chiefs=said("nf-box-command-score-chiefs"),
        rep=said("nf-box-command-score-rep"),
        treasures=said("nf-box-command-score-treasures"),
        bonus=said("nf-box-command-score-bonus"),
        of=said("nf-box-command-score-of"),
    )
    async def add_score(
        self,
        interaction: Interaction,
        colour: Colour,
        camps: Camps,
        routes: Number = 0,
        artifacts: Number = 0,
        unbought: Number = 0,
        threats: str = "",
        coins: Number = 0,
        gems: Number = 0,
        tokens: Number = 0,
        chiefs: Chiefs = 0,
        rep: Reputation = 0,
        treasures: Held = 0,
        bonus: Number = 0,
        of: app_commands.Range[int, 14, 20] = 14,
    ) -> None:
        def work(box: FarBox) -> None:
            box.scores[colour] = sums.score(
                camps, routes, artifacts, unbought, threats, coins, gems, tokens, chiefs, rep, treasures, bonus, of
            )

        await self._scores(interaction, work)

    @needs(Right.MEMBER)
    @score.command(name="show", description=said("nf-box-command-score-show"))
    async def show_scores(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.scored(say, box))

    @needs(Right.MEMBER)
    @score.command(name="clear", description=said("nf-box-command-score-clear"))
    async def clear_scores(self, interaction: Interaction) -> None:
        await self._scores(interaction, lambda box: box.scores.clear())

    async def _scores(self, interaction: Interaction, work: Callable[[FarBox], object]) -> None:
        await self.change(interaction, work, lambda say, _, box: screens.scored(say, box))

    # ------------------------------------------------------------------ the campaign sheet

    @needs(Right.MEMBER)
    @sheet.command(name="show", description=said("nf-box-command-sheet-show"))
    @app_commands.describe(character=said("nf-box-command-sheet-character"))
    async def show_sheet(self, interaction: Interaction, character: Character | None = None) -> None:
        box = await self.tray(interaction)
        found = {name: one for name, one in box.sheets.items() if character in (None, name)}
        await self.show(interaction, lambda say: screens.sheets(say, self.content, found))

    @needs(Right.MEMBER)
    @sheet.command(name="xp", description=said("nf-box-command-sheet-xp"))
    @app_commands.describe(character=said("nf-box-command-sheet-character"), n=said("nf-box-command-sheet-xp-n"))
    async def gain_xp(self, interaction: Interaction, character: Character, n: Gained = 1) -> None:
        def work(sheet: CampaignSheet) -> None:
            sheet.xp += n

        await self._note(interaction, character, work)

    @needs(Right.MEMBER)
    @sheet.command(name="note", description=said("nf-box-command-sheet-note"))
    @app_commands.describe(
        character=said("nf-box-command-sheet-character"),
        kind=said("nf-box-command-sheet-kind"),
        what=said("nf-box-command-sheet-what"),
    )
    async def note(
        self, interaction: Interaction, character: Character, kind: Literal["keyword", "quest", "done"], what: str
    ) -> None:
        await self._note(interaction, character, lambda sheet: sheet.note(kind, whose_name(what)))

    @needs(Right.MEMBER)
    @sheet.command(name="talent", description=said("nf-box-command-sheet-talent"))
    @app_commands.describe(
        character=said("nf-box-command-sheet-character"), talent=said("nf-box-command-sheet-talent-name")
    )
    async def learn(self, interaction: Interaction, character: Character, talent: Talent) -> None:
        await self._note(interaction, character, lambda sheet: deeds.learn(sheet, talent))

    @needs(Right.MEMBER)
    @sheet.command(name="strike", description=said("nf-box-command-sheet-strike"))
    @app_commands.describe(character=said("nf-box-command-sheet-character"), what=said("nf-box-command-sheet-what"))
    async def strike(self, interaction: Interaction, character: Character, what: str) -> None:
        await self._note(interaction, character, lambda sheet: sheet.strike(whose_name(what)))

    @strike.autocomplete("what")
    async def offer_notes(self, interaction: Interaction, typed: str) -> Choices:
        sheets = (await self.tray(interaction)).sheets.values()
        known = [what for one in sheets for what in (*one.keywords, *one.quests, *one.talents)]
        return offered_names(dict.fromkeys(known), typed)

    async def _note(
        self, interaction: Interaction, character: Character, work: Callable[[CampaignSheet], object]
    ) -> None:
        await self.answer(
            interaction,
            lambda ledger: deeds.note(ledger, self.content, character, work),
            lambda say, sheet: screens.sheets(say, self.content, {character: sheet}),
        )
