"""Chapters 6 to 8 of the rules: tests, fatigue on the way, dodging, the challenge deck and what it wakes."""

import pytest

from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.trials.testable import tiring
from cogs.rangers.state import RangersState, Trial
from tests.games.rangers.kit import (
    answer,
    at_turn,
    found,
    game,
    house,
    lay,
    make_test,
    options,
    ranger,
    resume,
    stack,
    told,
)


def between(state: RangersState, target: str) -> int:
    """Fatigue on the way to a target."""
    look = Board(state, game().content)
    return sum(look.presence(card) for card in tiring(look, Trial(0, "avoid", "AWA", "conflict", "", target, target)))


def place_of(state: RangersState) -> str:
    return next(card.uid for card in state.cards if card.card.startswith("t.loc."))


@pytest.mark.parametrize(("progress", "worth"), [(0, 1), (1, 2)])
def test_what_a_cards_own_text_adds_counts_before_it_is_committed(progress: int, worth: int) -> None:
    """ER-6.7: *Finishes the Row* said 2 effort, 73 %, and made 3 of it."""
    state = at_turn()
    being = lay(state, "t.hart", "along", tokens={"progress": progress} if progress else {})
    state.rangers[0].hand = ["fern.p.finishes_the_row"]
    stack(state, "c06")
    run = resume(state)
    answer(run, f"connect:{being.uid}")
    house(run, "rangers.commit")
    decision = run.requests()[0].decision
    assert decision.preview is not None
    said = decision.preview({"fern.p.finishes_the_row": 1}).params["n"]
    assert said == 1 + worth
    label = next(one.label for one in run.requests()[0].options(run) if one.id == "fern.p.finishes_the_row")
    assert label.params["n"] == worth
    answer(run, ["fern.p.finishes_the_row"])
    assert next(event for event in run.take_events() if event.kind == "rangers-committed").params["n"] == said


def test_what_exhausts_a_card_that_was_tested_is_told() -> None:
    """ER-6.12."""
    state = at_turn()
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}")
    assert "rangers-exhausts-tested" in told(run)


def test_traverse_adds_effort_as_progress_and_exhausts_its_target() -> None:
    """ER-6.1, ER-6.3a, ER-6.5, ER-6.7, ER-6.8, ER-6.9, ER-6.12, ER-9.2: one energy, one more, a card that takes one."""
    state = at_turn()
    place = place_of(state)
    stack(state, "c06")  # FIT -1
    run = resume(state)
    make_test(run, f"traverse:{place}", commit=["energy"])
    assert ranger(run).energy["FIT"] == 0
    assert found(run, place).tokens == {"progress": 1}
    assert not found(run, place).is_ready
    assert run.requests()[0].decision.seats == (1,)  # ER-6.15: never two tests in a turn


def test_a_failed_traverse_injures() -> None:
    """ER-6.3a, ER-6.8, ER-10.2: effort is never below 0; the fatigue deck is discarded with the injury."""
    state = at_turn()
    state.rangers[0].deck, state.rangers[0].fatigue = state.rangers[0].deck[2:], state.rangers[0].deck[:2]
    stack(state, "c02")  # FIT -2
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}")
    assert ranger(run).injuries == 1
    assert (ranger(run).fatigue, len(ranger(run).discard)) == ([], 2)
    assert "progress" not in found(run, place_of(state)).tokens


@pytest.mark.parametrize(("challenge", "injuries"), [("c18", 0), ("c02", 2)])  # FIT 1, FIT -2
def test_what_a_test_brings_in_any_case_comes_after_what_it_brings_if_it_was_won_or_lost(
    challenge: str, injuries: int
) -> None:
    """ER-6.9."""
    state = at_turn()
    state.rangers[0].injuries = 1
    scree = lay(state, "t.scree", "along").uid
    stack(state, challenge)
    run = resume(state)
    make_test(run, next(one for one in options(run) if one.startswith(f"test:{scree}")), commit=["energy"])
    assert (ranger(run).injuries, len(ranger(run).fatigue)) == (injuries, 1)
    lines = told(run)
    assert lines.index("rangers-injury" if injuries else "rangers-heals") < lines.index("rangers-fatigue")


def test_connect_befriends_a_being_until_it_clears() -> None:
    """ER-6.3b, ER-6.10, ER-9.1, ER-9.6: over its threshold it goes to the path discard, and its tokens are gone."""
    state = at_turn()
    deer = lay(state, "t.deer", "along", tokens={"progress": 3})
    stack(state, "c05")  # SPI -1
    run = resume(state)
    make_test(run, f"connect:{deer.uid}", commit=["energy"])
    assert run.state.find(deer.uid) is None
    assert run.state.path_discard == ["t.deer"]


