"""Standing up. Whoever would lose a contest by it is asked first."""

from bot.rules.decision import text
from bot.tables.model.errors import LeavingLoses
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words


class Leaving:
    """Lets people leave, for the command and for the buttons of its question."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("resign", Right.SEATED, self.resign)
        clicks.deeds.at_table("stay", Right.SEATED, self.stay)

    async def ask(self, reply: Reply, info: Info) -> None:
        """What `/table leave` does."""
        try:
            outcome = await self.clicks.stage.tables.seating.leave(info.id, reply.interaction.user.id)
        except LeavingLoses:
            panel = Panel(self._say(reply, info, "table-leave-title"))
            panel.add(Words(self._say(reply, info, "table-leave-ask")))
            yes = Button(custom_id.button(info.id, "-", "resign"), self._say(reply, info, "table-leave-yes"), "danger")
            no = Button(custom_id.button(info.id, "-", "stay"), self._say(reply, info, "table-leave-no"))
            await reply.private(panel.add((yes, no)))
            return
        left = "table-left" if info.status == "lobby" else "table-left-game"
        if info.status == "lobby" and outcome.info.status == "ended":
            left = "table-left-last"
        await self.clicks.lobby.show(reply, outcome, self._say(reply, info, left))

    async def resign(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is yes."""
        outcome = await self.clicks.stage.tables.seating.leave(table, reply.interaction.user.id, sure=True)
        await reply.private(Panel().add(Words(self._say(reply, outcome.info, "table-left-game"))))
        await self.clicks.posts.boards.refresh(table)
        await self.clicks.posts.hands.refresh(table)

    async def stay(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is no."""
        info = await self.clicks.stage.tables.keeper.get(table)
        await reply.private(Panel().add(Words(self._say(reply, info, "table-end-kept"))))

    def _say(self, reply: Reply, info: Info, key: str) -> str:
        return self.clicks.stage.say(info, text(key), reply.locale)
