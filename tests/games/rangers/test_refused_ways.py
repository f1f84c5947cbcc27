"""What a group cannot do, and guards (rules 11): the way on, the camp, who rides, what would never end."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible, RuleFailure, TooMuchWork
from bot.rules.kernel import stepper
from bot.rules.kernel.run import Run
from cogs.rangers.rules import turn
from tests.games.rangers.kit import (
    SEED,
    answer,
    asked,
    at_turn,
    found,
    game,
    house,
    lay,
    ranger,
    resume,
    stack,
)
from tests.games.rangers.refusing import GONE, place, refused, token
from tests.games.rangers.test_travel import travelling


def test_more_than_five_is_not_carried() -> None:  # E-EQUIP, ER-5.4
    """The owner is asked until it fits, and cannot keep all of it."""
    state = at_turn()
    state.rangers[0].hand = ["t.sack"]
    rope = lay(state, "t.rope", "area:0", owner=0)
    run = resume(state)
    answer(run, "play:t.sack")
    for kept in ("", "none", "pass", f"{rope.uid}x"):
        assert refused(run, 0, kept, token(run)) == GONE
    answer(run, rope.uid)
    assert asked(run) == "rangers.turn" and ranger(run).discard == ["t.rope"]


def test_with_too_little_progress_the_way_is_not_offered() -> None:  # E-GATE, ER-13.1
    state = at_turn(1)
    here = next(card for card in state.cards if card.card == "t.loc.gap")
    here.tokens["progress"] = 3
    run = resume(state)
    for wanted in ("FO:wildwood", "travel", "Travel"):
        assert refused(run, 0, wanted, token(run)) == "Progress 3/4: the way on is not open yet."
    answer(run, "pass")
    assert run.state.round == 2 and run.state.place == "GA"


def test_what_is_awake_and_in_the_way_keeps_the_group() -> None:  # E-GATE, ER-7.7, A6
    state = at_turn(1)
    here = next(card for card in state.cards if card.card == "t.loc.gap")
    here.tokens["progress"] = 8
    tangle = lay(state, "fern.wild.windfall", "along")
    run = resume(state)
    told = "Windfall Tangle is awake and blocks the way on: exhaust it or clear it."
    assert refused(run, 0, "travel", token(run)) == told
    found(run, tangle.uid).is_ready = False
    assert refused(run, 0, "travel", token(run)) == "The group goes on once all have passed."


def test_where_no_path_leads_nobody_goes() -> None:  # E-PATH, ER-13.2b
    state = travelling()
    state.place = "FO"
    next(card for card in state.cards if card.card == "t.loc.gap").card = "t.loc.ford"
    run = resume(state)
    assert refused(run, 0, "ME:fen", token(run)) == "That path is closed without: boat."
    assert refused(run, 0, "FO:fen", token(run)) == "No path leads there from here."


def test_camp_is_made_only_after_arriving() -> None:  # E-CAMP, ER-13.5
    run = resume(at_turn(1))
    for typed in ("camp", "Camp"):
        assert refused(run, 0, typed, token(run)) == "Camp is made only right after arriving somewhere."
    run = resume(travelling())
    assert refused(run, 0, "camp", token(run)) == "Camp is made only right after arriving somewhere."


# ---------------------------------------------------------------------- people, guards


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_ride(seats: int) -> None:  # E-PLAYERS
    with pytest.raises(NotPossible, match="refused-seats"):
        Run.start(game(), SEED, seats)


def test_nobody_joins_during_a_day() -> None:  # E-PLAYERS, ER-16.6
    run = resume(at_turn(1))
    assert not game().admits(run.state)


def test_a_day_does_not_go_on_for_ever() -> None:  # rules 6.24
    state = at_turn(1)
    state.round = 60
    run = resume(state)
    answer(run, "pass")
    assert run.over and run.state.result == "exhausted"


def test_what_sets_too_much_in_motion_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:  # E-ENGINE, rules 6.24
    """A guard is hit in the middle of a step: it is taken back, and the table goes on from there."""
    run = resume(at_turn(1))
    answer(run, f"traverse:{place(run)}")
    house(run, "rangers.commit")
    before, old = game().dump(run.state), token(run)
    with monkeypatch.context() as patched:
        patched.setattr(stepper, "MOST_WORK", 3)
        with pytest.raises(RuleFailure) as error:
            answer(run, [])
    assert isinstance(error.value.__cause__, TooMuchWork)
    assert game().dump(run.state) == before and asked(run) == "rangers.commit" and token(run) == old
    house(run, "rangers.turn")
    assert run.state.last_test is not None


def test_a_rule_that_fails_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:  # E-ENGINE
    run = resume(at_turn(1))
    before = game().dump(run.state)
    with monkeypatch.context() as patched:
        patched.setattr(turn, "rest", broken)
        with pytest.raises(RuleFailure):
            answer(run, "pass")
    assert game().dump(run.state) == before and asked(run) == "rangers.turn"
    answer(run, "pass")
    assert run.state.round == 2


async def broken(*_: Any) -> None:
    raise ZeroDivisionError


def test_forged_answers_of_every_shape_change_nothing() -> None:  # E-NUM, P3
    run = resume(at_turn(2))
    for choice in (None, 3, -1, 1.5, "", "use:c1:99", "play:nothing", ["pass"], {"pass": 1}, "traverse:", "test:::"):
        assert refused(run, 0, choice, token(run)) == GONE
    for choice in (
        "test:c1:x:c1",
        "test:c1",
        "use:c1",
        "use:",
        "play:",
        "avoid:c999",
        "travel:",
        ":",
        "camp:",
        "x" * 9_999,
    ):
        assert refused(run, 0, choice, token(run))


# ---------------------------------------------------------------------- readings


def test_somebody_who_is_away_takes_the_default() -> None:  # ER-16.6
    """Passing, declining, keeping: each question has an answer that the clock may take."""
    state = at_turn(2)
    run = resume(state)
    assert run.requests()[0].decision.house_answer() == "pass"
    answer(run, "pass")
    assert run.requests()[0].decision.seats == (1,)


def test_a_test_goes_on_when_its_target_has_left() -> None:  # ER-1.10, ER-9.5, rules 6.1
    """The challenge effects still stir, and the sum names what was there."""
    state = at_turn(1)
    deer = lay(state, "fern.wild.bell_deer", "along", tokens={"progress": 3})
    stack(state, "c17")  # SPI 0: the fourth progress clears it
    run = resume(state)
    answer(run, f"connect:{deer.uid}")
    house(run, "rangers.turn")
    assert run.state.find(deer.uid) is None
    assert run.view(None)["last_test"]["card_name"] == "Bell Deer"
