"""Clicks about the seats of others: a nudge, a day more, substitutes, having somebody back."""

from bot.rules.decision import Text, text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.ui.door.answers import Answers
from bot.ui.door.rights import Deeds, Right
from bot.ui.messages.reply import Reply
from bot.ui.messages.substitutes import TAKE
from bot.ui.questions.patience import GIVE, NUDGE, patience_panel
from bot.ui.questions.votes import RETURN, SUBSTITUTE
from bot.ui.screens.stage import Stage


class PatienceClicks:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, stage: Stage, answers: Answers, deeds: Deeds) -> None:
        self.stage, self.tables, self.answers = stage, stage.tables, answers
        deeds.at_table(NUDGE, Right.SEATED, self.nudge)
        deeds.at_table(GIVE, Right.SEATED, self.give)
        deeds.at_table(RETURN, Right.SEATED, self.have_back)
        deeds.at_table(SUBSTITUTE, Right.SEATED, self.ask_substitute)
        deeds.at_table(TAKE, Right.MEMBER, self.take)

    async def nudge(self, reply: Reply, table: str, rest: str) -> None:
        """Call somebody once more; without a seat, ask whom. Only whoever nudges is told, and always the same: how
        somebody is called is their own affair (P6)."""
        user, wanted = reply.interaction.user.id, _seat(rest)
        if not rest:
            hands = self.answers.hands
            if await hands.show_if_any(table, reply, lambda scene: patience_panel(scene, user)):
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

    async def have_back(self, reply: Reply, table: str, rest: str) -> None:
        """Ask the others to have somebody back who was asked to leave."""
        seat = _required(rest)
        outcome = await reply.in_time(self.tables.proposals.have_back(table, reply.interaction.user.id, seat))
        await self.answers.after(reply, outcome, text("table-asked" if outcome.is_asked else "hand-done-plain"))

    async def ask_substitute(self, reply: Reply, table: str, rest: str) -> None:
        """Post for a seat that nobody holds."""
        seat = _required(rest)
        await reply.in_time(self.tables.patience.ask_substitute(table, reply.interaction.user.id, seat))
        await self._say(reply, table, text("substitute-asked", who=f"@seat:{seat}"))
        await self.answers.posts.substitutes.ask(table, seat)

    async def take(self, reply: Reply, table: str, rest: str) -> None:
        """Take a seat that the house plays, from the post that asks for somebody; in a contest the others are asked."""
        user, seat = reply.interaction.user, _required(rest)
        taken = self.tables.seating.take_house_seat(table, user.id, user.display_name, seat)
        outcome = await reply.in_time(taken)
        key = "table-asked" if outcome.is_asked else "table-joined"
        said = self.stage.say(outcome.info, text(key, who=user.display_name), reply.locale)
        await self.answers.show_hand(reply, table, note=said)
        await self.answers.boards.refresh(table)
        await self.answers.hands.refresh(table, but=user.id)

    async def _say(self, reply: Reply, table: str, words: Text) -> None:
        info = await self.tables.keeper.get(table)
        await self.answers.show_hand(reply, table, note=self.stage.say(info, words, reply.locale))


def _required(rest: str) -> int:
    """The same of an id that must name one."""
    found = _seat(rest)
    if found is None:
        raise NoLongerPossible(text("refused-stale"))
    return found


def _seat(rest: str) -> int | None:
    """The seat that an id names. Raises `NoLongerPossible` for what is none."""
    if not rest:
        return None
    found = read_count(rest, 3)
    if found is None:
        raise NoLongerPossible(text("refused-stale"))
    return found
