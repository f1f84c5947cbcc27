"""What an answer costs is read off the controls that people see."""

from dataclasses import replace

import pytest

from bot.rules.decision import Answer, Decision, Form, FormPart, Onward, Option, Text, Toggles, text
from bot.trials.touches import Player, Touches, asked, presses_of
from bot.ui.questions.request_controls import RequestControls
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


WHERE = FormPart("where", text("asker-option", n=1), options(2), exact=True)
LATER = FormPart("next", text("asker-option", n=2), options(2), several=True, lasts=True)


def ask(key: str, prompt: Text, *parts: FormPart) -> RequestControls:
    form = Form(text("asker-prompt"), parts, text("asker-go")) if parts else None
    scene, _ = asking(Decision((0,), key, prompt, lambda: options(2), form=lambda option: form))
    return next(found for _, seat, found in asked(scene) if seat == 0)


def test_what_a_form_holds_costs_nothing_once_and_only_in_its_words() -> None:
    """A whole move is one press: what it answers is free, the next question of the same kind is not."""
    player, part = Player(), Touches()
    player.count(part, ask("turn", text("asker-prompt"), WHERE), "o0", False)
    player.count(part, ask("where", WHERE.prompt), "o1", False)
    assert part.presses == 1
    player.count(part, ask("where", WHERE.prompt), "o1", False)
    assert part.presses == 2, "it was answered once"
    player.count(part, ask("turn", text("asker-prompt"), WHERE), "o0", False)
    player.count(part, ask("where", text("asker-option", n=9)), "o1", False)
    assert part.presses == 4, "in other words it is another question"


MANY = FormPart("where", text("asker-option", n=1), options(9), exact=True, usual="o1")
MORE = FormPart("what", text("asker-option", n=3), options(2), exact=True, usual="o0")
ALWAYS = FormPart("turn", text("asker-prompt"), options(1), several=True, lasts=True, beside=True)


@pytest.mark.parametrize(
    ("parts", "answers", "cost"),
    [
        ([MANY], ["o1"], 1),
        ([MANY], ["o2"], 2),  # all of them, and the one
        ([MANY, MORE], ["o1", "o0"], 1),
        ([MANY, MORE], ["o1", "o1"], 4),  # all, the option, and both questions
    ],
)
def test_what_stands_ready_is_one_press_and_anything_else_at_least_two(
    parts: list[FormPart], answers: list[str], cost: int
) -> None:
    player, part = Player(), Touches()
    player.count(part, ask("turn", text("asker-prompt"), *parts), "o0", False)
    for one, answer in zip(parts, answers, strict=True):
        scene, _ = asking(Decision((0,), one.key, one.prompt, lambda one=one: list(one.options)))  # type: ignore[misc]
        player.count(part, next(found for _, seat, found in asked(scene) if seat == 0), answer, False)
    assert part.presses == cost


def test_a_panel_that_a_press_on_the_board_opens_costs_no_press_for_that() -> None:
    """Each battle of Doomrock was told to cost a press more for each hero who moves first."""
    panel = Form(text("asker-prompt"), [WHERE], text("asker-go"), shown="panel")
    player, part = Player(), Touches()
    for decision in (
        Decision((0,), "turn", text("asker-prompt"), lambda: options(2), form=lambda option: panel),
        Decision((0,), "later", text("asker-prompt"), lambda: options(2), private=True),
    ):
        scene, _ = asking(decision)
        player.count(part, next(found for _, seat, found in asked(scene) if seat == 0), "o0", False)
    assert part.presses == 2 + 1, "the option and what is asked with it; and it is open for what is private then"


def test_an_order_that_is_given_beside_an_answer_answers_from_then_on_until_it_is_not_what_is_wanted() -> None:
    """To take it back costs two presses, and it is not given again."""
    player, part = Player(), Touches()
    turn = ask("turn", text("asker-prompt"), ALWAYS)
    player.count(part, turn, "o0", False)
    assert part.presses == 1
    player.count(part, turn, "o0", False, {"o0": "o0"}.get)
    assert part.presses == 1, "the order has answered it"
    player.count(part, turn, "o1", False, {"o0": "o0"}.get)
    assert part.presses == 4
    player.count(part, turn, "o0", False)
    player.count(part, turn, "o0", False, {"o0": "o0"}.get)
    assert part.presses == 6


def test_a_plan_beside_a_move_answers_no_question_of_somebody_who_has_not_given_it() -> None:
    player, part = Player(), Touches()
    player.count(part, ask("next", text("asker-prompt"), WHERE, LATER), "o0", False)
    player.count(part, ask("where", WHERE.prompt), "o1", False)
    player.count(part, ask("next", text("asker-prompt")), "o0", False)
    assert (part.presses, part.advised) == (2, 2)


def test_what_was_usual_before_costs_nothing_when_something_else_is_wanted_once() -> None:
    """Dice are kept and lie as advised by one press; whoever moves a die pays for that one, and for none before it."""
    onward = Onward(text("asker-go"), text("asker-go"), "lay", "o0")
    dice = Decision(
        (0,), "dice", text("asker-prompt"), lambda: options(3), "some", 0, 3, toggles=replace(DICE, onward=onward)
    )
    scene, _ = asking(dice)
    kept = next(found for _, seat, found in asked(scene) if seat == 0)
    player, costs = Player(), []
    for laid in ("o0", "o0", "o0", "o1"):
        part = Touches()
        player.count(part, kept, [], False)
        player.count(part, ask("lay", text("asker-prompt")), laid, False)
        costs.append(part.presses)
    assert costs == [2, 1, 1, 3], "the panel is opened once"
