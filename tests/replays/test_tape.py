"""A replay shows what was to be seen then: the views of the live game, no secret of another seat, and no more steps
than its reader may count."""

import asyncio
import itertools
import time
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.rng import Chance
from bot.tables.proof.verify import replay
from bot.tables.replays import service
from bot.tables.replays.service import Replays, Rest
from bot.tables.replays.tape import Progress, Tape
from bot.tables.service import Tables
from cogs import load_game
from tests.replays.stored import FILES, FINISHED, bundle_of, name, tape_of
from tests.tables.play import ADA, BEN, EVE, clicks, new_table, play_on

KINDS = ("toy-bids",)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_stored_game_is_played_again_to_its_last_view_from_every_seat(path: Path) -> None:
    bundle = bundle_of(path)
    game = load_game(path.parent.name)
    run, _ = replay(bundle, {game.id: game, **game.children})
    for reader in (None, 0, len(bundle["seats"]) - 1):
        tape = tape_of(path, reader)
        assert not tape.gap and not tape.is_cut
        told = [line.n for step in tape.steps for line in step.lines]
        assert told == sorted(told) and len(set(told)) == len(told) > 0
        if path in FINISHED:
            assert tape.steps[-1].view == run.view(reader)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_every_line_that_the_journal_has_for_a_reader_is_in_the_replay(path: Path) -> None:
    from bot.tables.model.codec import unpack_event

    bundle = bundle_of(path)
    for reader in (None, 0):
        due = [r["n"] for r in bundle["events"] if not r["undone"] and unpack_event(r).text_for(reader) is not None]
        assert [line.n for step in tape_of(path, reader).steps for line in step.lines] == due


def tape_now(found: Tape | Progress) -> Tape:
    assert isinstance(found, Tape)
    return found


async def table_of(tables: Tables, limit: int = 500) -> str:
    table = await new_table(tables, rounds=2)
    await play_on(tables, table, Chance(b"replay", {}), limit)
    return table


async def test_each_step_shows_the_view_that_the_live_game_gave(tables_in_file: Tables) -> None:
    tables, chance = tables_in_file, Chance(b"live", {})
    table = await new_table(tables, rounds=2)
    live: dict[int | None, list[Any]] = {None: [], 0: [], 1: []}
    numbers = itertools.count(1)
    while possible := await tables.keeper.look(table, clicks):
        click = chance.pick("click", possible)
        outcome = await tables.playing.choose(table, *click, interaction=next(numbers))
        for reader, views in live.items():
            seen = any(event.text_for(reader) is not None for event in outcome.events)
            views += [await tables.reader.view(table, reader)] if seen else []
    for reader, views in live.items():
        tape = tape_now(await Replays(tables).tape(table, reader, KINDS, patience=60))
        assert [step.view for step in tape.steps if step.lines] == views
        assert len(tape.chapters()) == 3  # before the first bids, and two rounds


