"""Looking ahead: what is looked at can be read, and stays on top in the order in which it is named (ER-4.9)."""

from typing import Any

from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Button, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.rangers.cog import surface
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import answer, asked, at_turn, house, resume, stack


def looking(n: int) -> Run[RangersState]:
    """The first Ranger remembers, with so much effort, and looks at so many cards of the own deck."""
    state = at_turn()
    state.rangers[0].deck = [*["fern.p.long_stride"] * 5, "fern.b.standing_invitation"]
    state.rangers[0].energy["FOC"] = 3
    stack(state, "c02")
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.commit")
    answer(run, ["energy"] * (n - 1))
    house(run, "rangers.scout")
    assert asked(run) == "rangers.scout"
    return run


def shown(run: Run[RangersState]) -> Any:
    return hand(Scene("abcdefgh", surface(), run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}), 0)


def test_what_is_looked_at_can_be_read() -> None:
    """They were chosen by name alone: it is not in the hand, and nobody knew what it does."""
    run = looking(1)
    panel = shown(run)
    assert "Attach to a human within your reach" in as_text(panel)
    labels = [button.label for button in panel.buttons() if isinstance(button, Button)]
    assert labels[:2] == ["On top: Standing Invitation", "To the bottom"]


def test_it_goes_on_top_in_the_order_in_which_it_is_named() -> None:
    run = looking(2)
    top, below = run.requests()[0].decision.legal()
    assert top.label.params["card"] == "@fern.b.standing_invitation"
    answer(run, [below.id, top.id])
    assert run.state.rangers[0].hand == ["fern.p.long_stride"], "the first that was named is drawn next"
    assert run.state.rangers[0].deck[-1] == "fern.b.standing_invitation"
