"""Which cards of a view can be read, and what stands on each (`bot.rules.card_list`). Pure; knows only views."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.rules.card_list import CardEntry, CardFace, CardGroup, once_each
from bot.rules.decision import Text, text

View = Mapping[str, Any]
NOT_PRINTED = ("id", "seat", "affordable", "ready", "expedition")
"""What a view knows of a card and its picture does not show."""


def cards(view: View) -> Sequence[CardGroup]:
    """What lies open to whoever has this view: their own cards first, then each player's, then the track."""
    own, places = view["own"], []
    if own is not None:
        places += [(place, text(f"al-cards-{place}"), own[place]) for place in ("looked", "hand", "mana")]
    leaders = [starter["hero"] for starter in view["starters"] if starter["hero"] is not None]
    places.append(("leaders", text("al-cards-leaders"), leaders))
    places.append(("limbo", text("al-cards-limbo"), [*view["limbo"], *view["pending"]]))
    for player in view["players"]:
        seat = player["seat"]
        who = f"@seat:{seat}"
        travelling = [o for e in view["expeditions"] if e["seat"] == seat for o in e["objects"]]
        heroes = [] if player["hero"] is None else [player["hero"]]
        there = [*heroes, *_each_object(travelling), *player["landmarks"]]
        places.append((f"play{seat}", text("al-cards-play", seat=who), there))
        places.append((f"reserve{seat}", text("al-cards-reserve", seat=who), player["reserve"]))
        places.append((f"discard{seat}", text("al-cards-discard", seat=who), player["discard"]))
    regions = [
        CardEntry(f"region:{region['n']}", region["name"], partial(_region, region))
        for region in view["regions"]
        if region["face_up"] and region["name"]
    ]
    groups = [card_group(*place) for place in places if place[2]]
    return [*groups, CardGroup("track", text("al-cards-track"), regions)] if regions else groups


def card_group(group: str, title: Text, shown: Sequence[View]) -> CardGroup:
    """A group of cards as `printed` or a view shows them, each different one once."""
    entries = [CardEntry(_id(group, n, card), card["name"], partial(face, card)) for n, card in enumerate(shown)]
    return CardGroup(group, title, once_each(entries, map(_looks, shown)))


def _looks(card: View) -> Hashable:
    """What tells two cards of one group apart for a reader: which card it is, and what has become of it."""
    stats, counters = card["stats"] or (), card.get("counters") or {}
    return card["card"], *stats, *card.get("statuses", ()), *counters.items(), card.get("expedition")


def _id(group: str, n: int, card: View) -> str:
    """Objects have an id of their own; cards in a list are named by it and their place among equal ones."""
    return card["id"] if "id" in card else f"{group}:{card['card']}:{n}"


def _each_object(objects: Iterable[View]) -> list[View]:
    """Once each: what is gigantic stands in both expeditions."""
    return list({obj["id"]: obj for obj in objects}.values())


def face(card: View) -> CardFace:
    """What stands on a card, and how it stands if it is in play."""
    lines: list[Text | str] = [
        text(
            "al-card-kind",
            type=card["type"],
            faction=card["faction"],
            rarity=card["rarity"],
            subtypes=card["subtypes"],
            n=len(card["subtypes"]),
        )
    ]
    if card["type"] not in ("hero", "token"):
        lines.append(text("al-card-costs", hand=card["costs"][0], reserve=card["costs"][1]))
    if card["stats"] is not None:
        forest, mountain, water = card["stats"]
        lines.append(text("al-card-stats", forest=forest, mountain=mountain, water=water))
    marks = _marks(card)
    if marks:
        lines.append(text("al-card-now", marks=marks))
    if card["text"]:
        lines.append(card["text"])
    return CardFace(lines, {part: value for part, value in card.items() if part not in NOT_PRINTED})


def _marks(card: View) -> list[Text]:
    """What has become of it: statuses, counters; what is printed stands in its text."""
    counters = [text("al-card-counter", name=name, n=n) for name, n in card.get("counters", {}).items() if n]
    statuses = [text("al-card-status", name=name) for name in card.get("statuses", ())]
    return [*counters, *statuses, *([text("al-card-status", name="manual")] if card.get("manual") else [])]


def _region(region: View) -> CardFace:
    signs = [text(f"al-stat-{name}") for name in region["types"]]
    return CardFace([text("al-card-region", n=region["n"], types=signs)])
