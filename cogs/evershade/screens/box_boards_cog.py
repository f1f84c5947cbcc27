"""`/loe hp`, `fate`, `tracker` and the like: what a group with the printed box tracks of its characters."""

from collections.abc import Callable

from discord import app_commands

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Panel
from cogs.evershade.box.tray import BRILL, FATE, HP, Board, BoonKind, Condition, LoeBox
from cogs.evershade.screens import box_screens as screens
from cogs.evershade.screens.box_frame import said

MOST_TIME = 8
Change = app_commands.Range[int, -99, 99]
Steps = app_commands.Range[int, -20, 20]
Most = app_commands.Range[int, 1, 20]
MaxHp = app_commands.Range[int, 1, 16]
Fright = app_commands.Range[int, -4, 4]
Letter = app_commands.Range[str, 1, 2]


class BoardCommands(BoxCommands[LoeBox]):
    """The part of `/loe` that keeps boards, the tracker and the decision token."""

    tracker = app_commands.Group(name="tracker", description=said("loe-command-tracker"))
    token = app_commands.Group(name="token", description=said("loe-command-token"))

    # ------------------------------------------------------------------ boards

    @needs(Right.MEMBER)
    @app_commands.command(name="hp", description=said("loe-command-hp"))
    @app_commands.describe(
        who=said("loe-command-who"), change=said("loe-command-change"), most=said("loe-command-hp-most")
    )
    async def hp(self, interaction: Interaction, who: str, change: Change, most: MaxHp | None = None) -> None:
        def work(board: Board) -> str:
            if most is not None:
                board.max_hp = most
            board.hp = min(board.max_hp or HP.most, max(0, board.hp + change))
            return "loe-note-down" if not board.hp else ""

        await self._note(interaction, who, work)

    @needs(Right.MEMBER)
    @app_commands.command(name="fate", description=said("loe-command-fate"))
    @app_commands.describe(who=said("loe-command-who"), change=said("loe-command-change"))
    async def fate(self, interaction: Interaction, who: str, change: Change) -> None:
        def work(board: Board) -> str:
            board.fate = FATE.change(board.fate, change)
            return ""

        await self._note(interaction, who, work)

    @needs(Right.MEMBER)
    @app_commands.command(name="brill", description=said("loe-command-brill"))
    @app_commands.describe(who=said("loe-command-who"), change=said("loe-command-change"))
    async def brill(self, interaction: Interaction, who: str, change: Change) -> None:
        def work(board: Board) -> str:
            board.brill = BRILL.change(board.brill, change)
            return ""

        await self._note(interaction, who, work)

    @needs(Right.MEMBER)
    @app_commands.command(name="boon", description=said("loe-command-boon"))
    @app_commands.describe(
        who=said("loe-command-who"),
        kind=said("loe-command-boon-kind"),
        greater=said("loe-command-boon-greater"),
        use=said("loe-command-boon-use"),
    )
    async def boon(
        self, interaction: Interaction, who: str, kind: BoonKind, greater: bool = False, use: bool = False
    ) -> None:
        def work(board: Board) -> str:
            if use:
                board.lose_boon(kind, greater)
                return ""
            terror = board.terror
            if not board.gain_boon(kind, greater):
                return "loe-note-boon-ignored"
            return "loe-note-boon-instead" if board.terror < terror else ""

        await self._note(interaction, who, work)

    @needs(Right.MEMBER)
    @app_commands.command(name="fright", description=said("loe-command-fright"))
    @app_commands.describe(who=said("loe-command-who"), n=said("loe-command-fright-n"))
    async def fright(self, interaction: Interaction, who: str, n: Fright = 1) -> None:
        def work(board: Board) -> str:
            return "loe-note-table" if board.gain_terror(n) else ""

        await self._note(interaction, who, work)

    @needs(Right.MEMBER)
    @app_commands.command(name="condition", description=said("loe-command-condition"))
    @app_commands.describe(
        who=said("loe-command-who"), kind=said("loe-command-condition-kind"), lose=said("loe-command-condition-lose")
    )
    async def condition(self, interaction: Interaction, who: str, kind: Condition, lose: bool = False) -> None:
        def work(board: Board) -> str:
            if lose:
                board.lose_condition(kind)
                return ""
            return "" if board.gain_condition(kind) else "loe-note-dies"

        await self._note(interaction, who, work)

    @hp.autocomplete("who")
    @fate.autocomplete("who")
    @brill.autocomplete("who")
    @boon.autocomplete("who")
    @fright.autocomplete("who")
    @condition.autocomplete("who")
    async def offer_boards(self, interaction: Interaction, typed: str) -> Choices:
        return offered_names((await self.tray(interaction)).boards, typed)

    async def _note(self, interaction: Interaction, who: str, work: Callable[[Board], str]) -> None:
        """Change somebody's board; `work` gives the key of what the rules say of it, or nothing."""

        def show(say: Say, key: str, box: LoeBox) -> Panel:
            name = box.name_of(who)
            return screens.boards(say, {name: box.boards[name]}, *([say(key, who=name)] if key else []))

        await self.act(interaction, lambda box: work(box.board(who)), show)

    @needs(Right.MEMBER)
    @app_commands.command(name="save-sheet", description=said("loe-command-save"))
    async def save_sheet(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.save_sheet(say, box, MOST_TIME))

    # ------------------------------------------------------------------ tracker

    @needs(Right.MEMBER)
    @tracker.command(name="mark", description=said("loe-command-tracker-mark"))
    @app_commands.describe(letter=said("loe-command-tracker-letter"), off=said("loe-command-tracker-off"))
    async def mark(self, interaction: Interaction, letter: Letter, off: bool = False) -> None:
        def work(box: LoeBox) -> None:
            found = letter.strip().upper()
            if not (found.isascii() and found.isalpha() and len(found) <= 2):
                raise NotPossible(text("loe-refused-letter"))
            box.mark(found, not off)

        await self.change(
            interaction,
            work,
            lambda say, _, box: screens.tracker(say, box, MOST_TIME),
        )

    @needs(Right.MEMBER)
    @tracker.command(name="time", description=said("loe-command-tracker-time"))
    @app_commands.describe(steps=said("loe-command-tracker-steps"), most=said("loe-command-tracker-most"))
    async def time(self, interaction: Interaction, steps: Steps = 1, most: Most = MOST_TIME) -> None:
        await self.change(
            interaction, lambda box: box.pass_time(steps, most), lambda say, _, box: screens.tracker(say, box, most)
        )

    @needs(Right.MEMBER)
    @tracker.command(name="show", description=said("loe-command-tracker-show"))
    async def show_tracker(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.tracker(say, box, MOST_TIME))

    # ------------------------------------------------------------------ the decision token

    @needs(Right.MEMBER)
    @token.command(name="order", description=said("loe-command-token-order"))
    @app_commands.describe(names=said("loe-command-token-names"))
    async def order(self, interaction: Interaction, names: str) -> None:
        def work(box: LoeBox) -> None:
            found = [whose_name(part) for part in names.split(",") if part.strip()]
            check_range(len(found), 1, 4)
            box.order, box.token = found, 0

        await self.change(interaction, work, lambda say, _, box: screens.token(say, box))

    @needs(Right.MEMBER)
    @token.command(name="pass", description=said("loe-command-token-pass"))
    async def hand_on(self, interaction: Interaction) -> None:
        await self.change(interaction, LoeBox.pass_token, lambda say, _, box: screens.token(say, box))
