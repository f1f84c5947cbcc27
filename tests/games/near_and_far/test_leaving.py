"""Who has won when somebody has left (NF-14.14): nobody alone, and never the one who is gone."""

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.near_and_far.game import game
from cogs.near_and_far.state import FarOptions, FarState

WORDS = Catalogue("near_and_far")


def left(gone: set[int], seats: int = 3) -> FarState:
    """A running game that these have left."""
    state = Run.start(game(), b"leaving", seats, FarOptions()).state
    state.phase = "play"
    for seat in gone:
        state.players[seat].area = "gone"
    return state


def test_of_two_who_are_left_the_other_wins_and_nobody_else() -> None:
    state = left({1})
    assert [game().gives_up(state, seat) for seat in range(3)] == ["give-up", None, "give-up"]
    state.gave_up = 0
    assert game().winners(state) == (2,)


def test_a_game_of_one_has_no_winner() -> None:
    state = left({0, 1})
    state.result = "unfinished"
    assert game().winners(state) == ()
    assert game().result_text(state).key == "far-result-unfinished"


def test_the_neighbours_of_who_is_left() -> None:
    """Turn order, and "left" of NF-7.2, go past whoever has gone."""
    state = left({1, 3}, seats=4)
    assert state.present == [0, 2]
    assert (state.after(0), state.after(2), state.after(1)) == ([2], [0], [2, 0])


@pytest.mark.parametrize("leaving", [(0, 1, 2), (0, 1)])
def test_a_round_after_which_one_or_nobody_is_left_ends_the_game_without_a_winner(leaving: tuple[int, ...]) -> None:
    run = Run.start(game(), b"all leave", 3, FarOptions(draft=False))
    crowd = Crowd(greedy_player, b"all leave", 0)
    while run.state.phase != "play":
        crowd.step(run)
    for seat in leaving:
        run.state.players[seat].leaving = True
    while not run.over:
        crowd.step(run)
    assert run.state.round == 1 and run.state.result == "unfinished"
    assert game().winners(run.state) == () and run.state.present == [seat for seat in range(3) if seat not in leaving]
    assert WORDS.format(game().result_text(run.state))
