"""Tables that a table opens: matches of a tournament, for example. Their results flow back into the rules that wait.

What should be open is not remembered anywhere: `Game.child_tables` says it, the store says what has been opened, and
the difference is made up for after each change and after a restart, so that nothing is opened twice or forgotten.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import structlog

from bot.rules.decision import TABLE_SEAT
from bot.rules.errors import Refusal, RuleFailure
from bot.rules.fairness import child_seed, commitment
from bot.rules.kernel.game import ChildTable
from bot.rules.kernel.run import Run
from bot.rules.play.handle import CHILD_RESULT, OVER
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork, new_post
from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat, with_orders_of
from bot.tables.model.table import Live, Look, Outcome
from bot.tables.seats.lobby import begin, checked_options
from bot.tables.seats.new_tables import NewTables, new_id
from bot.tables.seats.requirements import playing
from bot.tables.store import statements
from bot.tables.store.writing import Write

log = structlog.get_logger("tables")
PREFIX = CHILD_RESULT


@dataclass(frozen=True, slots=True)
class Standing:
    """A table that should be open or has been. table: its id, None: not opened yet; channel: where it is played.

    is_awaited  whether its result is still waited for; has_people: whether anybody but the house would sit there
    """

    sequel: ChildTable
    table: str | None
    status: str
    channel: int | None
    is_awaited: bool
    has_people: bool


class ChildTables:
    """Tables that belong together."""

    def __init__(self, keeper: TableKeeper, new_tables: NewTables) -> None:
        self._keeper = keeper
        self._new_tables = new_tables

    async def child_tables(self, table: str) -> list[Standing]:
        """The tables that this one has had opened or wants to see opened, in the game's order."""
        wanted, awaited, seats = await self._keeper.look(table, _wanted)
        if not wanted:
            return []
        known = await self._keeper.storage.read(partial(statements.children_of, table=table))
        found = []
        for sequel in wanted:
            info = await self._keeper.get(known[sequel.key]) if sequel.key in known else None
            people = any(seats[n].user is not None for n in sequel.seats)
            place = None if info is None or info.channel < 0 else info.channel
            status = "" if info is None else info.status
            waits = sequel.key in awaited
            found.append(Standing(sequel, None if info is None else info.id, status, place, waits, people))
        return found

    async def child_places(self, table: str) -> dict[str, int]:
        """Key -> channel of all tables that this one has had opened, those that are over too."""
        return await self._keeper.storage.read(partial(statements.places_of_children, table=table))

    async def children(self, table: str) -> list[Info]:
        """The tables that this one has had opened and that stand or stood somewhere, in the order of their opening."""
        known = await self._keeper.storage.read(partial(statements.places_of_children, table=table))
        ids = await self._keeper.storage.read(partial(statements.children_of, table=table))
        found = [await self._keeper.get(ids[key]) for key in known]
        return sorted(found, key=lambda info: (info.created, info.id))

    async def open_child(
        self, table: str, key: str, channel: int | None, parent: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """Open the table of a sequel and start it, unless its host does (`ChildTable.is_lobby`).
        channel None: it has no place, for houses that play by themselves.

        Its dice were promised with those of `table`; what it is told at once (`ChildTable.answers`) is part of its log.
        One that stands already is only started, if it has not been. Raises `SecondTable`, `StoreFailure`, `RulesBroke`.
        """
        wanted, _, seats = await self._keeper.look(table, _wanted)
        sequel = next((one for one in wanted if one.key == key), None)
        if sequel is None:
            raise errors.UnknownTable(table=f"{table}/{key}")
        known = await self._keeper.storage.read(partial(statements.children_of, table=table))
        child = known.get(key) or await self._lay(table, sequel, seats, channel, parent)
        if (await self._keeper.get(child)).status != "lobby" or sequel.is_lobby:
            return Outcome(await self._keeper.get(child))

        async def act(live: Live, work: UnitOfWork) -> None:
            begin(live, work)
            assert live.run is not None
            for seat, decision, answer in sequel.answers:
                _give(live.run, work, seat, decision, answer)
            await answer_for_absent(self._keeper, live, work)
            if channel is None and not live.run.over:  # nobody could ever go on with it
                work.set(status="ended")

        return await self._keeper.change(child, act, render)

    async def _lay(
        self, table: str, sequel: ChildTable, seats: Sequence[Seat], channel: int | None, parent: int | None
    ) -> str:
        """Store the table of a sequel with everybody seated, as a lobby; gives its id."""
        rules = self._keeper.games[sequel.game]
        origin, server_seed = await self._keeper.look(table, lambda look: (look.info, look._live.server_seed))
        seed, now, key = child_seed(server_seed, sequel.key), self._keeper.clock.now(), new_id()
        bare = (replace(seats[n], n=at, prefs={}) for at, n in enumerate(sequel.seats))
        places = with_orders_of(bare, await self._session_before(table, sequel))
        place = -int.from_bytes(key.encode()[:7]) if channel is None else channel
        fixed: dict[str, Any] = {"id": key, "guild": origin.guild, "channel": place, "parent": parent}
        fixed |= {"host": origin.host, "game": sequel.game, "locale": origin.locale}  # no player ends a lost match
        fixed |= {"rules_version": rules.version, "content_hash": rules.content_hash}
        fixed |= {"options": checked_options(rules.options, sequel.options), "commitment": commitment(seed)}
        fixed |= {"sequel_of": table, "sequel_key": sequel.key, "created": now, "updated": now}
        fixed |= {"brings": sequel.brings}
        info = Info(**fixed, status="lobby", seats=places, clock_hours=origin.clock_hours, bank_hours=origin.bank_hours)
        columns = {column: getattr(info, column) for column in Info.__dataclass_fields__ if column != "seats"}
        write = Write(key, None, columns | {"server_seed": seed, "seed": None}, places)
        write.posts = [] if channel is None else [new_post(key, "seal", {}, now)]
        try:
            await self._new_tables.store(write, place)
        except Refusal:
            known = await self._keeper.storage.read(partial(statements.children_of, table=table))
            if sequel.key not in known:
                raise
            return known[sequel.key]  # somebody else was quicker
        return key

    async def _session_before(self, table: str, sequel: ChildTable) -> Sequence[Seat]:
        """The seats of the session of a campaign before this one; a match of a tournament has nothing before it."""
        if sequel.brings is None:
            return ()
        opened = [info for info in await self.children(table) if info.game == sequel.game]
        return opened[-1].seats if opened else ()

    async def hand_in(self, table: str) -> Outcome | None:
        """Give the rules of this table the results they wait for, as far as they are there; None: there are none."""
        over = [one for one in await self.child_tables(table) if one.is_awaited and one.status == "ended" and one.table]
        results = {one.sequel.key: await self._result(one) for one in over}
        if not results:
            return None

        async def act(live: Live, work: UnitOfWork) -> None:
            run = playing(live)
            for key, result in results.items():
                if PREFIX + key in {request.decision.key for request in run.requests(TABLE_SEAT)}:
                    try:
                        _take_result(run, work, key, result)
                    except RuleFailure as failure:
                        self._keeper.report(live, failure, result)
                        raise errors.broke(failure) from failure
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act)

    async def _result(self, standing: Standing) -> "_Result":
        """What came of a table that has ended."""
        assert standing.table is not None
        return await self._keeper.look(standing.table, partial(_result_of, standing.sequel.seats))


