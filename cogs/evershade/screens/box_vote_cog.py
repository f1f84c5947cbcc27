"""`/loe vote`: a vote of those who are in turn, with the decision token for a tie."""

from collections.abc import Callable

from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.tables.shelf.ledger import Ledger
from bot.ui.door.box_commands import BoxCommands, Press
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from bot.ui.screens.stage import Shot
from cogs.evershade.box.tray import LoeBox
from cogs.evershade.box.vote import options_of
from cogs.evershade.screens import box_vote_screens as screens
from cogs.evershade.screens.box_frame import said

Prompt = app_commands.Range[str, 1, 200]
Minutes = app_commands.Range[int, 0, 1440]


def now_of(interaction: Interaction) -> int:
    """When it was pressed, in seconds since 1970."""
    return int(interaction.created_at.timestamp())


class VoteCommands(BoxCommands[LoeBox]):
    """The part of `/loe` that votes."""

    @needs(Right.MEMBER)
    @app_commands.command(name="vote", description=said("loe-command-vote"))
    @app_commands.describe(
        prompt=said("loe-command-vote-prompt"),
        options=said("loe-command-vote-options"),
        minutes=said("loe-command-vote-minutes"),
    )
    async def vote(self, interaction: Interaction, prompt: Prompt, options: str, minutes: Minutes = 0) -> None:
        ends = now_of(interaction) + 60 * minutes if minutes else 0
        await self.change(
            interaction,
            lambda box: box.begin_vote(" ".join(prompt.split()), options_of(options), ends),
            lambda say, _, box: screens.vote(say, box),
        )

    @property
    def vote_presses(self) -> dict[str, Press]:
        """What its select and its buttons do."""
        return {"vote": self._press_vote, "count": self._press_count, "pick": self._press_pick}

    async def _press_vote(self, interaction: Interaction, reply: Reply, n: int, turn: int, values: list[str]) -> None:
        voter, _, option = (values[0] if values else "").partition(".")
        who, what = read_count(voter), read_count(option)
        if who is None or what is None:
            raise NoLongerPossible(text("loe-refused-vote-over"))
        now = now_of(interaction)
        await self._press(interaction, reply, lambda box: box.vote_of(n).give(who, what, now))

    async def _press_count(self, interaction: Interaction, reply: Reply, n: int, turn: int, values: list[str]) -> None:
        now = now_of(interaction)
        await self._press(interaction, reply, lambda box: box.vote_of(n).count(now))

    async def _press_pick(self, interaction: Interaction, reply: Reply, n: int, turn: int, values: list[str]) -> None:
        await self._press(interaction, reply, lambda box: box.break_tie(n, turn))

    async def _press(self, interaction: Interaction, reply: Reply, work: Callable[[LoeBox], None]) -> None:
        def changed(ledger: Ledger) -> LoeBox:
            box = self.trays.open(ledger)
            work(box)
            return self.trays.keep(ledger, box)

        box = await self.do(interaction, changed)
        await reply.edit(Shot(None, screens.vote(self.frame.aloud(interaction), box)))
