"""Boards with much to tell: what matters stays in the short journal, and the words for a picture are never cut."""

from copy import deepcopy

import pytest

from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import as_text, fit
from bot.ui.questions.scene import Scene
from bot.ui.screens.in_words import in_words
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface

SURFACE = surface()


def scene(events: list[Event], hand_size: int = 0) -> Scene:
    run = Run.start(SURFACE.game, b"long boards", 2)
    crowd = Crowd(greedy_player, b"long boards", 0)
    while run.state.day < 4:
        crowd.step(run)
    run.state = run.play.state = deepcopy(run.state)
    player = run.state.players[0]
    while len(player.hand) < hand_size:
        player.hand.append(player.deck.pop())
    run.ticks += 1
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events)


@pytest.mark.parametrize("size", [10, 25])
def test_a_big_hand_is_told_whole_in_pages(size: int) -> None:
    looked = scene([], size)
    own = looked.run.view(0)["own"]["hand"]
    assert len(own) == size
    pages, n = [], 1
    while True:
        panel = in_words(looked, 0, n)
        fitted = fit(panel)
        assert fitted.words() == panel.words()  # nothing was shortened
        pages.append(as_text(fitted))
        if not any(button.id.endswith(f":words-{n + 1}") for button in panel.buttons()):
            break
        n += 1
    told = "\n".join(pages).replace("\\", "")
    for card in own:
        assert told.count(card["name"]) >= sum(other["name"] == card["name"] for other in own)
        assert card["text"][:40].replace("*", "") in told
    assert (len(pages) > 1) == (size > 20)
    assert fit(hand(looked, 0)).words()[-1:] == hand(looked, 0).words()[-1:]  # what is asked is not cut either
    assert in_words(looked, None).title == board(looked).title
