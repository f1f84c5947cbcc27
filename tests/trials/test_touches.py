"""What an answer costs is read off the controls that people see."""

import pytest

from bot.rules.decision import Answer, Decision, Option, Toggles, text
from bot.trials.touches import asked, presses_of
from tests.ui.asker import asking

DICE = Toggles(text("asker-go"), text("asker-none"), rest=True)
KEPT = Toggles(text("asker-go"), text("asker-none"), rest=True, first=("o0", "o3", "o4"))


def options(n: int) -> list[Option]:
    return [Option(f"o{i}", text("asker-option", n=i)) for i in range(n)]


def presses(decision: Decision, answer: Answer) -> int:
    scene, _ = asking(decision)
    return next(presses_of(ask, answer) for _, seat, ask in asked(scene) if seat == 0)


@pytest.mark.parametrize(
    ("decision", "answer", "cost"),
    [
        (Decision((0,), "a", text("asker-prompt"), lambda: options(3)), "o1", 1),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(3), irreversible=True), "o1", 2),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(20)), "o1", 2),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(30)), "o27", 3),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(20), "some", 0, 20), ["o1", "o2"], 4),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(20), "some", 0, 20), [], 1),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(6), "some", 0, 6), ["o1", "o2"], 3),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(6), "some", 0, 6, toggles=DICE), ["o1", "o2"], 5),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(6), "some", 0, 6, toggles=KEPT), ["o1", "o2"], 2),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(6), "some", 0, 6, toggles=DICE), [], 1),
        (Decision((0,), "a", text("asker-prompt"), lambda: options(3), "order"), ["o1", "o2", "o0"], 3),
        (Decision((0,), "a", text("asker-prompt"), tuple, "amount", 0, 4), 2, 1),
    ],
)
def test_presses_of_an_answer(decision: Decision, answer: Answer, cost: int) -> None:
    assert presses(decision, answer) == cost
