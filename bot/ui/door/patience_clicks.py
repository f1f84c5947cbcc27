"""Clicks of those who wait for somebody: a nudge, a day more."""

from bot.rules.decision import Text, text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.ui.door.answers import Answers
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.questions.patience import GIVE, NUDGE, patience_panel
from bot.ui.screens.stage import Stage


class PatienceClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, answers: Answers, deeds: Deeds) -> None:
        self.stage, self.tables, self.answers = stage, stage.tables, answers
        deeds.at_table(NUDGE, Right.SEATED, self.nudge)
        deeds.at_table(GIVE, Right.SEATED, self.give)

    async def nudge(self, reply: Reply, table: str, rest: str) -> None:
        """Call somebody once more; without a seat, ask whom. Only whoever nudges is told, and always the same: how
        somebody is called is their own affair (P6)."""
        user, wanted = reply.interaction.user.id, _seat(rest)
        if not rest:
            found = await self.stage.scene(table, reply.locale, lambda scene: patience_panel(scene, user))
            if isinstance(found, Panel):
                await reply.private(found)
                return
        seat = await reply.in_time(self.tables.patience.nudge(table, user, wanted))
        await self._say(reply, table, text("nudge-done", who=f"@seat:{seat}"))
        await self.answers.posts.reminders.send(table)

    async def give(self, reply: Reply, table: str, rest: str) -> None:
        """Give somebody a day more."""
        outcome = await reply.in_time(
            self.tables.patience.give_time(table, reply.interaction.user.id, _seat(rest) if rest else None)
        )
        await self.answers.after(reply, outcome, text("hand-done-plain"))

    async def _say(self, reply: Reply, table: str, words: Text) -> None:
        info = await self.tables.keeper.get(table)
        await self.answers.show_hand(reply, table, note=self.stage.say(info, words, reply.locale))


def _seat(rest: str) -> int | None:
    """The seat that an id names. Raises `NoLongerPossible` for what is none."""
    if not rest:
        return None
    found = read_count(rest, 3)
    if found is None:
        raise NoLongerPossible(text("refused-stale"))
    return found
