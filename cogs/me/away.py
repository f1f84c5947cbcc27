"""`/my away`: leave from all tables, by dates of one's own time zone."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from discord import app_commands

from bot.rules.cleaning import no_reference
from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible, Refusal
from bot.tables.model.leave import How, Leave
from bot.tables.model.moments import day_of, read_moment
from bot.tables.model.table import Outcome
from bot.tables.notifications.zones import require_zone
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.screens.leave import DEED, END, leave_panel

_AHEAD = (0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28)
"""Days from today that are offered while somebody types."""


@dataclass(frozen=True, slots=True)
class AwayWish:
    """What was typed. begin, until: as `read_moment` reads it; zone: of the time; deputy: user and name."""

    begin: str = ""
    until: str = ""
    how: How = "default"
    deputy: tuple[int, str] | None = None
    zone: str = ""


class Away:
    """Enters its deed into those of `Clicks`."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks, self.stage, self.tables = clicks, clicks.stage, clicks.stage.tables
        clicks.deeds.alone(DEED, Right.ANYONE, self.clicked)

    async def clicked(self, reply: Reply, rest: str) -> None:
        """Be back, or call it off."""
        if rest != END:
            raise NotPossible(text("refused-stale"))
        await self._show_boards(await reply.in_time(self.tables.leaves.back(reply.interaction.user.id)))
        await self.show(reply)

    async def take(self, reply: Reply, wish: AwayWish) -> None:
        """Go on leave as wished; with nothing wished, show what is planned. Raises `Refusal`."""
        if not wish.until:
            if wish.begin or wish.deputy is not None:
                raise Refusal(text("leave-until"))
            await self.show(reply)
            return
        user = reply.interaction.user.id
        leave = await self._read(user, wish)
        await self._show_boards(await reply.in_time(self.tables.leaves.go(user, leave)))
        await self.show(reply)

    async def _read(self, user: int, wish: AwayWish) -> Leave:
        people = self.tables.people
        prefs = await people.prefs(user)
        if wish.zone:
            prefs = {**prefs, "zone": require_zone(wish.zone)}
            await people.set_prefs(user, prefs)
        if "zone" not in prefs and "utc_offset" not in prefs:
            raise Refusal(text("leave-zone"))
        now = self.tables.clock.now()
        begin = now if not wish.begin else read_moment(wish.begin, now, prefs, is_end=False)
        until = read_moment(wish.until, now, prefs, is_end=True)
        for written, found in ((wish.begin, begin), (wish.until, until)):
            if found is None:
                raise Refusal(text("leave-no-day", written=no_reference(written)[:60]))
        assert begin is not None and until is not None
        how: How = "deputy" if wish.deputy is not None else wish.how
        deputy, name = wish.deputy or (0, "")
        return Leave(begin, until, how, deputy, name)

    async def show(self, reply: Reply) -> None:
        """What is planned, privately."""
        user, now = reply.interaction.user.id, self.tables.clock.now()
        leave = await self.tables.leaves.of(user)
        going = [info for info in await self.tables.index.of_user(user) if info.status in ("running", "paused")]
        mine = [info for info in going if info.seats_of(user)]

        def say(words: Text) -> str:
            return self.stage.words.format(words, None, reply.locale)

        await reply.private(leave_panel(leave, now, len(mine), say))

    async def days(self, user: int, typed: str) -> Choices:
        """Days that are offered while somebody types."""
        prefs, now = await self.tables.people.prefs(user), self.tables.clock.now()
        today = day_of(now, prefs)
        names = [f"{today + timedelta(days=n):%Y-%m-%d}" for n in _AHEAD]
        found = [name for name in names if typed.strip() in name]
        if not found and typed.strip() and read_moment(typed, now, prefs, is_end=True) is not None:
            found = [typed.strip()[:100]]
        return [app_commands.Choice(name=name, value=name) for name in found]

    async def _show_boards(self, outcomes: Sequence[Outcome]) -> None:
        for outcome in outcomes:
            await self.clicks.posts.boards.refresh(outcome.info.id)
            await self.clicks.posts.hands.refresh(outcome.info.id)
