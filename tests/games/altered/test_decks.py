"""Deck lists, what a deck must be, its figures: AL-14.1 to 14.6, AL-15.2, 15.3, S-35, S-36, S-disrupt, S-midrange."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panels.catalogue import Catalogue
from cogs import load_game
from cogs.altered.content.cards import REFERENCE
from cogs.altered.content.decklist import (
    LIST_BYTES,
    Problem,
    canonical,
    look_up,
    read_list,
    read_reference,
    write_list,
)
from cogs.altered.content.decks import FORMATS, Facts, check, facts_of, figures, pool_of
from cogs.altered.content.glossary import TERMS

CONTENT = load_game("altered").content
BUNDLED = pool_of(CONTENT.cards.values())
HERO = "ALT_CORE_B_AX_01_C"


def card(ref: str, name: str = "", **more: Any) -> Facts:
    reference = read_reference(ref)
    assert reference is not None
    kind = more.pop("type", "character")
    return Facts(ref, name or ref, kind, more.pop("faction", "AX"), reference.grade, more.pop("hand_cost", 3), **more)


def pool(*more: Facts) -> dict[str, Facts]:
    cards = [card(HERO, type="hero"), *(card(f"ALT_CORE_B_AX_{n:02}_C") for n in range(2, 30)), *more]
    return {found.ref: found for found in cards}


def deck(**change: int) -> dict[str, int]:
    """A Hero and 13 names, three of each; change: reference -> how many."""
    made = {HERO: 1} | {f"ALT_CORE_B_AX_{n:02}_C": 3 for n in range(2, 15)} | change
    return {ref: n for ref, n in made.items() if n}


def codes(problems: list[Problem]) -> list[str]:
    return [problem.code for problem in problems]


def only(problems: list[Problem], code: str) -> Problem:
    assert codes(problems) == [code]
    return problems[0]


# ---------------------------------------------------------------- lists


def test_every_way_to_write_a_line() -> None:
    """AL-14.4"""
    words = (
        "\ufeff# my deck\r\n// another remark\r\n\r\n1 ALT_CORE_B_AX_01_C\r\n3x alt_core_b_ax_02_c\r\n"
        "2\tALT_CORE_B_AX_03_R\t1 ALT_CORE_B_AX_03_R1\n3xALT_CORE_B_AX_04_C, 1 GM_BASE_B_GW_02_C // the best\n"
        "1 ALT_COREKS_B_OR_21_U_2139"
    )
    found = read_list(words)
    assert found.problems == []
    assert found.cards == {
        "ALT_CORE_B_AX_01_C": 1,
        "ALT_CORE_B_AX_02_C": 3,
        "ALT_CORE_B_AX_03_R1": 3,
        "ALT_CORE_B_AX_04_C": 3,
        "GM_BASE_B_GW_02_C": 1,
        "ALT_COREKS_B_OR_21_U_2139": 1,
    }
    assert found.lines["ALT_CORE_B_AX_04_C"] == 7


@pytest.mark.parametrize(
    ("written", "fits"),
    [
        ("ALT_CORE_B_AX_01_C", True),
        ("ALT_ALIZE_B_YZ_43_R2", True),
        ("ALT_COREKS_B_OR_21_U_2139", True),
        ("ALT_CORE_P_LY_101_E", True),
        ("GM_BASE_B_GW_02_C", True),
        ("ALT_CORE_C_AX_01_C", False),
        ("ALT_CORE_B_AXE_01_C", False),
        ("ALT_CORE_B_AX_1_C", False),
        ("ALT_CORE_B_AX_01_U", False),
        ("MTG_CORE_B_AX_01_C", False),
    ],
)
def test_the_grammar_of_references(written: str, fits: bool) -> None:
    """AL-14.5: prefix, set, printing, faction of the family, number, rarity."""
    found = read_list(f"1 {written}")
    assert (written in found.cards) is fits
    assert bool(found.problems) is not fits


def test_every_mistake_is_named_with_its_line() -> None:
    words = "3 FOO\nALT_CORE_B_AX_02_C\n0 ALT_CORE_B_AX_02_C\n-1 ALT_CORE_B_AX_02_C\n100x ALT_CORE_B_AX_02_C\n3\n"
    found = read_list(words + "9" * 9_000 + " ALT_CORE_B_AX_02_C\n1 ALT_CORE_Q_AX_02_C")
    assert [(p.code, p.line) for p in found.problems] == [
        ("IMP_BAD_REF", 1),
        ("IMP_SYNTAX", 2),
        ("IMP_QTY", 3),
        ("IMP_QTY", 4),
        ("IMP_QTY", 5),
        ("IMP_SYNTAX", 6),
        ("IMP_QTY", 7),
        ("IMP_BAD_REF", 8),
    ]
    assert found.problems[0].params["text"] == "FOO"
    assert codes(read_list("").problems) == codes(read_list("# nothing\n\n").problems) == ["IMP_EMPTY"]
    assert codes(read_list("1 ALT_CORE_B_AX_02_C\n" * (LIST_BYTES // 20)).problems) == ["IMP_TOO_BIG"]


@given(st.text(max_size=300))
def test_no_text_is_too_strange(words: str) -> None:
    found = read_list(words)
    assert bool(found.cards) or bool(found.problems)
    assert all(read_reference(ref) is not None and n > 0 for ref, n in found.cards.items())


@given(st.dictionaries(st.sampled_from(sorted(BUNDLED)), st.integers(1, 99), min_size=1))
def test_a_written_list_is_read_again(cards: dict[str, int]) -> None:
    names = {ref: facts.name for ref, facts in BUNDLED.items()}
    assert read_list(write_list(cards, names)).cards == cards


@pytest.mark.parametrize(
    "written",
    [
        "ALT_CORE_B_AX_01_C",
        "ALT_ALIZE_B_YZ_43_R2",
        "ALT_COREKS_B_OR_21_U_2139",
        "GM_BASE_B_GW_02_C",
        "ALT_DUSTER_P_MU_101_E",
        "ALT_CORE_A_BR_30_R1",
    ],
)
def test_what_is_a_reference(written: str) -> None:
    """AL-14.5: the grammar, for lists and for what packs are checked against."""
    assert str(read_reference(written.lower())) == written and re.fullmatch(REFERENCE, written)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "ALT",
        "XYZ_CORE_B_AX_01_C",
        "ALT_CORE_C_AX_01_C",
        "ALT_CORE_B_AXE_01_C",
        "ALT_CORE_B_AX_1_C",
        "ALT_CORE_B_AX_0001_C",
        "ALT_CORE_B_AX_01_X",
        "ALT_CORE_B_AX_01_U",
        "ALT_CORE_B_AX_01_R3",
        "ALT_CORE_B_AX_01_",
        "ALT_CORE_B_AX_01_C\n3",
        "ALT_CÖRE_B_AX_01_C",
        "ALT_CORE_B_AX_٠١_C",
    ],
)
def test_what_is_none(written: str) -> None:
    """AL-14.5"""
    assert read_reference(written) is None


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("ALT_CORE_A_AX_02_C", "ALT_CORE_B_AX_02_C"),  # other art
        ("ALT_COREKS_P_AX_02_C", "ALT_CORE_B_AX_02_C"),  # promo of a set that extends a known one
        ("ALT_DUSTERCB_B_YZ_43_R", "ALT_DUSTER_B_YZ_43_R1"),  # longest known prefix, bare R
        ("ALT_CORE_P_AX_99_C", "ALT_CORE_P_AX_99_C"),  # promo only
        ("ALT_COREKS_B_OR_21_U_2139", "ALT_CORE_B_OR_21_U_2139"),  # uniques keep their serial
        ("ALT_COREKS_B_OR_21_U_2140", "ALT_COREKS_B_OR_21_U_2140"),
    ],
)
def test_printings_of_the_same_card(written: str, meant: str) -> None:
    """AL-14.6"""
    known = {
        "ALT_CORE_B_AX_02_C",
        "ALT_DUSTER_B_YZ_43_R1",
        "ALT_DUST_B_YZ_43_R1",
        "ALT_CORE_P_AX_99_C",
        "ALT_CORE_B_OR_21_U_2139",
        "ALT_COREKS_B_OR_21_U_2140",
    }
    reference = read_reference(written)
    assert reference is not None
    assert canonical(reference, known, {ref.split("_")[1] for ref in known}) == meant


def test_unknown_cards_and_tokens() -> None:
    tokens = {ref for ref, facts in BUNDLED.items() if facts.type == "token"}
    token = min(tokens)
    written = read_list(f"3 GM_BASE_A_GW_02_C\n1 {token}\n1 ALT_CORE_B_AX_16_C")
    found = look_up(written, BUNDLED, tokens)
    assert found.cards == {"GM_BASE_B_GW_02_C": 3}
    assert [(p.code, p.line) for p in found.problems] == [("IMP_TOKEN", 2), ("IMP_UNKNOWN_REF", 3)]


def test_s_36() -> None:
    """S-36: copies of the same card on two lines add up; what is no reference is named."""
    known = pool()
    found = look_up(read_list("3x ALT_CORE_B_AX_16_C\n1 ALT_CORE_B_AX_16_C"), known)
    assert found.cards == {"ALT_CORE_B_AX_16_C": 4} and found.problems == []
    assert "DECK_COPIES" in codes(check(found.cards, known))
    problem = only(read_list("3 FOO").problems, "IMP_BAD_REF")
    assert problem.params["text"] == "FOO"


# ---------------------------------------------------------------- what a deck must be


def test_the_starters_are_legal_in_what_they_are_for() -> None:
    for starter in CONTENT.decks.values():
        cards = {str(starter.hero): 1, **starter.cards}
        for form in ("constructed", "no_unique", "limited", "free"):
            assert check(cards, BUNDLED, form) == [], (starter.id, form)
        assert set(codes(check(cards, BUNDLED, "singleton"))) == {"DECK_TOO_SMALL", "DECK_COPIES"}


def test_s_35_copies_over_rarities() -> None:
    """S-35: four of a name over two rarities."""
    rare = card("ALT_CORE_B_AX_02_R1", "ALT_CORE_B_AX_02_C")
    problem = only(check(deck(ALT_CORE_B_AX_02_R1=1), pool(rare)), "DECK_COPIES")
    assert problem.params["n"] == 4


def test_s_35_sixteen_rares() -> None:
    """S-35: fifteen rares are legal, R1 and R2 together; sixteen are not."""
    rares = [card(f"ALT_CORE_B_AX_{n:02}_R{1 + n % 2}") for n in range(40, 46)]
    few = {found.ref: 3 for found in rares[:5]}
    assert check(deck(**few), pool(*rares)) == []
    problem = only(check(deck(**few, **{rares[5].ref: 1}), pool(*rares)), "DECK_RARES")
    assert problem.params["n"] == 16


def test_s_35_faction_of_the_card_data() -> None:
    """S-35, AL-14.7: what is printed in the Hero's faction is legal, whatever its reference says, and neutral too."""
    known = pool(
        card("ALT_CORE_B_YZ_07_R2", faction="AX"),
        card("ALT_CORE_B_AX_07_R2", faction="YZ"),
        card("ALT_CORE_B_NE_01_C", faction="NE"),
    )
    assert check(deck(ALT_CORE_B_YZ_07_R2=3, ALT_CORE_B_NE_01_C=3), known) == []
    problem = only(check(deck(ALT_CORE_B_AX_07_R2=3), known), "DECK_FACTION")
    assert problem.params["cards"] == ["ALT_CORE_B_AX_07_R2"]


