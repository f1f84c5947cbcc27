"""What the options of a question do stands right above their buttons, as long as a phone has room for it there."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Picture, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import LONGEST_ASIDE, board
from cogs.doomrock.cog import surface

SURFACE = surface()


def test_the_three_cards_of_a_lesson_are_told_between_picture_and_buttons() -> None:
    told = 0
    for seed in (b"aside 1", b"aside 2", b"aside 3"):
        run = Run.start(SURFACE.game, seed, 2)
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over and run.index < 90:
            (request, *_) = run.requests()
            if request.decision.key == "doomrock.level":
                parts = board(Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})).parts
                picture = next(n for n, part in enumerate(parts) if isinstance(part, Picture))
                cards = next(n for n, part in enumerate(parts) if isinstance(part, Words) and part.is_aside)
                assert len(request.bare_options(run)) == 3
                words = parts[cards]
                assert isinstance(words, Words)
                assert (cards > picture) is (len(words.text) <= LONGEST_ASIDE[True]), len(words.text)
                if cards > picture:
                    assert isinstance(parts[cards + 1], tuple), "its buttons come next"
                    told += 1
            crowd.step(run)
    assert told
