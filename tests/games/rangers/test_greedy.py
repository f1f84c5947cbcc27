"""What the house's own Ranger prefers: how long it stays at a place, what it camps for, what it puts into a test, whom
it would rather have asleep."""

import pytest

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from cogs.rangers.house import greedy, worth
from cogs.rangers.house.prospects import prospects
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.travel import STAY
from cogs.rangers.state import Gain, MissionRecord, RangersState
from tests.games.rangers.kit import DULL, answer, asked, at_turn, game, house, lay, options, resume
from tests.games.rangers.test_travel import goes, place_of, travelling


def chosen(run: Run[RangersState], seat: int = 0) -> Answer | None:
    return greedy.answer(run.state, game().content_of(run.state), run.requests(seat)[0], seat)


def at_the_gap(left: int, *, lies: bool = False, path: tuple[int, int] = (0, 5)) -> Run[RangersState]:
    """The way on is open, and a mission wants lanterns. left: cards in the deck; lies: one is in play; path: so many
    are among so many cards of the path deck."""
    state = travelling(99, seats=1)
    state.day = state.length = 12
    state.missions = {"t.mi.relight": MissionRecord(1)}
    state.rangers[0].deck = DULL[:left]
    if lies:
        lay(state, "t.lantern", "along")
    wanted, of = path
    state.path_deck = ["t.lantern"] * wanted + ["t.deer"] * (of - wanted)
    return resume(state)


@pytest.mark.parametrize(
    ("left", "lies", "path", "stays"),
    [
        *((30, False, (0, 5), False), (30, True, (0, 5), True), (30, False, (1, 5), True)),
        *((13, True, (0, 5), True), (12, True, (0, 5), False), (12, False, (1, 5), False)),
        *((30, False, (1, 8), True), (30, False, (3, 25), True), (30, False, (1, 9), False)),
    ],
)
def test_it_stays_for_what_a_mission_wants_while_there_is_strength_for_it_and_it_comes_soon(
    left: int, lies: bool, path: tuple[int, int], stays: bool
) -> None:
    assert (chosen(at_the_gap(left, lies=lies, path=path)) == STAY) is stays


@pytest.mark.parametrize(
    ("left", "injuries", "has_gained", "camps"),
    [
        *((11, 0, False, False), (10, 0, False, True), (30, 2, False, False)),
        *((14, 0, True, False), (13, 0, True, True), (30, 1, True, False), (30, 2, True, True)),
    ],
)
def test_it_camps_once_a_deck_is_short_and_sooner_when_the_day_has_brought_something_that_could_be_lost(
    left: int, injuries: int, has_gained: bool, camps: bool
) -> None:
    state = travelling(99, seats=2)
    state.rangers[0].deck = DULL[:left]
    state.rangers[1].injuries = injuries
    state.ledger = [Gain("event", "stayed", 0)] * has_gained
    run = resume(state)
    goes(run)
    house(run, "rangers.camp")
    assert asked(run) == "rangers.camp" and (chosen(run) == "camp") is camps


STRIDE = "fern.p.long_stride"


@pytest.mark.parametrize(
    ("energy", "hand", "helps", "own"),
    [
        *((1, 0, ["energy"], ["energy"]), (3, 0, ["energy"] * 3, ["energy"]), (0, 2, [STRIDE] * 2, [])),
        *((1, 2, ["energy", STRIDE, STRIDE], []), (3, 2, ["energy"] * 3 + [STRIDE], [])),
    ],
)
def test_it_helps_another_until_the_test_is_likely_enough_and_then_nothing_more_is_needed(
    energy: int, hand: int, helps: list[str], own: list[str]
) -> None:  # ER-6.16
    state = at_turn()
    gate = lay(state, "t.gate", "along").uid
    state.rangers[1].energy["FIT"], state.rangers[1].hand = energy, [STRIDE] * hand
    run = resume(state)
    answer(run, next(one for one in options(run) if one.startswith(f"test:{gate}")))
    for seat, picks in ((1, helps), (0, own)):
        house(run, "rangers.commit")
        assert run.requests()[0].decision.seats == (seat,) and chosen(run, seat) == picks
        answer(run, picks)


@pytest.mark.parametrize(
    ("fit", "hand", "puts_in"),
    [(2, 0, ["energy"]), (3, 0, ["energy"] * 2), (2, 2, ["energy", STRIDE]), (3, 2, ["energy"] * 2 + [STRIDE])],
)
def test_into_its_own_test_goes_what_makes_it_sure_and_no_more(fit: int, hand: int, puts_in: list[str]) -> None:
    state = at_turn(1)
    state.rangers[0].energy["FIT"], state.rangers[0].hand = fit, [STRIDE] * hand
    run = resume(state)
    option = chosen(run)
    assert str(option).startswith("traverse:")
    answer(run, option)
    house(run, "rangers.commit")
    assert chosen(run) == puts_in


def gains(state: RangersState, option: str) -> worth.Gain:
    """What success in a test brings the first Ranger."""
    run = resume(state)
    look = Board(run.state, game().content)
    (found,) = [one for one in prospects(look, 0, options(run)) if one.option == option]
    return worth.gain_of(look, found)


def gain(card: str, zone: str, *, is_ready: bool = True) -> float:
    """What it is worth to avoid a card."""
    state = at_turn(1)
    return gains(state, f"avoid:{lay(state, card, zone, is_ready=is_ready).uid}").fixed


def test_the_way_on_is_worth_most_when_the_next_place_is_somebodys_last() -> None:
    found = {}
    for left in ((30, 30), (30, 13), (30, 12), (12, 30)):
        state = at_turn(2)
        for own, n in zip(state.rangers, left, strict=True):
            own.deck = DULL[:n]
        found[left] = gains(state, "traverse:" + place_of(state)).whole
    assert found[30, 30] == found[30, 13] < found[30, 12] == found[12, 30]


def test_what_threatens_is_worth_more_asleep_the_more_it_tires_the_nearer_it_lies_and_the_more_it_answers() -> None:
    for near in ("along", "reach:0"):  # ER-7.2
        assert gain("t.greyback", near) > gain("t.boar", near) > gain("t.deer", near) > gain("t.deer", "surroundings")
        assert gain("t.lynx", near) > gain("t.boar", near) and gain("t.hart", near) > gain("t.deer", near)
    far = {card: gain(card, "surroundings") for card in ("t.greyback", "t.boar", "t.deer", "t.hart", "t.lynx")}
    assert far["t.greyback"] == far["t.boar"] == far["t.deer"] == 0 < far["t.hart"] < far["t.lynx"]
    assert gain("t.tom", "along") == 0 == gain("t.lynx", "along", is_ready=False)


def test_the_fuller_the_hand_the_less_remembering_is_worth_and_nothing_once_the_deck_is_short() -> None:
    def worth_of(hand: int, deck: int = 30) -> float:
        state = at_turn(1)
        state.rangers[0].hand, state.rangers[0].deck = [STRIDE] * hand, DULL[:deck]
        return gains(state, "remember").fixed

    assert worth_of(0) == worth_of(3) > worth_of(4) == worth_of(5) > worth_of(6) == worth_of(9) > 0
    assert worth_of(0, worth.PLENTY) == worth_of(0) and worth_of(0, worth.PLENTY - 1) == 0
