"""Chapter 5 of the rules: playing cards, what they cost, gear, responses, and the edge of a turn."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible
from cogs.rangers.options import RangersOptions
from cogs.rangers.rules.cards.moving import attach
from tests.games.rangers.kit import (
    answer,
    asked,
    at_turn,
    found,
    house,
    lay,
    make_test,
    options,
    ranger,
    response_asked,
    resume,
    stack,
    told,
)

BURNT = ["fern.p.long_stride"] * 4
MORE = "fern.b.one_more_thing"


def test_a_play_costs_energy_of_its_aspect_and_a_moment_is_discarded() -> None:
    """ER-5.1, ER-5.2, ER-5.7, ER-7.5: paid, resolved, discarded; soothed cards go to the hand."""
    state = at_turn()
    state.rangers[0].hand, state.rangers[0].fatigue = ["t.song"], list(BURNT)
    run = resume(state)
    answer(run, "play:t.song")
    assert ranger(run).energy["SPI"] == 1
    assert ranger(run).discard == ["t.song"]
    assert (len(ranger(run).hand), len(ranger(run).fatigue)) == (2, 2)
    assert run.requests()[0].decision.seats == (1,)  # ER-3.4: one action


def test_without_energy_nothing_is_played() -> None:
    """ER-5.1, E-ENERGY, E-UNPLAYABLE: no partial payment; attributes are never played."""
    state = at_turn()
    state.rangers[0].hand = ["t.song", "t.nail"]
    state.rangers[0].energy["SPI"] = 0
    run = resume(state)
    assert options(run)["play:t.song"] == "rangers-refused-energy"
    assert "play:t.nail" not in options(run)
    with pytest.raises(NotPossible):
        answer(run, "play:t.song")


@pytest.mark.parametrize(("chosen", "left"), [({}, 1), ({"preset": "full"}, 2)])
def test_a_card_for_nothing_costs_the_least_there_is(chosen: dict[str, Any], left: int) -> None:
    """D9, F7: cost 0 is 1 in `field`, and nothing as published."""
    state = at_turn(**chosen)
    state.rangers[0].hand = ["t.breath"]
    run = resume(state)
    answer(run, "play:t.breath")
    assert ranger(run).energy["FIT"] == left


def test_a_cost_of_x_is_chosen_from_the_least_up() -> None:
    """ER-5.1: X."""
    state = at_turn()
    state.rangers[0].hand = ["t.spark"]
    run = resume(state)
    answer(run, "play:t.spark")
    assert asked(run) == "rangers.x"
    answer(run, 2)
    assert (ranger(run).energy["FOC"], ranger(run).energy["AWA"]) == (0, 3)


def test_gear_lies_in_the_player_area_and_more_than_five_does_not_fit() -> None:
    """ER-5.2, ER-5.4, DP-15, E-EQUIP: the owner discards, the newest by default."""
    state = at_turn()
    state.rangers[0].hand = ["t.sack"]
    rope = lay(state, "t.rope", "area:0", owner=0)
    run = resume(state)
    answer(run, "play:t.sack")
    assert asked(run) == "rangers.card"
    answer(run, rope.uid)
    assert ranger(run).discard == ["t.rope"]
    assert [card.tokens for card in run.state.cards if card.card == "t.sack"] == [{"room": 1}]


def test_nothing_is_attached_to_itself_or_to_what_lies_under_it_or_to_what_is_gone() -> None:
    """ER-4.7, ER-1.1: it is not done then, so that nothing follows after an arrow, and nothing is told."""
    state = at_turn()
    deer, boar = lay(state, "t.deer", "along").uid, lay(state, "t.boar", "along").uid
    run = resume(state)
    told(run)
    for what, to, is_done in ((deer, deer, False), (deer, boar, True), (boar, deer, False), (deer, "c99", False)):
        assert attach(run.play, what, to) is is_done
        assert told(run) == ["rangers-attached"] * is_done
    assert attach(run.play, "c99", deer) is False
    assert (found(run, deer).parent, found(run, boar).parent) == (boar, "")


def test_an_attachment_lies_under_its_card_and_changes_it() -> None:
    """ER-4.7, ER-5.2, ER-1.11: with the strap both pieces of gear fit."""
    state = at_turn()
    state.rangers[0].hand = ["t.strap"]
    rope = lay(state, "t.rope", "area:0", owner=0)
    run = resume(state)
    answer(run, "play:t.strap")
    assert [card.parent for card in run.state.cards if card.card == "t.strap"] == [rope.uid]
    assert ranger(run).discard == []


@pytest.mark.parametrize(("card", "zone"), [("t.hound", "along"), ("t.warden", "along")])
def test_beings_enter_where_they_say_or_where_their_player_says(card: str, zone: str) -> None:
    """ER-5.2, D19: a printed way of entering wins over a choice."""
    state = at_turn()
    state.rangers[0].hand = [card]
    run = resume(state)
    answer(run, f"play:{card}")
    if card == "t.hound":
        assert asked(run) == "rangers.zone"
        answer(run, zone)
    assert [one.zone for one in run.state.cards if one.card == card] == [zone]


def test_as_published_beings_come_within_reach() -> None:
    """D19 `within_reach`."""
    state = at_turn(play_zone="within_reach")
    state.rangers[0].hand = ["t.hound"]
    run = resume(state)
    answer(run, "play:t.hound")
    assert [one.zone for one in run.state.cards if one.card == "t.hound"] == ["reach:0"]


def test_a_second_unique_card_sends_the_first_away() -> None:
    """ER-15 Unique; edge case 17: another Ranger's stays."""
    state = at_turn()
    state.rangers[0].hand = ["t.hound"]
    lay(state, "t.hound", "reach:0", owner=0)
    other = lay(state, "t.hound", "reach:1", owner=1)
    run = resume(state)
    answer(run, "play:t.hound")
    answer(run, "reach:0")
    assert ranger(run).discard == ["t.hound"]
    assert found(run, other.uid).zone == "reach:1"


