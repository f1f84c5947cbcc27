"""A card's printed side as plain data: for views of hands, decks, packs and discards. Pure."""

from typing import Any

from cogs.altered.content.cards import Card


def printed(card: Card) -> dict[str, Any]:
    """All that stands on a card."""
    return {
        "card": card.id,
        "name": card.name,
        "type": card.type,
        "faction": card.faction,
        "rarity": card.rarity,
        "subtypes": list(card.subtypes),
        "costs": [card.hand_cost, card.reserve_cost],
        "stats": list(card.row) if card.is_body else None,
        "text": card.words,
        "keywords": [k.k for k in card.keywords],
    }
