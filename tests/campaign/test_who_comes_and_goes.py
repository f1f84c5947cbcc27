"""Who comes to a campaign, who leaves it, what a torn page undoes of that, and what is carried elsewhere."""

from typing import Any

import pytest

from bot.rules.campaign.state import MOST_LISTED
from bot.rules.decision import TABLE_SEAT, text
from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from tests.campaign.test_gate import Caravan, starting, the_game, told
from tests.campaign.test_rules import a_session, begun, come_back, say
from tests.rules.trek import TrekCampaign, Walk


def test_a_hero_is_fetched_for_whoever_asked_or_nobody_comes() -> None:
    run = starting(Caravan(), 3)
    say(run, 1, "bring")
    (request,) = run.requests()
    assert request.decision.seats == (1,) and request.decision.wants == "shelf.hero"
    assert (request.decision.least, request.decision.most) == (0, 40)
    run.take_events()
    run.choose(1, "")
    assert told(run) == [("campaign-brings-nobody", {"who": "@seat:1"})] and run.state.asked_by == -1
    assert run.undo_boundary == run.index
    say(run, 2, "bring")
    run.supply(2, {"name": "Mo"})
    run.choose(2, "Mo")
    assert told(run) == [("campaign-brings", {"who": "@seat:2", "hero": "Mo"})]
    assert (run.state.record.friends, run.state.brought, run.state.asked_by) == ({2: ("Mo", 1)}, "", -1)


def test_after_a_no_the_page_stands_and_nobody_else_is_asked() -> None:
    run = begun(3)
    a_session(run, (0, 1, 2))
    say(run, 1, "tear")
    asked = run.requests()
    assert [request.decision.seats for request in asked] == [(0,), (2,)]
    assert asked[0].decision.house_answer() == "no", "whoever is away says no"
    assert asked[0].decision.prompt.params == {"n": 1, "who": "@seat:1"}
    run.take_events()
    say(run, 2, "no")
    assert told(run) == [("campaign-not-torn", {"n": 1})]
    assert run.state.asked_by == -1 and run.requests(0)[0].decision.key == "campaign.gate"
    say(run, 0, "tear")
    for seat in (2, 1):
        say(run, seat, "yes")
    assert told(run)[-1] == ("campaign-torn", {"n": 1, "who": ["@seat:0", "@seat:1", "@seat:2"], "many": 3})
    assert run.undo_boundary == run.index


