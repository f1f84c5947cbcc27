"""Whoever waits in a battle is told why nothing of theirs can be used: from what is their own, and only to them."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import surface
from cogs.doomrock.view.nothing_to_use import nothing_to_use

SURFACE = surface()
QUICK = "initiative"


def waiting() -> Mapping[str, list[Any]]:
    """Key of what is told -> (run's step, the own hero, both panels and the other one's) of whoever waits."""
    run = Run.start(SURFACE.game, b"w" * 32, 2)
    scene = Scene("t", SURFACE, run, names={0: "Ada", 1: "Ben"}, users={0: 10, 1: 11})
    found = defaultdict(list)
    while not run.over and run.index < 220:
        asked = {seat for one in run.requests() for seat in one.decision.seats}
        for seat in {0, 1} - asked:
            view = run.view(seat)
            said = nothing_to_use(view) if view["battle"] is not None else None
            if said is not None:
                own = next(one for one in view["heroes"] if one["mine"])
                words = scene.words(said)
                shown = [words in as_text(one) for one in (hand(scene, seat), hand(scene, 1 - seat), board(scene))]
                found[said.key].append((view["battle"]["step"], own, shown))
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, house_answer(run, request, seat), run.token(request, seat))
    return found


def test_whoever_waits_reads_why_and_nobody_else_does() -> None:
    told = waiting()
    assert {"dr-waits-enemies", "dr-waits-no-quick-card", "dr-waits-no-die", "dr-waits-no-target"} <= set(told)
    for step, own, _ in told["dr-waits-no-quick-card"]:
        assert step == QUICK
        assert not [card for card in own["abilities"] if card["symbol"] == QUICK and card["dice"]]
    for step, own, _ in told["dr-waits-no-die"]:
        assert step == "heroes" and not [card for card in own["abilities"] if card["dice"]]
    for step, own, _ in told["dr-waits-no-target"]:
        laid = [card for card in own["abilities"] if card["dice"]]
        assert step == "heroes" and laid and all(card["aimless"] for card in laid)
    for _, _, shown in (one for some in told.values() for one in some):
        assert shown == [True, False, False], "in the own hand alone"


def test_who_has_fallen_is_told_so() -> None:
    run = Run.start(SURFACE.game, b"w" * 32, 2)
    while run.view(0)["battle"] is None:
        request = run.requests()[0]
        seat = request.decision.seats[0]
        run.choose(seat, house_answer(run, request, seat), run.token(request, seat))
    run.state.heroes[0].fallen = True
    said = nothing_to_use(SURFACE.game.view(run.state, 0))
    assert said is not None and said.key == "dr-waits-fallen"
    assert nothing_to_use(SURFACE.game.view(run.state, None)) is None, "a spectator has nothing to use"
