"""Answering ahead: what a hand says of its seat's plan, and the panel on which it is built. Pure; no discord in here.

For the plan's maker alone: nothing on a board, in another's hand or in a button that others see tells that it exists.
"""

from collections.abc import Sequence

from bot.rules.decision import text
from bot.rules.plans.step import PlanStep
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Part, Pick, Select, Style, Words, cut
from bot.ui.questions.scene import Scene

DEED = "plan"
"""Word of its clicks: `plan-<seat>` shows it, `.add=<step>` after it adds a step, a word of `WORDS` does as it says."""
GO, CUT, OFF = "go", "cut", "off"
WORDS = (GO, CUT, OFF)
PAGE = 25


def step_id(step: PlanStep) -> str:
    """A step as a part of a custom id."""
    return custom_id.digest(f"{step.key} {step.answer} {step.when}")


def has_plans(scene: Scene, seat: int) -> bool:
    """Whether there is anything to plan, or a plan."""
    return seat in scene.plans or bool(scene.plannable(seat))


def plan_lines(scene: Scene, seat: int) -> list[Part]:
    """What the hand says of the plan: what it waits for, what it has done, why it is off."""
    plan = scene.plans.get(seat)
    if plan is None:
        return []
    said = []
    if plan.done:
        said.append(text("hand-plan-done", done=list(plan.done)))
    if plan.off is not None:
        said.append(text("hand-plan-off", why=plan.off))
    if plan.is_live and plan.steps:
        said.append(text("hand-plan", steps=[step.label for step in plan.steps]))
    return [Words(scene.words(line), Keep.NEWS) for line in said]


def plan_button(scene: Scene, seat: int) -> Button:
    """The way from the menu to the panel."""
    return Button(custom_id.button(scene.table, "-", f"{DEED}-{seat}"), scene.label(text("menu-plan")))


def plan_panel(scene: Scene, seat: int, note: str = "") -> Panel:
    """The plan so far and what may come next; only for that seat's eyes."""
    panel = Panel(scene.words(text("plan-title", who=f"@seat:{seat}")), accent=scene.surface.accent)
    plan, offers = scene.plans.get(seat), list(scene.plannable(seat))
    about = scene.words(text("plan-about")) if offers else ""
    panel.add(Words(note, Keep.ANSWER), Words(about), *plan_lines(scene, seat))
    steps = [] if plan is None or plan.is_live else [step.label for step in plan.steps]
    if steps:
        panel.add(Words(scene.words(text("plan-steps", steps=steps)), Keep.CALL))
    if plan is None and not offers:
        panel.add(Words(scene.words(text("plan-nothing")), Keep.CALL))
    for begin in range(0, min(len(offers), 3 * PAGE), PAGE):
        panel.add(_select(scene, seat, offers[begin : begin + PAGE], begin // PAGE))
    row = []
    if steps:
        row += [_button(scene, seat, GO, "success"), _button(scene, seat, CUT)]
    if plan is not None:
        row.append(_button(scene, seat, OFF))
    hand = custom_id.button(scene.table, "-", f"hand-{seat}")
    return panel.add((*row, Button(hand, scene.label(text("board-hand")), "primary")))


def _select(scene: Scene, seat: int, steps: Sequence[PlanStep], page: int) -> Select:
    picks = tuple(Pick(step_id(step), cut(scene.label(step.label), 100)) for step in steps)
    sign = custom_id.select(scene.table, "-", f"{DEED}-{seat}.add{page or ''}")
    return Select(sign, scene.label(text("plan-choose")), picks)


def _button(scene: Scene, seat: int, word: str, style: Style = "secondary") -> Button:
    return Button(custom_id.button(scene.table, "-", f"{DEED}-{seat}.{word}"), scene.label(text(f"plan-{word}")), style)


def read_plan_op(rest: str) -> tuple[str, str, str]:
    """(seat, word, step) of a click on the panel; empty where there is none."""
    seat, _, op = rest.partition(".")
    word, _, step = op.partition("=")
    return seat, word.rstrip("0123456789"), step
