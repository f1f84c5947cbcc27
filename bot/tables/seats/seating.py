"""Who sits where: sitting down, leaving, being sent away, taking a seat over, being away, standing orders."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.cleaning import cleaned
from bot.rules.errors import RuleFailure
from bot.rules.kernel.game import Order
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model import errors
from bot.tables.model.seats import Seat, given_orders, missed, seat_name
from bot.tables.model.table import Live, Outcome
from bot.tables.seats.agreed_actions import require_one_seat, tell_deputy, vacate
from bot.tables.seats.agreeing import (
    do_or_ask,
    kicked_seat,
    new_deed,
    opponents,
    require_not_refused,
    return_deed,
)
from bot.tables.seats.requirements import require_host, require_lobby, require_room, seat_at
from bot.tables.seats.riding import add_seat, require_gate, require_own_seats


class Seating:
    """Seats, before the start and later."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def join(
        self, table: str, user: int, name: str, entropy: str = "", *, render: Render | None = None
    ) -> Outcome:
        """Sit down before the start, at a campaign also between its sessions. entropy: a word that all can see and that
        the dice depend on from now on.

        Raises `AlreadySeated`, `TableFull`, `AlreadyStarted`, `SeatsSettled`, `SeatsGiven`, `Over`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            if live.info.seats_of(user):
                raise errors.AlreadySeated()
            if live.game.keeps_a_log and live.info.status == "running":
                require_gate(live)
                await self._join_at_gate(live, work, user, name)
                return
            require_lobby(live.info)
            require_own_seats(live)
            require_room(live)
            seats = live.info.seats
            work.set(seats=(*seats, Seat(len(seats), user, seat_name(name), cleaned(entropy)[:200])))
            if len(work.info.seats) == live.game.seats[1] and user != live.info.host:
                mine = live.info.seats_of(live.info.host)
                work.post("full", {"seat": mine[0].n if mine else -1, "user": live.info.host})

        return await self._keeper.change(table, act, render)

    async def add_house(self, table: str, actor: int, name: str, *, render: Render | None = None) -> Outcome:
        """Let the house take a free seat before the start. Raises `NotHost`, `TableFull`, `AlreadyStarted`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            require_host(live.info, actor)
            require_lobby(live.info)
            require_own_seats(live)
            require_room(live)
            seats = live.info.seats
            work.set(seats=(*seats, Seat(len(seats), None, seat_name(name), house=True)))

        return await self._keeper.change(table, act, render)

    async def leave(self, table: str, user: int, *, sure: bool = False, render: Render | None = None) -> Outcome:
        """Get up. The house plays on for the seat, but whoever leaves a running contest has lost it.

        sure: the user knows that. The host's office goes to another player. Raises `LeavingLoses` without being sure.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            require_gate(live)
            if live.info.status == "lobby":
                require_own_seats(live)
            if way_to_give_up(live, user) is not None and not sure:
                raise errors.LeavingLoses()
            try:
                is_lost = give_up(live, work, user)
            except RuleFailure as failure:
                self._keeper.report(live, failure, "giving up", mine[0].n)
                raise errors.RulesBroke() from failure
            if not is_lost:
                vacate(live, work, [seat.n for seat in mine], "journal-left")
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)

    async def kick(
        self, table: str, actor: int, seat: int, *, moderator: bool = False, render: Render | None = None
    ) -> Outcome:
        """Take a seat from its player, or send the house away before the start. In a contest everybody else has to
        agree. moderator: the actor keeps order on the server. Raises `NotHost`, `NoSuchSeat`, `OneProposal`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            if not moderator:
                require_host(live.info, actor)
            place = seat_at(live.info, seat)
            require_gate(live)
            if live.info.status == "lobby":
                require_own_seats(live)
            if live.info.status in ("running", "paused") and place.user is None:
                raise errors.NobodyThere()
            await do_or_ask(self._keeper, live, work, new_deed(live, work, "kick", actor, seat))

        return await self._keeper.change(table, act, render)

    async def hand_over(
        self, table: str, actor: int, seat: int, user: int, name: str, *, render: Render | None = None
    ) -> Outcome:
        """Give a seat to another user: wanted by its own user or by the host, agreed to by both, in a contest by the
        others as well. Raises `NotSeated`, `NoSuchSeat`, `NotStarted`, `AlreadySeated`, `OneProposal`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            place = seat_at(live.info, seat)
            require_gate(live)
            if live.info.status in ("lobby", "ended"):
                raise errors.Over() if live.info.status == "ended" else errors.NotStarted()
            if actor not in (place.user, live.info.host):
                raise errors.NotSeated()
            if place.user == user:
                raise errors.AlreadySeated()
            require_one_seat(live, user, seat)
            giver = () if place.user in (None, actor) else (seat,)
            deed = new_deed(live, work, "give", actor, seat, more=giver)
            await do_or_ask(self._keeper, live, work, replace(deed, user=user, name=seat_name(name)))

        return await self._keeper.change(table, act, render)

    async def hand_office(
        self, table: str, actor: int, user: int, *, moderator: bool = False, render: Render | None = None
    ) -> Outcome:
        """Let another user be host; nobody's seat changes. In a running contest the others have to agree.

        moderator: the actor keeps order on the server. Raises `NotHost`, `Over`, `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            if not moderator:
                require_host(live.info, actor)
            if live.info.status == "ended":
                raise errors.Over()
            await do_or_ask(self._keeper, live, work, replace(new_deed(live, work, "host", actor), user=user))

        return await self._keeper.change(table, act, render)

    async def take_house_seat(
        self, table: str, user: int, name: str, seat: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """Sit down in place of the house; in a running contest if those who play there agree, and whoever was asked to
        leave if they vote for it. seat None: the first such seat, at a campaign the one that `join` gives.

        Raises `SeatNotFree`, `AlreadySeated`, `OneProposal`, `RefusedToday`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            if live.info.status == "ended":
                raise errors.Over()
            if live.info.seats_of(user):
                raise errors.AlreadySeated()
            require_gate(live)
            if live.game.keeps_a_log and live.info.status == "running" and seat is None:
                await self._join_at_gate(live, work, user, name)
                return
            if await self._ask_back(live, work, user, name):
                return
            free = [place for place in live.info.seats if place.house and seat in (None, place.n)]
            if not free:
                raise errors.SeatNotFree()
            require_not_refused(work, free[0])
            deed = new_deed(live, work, "join", user, free[0].n)
            await do_or_ask(self._keeper, live, work, replace(deed, user=user, name=seat_name(name)))

        return await self._keeper.change(table, act, render)

    async def _join_at_gate(self, live: Live, work: UnitOfWork, user: int, name: str) -> None:
        if not await self._ask_back(live, work, user, name):
            add_seat(live, work, user, seat_name(name))

    async def _ask_back(self, live: Live, work: UnitOfWork, user: int, name: str) -> bool:
        """Whoever was asked to leave comes back by the word of the others only. Whether this is such a user, and they
        have been asked."""
        back = kicked_seat(live.info, user)
        if back is not None:
            require_not_refused(work, back)
            await do_or_ask(self._keeper, live, work, return_deed(live, work, back, user, seat_name(name)))
        return back is not None

    async def set_away(self, table: str, user: int, away: bool, *, render: Render | None = None) -> Outcome:
        """Let the house answer for a user until the user is back; in a running contest if the others agree.

        Raises `NotSeated`, `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            if away and not mine[0].away and live.game.contest and opponents(live.info, live.game, user):
                await do_or_ask(self._keeper, live, work, new_deed(live, work, "rest", user, mine[0].n))
                return
            is_greeted = not away and work.show_up(user)
            for place in mine:
                if place.away != away or missed(place):  # else nothing has changed
                    work.set_seat(replace(place, away=away, prefs=without_missed(place)))
                    if not is_greeted:
                        work.say("journal-away" if away else "journal-back", who=f"@seat:{place.n}")
            for place in mine:
                tell_deputy(live, work, place.n)
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)

    async def set_standing(
        self,
        table: str,
        user: int,
        key: str,
        option: str | None,
        *,
        seat: int | None = None,
        ended: str | None = None,
        render: Render | None = None,
    ) -> Outcome:
        """Answer a kind of decision always the same, while that fits; None: ask again from now on.

        option: of the decision, or of a standing order that the game offers (`Game.orders`), which holds as long as
        that says. seat: which of the user's seats, None: all. ended: the option of the only order that ends, None: all
        of that kind. Nothing public tells of it.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            for place in mine:
                if seat in (None, place.n):
                    give_order(live, work, place.n, key, option, ended=ended)
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)


def give_order(
    live: Live,
    work: UnitOfWork,
    seat: int,
    key: str,
    option: str | None,
    then: Sequence[Order] | None = None,
    ended: str | None = None,
) -> None:
    """Write a standing order of a seat down, with how long it lasts; None: it is revoked. then: what the seat was
    offered when it said so, where the table has gone on since: an order for a day that this has ended is none. ended:
    the option of the only order that is revoked; None: all of that kind."""
    place, run = work.info.seats[seat], live.run
    now = () if run is None or run.over else run.game.orders(run.state, seat)
    offered = [order for order in (now if then is None else then) if order.key == key]
    keys = {key, *(also for order in offered for also in order.also)}
    auto = {k: v for k, v in place.prefs.get("auto", {}).items() if k not in keys}
    if option is not None:
        given = next((order for order in offered if order.option == option), None)
        lasts = "" if given is None else given.lasts
        for one in (key,) if given is None else given.keys:
            until_revoked = [was for was, ends in given_orders(place, one) if lasts and not ends and was != option]
            auto[one] = [option, lasts, *until_revoked]
    elif ended is not None:
        # there are two at most: one for a while, and one that holds until it is revoked
        auto |= {one: [left, lasts] for one in keys for left, lasts in given_orders(place, one) if left != ended}
    work.set_seat(replace(place, prefs={**place.prefs, "auto": auto}))


def way_to_give_up(live: Live, user: int) -> str | None:
    """The answer by which a user gives up a running contest that counts; None: leaving loses nothing."""
    info, run = live.info, live.run
    if run is None or run.over or info.unrated is not None or not opponents(info, live.game, user):
        return None
    return live.game.gives_up(run.state, info.seats_of(user)[0].n)


def give_up(live: Live, work: UnitOfWork, user: int) -> bool:
    """A user leaves a running contest that counts: it is lost by the game's own rules. False: it goes on."""
    answer, run = way_to_give_up(live, user), live.run
    if answer is None or run is None:
        return False
    seat = live.info.seats_of(user)[0].n
    request = next(found for found in run.requests(seat) if found.anytime)
    work.set(status="running")
    work.say("journal-left-contest", who=f"@seat:{seat}")
    work.record(run.choose(seat, answer, run.token(request, seat)), user)
    return run.over
