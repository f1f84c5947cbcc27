"""Tables that a table opens: once each, with everybody seated, their results handed in, also after a restart."""

from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import Refusal
from bot.rules.fairness import child_seed, table_seed
from bot.rules.kernel.game import Game
from bot.rules.rng import Chance
from bot.tables.exports.export import export_all, export_table, import_all
from bot.tables.model import errors
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.rules.cup import Cup
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, HandClock, play_on, url

GAMES: list[Game[Any]] = [Cup(), Toy()]


async def opened(path: Path) -> Tables:
    return await Tables.open(url(path), GAMES, clock=HandClock())


async def a_cup(tables: Tables) -> str:
    """Ada and Ben meet, two houses meet; both people have said what they bid."""
    table = (await tables.lobby.create("toy-cup", 1, 5, ADA, name="Ada", entropy="a", clock_hours=24.0)).info.id
    await tables.seating.join(table, BEN, "Ben", "b")
    await tables.seating.add_house(table, ADA, "House 1")
    await tables.seating.add_house(table, ADA, "House 2")
    await tables.lobby.start(table, ADA)
    await tables.playing.choose(table, ADA, None, "3")
    assert await tables.children.child_tables(table) == []
    await tables.playing.choose(table, BEN, None, "1")
    return table


async def told(tables: Tables, table: str) -> list[str]:
    return await tables.keeper.look(table, lambda look: look.run.state.told)  # type: ignore[union-attr]


async def test_matches_are_opened_once_and_their_results_come_back(path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    people, houses = await tables.children.child_tables(table)
    assert (people.has_people, houses.has_people) == (True, False)
    assert (people.table, people.is_awaited) == (None, True)
    with pytest.raises(errors.NothingToUndo):  # what other tables build on is not taken back
        await tables.playing.undo(table, BEN)
    with pytest.raises(errors.NothingToUndo):
        await tables.proposals.propose_undo(table, BEN)
    assert await tables.keeper.look(table, Look.undo) == {}

    made = await tables.children.open_child(table, "m0", 6, 5)
    again = await tables.children.open_child(table, "m0", 7, 5)
    assert again.info.id == made.info.id and made.info.channel == 6 and made.info.parent == 5
    match = made.info
    assert [(seat.n, seat.user, seat.name) for seat in match.seats] == [(0, ADA, "Ada"), (1, BEN, "Ben")]
    assert (match.status, match.clock_hours, match.options, match.host) == ("running", 24.0, {"rounds": 1}, ADA)
    asked = await tables.keeper.look(match.id, lambda look: [(look.awaited(), look.run.index)])  # type: ignore[union-attr]
    assert asked == [((1,), 1)]  # Ada's bid was handed over, Ben is still asked

    alone = await tables.children.open_child(table, "m1", None)
    assert alone.info.status == "ended" and alone.info.channel < 0
    assert (await tables.children.child_tables(table))[1].channel is None
    await tables.children.hand_in(table)
    assert len(await told(tables, table)) == 1
    assert await tables.children.hand_in(table) is None  # nothing new

    await tables.close()
    tables = await opened(path)
    await play_on(tables, match.id, Chance(b"match", {}))
    assert (await tables.keeper.get(match.id)).status == "ended" and (
        await tables.keeper.get(table)
    ).status == "running"
    await tables.close()
    tables = await opened(path)
    outcome = await tables.children.hand_in(table)
    assert outcome is not None and outcome.info.status == "ended"
    winner = await tables.keeper.look(match.id, lambda look: look.game.winners(look.run.state))  # type: ignore[union-attr]
    assert f"0:({winner[0]},)" in await told(tables, table)
    for ended in (table, match.id, alone.info.id):
        report = verify_export(await export_table(tables, ended), {game.id: game for game in GAMES})
        assert report.ok, report.problem
    await tables.close()


async def test_the_dice_of_a_sequel_were_promised_with_those_of_its_table(path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    match = (await tables.children.open_child(table, "m0", 6, 5)).info.id
    await play_on(tables, match, Chance(b"match", {}))
    await tables.children.open_child(table, "m1", None)
    await tables.children.hand_in(table)
    own = bytes.fromhex((await tables.reader.reveal(table))[0])
    its, words = await tables.reader.reveal(match)
    assert bytes.fromhex(its) == child_seed(own, "m0") != child_seed(own, "m1")
    assert words == ("a", "b") and table_seed(bytes.fromhex(its), words) != table_seed(own, ("a", "b"))
    await tables.close()


async def test_tables_that_belong_together_move_together(path: Path, tmp_path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    match = (await tables.children.open_child(table, "m0", 6, 5)).info.id
    await tables.children.open_child(table, "m1", None)
    assert len(await export_all(tables, tmp_path / "moved")) == 3
    await tables.close()
    elsewhere = await opened(tmp_path / "elsewhere.db")
    assert len(await import_all(elsewhere, tmp_path / "moved")) == 3
    assert next(one.table for one in await elsewhere.children.child_tables(table)) == match
    await play_on(elsewhere, match, Chance(b"match", {}))
    outcome = await elsewhere.children.hand_in(table)
    assert outcome is not None and outcome.info.status == "ended"
    await elsewhere.close()


async def test_a_match_that_is_broken_off_counts_for_nobody(path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    match = (await tables.children.open_child(table, "m0", 6, 5)).info.id
    await tables.playing.end(match, ADA)
    await tables.children.hand_in(table)
    assert await told(tables, table) == ["0:None"]
    await tables.close()


async def test_nobody_hands_in_a_result_of_their_own(path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    assert (await tables.keeper.look(table, lambda look: look.awaited())) == ()
    for user, answer in ((ADA, "won:0"), (BEN, "draw"), (666, "none")):
        with pytest.raises(Refusal):
            await tables.playing.choose(table, user, None, answer)
    assert await told(tables, table) == [] and await tables.reader.requests(table, None) == []
    await tables.close()


async def test_nobody_holds_two_seats_of_a_game_whose_matches_are_contests(path: Path) -> None:
    tables = await opened(path)
    table = await a_cup(tables)
    with pytest.raises(errors.AlreadySeated):
        await tables.seating.hand_over(table, BEN, 1, ADA, "Ada")
    await tables.close()
