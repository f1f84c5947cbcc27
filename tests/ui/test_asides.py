"""What the options of a question do stands right above their buttons, as long as a phone has room for it there."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Picture, Words, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import LONGEST_ASIDE, board, hand
from cogs.doomrock.cog import surface

SURFACE = surface()


def test_what_options_do_is_told_between_picture_and_buttons_as_long_as_it_is_short() -> None:
    told = set()
    for seed in (b"aside 1", b"aside 2", b"aside 3"):
        run = Run.start(SURFACE.game, seed, 2)
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over and run.index < 90:
            parts = board(Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})).parts
            picture = next((n for n, part in enumerate(parts) if isinstance(part, Picture)), None)
            for place, part in enumerate(parts):
                if picture is None or not isinstance(part, Words) or not part.is_aside or not part.text:
                    continue
                if place > picture:
                    assert len(part.text) <= LONGEST_ASIDE[True], len(part.text)
                    assert isinstance(parts[place + 1], tuple), "its buttons come next"
                else:
                    assert len(part.text) > LONGEST_ASIDE[False], len(part.text)
                told.add(place > picture)
            crowd.step(run)
    assert True in told


def test_the_cards_of_a_lesson_are_read_on_the_picture_on_the_board_and_in_a_hand() -> None:
    run = Run.start(SURFACE.game, b"aside 1", 2)
    crowd = Crowd(greedy_player, b"aside 1", 0)
    while (request := run.requests()[0]).decision.key != "doomrock.level":
        crowd.step(run)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
    (seat,) = request.decision.seats
    cards = [SURFACE.game.content.abilities[card].text for card in run.state.limbo]
    assert len(cards) == 3 and [spec.name for spec in scene.pictures(None)] == ["offer"]
    for panel in (board(scene), hand(scene, seat)):
        assert [picture.name for picture in panel.pictures()] == ["offer"]
        question = as_text(panel).partition("learns one of these")[2]
        assert question and not any(text in question for text in cards), "the picture says it"