@dataclass(frozen=True, slots=True)
class _Result:
    """answer: an option of `Play.result_of` or `Play.what_is_left_of`; left: what was left behind (`Game.left`)."""

    answer: str
    left: Any = None


def _result_of(seats: Sequence[int], look: Look) -> _Result:
    if look.run is None or not look.run.over:
        return _Result("none")
    if look.info.left is not None:
        return _Result(OVER, look.info.left)
    won = look.game.winners(look.run.state)
    if not won:
        return _Result("none")
    return _Result(f"won:{seats[won[0]]}" if len(won) == 1 else "draw")


def _take_result(run: Run[Any], work: UnitOfWork, key: str, result: _Result) -> None:
    """Both in one unit of work: what the child table has left, and that it is over."""
    if result.left is not None:
        try:
            work.record(run.supply(TABLE_SEAT, {"child": key, "left": result.left}), None)
        except Refusal as refusal:
            log.error("what a child table left is refused", table=work.info.id, key=key, why=refusal.text.key)
            _give(run, work, TABLE_SEAT, PREFIX + key, "none")
            return
    _give(run, work, TABLE_SEAT, PREFIX + key, result.answer)


def _wanted(look: Look) -> tuple[list[ChildTable], set[str], tuple[Seat, ...]]:
    """(tables that should be open, keys of those whose results are waited for, seats)."""
    if look.run is None:
        return [], set(), look.info.seats
    keys = {request.decision.key for request in look.run.requests(TABLE_SEAT)}
    awaited = {key.removeprefix(PREFIX) for key in keys}
    return list(look.game.child_tables(look.run.state)), awaited, look.info.seats


def _give(run: Run[Any], work: UnitOfWork, seat: int, key: str, answer: Any) -> None:
    """Answer in the table's own name; what does not fit is left to whoever is asked."""
    request = next((found for found in run.requests(seat) if found.decision.key == key), None)
    if request is None:
        log.error("a sequel's answer fits no question", table=work.info.id, key=key)
        return
    try:
        choice = run.choose(seat, answer, run.token(request, seat), "table")
    except Refusal as refusal:
        log.error("a sequel's answer is refused", table=work.info.id, key=key, why=refusal.text.key)
        return
    work.record(choice, None)
