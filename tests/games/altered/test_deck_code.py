"""A deck as a code: it comes back whole, a damaged one is never another deck, and it stays readable for good."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panels.catalogue import Catalogue
from cogs import load_game
from cogs.altered.content.deck_code import LONGEST, is_code, read_code, read_written, write_code
from cogs.altered.content.decklist import Written
from cogs.altered.rules.brought import Brought, read_deck

CONTENT = load_game("altered").content
CARDS = [card.id for card in CONTENT.cards.values() if card.type != "token"]
PRINTINGS = sorted({*CARDS, *(ref[:-1] + rarity for ref in CARDS if ref[-2:] == "_C" for rarity in ("R1", "R2"))})
DRUMS = "DECK-06HF8-0RE1R-F2WFP-CWR3G-WFGY1-RF2W7-PEN7C-G"


def whole(name: str) -> dict[str, int]:
    deck = CONTENT.decks[name]
    return {str(deck.hero): 1, **deck.cards}


def only(found: Written) -> str:
    assert found.cards == {} and len(found.problems) == 1
    return found.problems[0].code


@given(st.dictionaries(st.sampled_from(PRINTINGS), st.integers(1, 99), min_size=1, max_size=60))
def test_whatever_deck_comes_back(cards: dict[str, int]) -> None:
    """AL-14.5: rare printings too, those that a later set brings included."""
    code = write_code(cards)
    assert code is not None and is_code(code)
    found = read_code(code)
    assert found.cards == cards and found.problems == []
    assert write_code(dict(reversed(cards.items()))) == code, "the order does not matter"


def test_a_code_of_today_is_read_for_ever() -> None:
    """The order of references may not change: people keep codes."""
    assert write_code(whole("drum_corps")) == DRUMS
    assert read_code(DRUMS).cards == whole("drum_corps")


@pytest.mark.parametrize(
    "written",
    [
        DRUMS.lower(),
        f"  {DRUMS}\n",
        DRUMS.replace("-", " ").replace("DECK ", "DECK-"),
        "DECK-" + DRUMS[5:].replace("-", ""),
        DRUMS.replace("0", "O"),
    ],
)
def test_case_blanks_hyphens_and_likely_slips_do_not_matter(written: str) -> None:
    assert read_code(written).cards == whole("drum_corps")


def test_every_sign_that_is_wrong_or_missing_is_noticed() -> None:
    letters = [place for place in range(len("DECK-"), len(DRUMS)) if DRUMS[place] != "-"]
    for place in letters:
        other = "Z" if DRUMS[place] != "Z" else "Y"
        assert only(read_code(DRUMS[:place] + other + DRUMS[place + 1 :])) == "CODE_DAMAGED", place
        assert only(read_code(DRUMS[:place] + DRUMS[place + 1 :])) == "CODE_DAMAGED", place
    for left, right in pairwise(letters):
        if DRUMS[left] != DRUMS[right]:
            swapped = list(DRUMS)
            swapped[left], swapped[right] = swapped[right], swapped[left]
            assert only(read_code("".join(swapped))) == "CODE_DAMAGED", left


@given(st.text(max_size=200))
def test_junk_is_one_problem(words: str) -> None:
    found = read_code("DECK-" + words)
    assert found.cards == {} and len(found.problems) == 1


@pytest.mark.parametrize("junk", ["DECK-", "DECK-" + "0" * 2_000, "deck-💀", "DECK-" + "A" * LONGEST * 3])
def test_long_and_strange_ones_too(junk: str) -> None:
    assert only(read_code(junk)) == "CODE_DAMAGED"


def test_a_card_of_another_time_is_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    from cogs.altered.content import deck_code  # its tables as a newer game has them

    monkeypatch.setattr(deck_code, "_SETS", ("BASE", "ROAD", "MOON"))
    code = write_code({"GM_MOON_B_GW_02_C": 3})
    assert code is not None and read_code(code).cards == {"GM_MOON_B_GW_02_C": 3}
    monkeypatch.undo()
    assert only(read_code(code)) == "CODE_NEWER"


@pytest.mark.parametrize("ref", ["ALT_CORE_B_AX_01_C", "GM_BASE_P_GW_02_C", "GM_BASE_B_GW_02_U_17", "nonsense"])
def test_what_is_not_of_the_bundle_has_no_code(ref: str) -> None:
    assert write_code({ref: 1}) is None


def test_each_problem_has_one_clear_sentence() -> None:
    words = Catalogue("altered")
    for junk in ("DECK-XYZ", "DECK-"):
        (problem,) = read_code(junk).problems
        assert words.format(problem.text).startswith("That code is damaged")


def test_a_code_comes_to_a_table_like_a_list() -> None:
    """Where a table asks for a deck of one's own."""
    found: Any = read_deck(CONTENT, DRUMS)
    assert isinstance(found, Brought)
    assert (found.hero, dict(found.cards)) == (CONTENT.decks["drum_corps"].hero, CONTENT.decks["drum_corps"].cards)
    assert read_written("3 GM_BASE_B_GW_02_C").cards == {"GM_BASE_B_GW_02_C": 3}
