"""Cards that anybody may look up at any time: those of which Rangers' decks are built, and roles. Rewards, maladies and
whatever lives in the valley are met. Pure."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.imports.own import PinnedCard

BUILT_OF = ("personality", "background", "specialty")


def printed(content: RangersContent) -> Sequence[CardGroup]:
    found = []
    for category in BUILT_OF:
        cards = [card for card in content.ranger_cards.values() if card.category == category]
        found.append(_group(category, cards))
    return [*found, _group("role", content.roles.values())]


def brought(stored: Any) -> Sequence[CardGroup]:
    """The cards and roles of a pack that a server has brought in, as `Found.stored` keeps it."""
    found = [PinnedCard.model_validate(row) for row in stored["cards"]]
    cards, roles = [one.card for one in found if one.card], [one.role for one in found if one.role]
    categories = {card.category: [other for other in cards if other.category == card.category] for card in cards}
    return [*(_group(kind, of_kind) for kind, of_kind in sorted(categories.items())), _group("role", roles)]


def _group(kind: str, cards: Any) -> CardGroup:
    return CardGroup(
        kind, text("rangers-printed", kind=kind), [CardEntry(c.id, c.name, partial(_face, c)) for c in cards]
    )


def _face(card: Any) -> CardFace:
    lines: list[Text | str] = []
    if getattr(card, "cost", None) is not None:
        icons = [text("rangers-icon-line", approach=name, n=n) for name, n in card.icons.items()]
        lines.append(
            text(
                "rangers-printed-card", type=card.type, cost=card.cost, aspect=card.aspect, icons=icons, many=len(icons)
            )
        )
    traits, keywords = list(card.traits), sorted(card.keywords)
    if traits or keywords:
        lines.append(text("rangers-face-traits", traits=traits, n=len(traits), keywords=keywords, many=len(keywords)))
    return CardFace([*lines, *(words for words in (card.text, card.flavour) if words)])
