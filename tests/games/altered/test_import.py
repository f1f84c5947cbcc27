"""Card data of the public collections: three forms, hostile files, and what becomes of each card (AL-14.7 to 14.10)."""

import json
import time
from typing import Any

import pytest

from bot.rules.own_cards.files import MOST_PROBLEMS
from cogs import load_game
from cogs.altered.content.decks import check
from cogs.altered.content.import_cards import (
    DATA_BYTES,
    MOST_CARDS,
    Found,
    pool_of_stored,
    read_cards,
)
from cogs.altered.content.sentences import compile_text


def nested(number: int = 2, **change: Any) -> dict[str, Any]:
    """Form (a)."""
    made: dict[str, Any] = {
        "reference": f"ALT_CORE_B_YZ_{number:02}_R2",
        "name": f"Somebody {number}",
        "cardType": {"reference": "CHARACTER"},
        "cardSubTypes": [{"reference": "ADVENTURER"}],
        "rarity": {"reference": "RARE"},
        "mainFaction": {"reference": "AX"},
        "elements": {
            "MAIN_COST": "#3",
            "RECALL_COST": "2",
            "OCEAN_POWER": "#1#",
            "MOUNTAIN_POWER": 4,
            "FOREST_POWER": "0",
            "MAIN_EFFECT": "{H} [Sabotage]. (Discard up to one target card from a Reserve.)",
            "ECHO_EFFECT": "{D} : Draw a card.",
        },
        "imagePath": "https://pictures.invalid/1.webp",
        "isBanned": False,
        "isSuspended": True,
    }
    return made | change


def flat(**change: Any) -> dict[str, Any]:
    """Form (c)."""
    made: dict[str, Any] = {
        "reference": "ALT_CORE_B_BR_05_C",
        "name": "Somebody flat",
        "cardType": {"reference": "SPELL"},
        "faction": {"code": "BR"},
        "mainCost": 2,
        "recallCost": 4,
        "oceanPower": None,
        "mountainPower": None,
        "forestPower": None,
        "effect1": "Resupply.",
        "effect2": None,
        "effect3": "{D} : Draw a card.",
    }
    return made | change


def read(data: Any) -> Found:
    return read_cards(json.dumps(data).encode())


def codes(found: Found) -> list[str]:
    return [problem.code for problem in found.problems]


@pytest.mark.parametrize(
    "wrap",
    [
        lambda card: card,
        lambda card: [card],
        lambda card: {"member": [card]},
        lambda card: {"hydra:member": [card]},
    ],
)
def test_one_card_a_list_a_collection(wrap: Any) -> None:
    """AL-14.8 (a), (b)"""
    found = read(wrap(nested()))
    assert found.problems == []
    card = found.cards["ALT_CORE_B_YZ_02_R2"]
    assert (card.type, card.rarity, card.subtypes) == ("character", "R", ("adventurer",))
    assert card.faction == "AX"  # AL-14.7: of the data, although the reference says YZ
    assert (card.hand_cost, card.reserve_cost) == (3, 2)
    assert card.stats == (0, 4, 1)  # forest, mountain, water; the ocean is water
    assert card.effects == "compiled" and card.disrupts and len(card.abilities) == 2
    assert card.suspended and not card.banned
    assert card.image == "https://pictures.invalid/1.webp"


def test_the_flat_form() -> None:
    """AL-14.8 (c)"""
    found = read([flat()])
    assert found.problems == []
    card = found.cards["ALT_CORE_B_BR_05_C"]
    assert (card.type, card.faction, card.rarity, card.stats) == ("spell", "BR", "C", None)
    assert [sorted(ability) for ability in card.abilities] == [["do", "spell"], ["do", "support"]]


