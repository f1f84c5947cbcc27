"""A further look at the board has a button only while there is something to see."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.rules.decision import Decision, Option, Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.panel import Button, Panel
from bot.ui.panels.surface import View
from bot.ui.questions.scene import Scene
from bot.ui.screens import present
from bot.ui.screens.menu import board_menu, peek
from cogs.altered.cog import surface
from tests.ui.asker import asking

OPTIONS = [Option("a", text("asker-a")), Option("b", text("asker-b"))]


def ops(panel: Panel) -> list[str]:
    """The custom ids of all buttons."""
    rows = [part for part in panel.parts if isinstance(part, tuple)]
    return [button.id for row in rows for button in row if isinstance(button, Button)]


def offered(scene: Scene, name: str) -> list[bool]:
    """Whether board, behind "More", and hand have the button."""
    panels = (board_menu(scene, None), present.hand(scene, 0))
    return [any(found.endswith(f"peek-{name}") for found in ops(panel)) for panel in panels]


@pytest.mark.parametrize("lines", [[], [text("asker-board"), text("asker-over")]])
def test_without_words_there_is_no_button(lines: Sequence[Text]) -> None:
    scene, _ = asking(Decision((0,), "asker.one", text("asker-prompt"), lambda: OPTIONS))

    def tell(view: View) -> Sequence[Text]:
        assert view["seat"] is None, "a peek is public"
        return lines

    scene = replace(scene, surface=replace(scene.surface, peeks={"far": tell}))
    assert offered(scene, "far") == [bool(lines)] * 2
    assert (peek(scene, "far", 0) is None) == (not lines), "a button of an older board shows the present one"
    assert peek(scene, "near", 0) is None


def test_dusk_is_forecast_while_somebody_travels() -> None:
    """Not before there is a track, not in the first morning when nobody has set out, not once it has come."""
    altered = surface()
    run, met = Run.start(altered.game, b"peeks", 2), set()
    crowd = Crowd(random_player(b"peeks"), b"peeks")
    while True:
        scene = Scene("t1", altered, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
        view = run.view(None)
        travels = any(exp["objects"] for exp in view["expeditions"]) or bool(view["dusk"]["waiting"])
        is_open = not run.over and view["phase"] not in ("night", "morning") and not view["settled"]
        assert offered(scene, "forecast") == [travels and is_open] * 2
        met.add((bool(view["regions"]), travels, run.over))
        if run.over:
            break
        crowd.step(run)
    assert {(False, False, False), (True, False, False), (True, True, False)} <= met
    assert any(over for *_, over in met)
