"""All cards of the bundled sets, to be looked up by anybody at any time. Pure."""

from collections.abc import Sequence
from functools import partial

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent
from cogs.altered.view.cards import face
from cogs.altered.view.printed import printed


def all_printed(content: AlteredContent) -> Sequence[CardGroup]:
    """A group for each faction."""
    factions: dict[str, list[CardEntry]] = {}
    for card in content.cards.values():
        factions.setdefault(card.faction, []).append(CardEntry(card.id, card.name, partial(_face, card)))
    return [CardGroup(f"f{name}", text("al-printed", faction=name), cards) for name, cards in sorted(factions.items())]


def _face(card: Card) -> CardFace:
    return face(printed(card))
