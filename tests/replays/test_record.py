"""Figures of one's own games: right by hand on a small table, whole on every stored one, and of nobody else's moves."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules.fairness import table_seed
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.replays.record import Played, Throw, play_record, sum_up
from bot.tables.replays.records import Gathered, Records
from bot.tables.replays.tape import play_again
from bot.tables.service import Tables
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.screens.record import game_lines, record_panel, span
from cogs import load_game
from tests.replays.stored import FINISHED, bundle_of, info_of, name
from tests.tables.play import ADA, BEN, CAY, HandClock, new_table, open_tables

SAY = Say(Catalogue()).text


def test_luck_is_measured_against_what_is_to_be_expected() -> None:
    assert Throw(6, (6, 6, 6)).expected == 10.5 and Throw(6, (6, 6, 6)).total == 18
    assert Throw(6, (6,)).luck == pytest.approx(2.5 / (35 / 12) ** 0.5)
    assert Throw(6, (6, 6, 6)).luck > Throw(6, (6, 6)).luck > Throw(6, (6,)).luck > 0 > Throw(20, (1,)).luck
    assert Throw(1, (1, 1)).luck == 0


def played(game: str = "toy", verdict: Any = "", **more: Any) -> Played:
    base = Played(game, "abc", verdict, 3, 10, (60.0, 120.0), (), 2.0)
    return replace(base, **more)


def test_games_are_summed_by_kind_the_one_played_most_first() -> None:
    games = [
        played("a", "won", throws=(Throw(6, (6, 6)), Throw(12, (1,)))),
        played("b", "lost", waits=(30.0, 90.0, 600.0), throws=(Throw(6, (1, 2)),), choices=99),
        played("b", "drawn", waits=(), throws=(Throw(6, (3,)),)),
    ]
    first, second = sum_up(games)
    assert (first.game, first.played, first.won, first.lost, first.drawn) == ("b", 2, 0, 1, 1)
    assert first.answer == 90.0 and first.longest.choices == 99 and first.moves == 6
    (dice,) = first.dice
    assert (dice.sides, dice.dice, dice.mean, dice.expected) == (6, 3, 2.0, 3.5)
    assert dice.faces == (1, 1, 1, 0, 0, 0)
    assert first.luckiest == Throw(6, (3,)) and first.unluckiest == Throw(6, (1, 2))
    assert [size.sides for size in second.dice] == [6, 12] and second.luckiest == Throw(6, (6, 6))


def test_a_time_is_said_in_the_unit_in_which_one_would_say_it() -> None:
    said = [SAY(span(seconds)) for seconds in (4, 3_000, 7_200, 86_400, 3 * 86_400)]
    assert said == ["a minute", "50 minutes", "2 hours", "24 hours", "3 days"]


def test_what_is_told_of_one_kind_of_game() -> None:
    (record,) = sum_up([played(verdict="won", throws=(Throw(6, (6, 6)), Throw(6, (1, 2))), is_whole=False)])
    told = "\n".join(SAY(line) for line in game_lines(record, "Toy"))
    assert "**Toy**: one game, won; 3 moves of yours" in told and "within 2 minutes" in told
    assert "4 dice, 3.75 on average where 3.50 is the mean" in told and "1: 1 · 2: 1 · 3: 0" in told
    assert "Luckiest throw: 6 6 (2D6, mean 7)" in told and "Unluckiest throw: 1 2" in told
    assert "too small" in told and "10 moves of everybody, over 2 days" in told


def test_nothing_is_told_before_all_is_counted() -> None:
    def words(gathered: Gathered) -> str:
        return "".join(part.text for part in record_panel(gathered, SAY, str).words())

    assert "No game of yours" in words(Gathered((), 0))
    assert "0 of 2" in words(Gathered((), 2)) and "toy" not in words(Gathered((played(),), 2))
    assert "toy" in words(Gathered((played(),), 1))


# ---------------------------------------------------------------------- on a small table


async def bid(tables: Tables, clock: HandClock, table: str, user: int, minutes: float, answer: str = "1") -> None:
    clock.time += minutes * 60
    await tables.playing.do(table, user, answer)


async def test_moves_and_answer_times_are_those_of_the_user_alone(path: Path) -> None:
    clock = HandClock()
    tables = await open_tables(path, clock=clock)
    try:
        table = await new_table(tables)
        await bid(tables, clock, table, ADA, 10)
        await bid(tables, clock, table, BEN, 20)  # both were asked at once: he was waited for all the time
        await bid(tables, clock, table, ADA, 10, "take")
        await bid(tables, clock, table, BEN, 5, "take")
        await bid(tables, clock, table, BEN, 3, "done")
        await tables.playing.end(table, ADA)
        records = Records(tables)
        (ada,), (ben,) = (await records.of(ADA)).played, (await records.of(BEN)).played
        assert (ada.moves, ben.moves, ada.choices, ben.choices) == (2, 3, 5, 5)
        assert ada.waits == (600.0, 600.0) and ben.waits == (1800.0, 900.0, 180.0)
        assert (await records.of(CAY)) == Gathered((), 0)
    finally:
        await tables.close()


async def test_what_takes_long_says_how_far_it_is_and_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, whole = asyncio.Event(), Records._played

    async def held(self: Records, info: Info, user: int) -> Played:
        await gate.wait()
        return await whole(self, info, user)

    tables = await open_tables(path, clock=HandClock())
    try:
        await tables.playing.end(await new_table(tables), ADA)
        records = Records(tables)
        with monkeypatch.context() as slow:
            slow.setattr(Records, "_played", held)
            assert await records.of(ADA, 0.01) == Gathered((), 1)
            assert await records.of(ADA, 0.01) == Gathered((), 1)  # no second one beside it
            assert len(records._making) == 1
            gate.set()
        found = await records.of(ADA)
        assert found.is_done and found.played[0].moves == 0
    finally:
        await tables.close()


async def test_a_running_game_is_not_counted(path: Path) -> None:
    tables = await open_tables(path, clock=HandClock())
    try:
        table = await new_table(tables)
        assert (await Records(tables).of(ADA)).of == 0
        await tables.playing.end(table, ADA)
        assert (await Records(tables).of(ADA)).of == 1
    finally:
        await tables.close()


async def test_of_a_seat_that_changed_hands_each_has_their_own_part(path: Path) -> None:
    clock = HandClock()
    tables = await open_tables(path, clock=clock)
    try:
        table = await new_table(tables)
        await bid(tables, clock, table, ADA, 1)
        await tables.seating.hand_over(table, ADA, 0, CAY, "Cay")
        await tables.proposals.consent(table, CAY, True)
        await bid(tables, clock, table, BEN, 1)
        await tables.playing.end(table, (await tables.keeper.get(table)).host)
        info = await tables.keeper.get(table)
        bundle = await export_table(tables, table, private=True)
        seed = table_seed(bytes.fromhex(bundle["server_seed"]), bundle["table"]["entropies"])
        cay = play_record(bundle, info, tables.games[info.game], seed, CAY)
        assert cay.moves == 0 and cay.is_whole
        assert play_record(bundle, info, tables.games[info.game], seed, BEN).moves == 1
    finally:
        await tables.close()


# ---------------------------------------------------------------------- on every stored table


@pytest.mark.parametrize("path", [path for path in FINISHED if "campaign" not in path.parent.name], ids=name)
def test_every_die_of_a_game_is_somebodys_once_or_nobodys(path: Path) -> None:
    game, bundle = load_game(path.parent.name), bundle_of(path)
    rows = [row | {"user": 100 + row["seat"] if row["by"] == "player" else None} for row in bundle["choices"]]
    bundle = {**bundle, "choices": rows}
    info = replace(info_of(bundle), created=0.0, updated=864_000.0)
    seed = table_seed(bytes.fromhex(bundle["server_seed"]), bundle["table"]["entropies"])
    mine = [play_record(bundle, info, game, seed, 100 + place.n) for place in info.seats]
    assert all(one.is_whole for one in mine) and len({one.choices for one in mine}) == 1
    tape = play_again(bundle, info, game, seed, None, ())
    thrown = [draw for step in tape.steps for draw in step.draws if draw.kind in ("die", "dice") and draw.count]
    assert sum(len(one.throws) for one in mine) <= len(thrown)
    if game.id in ("doomrock", "evershade"):  # heroes throw, and each of them is a seat's
        assert sum(len(one.throws) for one in mine) >= 0.5 * len(thrown) > 0
        assert sum(bool(one.throws) for one in mine) > 1
    verdicts = {one.verdict for one in mine}
    if game.contest:
        assert verdicts in ({"won", "lost"}, {"drawn"})
    else:
        assert len(verdicts) == 1
