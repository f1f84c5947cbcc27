"""Moving all tables from one engine to the other and back, in the middle of their games; and what is refused."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.rules.rng import Chance
from bot.tables.model import errors
from bot.tables.service import Tables
from bot.tables.shelf.channel_records import ChannelRecords
from bot.tables.shelf.shelf import Shelf
from bot.tables.store.database import Database
from bot.tables.store.schema import event, game_table
from bot.tables.upkeep import move as moving
from bot.tables.upkeep.move import move
from tests.postgres import Server
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, new_table, open_tables, play_on, snapshot, url
from tests.tables.test_export import eventful

GAMES = {"toy": Toy()}


@pytest.fixture
async def other(postgres: Server) -> AsyncIterator[str]:
    """An empty database on the server."""
    address = await postgres.empty()
    yield address
    await postgres.drop(address)


async def fill(tables: Tables) -> list[str]:
    """Tables in every state, and something of all that is kept beside them. The ids of those that go on."""
    running = await new_table(tables, 1, players=3, rounds=9, clock_hours=24)
    await play_on(tables, running, Chance(b"run", {}), 25)
    paused = await new_table(tables, 2, clock_hours=5)
    await tables.playing.pause(paused, ADA)
    lobby = (await tables.lobby.create("toy", None, 3, ADA, name="Zoë 🦦", entropy="\u2603")).info.id
    await eventful(tables)
    await tables.outbox.add_post(running, "turn", {"seat": 1, "words": "“naïve”\n"})
    await tables.people.set_prefs(ADA, {"quiet": [22, 7], "utc_offset": -90})
    channel_records = ChannelRecords(tables.database)
    await channel_records.save("user", ADA, "stab", "1d20+5")
    for n in range(30):
        await channel_records.play(
            77, 1000 + n, lambda dice: dice.enter("roll", ADA, {"dice": dice.chance.die("roll", 20)})
        )
    await channel_records.play(77, 1, lambda dice: dice.set_deck("omens", {"cards": ["\x00", "b"]}))
    await channel_records.play(77, 2, lambda dice: dice.open_seed())
    await Shelf(tables.database).save_deck(ADA, "altered", "Otters", {"cards": {"a": 3}, "half": 0.1})
    return [running, paused, lobby]


async def test_there_and_back_again_in_the_middle_of_the_game(path: Path, other: str, tmp_path: Path) -> None:
    tables = await open_tables(path)
    ids = await fill(tables)
    before = {table: await tables.keeper.look(table, snapshot) for table in ids}
    await tables.close()
    said: list[str] = []
    moved = await move(url(path), other, GAMES, said.append, batch=7)
    assert moved.rows["game_table"] == 4 and moved.rows["choice"] > 40 and moved.rows["dice_roll"] == 30
    assert moved.played == 2 and moved.other_rules == 0
    assert any(line.startswith("event: 7 of ") for line in said) and len(said) > 30
    tables = await open_tables(other)
    assert {table: await tables.keeper.look(table, snapshot) for table in ids} == before
    played = await play_on(tables, ids[0], Chance(b"there", {}), 10)
    assert played[-1][1].info.index == before[ids[0]]["info"].index + 10
    await tables.seating.join(ids[2], BEN, "Ben")
    entry = await ChannelRecords(tables.database).play(77, 5000, lambda dice: dice.enter("roll", ADA, {"dice": 3}))
    assert entry.id == 31  # numbers go on where they were
    middle = {table: await tables.keeper.look(table, snapshot) for table in ids}
    await tables.close()
    moved = await move(other, url(tmp_path / "back.db"), GAMES, batch=100)
    assert moved.rows["dice_roll"] == 31
    tables = await open_tables(tmp_path / "back.db")
    assert {table: await tables.keeper.look(table, snapshot) for table in ids} == middle
    await play_on(tables, ids[0], Chance(b"back", {}))
    assert (await tables.keeper.get(ids[0])).status == "ended"
    await tables.playing.resume(ids[1], ADA)
    await tables.close()


async def test_what_is_refused(path: Path, on_postgres: str, other: str) -> None:
    tables = await open_tables(path)
    await new_table(tables)
    with pytest.raises(errors.DatabaseInUse):
        await move(url(path), other, GAMES)
    await tables.close()
    running = await open_tables(on_postgres)
    for source, target in ((url(path), on_postgres), (on_postgres, url(path))):
        with pytest.raises(errors.DatabaseInUse, match="Stop it first"):
            await move(source, target, GAMES)
    await new_table(running)
    await running.close()
    with pytest.raises(errors.DatabaseError, match=r"not empty \(game_table: 1, seat: 2, .*choice|not empty"):
        await move(url(path), on_postgres, GAMES)
    with pytest.raises(errors.DatabaseError, match="same database"):
        await move(url(path), url(path), GAMES)


async def test_one_that_was_broken_off_is_not_played_on_and_is_begun_anew(
    path: Path, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await open_tables(path)
    table = await new_table(tables)
    await tables.close()
    whole = moving._put
    left = 3

    async def broken(new: Database, table: sa.Table, some: Any) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt
        await whole(new, table, some)

    monkeypatch.setattr(moving, "_put", broken)
    with pytest.raises(KeyboardInterrupt):
        await move(url(path), other, GAMES)
    with pytest.raises(errors.DatabaseError, match="broken off"):
        await open_tables(other)
    said: list[str] = []
    await move(url(path), other, GAMES, said.append)
    assert "emptied" in said[0]
    tables = await open_tables(other)
    await tables.playing.do(table, ADA, "1")
    await tables.close()


async def test_a_row_that_does_not_fit_and_one_that_changes_on_the_way_are_named(
    path: Path, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await open_tables(path)
    table = await new_table(tables)
    await play_on(tables, table, Chance(b"some", {}), 5)
    long = game_table.update().values(locale="x" * 300)
    await tables.database.write(lambda connection: connection.execute(long))
    await tables.close()
    with pytest.raises(errors.DatabaseError, match=f"game_table \\(id '{table}'\\) was not taken: .*too long"):
        await move(url(path), other, GAMES)
    tables = await open_tables(path)
    await tables.database.write(lambda connection: connection.execute(game_table.update().values(locale="en")))
    await tables.close()
    whole = moving._put

    async def careless(new: Database, into: sa.Table, some: Any) -> None:
        await whole(new, into, [{**row, "at": row["at"] + 1} for row in some] if into is event else some)

    monkeypatch.setattr(moving, "_put", careless)
    with pytest.raises(errors.DatabaseError, match="event is not the same in both"):
        await move(url(path), other, GAMES)
    monkeypatch.undo()
    assert (await move(url(path), other, GAMES)).played == 1
