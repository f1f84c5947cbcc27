"""All cards of the bundled sets, to be looked up by anybody at any time. Pure."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.pinned import pin
from cogs.altered.content.stored import token_name
from cogs.altered.view.cards import face
from cogs.altered.view.printed import printed


def all_printed(content: AlteredContent) -> Sequence[CardGroup]:
    """A group for each faction."""
    return _grouped(content.cards.values())


def brought(content: AlteredContent, stored: Any) -> Sequence[CardGroup]:
    """The cards of a pack that a server has brought in, as `Found.stored` keeps it."""
    rows = stored["cards"]
    tokens = {token_name(row["name"]): row for row in rows if row["type"] == "token"}
    return _grouped(Card.model_validate(row) for row in pin(rows, tokens, content))


def _grouped(cards: Iterable[Card]) -> Sequence[CardGroup]:
    factions: dict[str, list[CardEntry]] = {}
    for card in cards:
        factions.setdefault(card.faction, []).append(CardEntry(card.id, card.name, partial(_face, card)))
    return [CardGroup(f"f{name}", text("al-printed", faction=name), cards) for name, cards in sorted(factions.items())]


def _face(card: Card) -> CardFace:
    return face(printed(card))
