"""Chapters 2 and 3 of the rules: the morning, the path deck, and what a round is made of."""

from collections import Counter

import pytest

from bot.rules.kernel.run import Run
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import answer, asked, at_turn, found, game, house, lay, ranger, resume, start, told


def at(state: RangersState, code: str, step: str = "path") -> Run[RangersState]:
    """Play on with the group at this place, a step about to begin."""
    state.place, state.steps[0].name, state.steps[0].args = code, step, {}
    return resume(state)


def of_set(cards: list[str]) -> Counter[str]:
    return Counter(game().content.path_cards[card].set for card in cards)


def test_energy_is_the_aspects_and_the_roles_bonus_until_the_first_refill() -> None:
    """ER-2.2, ER-10.1, ER-3.8, D14, A1: Pathmaker with FIT 3 starts with 4."""
    state = start(1)
    assert game().content.roles[state.rangers[0].role].start_bonus.FIT == 1
    assert state.rangers[0].energy["FIT"] == 4
    assert start(1, start_energy="aspect").rangers[0].energy["FIT"] == 3
    run = resume(state)
    answer(run, "pass")
    house(run, "rangers.turn")
    assert run.state.round == 2
    assert ranger(run).energy == {"AWA": 2, "FIT": 3, "SPI": 2, "FOC": 1}


def test_one_kind_of_energy_is_eight() -> None:
    """D16 `single`."""
    assert start(1, energy="single").rangers[0].energy["any"] >= 8


def test_six_cards_and_one_mulligan_of_any_number() -> None:
    """ER-2.1, ER-16.3, A1: all at the same time, told as counts; nobody is asked a second time."""
    run = Run.start(game(), b"mulligan", 2, game().options(group_mode="lead"))
    house(run, "rangers.mulligan")
    assert [len(own.hand) for own in run.state.rangers] == [6, 6]
    answer(run, ["0", "1", "2", "3"], seat=0)
    answer(run, [], seat=1)
    assert asked(run) != "rangers.mulligan"
    assert [len(own.hand) + len(own.deck) for own in run.state.rangers] == [30, 30]
    assert [event.params for event in run.take_events() if event.kind == "rangers-mulligan"] == [
        {"who": "@seat:0", "n": 4}
    ]


def test_a_place_with_people_has_the_terrain_and_them() -> None:
    """ER-2.3: twelve of the terrain and all of its set, A2."""
    state = start(1)
    cards = [
        *state.path_deck,
        *state.path_discard,
        *(c.card for c in state.cards if c.card in game().content.path_cards),
    ]
    assert of_set(cards) == {"wildwood": 12, "watch_alder": 4}
    assert state.reserve == []


@pytest.mark.parametrize(("deck", "beneath"), [("seed", 12), ("full", 0)])
def test_elsewhere_three_of_the_valley_and_the_terrain_beneath(deck: str, beneath: int) -> None:
    """ER-2.3, ER-2.8, ER-2.9, D3, A2: the arrival effects of a first morning come out of these."""
    run = Run.start(
        game(), b"valley", 1, game().options(path_deck=deck), patch=lambda state: setattr(state, "place", "GA")
    )
    house(run, "rangers.turn")
    state = run.state
    drawn = [card.card for card in state.cards if card.card in game().content.path_cards]
    cards = [*state.path_deck, *state.path_discard, *drawn]
    assert of_set(cards)["valley"] == 3
    assert len(state.reserve) == beneath
    assert of_set([*cards, *state.reserve])["wildwood"] == 12


def test_an_empty_path_deck_is_the_reserve_then_the_discard_then_nothing() -> None:
    """ER-2.4."""
    state = start(1, until="path")
    state.path_deck, state.reserve, state.path_discard = [], ["t.deer"], ["t.moth"]
    state.collection = [card for card in state.collection if card not in ("t.deer", "t.moth")]
    run = at(state, "FO")
    house(run, "rangers.turn")
    assert "t.deer" in [card.card for card in run.state.cards]
    answer(run, "pass")
    house(run, "rangers.turn")
    assert "t.moth" in [card.card for card in run.state.cards]
    run.take_events()
    answer(run, "pass")
    house(run, "rangers.turn")
    assert "rangers-no-path" in told(run)


