"""What is kept about a person, and forgetting it: names and accounts go, the games of the others stay playable."""

from dataclasses import replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.tables import belongings, ladder, store
from bot.tables.autoplay import answer_for_absent
from bot.tables.desk import Desk
from bot.tables.draft import Draft
from bot.tables.live import Live
from bot.tables.schema import choice, game_table, saved_roll, seat, user_pref


class People(Desk):
    """The part of `Tables` for privacy. What a channel's dice keep is not in here, see `bot.tables.ledger`."""

    async def user_data(self, user: int) -> dict[str, Any]:
        """All that is kept about a user at tables, as plain JSON."""
        return await self._reading(partial(_data, user=user))

    async def forget_user(self, user: int) -> int:
        """Remove name and account everywhere; the house plays on where a game runs. Gives the number of tables."""
        tables = await self._reading(partial(_tables, user=user))
        for table in tables:
            await self._work(table, partial(self._forget_at, user=user))
            self._forget(table)  # recent lines with the name are in memory
        await self._writing(partial(_remove, user=user))
        return len(tables)

    async def _forget_at(self, live: Live, draft: Draft, user: int) -> None:
        chose = await self._reading(partial(_last_players, table=live.info.id))
        left_behind = [p for p in live.info.seats if p.user is None and chose.get(p.n) == user]
        names = {place.name for place in (*live.info.seats_of(user), *left_behind)}
        draft.write.forget = (user, names)
        draft.is_begun = True
        for place in live.info.seats_of(user):
            draft.set_seat(replace(place, user=None, name=store.FORGOTTEN, house=True, away=False, prefs={}))
        for place in left_behind:  # a seat keeps the name of who got up from it
            draft.set_seat(replace(place, name=store.FORGOTTEN))
        left = [place.user for place in draft.info.seats if place.user is not None]
        if live.info.host == user:
            draft.set(host=left[0] if left else 0)
        await answer_for_absent(self, live, draft)


def _tables(connection: sa.Connection, user: int) -> list[str]:
    """Every table that knows this user: seated, as host, or by a choice of former days."""
    seated = sa.select(seat.c.table_id).where(seat.c.user == user)
    hosting = sa.select(game_table.c.id).where(game_table.c.host == user)
    chosen = sa.select(choice.c.table_id).where(choice.c.user == user)
    return sorted(connection.execute(sa.union(seated, hosting, chosen)).scalars())


def _last_players(connection: sa.Connection, table: str) -> dict[int, int]:
    """Seat -> the person who chose there last."""
    query = sa.select(choice.c.seat, choice.c.user).where(choice.c.table_id == table, choice.c.user.is_not(None))
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
        "choices": [dict(row) for row in made],
        "preferences": store.prefs_of(connection, user),
        "rolls": store.rolls_of(connection, "user", user),
        "decks": belongings.all_decks_of(connection, user),
        "ladder": ladder.results_of(connection, user),
    }


def _remove(connection: sa.Connection, user: int) -> None:
    connection.execute(user_pref.delete().where(user_pref.c.user == user))
    connection.execute(saved_roll.delete().where(saved_roll.c.scope == "user", saved_roll.c.owner == user))
    belongings.forget_owner(connection, user)
    ladder.forget_results(connection, user)
