"""Since when each player, and the board, have not seen what happened: since the last answer that a person gave."""

from typing import Any

import pytest

from bot.rules.decision import Choice, Event
from bot.tables.model.since import Told, since_last_answers
from bot.tables.model.table import RECENT
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, new_table, open_tables


class FakeRun:
    """What is looked at of a run."""

    def __init__(self, *choices: tuple[int, str]) -> None:
        self.choices = [Choice(seat, "x", "1", by) for seat, by in choices]
        self.index = len(choices)
        self.checkpoints: list[Any] = []


def told(*events: int | tuple[int, int] | None) -> list[Told]:
    """Events by the index of their choice; a pair: only for that seat."""
    found = []
    for n, one in enumerate(events):
        idx, only = one if isinstance(one, tuple) else (one, None)
        found.append(Told(n, idx, Event("toy-took", {}, only)))
    return found


def since(run: Any, events: list[Told], asked: tuple[int, ...] = (), firsts: dict[int, int] | None = None) -> Any:
    return since_last_answers(events, run, {0: 0, 1: 0} if firsts is None else firsts, asked)


def test_what_an_answer_itself_has_brought_is_news() -> None:
    run = FakeRun((0, "player"), (1, "player"))
    found = since(run, told(0, 0, 1, 1, None))
    assert found.hands == {0: 0, 1: 2}


def test_the_board_begins_with_whoever_of_the_asked_has_waited_longest() -> None:
    run = FakeRun((0, "player"), (1, "player"), (0, "player"))
    events = told(0, 1, 2)
    assert since(run, events, asked=(0, 1)).board == 1
    assert since(run, events, asked=(0,)).board == 2
    assert since(run, events, asked=()).board == 2  # nobody is asked: what the last answer has brought
    assert since(run, events, asked=(0, 1, 2)).board == 0  # somebody who has seen nothing yet


@pytest.mark.parametrize("by", ["clock", "house", "order", "table"])
def test_what_answers_in_somebodys_place_has_seen_nothing(by: str) -> None:
    run = FakeRun((0, "player"), (1, "player"), (0, by))
    found = since(run, told(0, 1, 2), asked=(0,))
    assert found.hands[0] == 0 and found.board == 0


def test_a_secret_answer_does_not_move_the_board() -> None:
    """How far somebody has come in secret is nobody's business, so the board must look as before."""
    before = since(FakeRun((0, "player"), (1, "player")), told(0, 1), asked=(0, 1))
    after = since(FakeRun((0, "player"), (1, "player"), (0, "player")), told(0, 1, (2, 0)), asked=(0, 1))
    assert before.board == after.board == 0
    assert after.hands[0] == 2


def test_who_took_a_seat_over_has_not_answered_before() -> None:
    run = FakeRun((0, "player"), (1, "player"), (0, "player"))
    assert since(run, told(0, 1, 2), firsts={0: 3, 1: 0}).hands == {1: 1}


def test_what_the_table_tells_after_an_answer_without_a_line_is_news() -> None:
    run = FakeRun((0, "player"), (0, "player"))
    assert since(run, told(0, None)).hands[0] == 1


async def test_after_a_restart_it_is_the_same(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables)
    await tables.playing.choose(table, ADA, None, "1", 900)
    await tables.playing.choose(table, BEN, None, "2", 901)
    for click in (902, 903, 904):
        await tables.playing.do(table, BEN, "take", click)

    def read(look: Any) -> Any:
        return look.event_numbers(), look.events(), look.since()

    before = await tables.keeper.look(table, read)
    numbers, events, found = before
    assert len(numbers) == len(events) and found.hands[1] == len(events) - 1 and found.hands[0] <= 1
    assert found.board == found.hands[0]
    await tables.close()
    tables = await open_tables(where)
    assert await tables.keeper.look(table, read) == before
    await tables.close()


async def test_numbers_lead_to_the_same_events_in_the_journal(tables: Tables) -> None:
    table = await new_table(tables, rounds=3)
    await tables.playing.choose(table, ADA, None, "1", 903)
    await tables.playing.choose(table, BEN, None, "2", 904)
    numbers, events = await tables.keeper.look(table, lambda look: (look.event_numbers(), look.events()))
    lines = await tables.reader.lines(table, None, 0, None)
    public = [(n, line) for n, event in zip(numbers, events, strict=True) if (line := event.text_for(None))]
    assert [(line.n, line.text) for line in lines] == public[-RECENT:]
    assert [line.n for line in await tables.reader.lines(table, None, 1, 2)] == [n for n, _ in public if n == 1]
    openings = await tables.reader.chapters(table, {"toy-bids"})
    assert [line.text.key for line in openings] == ["toy-bids"]
