"""Clearing a table. A game that has begun is asked about first: it may be the work of months."""

from collections.abc import Callable

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.agreeing import opponents
from bot.tables.live import Info
from bot.ui import custom_id
from bot.ui.clicks import Clicks
from bot.ui.panel import Button, Panel, Words
from bot.ui.reply import Reply


class Ending:
    """Clears tables, for the command and for the buttons of its question."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.further["clear"] = self.clear
        clicks.further["keep"] = self.keep

    def is_moderator(self, reply: Reply, info: Info) -> bool:
        """Whether the user ends the table as a moderator. Raises `NotPossible` for who may not even ask for it."""
        user, is_moderator = reply.interaction.user.id, bool(reply.interaction.permissions.manage_messages)
        if user != info.host and not is_moderator and not self._is_theirs(info, user):
            raise NotPossible(text("table-moderator-only"))
        return is_moderator

    def _is_theirs(self, info: Info, user: int) -> bool:
        """Whether it is a running contest in which this user plays."""
        others = opponents(info, self.clicks.tables.games[info.game], user)
        return bool(others and info.seats_of(user))

    async def ask(self, reply: Reply, info: Info) -> None:
        """What `/table end` does: a lobby is cleared at once."""
        is_moderator, user = self.is_moderator(reply, info), reply.interaction.user.id
        if info.status == "lobby":
            await self.clear(reply, info.id)
            return
        say = self._say(reply, info)
        others = opponents(info, self.clicks.tables.games[info.game], user)
        is_alone = not others or (is_moderator and not info.seats_of(user))
        why = say("table-end-ask" if is_alone else "table-end-ask-contest")
        panel = Panel(say("table-end-title")).add(Words(why))
        yes = Button(custom_id.button(info.id, "-", "clear"), say("table-end-yes"), "danger")
        no = Button(custom_id.button(info.id, "-", "keep"), say("table-end-no"))
        await reply.private(panel.add((yes, no)))

    async def clear(self, reply: Reply, table: str) -> None:
        """The answer is yes."""
        info = await self.clicks.tables.get(table)
        is_moderator, user = self.is_moderator(reply, info), reply.interaction.user.id
        outcome = await self.clicks.tables.end(table, user, moderator=is_moderator)
        done = Panel().add(Words(self._say(reply, info)("table-asked" if outcome.is_asked else "table-ended-private")))
        await reply.private(done)
        await self.clicks.boards.refresh(outcome.info.id)
        await self.clicks.hands.refresh(outcome.info.id)

    async def keep(self, reply: Reply, table: str) -> None:
        """The answer is no."""
        info = await self.clicks.tables.get(table)
        await reply.private(Panel().add(Words(self._say(reply, info)("table-end-kept"))))

    def _say(self, reply: Reply, info: Info) -> Callable[[str], str]:
        return lambda key: self.clicks.stage.say(info, text(key), reply.locale)