def test_avoid_lets_a_being_sleep_through_one_more_morning() -> None:
    """ER-6.3c: exhausted at once, and not ready before the morning after next."""
    state = at_turn()
    boar = lay(state, "t.lynx", "reach:0")
    stack(state, "c01", "c10")
    state.rangers[0].energy["AWA"] = 4
    run = resume(state)
    make_test(run, f"avoid:{boar.uid}", commit=["energy", "energy", "energy"])  # 4 - 2
    assert (found(run, boar.uid).is_ready, found(run, boar.uid).hold) == (False, 1)


def test_without_exhausting_targets_avoid_only_exhausts() -> None:
    """D6: where tested cards do not exhaust, the avoided one does, and readies with the others."""
    state = at_turn(exhaust_target="no")
    lynx = lay(state, "t.lynx", "reach:0")
    stack(state, "c10", "c06")
    run = resume(state)
    make_test(run, f"avoid:{lynx.uid}", commit=["energy"])
    assert (found(run, lynx.uid).is_ready, found(run, lynx.uid).hold) == (False, 0)


def test_remember_looks_at_the_own_deck_and_draws() -> None:
    """ER-6.2, ER-6.3d, ER-4.9: no target, nothing between."""
    state = at_turn()
    lay(state, "t.lynx", "reach:0")
    state.rangers[0].deck[-2:] = ["fern.p.hearth_calm", "fern.p.notices_hats"]
    stack(state, "c06")
    run = resume(state)
    make_test(run, "remember", commit=["energy"])
    assert ranger(run).hand == ["fern.p.notices_hats"]
    assert ranger(run).fatigue == []
    assert "rangers-scouts" in told(run)


@pytest.mark.parametrize(("zone", "fatigue"), [("area:0", 0), ("reach:0", 0), ("along", 2), ("surroundings", 5)])
def test_ready_cards_between_fatigue_by_their_presence(zone: str, fatigue: int) -> None:
    """ER-4.1, ER-7.2, ER-7.3: the own zone never counts, exhausted and friendly cards neither."""
    state = at_turn()
    lay(state, "t.lynx", "reach:0")
    lay(state, "t.tom", "reach:0")
    lay(state, "t.boar", "along")
    lay(state, "t.deer", "along")
    lay(state, "t.deer", "along", is_ready=False)
    lay(state, "t.lynx", "reach:1")
    target = lay(state, "t.stray", zone)
    assert between(state, target.uid) == fatigue


def test_another_rangers_reach_lies_behind_the_own_one() -> None:
    """ER-7.2, ER-7.9: only what is within one's own reach lies between."""
    state = at_turn()
    lay(state, "t.deer", "reach:0")
    lay(state, "t.boar", "along")
    lay(state, "t.hart", "reach:1")
    target = lay(state, "t.lynx", "reach:1")
    assert between(state, target.uid) == 1


def test_fatigue_burns_cards_unseen_and_one_too_many_ends_the_day() -> None:
    """ER-7.1, ER-7.4: what can be burnt is, then the day is over, before a challenge card is drawn (edge case 3)."""
    state = at_turn()
    lay(state, "t.lynx", "reach:0")
    lay(state, "t.boar", "along")
    state.rangers[0].deck = state.rangers[0].deck[:3]
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}")
    assert (run.over, run.state.result) == (True, "exhausted")
    assert (len(ranger(run).deck), len(ranger(run).fatigue)) == (0, 3)
    assert "rangers-challenge" not in told(run)


def test_dangerous_cards_injure_as_well() -> None:
    """ER-15 Dangerous, ER-15 Untraversable: after the fatigue an injury; it cannot be traversed."""
    state = at_turn()
    mist = lay(state, "t.mist", "reach:0")
    run = resume(state)
    assert f"traverse:{mist.uid}" not in options(run)
    make_test(run, f"traverse:{place_of(state)}")
    assert ranger(run).injuries >= 1
    assert "rangers-injury" in told(run)


def test_dodging_costs_awareness_a_card() -> None:
    """ER-7.6: the dodged card does not fatigue, and still answers to the challenge."""
    state = at_turn()
    lay(state, "t.lynx", "reach:0")
    hart = lay(state, "t.hart", "reach:0")
    stack(state, "c18")  # FIT +1, crest
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}", dodge=[hart.uid])
    assert ranger(run).energy["AWA"] == 1
    assert len(ranger(run).fatigue) == 2 + 1  # the lynx on the way, the hart's crest