def test_a_manifestation_takes_a_token_of_a_conduit() -> None:
    """ER-5.5, E-TOKEN."""
    state = at_turn()
    state.rangers[0].hand = ["t.glow"]
    run = resume(state)
    assert options(run)["play:t.glow"] == "rangers-refused-token"
    state = at_turn()
    state.rangers[0].hand = ["t.glow"]
    lamp = lay(state, "t.lamp", "area:0", owner=0)
    run = resume(state)
    answer(run, "play:t.glow")
    assert found(run, lamp.uid).tokens == {"oil": 1}


def test_a_response_is_offered_at_its_moment_and_cancels() -> None:
    """ER-5.3, ER-16.7, ER-16.8: before the injury; it is paid, also off one's own turn; the injury never was."""
    state = at_turn()
    state.rangers[0].hand = ["t.duck"]
    stack(state, "c02")
    place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
    run = resume(state)
    assert "play:t.duck" not in options(run)
    answer(run, f"traverse:{place}")
    while "t.duck" not in options(run):  # there are other moments at which somebody might respond
        answer(run, run.requests()[0].decision.house_answer())
    assert run.requests()[0].decision.prompt.params["able"] == 1
    answer(run, "t.duck")
    assert (ranger(run).injuries, ranger(run).energy["AWA"], ranger(run).discard) == (0, 1, ["t.duck"])
    assert "rangers-injury" not in told(run)


def test_whoever_could_hold_a_response_is_asked_by_what_all_can_see() -> None:
    """ER-16.4, ER-16.7: that there is a hand, energy, and what of the deck has not been seen; not what the hand is. A
    moment may always be left."""
    run = response_asked()
    assert run.requests()[0].decision.seats == (1,)
    assert list(options(run)) == ["no"]
    assert run.requests()[0].decision.prompt.params["able"] == 0, "and is told why there is nothing to choose"


def test_nobody_is_asked_for_a_response_that_all_have_seen_elsewhere() -> None:
    """ER-16.7: the only one lies in the discard, or was never in this Ranger's deck."""
    for deck, discard in ((["t.nail"], ["t.duck"]), (["t.nail"], [])):
        state = at_turn()
        for own in state.rangers:
            own.hand, own.deck, own.fatigue, own.discard = ["t.nail"], list(deck), [], list(discard)
        stack(state, "c02")
        place = next(card.uid for card in state.cards if card.card == "t.loc.gap")
        run = resume(state)
        answer(run, f"traverse:{place}")
        while asked(run) != "rangers.turn" and not run.over:
            assert asked(run) != "rangers.response"
            answer(run, run.requests()[0].decision.house_answer())


