"""A table from the first chair to the last choice: stored, resumed, each click once, only who may."""

import asyncio
import json
from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible, Refusal
from bot.rules.fairness import commitment, table_seed
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.chain import TABLE
from bot.tables.model.table import LogLine
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store import statements
from bot.tables.store.owned import save_roll
from tests.tables.play import ADA, BEN, CAY, EVE, clicks, new_table, open_tables, play_on, snapshot


async def test_restart_after_each_choice_changes_nothing(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, players=3, rounds=3)
    chance = Chance(b"restart", {})
    while True:
        before = await tables.keeper.look(table, snapshot)
        await tables.close()
        tables = await open_tables(where)
        assert await tables.keeper.look(table, snapshot) == before
        if not await play_on(tables, table, chance, 1):
            break
    info = await tables.keeper.get(table)
    assert info.status == "ended" and info.index > 20
    seed, words = await tables.reader.reveal(table)
    assert words == ("ada10", "word1", "word2")
    assert commitment(bytes.fromhex(seed)) == info.commitment
    await tables.close()


async def test_the_seed_stays_secret_while_it_runs(tables: Tables) -> None:
    table = await new_table(tables)
    with pytest.raises(Refusal):
        await tables.reader.reveal(table)
    live = tables.keeper.memory.get(table)
    assert live is not None and live.seed is not None
    assert live.seed == table_seed(live.server_seed, ["ada10", "word1"])
    assert live.seed.hex() not in repr(live.info) and live.server_seed.hex() not in repr(live.info)


async def test_a_repeated_click_is_applied_once_also_after_a_restart(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables)
    first = await tables.playing.choose(table, ADA, "0p1", "1", 500)
    again = await tables.playing.choose(table, ADA, "0p1", "1", 500)
    assert again.duplicate and not first.duplicate and again.info == first.info
    await tables.playing.choose(table, BEN, None, "2", 501)
    both = await asyncio.gather(*(tables.playing.do(table, ADA, "take", 502) for _ in range(5)))
    assert sorted(outcome.duplicate for outcome in both) == [False, True, True, True, True]
    assert (await tables.reader.view(table, None))["heap"] == 4
    assert len({tuple(map(str, outcome.events)) for outcome in both}) == 1
    await tables.close()
    tables = await open_tables(where)
    late = await tables.playing.do(table, ADA, "take", 502)
    assert late.duplicate and [event.kind for event in late.events] == ["toy-took"]
    assert (await tables.reader.view(table, None))["heap"] == 4
    await tables.close()


async def test_reordered_and_stale_clicks(tables: Tables) -> None:
    table = await new_table(tables)
    bid = {seat: (await tables.reader.requests(table, seat))[0].token for seat in (0, 1)}
    joined = f"{bid[0]}.{bid[1]}"
    await tables.playing.choose(table, BEN, joined, "2")
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, BEN, joined, "2")
    await tables.playing.choose(table, ADA, joined, "1")
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, ADA, joined, "1")
    assert [line.text.key for line in await tables.reader.log(table, None)] == ["toy-bids"]


async def test_only_who_is_asked_and_only_what_is_legal(tables: Tables) -> None:
    table = await new_table(tables)
    before = await tables.keeper.look(table, snapshot)
    token = (await tables.reader.requests(table, 0))[0].token
    for user, kind in ((EVE, errors.NotSeated), (BEN, Refusal), (ADA, Refusal)):
        for answer in ("9", "", 1, ["1"], "take", "done", "not-done"):
            with pytest.raises(kind):
                await tables.playing.choose(table, user, token, answer, 1)
    assert await tables.keeper.look(table, snapshot) == before
    with pytest.raises(errors.UnknownTable):
        await tables.playing.choose("nowhere2", ADA, "0p1", "1")


