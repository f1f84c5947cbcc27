"""Clearing a table. A game that has begun is asked about first: it may be the work of months."""

from collections.abc import Callable

from bot.rules.decision import text
from bot.tables.live import Info
from bot.ui import custom_id
from bot.ui.clicks import Clicks
from bot.ui.panel import Button, Panel, Words
from bot.ui.reply import Reply
from bot.ui.rights import Right


class Ending:
    """Clears tables, for the command and for the buttons of its question."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("clear", Right.KEEPER, self.clear)
        clicks.deeds.at_table("keep", Right.KEEPER, self.keep)

    async def ask(self, reply: Reply, info: Info) -> None:
        """What `/table end` does: a lobby is cleared at once."""
        if info.status == "lobby":
            await self.clicks.at_table(reply, info, "clear")
            return
        say = self._say(reply, info)
        panel = Panel(say("table-end-title")).add(Words(say("table-end-ask")))
        yes = Button(custom_id.button(info.id, "-", "clear"), say("table-end-yes"), "danger")
        no = Button(custom_id.button(info.id, "-", "keep"), say("table-end-no"))
        await reply.private(panel.add((yes, no)))

    async def clear(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is yes. A moderator does it in the host's name."""
        info = await self.clicks.tables.get(table)
        outcome = await self.clicks.tables.end(table, info.host)
        done = Panel().add(Words(self._say(reply, info)("table-ended-private")))
        await reply.private(done)
        await self.clicks.boards.refresh(outcome.info.id)
        await self.clicks.hands.refresh(outcome.info.id)

    async def keep(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is no."""
        info = await self.clicks.tables.get(table)
        await reply.private(Panel().add(Words(self._say(reply, info)("table-end-kept"))))

    def _say(self, reply: Reply, info: Info) -> Callable[[str], str]:
        return lambda key: self.clicks.stage.say(info, text(key), reply.locale)
