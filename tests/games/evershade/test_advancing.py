"""Advancement trees and the hotbar (LE-8, LE-9), after the acceptance scenarios of the rules."""

from cogs.evershade.content.cards import ActionCard
from cogs.evershade.content.people import Tree
from cogs.evershade.rules.character.advancing import better_of_family, fits_slot, open_nodes
from tests.games.evershade import kit

RAISE = [[{"do": "raise", "what": "STR"}]]
NEEDS = {1: [], 2: [1], 3: [1], 4: [3], 5: [3], 6: [5], 7: [5], 8: [7]}
REEVE = Tree.model_validate(
    {
        "id": "t",
        "kind": "primary",
        "nodes": [
            {"n": n, "needs": needs, "gate": {5: 4, 7: 6}.get(n, 0), "versions": RAISE} for n, needs in NEEDS.items()
        ],
    }
)


def card(name: str) -> ActionCard:
    return kit.content().action_cards[name]


def test_a68_what_may_be_taken() -> None:
    """E17: LE-8.5, LE-8.6."""
    assert open_nodes(REEVE, [], 0) == [1]
    assert open_nodes(REEVE, [1], 1) == [2, 3]
    assert open_nodes(REEVE, [1, 3], 3) == [2, 4]
    assert open_nodes(REEVE, [1, 3], 4) == [2, 4, 5]  # the gate counts advancements of all trees


def test_a17_slots_open_and_hold_their_classes() -> None:
    """E10: LE-9.2: B15 is offensive, B04 defensive."""
    assert fits_slot(card("B15"), 1, 0)
    assert not fits_slot(card("B04"), 1, 0)
    assert not fits_slot(card("B15"), 7, 0)
    assert fits_slot(card("B15"), 7, 1)
    assert not fits_slot(card("B04"), 7, 1)
    assert [fits_slot(card("B04"), slot, 6) for slot in (2, 4, 6, 8, 9, 10)] == [True, True, True, True, True, False]


def test_a69_upgrades_go_up_in_the_family() -> None:
    """E18: LE-8.12, LE-8.13."""
    cards = list(kit.content().action_cards.values())
    found = better_of_family(card("B06"), {"B06"}, cards)
    assert found is not None
    assert found.id == "B04"
    assert better_of_family(card("B04"), {"B04"}, cards) is None
    assert better_of_family(card("B00"), {"B00"}, cards) is None
