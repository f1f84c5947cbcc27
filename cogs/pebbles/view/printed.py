"""All cards, to be looked up by anybody at any time; only their order is secret. Pure."""

from collections.abc import Sequence
from functools import partial

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from cogs.pebbles.content.cards import CoatCard, PebblesContent, ShoreCard


def printed(content: PebblesContent) -> Sequence[CardGroup]:
    coat = [CardEntry(card.id, card.name, partial(_coat, card)) for card in content.coat.values()]
    shore = [CardEntry(card.id, card.name, partial(_shore, card)) for card in content.shore.values()]
    return [
        CardGroup("coat", text("pebbles-printed", kind="coat"), coat),
        CardGroup("shore", text("pebbles-printed", kind="shore"), shore),
    ]


def _coat(card: CoatCard) -> CardFace:
    return CardFace([card.text])


def _shore(card: ShoreCard) -> CardFace:
    return CardFace([text("pebbles-printed-shore", kind=card.kind, worth=card.worth, n=card.copies)])
