"""Which cards of a view can be read, and what stands on each (`bot.rules.card_list`). Pure; knows only views."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from bot.draw.chart.words import chart_words
from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.rangers.pictures.card import shown
from cogs.rangers.pictures.chart import chart
from cogs.rangers.pictures.playmat import playmat_facts
from cogs.rangers.view.telling import card_line, describe, held_line, zone_rank

View = Mapping[str, Any]


def cards(view: View) -> Sequence[CardGroup]:
    """The own hand first, then what lies in play, area by area."""
    held = [CardEntry(f"hand:{card['id']}", card["name"], partial(_held, card)) for card in _once(view["hand"])]
    valley = CardEntry("map", text("rangers-cards-map"), partial(_valley, view["map"]))
    mat = CardEntry("playmat", text("rangers-cards-playmat"), partial(_playmat, view))
    found = [CardGroup("map", text("rangers-cards-valley"), [mat, valley] if view["place"] else [], is_listed=True)]
    ahead = [CardEntry(f"ahead:{card['id']}", card["name"], partial(_ahead, card)) for card in _once(view["ahead"])]
    found.append(CardGroup("ahead", text("rangers-cards-ahead"), ahead, is_listed=True))
    found.append(CardGroup("hand", text("rangers-cards-hand"), held))
    for seat, hand in view["hands"].items():
        if int(seat) != view["you"]:
            entries = [
                CardEntry(f"hand{seat}:{card['id']}", card["name"], partial(_held, card)) for card in _once(hand)
            ]
            found.append(CardGroup(f"hand{seat}", text("rangers-cards-hand-of", who=f"@seat:{seat}"), entries))
    ordered = sorted(view["cards"], key=lambda card: zone_rank(card["zone"]))
    for zone, lying in groupby(ordered, key=lambda card: card["zone"]):
        name, _, seat = zone.partition(":")
        title = text("rangers-cards-zone", zone=name, who=f"@seat:{seat}" if seat else "")
        entries = [CardEntry(f"card:{card['uid']}", card["name"], partial(_face, card)) for card in lying]
        found.append(CardGroup(f"zone{name}{seat}", title, entries))
    return [group for group in found if group.cards]


def _once(hand: Sequence[View]) -> list[View]:
    """Of copies of a card one."""
    return list({card["id"]: card for card in hand}.values())


def _valley(valley: View) -> CardFace:
    return CardFace(chart_words(chart(valley)), {"map": valley})


def _playmat(view: View) -> CardFace:
    return CardFace(describe({**view, "hand": []}), {"playmat": playmat_facts(view)})


def _face(card: View) -> CardFace:
    """A card in play: how it stands, what it is, and what is printed on it."""
    lines: list[Text | str] = [card_line(card)]
    if card["traits"] or card["keywords"]:
        traits, keywords = list(card["traits"]), list(card["keywords"])
        lines.append(text("rangers-face-traits", traits=traits, n=len(traits), keywords=keywords, many=len(keywords)))
    return CardFace([*lines, *([card["text"]] if card["text"] else [])], shown(card, card["kind"]))


def _ahead(card: View) -> CardFace:
    """A card that is looked at, all that it says."""
    return CardFace([Text(card["said"]["key"], card["said"]["params"])] if card["said"] else [])


def _held(card: View) -> CardFace:
    """A card of the own hand, its text included."""
    return CardFace([held_line(card)], shown(card, card["type"]))