async def test_refusals_of_the_lobby(tables: Tables) -> None:
    table = (await tables.lobby.create("toy", 1, 10, ADA)).info.id
    with pytest.raises(errors.SecondTable):
        await tables.lobby.create("toy", 1, 10, BEN)
    with pytest.raises(errors.UnknownGame):
        await tables.lobby.create("chess", 1, 11, BEN)
    with pytest.raises(errors.TooFewSeats):
        await tables.lobby.start(table, ADA)
    with pytest.raises(errors.NotHost):
        await tables.lobby.set_option(table, BEN, "rounds", 3)
    with pytest.raises(errors.WrongOption) as wrong:
        await tables.lobby.set_option(table, ADA, "rounds", 30)
    assert wrong.value.text.params["option"] == "rounds"
    with pytest.raises(errors.UnknownOption):
        await tables.lobby.set_option(table, ADA, "lives", 3)
    assert (await tables.lobby.set_option(table, ADA, "rounds", "3")).info.options == {"rounds": 3}
    with pytest.raises(errors.NotStarted):
        await tables.playing.do(table, ADA, "1")
    for user in (BEN, CAY, 103):
        await tables.seating.join(table, user, f"player {user}")
    with pytest.raises(errors.AlreadySeated):
        await tables.seating.join(table, BEN, "Ben again")
    await tables.seating.leave(table, BEN)
    assert [seat.user for seat in (await tables.keeper.get(table)).seats] == [CAY, 103]
    await tables.seating.add_house(table, ADA, "Hearth"), await tables.seating.add_house(table, ADA, "Hob")
    with pytest.raises(errors.TableFull):
        await tables.seating.join(table, BEN, "Ben")
    await tables.seating.kick(table, ADA, 3)
    await tables.lobby.start(table, ADA)
    for refused, kind in (
        (tables.lobby.start(table, ADA), errors.AlreadyStarted),
        (tables.seating.join(table, BEN, "Ben"), errors.AlreadyStarted),
        (tables.seating.kick(table, ADA, 7), errors.NoSuchSeat),
        (tables.seating.take_house_seat(table, BEN, "Ben", 0), errors.SeatNotFree),
        (tables.lobby.set_clock(table, ADA, 0), errors.WrongClock),
        (tables.playing.resume(table, ADA), errors.NotPaused),
        (tables.playing.pause(table, EVE), errors.NotSeated),
        (tables.playing.end(table, CAY), errors.NotHost),
    ):
        with pytest.raises(kind):
            await refused
    await tables.playing.pause(table, CAY)
    with pytest.raises(errors.Paused):
        await tables.playing.do(table, CAY, "1")
    await tables.playing.resume(table, CAY)
    await tables.playing.end(table, ADA)
    with pytest.raises(errors.Over):
        await tables.playing.do(table, CAY, "1")
    assert await tables.index.by_channel(10) is None
    await tables.lobby.create("toy", 1, 10, BEN)


async def test_the_house_plays_at_once_and_can_be_replaced(tables: Tables) -> None:
    table = (await tables.lobby.create("toy", 1, 10, ADA, name="Ada")).info.id
    await tables.seating.add_house(table, ADA, "Hearth")
    await tables.lobby.start(table, ADA)
    chance = Chance(b"house", {})
    await play_on(tables, table, chance, 3)
    assert set(await tables.keeper.look(table, lambda look: look.awaited())) == {0}
    await tables.seating.take_house_seat(table, BEN, "Ben")
    assert (await tables.seating.hand_over(table, BEN, 1, CAY, "Cay")).info.seats[1].user == BEN, "Cay is asked first"
    info = (await tables.proposals.consent(table, CAY, True)).info
    assert [seat.user for seat in info.seats] == [ADA, CAY]
    with pytest.raises(errors.NotSeated):
        await tables.playing.do(table, BEN, "1")
    await tables.seating.leave(table, ADA)
    info = await tables.keeper.get(table)
    assert info.host == CAY and info.seats[0].house
    await play_on(tables, table, chance)
    assert (await tables.keeper.get(table)).status == "ended"