def test_a_torn_page_welcomes_who_came_since_and_takes_leave_of_who_left(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []
    game, left = TrekCampaign(), {1}

    def welcome(record: Any, seat: int) -> None:
        heard.append(("welcome", seat))
        TrekCampaign.welcome(game, record, seat)

    monkeypatch.setattr(game, "welcome", welcome)
    monkeypatch.setattr(game, "farewell", lambda record, seat: heard.append(("farewell", seat)))
    monkeypatch.setattr(game, "has_left", lambda record, seat: seat in left)
    run = starting(game, 3)
    a_session(run, (0,))
    run.admit(3)
    run.admit(2, is_taken=False)
    heard.clear()
    say(run, 0, "tear")
    # 0 was there and is; 1 had left by the record and is there again; 2 has left since; 3 is new since
    assert heard == [("welcome", 1), ("farewell", 2), ("welcome", 3)]


def test_a_newcomer_takes_the_first_seat_that_nobody_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    run = begun(4)
    game = run.game
    assert game.newcomers_seat(run.state) == 4
    for seat in (3, 1):
        run.admit(seat, is_taken=False)
    assert run.state.empty == [1, 3] and game.newcomers_seat(run.state) == 1
    monkeypatch.setattr(game, "keeps_record", lambda record, seat: seat == 1)
    assert game.newcomers_seat(run.state) == 3
    monkeypatch.setattr(game, "keeps_record", lambda record, seat: True)
    assert game.newcomers_seat(run.state) == 4, "all who left may come back"
    run.state.seats = MOST_LISTED - 1
    assert game.newcomers_seat(run.state) == MOST_LISTED - 1
    run.state.seats = MOST_LISTED
    assert game.newcomers_seat(run.state) == 1, "unless no more can be listed"


def test_no_more_people_ride_than_the_game_has_seats() -> None:
    run = begun(4)
    with pytest.raises(NotPossible) as refused:
        run.admit(4)
    assert (refused.value.text.key, dict(refused.value.text.params)) == ("refused-full", {"most": 4})
    say(run, 2, "ride")
    say(run, 3, "ride")
    run.admit(2, is_taken=False)
    assert run.state.riding == [3], "who has left rides no more"
    run.admit(4)
    assert run.state.held == [0, 1, 3, 4]
    with pytest.raises(NotPossible):
        run.admit(2)


def test_only_what_its_own_session_left_is_taken_in() -> None:
    run = begun(1)
    with pytest.raises(NotPossible):
        run.supply(TABLE_SEAT, {"child": "1-1", "left": {"heap": 1, "hands": [1]}})
    say(run, 0, "begin")
    wrong: list[Any] = [None, [], {"child": "1-1"}, {"child": "1-1", "left": None}, {"child": "1-2", "left": {}}]
    for data in wrong:
        with pytest.raises(NotPossible):
            run.supply(TABLE_SEAT, data)
    (child,) = run.game.child_tables(run.state)
    assert (child.key, child.game, child.seats, child.title, child.is_lobby) == (
        "1-1",
        "toy-walk",
        (0,),
        text("campaign-session-title", n=1),
        False,
    )
    come_back(run, {"heap": 1, "hands": [1]})
    assert run.game.child_tables(run.state) == ()


def test_a_campaign_is_carried_as_it_was_before_the_session_that_is_played() -> None:
    run = begun(2)
    a_session(run)
    run.admit(1, is_taken=False)
    say(run, 0, "begin")
    carried = the_game(run).carried(run.state)
    assert (carried["seats"], carried["empty"], carried["begun"], len(carried["pages"])) == (2, [1], 2, 1)
    assert carried["record"]["heap"] == 4
    other = Run.start(run.game, b"elsewhere", 2, brings=carried)
    assert (other.state.empty, other.state.begun, other.state.held) == ([1], 2, [0])
    for seats in (1, 3):
        with pytest.raises(NotPossible, match="campaign-refused-newer"):
            Run.start(run.game, b"elsewhere", seats, brings=carried)
    most = run.game.seats[1]
    full = Run.start(run.game, b"elsewhere", most + 1, brings=carried | {"seats": most + 1, "empty": [1]})
    assert full.state.seats == most + 1 and len(full.state.held) == most, "a seat that was given up is one too many"
    with pytest.raises(NotPossible, match="refused-seats"):
        Run.start(run.game, b"elsewhere", most + 1)
    many = carried | {"seats": 6, "empty": [1]}
    state = run.state.model_copy(update={"seats": 6})
    with pytest.raises(NotPossible, match="refused-full"):
        run.game.receive(state, many)
    run.game.receive(state, many | {"empty": [0, 1]})
    assert state.empty == [0, 1]


def test_who_gave_up_the_seat_buys_nothing_after_the_session() -> None:
    run = begun(2)
    for seat in (0, 1):
        say(run, seat, "ride")
    say(run, 0, "begin")
    run.state.empty = [1]
    come_back(run, {"heap": 1, "hands": [1, 1]})
    assert [request.decision.seats for request in run.requests()] == [(0,)]


def test_a_campaign_ends_when_its_game_says_so() -> None:
    run = starting(TrekCampaign(), 1, walks=1)
    say(run, 0, "begin")
    come_back(run, {"heap": 4, "hands": [3]})
    assert run.over and run.state.result == "home", "nobody is asked anything after the last session"
    over = run.game.result_text(run.state)
    assert (over.key, dict(over.params)) == ("campaign-over", {"n": 1})
    assert run.game.name_of("child:1-1") == "none" and run.game.name_of("x") is None
    assert not run.game.opens_contests()


def test_one_kind_of_session_that_is_a_contest_keeps_a_person_from_two_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    game, duel, walk = TrekCampaign(), Walk(), Walk()
    monkeypatch.setattr(duel, "contest", True)
    for children, is_one in (({"a": walk, "b": duel}, True), ({"a": walk}, False), ({"b": duel}, True), ({}, False)):
        monkeypatch.setattr(game, "children", children)
        assert game.opens_contests() is is_one


def test_whose_leaving_ends_a_campaign_is_heard_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat comes or goes at the gate, and the game may say that this was the end."""
    game, gone = TrekCampaign(), list[int]()
    monkeypatch.setattr(game, "farewell", lambda record, seat: gone.append(seat))
    monkeypatch.setattr(game, "result", lambda record: "empty" if gone else None)
    run = starting(game, 2)
    assert not run.over and not game.rides_whole(run.state)
    assert not game.has_left(run.state.record, 0) and not game.keeps_record(run.state.record, 0)
    run.admit(1, is_taken=False)
    assert (gone, run.over, run.state.result) == ([1], True, "empty")