def test_one_card_a_round_for_the_group_in_turn_or_one_each() -> None:
    """ER-3.2, D1, A3: within reach of its drawer; what prints no way of entering stays in the surroundings."""
    state = start(2, until="path")
    state.path_deck = ["t.tower", "t.lynx"]  # the last is next
    run = at(state, "FO")
    house(run, "rangers.turn")
    assert zones(run)["t.lynx"] == f"reach:{run.state.lead}"
    answer(run, "pass")
    answer(run, "pass")
    house(run, "rangers.turn")
    assert zones(run)["t.tower"] == "surroundings"
    assert run.state.drawer != run.state.lead
    state = start(2, until="path", path_draws="per_ranger")
    state.path_deck = ["t.deer", "t.lynx"]
    run = at(state, "FO")
    house(run, "rangers.turn")
    assert run.state.path_deck == []


def zones(run: Run[RangersState]) -> dict[str, str]:
    return {card.card: card.zone for card in run.state.cards}


def test_everything_is_put_in_the_surroundings_where_the_group_wants_it_so() -> None:
    """D2."""
    state = start(1, until="path", path_placement="surroundings")
    state.path_deck = ["t.lynx"]
    run = at(state, "FO")
    house(run, "rangers.turn")
    assert zones(run)["t.lynx"] == "surroundings"


def test_an_ambush_tires_its_drawer() -> None:
    """ER-3.2, ER-15 Ambush, ER-7.8: three fatigue as it enters; without a test, nothing else does."""
    state = start(1, until="path")
    state.path_deck = ["t.greyback"]
    run = at(state, "FO")
    house(run, "rangers.turn")
    assert len(ranger(run).fatigue) == 3


# ---------------------------------------------------------------------- turns and rounds


def test_who_has_passed_acts_no_more_this_round_and_the_other_goes_on() -> None:
    """ER-3.4, ER-3.5, A5: consecutive turns of the one who is left."""
    state = at_turn()
    run = resume(state)
    answer(run, "pass")
    for _ in range(2):
        assert run.requests()[0].decision.seats == (1,)
        answer(run, "remember")
        house(run, "rangers.turn")
    answer(run, "pass")
    assert run.state.round == 2


def test_in_free_order_the_group_says_who_is_next_and_nobody_goes_twice() -> None:
    """ER-3.6, D4."""
    state = at_turn(3, turn_order="free")
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.next")
    assert [option.id for option in run.requests()[0].options(run)] == ["1", "2"]
    answer(run, "2")
    assert run.requests()[0].decision.seats == (2,)


def test_a_new_round_readies_fills_and_draws() -> None:
    """ER-3.8, ER-3.9, ER-6.3c, ER-10.2, A4, A8: a fatigue an injury, energy as printed, a card; sleepers sleep on."""
    state = at_turn(1)
    deer = lay(state, "t.deer", "along", is_ready=False)
    lynx = lay(state, "t.lynx", "reach:0", is_ready=False, hold=1)
    state.rangers[0].injuries, state.rangers[0].deck = 2, state.rangers[0].deck[:3]
    state.rangers[0].energy["SPI"] = 7
    run = resume(state)
    answer(run, "pass")
    house(run, "rangers.turn")
    own = ranger(run)
    assert (len(own.fatigue), len(own.deck), len(own.hand)) == (2, 0, 1)
    assert own.energy == {"AWA": 2, "FIT": 3, "SPI": 2, "FOC": 1}
    assert found(run, deer.uid).is_ready
    assert (found(run, lynx.uid).is_ready, found(run, lynx.uid).hold) == (False, 0)
    answer(run, "pass")
    house(run, "rangers.turn")
    assert (run.over, run.state.result) == (True, "exhausted")


@pytest.mark.parametrize(("order", "first"), [("seed", "rangers-fatigue"), ("full", "rangers-fatigue")])
def test_the_order_of_a_new_round_is_a_setting(order: str, first: str) -> None:
    """D13: as published a card is drawn before energy is filled, and cards ready last."""
    state = at_turn(1, refresh_order=order)
    state.rangers[0].injuries, state.rangers[0].deck = 1, state.rangers[0].deck[:1]
    run = resume(state)
    answer(run, "pass")
    assert (run.over, run.state.result) == (True, "exhausted")
    assert first in told(run)
    full = {"AWA": 2, "FIT": 3, "SPI": 2, "FOC": 1}
    assert (ranger(run).energy == full) == (order == "seed")
