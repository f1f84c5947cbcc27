"""Rare printings: what they are, that none is only better, what decks hold of them (AL-14.1, AL-14.5 to 14.7)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
import yaml

from bot.rules.content.reader import Entry, Reader
from bot.rules.errors import ContentError
from cogs.altered import bundled_files
from cogs.altered.content.card_names import Names
from cogs.altered.content.cards import Card
from cogs.altered.content.decklist import read_list
from cogs.altered.content.decks import check, pool_of
from cogs.altered.content.pack import load
from cogs.altered.content.printings import check_trade, family_of, is_rare, written_out
from cogs.altered.content.sets import common_of
from cogs.altered.game import game

CARDS = game().content.cards
POOL = pool_of(CARDS.values())
MULE = "GM_BASE_B_GW_04_C"
RARES = sorted(ref for ref, card in CARDS.items() if is_rare(card))
BODY = {
    "id": "GM_BASE_B_GW_99_C",
    "name": "Yardstick",
    "type": "character",
    "faction": "GW",
    "hand_cost": 2,
    "reserve_cost": 2,
    "stats": {"forest": 2, "mountain": 2, "water": 2},
    "text": "Measured.",
}


def trade(rare: Mapping[str, Any], common: Mapping[str, Any] = BODY) -> list[str]:
    """What is wrong with a rare of a common, in words."""
    reader = Reader()
    data = written_out(common, {"id": "GM_BASE_B_GW_99_R1", **rare})
    entry = Entry("altered/rares_gw.yaml", 1, data)
    check_trade(reader, entry, Card.model_validate(data), Card.model_validate(common))
    return reader.problems


def test_a_rare_is_its_common_but_for_what_it_says() -> None:
    rare, common = CARDS["GM_BASE_B_GW_04_R1"], CARDS[MULE]
    assert (rare.name, rare.type, rare.faction, rare.subtypes) == (
        common.name,
        common.type,
        common.faction,
        common.subtypes,
    )
    assert (rare.rarity, rare.hand_cost, rare.reserve_cost, rare.row) == ("R", 3, 1, (1, 4, 4))
    golem = CARDS["GM_BASE_B_GW_05_R2"]
    assert golem.keywords == CARDS["GM_BASE_B_GW_05_C"].keywords and len(golem.abilities) == 1
    assert golem.text.startswith(CARDS["GM_BASE_B_GW_05_C"].text + " ")


@pytest.mark.parametrize("ref", RARES)
def test_each_is_printed_where_its_reference_says(ref: str) -> None:
    """AL-14.7: R1 in the faction of its family, R2 in some other; and its words are its own."""
    card, common = CARDS[ref], CARDS[common_of(ref)]
    assert (card.faction == family_of(ref)) == ref.endswith("_R1")
    assert common.faction == family_of(ref) and card.name == common.name
    same_words = (card.abilities, card.keywords, card.cost_option) == (
        common.abilities,
        common.keywords,
        common.cost_option,
    )
    assert same_words or card.text != common.text


def test_both_rares_of_every_family_that_has_one() -> None:
    per_family = Counter(common_of(ref) for ref in RARES)
    assert set(per_family.values()) == {2}


@pytest.mark.parametrize(
    "rare",
    [
        {"stats": {"forest": 3}},
        {"hand_cost": 1},
        {"keywords": [{"k": "seasoned"}]},
        {"more": [{"when": "join", "do": [{"do": "draw"}]}]},
    ],
)
def test_a_plain_better_copy_is_refused(rare: Mapping[str, Any]) -> None:
    (problem,) = trade(rare)
    assert "only better" in problem


@pytest.mark.parametrize("rare", [{"stats": {"forest": 1}}, {"reserve_cost": 3}, {"hand_cost": 3, "text": "Dear."}])
def test_a_plain_worse_copy_is_refused(rare: Mapping[str, Any]) -> None:
    (problem,) = trade(rare)
    assert "only worse" in problem


@pytest.mark.parametrize(
    "rare",
    [
        {"stats": {"forest": 3, "water": 1}},
        {"hand_cost": 3, "reserve_cost": 1},
        {"reserve_cost": 3, "keywords": [{"k": "seasoned"}]},
        {"stats": {"forest": 4}, "keywords": [{"k": "defender"}]},
        {"stats": {"forest": 4}, "abilities": [{"when": "join", "do": [{"do": "gain", "what": "fleeting"}]}]},
    ],
)
def test_a_trade_is_none_of_both(rare: Mapping[str, Any]) -> None:
    assert trade(rare) == []


def test_what_is_lost_is_given_up() -> None:
    """An icon, a keyword or a cheaper way in that is gone; Defender that is gone is none."""
    common = {**BODY, "keywords": [{"k": "defender"}, {"k": "scout", "x": 1}]}
    assert trade({"stats": {"forest": 3}, "keywords": [{"k": "defender"}]}, common) == []
    (problem,) = trade({"stats": {"forest": 3}, "keywords": [{"k": "scout", "x": 1}]}, common)
    assert "only better" in problem
    icon = {**BODY, "abilities": [{"when": "join", "do": [{"do": "resupply"}]}]}
    assert trade({"stats": {"forest": 3}, "abilities": []}, icon) == []


def test_r2_in_the_faction_of_its_common_is_refused() -> None:  # AL-14.7
    traded = {"id": "GM_BASE_B_GW_99_R2", "stats": {"forest": 3, "water": 1}}
    (problem,) = trade({**traded, "faction": "GW"})
    assert "printed in another faction than GW" in problem
    assert trade({**traded, "faction": "TW"}) == []


def bundle_with(rare: dict[str, Any]) -> list[str]:
    with pytest.raises(ContentError) as raised:
        load({**bundled_files(), "altered/rares_more.yaml": yaml.safe_dump([rare])})
    return raised.value.problems


def test_mistakes_are_named_where_they_stand() -> None:
    (problem,) = bundle_with({"id": "GM_BASE_B_GW_99_R1", "hand_cost": 1})
    assert "rares_more.yaml:1" in problem and "GM_BASE_B_GW_99_C" in problem
    (problem,) = bundle_with({"id": "GM_BASE_B_TW_01_R2", "hand_cost": 1})
    assert "R2 is printed in another `faction`" in problem
    (problem,) = bundle_with({"id": "GM_BASE_B_TW_01_R1", "faction": "GW"})
    assert "R2 is printed in another `faction`" in problem
    (problem,) = bundle_with({"id": "GM_BASE_B_TW_01_R1", "hand_cost": 1})
    assert "a hero has no costs" in problem


def deck(**cards: int) -> dict[str, int]:
    return {"GM_BASE_B_GW_01_C": 1, **cards}


def commons(n: int) -> dict[str, int]:
    own = [r for r, card in CARDS.items() if card.faction == "GW" and card.type not in ("hero", "token")]
    return dict.fromkeys([ref for ref in own if not is_rare(CARDS[ref])][:n], 3)


def test_fifteen_rares_and_no_more() -> None:
    """AL-14.1: R1 and R2 alike."""
    own = [ref for ref in RARES if CARDS[ref].faction == "GW"]
    fifteen = dict.fromkeys(own[:5], 3)
    assert check(deck(**commons(14)) | dict.fromkeys(own[:15], 1), POOL, deck_max=0)[0].code == "DECK_COPIES"
    others = {ref: 3 for ref in commons(28) if ref not in {common_of(rare) for rare in fifteen}}
    assert check(deck(**others, **fifteen), POOL, deck_max=0) == []
    more = next(ref for ref in own[5:] if common_of(ref) not in {common_of(rare) for rare in fifteen})
    (problem,) = check(
        deck(**{r: n for r, n in others.items() if r != common_of(more)}, **fifteen, **{more: 1}), POOL, deck_max=0
    )
    assert (problem.code, problem.params) == ("DECK_RARES", {"n": 16, "most": 15})


def test_three_of_a_name_over_all_rarities() -> None:
    """AL-14.1, S-35."""
    listed = deck(**commons(14)) | {MULE: 2, "GM_BASE_B_GW_04_R1": 2}
    (problem,) = check(listed, POOL)
    assert (problem.code, problem.params["name"], problem.params["n"]) == ("DECK_COPIES", "Boiler Mule", 4)
    assert check(listed | {MULE: 1}, POOL) == []


def test_abroad_it_belongs_to_the_faction_that_it_says() -> None:
    """AL-14.7, S-35: the reference says Gearwrights, the card Trailwardens."""
    mule = "GM_BASE_B_GW_04_R2"
    trail = {ref: n for ref, n in game().content.decks["trailwardens"].cards.items()}
    assert check({"GM_BASE_B_TW_01_C": 1, **trail, mule: 3}, POOL) == []
    (problem,) = check(deck(**commons(14)) | {MULE: 0, mule: 3}, POOL)
    assert (problem.code, problem.params["cards"]) == ("DECK_FACTION", ["Boiler Mule"])


def test_singleton_takes_one_of_each_rarity() -> None:
    """AL-14.3."""
    pair = {MULE: 1, "GM_BASE_B_GW_04_R1": 1}
    codes = [problem.code for problem in check(deck(**pair), POOL, "singleton")]
    assert codes == ["DECK_TOO_SMALL"]
    assert "DECK_COPIES" in [p.code for p in check(deck(**pair | {MULE: 2}), POOL, "singleton")]


@pytest.mark.parametrize(
    ("line", "ref"),
    [
        ("3 Boiler Mule", MULE),
        ("3 Boiler Mule (R)", "GM_BASE_B_GW_04_R1"),
        ("3 Boiler Mule ◆", "GM_BASE_B_GW_04_R1"),
        ("3 Boiler Mule ◇", "GM_BASE_B_GW_04_R2"),
        ("3 boiler mule (r2)", "GM_BASE_B_GW_04_R2"),
        ("3 gm_base_b_gw_04_r", "GM_BASE_B_GW_04_R1"),
    ],
)
def test_lists_by_name(line: str, ref: str) -> None:
    """A name alone is the common, as in lists from before there were rares (AL-14.6: bare R is R1)."""
    assert read_list(line, Names(POOL)).cards == {ref: 3}


def test_a_rare_is_told_from_its_common() -> None:
    name_of = game().name_of
    refs = (MULE, "GM_BASE_B_GW_04_R1", "GM_BASE_B_GW_04_R2")
    assert [name_of(ref) for ref in refs] == ["Boiler Mule", "Boiler Mule ◆", "Boiler Mule ◇"]
