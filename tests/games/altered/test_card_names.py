"""Deck lists that name cards instead of citing them, as people paste them: which card is meant, and what is near."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panels.catalogue import Catalogue
from cogs import load_game
from cogs.altered.content.card_names import Names
from cogs.altered.content.decklist import Problem, Written, look_up, read_list
from cogs.altered.content.decks import Facts, pool_of
from cogs.altered.rules.brought import Brought, read_deck

CONTENT = load_game("altered").content
BUNDLED = pool_of(CONTENT.cards.values())
TOKENS = {ref for ref, facts in BUNDLED.items() if facts.type == "token"}
OTTOLINE = "GM_BASE_B_GW_01_C"


def ref_of(name: str) -> str:
    return next(ref for ref, facts in BUNDLED.items() if facts.name == name)


MULE, FORM = ref_of("Boiler Mule"), ref_of("Form 27, Section B")


def read(words: str, pool: dict[str, Facts] | None = None) -> Written:
    pool = BUNDLED if pool is None else pool
    return look_up(read_list(words, Names(pool)), pool, TOKENS)


@pytest.mark.parametrize(
    "line",
    [
        "3 Boiler Mule",
        "3x boiler mule",
        "3 BOILERMULE",
        "3xBoiler Mule",
        "3 x Boiler Mule",
        "3×  Boiler   Mule",
        "Boiler Mule x3",
        "Boiler Mule 3x",
        "- 3 Boiler Mule",
        "• 3 boiler-mule",
        "3\tBoiler Mule // the best",
        "3 Boiler Mule (GW)",
        "3 Boiler Mule [C]",
        "1 Boiler Mule, 2 Boiler Mule",
        f"1 {MULE} 2 Boiler Mule",
        f"2 Boiler Mule; 1 {MULE}",
        "2 Boiler Mule\nBoiler Mule",
        "Characters (3)\n3 Boiler Mule",
        "Deck:\n3 boiler mule",
    ],
)
def test_a_name_is_as_good_as_a_reference(line: str) -> None:
    found = read(line)
    assert found.problems == [] and found.cards == {MULE: 3}


@pytest.mark.parametrize(
    "line",
    ["2 Form 27, Section B", "2 form 27 section b 1 Ottoline and Piston", "2x Form 27, Section B; 1 boiler mule"],
)
def test_numbers_and_signs_in_names(line: str) -> None:
    found = read(line)
    assert found.problems == [] and found.cards[FORM] == 2


def test_every_bundled_card_by_its_name() -> None:
    cards = {ref: facts for ref, facts in BUNDLED.items() if ref not in TOKENS}
    found = read("\n".join(f"2 {CONTENT.name_of(ref)}" for ref in cards))
    assert found.problems == [] and found.cards == dict.fromkeys(cards, 2)
    one_line = read(" ".join(f"2 {CONTENT.name_of(ref)}" for ref in cards))
    assert one_line.problems == [] and one_line.cards == found.cards


def test_a_near_miss_is_named_with_its_line() -> None:
    found = read("3 Boiler Mule\n\n2 Boyler Mule\n1 Piston\nUnion Sabotur\n3 Zzyzx Qwrtp\nhello")
    assert found.cards == {MULE: 3}
    told = [(p.code, p.line, p.params["text"]) for p in found.problems]
    assert told == [
        ("IMP_NEAR_NAME", 3, "Boyler Mule"),
        ("IMP_NEAR_NAME", 4, "Piston"),
        ("IMP_NEAR_NAME", 5, "Union Sabotur"),
        ("IMP_BAD_REF", 6, "Zzyzx Qwrtp"),
        ("IMP_SYNTAX", 7, "hello"),
    ]
    near: list[Any] = [problem.params.get("near") for problem in found.problems]
    assert near[0][0] == "Boiler Mule" and near[1][0] == "Ottoline & Piston" and near[2][0] == "Union Saboteur"
    sentence = Catalogue("altered").format(found.problems[0].text)
    assert "Boyler Mule" in sentence and "Boiler Mule" in sentence


def test_only_the_first_misses_are_looked_after() -> None:
    """A long list of nonsense costs no more than a short one."""
    found = read("\n".join(f"1 Boyler Mule{'e' * (n % 3)}" for n in range(300)))
    codes = [problem.code for problem in found.problems]
    assert len(codes) == 300 and 0 < codes.count("IMP_NEAR_NAME") <= 20


def test_a_mile_of_words_is_read_in_one_go() -> None:
    """Every word is looked at a few times, however many stand on one line."""
    asked = 0

    class Counting(Names):
        def find(self, words: str) -> list[str]:
            nonlocal asked
            asked += 1
            return super().find(words)

    words = "3 a " * 10_000
    assert read_list(words, Counting(BUNDLED)).problems and asked < 20_000
    asked = 0
    assert len(read_list(words.replace(" 3", "\n3"), Counting(BUNDLED)).problems) == 10_000 and asked <= 10_000


def many() -> dict[str, Facts]:
    """One name in three rarities and two printings, as imported cards are."""
    made = {}
    for ref in (
        "ALT_CORE_B_AX_07_C",
        "ALT_CORE_B_AX_07_R1",
        "ALT_CORE_B_AX_07_R2",
        "ALT_CORE_A_AX_07_C",
        "ALT_COREKS_B_AX_07_C",
    ):
        made[ref] = Facts(ref, "Brassbug", "character", "AX", ref.rsplit("_", 1)[1][0])
    return made


def test_a_name_of_several_cards() -> None:
    """Its rarity tells them apart, no rarity is the common, bare R is R1 (AL-14.6), and printings of the same card are
    no two cards."""
    pool = many()
    assert read("3 Brassbug", pool).cards == {"ALT_CORE_B_AX_07_C": 3}
    (problem,) = read("3 Brassbug", {ref: facts for ref, facts in pool.items() if facts.rarity == "R"}).problems
    assert (problem.code, problem.line, problem.params["text"]) == ("IMP_SEVERAL_CARDS", 1, "Brassbug")
    assert problem.params["refs"] == ["ALT_CORE_B_AX_07_R1", "ALT_CORE_B_AX_07_R2"]
    for mark, rarity in (("(C)", "C"), ("[common]", "C"), ("(R)", "R1"), ("(Rare)", "R1"), ("(r2)", "R2")):
        assert read(f"3 Brassbug {mark}", pool).cards == {f"ALT_CORE_B_AX_07_{rarity}": 3}
    assert read("3 Brassbug (E)", pool).problems[0].code == "IMP_SEVERAL_CARDS"
    commons = {ref: facts for ref, facts in pool.items() if ref.endswith("_C")}
    assert read("3 Brassbug", commons).cards == {"ALT_CORE_B_AX_07_C": 3}


def test_a_token_by_its_name_is_left_out() -> None:
    token = min(TOKENS)
    found = read(f"1 {BUNDLED[token].name}\n3 Boiler Mule")
    assert [(p.code, p.line) for p in found.problems] == [("IMP_TOKEN", 1)] and found.cards == {MULE: 3}
    alike = replace(BUNDLED[MULE], ref="ALT_CORE_B_AX_07_C", name=BUNDLED[token].name)
    assert read(f"1 {BUNDLED[token].name}", BUNDLED | {alike.ref: alike}).cards == {"ALT_CORE_B_AX_07_C": 1}


@given(st.text(alphabet="3x Boiler Mule,;#/()[]×27\n\t-", max_size=120))
def test_no_list_is_too_strange(words: str) -> None:
    found = read_list(words, Names(BUNDLED))
    assert found.cards or found.problems
    assert all(isinstance(problem, Problem) and problem.line >= 0 for problem in found.problems)
    assert all(n > 0 for n in found.cards.values())


def test_a_list_of_names_is_a_deck_at_a_table() -> None:
    deck = CONTENT.decks["gearwrights"]
    words = "\n".join(f"{n} {CONTENT.cards[ref].name}" for ref, n in deck.cards.items())
    found = read_deck(CONTENT, f"{words}\n{CONTENT.cards[str(deck.hero)].name}")
    assert isinstance(found, Brought) and found.hero == deck.hero == OTTOLINE and found.cards == deck.cards


def test_nothing_that_may_not_be_seen_is_suggested() -> None:
    """P6: a card that another player brought is neither found nor hinted at."""
    found = read_deck(CONTENT, "30 Boiler Mule", unseen={MULE})
    assert not isinstance(found, Brought)
    assert "Boiler Mule" not in [name for problem in found.problems for name in problem.params.get("near", ())]