async def test_a_secret_answer_is_no_step_of_anybody_else(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await new_table(tables, rounds=2)
    replays = Replays(tables)
    before = tape_now(await replays.tape(table, 0, KINDS, anew=True, patience=60))
    ben = next(click for click in await tables.keeper.look(table, clicks) if click[0] == BEN)
    await tables.playing.choose(table, *ben, interaction=1)
    after = tape_now(await replays.tape(table, 0, KINDS, anew=True, patience=60))
    assert [(s.lines, s.view) for s in after.steps] == [(s.lines, s.view) for s in before.steps]


async def test_while_the_game_runs_no_draw_is_told_and_after_it_each_is(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table, replays = await table_of(tables, 12), Replays(tables)
    running = tape_now(await replays.tape(table, None, KINDS, patience=60))
    assert not any(step.draws for step in running.steps)
    await play_on(tables, table, Chance(b"on", {}))
    over = tape_now(await replays.tape(table, None, KINDS, patience=60))
    drawn = [draw for step in over.steps for draw in step.draws]
    assert drawn and len(drawn) == over.dealt and drawn[0].stream == "deck:hands"


async def test_only_ones_own_seat_shows_ones_own_number(tables_in_file: Tables) -> None:
    table, replays = await table_of(tables_in_file), Replays(tables_in_file)
    owns = [tape_now(await replays.tape(table, r, KINDS, patience=60)).steps[0].view for r in (None, 0, 1)]
    assert [view and view["own"] is not None for view in owns] == [False, True, True]


async def test_a_new_holder_sees_nothing_that_the_former_one_saw(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await table_of(tables, 14)
    await tables.seating.leave(table, BEN, sure=True)
    await tables.seating.take_house_seat(table, EVE, "Eve")
    tape = tape_now(await Replays(tables).tape(table, 1, KINDS, anew=True, patience=60))
    first = (await tables.keeper.get(table)).seats[1].first_event
    assert first > 0
    before = [step for step in tape.steps if step.lines and step.lines[-1].n < first]
    assert before and all(step.view is not None and step.view["own"] is None for step in before)
    assert not any(line.text.key == "toy-kept" for step in before for line in step.lines)


async def test_what_was_taken_back_is_not_in_it(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await table_of(tables, 9)
    ada = next(c for c in await tables.keeper.look(table, clicks) if c[0] == ADA)
    await tables.playing.choose(table, *ada, interaction=991)
    undo = await tables.keeper.look(table, lambda look: look.undo())
    assert 0 in undo
    await tables.playing.undo(table, ADA, 992)
    tape = tape_now(await Replays(tables).tape(table, None, KINDS, anew=True, patience=60))
    run_view = await tables.reader.view(table, None)
    assert not tape.gap and tape.steps[-1].view == run_view


async def test_a_lobby_has_no_replay(tables_in_file: Tables) -> None:
    made = await tables_in_file.lobby.create("toy", 1, 10, ADA, name="Ada")
    with pytest.raises(NotPossible):
        await Replays(tables_in_file).tape(made.info.id, None, KINDS)


async def test_a_long_game_does_not_hold_up_the_others_and_says_how_far_it_is(
    tables_in_file: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread gives way: whoever clicks meanwhile waits for a part of what all of it takes."""
    tables = tables_in_file
    table = await table_of(tables)
    slow = tables.games["toy"]
    whole = slow.view

    def view(state: Any, seat: int | None) -> dict[str, Any]:
        end = time.perf_counter() + 0.03
        while time.perf_counter() < end:
            pass
        return whole(state, seat)

    monkeypatch.setattr(slow, "view", view)
    replays = Replays(tables)
    found = await replays.tape(table, None, KINDS, patience=0.01)
    assert isinstance(found, Progress) and found.of > 20
    gaps, last = [], time.perf_counter()
    while replays._making:
        await asyncio.sleep(0.005)
        gaps.append(time.perf_counter() - last)
        last = time.perf_counter()
    assert sum(gaps) > 5 * sorted(gaps)[len(gaps) * 9 // 10] and len(gaps) > 10
    assert isinstance(await replays.tape(table, None, KINDS), Tape)


def test_the_thread_gives_way_once_in_a_while_and_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = 100.0, list[float]()

    class Time:
        monotonic = staticmethod(lambda: now)
        sleep = slept.append

    monkeypatch.setattr(service, "time", Time)
    monkeypatch.setattr(service, "LONGEST", 1.0)
    rest = Rest()
    assert rest.take() and slept == []
    now += 0.5
    assert rest.take() and rest.take() and len(slept) == 1, "once for each slice"
    now += 0.25
    assert rest.take() and rest.take() and len(slept) == 2
    now += 0.25
    assert not rest.take()


async def test_what_takes_too_long_is_cut_and_says_so(tables_in_file: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(tables_in_file)
    monkeypatch.setattr(service, "LONGEST", 0.0)
    tape = tape_now(await Replays(tables_in_file).tape(table, None, KINDS, patience=60))
    assert tape.is_cut and tape.steps


async def test_only_so_many_wait_at_once(tables_in_file: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(tables_in_file)
    monkeypatch.setattr(service, "MOST_WAITING", 0)
    with pytest.raises(NotPossible):
        await Replays(tables_in_file).tape(table, None, KINDS)


async def test_rules_that_have_changed_leave_the_story_and_no_board(tables_in_file: Tables) -> None:
    tables = tables_in_file
    table = await table_of(tables)
    told = await tables.reader.lines(table, None, 0, None)
    game: Any = tables.games["toy"]
    steps = dict(game.steps)
    game.steps = {**steps, "take": game.steps["throw"]}
    try:
        tape = tape_now(await Replays(tables).tape(table, None, KINDS, patience=60))
    finally:
        game.steps = steps
    assert tape.gap and [line.n for step in tape.steps for line in step.lines] == [line.n for line in told]
    assert tape.steps[0].view is not None and tape.steps[-1].view is None