HERO_2 = "ALT_CORE_B_AX_30_C"
ODD = pool(
    card(HERO_2, type="hero"),
    *(card(f"ALT_CORE_B_AX_05_U_{n}") for n in range(1, 6)),
    *(card(f"ALT_CORE_B_AX_{n}_E") for n in range(31, 33)),
    card("ALT_CORE_B_AX_40_C", banned=True),
    card("ALT_CORE_B_AX_41_C", suspended=True),
    card("ALT_CORE_B_AX_42_C", effects="manual"),
)


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        ({HERO: 0}, "DECK_NO_HERO", {}),
        ({HERO: 2}, "DECK_MANY_HEROES", {"n": 2}),
        ({HERO_2: 1}, "DECK_MANY_HEROES", {"n": 2}),
        ({"ALT_CORE_B_AX_02_C": 2}, "DECK_TOO_SMALL", {"need": 39, "have": 38}),
        ({f"ALT_CORE_B_AX_{n}_C": 3 for n in range(15, 22)}, "DECK_TOO_LARGE", {"most": 59, "have": 60}),
        ({f"ALT_CORE_B_AX_05_U_{n}": 1 for n in range(1, 5)}, "DECK_UNIQUES", {"n": 4}),
        ({"ALT_CORE_B_AX_05_U_1": 2}, "DECK_UNIQUE_TWICE", {}),
        ({"ALT_CORE_B_AX_31_E": 2, "ALT_CORE_B_AX_32_E": 2}, "DECK_EXALTED", {"n": 4}),
        ({"ALT_CORE_B_AX_40_C": 1}, "DECK_BANNED", {"card": "ALT_CORE_B_AX_40_C"}),
        ({"ALT_CORE_B_AX_41_C": 1}, "DECK_SUSPENDED", {"card": "ALT_CORE_B_AX_41_C"}),
        ({"ALT_CORE_B_AX_42_C": 1}, "DECK_MANUAL", {"cards": ["ALT_CORE_B_AX_42_C"]}),
    ],
)
def test_each_rule_of_constructed(change: dict[str, int], code: str, params: dict[str, Any]) -> None:
    """AL-14.1"""
    problem = only(check(deck(**change), ODD), code)
    assert params.items() <= problem.params.items()
    assert check(deck(**change), ODD, "free", allow_manual=True) == []


