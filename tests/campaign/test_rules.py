"""The steps of a campaign, on the kernel alone."""

from typing import Any

import pytest

from bot.rules.decision import TABLE_SEAT
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.run import Run
from bot.tables.model.codec import digest
from tests.rules.trek import TrekCampaign

GAME = TrekCampaign()
LEFT = {"heap": 4, "hands": [3, 5]}


def begun(seats: int = 2) -> Run[Any]:
    return Run.start(GAME, b"trek", seats)


def say(run: Run[Any], seat: int, answer: str) -> None:
    """At the gate."""
    run.choose(seat, answer)


def come_back(run: Run[Any], left: Any = None) -> None:
    """The session is over: what the tables do then."""
    key = run.state.session.key
    if left is not None:
        run.supply(TABLE_SEAT, {"child": key, "left": left})
    run.choose(TABLE_SEAT, "none" if left is None else "over", by="table")


def a_session(run: Run[Any], riders: tuple[int, ...] = (0, 1), left: Any = None) -> None:
    for seat in riders:
        say(run, seat, "ride")
    say(run, riders[0], "begin")
    come_back(run, left if left is not None else {"heap": 4, "hands": [3] * len(riders)})
    for seat in riders:
        if run.requests(seat) and run.requests(seat)[0].decision.key == "trek.shop":
            say(run, seat, "no")


def rebuilt(run: Run[Any]) -> Run[Any]:
    return Run.restore(GAME, run.seed, run.checkpoints[:1], run.choices, run.base, bases=run.bases)


def test_the_order_of_keys_that_a_database_gives_back_changes_nothing() -> None:
    """P7: an export has its keys sorted, the live table had them as the session left them."""
    ways = [begun(), begun()]
    for run, left in zip(ways, (LEFT, dict(reversed(LEFT.items()))), strict=True):
        a_session(run, (0, 1), left)
    assert digest(ways[0].state) == digest(ways[1].state)


def test_a_session_leaves_a_page_and_a_record() -> None:
    run = begun()
    a_session(run, (0, 1), LEFT)
    (page,) = run.state.pages
    assert (page.number, page.riders, page.left, page.before["pebbles"]) == (1, [0, 1], LEFT, [0, 0])
    assert run.state.record.pebbles == [3, 5] and run.state.record.heap == 4
    assert [child.brings for child in GAME.child_tables(run.state)] == []
    say(run, 1, "begin")  # who begins rides along
    (child,) = GAME.child_tables(run.state)
    assert (child.seats, child.brings, child.key) == ((1,), {"heap": 4}, "2-2")
    assert digest(rebuilt(run).state) == digest(run.state)


def test_nobody_takes_back_that_a_session_began_or_what_it_left() -> None:
    """The other table is open, and its people have played."""
    run = begun(1)
    say(run, 0, "ride")
    before = run.undo_boundary
    say(run, 0, "begin")
    assert before < run.undo_boundary == run.index
    come_back(run, {"heap": 4, "hands": [3]})
    assert run.undo_boundary == run.index


def test_nobody_rides_who_does_not_say_so_and_the_party_has_its_size() -> None:
    run = begun(4)
    for seat in (0, 1, 2, 3):
        say(run, seat, "ride")
    with pytest.raises(NotPossible) as refused:
        say(run, 0, "begin")
    assert refused.value.text.key == "campaign-refused-party"
    say(run, 0, "ride")  # stays at home after all
    say(run, 0, "begin")
    assert run.state.session.riders == [1, 2, 3]


def test_a_party_that_is_too_small_is_told_how_many_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "party", (2, 3))
    run = begun(4)
    say(run, 0, "ride")
    say(run, 0, "begin")  # and still is the only one
    assert run.state.session is None
    [told] = [event.params for event in run.journal if event.kind == "campaign-too-few"]
    assert (told["least"], told["n"]) == (2, 1)
    assert run.requests(0)[0].decision.key == "campaign.gate"