async def test_away_and_standing_orders_answer_by_themselves(tables: Tables) -> None:
    table = await new_table(tables, players=2)
    await tables.seating.set_standing(table, BEN, "toy.bid", "3")
    outcome = await tables.playing.do(table, ADA, "1")
    assert outcome.events[-1].params["bids"] == [1, 3]
    await tables.seating.set_away(table, ADA, True)
    assert await tables.keeper.look(table, lambda look: look.awaited()) == (1,)
    await tables.playing.do(table, BEN, "done")
    await tables.seating.set_away(table, ADA, False)
    assert await tables.keeper.look(table, lambda look: look.awaited()) == (1,)  # the house has voted for Ada
    cleared = await tables.seating.set_standing(table, BEN, "toy.bid", None)
    assert cleared.info.seats[1].prefs["auto"] == {}


async def test_undo_free_and_by_consent(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, players=3)
    await tables.playing.do(table, ADA, "1")
    version = (await tables.keeper.get(table)).version
    with pytest.raises(errors.NothingToUndo):
        await tables.playing.undo(table, BEN)
    undone = await tables.playing.undo(table, ADA, 900)
    assert undone.info.version > version and undone.info.index == 0
    assert (await tables.playing.undo(table, ADA, 900)).info.version == undone.info.version  # the same click again
    for user in (ADA, BEN, CAY):
        await tables.playing.do(table, user, "2")
    with pytest.raises(errors.UndoNeedsConsent):
        await tables.playing.undo(table, CAY)
    proposed = await tables.proposals.propose_undo(table, BEN)
    assert proposed.info.proposal is not None and proposed.info.proposal["needed"] == [0, 2]
    with pytest.raises(errors.NotSeated):
        await tables.proposals.consent(table, EVE, True)
    await tables.proposals.consent(table, ADA, True)
    await tables.close()
    tables = await open_tables(where)
    done = await tables.proposals.consent(table, CAY, True)
    assert done.info.proposal is None and done.info.index == 2  # Ada's choice, and the fresh dice
    await tables.playing.do(table, BEN, "1")
    await tables.proposals.propose_undo(table, BEN)
    await tables.proposals.consent(table, ADA, False)
    with pytest.raises(errors.NoProposal):
        await tables.proposals.consent(table, CAY, True)
    before = await tables.keeper.look(table, snapshot)
    await tables.close()
    tables = await open_tables(where)
    assert await tables.keeper.look(table, snapshot) == before
    lines = {line.text.key: line.undone for line in await tables.reader.log(table, None, 50)}
    assert lines["toy-bids"] is True and lines["journal-undone-by-consent"] is False
    await tables.close()


async def test_undo_takes_the_houses_answers_with_it(tables: Tables) -> None:
    table = (await tables.lobby.create("toy", 1, 10, ADA, name="Ada")).info.id
    await tables.seating.add_house(table, ADA, "Hearth")
    await tables.lobby.start(table, ADA)
    await tables.playing.do(table, ADA, "1")
    await tables.playing.do(table, ADA, "take")
    assert (await tables.playing.undo(table, ADA)).info.status == "running"
    assert (await tables.reader.view(table, None))["heap"] == 5


async def test_log_pages_and_keeps_secrets(tables: Tables) -> None:
    table = await new_table(tables, players=2, rounds=4)
    await play_on(tables, table, Chance(b"log", {}))
    mine, public = await tables.reader.log(table, 0, 1000), await tables.reader.log(table, None, 1000)
    assert {line.text.key for line in mine} == {"toy-bids", "toy-took", "toy-thrown", "toy-kept"} & {
        line.text.key for line in mine
    }
    assert "toy-kept" in {line.text.key for line in mine}
    assert "toy-kept" not in {line.text.key for line in public}
    paged: list[LogLine] = []
    before = None
    while page := await tables.reader.log(table, 0, 3, before):
        paged = page + paged
        before = page[0].n
    assert paged == mine


