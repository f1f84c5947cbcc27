"""What the signs on buttons mean stands below them, unless a word behind them says so."""

import pytest

from bot.ui.questions.signs import explained, signs_of, without_sign
from cogs.doomrock.cog import surface as doomrock

SIGNS = {"⏳": "Time", "🪙": "Silver", "🔎": "Secret", "🎲": "TEST", "🧭": "Hero"}


def test_signs_are_named_once_in_the_order_in_which_they_stand() -> None:
    labels = ["📍 Shop · 🪙3 → 1 of 2 items", "📍 Mine · ⏳🔎 → 🪙3"]
    assert explained(labels, SIGNS) == "🪙 = Silver · ⏳ = Time · 🔎 = Secret"


def test_a_sign_with_a_word_behind_it_needs_no_other() -> None:
    assert explained(["Play Mule (2) → 🧭 Hero", "🔎 Explore"], SIGNS) == ""
    assert explained(["🔎 Explore · ⏳🔎", "🎲STR 6"], SIGNS) == "⏳ = Time · 🔎 = Secret · 🎲 = TEST"


def test_what_the_question_has_named_is_not_named_again() -> None:
    """“⏳ Time” stood below a question that said “⏳ 7 time”."""
    labels = ["📍 Mine · ⏳🔎 → 🪙3"]
    assert explained(labels, SIGNS, "**Goosebury**: ⏳ 7 time, 🪙 for nothing") == "🔎 = Secret · 🪙 = Silver"


def test_a_sign_that_the_question_has_named_needs_no_second_name() -> None:
    """“Buttons say what Dusk would make of 🧭 Hero” stood above “🧭 Hero”."""
    assert explained(["🧭 ⛰️", "⏳"], SIGNS, "what Dusk would make of 🧭 Hero and 🎒 Companion.") == "⏳ = Time"
    assert explained(["🧭 ⛰️"], SIGNS, "🧭 Heroes all") == "🧭 = Hero", "that is another word"


def test_a_sentence_of_the_legend_has_no_sign_that_nobody_sees() -> None:
    sentence = "**Exhausted** ↷: cannot be used."
    assert without_sign(sentence, unless_in="You may exhaust me.") == "**Exhausted**: cannot be used."
    assert without_sign(sentence, unless_in="Old Hattie ↷") == sentence
    assert without_sign("**Mountain** ⛰️: the second.", unless_in="⛰ 3") == "**Mountain** ⛰️: the second."
    assert without_sign("**Scout X**: may be played.", unless_in="") == "**Scout X**: may be played."


@pytest.mark.parametrize(("locale", "name"), [("en", "Silver"), ("de", "Silber")])
def test_the_names_are_those_of_the_legend(locale: str, name: str) -> None:
    surface = doomrock()
    found = signs_of(surface.words, surface.signs.values(), locale)
    assert found["🪙"] == name and "❤" in found and "(H)" not in found
    assert all(not any(c.isalnum() for c in sign) for sign in found)
