"""Nobody is asked where there is one thing to answer, passing too: in games of Altered and Doomrock to their end.

Asked all the same is what only the asked one may see (P6): that somebody can do nothing but pass is told by an answer
that comes at once. They may leave it to a standing order, which is theirs to give."""

import pytest

from bot.rules.decision import Decision, Option, text
from bot.rules.kernel.run import Run
from bot.rules.play.unasked import settled
from bot.trials.house import Crowd, mixed_player
from cogs import load_game

GAMES, MOST_CHOICES = 2, 400
NEVER_FORCED = {"doomrock.gear"}
"""What one has opened oneself and may close again."""


@pytest.mark.parametrize("name", ["altered", "doomrock"])
@pytest.mark.parametrize("n", range(GAMES))
def test_a_single_option_is_not_asked(name: str, n: int) -> None:
    seed = f"single option {n}".encode()
    run, crowd = Run.start(load_game(name), seed, 2), Crowd(mixed_player(seed), seed)
    asked, alone = 0, set[str]()
    while not run.over and run.index < MOST_CHOICES:
        for request in run.requests():
            decision = request.decision
            if request.anytime or decision.kind != "one" or decision.key in NEVER_FORCED:
                continue
            asked += 1
            legal = [option.id for option in request.options(run) if option.refused is None]
            if len(legal) == 1:
                alone.add(f"{decision.key}: {legal[0]}")
                assert decision.private, f"{decision.key} is asked of all with nothing but {legal[0]}"
        crowd.step(run)
    assert asked > 50
    assert alone <= {"altered.turn: pass"}


@pytest.mark.parametrize("name", ["pass", "take"])
def test_whatever_the_single_option_is(name: str) -> None:
    only = Option(name, text("x"))
    refused = Option("other", text("x"), refused=text("no"))
    public = Decision((0,), "k", text("p"), lambda: [only, refused])
    assert settled(public, [only, refused]) == name
    assert settled(public, [only, Option("other", text("x"))]) is None
    assert settled(Decision((0,), "k", text("p"), lambda: [only], private=True), [only]) is None
