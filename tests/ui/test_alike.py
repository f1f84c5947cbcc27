"""Options that come to the same are one choice on the screen, and any of them may be answered."""

from typing import Any

from bot.rules.alike import one_of_each
from bot.rules.decision import Option, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.questions.scene import Scene
from cogs.altered.cog import surface
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import alike
from cogs.altered.state import AlteredOptions, Floating, Obj, Pending

SURFACE = surface()
TWINS = [Option("a", text("a"), alike="x"), Option("b", text("a"), alike="x")]


def obj(name: str, **other: Any) -> Obj:
    return Obj(name, "GM_BASE_B_GW_04_C", 0, 0, "expedition", int(name[1:]), "hero", **other)


def test_copies_are_alike_until_anything_tells_them_apart() -> None:
    run = Run.start(SURFACE.game, b"alike", 2, AlteredOptions())
    look = Look(run.state, SURFACE.game.content)
    one = alike(look, obj("o1"))
    assert one and alike(look, obj("o2")) == one
    assert alike(look, obj("o2", statuses=["asleep", "anchored"])) == alike(
        look, obj("o3", statuses=["anchored", "asleep"])
    )
    for changed in ({"exhausted": True}, {"counters": {"boost": 1}}, {"statuses": ["asleep"]}, {"played_from": "hand"}):
        assert alike(look, obj("o2", **changed)) != one
    run.state.pending = [Pending(1, "o1", "c", "p", 0, "o1")]
    run.state.floating = [Floating("next", 0, "day", me="o2")]
    assert alike(look, obj("o1")) == alike(look, obj("o2")) == ""
    assert alike(look, obj("o3")) == one


def test_no_question_of_one_of_several_copies_numbers_them() -> None:
    """Copies whose state differs read alike only where the difference has no sign."""
    numbered, dropped = 0, 0
    for seed in range(6):
        word = b"alike %d" % seed
        run = Run.start(SURFACE.game, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            for request in run.requests():
                scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"})
                shown = scene.options(request)
                dropped += len(request.options(run)) - len(shown)
                if len(one_of_each(request.decision, TWINS)) == 1:
                    numbered += sum(option.label.key == "ask-twin" for option in shown)
            crowd.step(run)
    assert dropped > 20
    assert numbered <= 4