def test_a_session_that_was_broken_off_leaves_no_page_and_has_another_key_next_time() -> None:
    run = begun()
    say(run, 0, "begin")
    first = run.state.session.key
    come_back(run)
    assert run.state.pages == [] and run.state.session is None
    say(run, 0, "begin")
    again: Any = run.state.session
    assert again.number == 1 and again.key != first
    assert digest(rebuilt(run).state) == digest(run.state)


def test_nothing_comes_back_without_having_been_left() -> None:
    run = begun()
    say(run, 0, "begin")
    with pytest.raises(NoLongerPossible):
        run.choose(TABLE_SEAT, "over", by="table")
    with pytest.raises(NotPossible):
        run.supply(TABLE_SEAT, {"child": "9-9", "left": LEFT})


def test_tearing_out_needs_everybody_who_rode_and_no_one_else() -> None:
    run = begun(3)
    a_session(run, (0, 1))
    say(run, 2, "tear")
    assert [request.decision.seats for request in run.requests()] == [(0,), (1,)]
    say(run, 0, "yes")
    say(run, 1, "no")
    assert not run.state.pages[0].is_torn and run.state.record.done == 1
    say(run, 0, "tear")
    say(run, 1, "yes")
    assert run.state.pages[0].is_torn and run.state.record.done == 0 and run.state.record.pebbles == [0, 0, 0]
    assert "campaign-torn" in [event.kind for event in run.take_events()]
    say(run, 0, "begin")
    assert (run.state.session.number, run.state.session.key) == (1, "1-2")
    assert digest(rebuilt(run).state) == digest(run.state)


def test_seats_come_and_go_at_the_gate_and_nowhere_else() -> None:
    run = begun(1)
    a_session(run, (0,))
    was = run.token(run.requests(0)[0], 0)
    run.admit(1)
    assert run.state.seats == 2 and run.state.record.pebbles == [3, 0]
    assert run.requests(1) and run.token(run.requests(0)[0], 0) == was  # who is asked the same keeps its buttons
    assert run.undo_boundary == run.index
    with pytest.raises(NotPossible):
        run.admit(3)
    say(run, 1, "begin")
    with pytest.raises(NotPossible):
        run.admit(2)
    come_back(run, {"heap": 0, "hands": [2]})
    say(run, 1, "no")
    run.admit(1, is_taken=False)
    assert run.state.held == [0] and not run.requests(1)
    run.admit(1)
    assert run.state.held == [0, 1] and run.state.record.pebbles == [3, 2]
    assert digest(rebuilt(run).state) == digest(run.state)
    assert Run.restore(GAME, run.seed, run.checkpoints[-1:], [], run.base).state == run.state


def test_who_joins_after_a_page_is_still_there_when_it_is_torn_out() -> None:
    run = begun(1)
    a_session(run, (0,))
    run.admit(1)
    say(run, 0, "tear")
    assert run.state.pages[0].is_torn and run.state.record.pebbles == [0, 0]


def test_a_typed_answer_while_a_session_is_played_is_told_the_truth() -> None:
    run = begun()
    say(run, 0, "begin")
    for answer in ("begin", "none", "over"):
        with pytest.raises(NotPossible) as refused:
            run.choose(0, answer)
        assert refused.value.text.key == "refused-played-elsewhere"
    assert run.not_yours(0, run.requests()[0], "none").key == "refused-played-elsewhere"


def test_a_campaign_travels_with_its_pages_and_without_its_dice() -> None:
    run = begun()
    a_session(run)
    brings = GAME.carried(run.state)
    other = Run.start(GAME, b"elsewhere", 2, brings=brings)
    assert other.state.record == run.state.record and other.state.pages == run.state.pages
    with pytest.raises(NotPossible) as refused:
        Run.start(GAME, b"elsewhere", 2, brings=brings | {"version": 2})
    assert refused.value.text.key == "campaign-refused-newer"
    with pytest.raises(NotPossible):
        Run.start(GAME, b"elsewhere", 2, brings=brings | {"record": {"walks": "many"}})
