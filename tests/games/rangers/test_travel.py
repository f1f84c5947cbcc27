"""Chapters 13 and 14 of the rules: travelling, arriving, camping, and how a day ends."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.rangers.state import Gain, RangersState
from tests.games.rangers.kit import answer, asked, at_turn, found, house, lay, options, ranger, resume, told


def place_of(state: RangersState) -> str:
    return next(card.uid for card in state.cards if card.card.startswith("t.loc."))


def travelling(progress: int = 8, **chosen: Any) -> RangersState:
    """Phase 3 is about to begin at the Gap, with so much progress of 8."""
    state = at_turn(**chosen)
    state.card(place_of(state)).tokens = {"progress": progress} if progress else {}
    state.steps[0].name, state.steps[0].args = "travel", {}
    return state


def goes(run: Run[RangersState], to: str = "ME:fen") -> None:
    """The group sets out."""
    assert asked(run) == "rangers.travel"
    answer(run, to)


@pytest.mark.parametrize(
    ("progress", "obstacle", "asks"), [(7, None, False), (8, True, False), (8, False, True), (8, None, True)]
)
def test_the_way_is_open_with_enough_progress_and_no_ready_obstacle(
    progress: int, obstacle: bool | None, asks: bool
) -> None:
    """ER-13.1, ER-7.7, D18, A6: anywhere in play."""
    state = travelling(progress)
    if obstacle is not None:
        lay(state, "t.tangle", "along", is_ready=obstacle)
    run = resume(state)
    assert (asked(run) == "rangers.travel") is asks


def test_with_an_open_gate_only_obstacles_bar_the_way() -> None:
    """D18 `open`."""
    assert asked(resume(travelling(0, travel_gate="open"))) == "rangers.travel"
    state = travelling(0, travel_gate="open")
    lay(state, "t.tangle", "along")
    assert asked(resume(state)) != "rangers.travel"


def test_staying_goes_on_to_the_next_round() -> None:
    """ER-13.4, ER-3.7: nothing was left behind."""
    state = travelling()
    deer = lay(state, "t.deer", "along")
    run = resume(state)
    answer(run, "stay")
    house(run, "rangers.turn")
    assert found(run, deer.uid).zone == "along"
    assert (run.state.place, run.state.round) == ("GA", 2)


def test_travelling_leaves_the_valley_behind_but_not_what_is_persistent_or_ones_own() -> None:
    """ER-13.2, ER-13.3, ER-13.4: place, terrain and path deck are new; gear, hands, injuries are as they were."""
    state = travelling()
    deer, tom = lay(state, "t.deer", "along"), lay(state, "t.tom", "reach:0")
    far = lay(state, "t.tom", "along")
    rope = lay(state, "t.rope", "area:0", owner=0, is_ready=False)
    warden = lay(state, "t.warden", "along", owner=1)
    state.rangers[0].injuries = 1
    run = resume(state)
    goes(run)
    house(run, "rangers.camp")
    assert (run.state.place, run.state.terrain) == ("ME", "fen")
    assert [run.state.find(card.uid) is None for card in (deer, far, warden, tom, rope)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert "t.warden" in ranger(run, 1).discard
    assert not found(run, rope.uid).is_ready
    assert ranger(run).injuries == 1
    assert len([card for card in run.state.cards if card.card.startswith("t.loc.")]) == 1
    assert found(run, place_of(run.state)).tokens == {}


def test_a_locked_path_wants_its_event() -> None:
    """ER-13.2b, E-PATH."""
    state = travelling()
    state.place = "FO"
    state.card(place_of(state)).card = "t.loc.ford"
    assert set(options(resume(state))) == {"GA:wildwood", "ME:shore", "stay"}
    state.story.keywords.append("boat")
    assert set(options(resume(state))) == {"GA:wildwood", "ME:shore", "ME:fen", "stay"}


def test_arriving_gives_one_effect_to_each_ranger_from_the_lead() -> None:
    """ER-2.5, ER-16.5: two Rangers, two path cards; what is over is ignored."""
    state = travelling()
    state.lead = 1
    run = resume(state)
    goes(run)
    house(run, "rangers.camp")
    lines = [event for event in run.take_events() if event.kind == "rangers-arrival"]
    assert [line.params["who"] for line in lines] == ["@seat:1", "@seat:0"]


def test_camp_is_offered_after_an_arrival_and_ends_the_day() -> None:
    """ER-13.5, ER-14.1, DP-17, A6: camp is the answer of whoever is late; what was won is kept."""
    state = travelling()
    state.ledger.append(Gain("event", "seen"))
    run = resume(state)
    goes(run)
    house(run, "rangers.camp")
    house(run)
    assert (run.over, run.state.result, run.state.camped) == (True, "camp", True)


def test_going_on_begins_a_new_round() -> None:
    """ER-13.4, ER-13.5, E-CAMP: and no camp any more until the next arrival."""
    run = resume(travelling())
    goes(run)
    house(run, "rangers.camp")
    answer(run, "on")
    house(run, "rangers.turn")
    assert (run.state.round, run.state.has_arrived) == (2, False)


def test_as_published_camp_is_offered_before_the_path_deck_is_built() -> None:
    """D10."""
    run = resume(travelling(camp_timing="before_arrival"))
    goes(run)
    assert asked(run) == "rangers.camp"
    assert "rangers-arrival" not in told(run)


def test_the_group_can_give_the_day_up() -> None:
    """ER-14.1 `called`, DP-27: asked twice; it does not count as camped."""
    run = resume(at_turn())
    answer(run, "stop")
    assert asked(run) == "rangers.stop"
    answer(run, "no")
    assert asked(run) == "rangers.turn"
    answer(run, "stop")
    answer(run, "yes")
    assert (run.over, run.state.result, run.state.camped) == (True, "called", False)


def test_a_vote_is_accepted_when_more_than_half_agree() -> None:
    """ER-16.1, ER-16.2, ER-1.6: of two Rangers both; votes may be changed; a tie goes with the Lead."""
    state = travelling()
    state.options.group_mode = "consensus"
    run = resume(state)
    answer(run, "stay", seat=0)
    assert asked(run) == "rangers.travel"
    answer(run, "ME:fen", seat=0)
    answer(run, "ME:fen", seat=1)
    assert run.state.place == "ME"
