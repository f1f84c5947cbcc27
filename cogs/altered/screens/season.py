"""Beginning a new season of the ladder: everybody starts anew, so it is asked about first.

wk:~:-:season-yes.<n>     begins the season after season n, once; season-no: leaves it
"""

from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words
from cogs.altered.screens import deck_screens as screens
from cogs.altered.screens.deck_frame import CommandFrame
from cogs.altered.screens.deck_shelf import GAME

DEED = "season"


class NewSeason:
    """Enters its deed into those of `Clicks`."""

    def __init__(self, frame: CommandFrame) -> None:
        self.frame = frame
        self.ladders = frame.clicks.stage.tables.ladders
        frame.clicks.deeds.alone(DEED, Right.MANAGER, self.answer)

    async def ask(self, reply: Reply) -> None:
        """What `/altered season` does."""
        say = self.frame.private(reply.interaction)
        now = await self._present(reply)
        panel = Panel(say.plain("al-season-title"), accent=screens.ACCENT).add(Words(say("al-season-ask", n=now)))
        yes, no = (
            custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{op}") for op in (f"yes.{now}", "no")
        )
        panel.add((Button(yes, say.plain("al-season-yes"), "danger"), Button(no, say.plain("al-season-no"))))
        await reply.private(panel)

    async def answer(self, reply: Reply, answer: str) -> None:
        """A second press on yes begins no second season."""
        say = self.frame.private(reply.interaction)
        word, _, before = answer.partition(".")
        if word != "yes":
            await reply.private(screens.sentence(say("al-season-kept")))
            return
        if before != str(await self._present(reply)):
            await reply.private(screens.sentence(say("al-refused-season-begun")))
            return
        begun = await self.ladders.new_season(reply.interaction.guild_id or 0, GAME)
        await reply.private(screens.sentence(say("al-season-begun", n=begun.n)))

    async def _present(self, reply: Reply) -> int:
        """The number of the season that runs, 0 before the first."""
        found = await self.ladders.ladder(reply.interaction.guild_id or 0, GAME)
        return 0 if found is None else found.n
