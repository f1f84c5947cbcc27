"""A database that goes away in the middle of the game: people are told in time, then all goes on by itself."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import pytest
import sqlalchemy as sa

from bot.rules.rng import Chance
from bot.tables.clocks import deadlines
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store.schema import choice
from tests.patience import GIVE_UP
from tests.postgres import Server
from tests.tables.play import ADA, BEN, HandClock, new_table, open_tables, play_on, snapshot
from tests.tables.proxy import Proxy


@pytest.fixture
async def wire(postgres: Server) -> AsyncIterator[Proxy]:
    async with Proxy(postgres) as proxy:
        yield proxy


SOME_TIME = 1.5
"""Seconds in which a busy machine too comes as far as the commit."""


@contextmanager
def impatient(*affected: Tables, seconds: float = 0.5) -> Iterator[None]:
    """For this time and no other nobody waits for long: where no answer will come."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("BUSY_SECONDS", "LEAST_SECONDS"):
            patch.setattr(f"bot.tables.store.postgres.{limit}", seconds)
        for tables in affected:
            patch.setattr(tables.database, "seconds", seconds)
            patch.setattr(tables.database, "patience", seconds)
        yield


@contextmanager
def dead(wire: Proxy, *affected: Tables) -> Iterator[None]:
    """Nothing goes through."""
    with impatient(*affected):
        wire.is_dead = True
        yield
    wire.is_dead = False


@asynccontextmanager
async def cut(wire: Proxy) -> AsyncIterator[None]:
    """Nobody is let in."""
    await wire.cut()
    yield
    await wire.open()


async def whole(tables: Tables, table: str) -> list[int]:
    """Interactions of all choices, in order; the log is whole, and the table goes on to a proven end."""
    query = sa.select(choice.c.n, choice.c.interaction).where(choice.c.table_id == table).order_by(choice.c.n)
    rows = await tables.database.read(lambda connection: connection.execute(query).all())
    assert [row.n for row in rows] == list(range(len(rows)))
    await play_on(tables, table, Chance(b"on", {}))
    assert (await tables.keeper.get(table)).status == "ended"
    assert verify_export(json.loads(json.dumps(await export_table(tables, table))), tables.games).ok
    return [row.interaction for row in rows if row.interaction is not None]


@pytest.mark.parametrize("trouble", ["dead", "cut"])
async def test_clicks_are_refused_in_time_clocks_wait_and_all_goes_on_by_itself(
    wire: Proxy, on_postgres: str, trouble: str
) -> None:
    time = HandClock()
    tables = await open_tables(wire.through(on_postgres), clock=time)
    clocks = Clocks(tables.keeper)
    await clocks.start()
    ids = [await new_table(tables, channel, clock_hours=1) for channel in range(5)]
    assert (await tables.playing.do(ids[0], ADA, "1", 1)).info.index == 1
    before = {table: await tables.keeper.look(table, snapshot) for table in ids}
    async with AsyncExitStack() as over:
        if trouble == "dead":
            over.enter_context(dead(wire, tables))
        else:
            await over.enter_async_context(cut(wire))
        async with asyncio.timeout(GIVE_UP):  # it would be for ever
            asked = (tables.playing.do(table, BEN, "2", 10 + n) for n, table in enumerate(ids))
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(error, errors.StoreFailure) for error in found), found
        time.time += 3700
        with pytest.raises(errors.StoreFailure):
            await clocks.run_due()
        await clocks._wake()
        assert clocks._at == time.time + deadlines.TRY_AGAIN
        with pytest.raises(errors.StoreFailure):
            await tables.keeper.look(ids[1], snapshot)  # it was forgotten when it could not be stored
    assert {table: await tables.keeper.look(table, snapshot) for table in ids} == before
    assert (await tables.playing.do(ids[0], BEN, "2", 20)).info.index == 2
    assert {outcome.info.id for outcome in await clocks.run_due()} == set(ids[1:])
    assert await clocks.run_due() == []
    clocks.stop()
    for table, clicked in zip(ids, [[1, 20], [], [], [], []], strict=True):
        assert await whole(tables, table) == clicked
    await tables.close()


