"""Clearing a table. A game that has begun is asked about first: it may be the work of months."""

from collections.abc import Callable

from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from bot.tables.model.info import Info
from bot.tables.seats.agreeing import opponents
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right, is_moderator
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.ending import end_question


class Ending:
    """Clears tables, for the command and for the buttons of its question."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("clear", Right.INVOLVED, self.clear)
        clicks.deeds.at_table("keep", Right.INVOLVED, self.keep)

    def _is_moderator(self, reply: Reply, info: Info) -> bool:
        """Whether the user ends the table as a moderator. Raises `NotPossible` for who may not even ask for it."""
        user, as_moderator = reply.interaction.user.id, is_moderator(reply.interaction)
        if user != info.host and not as_moderator and not self._is_theirs(info, user):
            raise NotPossible(text("table-moderator-only"))
        return as_moderator

    def _is_theirs(self, info: Info, user: int) -> bool:
        """Whether it is a running contest in which this user plays."""
        others = opponents(info, self.clicks.stage.tables.games[info.game], user)
        return bool(others and info.seats_of(user))

    async def ask(self, reply: Reply, info: Info) -> None:
        """What `/table end` does: a lobby is cleared at once."""
        as_moderator, user = self._is_moderator(reply, info), reply.interaction.user.id
        if info.status == "lobby":
            await self.clicks.at_table(reply, info, "clear")
            return
        others = opponents(info, self.clicks.stage.tables.games[info.game], user)
        is_alone = not others or (as_moderator and not info.seats_of(user))

        def say(words: Text) -> str:
            return self.clicks.stage.say(info, words, reply.locale)

        yes, no = (custom_id.button(info.id, "-", word) for word in ("clear", "keep"))
        await reply.private(end_question(say, is_alone=is_alone, yes=yes, no=no))

    async def clear(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is yes. A moderator may do it in the host's place; in a contest the others are asked."""
        info = await self.clicks.stage.tables.keeper.get(table)
        as_moderator, user = self._is_moderator(reply, info), reply.interaction.user.id
        outcome = await self.clicks.stage.tables.playing.end(table, user, moderator=as_moderator)
        done = Panel().add(Words(self._say(reply, info)("table-asked" if outcome.is_asked else "table-ended-private")))
        await reply.private(done)
        await self.clicks.posts.boards.refresh(outcome.info.id)
        await self.clicks.posts.hands.refresh(outcome.info.id)

    async def keep(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is no."""
        info = await self.clicks.stage.tables.keeper.get(table)
        await reply.private(Panel().add(Words(self._say(reply, info)("table-end-kept"))))

    def _say(self, reply: Reply, info: Info) -> Callable[[str], str]:
        return lambda key: self.clicks.stage.say(info, text(key), reply.locale)
