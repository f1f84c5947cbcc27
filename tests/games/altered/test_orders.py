"""Standing orders of a turn: when they answer, and when the question stays with their giver."""

from typing import Any

import pytest

from bot.rules.decision import Answer, Decision, Option, text
from bot.rules.kernel.run import Run
from bot.rules.play.request import Request
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import LABEL
from cogs import load_game
from cogs.altered.rules.effects.orders import AFTER_THEM, IDLE, obey
from cogs.altered.state import AlteredState


def answered(order: str, legal: list[str], illegal: list[str], passed: list[int]) -> Answer | None:
    """What an order of seat 0 answers to its turn's question with these options."""
    options = [Option(name, text("al-option-pass")) for name in legal]
    options += [Option(name, text("al-option-pass"), None, text("al-not-in-zone")) for name in illegal]
    turn = Decision((0,), "altered.turn", text("al-option-pass"), lambda: options)
    state = AlteredState.model_construct(passed=passed)
    return obey(state, None, Request(1, turn, None), 0, order)  # type: ignore[arg-type]  # no card is looked up


@pytest.mark.parametrize(
    ("legal", "illegal", "answer"),
    [
        (["pass"], [], "pass"),
        (["pass"], ["hand:a", "reserve:b"], "pass"),
        (["hand:a", "pass"], [], None),
        (["quick:c:o1", "pass"], ["hand:a"], None),
        (["support:d:o2", "pass"], [], None),
        ([], ["hand:a"], None),
    ],
)
def test_whoever_passes_when_nothing_can_be_played_is_asked_as_long_as_anything_can(
    legal: list[str], illegal: list[str], answer: str | None
) -> None:
    assert answered(IDLE, legal, illegal, []) == answer
    assert answered(IDLE, legal, illegal, [1]) == answer  # whatever the other does


def test_passing_after_the_other_waits_for_the_other_and_not_for_oneself() -> None:
    everything = ["hand:a", "pass"]
    assert answered(AFTER_THEM, everything, [], []) is None
    assert answered(AFTER_THEM, everything, [], [0]) is None
    assert answered(AFTER_THEM, everything, [], [1]) == "pass"
    assert answered(AFTER_THEM, ["hand:a"], [], [1]) is None


def test_a_card_with_its_expedition_and_its_confirmation_is_one_answer_and_passing_after_it_a_plan() -> None:
    run: Run[AlteredState] = Run.start(load_game("altered"), b"forms", 2, None)
    crowd = Crowd(greedy_player, b"forms", 0)
    forms: dict[str, tuple[list[str], list[str], list[str]]] = {}
    while not run.over:
        for request in run.requests():
            look_up = request.decision.form
            if request.decision.key != "altered.turn" or look_up is None:
                continue
            for option in request.options(run):
                form = look_up(option.id) if option.refused is None else None
                if form is not None:
                    now = [part.key for part in form.parts if not part.lasts]
                    later = [part.key for part in form.parts if part.lasts]
                    forms[option.id.partition(":")[0]] = (now, later, [key for key, _ in form.closing])
        if "reserve" in forms and ["altered.expedition"] in [now for now, _, _ in forms.values()]:
            break
        crowd.step(run)
    assert {"hand", "reserve"} <= set(forms)
    assert all(later == ["altered.turn"] for _, later, _ in forms.values())
    # there is nothing to confirm in passing
    closings = {option: closing for option, (_, _, closing) in forms.items()}
    assert closings == {option: [] if option == "pass" else ["altered.confirm"] for option in forms}


@pytest.mark.parametrize(
    ("key", "params"),
    [("al-option-pass", {}), ("al-option-pass-won", {"own": True, "seat": "", "open": False, "foe": ""})],
)
def test_passing_always_when_there_is_nothing_to_play_has_room_on_a_button(key: str, params: dict[str, Any]) -> None:
    """Four letters too many, and *More ways...* stood there, behind which there was nothing."""
    words = Catalogue("altered")
    said = [words.format(text(key, **params), label=True), words.format(text("al-form-idle"), label=True)]
    assert all(len(one) <= LABEL for one in said)
