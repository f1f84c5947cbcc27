"""Chapter 1 and the vocabulary: what effects come to, missions and entries, and what a day writes down."""

import pytest

from bot.rules.kernel.run import Run
from cogs.rangers.content.decks import is_legal
from cogs.rangers.state import MissionRecord, RangersState
from tests.games.rangers.kit import (
    DULL,
    answer,
    asked,
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
    start,
    told,
)

BURNT = ["fern.p.long_stride"] * 3


def playing(card: str, state: RangersState) -> Run[RangersState]:
    """The first Ranger plays a card out of the hand; the house answers what that asks."""
    state.rangers[0].hand = [card]
    run = resume(state)
    answer(run, f"play:{card}")
    house(run, "rangers.turn")
    return run


def test_after_an_arrow_nothing_happens_unless_all_before_was_done() -> None:
    """ER-1.1, ER-1.2, ER-1.3: an exhausted deer cannot exhaust, so nothing is soothed; the card has its say."""
    for is_ready, soothed in ((True, 1), (False, 0)):
        state = at_turn()
        state.rangers[0].fatigue = list(BURNT)
        lay(state, "t.deer", "along", is_ready=is_ready)
        run = playing("t.arrow", state)
        assert len(ranger(run).hand) == soothed


def test_a_loop_goes_round_three_times_and_then_its_first_step_fails() -> None:
    """ER-1.4: exhausting readies it, readying exhausts it; it lies there exhausted."""
    state = at_turn()
    swing = lay(state, "t.swing", "surroundings")
    run = playing("t.push", state)
    lines = told(run)
    assert (lines.count("rangers-exhausts"), lines.count("rangers-readies")) == (4, 3)
    assert not found(run, swing.uid).is_ready
    assert not any(key.startswith("loop") for key in run.state.limits)


@pytest.mark.parametrize(("energy", "soothed"), [(0, 0), (1, 1), (2, 1)])
def test_for_every_two_is_rounded_down(energy: int, soothed: int) -> None:
    """ER-1.7: efforts of 1, 2 and 3."""
    state = at_turn(1)
    state.rangers[0].energy["FIT"] = 3
    state.rangers[0].fatigue = list(BURNT)
    stack(state, "c05")  # FIT 0
    spade = lay(state, "t.spade", "area:0", owner=0)
    run = resume(state)
    make_test(run, f"test:{spade.uid}:0:", commit=["energy"] * energy)
    assert len(ranger(run).fatigue) == 3 - soothed


def test_who_you_are_and_who_the_others_are() -> None:
    """ER-1.5, edge case 29: each Ranger in seat order; another one there is not when alone."""
    state = at_turn(2)
    run = playing("t.rain", state)
    assert [len(own.fatigue) for own in run.state.rangers] == [1, 0]
    assert len(ranger(run, 1).hand) == 1
    run = playing("t.rain", at_turn(1))
    assert len(ranger(run).fatigue) == 1


def test_moved_tokens_are_not_added() -> None:
    """ER-9.3, ER-1.8: they clear the moth all the same, without any having been added."""
    state = at_turn()
    deer = lay(state, "t.deer", "along", tokens={"progress": 3})
    moth = lay(state, "t.moth", "along", tokens={"progress": 1})
    run = playing("t.shift", state)
    assert found(run, deer.uid).tokens == {"progress": 1}
    assert run.state.find(moth.uid) is None
    assert "rangers-token" not in told(run)


def test_a_discarded_card_is_not_cleared() -> None:
    """ER-9.5, ER-4.8: what clearing would bring does not come."""
    state = at_turn()
    state.rangers[0].injuries = 1
    sluice = lay(state, "t.sluice", "along")
    run = playing("t.sweep", state)
    assert run.state.find(sluice.uid) is None
    assert (ranger(run).injuries, run.state.path_discard[-1]) == (1, "t.sluice")


def test_a_challenge_card_as_a_die_wakes_nothing() -> None:
    """ER-8.3: only what its icon brings to the effect; and a reshuffle is one."""
    state = at_turn()
    lay(state, "t.hart", "along")
    stack(state, "c02")  # crest, reshuffle
    run = playing("t.die", state)
    assert len(ranger(run).fatigue) == 1
    assert (len(run.state.challenge_deck), run.state.challenge_discard) == (24, [])


def test_what_a_search_brings_into_play_is_placed_as_if_drawn() -> None:
    """ER-3.3, ER-4.9: within reach of whoever resolves it; the deck is shuffled."""
    state = at_turn()
    state.collection = [card for card in state.collection if card not in ("t.lynx", "t.deer")]
    state.path_deck = ["t.lynx", "t.deer"]
    run = playing("t.fetch", state)
    assert [card.zone for card in run.state.cards if card.card == "t.lynx"] == ["reach:0"]
    assert run.state.path_deck == ["t.deer"]


