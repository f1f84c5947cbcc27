"""Before the start and around the table: opening one, sitting down, leaving, settings, who plays which seat."""

import base64
import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pydantic import BaseModel, ValidationError
from sqlalchemy.exc import IntegrityError

from bot.rules.errors import Refusal
from bot.rules.fairness import SEED_BYTES, commitment, table_seed
from bot.rules.kernel import Run
from bot.tables import errors, store
from bot.tables.autoplay import answer_for_absent
from bot.tables.desk import Desk, Render, log
from bot.tables.draft import Draft
from bot.tables.live import Info, Live, Look, Outcome, Seat
from bot.tables.store import Write

MOST_HOURS = 24.0 * 60
_UNSEEN = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


class Lobby(Desk):
    """The part of `Tables` for seats and settings."""

    async def create(
        self,
        game: str,
        guild: int | None,
        channel: int,
        host: int,
        options: Mapping[str, Any] | None = None,
        *,
        name: str | None = None,
        entropy: str = "",
        parent: int | None = None,
        locale: str = "en",
        clock_hours: float | None = None,
        render: Render | None = None,
    ) -> Outcome:
        """Open a table; with a `name` the host also sits down. The commitment to the dice is fixed here.

        channel: where it is played, a channel or a thread; parent: the channel of that thread.
        Raises `UnknownGame`, `SecondTable` (E-20), `WrongOption`, `UnknownOption`, `StoreFailure`.
        """
        rules = self.games.get(game)
        if rules is None:
            raise errors.UnknownGame(game=game)
        settings = _checked(rules.options, {}, options or {})
        seed, now = secrets.token_bytes(SEED_BYTES), self.clock.now()
        key = new_id()
        seats = () if name is None else (Seat(0, host, seat_name(name), entropy[:200]),)
        fixed: dict[str, Any] = {"id": key, "guild": guild, "channel": channel, "parent": parent, "host": host}
        fixed |= {"game": game, "rules_version": rules.version, "content_hash": rules.content_hash, "locale": locale}
        fixed |= {"options": settings, "commitment": commitment(seed), "created": now, "updated": now}
        info = Info(**fixed, status="lobby", seats=seats, clock_hours=clock_hours)
        columns = {column: getattr(info, column) for column in Info.__dataclass_fields__ if column != "seats"}
        write = Write(key, None, columns | {"server_seed": seed, "seed": None}, seats)
        await self.store_new(write, channel)
        live = Live(info, rules, seed)
        self._keep(live)
        return Outcome(info, rendered=None if render is None else render(Look(live)))

    async def store_new(self, write: Write, channel: int) -> None:
        """Store a new table. Raises `SecondTable`, `StoreFailure`."""
        try:
            await self.commit(partial(store.apply, write=write), write.columns["guild"])
        except IntegrityError as error:
            other = await self.by_channel(channel)
            if other is not None:
                raise errors.SecondTable(table=other.id, game=other.game) from error
            raise errors.StoreFailure() from error
        except Exception as error:
            refusal = errors.refusal_of(error)
            if refusal is None:
                raise
            log.error("not stored", table=write.table, error=error)
            raise refusal from error

    async def wake(self, table: str) -> None:
        """Set the clocks and let the house answer, after the table has come from elsewhere."""

        async def act(live: Live, draft: Draft) -> None:
            await answer_for_absent(self, live, draft)

        await self._work(table, act)

    async def by_channel(self, channel: int) -> Info | None:
        """The table of a channel or thread that is not over, or None."""
        found = await self._reading(partial(store.open_table_in, channel=channel))
        return None if found is None else await self.get(found)

    async def get(self, table: str) -> Info:
        """What is known of a table. Raises `UnknownTable`."""
        return await self.look(table, lambda look: look.info)

    async def of_user(self, user: int) -> list[Info]:
        """The tables at which a user sits and that are not over, newest first."""
        return [await self._known(table) for table in await self._reading(partial(store.tables_of, user=user))]

    async def _known(self, table: str) -> Info:
        """The same as `get`, also for a table that another process serves: then as it is stored."""
        try:
            return await self.get(table)
        except errors.NotOwner:
            stored = await self._reading(partial(store.load, table=table))
            if stored is None:
                raise errors.UnknownTable(table=table) from None
            return stored.info

    # ------------------------------------------------------------------ seats before the start

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
            draft.set(seats=(*seats, Seat(len(seats), user, seat_name(name), entropy[:200])))

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
            await self._vacate(live, draft, [seat.n for seat in mine], "journal-left")

        return await self._work(table, act, render)

    async def kick(self, table: str, actor: int, seat: int, *, render: Render | None = None) -> Outcome:
        """Take a seat from its player, or send the house away before the start. Raises `NotHost`, `NoSuchSeat`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            seat_at(live.info, seat)
            await self._vacate(live, draft, [seat], "journal-kicked")

        return await self._work(table, act, render)

    async def _vacate(self, live: Live, draft: Draft, seats: list[int], kind: str) -> None:
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
        await answer_for_absent(self, live, draft)

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
            for place in mine:
                kept = {name: value for name, value in place.prefs.items() if name != "missed"}
                draft.set_seat(replace(place, away=away, prefs=kept))
                draft.say("journal-away" if away else "journal-back", who=f"@seat:{place.n}")
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

    # ------------------------------------------------------------------ settings

    async def set_option(
        self, table: str, actor: int, name: str, value: Any, *, render: Render | None = None
    ) -> Outcome:
        """Change a setting of the game before the start. Raises `NotHost`, `UnknownOption`, `WrongOption`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            in_lobby(live.info)
            draft.set(options=_checked(live.game.options, live.info.options, {name: value}))

        return await self._work(table, act, render)

    async def set_clock(
        self, table: str, actor: int, hours: float | None, *, render: Render | None = None
    ) -> Outcome:
        """Hours for each decision, None: no clock. Clocks that run are set anew. Raises `NotHost`, `WrongClock`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            if hours is not None and not 0 < hours <= MOST_HOURS:
                raise errors.WrongClock(most=MOST_HOURS / 24)
            draft.set(clock_hours=hours)
            draft.write.clocks_gone = None
            live.deadlines, live.stopped = {}, {}
            draft.is_begun = True

        return await self._work(table, act, render)

    async def set_locale(self, table: str, actor: int, locale: str, *, render: Render | None = None) -> Outcome:
        """The language of the board. Raises `NotHost`."""

        async def act(live: Live, draft: Draft) -> None:
            is_host(live.info, actor)
            draft.set(locale=locale[:16])

        return await self._work(table, act, render)

    async def set_place(self, table: str, channel: int, parent: int | None) -> Outcome:
        """Move the table, for example into a thread made for it. Raises `SecondTable`."""

        async def act(live: Live, draft: Draft) -> None:
            other = await self._reading(partial(store.open_table_in, channel=channel))
            if other not in (None, table):
                raise errors.SecondTable(table=other, game="")
            draft.set(channel=channel, parent=parent)

        return await self._work(table, act)

    # ------------------------------------------------------------------ start

    async def start(self, table: str, actor: int, *, render: Render | None = None) -> Outcome:
        """Begin. Raises `NotHost`, `TooFewSeats`, `AlreadyStarted` or what the game objects to."""

        async def act(live: Live, draft: Draft) -> None:
            info = live.info
            is_host(info, actor)
            in_lobby(info)
            least = live.game.seats[0]
            if len(info.seats) < least:
                raise errors.TooFewSeats(least=least, seats=len(info.seats))
            begin(live, draft)
            await answer_for_absent(self, live, draft)

        return await self._work(table, act, render)


def begin(live: Live, draft: Draft) -> None:
    """The seats are taken: the game starts, driven to its first question. Raises `RulesBroke` or what it objects to."""
    info = live.info
    words = tuple(seat.entropy for seat in info.seats)
    seed = table_seed(live.server_seed, words)
    options = live.game.options.model_validate(info.options)
    draft.is_begun = True
    try:
        live.run = Run.start(live.game, seed, len(info.seats), options)
    except Refusal:
        raise
    except Exception as error:
        log.exception("the game cannot begin", table=info.id, game=info.game)
        raise errors.RulesBroke() from error
    live.seed = seed
    pins = {"rules_version": live.game.version, "content_hash": live.game.content_hash}
    draft.set(status="running", entropies=words, **pins)
    draft.record_start()


def seat_name(name: str) -> str:
    """A name fit for a seat: at most 80 characters, none that are unseen or turn the text around, no `@` in front.

    In parameters of sentences a leading `@` is a reference: somebody called `@seat:0` would bear another's name.
    """
    name = " ".join(_UNSEEN.sub("", name).split())
    if name.startswith("@"):
        name = "\uff20" + name[1:]  # looks the same, means nothing
    return name[:80] or "\u2026"


def new_id() -> str:
    """The id of a new table: 8 letters and digits, not to be guessed."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


def _checked(model: type[BaseModel], known: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    for name in changes:
        if name not in model.model_fields:
            raise errors.UnknownOption(option=name, known=list(model.model_fields))
    try:
        return model.model_validate({**known, **changes}).model_dump(mode="json")
    except ValidationError as error:
        problem = error.errors()[0]
        name = str(problem["loc"][0]) if problem["loc"] else next(iter(changes), "")
        raise errors.WrongOption(option=name, value=str(changes.get(name)), why=problem["msg"]) from error


def checked_options(model: type[BaseModel], options: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a game, those given and the usual ones. Raises `WrongOption`, `UnknownOption`."""
    return _checked(model, {}, options)


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


def seat_at(info: Info, seat: int) -> Seat:
    """The seat of that number. Raises `NoSuchSeat`."""
    if not 0 <= seat < len(info.seats):
        raise errors.NoSuchSeat(seats=len(info.seats))
    return info.seats[seat]
