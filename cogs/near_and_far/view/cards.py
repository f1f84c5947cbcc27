"""Which cards of a view can be read, and what stands on each (`bot.rules.card_list`). Pure; knows only views."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text

View = Mapping[str, Any]
TERMS = tuple(f"far-term-{term}" for term in ("faction", "reputation", "route", "region", "jail"))
"""Terms of questions; the signs of cards are explained in the legend."""

LYING = ("bought", "treasures", "worlds", "character_cards", "talents")
"""What lies open before a player."""


def cards(view: View) -> Sequence[CardGroup]:
    """What lies open to whoever has this view: their own cards first, then the Saloon, the threat, each player's."""
    groups = [_group(place, text(f"far-cards-{place}"), card_face, view[place]) for place in ("pack", "hand", "drawn")]
    groups.append(_group("row", text("far-cards-row"), _person, view["town"]["row"]))
    groups.append(_group("threat", text("far-cards-threat"), _threat, [view["threat"]] if view["threat"] else []))
    for player in view["players"]:
        who = f"@seat:{player['seat']}"
        people = [*(one for one in player["slots"].values() if one is not None), *player["reserve"]]
        lying = [card for kind in LYING for card in player[kind]]
        groups.append(_group(f"party{player['seat']}", text("far-cards-party", who=who), _person, people))
        groups.append(_group(f"cards{player['seat']}", text("far-cards-open", who=who), card_face, lying))
        if player["seat"] != view["you"]:
            shown = player["open_hand"]
            groups.append(_group(f"hand{player['seat']}", text("far-cards-open-hand", who=who), card_face, shown))
    return [group for group in groups if group.cards]


def _group(group: str, title: Text, face: Callable[[View], CardFace], shown: Sequence[View]) -> CardGroup:
    return CardGroup(
        group, title, [CardEntry(f"{group}:{one['id']}", one["name"], partial(face, one)) for one in shown]
    )


def _icons(icons: Mapping[str, int]) -> list[Text]:
    return [text("far-face-icon", icon=icon, n=n) for icon, n in icons.items()]


def _person(one: View) -> CardFace:
    """Somebody of a party or of the Saloon's row."""
    icons = _icons(one["icons"])
    lines = [text("far-face-person", faction=one["faction"] or "none", icons=icons, n=len(icons))]
    if "cost" in one:
        price = one["cost"] if one["price"] is None else one["price"]
        lines.append(text("far-face-price", n=price, printed=one["cost"], off=price != one["cost"]))
    return CardFace(lines, _shown(one, one["faction"] or "companion"))


def _threat(one: View) -> CardFace:
    face = {**_shown(one, "threat"), "icons": {"threat": one["level"]}}
    return CardFace([text("far-face-threat", n=one["level"], points=one["points"])], face)


def card_face(one: View) -> CardFace:
    """An artifact, a treasure, a world card or a talent, from `view.card_facts`."""
    icons = _icons(one["icons"])
    lines: list[Text | str] = [text("far-face-card", deck=one["deck"], points=one["points"], icons=icons, n=len(icons))]
    if "cost" in one:
        lines.append(_price(one))
    shown = {**_shown(one, one["deck"]), **({"price": price(one["cost"])} if "cost" in one else {})}
    return CardFace([*lines, *([one["text"]] if one["text"] else [])], shown)


def price(cost: View) -> dict[str, int]:
    """What a card costs, tokens by their faction."""
    return {**{name: n for name, n in cost.items() if name != "token"}, **cost.get("token", {})}


def _price(one: View) -> Text:
    """What a card costs and which reputation it wants."""
    goods = [text("far-goods", good=name, n=n) for name, n in price(one["cost"]).items()]
    low, high = ("none" if one[end] is None else one[end] for end in ("rep_min", "rep_max"))
    return text("far-face-cost", cost=goods, n=len(goods), low=low, high=high)


def _shown(one: View, kind: str) -> dict[str, Any]:
    """What its picture shows. kind: faction, deck, `companion` or `threat`."""
    return {"name": one["name"], "kind": kind, "icons": one.get("icons", {}), "text": one.get("text", "")}
