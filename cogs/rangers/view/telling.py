"""A view in words: the day, the place, who lies where, each Ranger, the own hand (rules 10). Pure."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, islice
from typing import Any

from bot.rules.decision import Text, text

View = Mapping[str, Any]
UNTOLD = ("role", "location", "mission")
"""Kinds of cards that have a line of their own, or need none."""


def describe(view: View) -> list[Text]:
    """The board, the headline first; a hand adds what is in it."""
    return list(_lines(view))


def brief(view: View) -> list[Text]:
    """What a board with a picture says of it: the first line after the headline is the place, once there is one."""
    return list(islice(_lines(view), 2))


def _lines(view: View) -> Iterator[Text]:
    yield _headline(view) if view["result"] is None else _over(view)
    yield from (_place(card, view) for card in view["cards"] if card["kind"] == "location")
    yield from (_mission(view, mission) for mission in view["missions"])
    told = [card for card in view["cards"] if card["kind"] not in UNTOLD]
    for zone, cards in groupby(sorted(told, key=lambda card: zone_rank(card["zone"])), key=lambda card: card["zone"]):
        yield _zone(zone, list(cards))
    if view["round"]:
        yield text("rangers-decks", path=view["path"]["deck"], reserve=view["path"]["reserve"])
    yield from (_ranger(one) for one in view["rangers"] if one["role"])
    yield from (_hand_line(seat, hand) for seat, hand in view["hands"].items() if hand and int(seat) != view["you"])
    yield from map(held_line, view["hand"])


def _headline(view: View) -> Text:
    turn = view["turn_of"]
    return text(
        "rangers-headline",
        day=view["day"],
        round=view["round"],
        phase=view["phase"],
        who=f"@seat:{turn}" if turn is not None else "none",
    )


def _over(view: View) -> Text:
    """The headline of a day that is over: where, and whether in a camp."""
    place = f"@{view['place']}" if view["place"] is not None else "none"
    return text("rangers-headline-over", day=view["day"], place=place, camped=view["camped"])


def busy(view: View, seat: int) -> Text | None:
    """What somebody is busy with who is asked something in private: their turn, as all see whose it is."""
    return text("rangers-busy-turn") if view["turn_of"] == seat else None


@lru_cache(maxsize=64)
def zone_rank(zone: str) -> tuple[int, str]:
    """Where a zone stands among them."""
    return ("surroundings", "along", "reach", "area").index(zone.partition(":")[0]), zone


def _place(card: Mapping[str, Any], view: View) -> Text:
    return text(
        "rangers-place",
        place=f"@{card['id']}",
        progress=card["tokens"].get("progress", 0),
        of=card["progress"] if card["progress"] is not None else "-",
        terrain=view["terrain"],
        presence=card["presence"],
    )


def _mission(view: View, mission: Mapping[str, Any]) -> Text:
    lying = {card["id"] for card in view["cards"]}
    return text(
        "rangers-mission-line",
        card=f"@{mission['id']}",
        n=mission["checks"],
        of=mission["of"],
        cards=[f"@{card}" for card in mission["cards"]],
        many=len(mission["cards"]),
        path=mission["sought"] and lying.isdisjoint(mission["cards"]),
    )


def _zone(zone: str, cards: Sequence[Mapping[str, Any]]) -> Text:
    name, _, seat = zone.partition(":")
    who = f"@seat:{seat}" if seat else ""
    return text("rangers-zone-line", zone=name, who=who, cards=[card_line(card) for card in cards])


def card_line(card: Mapping[str, Any]) -> Text:
    """A card in a few words: presence, tokens against thresholds, whether it is exhausted."""
    tokens = []
    for token in ("progress", "harm"):
        n, limit = card["tokens"].get(token, 0), card[token]
        if n or isinstance(limit, int):
            tokens.append(text("rangers-tokens", token=token, n=n, of=limit if isinstance(limit, int) else "-"))
    named = [(name, n) for name, n in card["tokens"].items() if name not in ("progress", "harm")]
    tokens += [text("rangers-tokens-named", token=name, n=n) for name, n in named]
    if "obstacle" in card["keywords"]:
        tokens.append(text("rangers-mark-obstacle"))
    if "friendly" in card["keywords"]:
        tokens.append(text("rangers-mark-friendly"))
    tokens += [text("rangers-mark-pawn", who=f"@seat:{seat}") for seat in card["pawns"]]
    return text(
        "rangers-card-line",
        name=card["name"],
        kind=card["kind"],
        presence=card["presence"],
        ready=card["ready"],
        marks=tokens,
        many=len(tokens),
    )


def _ranger(one: Mapping[str, Any]) -> Text:
    energy = [text("rangers-energy-line", aspect=aspect, n=n) for aspect, n in one["energy"].items()]
    return text(
        "rangers-ranger-line",
        who=f"@seat:{one['seat']}",
        role=f"@{one['role']}",
        deck=one["deck"],
        hand=one["hand"],
        fatigue=one["fatigue"],
        injuries=one["injuries"],
        energy=energy,
        energies=len(energy),
        passed=one["passed"],
    )


def _hand_line(seat: str, hand: Sequence[Mapping[str, Any]]) -> Text:
    """What somebody holds, where hands are open."""
    return text("rangers-open-hand", who=f"@seat:{seat}", cards=[f"@{card['id']}" for card in hand])


def held_line(card: Mapping[str, Any]) -> Text:
    icons = [text("rangers-icon-line", approach=name, n=n) for name, n in card["icons"].items()]
    return text(
        "rangers-hand-line",
        card=f"@{card['id']}",
        type=card["type"],
        cost="none" if card["cost"] == "" else card["cost"],
        aspect=card["aspect"],
        icons=icons,
        many=len(icons),
        text=card["text"] or "none",
    )