@pytest.mark.parametrize(("vain_responses", "is_asked"), [("unasked", False), ("asked", True)])
def test_nobody_is_asked_for_a_response_that_answers_to_nothing_like_this(vain_responses: Any, is_asked: bool) -> None:
    """ER-16.7: all know that *One More Thing* answers to tests of its owner's alone; older tables go on being asked."""
    state = at_turn()
    state.options = state.options.model_copy(update={"vain_responses": vain_responses})
    state.rangers[1].hand, state.rangers[1].deck = ["t.nail"], [MORE]
    state.rangers[0].hand, state.rangers[0].deck = ["t.nail"], ["t.nail"]
    stack(state, "c04")
    being = lay(state, "t.hart", "along")
    run = resume(state)
    answer(run, f"connect:{being.uid}")
    seen = []
    while asked(run) != "rangers.turn":
        seen += [asked(run)]
        answer(run, run.requests()[0].decision.house_answer())
    assert ("rangers.response" in seen) is is_asked


def test_whoever_may_hold_an_answer_to_their_own_test_is_asked_though_they_do_not() -> None:
    """ER-16.7: else it would tell of the hand."""
    state = at_turn()
    state.rangers[0].hand, state.rangers[0].deck = ["t.nail"], [MORE]
    stack(state, "c04")
    being = lay(state, "t.hart", "along")
    run = resume(state)
    answer(run, f"connect:{being.uid}")
    house(run, "rangers.response")
    assert list(options(run)) == ["no"]


def test_stored_settings_without_it_go_on_asking() -> None:
    stored = RangersOptions().model_dump()
    del stored["vain_responses"]
    assert RangersOptions.model_validate(stored).vain_responses == "asked"
    assert RangersOptions().vain_responses == "unasked"


def test_abilities_of_the_edge_are_no_action() -> None:
    """ER-5.6, ER-5.8, ER-4.2: exhausted and used up, it cannot be used again; the turn goes on."""
    state = at_turn()
    state.rangers[0].fatigue = list(BURNT)
    sack = lay(state, "t.sack", "area:0", owner=0)
    run = resume(state)
    use = next(option for option in options(run) if option.startswith(f"use:{sack.uid}"))
    answer(run, use)
    assert len(ranger(run).hand) == 1
    assert asked(run) == "rangers.turn"
    assert run.requests()[0].decision.seats == (0,)
    assert use not in options(run)


def test_others_may_use_theirs_at_the_edge_of_a_turn() -> None:
    """ER-5.8: any Ranger, before the active one confirms an action."""
    state = at_turn()
    state.rangers[1].fatigue = list(BURNT)
    sack = lay(state, "t.sack", "area:1", owner=1)
    run = resume(state)
    answer(run, f"use:{sack.uid}:0", seat=1)
    assert len(ranger(run, 1).hand) == 1


def test_the_closing_edge_asks_once_all_have_passed() -> None:
    """ER-5.8, ER-3.7: then phase 3."""
    state = at_turn()
    state.rangers[1].fatigue = list(BURNT)
    lay(state, "t.sack", "area:1", owner=1)
    run = resume(state)
    answer(run, "pass")
    answer(run, "pass")
    assert (asked(run), run.requests()[0].decision.seats) == ("rangers.edge", (1,))
    answer(run, "done")
    assert run.state.round == 2


@pytest.mark.parametrize(("vain_uses", "is_asked"), [("unasked", False), ("asked", True)])
def test_the_closing_edge_is_not_asked_for_what_would_do_nothing(vain_uses: Any, is_asked: bool) -> None:
    """ER-5.8: nobody is tired whom the sack could soothe; older tables go on being asked."""
    state = at_turn()
    state.options = state.options.model_copy(update={"vain_uses": vain_uses})
    lay(state, "t.sack", "area:1", owner=1)
    run = resume(state)
    answer(run, "pass")
    answer(run, "pass")
    assert (asked(run) == "rangers.edge") is is_asked


def test_a_malady_stays_with_the_role_and_tires_whoever_rests() -> None:
    """ER-15 Fatiguing, ER-4.7, ER-2.10, ER-17.5: drawn, it is attached at once; resting costs its number."""
    state = at_turn(1)
    state.rangers[0].deck[-1:] = ["t.ache"]
    stack(state, "c06")
    run = resume(state)
    make_test(run, "remember")
    role = next(card for card in run.state.cards if card.card == ranger(run).role)
    if "t.ache" in ranger(run).deck:
        pytest.fail("the malady should have been drawn")
    assert [card.parent for card in run.state.cards if card.card == "t.ache"] == [role.uid]
    assert ranger(run).hand == []
    before = len(ranger(run).fatigue)
    answer(run, "pass")
    assert len(ranger(run).fatigue) - before >= 1
