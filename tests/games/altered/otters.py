"""A made-up community list for tests: the cards of a server, all of them original, in the form of the public files."""

import json
from typing import Any

from cogs.altered.content.import_cards import read_cards

HERO = "ALT_CORE_B_AX_01_C"


def entry(
    number: int, name: str, kind: str = "CHARACTER", cost: int = 2, stats: str = "222", **more: Any
) -> dict[str, Any]:
    """One card; stats: forest, mountain, water. more: `main`, `echo`, or whatever else the entry shall have."""
    f, m, w = list(stats)
    elements = {
        "MAIN_COST": f"#{cost}#",
        "RECALL_COST": str(cost),
        "FOREST_POWER": f,
        "MOUNTAIN_POWER": m,
        "OCEAN_POWER": w,
        "MAIN_EFFECT": more.pop("main", ""),
        "ECHO_EFFECT": more.pop("echo", ""),
    }
    return {
        "reference": f"ALT_CORE_B_AX_{number:02}_C",
        "name": name,
        "cardType": {"reference": kind},
        "mainFaction": {"reference": "AX"},
        "rarity": {"reference": "COMMON"},
        "elements": elements,
    } | more


CARDS = [
    entry(1, "Auntie Brine & Cork", "HERO", main="At Noon — I hum."),
    entry(2, "Puddle Clerk", cost=1, stats="111"),
    entry(3, "Ledger Otter", stats="230", main="{J} I gain 1 boost."),
    entry(4, "Moor Heron", stats="032", main="{J} Create a Brass Newt 1/1/1 token in your other expedition."),
    entry(5, "Lantern Eel", stats="203", main="{R} Draw a card.", echo="{D} : I gain Anchored."),
    entry(6, "Toll Badger", cost=3, stats="333", main="[[Defender]]"),
    entry(7, "Quarrelsome Goose", cost=3, stats="324", main="{J} Everybody apologises, then I gain what is left."),
    entry(8, "Rain Ledger", "SPELL", main="Draw two cards."),
    entry(9, "Awkward Silence", "SPELL", cost=1, main="Whoever speaks first discards a card."),
    entry(10, "Old Jetty", "LANDMARK_PERMANENT", main="{T} : Resupply."),
    entry(11, "Barge Choir", cost=4, stats="444", main="{H} [[Sabotage]]."),
    entry(12, "Heavy Pike", cost=5, stats="555"),
    entry(13, "Tea for Nine", "EXPEDITION_PERMANENT", cost=1, main="At Dusk — somebody is thirsty."),
    entry(14, "Ferry Crew", cost=3, stats="414"),
    entry(40, "Brass Newt", "TOKEN", stats="111"),
]
LIST = f"1 {HERO}\n" + "".join(f"3 ALT_CORE_A_AX_{n:02}_C\n" for n in range(2, 15))
"""A community list in another printing: 1 Hero and 39 cards, among them three that no rule understands."""
MANUAL = ("Auntie Brine & Cork", "Quarrelsome Goose", "Awkward Silence", "Tea for Nine")
PLAIN = f"1 {HERO}\n" + "".join(f"3 ALT_CORE_B_AX_{n:02}_C\n" for n in (2, 3, 4, 5, 6, 8, 10, 11, 12, 14))


def stored(cards: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """The pack as a server keeps it."""
    found = read_cards(json.dumps({"member": CARDS if cards is None else cards}).encode())
    assert found.problems == []
    return found.stored()
