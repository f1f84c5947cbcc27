"""`Tables`: all that the screens and the command line may do with tables. No Discord in here."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.rules.game import Game
from bot.tables.contests.ladder import Ladders
from bot.tables.model.clock import Clock
from bot.tables.model.codec import unpack_event
from bot.tables.model.errors import NotStarted, Over, StoreFailure
from bot.tables.model.policy import Policy
from bot.tables.model.table import Info, LogLine, RequestSnapshot
from bot.tables.notifications.outbox import mark_sent
from bot.tables.people.privacy import People
from bot.tables.play.children import ChildTables
from bot.tables.play.playing import Playing
from bot.tables.seats.proposing import Proposing
from bot.tables.store import statements
from bot.tables.store.engine import Claim, Database
from bot.tables.store.schema import game_table
from bot.tables.store.shards import EVERY, Shards
from bot.tables.upkeep import census


class Tables(ChildTables, Playing, Proposing, Ladders, People):
    """The tables of one database. Make it with `Tables.open`, end with `close`."""

    @classmethod
    async def open(
        cls,
        url: str,
        games: Mapping[str, Game[Any]] | Sequence[Game[Any]],
        *,
        size: int = 256,
        clock: Clock | None = None,
        policy: Policy | None = None,
        shards: Shards = EVERY,
        claim: Claim = "now",
        patient: bool = False,
    ) -> "Tables":
        """Open the database (`Settings.database_url`), checking and upgrading it. No table is opened yet.

        shards, claim, patient: see `Database.open`. Raises a `DatabaseError`, whose text is for the operator.
        """
        known = games if isinstance(games, Mapping) else {game.id: game for game in games}
        database = await Database.open(url, shards, claim, patient)
        tables = cls(database, known, size=size, clock=clock, policy=policy)
        if not shards.is_whole:
            database.on_beat = tables.run_errands
        return tables

    async def take(self) -> None:
        """Become the one who writes these tables (`claim="later"`). Raises `DatabaseInUse`, `StoreFailure`."""
        try:
            await self.database.take()
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StoreFailure() from error

    async def confirm(self, info: Info) -> None:
        """Before something is told that nobody has clicked for: that this table is still ours. Raises `NotOwner`."""
        await self._writing(lambda connection: None, self.database.shards.of(info.guild))

    async def close(self) -> None:
        """Close the database. Tables need no goodbye: all that is known is stored."""
        await self.database.close()

    # ------------------------------------------------------------------ reading

    async def view(self, table: str, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know; empty before the start."""
        return await self.look(table, lambda look: look.view(seat))

    async def requests(self, table: str, seat: int | None) -> list[RequestSnapshot]:
        """What a seat is asked; None: what is asked publicly."""
        return await self.look(table, lambda look: look.requests(seat))

    async def log(self, table: str, seat: int | None, n: int = 20, before: int | None = None) -> list[LogLine]:
        """The last `n` lines of the journal that a seat may read (before line `before`), oldest first."""
        rows = await self._reading(partial(statements.events_before, table=table, place=seat, limit=n, before=before))
        first = await self._first_event(table, seat)
        lines = []
        for row in reversed(rows):
            line = unpack_event(row).text_for(seat if row["n"] >= first else None)
            if line is not None:
                lines.append(LogLine(row["n"], line, row["at"], row["undone"], row["choice_n"]))
        return lines

    async def _first_event(self, table: str, seat: int | None) -> int:
        """Number of the first event whose private side whoever holds a seat now may read."""
        seats = () if seat is None else (await self.get(table)).seats
        return seats[seat].first_event if seat is not None and seat < len(seats) else 0

    async def missed(self, table: str, seat: int) -> tuple[float, list[LogLine]] | None:
        """(when the seat's player chose last, what it may read of all that came after); None: it has never chosen."""
        place = (await self.get(table)).seats[seat]
        found = await self._reading(partial(statements.events_since_choice, table=table, place=seat, user=place.user))
        if found is None:
            return None
        lines = []
        for row in found[1]:
            line = unpack_event(row).text_for(seat if row["n"] >= place.first_event else None)
            if line is not None:
                lines.append(LogLine(row["n"], line, row["at"], False, row["choice_n"]))
        return found[0], lines

    async def reveal(self, table: str) -> tuple[str, tuple[str, ...]]:
        """(server seed in hex, the players' words in order) of a table that is over. Raises `NotStarted` before."""
        info = await self.get(table)
        if info.status != "ended":
            raise NotStarted() if info.status == "lobby" else Over()
        query = sa.select(game_table.c.server_seed).where(game_table.c.id == table)
        seed: bytes = await self._reading(lambda connection: connection.execute(query).scalar_one())
        return seed.hex(), info.entropies or ()

    async def all_tables(self, with_ended: bool = False) -> list[str]:
        """Ids of all tables of our shards, oldest first: for starting and the command line, not for every click."""
        return await self._reading(partial(statements.all_tables, with_ended=with_ended, shards=self.database.shards))

    async def behind(self, seconds: float) -> list[str]:
        """Ids of tables of our shards whose board may not show how they stand. seconds: how long before the last change
        of any table a board may have been late."""
        return await self._reading(partial(statements.behind, seconds=seconds, shards=self.database.shards))

    async def running(self, games: Sequence[str]) -> list[str]:
        """Ids of the running tables of these games in our shards."""
        return await self._reading(partial(statements.running, games=list(games), shards=self.database.shards))

    # ------------------------------------------------------------------ for whoever watches

    async def census(self) -> census.Census:
        """How many tables and posts there are. Reads all tables' status: for every ten seconds, not for every click."""
        by_status, pending = await self._reading(census.count)
        return census.Census(by_status, self.tables_in_memory(), pending)

    async def check(self, *, writable: bool = False) -> None:
        """Raises `StoreFailure` unless the database answers, and takes writes if that is asked."""
        await (self._writing(census.touch) if writable else self._reading(census.answer))

    # ------------------------------------------------------------------ where the board is

    async def set_board(
        self, table: str, channel: int | None, message: int | None, version: int, post: int | None = None
    ) -> None:
        """Remember the public board's message and which version of the table it shows. The table's version stays.

        post: the row of the outbox that has been sent with it; one is never stored without the other, or a board that
        stands there would belong to nobody.
        """

        async def act() -> None:
            live = await self._open(table)
            columns = {"board_channel": channel, "board_message": message, "board_version": version}
            change = game_table.update().where(game_table.c.id == table).values(**columns)

            def store_both(connection: sa.Connection) -> None:
                connection.execute(change)
                if post is not None:
                    mark_sent(connection, post, message)

            await self._writing(store_both, self.database.shards.of(live.info.guild))
            live.info = statements.with_board(live.info, **columns)

        await self._locked(table, act())

    # ------------------------------------------------------------------ what belongs to users and channels

    async def prefs(self, user: int) -> dict[str, Any]:
        """A user's preferences: `quiet` [from hour, to hour], `utc_offset` minutes, and what else was put in."""
        return await self._reading(partial(statements.prefs_of, user=user))

    async def rolls(self, scope: str, owner: int) -> dict[str, str]:
        """Saved rolls, name -> expression. scope: `user` or `guild`."""
        return await self._reading(partial(statements.rolls_of, scope=scope, owner=owner))

    async def save_roll(self, scope: str, owner: int, name: str, expression: str | None) -> bool:
        """Save or replace a roll, None: delete it. Gives whether there was one of that name."""
        return await self._writing(
            partial(statements.save_roll, scope=scope, owner=owner, name=name, expression=expression)
        )

    async def deck(self, channel: int, name: str) -> Any:
        """The stored data of a channel's deck, or None."""
        return await self._reading(partial(statements.deck, channel=channel, name=name))

    async def deck_names(self, channel: int) -> list[str]:
        """The decks of a channel, by name."""
        return await self._reading(partial(statements.deck_names, channel=channel))

    async def set_deck(self, channel: int, name: str, data: Any) -> None:
        """Store a channel's deck as JSON; None deletes it."""
        await self._writing(partial(statements.set_deck, channel=channel, name=name, data=data))
