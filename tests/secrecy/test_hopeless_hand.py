"""That nothing in a hand helps is told to whoever holds it, and nobody else sees a difference."""

from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.altered.state import AlteredState
from tests.games.altered.test_dusk_outcome import ALTERED
from tests.games.altered.test_steady_hand import holding, losing
from tests.games.altered.test_turn_labels import table

HOPELESS, SAVING = ["Junior Recruiter"] * 3, ["A Whale, on Land"] * 3


def scene_with(names: list[str]) -> tuple[Scene, int]:
    """A turn in which the other is about to win."""

    def change(state: AlteredState, seat: int) -> None:
        losing(state, seat)
        holding(state, seat, names, 6)

    run, seat = table(change)
    return Scene("abcdefgh", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}), seat


def test_only_its_holder_reads_that_nothing_in_a_hand_helps() -> None:
    (hopeless, seat), (saving, same) = scene_with(HOPELESS), scene_with(SAVING)
    assert seat == same
    assert "no single play delays" in as_text(hand(hopeless, seat))
    assert "no single play delays" not in as_text(hand(saving, seat))
    assert board(hopeless) == board(saving)
    assert hand(hopeless, 1 - seat) == hand(saving, 1 - seat)
