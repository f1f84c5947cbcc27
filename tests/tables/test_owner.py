"""Several processes on one PostgreSQL: each table has one owner, whoever hangs, dies or comes back."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.rules.rng import Chance
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store import owner
from bot.tables.store.schema import choice
from bot.tables.store.schema import owner as owners
from bot.tables.store.shards import Shards
from tests.patience import GIVE_UP
from tests.tables.play import ADA, BEN, HandClock, new_table, open_tables, play_on, url
from tests.tables.processes import Worker, workers


async def table_in(where: str, rounds: int = 9) -> str:
    tables = await open_tables(where)
    table = await new_table(tables, players=4, rounds=rounds)
    await tables.close()
    return table


async def interactions(where: str, table: str) -> list[int]:
    """Of all stored clicks, in order; the log must be whole and the table must go on to a proven end."""
    tables = await open_tables(where)
    query = sa.select(choice.c.n, choice.c.interaction).where(choice.c.table_id == table).order_by(choice.c.n)
    rows = await tables.database.read(lambda connection: connection.execute(query).all())
    assert [row.n for row in rows] == list(range(len(rows)))
    await play_on(tables, table, Chance(b"to the end", {}))
    assert (await tables.keeper.get(table)).status == "ended"
    assert verify_export(await export_table(tables, table), tables.games).ok
    await tables.close()
    return [row.interaction for row in rows if row.interaction is not None]


async def test_a_process_that_hung_is_refused_after_another_has_taken_over(on_postgres: str) -> None:
    table = await table_in(on_postgres)
    first, second = Worker(on_postgres), Worker(on_postgres)
    with workers(first, second):
        first.ask("take")
        assert [first.ask("click", table, n) for n in (1, 2, 3)] == [1, 2, 3]
        first.send(signal.SIGSTOP)
        name = second.ask("take")
        assert [second.ask("click", table, n) for n in (11, 12)] == [4, 5]
        first.tell("click", table, 4)
        first.send(signal.SIGCONT)
        assert first.hear()[:2] == ("failed", "NotOwner")
        (sentence,), in_memory = first.ask("losses")
        assert sentence.startswith(f"Another process ({name}) has taken the tables over") and in_memory == 0
        assert first.ask("click", table, 5)[1] == "NotOwner"
        assert second.ask("click", table, 13) == 6
    assert await interactions(on_postgres, table) == [1, 2, 3, 11, 12, 13]


async def test_one_that_hangs_within_a_transaction_does_not_keep_the_others_waiting(on_postgres: str) -> None:
    table = await table_in(on_postgres)
    first, second = Worker(on_postgres), Worker(on_postgres)
    with workers(first, second):
        first.ask("take"), first.ask("click", table, 1)
        first.tell("fall_asleep")
        while Path(f"/proc/{first.pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
            await asyncio.sleep(0.01)
        second.ask("take")
        assert second.ask("click", table, 11) == 2
        first.send(signal.SIGCONT)
        assert first.hear()[0] == "failed"
        assert first.ask("click", table, 2)[1] == "NotOwner"
    assert await interactions(on_postgres, table) == [1, 11]


async def test_two_that_click_at_once_never_both_move_the_table(on_postgres: str) -> None:
    table = await table_in(on_postgres)
    first, second = Worker(on_postgres), Worker(on_postgres)
    with workers(first, second):
        first.ask("take")
        assert first.ask("click", table, 1000) == 1
        first.tell("click_on", table, 1001)
        second.ask("take")
        moved = second.ask("click", table, 5000)
        first_missing, why = first.hear()[1]
        assert why == "NotOwner"
    found = await interactions(on_postgres, table)
    assert found == [*range(1000, first_missing), 5000] and moved == len(found)


async def test_an_idle_process_hears_that_it_has_lost_and_a_killed_one_is_in_nobodys_way(on_postgres: str) -> None:
    table = await table_in(on_postgres)
    first, second, third = Worker(on_postgres), Worker(on_postgres), Worker(on_postgres)
    with workers(first, second, third):
        first.ask("take"), first.ask("click", table, 1)
        second.ask("take")
        (sentence,) = first.ask("wait_for_loss")
        assert "has taken the tables over" in sentence
        second.ask("click", table, 2)
        second.tell("click_on", table, 3)
        second.send(signal.SIGKILL)
        third.ask("take")
        third.ask("click", table, 10_000)
    found = await interactions(on_postgres, table)
    assert found == [*range(1, len(found)), 10_000]


# ------------------------------------------------------------------ sharing


def guild_of(shard: int) -> int:
    return (shard << 22) + 77


async def shared(where: str, *parts: str, **more: Any) -> list[Tables]:
    return [await open_tables(where, shards=Shards.parse(part), **more) for part in parts]


async def test_each_process_sees_to_the_tables_of_its_own_shards(on_postgres: str) -> None:
    time = HandClock()
    low, high = await shared(on_postgres, "0-1/4", "2-3/4", clock=time)
    ids = []
    for shard, tables in enumerate((low, low, high, high)):
        made = await tables.lobby.create("toy", guild_of(shard), shard + 1, ADA, name="Ada", clock_hours=1)
        await tables.seating.join(made.info.id, BEN, "Ben")
        await tables.lobby.start(made.info.id, ADA)
        await tables.outbox.add_post(made.info.id, "turn", {})
        ids.append(made.info.id)
    private = (await low.lobby.create("toy", None, 9, ADA, name="Ada")).info.id
    with pytest.raises(errors.NotOwner):
        await low.lobby.create("toy", guild_of(2), 10, ADA)
    for tables, own, others in ((low, ids[:2], ids[2:]), (high, ids[2:], ids[:2])):
        assert set(await tables.index.all_tables()) - {private} == set(own)
        assert {post.table for post in await tables.outbox.pending()} - {private} == set(own)
        for table in others:
            with pytest.raises(errors.NotOwner):
                await tables.playing.do(table, ADA, "1")
            with pytest.raises(errors.NotOwner):
                await tables.keeper.get(table)
        assert {info.id for info in await tables.index.of_user(BEN)} == set(ids)
    time.time += 3700
    clocks = Clocks(high.keeper)
    await clocks.start()
    assert {outcome.info.id for outcome in await clocks.run_due()} == set(ids[2:])
    clocks.stop()
    await high.close()
    await low.close()


async def test_what_a_user_wants_reaches_the_tables_of_other_processes(
    on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, "BEAT_SECONDS", 0.05)
    low, high = await shared(on_postgres, "0/2", "1/2")
    table = (await high.lobby.create("toy", guild_of(1), 1, ADA, name="Ada", clock_hours=1)).info.id
    await high.seating.join(table, BEN, "Ben")
    await high.lobby.start(table, ADA)

    async def until(true: Any) -> None:
        async with asyncio.timeout(GIVE_UP):
            while not await high.keeper.look(table, true):
                await asyncio.sleep(0.02)

    await low.people.set_prefs(BEN, {"quiet": [22, 7]})
    await until(lambda look: look._live.prefs[BEN] == {"quiet": [22, 7]})
    assert await low.people.forget_user(BEN) == 1
    await until(lambda look: look.info.seats[1].user is None and look.info.seats[1].house)
    assert str(BEN) not in str(await low.people.user_data(BEN) | {"user": 0})
    async with asyncio.timeout(GIVE_UP):
        while await high.errands.waiting():
            await asyncio.sleep(0.02)
    await low.close()
    await high.close()


async def test_what_a_user_wants_is_left_for_their_own_tables_only_and_only_those_that_go_on(
    on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, "BEAT_SECONDS", 3600.0)
    low, high = await shared(on_postgres, "0/2", "1/2")

    async def table_of(tables: Tables, shard: int, channel: int) -> str:
        return (await tables.lobby.create("toy", guild_of(shard), channel, ADA, name="Ada")).info.id

    own, theirs, over = await table_of(low, 0, 1), await table_of(high, 1, 2), await table_of(high, 1, 3)
    await table_of(high, 1, 4)
    for tables, table in ((low, own), (high, theirs), (high, over)):
        await tables.seating.join(table, BEN, "Ben")
    await high.playing.end(over, ADA, moderator=True)
    await low.people.set_prefs(BEN, {"quiet": [22, 7]})
    assert [(errand.table, errand.kind, errand.payload) for errand in await high.errands.waiting()] == [
        (theirs, "prefs", {"user": BEN})
    ]
    assert await low.errands.waiting() == []
    await high.errands.run()
    assert await high.errands.waiting() == []
    await low.close()
    await high.close()


async def test_some_shards_may_be_taken_and_the_others_stay(on_postgres: str) -> None:
    (low,) = await shared(on_postgres, "0-3/8")
    heard: list[tuple[frozenset[int], str]] = []
    low.keeper.on_lost = lambda gone, why: heard.append((gone, why))
    made = [(await low.lobby.create("toy", guild_of(n), n, ADA, name="Ada")).info.id for n in (1, 3)]
    (high,) = await shared(on_postgres, "3-7/8")
    await low.seating.join(made[0], BEN, "Ben")
    found = await asyncio.gather(
        low.seating.join(made[1], BEN, "Ben"), low.lobby.set_locale(made[0], ADA, "de"), return_exceptions=True
    )
    assert isinstance(found[0], errors.NotOwner) and not isinstance(found[1], BaseException)
    assert [gone for gone, _ in heard] == [{3}] and "shard 3 of 8" in heard[0][1]
    await high.seating.join(made[1], BEN, "Ben")
    await low.close()
    await high.close()


async def test_one_number_of_shards_for_all_and_claims_that_wait(on_postgres: str) -> None:
    (low,) = await shared(on_postgres, "0/2")
    with pytest.raises(errors.DatabaseInUse, match=r"shards 0 of 2 .*stop all processes first"):
        await shared(on_postgres, "0/3")
    with pytest.raises(errors.DatabaseInUse, match=f":{os.getpid()} has .*Stop it first"):
        await open_tables(on_postgres, shards=Shards.parse("1/2"), claim="if free")
    reader = await open_tables(on_postgres, claim="later")
    made = await low.lobby.create("toy", guild_of(0), 1, ADA, name="Ada")
    assert (await reader.keeper.get(made.info.id)).host == ADA
    with pytest.raises(errors.NotOwner):
        await reader.seating.join(made.info.id, BEN, "Ben")
    await reader.close()
    # it dies without a word: as soon as it has been silent for long enough, another number of shards is fine
    old = owner.check_fencing_token, low.database.epoch  # type: ignore[attr-defined]
    await low.database.write(lambda c: c.execute(sa.update(owners).values(seen=owners.c.seen - 60)))
    (other,) = await shared(on_postgres, "0-2/3")
    with pytest.raises(errors.NotOwner):
        await low.seating.join(made.info.id, BEN, "Ben")
    assert other.database.epoch > old[1]  # type: ignore[attr-defined]
    # killed before the server's clock was set back: it is not heard of any more, whatever its row says
    await other.database.write(lambda c: c.execute(sa.update(owners).values(seen=owners.c.seen + 3600)))
    await (await open_tables(on_postgres, shards=Shards.parse("0-2/3"), claim="if free")).close()
    await low.close()
    await other.close()
    await (await open_tables(on_postgres, claim="if free")).close()


async def test_a_file_is_not_shared(path: Path) -> None:
    with pytest.raises(errors.DatabaseError, match="PostgreSQL"):
        await open_tables(path, shards=Shards.parse("0-3/16"))
    await (await open_tables(path, shards=Shards.parse("0-15/16"))).close()
    assert url(path).startswith("sqlite")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("0-3", "how many shards there are"),
        ("0-3/0", "how many shards there are"),
        ("0-3/x", "how many shards there are"),
        ("3-0/16", "not within 0-15"),
        ("0-16/16", "not within 0-15"),
        ("a/16", "neither a number nor a range"),
        ("/16", "neither a number nor a range"),
        ("0,,1/16", "neither a number nor a range"),
        ("-1/16", "neither a number nor a range"),
        ("0/99999999", "at most 16384"),
    ],
)
def test_shards_that_cannot_be_read_are_one_sentence(given: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Shards.parse(given)


def test_shards_are_discords_own() -> None:
    shards = Shards.parse("0, 2, 5-7/16")
    assert sorted(shards.mine) == [0, 2, 5, 6, 7] and str(shards) == "0,2,5-7/16"
    assert shards.of(197038439483310086) == (197038439483310086 >> 22) % 16
    assert shards.of(None) == 0 and shards.has(None)
