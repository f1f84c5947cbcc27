"""Asking somebody to leave. What that means is said first, and asked."""

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible
from bot.rules.numbers import read_count
from bot.tables.model.errors import NobodyThere, NoSuchSeat
from bot.tables.model.info import Info
from bot.tables.seats.agreeing import opponents
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right, is_moderator
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words


class Kicking:
    """For the command and for the buttons of its question."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks, self.tables = clicks, clicks.stage.tables
        clicks.deeds.at_table("kick", Right.KEEPER, self.kick)

    async def ask(self, reply: Reply, info: Info, seat: int) -> None:
        """What `/table kick` does; the house is sent away from a lobby without a question."""
        if not 0 <= seat < len(info.seats):
            raise NoSuchSeat(seats=len(info.seats))
        place = info.seats[seat]
        if place.user is None:
            if info.status != "lobby":
                raise NobodyThere()
            await self._carry_out(reply, info, seat)
            return
        is_contest = bool(opponents(info, self.tables.games[info.game], reply.interaction.user.id))
        about = "lobby" if info.status == "lobby" else "contest" if is_contest else "game"
        panel = Panel(self._say(reply, info, "table-kick-title", seat))
        panel.add(Words(self._say(reply, info, f"table-kick-{about}", seat)))
        op = f"kick-{seat}.{custom_id.digest(str(place.user))}"  # not whoever sits there by then
        yes = Button(custom_id.button(info.id, "-", op), self._say(reply, info, "table-kick-yes", seat), "danger")
        no = Button(custom_id.button(info.id, "-", "keep"), self._say(reply, info, "table-kick-no", seat))
        await reply.private(panel.add((yes, no)))

    async def kick(self, reply: Reply, table: str, rest: str) -> None:
        """The answer is yes."""
        written, _, user = rest.partition(".")
        seat, info = read_count(written, 3), await self.tables.keeper.get(table)
        is_there = seat is not None and seat < len(info.seats) and info.seats[seat].user is not None
        if seat is None or not is_there or custom_id.digest(str(info.seats[seat].user)) != user:
            raise NoLongerPossible(text("refused-stale"))
        await self._carry_out(reply, info, seat)

    async def _carry_out(self, reply: Reply, info: Info, seat: int) -> None:
        user, as_moderator = reply.interaction.user.id, is_moderator(reply.interaction)
        outcome = await self.tables.seating.kick(info.id, user, seat, moderator=as_moderator)
        said = self._say(reply, info, "table-asked" if outcome.is_asked else "hand-done-plain", seat)
        await reply.private(Panel().add(Words(said)))
        await self.clicks.posts.boards.refresh(info.id)
        await self.clicks.posts.hands.refresh(info.id)

    def _say(self, reply: Reply, info: Info, key: str, seat: int) -> str:
        return self.clicks.stage.say(info, text(key, who=f"@seat:{seat}"), reply.locale)
