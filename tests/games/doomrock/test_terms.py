"""Words that newcomers meet are explained where they stand."""

import pytest

from bot.rules.decision import text
from bot.ui.questions.scene import Scene
from bot.ui.screens.legend import explained
from cogs.doomrock.cog import surface
from tests.games.doomrock.kit import table

SURFACE = surface()


@pytest.mark.parametrize(("words", "term"), [("3 in ambush", "Ambush"), ("1 × cumulation", "Cumulation")])
def test_a_term_is_explained_below_the_words_that_have_it(words: str, term: str) -> None:
    run = table(2)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    assert explained(scene, words).startswith(f"-# **{term}**: ")


def test_a_cumulation_that_turns_up_says_what_it_does() -> None:
    """DR-12.4: “turns markers up · 1 × cumulation” told nobody anything."""
    found = text("dr-revealed", who="@brawler", plus=0, push=0, blank=0, cumulation=1)
    assert "1 × cumulation (clears blanks away)" in SURFACE.words.format(found, table(2).name_of, "en")
