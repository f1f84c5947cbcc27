"""What is kept about a person, and forgetting it: names and accounts go, the games of the others stay playable."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from bot.tables.contests import ladder
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.errors import NotOwner
from bot.tables.model.leave import Leave, seat_leave
from bot.tables.model.proposal import read_proposal
from bot.tables.model.table import Live
from bot.tables.people.errands import Errands
from bot.tables.seats.agreed_actions import pass_office
from bot.tables.seats.riding import free_seats, is_at_gate
from bot.tables.seats.seating import give_up
from bot.tables.shelf import shelf
from bot.tables.store import owned, writing
from bot.tables.store.schema import choice, game_table, saved_roll, seat, user_pref
from bot.tables.store.shards import Shards
from bot.tables.together import gatherings

_REMEMBERED: Final = ("kicked", "former")
"""By which a seat remembers who sat there (`Seat`)."""


class People:
    """Preferences and privacy. What a channel's dice keep is not in here, see `bot.tables.shelf.ledger`."""

    def __init__(self, keeper: TableKeeper, errands: Errands) -> None:
        self._keeper = keeper
        self._storage = keeper.storage
        self._errands = errands
        errands.deeds["forget"] = self._forget_errand

    async def prefs(self, user: int) -> dict[str, Any]:
        """A user's preferences (`bot.tables.notifications.wishes`); empty if never set."""
        return await self._storage.read(partial(owned.prefs_of, user=user))

    async def prefs_at(self, user: int, guild: int | None) -> dict[str, Any]:
        """The same at the tables of a server, whose quiet hours are for those who have none of their own."""
        return await self._storage.read(partial(owned.prefs_at, user=user, guild=guild))

    async def set_prefs(self, user: int, data: Mapping[str, Any]) -> None:
        """Replace a user's preferences; clocks that run already keep their times."""
        await self._storage.write(partial(owned.set_prefs, user=user, data=data))
        for live in self._keeper.memory:
            if user in live.prefs:
                live.prefs[user] = await self.prefs_at(user, live.info.guild)
        if not self._storage.shards.is_whole:
            for table in await self._storage.read(partial(_elsewhere, user=user, shards=self._storage.shards)):
                await self._errands.leave(table, "prefs", user)

    async def user_data(self, user: int) -> dict[str, Any]:
        """All that is kept about a user at tables, as plain JSON."""
        return await self._storage.read(partial(_data, user=user))

    async def forget_user(self, user: int) -> int:
        """Remove name and account everywhere; the house plays on where a game runs. Gives the number of tables."""
        tables = await self._storage.read(partial(_tables, user=user))
        for owner, prefs in (await self._storage.read(partial(_named_deputy, user=user))).items():
            await self.set_prefs(owner, {**prefs, "leave": Leave(**prefs["leave"]).without_deputy().packed()})
        for table in tables:
            try:
                await self._keeper.change(table, partial(self._forget_at, user=user))
            except NotOwner:
                await self._errands.leave(table, "forget", user)
            self._keeper.memory.forget(table)  # recent lines with the name are in memory
        await self._storage.write(partial(_remove, user=user))
        return len(tables)

    async def _forget_errand(self, table: str, user: int) -> None:
        await self._keeper.change(table, partial(self._forget_at, user=user))

    async def _forget_at(self, live: Live, work: UnitOfWork, user: int) -> None:
        chose = await self._storage.read(partial(_last_players, table=live.info.id))
        gone = [p for p in live.info.seats if p.user is None]
        left_behind = [p for p in gone if user in (chose.get(p.n), *(p.prefs.get(word) for word in _REMEMBERED))]
        leaves = {place.n: seat_leave(place) for place in live.info.seats}
        asked_here = {n: here for n, here in leaves.items() if here is not None and here.of.deputy == user}
        names = {place.name for place in (*live.info.seats_of(user), *left_behind)}
        names |= {here.of.name for here in asked_here.values()}
        work.write.forget = (user, names)
        work.is_begun = True
        if live.info.seats_of(user):
            give_up(live, work, user)
        asked = read_proposal(work.info.proposal)
        if asked is not None and user in (asked.user, asked.asker):
            work.set(proposal=None)
        mine = live.info.seats_of(user)
        for place in mine:
            work.set_seat(replace(place, user=None, name=writing.FORGOTTEN, house=True, away=False, prefs={}))
        if is_at_gate(live):
            free_seats(live, work, [place.n for place in mine])
        for place in left_behind:  # a seat keeps the name of who got up from it
            prefs = {k: v for k, v in place.prefs.items() if k not in _REMEMBERED or v != user}
            work.set_seat(replace(place, name=writing.FORGOTTEN, prefs=prefs))
        for n, here in asked_here.items():
            place = work.info.seats[n]
            if place.user is not None:
                left = replace(here, of=here.of.without_deputy(), is_asked=False)
                work.set_seat(replace(place, deputy=None, prefs={**place.prefs, "leave": left.packed()}))
        if live.info.host == user:
            work.set(host=0)
            pass_office(work, "journal-host-left")
        await answer_for_absent(self._keeper, live, work)


