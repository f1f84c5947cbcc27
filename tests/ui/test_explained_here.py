"""What a keyword means stands below the question that quotes it."""

from dataclasses import replace

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.legend import explained_here
from bot.ui.screens.present import hand
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions

SURFACE = surface()


def begun() -> Scene:
    run = Run.start(SURFACE.game, b"explained", 2, AlteredOptions(decks="random"))
    return Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("Target Character gains Fleeting.", ["Fleeting"]),
        ("Exhausted Resupply. Then Sabotage, and After You.", ["Exhausted", "Resupply"]),
        ("Defender. (My expedition cannot move forward during Dusk.)", []),
        ("Draw a card.", []),
    ],
)
def test_the_first_terms_that_no_brackets_explain(words: str, named: list[str]) -> None:
    said = explained_here(begun(), words)
    assert [line.partition("**")[2].partition("**")[0] for line in said.splitlines()] == named


def test_a_sign_stands_there_only_where_it_stands_in_the_question_or_on_a_button() -> None:
    assert explained_here(begun(), "Exhaust me.").startswith("-# **Exhausted**: ")
    assert explained_here(begun(), "Exhaust me.", ["Ink Sprite ↷"]).startswith("-# **Exhausted** ↷: ")
    assert explained_here(begun(), "Mossback Sapling ⚓: it was Anchored.").startswith("-# **Anchored** ⚓: ")


def test_a_game_says_whether_its_questions_want_it() -> None:
    scene = begun()
    quiet = replace(scene, surface=replace(SURFACE, explains_questions=lambda view: False))
    assert explained_here(scene, "Fleeting") and not explained_here(quiet, "Fleeting")


def test_it_stands_in_a_hand_below_the_question_that_quotes_a_card() -> None:
    found = 0
    for seed in range(8):
        word = b"explained %d" % seed
        run = Run.start(SURFACE.game, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over and not found:
            scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
            for request in run.requests():
                if request.decision.key == "altered.turn" and not request.decision.legal()[1:]:
                    panel = as_text(hand(scene, request.decision.seats[0]))
                    assert "**Quick action**" not in panel, "what the question says itself is no card's word"
                if "you may exhaust me" in scene.words(request.decision.prompt).casefold():
                    panel = as_text(hand(scene, request.decision.seats[0]))
                    assert "**Exhausted**: cannot be played" in panel.partition("exhaust me")[2], (
                        "no sign of it is there"
                    )
                    found += 1
            crowd.step(run)
    assert found
