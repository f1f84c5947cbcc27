"""The simple Ranger of the balance check in company (rules 8.2): a test that hurts is left to whoever is sure of it."""

import pytest

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from cogs.rangers.house import plain
from cogs.rangers.rules.travel import STAY
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import at_turn, lay, resume
from tests.games.rangers.test_travel import travelling

HUNTER = "fern.wild.lynx"


def chosen(state: RangersState) -> Answer | None:
    run: Run[RangersState] = resume(state)
    return plain.answer(run.state, run.game.content, run.requests(0)[0], 0)


def way(state: RangersState) -> str:
    return "traverse:" + next(card.uid for card in state.cards if card.card == "t.loc.gap")


def test_with_two_to_spend_one_goes_on_alone_and_leaves_it_to_the_others_among_four() -> None:
    assert chosen(at_turn(1)) == way(at_turn(1))
    four = at_turn(4)
    assert chosen(four) != way(four)
    four.rangers[0].energy["FIT"] = 3
    assert chosen(four) == way(four)


@pytest.mark.parametrize(
    ("seats", "left", "goes"), [(3, 2, True), (3, 3, False), (4, 2, False), (4, 1, False), (2, 3, True)]
)
def test_three_take_the_risk_for_the_last_bit_of_the_way_and_four_never(seats: int, left: int, goes: bool) -> None:
    state = at_turn(seats)
    place = next(card for card in state.cards if card.card == "t.loc.gap")
    place.tokens = {"progress": 4 * seats - left}
    assert (chosen(state) == way(state)) is goes


def test_of_two_who_are_well_each_takes_the_risk_and_none_once_one_is_hurt() -> None:
    two = at_turn(2)
    assert chosen(two) == way(two)
    two.rangers[1].injuries = 1
    assert chosen(two) != way(two)


def test_of_two_whoever_is_tired_takes_no_risk_either() -> None:
    for burnt, goes in ((plain.TIRED - 1, True), (plain.TIRED, False)):
        two = at_turn(2)
        two.rangers[0].fatigue = ["fern.p.long_stride"] * burnt
        assert (chosen(two) == way(two)) == goes


@pytest.mark.parametrize(
    ("preset", "seats", "hurt", "round_", "waits"),
    [
        *(("field", 2, 1, 2, True), ("field", 2, 1, 3, False), ("field", 2, 0, 2, False)),
        *(("field", 1, 1, 2, False), ("field", 3, 1, 2, False), ("full", 2, 1, 2, False)),
    ],
)
def test_two_of_whom_one_is_hurt_stay_a_round_where_what_was_tried_rests(
    preset: str, seats: int, hurt: int, round_: int, waits: bool
) -> None:  # DP-16, D6
    state = travelling(99, seats=seats, preset=preset)
    state.rangers[0].injuries, state.round = hurt, round_
    run: Run[RangersState] = resume(state)
    assert run.requests(0)[0].decision.key == "rangers.travel"
    assert (chosen(state) == STAY) == waits


def test_the_lead_waits_bad_weather_out_and_nobody_else_does() -> None:
    for lead, waits in ((0, True), (1, False)):
        state = at_turn(2)
        state.lead = lead
        state.rangers[0].energy = {"AWA": 0, "FIT": 0, "SPI": 0, "FOC": 3}
        sky = next(card for card in state.cards if card.card in resume(state).game.content.weathers)
        sky.face = 1
        assert str(chosen(state)).startswith("test:") == waits


def test_what_would_tire_too_much_is_left_alone() -> None:  # ER-7.2
    for beasts, goes in ((1, True), (2, False)):
        state = at_turn(1)
        state.rangers[0].energy = {"AWA": 0, "FIT": 3, "SPI": 0, "FOC": 0}
        for _ in range(beasts):
            lay(state, HUNTER, "reach:0")
        assert (chosen(state) == way(state)) == goes


def test_alone_where_nothing_goes_to_rest_less_is_worth_it() -> None:  # ER-7.2, D6
    for preset, goes in (("field", True), ("full", False)):
        state = at_turn(1, preset=preset)
        state.rangers[0].energy = {"AWA": 0, "FIT": 3, "SPI": 0, "FOC": 0}
        for beast in (HUNTER, "fern.wild.bell_deer"):
            lay(state, beast, "reach:0")
        assert (chosen(state) == way(state)) == goes


def test_what_blocks_the_way_on_is_put_to_rest_or_worked_at() -> None:  # ER-6.12, ER-7.7
    for preset in ("field", "full"):
        state = at_turn(2, preset=preset)
        place = next(card for card in state.cards if card.card == "t.loc.gap")
        place.tokens = {"progress": 99}
        tangle = lay(state, "fern.wild.windfall", "along").uid
        assert tangle in str(chosen(state))
        place.tokens = {}
        state.rangers[0].energy["AWA"] = 0
        assert tangle not in str(chosen(state))