def test_other_formats() -> None:
    """AL-14.2, AL-14.3"""
    assert codes(check(deck(ALT_CORE_B_AX_05_U_1=1), ODD, "no_unique")) == ["DECK_UNIQUES"]
    assert check(deck(ALT_CORE_B_AX_42_C=1), ODD, allow_manual=True) == []
    assert codes(check(deck(**{f"ALT_CORE_B_AX_{n}_C": 3 for n in range(15, 22)}), ODD, deck_max=0)) == []
    many = {
        f"ALT_CORE_B_{f}_{n:02}_C": card(f"ALT_CORE_B_{f}_{n:02}_C", faction=f)
        for f in ("AX", "BR", "LY", "MU")
        for n in range(1, 20)
    }
    three = {ref: 1 for ref, found in many.items() if found.faction != "MU"}
    assert check(three, many, "limited") == []
    assert codes(check(dict.fromkeys(many, 1), many, "limited")) == ["DECK_FACTION"]
    assert only(check(dict(list(three.items())[:29]), many, "limited"), "DECK_TOO_SMALL").params["need"] == 30
    singles = pool(*(card(f"ALT_CORE_B_AX_{n}_C") for n in range(30, 70)))
    assert check(dict.fromkeys(list(singles)[:60], 1), singles, "singleton") == []
    assert codes(check(dict.fromkeys(list(singles)[:59], 1), singles, "singleton")) == ["DECK_TOO_SMALL"]


