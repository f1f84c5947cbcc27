"""Advancement trees and the slots of the hotbar: what may be taken, what may lie where (LE-8.5, LE-9.2). Pure."""

from collections.abc import Collection, Sequence

from cogs.evershade.content.cards import ActionCard
from cogs.evershade.content.people import Tree
from cogs.evershade.content.vocabulary.terms import OPENED_AT, SLOT_CLASSES


def open_nodes(tree: Tree, taken: Collection[int], advancements: int) -> list[int]:
    """LE-8.5, LE-8.7: the nodes that may be taken now: the first, or one connected to a taken one whose gate is met;
    each once. advancements: how many were taken before in all trees."""
    return [
        node.n
        for node in tree.nodes
        if node.n not in taken
        and (node.n == 1 or any(other in taken for other in node.needs))
        and advancements >= node.gate
    ]


def fits_slot(card: ActionCard, slot: int, advancements: int) -> bool:
    """LE-9.2: whether a card may lie in a slot, from 1, of somebody with so many advancements."""
    return advancements >= OPENED_AT.get(slot, 0) and card.class_ in SLOT_CLASSES[slot - 1]


def better_of_family(card: ActionCard, owned: Collection[str], cards: Sequence[ActionCard]) -> ActionCard | None:
    """LE-8.12, LE-8.13: the best card of its family, whichever of the lesser ones it takes the place of; None: it is
    the best already."""
    family = [one for one in cards if one.family == card.family and one.rank > card.rank and one.id not in owned]
    return max(family, key=lambda one: one.rank, default=None) if card.family is not None else None
