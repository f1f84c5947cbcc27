"""Which cards of a view can be read: the own coat, and what the shore has shown (`bot.rules.card_list`). Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.rules.card_list import CardEntry, CardFace, CardGroup, once_each
from bot.rules.decision import text

View = Mapping[str, Any]
TERMS: Final = tuple(f"pebbles-term-{term}" for term in ("wave", "tide", "pocket", "bag", "strewn", "coat"))


def cards(view: View) -> Sequence[CardGroup]:
    """The own coat first, then the shore, newest first and each card once."""
    coat, turned = view["coat"], view["turned"][::-1]
    worn, seen = [card["id"] for card in coat], [card["id"] for card in turned]
    mine = [CardEntry(f"coat:{card['id']}", card["name"], partial(_coat, card)) for card in coat]
    open_to_all = [
        CardEntry(f"shore:{card['id']}", card["name"], partial(_shore, card, seen.count(card["id"]))) for card in turned
    ]
    groups = [
        CardGroup("coat", text("pebbles-cards-coat"), once_each(mine, worn)),
        CardGroup("shore", text("pebbles-cards-shore"), once_each(open_to_all, seen)),
    ]
    return [group for group in groups if group.cards]


def _coat(card: View) -> CardFace:
    return CardFace([card["text"]], {"kind": "coat", "name": card["name"], "says": card["text"]})


def _shore(card: View, times: int) -> CardFace:
    line = text("pebbles-face", kind=card["kind"], worth=card["worth"], times=times)
    says = f"{card['worth']} stones" if card["worth"] else card["kind"].capitalize()
    return CardFace([line], {"kind": card["kind"], "name": card["name"], "says": says})