def test_types() -> None:
    kinds = {
        "HERO": "hero",
        "CHARACTER": "character",
        "SPELL": "spell",
        "PERMANENT": "landmark",
        "LANDMARK_PERMANENT": "landmark",
        "EXPEDITION_PERMANENT": "expedition_permanent",
        "TOKEN": "token",
    }
    for place, (written, meant) in enumerate(kinds.items()):
        found = read(nested(place, cardType={"reference": written}, reference=f"ALT_CORE_B_AX_{place + 10}_R"))
        card = found.cards[f"ALT_CORE_B_AX_{place + 10}_R1"]  # bare R means R1
        assert card.type == meant and (card.stats is not None) == (meant in ("character", "token"))
        assert (card.hand_cost == 0) == (meant in ("hero", "token"))


def test_what_the_bot_can_do_with_a_card() -> None:
    """AL-14.10: never a guess."""
    texts = {None: "scripted", "  ": "scripted", "{J} Draw a card.": "compiled", "{J} Draw a card. Bow.": "manual"}
    for words, effects in texts.items():
        entry = nested()
        entry["elements"] |= {"MAIN_EFFECT": words, "ECHO_EFFECT": None}
        card = read(entry).cards["ALT_CORE_B_YZ_02_R2"]
        assert card.effects == effects, words
        assert (card.abilities != []) == (effects == "compiled")
    silent = read(flat(effect1=None, effect3=None)).cards["ALT_CORE_B_BR_05_C"]
    assert silent.effects == "manual"  # a Spell that says nothing has lost its text


def test_tokens_are_known_within_the_file() -> None:
    maker = nested()
    maker["elements"] |= {"MAIN_EFFECT": "{J} Create a [Paper Ox 1/1/1] Animal token in my Expedition."}
    assert read(maker).cards["ALT_CORE_B_YZ_02_R2"].effects == "manual"
    token = nested(9, name="Paper Ox", cardType={"reference": "TOKEN"})
    assert read([maker, token]).cards["ALT_CORE_B_YZ_02_R2"].effects == "compiled"


def test_what_is_stored_is_what_was_read() -> None:
    found = read([nested(), flat(), nested(3, cardType={"reference": "HERO"})])
    pool = pool_of_stored(json.loads(json.dumps(found.stored())))
    for ref, card in found.cards.items():
        facts = pool[ref]
        for name in (
            "name",
            "type",
            "faction",
            "rarity",
            "hand_cost",
            "reserve_cost",
            "stats",
            "effects",
            "disrupts",
            "banned",
            "suspended",
        ):
            assert getattr(facts, name) == getattr(card, name), (ref, name)
    deck = {"ALT_CORE_B_YZ_03_R2": 1, "ALT_CORE_B_YZ_02_R2": 3}
    problems = check(deck, pool, allow_manual=True)  # nothing on factions: they are of one, by their data
    assert {problem.code for problem in problems} == {"DECK_TOO_SMALL", "DECK_SUSPENDED"}


