"""The house player's plan for a segment: silver becomes levels in time, and no place is a mill that never stops."""

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from cogs.doomrock.game import game
from cogs.doomrock.house.map import best_action
from cogs.doomrock.rules.map.actions import actions
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import table, touch


def wanted(run: Run[DoomrockState]) -> str:
    """What the house player does at D-1."""
    state = run.state
    legal = [option.id for option in actions(state, game().content) if option.refused is None]
    return best_action(state, game().content, legal)


def test_the_last_time_goes_to_the_camp_that_the_silver_pays_for() -> None:
    run = table(2)
    run.state.time, run.state.silver = 1, 8
    run.state.map_deck = run.state.map_deck[:6]  # far enough on the way to Doomrock
    assert wanted(run) == "visit:0"  # Tent Pitch
    request = run.requests(0)[0]
    touch(run)
    assert house_answer(run, request, 0) == "visit:0"


def test_silver_for_a_level_is_earned_before_the_camp() -> None:
    run = table(2)
    run.state.time, run.state.silver = 2, 2
    run.state.map_deck = run.state.map_deck[:6]
    assert wanted(run) == "visit:2"  # Odd Jobs: 2 + 2 = 4, a level of the first hero


def test_in_the_last_segment_the_way_to_doomrock_comes_first() -> None:
    """DR-7.1."""
    run = table(2)
    run.state.segment, run.state.time, run.state.silver = 3, 3, 1
    run.state.map_deck = run.state.map_deck[:3]
    assert wanted(run) == "venture"


def test_selling_what_a_shop_sells_comes_to_an_end() -> None:
    """With four heroes the bees pay more than a shop asks: they pawn once."""
    bees = game().content.events["ev.bee_bank"].location
    assert bees is not None and bees.once and bees.text.startswith("Once")
