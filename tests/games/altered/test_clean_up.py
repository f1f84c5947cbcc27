"""What lies ready to be kept at Clean-up (AL-11.3)."""

from itertools import permutations

import pytest

from bot.rules.table_state import Step
from cogs.altered.state import AlteredState
from tests.games.altered.test_turn_labels import ref
from tests.games.altered.test_wordings import begun, put, said

NAMES = ("Prima Donna", "Bear With a Complaint", "Lullaby Bat")
"""All for 3, the strongest first."""


@pytest.mark.parametrize("order", list(permutations(NAMES)))
def test_of_equal_cost_the_strongest_are_kept_and_not_the_newest(order: tuple[str, ...]) -> None:
    """A 6/3/5 went to the Discard for a 3/2/2 that had come a day later."""

    def night(state: AlteredState) -> None:
        for name in order:
            put(state, name, ref(name), 0, "hero")
            state.in_play.remove(name)
            state.objects[name].zone, state.objects[name].expedition = "reserve", None
            state.players[0].reserve.append(name)
        state.turn, state.passed, state.steps = None, [0, 1], [Step(name="night")]

    run = begun(night)
    (request,) = [one for one in run.requests() if one.decision.key == "altered.keep"]
    decision = request.decision
    assert "ties: the strongest" in said(decision.prompt)
    assert decision.toggles is not None and decision.default is not None
    assert list(decision.toggles.first) == decision.default() == [*NAMES[:2]]
    index = run.index
    run.choose(0, [*NAMES[1:]])
    assert run.state.players[0].reserve == [one for one in order if one in NAMES[1:]], "it is only what lies ready"
    assert run.index > index