async def test_a_commit_whose_answer_was_lost_is_found_out(wire: Proxy, on_postgres: str) -> None:
    tables = await open_tables(wire.through(on_postgres))
    table = await new_table(tables, rounds=3)
    wire.lose_answer = True
    with impatient(tables, seconds=SOME_TIME):
        outcome = await tables.playing.do(table, ADA, "1", 1)
    assert outcome.info.index == 1 and not wire.lose_answer
    assert (await tables.playing.do(table, ADA, "1", 1)).duplicate
    wire.lose_answer = True
    with impatient(tables, seconds=SOME_TIME), pytest.raises(errors.StoreUnsure):
        await tables.lobby.set_clock(table, ADA, 5)
    assert (await tables.keeper.get(table)).clock_hours == 5
    assert (await tables.playing.do(table, BEN, "2", 2)).info.index == 2
    assert await whole(tables, table) == [1, 2]
    await tables.close()


async def test_a_commit_that_never_arrived_has_not_happened(wire: Proxy, on_postgres: str) -> None:
    tables = await open_tables(wire.through(on_postgres))
    table = await new_table(tables, rounds=3)
    before = await tables.keeper.look(table, snapshot)
    wire.lose_commit = True
    with impatient(tables, seconds=SOME_TIME), pytest.raises(errors.StoreUnsure):
        await tables.playing.do(table, ADA, "1", 1)
    assert await tables.keeper.look(table, snapshot) == before
    assert (await tables.playing.do(table, ADA, "1", 2)).info.index == 1
    assert await whole(tables, table) == [2]
    await tables.close()


async def test_connections_that_died_unnoticed_are_replaced(wire: Proxy, on_postgres: str) -> None:
    tables = await open_tables(wire.through(on_postgres))
    table = await new_table(tables)
    await wire.cut()
    await wire.open()
    assert (await tables.playing.do(table, ADA, "1", 1)).info.index == 1
    await wire.cut()
    await wire.open()
    tables.keeper.memory.clear()
    assert (await tables.keeper.get(table)).index == 1
    await tables.close()


async def test_a_dead_wire_keeps_nobody_from_leaving(wire: Proxy, on_postgres: str) -> None:
    tables = await open_tables(wire.through(on_postgres))
    table = await new_table(tables)
    await asyncio.gather(*(tables.index.all_tables() for _ in range(4)))  # several lines are open, and all of them die
    with dead(wire, tables):
        async with asyncio.timeout(GIVE_UP):  # it would be for ever
            await tables.close()
    tables = await open_tables(wire.through(on_postgres))
    assert (await tables.playing.do(table, ADA, "1", 1)).info.index == 1
    await tables.close()


async def test_one_that_lost_the_database_is_refused_when_it_comes_back(wire: Proxy, on_postgres: str) -> None:
    first = await open_tables(wire.through(on_postgres))
    table = await new_table(first)
    await wire.cut()
    second = await open_tables(on_postgres)
    assert (await second.playing.do(table, ADA, "1", 1)).info.index == 1
    with pytest.raises(errors.StoreFailure):
        await first.playing.do(table, BEN, "2", 2)
    await wire.open()
    with pytest.raises(errors.NotOwner):
        await first.playing.do(table, BEN, "2", 3)
    assert len(first.keeper.memory) == 0
    assert await whole(second, table) == [1]
    await first.close()
    await second.close()


async def test_a_server_that_is_not_there_or_not_ours_is_one_sentence(
    wire: Proxy, on_postgres: str, postgres: Server
) -> None:
    address = wire.through(on_postgres)
    with pytest.raises(errors.DatabaseError, match="has no database 'nowhere'"):
        await open_tables(postgres.address("nowhere"))
    with dead(wire), pytest.raises(errors.DatabaseError, match=r"127\.0\.0\.1:\d+ cannot be used"):
        await open_tables(address.replace("postgres@", "postgres:hush@"))
    await wire.cut()
    with pytest.raises(errors.DatabaseError, match="Is it running") as found:
        await open_tables(address.replace("postgres@", "postgres:hush@"))
    assert "hush" not in str(found.value)