def _tables(connection: sa.Connection, user: int) -> list[str]:
    """Every table that knows this user: seated, as host, by a choice of former days, or by what is asked there."""
    named = sa.cast(seat.c.prefs, sa.String).like(f'%"deputy"%{user}%')
    seated = sa.select(seat.c.table_id).where(sa.or_(seat.c.user == user, seat.c.deputy == user, named))
    hosting = sa.select(game_table.c.id).where(game_table.c.host == user)
    left = {table for word in _REMEMBERED for table, _ in _remembered_at(connection, word, user)}
    chosen = sa.select(choice.c.table_id).where(choice.c.user == user)
    found = left | set(connection.execute(sa.union(seated, hosting, chosen)).scalars())
    asking = sa.select(game_table.c.id, game_table.c.proposal).where(game_table.c.proposal.is_not(None))
    for table, stored in connection.execute(asking):  # few are ever open
        asked = read_proposal(stored)
        if asked is not None and user in (asked.user, asked.asker):
            found.add(table)
    return sorted(found)


def _remembered_at(connection: sa.Connection, word: str, user: int) -> list[tuple[str, int]]:
    """(table, seat) of the seats that nobody holds and that remember this user by one of `_REMEMBERED`."""
    query = sa.select(seat.c.table_id, seat.c.n, seat.c.prefs)
    rows = connection.execute(query.where(seat.c.user.is_(None), sa.cast(seat.c.prefs, sa.String).like(f"%{word}%")))
    return [(table, n) for table, n, prefs in rows if prefs.get(word) == user]


def _named_deputy(connection: sa.Connection, user: int) -> dict[int, dict[str, Any]]:
    """The preferences of those who have named this user to answer for them."""
    named = sa.cast(user_pref.c.data, sa.String).like(f'%"deputy"%{user}%')
    rows = connection.execute(sa.select(user_pref.c.user, user_pref.c.data).where(named))
    return {owner: data for owner, data in rows if data.get("leave", {}).get("deputy") == user}


def _elsewhere(connection: sa.Connection, user: int, shards: Shards) -> list[str]:
    """Tables of this user, not over, that other processes serve."""
    query = sa.select(game_table.c.id).join(seat, seat.c.table_id == game_table.c.id)
    theirs = sa.and_(seat.c.user == user, game_table.c.status != "ended", ~shards.within(game_table.c.guild))
    return sorted(set(connection.execute(query.where(theirs)).scalars()))


def _last_players(connection: sa.Connection, table: str) -> dict[int, int]:
    """Seat -> the person who chose there last, not for somebody else who was away."""
    own = sa.and_(choice.c.user.is_not(None), choice.c.by != "deputy")
    query = sa.select(choice.c.seat, choice.c.user).where(choice.c.table_id == table, own)
    return {place: user for place, user in connection.execute(query.order_by(choice.c.n))}


def _data(connection: sa.Connection, user: int) -> dict[str, Any]:
    at_seats = [dict(row) for row in connection.execute(sa.select(seat).where(seat.c.user == user)).mappings()]
    columns = [choice.c[name] for name in ("table_id", "n", "seat", "key", "answer", "by", "at")]
    made = connection.execute(sa.select(*columns).where(choice.c.user == user).order_by(choice.c.at)).mappings()
    hosting = connection.execute(sa.select(game_table.c.id).where(game_table.c.host == user)).scalars()
    return {
        "user": user,
        "seats": at_seats,
        "hosts": sorted(hosting),
        "asked_to_leave": [{"table": table, "seat": n} for table, n in _remembered_at(connection, "kicked", user)],
        "given_up": [{"table": table, "seat": n} for table, n in _remembered_at(connection, "former", user)],
        "choices": [dict(row) for row in made],
        "preferences": owned.prefs_of(connection, user),
        "rolls": owned.rolls_of(connection, "user", user),
        "shelf": shelf.all_items_of(connection, user),
        "ladder": ladder.results_of(connection, user),
        "gatherings": gatherings.answers_of(connection, user),
    }


def _remove(connection: sa.Connection, user: int) -> None:
    connection.execute(user_pref.delete().where(user_pref.c.user == user))
    connection.execute(saved_roll.delete().where(saved_roll.c.scope == "user", saved_roll.c.owner == user))
    shelf.forget_owner(connection, user)
    ladder.forget_results(connection, user)
    gatherings.forget(connection, user)