def test_a_group_test_is_one_test_of_all() -> None:
    """ER-6.16, ER-6.6: the others are asked before; one energy of theirs counts, and their reach is woken too."""
    state = at_turn()
    gate = lay(state, "t.gate", "along")
    lay(state, "t.hart", "reach:1")
    stack(state, "c18")  # FIT 1, crest
    run = resume(state)
    heave = next(option for option in options(run) if option.startswith(f"test:{gate.uid}"))
    answer(run, heave)
    house(run, "rangers.commit")
    assert run.requests()[0].decision.seats == (1,)
    answer(run, ["energy"])
    house(run, "rangers.commit")
    answer(run, ["energy"])
    house(run, "rangers.turn")
    assert run.state.find(gate.uid) is None  # 1 + 1 + 1 + 1
    assert ranger(run, 1).energy["FIT"] == 1
    assert len(ranger(run).fatigue) == 1  # the hart within reach of the other


# ---------------------------------------------------------------------- missions, entries, the record


def test_a_mission_brings_its_cards_to_places_with_people_too() -> None:
    """ER-2.6, ER-2.11: it lies in the row in the morning, and a lantern is in the path deck."""
    state = start(1, until="set_out")
    state.missions = {"t.mi.relight": MissionRecord(1)}
    run = resume(state)
    house(run, "rangers.turn")
    assert [card.zone for card in run.state.cards if card.card == "t.mi.relight"] == ["surroundings"]
    where = [*run.state.path_deck, *(card.card for card in run.state.cards)]
    assert "t.lantern" in where


def test_gains_of_the_day_are_in_the_ledger_and_hold_at_once() -> None:
    """ER-14.3, ER-1.9: mission, event, reward and an entry for a later day."""
    run = playing("t.errand", at_turn())
    assert [gain.kind for gain in run.state.ledger] == ["mission", "event", "reward", "entry"]
    assert "t.mi.relight" in run.state.missions
    assert [card.zone for card in run.state.cards if card.card == "t.mi.relight"] == ["surroundings"]
    assert run.state.day_entries == {3: ["T.2"]}
    facts = game().view(run.state, None)
    assert facts["gains"] == 4


def test_a_card_is_traded_for_one_of_a_set_that_its_ranger_may_carry_and_has_not() -> None:
    """ER-17.2, ER-17.7: wherever the deck's cards are just now; a malady is not traded away."""
    content, state = game().content, at_turn()
    own = state.rangers[0]
    values = content.aspects[own.aspect].values
    menders = {card.id for card in content.of_set("mender")}
    allowed = sorted(card for card in menders if is_legal(content.ranger_cards[card], values))
    assert 3 < len(allowed) < len(menders)
    own.deck, own.discard, own.fatigue = [*DULL, allowed[0]], [allowed[1]], [allowed[2], "t.ache"]
    own.hand = ["t.trade"]
    run = resume(state)
    answer(run, "play:t.trade")
    house(run, "rangers.swap")
    assert set(options(run)) == {"fern.p.long_stride", *allowed[:3]}
    answer(run, allowed[1])
    assert asked(run) == "rangers.swap" and set(options(run)) == set(allowed[3:])
    answer(run, allowed[3])
    assert [(gain.kind, gain.what, gain.n) for gain in run.state.ledger] == [("swap", f"{allowed[1]}>{allowed[3]}", 0)]


def test_an_objective_is_read_with_the_clears_and_what_ends_the_day_comes_last() -> None:
    """ER-14.15, ER-14.1 `story`, ER-9.4: the mission is done although the end of the day is named before it."""
    state = at_turn()
    state.missions = {"t.mi.relight": MissionRecord(1)}
    lay(state, "t.mi.relight", "surroundings")
    lantern = lay(state, "t.lantern", "along", tokens={"progress": 1})
    stack(state, "c18")
    run = resume(state)
    make_test(run, f"traverse:{lantern.uid}")
    assert (run.over, run.state.result, run.state.camped) == (True, "story", True)
    assert run.state.done == ["t.mi.relight"]
    assert [gain.kind for gain in run.state.ledger] == ["check", "done"]


def test_an_entry_is_read_as_its_card_enters_and_the_group_chooses() -> None:
    """ER-3.2, DP-20, ER-13.5, ER-14.15: who walks on arrives elsewhere, and may camp there."""
    state = start(1, until="path")
    state.path_deck = ["t.carter"]
    run = resume(state)
    house(run, "story.choice")
    assert set(options(run)) == {"stay", "walk"}
    answer(run, "walk")
    house(run, "rangers.camp")
    assert (asked(run), run.state.place) == ("rangers.camp", "ME")
    assert "walked" in run.state.story.keywords


def test_staying_leaves_everything_as_it_was() -> None:
    """DP-20."""
    state = start(1, until="path")
    state.path_deck = ["t.carter"]
    run = resume(state)
    house(run, "story.choice")
    answer(run, "stay")
    house(run, "rangers.turn")
    assert run.state.place == "FO"
    assert [gain.what for gain in run.state.ledger] == ["stayed"]