def test_every_wrong_card_is_named_and_the_others_are_read() -> None:
    entries = [
        nested(1),
        "a card",
        {"name": "no reference"},
        nested(2, reference="FOO"),
        nested(3, name=""),
        nested(4, mainFaction=None),
        nested(5, cardType={"reference": "BANANA"}),
        nested(6, elements={"MAIN_COST": "three", "RECALL_COST": "-1", "OCEAN_POWER": True, "FOREST_POWER": 1e3}),
        flat(mainCost="##"),
    ]
    found = read(entries)
    assert list(found.cards) == ["ALT_CORE_B_YZ_01_R2"]
    named = [(p.code, p.params.get("field", p.params.get("text"))) for p in found.problems]
    assert named == [
        ("IMP_MISSING_FIELD", "reference"),
        ("IMP_MISSING_FIELD", "reference"),
        ("IMP_BAD_REF", "FOO"),
        ("IMP_MISSING_FIELD", "name"),
        ("IMP_MISSING_FIELD", "mainFaction"),
        ("IMP_MISSING_FIELD", "cardType"),
        ("IMP_BAD_NUMBER", "MAIN_COST"),
        ("IMP_BAD_NUMBER", "RECALL_COST"),
        ("IMP_BAD_NUMBER", "FOREST_POWER"),
        ("IMP_MISSING_FIELD", "MOUNTAIN_POWER"),
        ("IMP_BAD_NUMBER", "OCEAN_POWER"),
        ("IMP_BAD_NUMBER", "mainCost"),
    ]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "IMP_NOT_JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "IMP_NOT_JSON"),
        (b'{"reference": ', "IMP_NOT_JSON"),
        (b"[" * 200_000, "IMP_NOT_JSON"),
        (b'[{"reference":' * 50_000, "IMP_NOT_JSON"),
        (b'{"mainCost": NaN}', "IMP_NOT_JSON"),
        (b"9" * 10_000, "IMP_NOT_JSON"),
        (b"PK\x03\x04" + b"\x00" * 100, "IMP_NOT_JSON"),
        (json.dumps([{"name": "Otter"}]).encode("utf-16"), "IMP_NOT_JSON"),
        ('[{"name": "Ätter"}]'.encode("latin-1"), "IMP_NOT_JSON"),
        (b'[{"n": "' + b"x" * 10_000_000 + b'"}]', "IMP_MISSING_FIELD"),
        (b'"just words"', "IMP_NOT_JSON"),
        (b"null", "IMP_NOT_JSON"),
        (b"[]", "IMP_EMPTY"),
        (b'{"member": []}', "IMP_EMPTY"),
        (b"[" + b"0," * MOST_CARDS + b"0]", "IMP_TOO_BIG"),
        (b" " * (DATA_BYTES + 1), "IMP_TOO_BIG"),
    ],
)
def test_wrong_files_end_in_one_report(data: bytes, code: str) -> None:
    found = read_cards(data)
    assert codes(found) == [code] and found.cards == {}


def test_two_cards_of_one_reference() -> None:
    """The same card may stand in a collection twice; two different ones may not."""
    assert read([nested(1), nested(1)]).problems == []
    found = read([nested(1), nested(1, name="Somebody else")])
    assert codes(found) == ["IMP_TWICE"] and found.cards["ALT_CORE_B_YZ_01_R2"].name == "Somebody 1"


def test_a_wrong_column_does_not_flood_the_report() -> None:
    found = read([nested(1, name=None) for _ in range(1_000)])
    assert len(found.problems) == MOST_PROBLEMS and found.wrong == {"IMP_MISSING_FIELD": 1_000}


def test_strange_letters_do_no_harm() -> None:
    data = b"[%s]" % json.dumps(nested(name="\ud800\x00A\u202e\x1b[31m" + "x" * 9_000)).encode()
    card = read_cards(data).cards["ALT_CORE_B_YZ_02_R2"]
    assert len(card.name) <= 120 and card.name.isprintable()
    assert json.dumps(read_cards(data).stored(), ensure_ascii=False).encode()
    deep = nested(cardType={"reference": {"reference": ["CHARACTER"]}})
    assert codes(read(deep)) == ["IMP_MISSING_FIELD"]


def test_no_text_makes_the_compiler_slow() -> None:
    """The patterns are matched against what strangers wrote: none may need more than the length of the text."""
    starts = ("up to ", "target ", "{j} ", "create a ", "#", "(", "a ", "draw a card. ", "{2}, ", "  ", ", then ")
    before = time.process_time()
    for start in starts:
        compile_text("{J} create a " + start * 400, start * 400)
    assert time.process_time() - before < 5  # a pattern that runs away takes hours


def test_bundled_tokens_stay_out() -> None:
    """What a server brings in never changes the bundled cards."""
    content = load_game("altered").content
    before = content.hash, len(content.cards)
    read([nested(n) for n in range(10, 60)])
    assert (content.hash, len(content.cards)) == before