def test_all_mistakes_at_once_have_sentences() -> None:
    words = Catalogue("altered")
    broken = {**deck(**{HERO: 2, "ALT_CORE_B_AX_40_C": 9, "ALT_CORE_B_AX_41_C": 5, "ALT_CORE_B_AX_42_C": 30})}
    found = check(broken, ODD)
    assert set(codes(found)) >= {"DECK_MANY_HEROES", "DECK_TOO_LARGE", "DECK_COPIES", "DECK_BANNED", "DECK_MANUAL"}
    for problem in [*found, *read_list("x\n3 FOO\n0 ALT_CORE_B_AX_42_C").problems]:
        assert not words.format(problem.text).startswith("<"), problem
    assert all(words.has(f"al-format-{form.replace('_', '-')}") for form in FORMATS)


# ---------------------------------------------------------------- figures


def curve(costs: dict[int, int], disrupting: int) -> tuple[dict[str, int], dict[str, Facts]]:
    """A deck of 39 with so many cards of each cost, the first ones of them disrupting."""
    each = enumerate(cost for cost, n in costs.items() for _ in range(n))
    cards = [card(f"ALT_CORE_B_AX_{n + 10}_C", hand_cost=cost, disrupts=n < disrupting) for n, cost in each]
    return {found.ref: 1 for found in cards}, {found.ref: found for found in cards}


def test_s_disrupt() -> None:
    """S-disrupt: the glossary speaks of the opponent; 12 of 39 cards are 31 %."""
    words = Catalogue("altered")
    assert "opponent" in words.format(Problem("TERM_DISRUPT").text)
    assert all(words.has(f"al-term-{term}") for term in TERMS)
    cards, known = curve({3: 39}, 12)
    assert round(100 * figures(cards, known).share) == 31


def test_s_midrange() -> None:
    """S-midrange: mean 2.8 and 10 % disrupting is midrange, 2.2 is aggro."""
    made = figures(*curve({2: 8, 3: 31}, 4))
    assert round(made.mean_hand, 1) == 2.8 and round(made.share, 1) == 0.1 and made.label == "midrange"
    made = figures(*curve({2: 31, 3: 8}, 4))
    assert round(made.mean_hand, 1) == 2.2 and made.label == "aggro"
    assert figures(*curve({3: 39}, 13)).label == "control"


def test_figures_of_a_starter() -> None:
    starter = CONTENT.decks["veilkeepers"]
    made = figures({str(starter.hero): 1, **starter.cards}, BUNDLED)
    assert made.cards == sum(made.hand.values()) == sum(made.types.values()) == 39
    assert made.heroes == (CONTENT.cards[str(starter.hero)].name,)
    assert made.share == sum(n for ref, n in starter.cards.items() if facts_of(CONTENT.cards[ref]).disrupts) / 39