def test_dodging_is_free_or_off() -> None:
    """D7."""
    state = at_turn(basic_dodge="free")
    lynx = lay(state, "t.lynx", "reach:0")
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}", dodge=[lynx.uid])
    assert (ranger(run).energy["AWA"], ranger(run).fatigue) == (2, [])
    state = at_turn(basic_dodge="off")
    lay(state, "t.lynx", "reach:0")
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}", dodge=["none of them would do"])
    assert len(ranger(run).fatigue) == 2


def test_without_energy_of_the_aspect_no_test() -> None:
    """ER-6.4, E-ENERGY: nothing is paid."""
    state = at_turn()
    state.rangers[0].energy["FIT"] = 0
    run = resume(state)
    assert options(run)[f"traverse:{place_of(state)}"] == "rangers-refused-energy"


def test_committed_cards_count_their_icons_and_are_discarded() -> None:
    """ER-6.7, ER-6.13, E-ICON: only the icons of the approach."""
    state = at_turn()
    state.rangers[0].hand = ["fern.p.long_stride", "fern.p.hearth_calm"]  # exploration 2; connection 1
    stack(state, "c06")
    run = resume(state)
    answer(run, f"traverse:{place_of(state)}")
    house(run, "rangers.commit")
    assert set(options(run)) == {"energy", "fern.p.long_stride"}
    answer(run, ["fern.p.long_stride"])
    house(run, "rangers.turn")
    assert ranger(run).discard == ["fern.p.long_stride"]
    assert ranger(run).hand == ["fern.p.hearth_calm"]
    assert found(run, place_of(state)).tokens["progress"] == 1 + 2 - 1


def test_the_setting_minimal_commits_one_energy_and_no_more() -> None:
    """D5."""
    state = at_turn(commit="minimal")
    state.rangers[0].hand = ["fern.p.long_stride"]
    stack(state, "c06")
    run = resume(state)
    make_test(run, f"traverse:{place_of(state)}", commit=["none of them would do"])
    assert found(run, place_of(state)).tokens == {}
    assert ranger(run).hand == ["fern.p.long_stride"]


def test_exhausted_cards_may_be_tested_and_tireless_ones_stay_ready() -> None:
    """ER-6.14, ER-15 Tireless."""
    state = at_turn()
    greyback = lay(state, "t.greyback", "reach:0")
    deer = lay(state, "t.deer", "along", is_ready=False)
    stack(state, "c06")
    run = resume(state)
    assert options(run)[f"connect:{deer.uid}"] == ""
    make_test(run, f"connect:{greyback.uid}")
    assert found(run, greyback.uid).is_ready


def test_a_reshuffle_brings_the_whole_challenge_deck_back() -> None:
    """ER-6.11, ER-8.1: the four cards with -2."""
    state = at_turn()
    stack(state, "c06", "c01")
    run = resume(state)
    make_test(run, "remember")
    assert len(run.state.challenge_discard) == 1
    make_test(run, "remember")
    assert (len(run.state.challenge_deck), run.state.challenge_discard) == (24, [])


def test_a_day_that_ends_in_the_middle_of_a_test_keeps_its_challenge_card() -> None:
    """ER-7.1, ER-14.2: fatigue of a challenge effect burns the last card and one more; all 24 are still there."""
    state = at_turn()
    state.rangers[0].deck = []
    lay(state, "t.hart", "reach:0")
    stack(state, "c08")
    run = resume(state)
    make_test(run, "remember")
    assert (run.over, run.state.result) == (True, "exhausted")
    assert len(run.state.challenge_deck) + len(run.state.challenge_discard) == 24


def test_an_empty_challenge_deck_is_its_discard_again() -> None:
    """ER-8.2."""
    state = at_turn()
    state.challenge_discard, state.challenge_deck = state.challenge_deck, []
    run = resume(state)
    make_test(run, "remember")
    assert len(run.state.challenge_deck) + len(run.state.challenge_discard) == 24
    assert "rangers-challenge" in told(run)


def test_disconnected_and_others_player_areas_cannot_be_tested() -> None:
    """ER-6.1, ER-15 Disconnected, E-OTHERAREA, E-KEYWORD."""
    state = at_turn()
    stray = lay(state, "t.stray", "along")
    gear = lay(state, "t.tower", "area:1")
    run = resume(state)
    assert f"connect:{stray.uid}" not in options(run)
    assert f"avoid:{stray.uid}" in options(run)
    assert not [option for option in options(run) if gear.uid in option]
