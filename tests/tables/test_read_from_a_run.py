"""What is read from a run without a store: who may take back what, what is news to whom, who answers for whom, which
clocks run, and which token an answer is meant for."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.decision import TABLE_SEAT, Choice, Event, Text, text
from bot.rules.kernel.run import ADMIT, Run
from bot.rules.play.handle import CHILD_RESULT
from bot.tables.model.answering import deputies, proxied_for, proxies, seats_for
from bot.tables.model.info import Info
from bot.tables.model.requests import clocked, find_answer, find_token, pending, snapshot, with_present_tokens
from bot.tables.model.seats import Seat
from bot.tables.model.since import Told, since_last_answers
from bot.tables.model.undo import free_undo, last_choice, may_undo
from tests.rules.toy import Toy

ADA, BEN, CAY = (Seat(n, 100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cay")))


def info_of(*seats: Seat) -> Info:
    return Info("t1", 1, 5, None, 100, "toy", 1, "h", "running", {}, "c", 0.0, 0.0, "en", seats)


def run_of(
    *choices: tuple[int, str], first: int = 0, boundary: int = 0, undo: str = "free", asked: tuple[int, ...] = (0,)
) -> Any:
    """Stands for a run whose choices were made by these seats, in these ways (`by`, or by and key)."""
    made = [Choice(seat, by.partition(" ")[2] or "k", "x", by.partition(" ")[0]) for seat, by in choices]
    return SimpleNamespace(
        choices=made,
        index=first + len(made),
        undo_boundary=boundary,
        checkpoints=[SimpleNamespace(index=first)],
        state=None,
        game=SimpleNamespace(undo=lambda state: undo, deputy=lambda state, seat, present: None),
        requests=lambda: [SimpleNamespace(decision=SimpleNamespace(seats=asked))],
        over=False,
    )


UNDOS: list[tuple[Any, tuple[int, int] | None]] = [
    (run_of((0, "player")), (0, 0)),
    (run_of((0, "player"), (1, "house")), (0, 0)),
    (run_of((0, "player"), (0, "order"), (1, "house")), (0, 0)),
    (run_of((1, "player"), (0, "player")), (0, 1)),
    (run_of((0, "player"), (1, "player")), None),
    (run_of((0, "player"), (1, "clock")), None),
    (run_of((0, "deputy")), (0, 0)),
    (run_of((1, "house")), None),
    (run_of(), None),
    (run_of((0, "player"), boundary=1), None),
    (run_of((1, "player"), (0, "player"), boundary=1), (0, 1)),
    (run_of((0, "player"), first=7, boundary=3), (0, 7)),
    (run_of((0, "player"), undo="consent"), None),
    (run_of((0, "player"), undo="off"), None),
    (run_of((0, "player"), asked=(TABLE_SEAT,)), None),
]


@pytest.mark.parametrize(("run", "expected"), UNDOS)
def test_what_somebody_takes_back_freely(run: Any, expected: tuple[int, int] | None) -> None:
    assert free_undo(run, info_of(ADA, BEN), 100) == expected
    later = Seat(0, 100, "Ada", prefs={"index": 99})
    assert free_undo(run, info_of(later, BEN), 100) is None, "what somebody else did at this seat before"


def test_when_nothing_may_be_taken_back() -> None:
    runs = (run_of(), run_of(undo="consent"), run_of(undo="off"), run_of(asked=(TABLE_SEAT,)))
    assert [may_undo(run) for run in runs] == [True, True, False, False]


LAST: list[tuple[Any, tuple[int, int] | None]] = [
    (run_of((0, "player"), (1, "player")), (0, 0)),
    (run_of((0, "player"), (0, "house")), (0, 0)),
    (run_of((0, "clock")), (0, 0)),
    (run_of((0, "deputy"), (1, "clock"), first=4), (0, 4)),
    (run_of((0, "order")), None),
    (run_of((1, "player")), None),
    (run_of((0, "player"), (TABLE_SEAT, f"table {ADMIT}")), None),
    (run_of((0, "player"), (TABLE_SEAT, f"table {CHILD_RESULT}1")), None),
]


@pytest.mark.parametrize(("run", "expected"), LAST)
def test_the_last_choice_of_somebody(run: Any, expected: tuple[int, int] | None) -> None:
    assert last_choice(run, info_of(ADA, BEN), [0]) == expected
    assert last_choice(run, info_of(Seat(0, 100, "Ada", prefs={"index": 99}), BEN), [0]) is None


# ---------------------------------------------------------------------- news


def told(*rows: tuple[int | None, int | None]) -> list[Told]:
    """Events of these choices; the second number: the seat that alone may read it."""
    return [Told(n, idx, Event("k", {}, only)) for n, (idx, only) in enumerate(rows)]


def test_news_begin_after_the_last_answer_that_somebody_gave_themselves() -> None:
    run = run_of((0, "player"), (1, "player"), (0, "house"), (1, "clock"))
    events = told((None, None), (0, None), (0, None), (1, None), (2, None), (3, None))
    found = since_last_answers(events, run, {0: 0, 1: 0, 2: 0}, [0])
    assert found.hands == {0: 1, 1: 3} and found.board == 1
    assert since_last_answers(events, run, {0: 0, 1: 0, 2: 0}, [1]).board == 3
    assert since_last_answers(events, run, {0: 0, 1: 0, 2: 0}, [0, 1]).board == 1
    assert since_last_answers(events, run, {0: 0, 1: 0, 2: 0}, [2]).board == 0, "nothing was seen of it all"
    assert since_last_answers(events, run, {0: 0, 1: 0, 2: 0}, []).board == 3, "nobody is asked: the last answer of all"
    assert since_last_answers(events, run, {0: 1, 1: 0}, [1]).hands == {1: 3}, "the seat has another holder since"
    assert since_last_answers([], run_of(), {0: 0}, []).board == 0
    late = run_of((0, "player"), (1, "player"), first=5)
    assert since_last_answers(told((5, None), (6, None)), late, {0: 0, 1: 0}, [0]).hands == {0: 0, 1: 1}


def test_how_far_somebody_has_come_in_secret_does_not_move_the_boards_news() -> None:
    run = run_of((0, "player"), (0, "player"))
    secret = told((0, None), (1, 0))
    found = since_last_answers(secret, run, {0: 0}, [0])
    assert (found.hands, found.board) == ({0: 1}, 0)
    secret[1].event.public = Text("k", {})
    assert since_last_answers(secret, run, {0: 0}, [0]).board == 1


def test_an_answer_that_left_no_line_is_followed_by_what_the_table_told_since() -> None:
    run = run_of((0, "player"), (1, "player"), (0, "player"))
    events = told((0, None), (1, None), (None, None))
    assert since_last_answers(events, run, {0: 0, 1: 0}, [0]).hands == {0: 2, 1: 1}


# ---------------------------------------------------------------------- who answers


def test_a_deputy_is_somebody_who_is_there() -> None:
    def run(choice: int | None, over: bool = False) -> Any:
        game = SimpleNamespace(deputy=lambda state, seat, present: choice, patience=None)
        return SimpleNamespace(game=game, state=None, over=over)

    away = Seat(1, 101, "Ben", away=True)
    seats = [ADA, away, CAY]
    assert deputies(run(2), seats) == {1: 2} and deputies(run(None), seats) == {}
    assert deputies(run(1), seats) == {}, "who is away decides for nobody"
    assert deputies(run(2, over=True), seats) == {} and deputies(run(2), [ADA, BEN, CAY]) == {}
    for other in (
        Seat(1, 101, "B", away=True, house=True),
        Seat(1, None, "B", away=True),
        Seat(1, 101, "B", away=True, deputy=9),
    ):
        assert deputies(run(2), [ADA, other, CAY]) == {}
    assert deputies(run(0), [Seat(0, 100, "Ada", away=True), away]) == {}
    table = info_of(ADA, away, CAY)
    assert seats_for(run(2), table, 102) == [2, 1] and seats_for(None, table, 102) == [2]
    named = info_of(ADA, Seat(1, 101, "Ben", away=True, deputy=102), CAY)
    assert seats_for(run(None), named, 102) == [2, 1] and seats_for(run(None), named, 101) == [1]


def test_others_answer_what_was_asked_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run.start(Toy(), b"s" * 32, 3)
    token = run.token(run.requests(1)[0], 1)
    late = Seat(1, 101, "Ben", prefs={"opened": [token]})
    seats = [ADA, late, CAY]
    assert proxies(run, seats) == {}, "the game lets nobody"
    monkeypatch.setattr(run.game, "proxies", lambda state, key, seat, present: [2, 0, 1])
    assert proxies(run, seats) == {1: (2, 0)}
    assert proxied_for(run, info_of(*seats), 102) == [1] == proxied_for(run, info_of(*seats), 100)
    assert proxied_for(run, info_of(*seats), 101) == []
    assert proxies(run, [ADA, BEN, CAY]) == {}
    assert proxies(run, [ADA, Seat(1, 101, "Ben", prefs={"opened": ["old"]}), CAY]) == {}
    assert proxies(run, [ADA, late, Seat(2, 102, "Cay", away=True)]) == {1: (0,)}
    monkeypatch.setattr(run.game, "contest", True)
    assert proxies(run, seats) == {}


# ---------------------------------------------------------------------- questions


def test_what_is_waited_for_has_a_clock() -> None:
    run = Run.start(Toy(), b"s" * 32, 2)
    run.choose(0, "1")
    (key,) = pending(run)
    assert key == (1, run.token(run.requests(1)[0], 1)) and clocked(run)[key].key == "toy.bid"
    run.choose(1, "1")
    assert [seat for seat, _ in pending(run)] == [0, 1]
    run.choose(0, "done", run.token(run.requests(0)[0], 0))
    assert [seat for seat, _ in pending(run)] == [1], "who is done on a floor is asked and not waited for"


def test_a_token_is_found_among_several_and_an_answer_without_one_by_what_it_fits() -> None:
    run = Run.start(Toy(), b"s" * 32, 2)
    bid, biscuit = (run.token(request, 0) for request in run.requests(0))
    theirs = run.token(run.requests(1)[0], 1)
    assert find_token(run, 0, f"{theirs}.{bid}") == bid and find_token(run, 0, theirs) is None
    assert find_answer(run, 0, "2") == bid and find_answer(run, 0, "biscuit") == biscuit
    assert find_answer(run, 0, "nothing") is None
    for seat in (0, 1):
        run.choose(seat, "1")
    for answer in ("done", "no"):
        for seat in (0, 1):
            run.choose(seat, answer, run.token(run.requests(seat)[0], seat))
    keep = run.token(run.requests(0)[0], 0)
    assert find_answer(run, 0, 2) == keep == find_answer(run, 0, "7")


def test_a_question_as_plain_data() -> None:
    run = Run.start(Toy(), b"s" * 32, 1)
    run.choose(0, "1"), run.choose(0, "done")
    request = run.requests(0)[0]
    found = snapshot(run, request, "x7")
    assert (found.token, found.key, found.seats, found.private, found.done) == ("x7", "toy.vote", (0,), False, False)
    assert [option.id for option in found.options] == ["yes", "no"] and found.prompt == text("toy-vote")
    assert (found.least, found.most, found.kind, found.anytime, found.deadline) == (1, 1, "one", False, "turn")


def test_clocks_of_before_there_were_lines_go_to_what_is_asked_in_order() -> None:
    run = Run.start(Toy(), b"s" * 32, 2)
    first, second = pending(run)
    assert with_present_tokens(run, {first: (None, 5.0)}) == ({first: (None, 5.0)}, False)
    old: dict[Any, Any] = {(1, "8"): (None, 2.0), (0, "7"): (1.0, 2.0), (0, "9"): (None, 3.0)}
    assert with_present_tokens(run, old) == ({first: (1.0, 2.0), second: (None, 2.0)}, True)
    assert with_present_tokens(run, {**old, first: (None, 9.0)})[0] == {first: (None, 9.0), second: (None, 2.0)}