async def test_a_cancelled_caller_leaves_a_whole_table(tables: Tables) -> None:
    table = await new_table(tables)
    task = asyncio.ensure_future(tables.playing.choose(table, ADA, "0p1", "1", 7))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    again = await tables.playing.choose(table, ADA, "0p1", "1", 7)
    assert again.duplicate and again.info.index == 1


async def test_only_some_tables_stay_in_memory(where: str) -> None:
    tables = await open_tables(where, size=3)
    ids = [await new_table(tables, channel) for channel in range(20)]
    assert len(tables.keeper.memory) == 3
    for table in ids:
        await play_on(tables, table, Chance(table.encode(), {}), 2)
    assert len(tables.keeper.memory) == 3
    assert {(await tables.keeper.get(table)).index for table in ids} == {2}
    await tables.close()


async def test_everything_possible_is_accepted_and_rendered_under_the_lock(tables: Tables) -> None:
    table = await new_table(tables, players=3)
    user, token, answer = (await tables.keeper.look(table, clicks))[0]
    outcome = await tables.playing.choose(table, user, token, answer, render=snapshot)
    assert outcome.rendered == await tables.keeper.look(table, snapshot)


async def test_forgetting_a_person(tables: Tables) -> None:
    table = await new_table(tables, players=2)
    await tables.playing.do(table, ADA, "1"), await tables.playing.do(table, BEN, "1")
    await tables.playing.pause(table, BEN), await tables.playing.resume(table, BEN)
    await tables.people.set_prefs(BEN, {"quiet": [22, 7]})
    await tables.database.write(lambda connection: save_roll(connection, "user", BEN, "stab", "2d6"))
    data = await tables.people.user_data(BEN)
    assert len(data["choices"]) == 1 and data["rolls"] == {"stab": "2d6"}
    assert await tables.people.forget_user(BEN) == 1
    data = await tables.people.user_data(BEN)
    assert not any(data[name] for name in ("seats", "hosts", "choices", "preferences", "rolls"))
    assert "Ben" not in str(await tables.reader.log(table, None, 100)) + str(await tables.keeper.get(table))
    await play_on(tables, table, Chance(b"after", {}))
    assert (await tables.keeper.get(table)).status == "ended"


async def test_a_storm_of_late_double_and_foreign_clicks(where: str) -> None:
    """Everybody clicks at once, twice, on old boards and on others' buttons; each click counts at most once."""
    tables = await open_tables(where)
    table = await new_table(tables, players=4, rounds=5)
    old: list[Any] = []
    chance, refused, number = Chance(b"storm", {}), 0, 0
    while possible := await tables.keeper.look(table, clicks):
        batch = []
        for _ in range(4):
            number += 1
            batch += [(*chance.pick("new", possible), number)] * (1 + chance.below("twice", 2))
            if old:
                batch.append(chance.pick("old", old))
            user, token, answer = chance.pick("foreign", possible)
            batch.append((ADA + (user - ADA + 1) % 4, token, answer, 100_000 + number))
        batch = chance.shuffle("order", batch)
        found = await asyncio.gather(*(tables.playing.choose(table, *click) for click in batch), return_exceptions=True)
        assert all(isinstance(one, Refusal) for one in found if isinstance(one, BaseException))
        refused += sum(isinstance(one, Refusal) for one in found)
        old = [*old, *batch][-40:]
    await tables.close()
    tables = await open_tables(where)
    rows, _, _ = await tables.database.read(lambda c: statements.whole_log(c, table))
    stored = [row["interaction"] for row in rows if row["key"] != TABLE]
    assert len(set(stored)) == len(stored) == (await tables.keeper.get(table)).index
    assert refused > 50
    report = verify_export(json.loads(json.dumps(await export_table(tables, table))), tables.games)
    assert report.ok, report
    await tables.close()
