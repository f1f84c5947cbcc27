"""Altered's house player: what it forecasts, what it keeps, and that it never begins what it cannot finish."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.house.effects import useful
from cogs.altered.house.forecast import Forecast
from cogs.altered.house.plans import KEEP_HAND, Body, best_plan
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState, Obj

GAME = load_game("altered")
HUSH, JUDGE = "GM_ROAD_B_VK_06_C", "GM_BASE_B_VK_12_C"


def begun(deck: str = "veilkeepers") -> Run[AlteredState]:
    """Day 1 of a game of equal decks, each first hand put away as the house would."""
    run = Run.start(GAME, b"greedy", 2)
    run.choose(0, deck)
    run.choose(1, deck)
    crowd = Crowd(greedy_player, b"greedy", 0)
    while run.state.phase != "afternoon":
        crowd.step(run)
    return run


def body(choice: str, row: tuple[int, int, int], cost: int = 2, extra: float = 0.0) -> Body:
    return Body(choice, cost, row, extra, False, False)


def test_more_than_the_other_side_is_worth_something_and_a_held_expedition_is_not() -> None:
    look = Look((run := begun()).state, GAME.content)
    cast = Forecast(look, run.state.first)
    here = (run.state.first, "hero")
    assert cast.worth({here: (3, 3, 3)}) > cast.worth({here: (1, 1, 1)}) > cast.now  # AL-10.3
    assert cast.worth({here: (3, 3, 3)}, frozenset({here})) == cast.now  # AL-10.8


def test_a_plan_uses_both_expeditions_and_keeps_what_changes_nothing() -> None:
    run = begun()
    cast = Forecast(Look(run.state, GAME.content), run.state.first)
    two = [body("hand:A", (4, 4, 4)), body("hand:B", (4, 4, 4))]
    alone, both = best_plan(cast, two, 2), best_plan(cast, two, 4)
    assert both.worth > 1.8 * alone.worth > 0
    assert best_plan(cast, [body("hand:A", (0, 0, 0), extra=-KEEP_HAND)], 4).first == ""
    assert best_plan(cast, two, 1).first == ""


@pytest.mark.parametrize(("spare", "wise"), [(0, False), (1, True)])
def test_a_spell_whose_tough_target_cannot_be_paid_is_not_begun(spare: int, wise: bool) -> None:
    """AL-8.12: only "back" would be left of it, again and again."""
    run = begun()
    state, seat = run.state, run.state.first
    state.objects["judge"] = Obj("judge", JUDGE, 1 - seat, 1 - seat, "expedition", 99, "hero")
    state.in_play.append("judge")
    assert useful(Look(state, GAME.content), GAME.content.cards[HUSH], seat, spare) is wise
