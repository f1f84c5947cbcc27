"""Who sits where: sitting down, leaving, being sent away, taking a seat over, being away, standing orders."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.cleaning import cleaned
from bot.rules.kernel import Run
from bot.tables import errors
from bot.tables.autoplay import answer_for_absent
from bot.tables.desk import Desk, Render
from bot.tables.draft import Draft, without_missed
from bot.tables.live import Info, Live, Outcome, Seat, deputies, missed


class Seating(Desk):
    """The part of `Tables` for seats."""

    async def join(
        self, table: str, user: int, name: str, entropy: str = "", *, render: Render | None = None
    ) -> Outcome:
        """Sit down before the start. entropy: a word that all can see and that the dice depend on from now on.

        Raises `AlreadySeated`, `TableFull`, `AlreadyStarted`, `Over`.
        """

        async def act(live: Live, draft: Draft) -> None:
            in_lobby(live.info)
            if live.info.seats_of(user):
                raise errors.AlreadySeated()
            has_room(live)
            seats = live.info.seats
            draft.set(seats=(*seats, Seat(len(seats), user, seat_name(name), cleaned(entropy)[:200])))

        return await self._work(table, act, render)

    async def add_house(self, table: str, actor: int, name: str, *, render: Render | None = None) -> Outcome:
        """Let the house take a free seat before the start. Raises `NotHost`, `TableFull`, `AlreadyStarted`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            in_lobby(live.info)
            has_room(live)
            seats = live.info.seats
            draft.set(seats=(*seats, Seat(len(seats), None, seat_name(name), house=True)))

        return await self._work(table, act, render)

    async def leave(self, table: str, user: int, *, render: Render | None = None) -> Outcome:
        """Get up; after the start the house plays on for the seat. The host's office goes to another player."""

        async def act(live: Live, draft: Draft) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            vacate(live, draft, [seat.n for seat in mine], "journal-left")
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)

    async def kick(self, table: str, actor: int, seat: int, *, render: Render | None = None) -> Outcome:
        """Take a seat from its player, or send the house away before the start. Raises `NotHost`, `NoSuchSeat`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            seat_at(live.info, seat)
            vacate(live, draft, [seat], "journal-kicked")
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)

    async def hand_over(
        self, table: str, actor: int, seat: int, user: int, name: str, *, render: Render | None = None
    ) -> Outcome:
        """Give a seat to another user: by its own user, or by the host. Raises `NotSeated`, `NoSuchSeat`."""

        async def act(live: Live, draft: Draft) -> None:
            place = seat_at(live.info, seat)
            if live.info.status == "ended":
                raise errors.Over()
            if actor not in (place.user, live.info.host):
                raise errors.NotSeated()
            draft.set_seat(replace(place, user=user, name=seat_name(name), house=False, away=False, prefs={}))
            draft.say("journal-handed-over", who=f"@seat:{seat}", was=place.name, name=seat_name(name))
            if live.info.host == place.user and not draft.info.seats_of(live.info.host):
                draft.set(host=user)
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)

    async def take_house_seat(
        self, table: str, user: int, name: str, seat: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """Sit down in place of the house, at any time. seat None: the first such seat. Raises `SeatNotFree`."""

        async def act(live: Live, draft: Draft) -> None:
            if live.info.status == "ended":
                raise errors.Over()
            if live.info.seats_of(user):
                raise errors.AlreadySeated()
            free = [place for place in live.info.seats if place.house and seat in (None, place.n)]
            if not free:
                raise errors.SeatNotFree()
            draft.set_seat(replace(free[0], user=user, name=seat_name(name), house=False, away=False))
            draft.say("journal-took-seat", who=f"@seat:{free[0].n}", was=free[0].name, name=seat_name(name))

        return await self._work(table, act, render)

    async def set_away(self, table: str, user: int, away: bool, *, render: Render | None = None) -> Outcome:
        """Let the house answer for a user until the user is back. Raises `NotSeated`."""

        async def act(live: Live, draft: Draft) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            is_greeted = not away and draft.show_up(user)
            for place in mine:
                if place.away != away or missed(place):  # else nothing has changed
                    draft.set_seat(replace(place, away=away, prefs=without_missed(place)))
                    if not is_greeted:
                        draft.say("journal-away" if away else "journal-back", who=f"@seat:{place.n}")
            for place in mine:
                tell_deputy(live, draft, place.n)
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)

    async def set_standing(
        self,
        table: str,
        user: int,
        key: str,
        option: str | None,
        *,
        seat: int | None = None,
        render: Render | None = None,
    ) -> Outcome:
        """Answer a kind of decision always the same, while that fits; None: ask again from now on.

        option: of the decision, or of a standing order that the game offers (`Game.orders`), which holds as long as
        that says. seat: which of the user's seats, None: all. Nothing public tells of it.
        """

        async def act(live: Live, draft: Draft) -> None:
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            run = live.run
            for place in mine:
                if seat not in (None, place.n):
                    continue
                auto = {k: v for k, v in place.prefs.get("auto", {}).items() if k != key}
                if option is not None:
                    offered = [] if run is None else run.game.orders(run.state, place.n)
                    lasts = [order.lasts for order in offered if (order.key, order.option) == (key, option)]
                    auto[key] = [option, lasts[0] if lasts else ""]
                draft.set_seat(replace(place, prefs={**place.prefs, "auto": auto}))
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)


def seat_name(name: str) -> str:
    """A name fit for a seat: at most 80 characters, none that are unseen or turn the text around, no `@` in front.

    In parameters of sentences a leading `@` is a reference: somebody called `@seat:0` would bear another's name.
    """
    name = cleaned(name)
    if name.startswith("@"):
        name = "\uff20" + name[1:]  # looks the same, means nothing
    return name[:80] or "\u2026"


def is_host(info: Info, user: int) -> None:
    """Raises `NotHost`."""
    if info.host != user:
        raise errors.NotHost()


def in_lobby(info: Info) -> None:
    """Raises `AlreadyStarted` or `Over`."""
    if info.status != "lobby":
        raise errors.Over() if info.status == "ended" else errors.AlreadyStarted()


def has_room(live: Live) -> None:
    """Raises `TableFull`."""
    if len(live.info.seats) >= live.game.seats[1]:
        raise errors.TableFull(most=live.game.seats[1])


def playing(live: Live) -> Run[Any]:
    """The run of a table at which may be played. Raises `NotStarted`, `Paused`, `Over`."""
    status = live.info.status
    if status == "paused":
        raise errors.Paused()
    if status == "ended":
        raise errors.Over()
    if live.run is None:
        raise errors.NotStarted()
    return live.run


def tell_deputy(live: Live, draft: Draft, seat: int) -> None:
    """Say who decides for a seat that has just become absent, unless the house does."""
    if live.run is not None and (deputy := deputies(live.run, draft.info.seats).get(seat)) is not None:
        draft.say("journal-deputy", who=f"@seat:{seat}", by=f"@seat:{deputy}")


def vacate(live: Live, draft: Draft, seats: Sequence[int], kind: str) -> None:
    """Free seats: of the lobby, or for the house, until somebody takes them. The host's office goes to another player.

    kind: of the journal line. The house answers next (`answer_for_absent`). Raises `Over`.
    """
    info = live.info
    if info.status == "ended":
        raise errors.Over()
    if info.status == "lobby":
        left = [seat for seat in info.seats if seat.n not in seats]
        draft.set(seats=tuple(replace(seat, n=n) for n, seat in enumerate(left)))
    else:
        for n in seats:
            draft.say(kind, who=f"@seat:{n}", name=info.seats[n].name)
            draft.set_seat(replace(info.seats[n], user=None, house=True, away=False, prefs={}))
    users = [seat.user for seat in draft.info.seats if seat.user is not None]
    if info.host not in users and users and any(info.seats[n].user == info.host for n in seats):
        draft.set(host=users[0])


def seat_at(info: Info, seat: int) -> Seat:
    """The seat of that number. Raises `NoSuchSeat`."""
    if not 0 <= seat < len(info.seats):
        raise errors.NoSuchSeat(seats=len(info.seats))
    return info.seats[seat]
