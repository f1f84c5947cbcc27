"""What can be looked at besides what is shown already: the map, the town, each player's board; then every open card."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.draw.chart.words import chart_words
from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import Text, text
from cogs.near_and_far.pictures.chart import chart
from cogs.near_and_far.pictures.picture import board_facts, map_facts, town_facts
from cogs.near_and_far.pictures.signs import View
from cogs.near_and_far.view.asides import points_line
from cogs.near_and_far.view.cards import cards
from cogs.near_and_far.view.telling import player_lines, town_lines, uses_line, who


def readable(view: View) -> Sequence[CardGroup]:
    """The boards first, each with its picture and the same in words."""
    if not view["players"]:
        return []
    found = [
        CardEntry("board:map", text("far-board-map"), partial(_map, view)),
        CardEntry("board:town", text("far-board-town"), partial(_town, view)),
    ]
    seats = [one["seat"] for one in view["players"]]
    seats.sort(key=lambda seat: seat != view["you"])  # stable: one's own first
    found += [
        CardEntry(f"board:{seat}", text("far-board-player", who=who(seat)), partial(_player, view, seat))
        for seat in seats
    ]
    return [CardGroup("board", text("far-cards-board"), found, is_listed=True), *cards(view)]


def _map(view: View) -> CardFace:
    facts = map_facts(view)
    return CardFace(chart_words(chart(facts)), _shown("map", facts))


def _town(view: View) -> CardFace:
    return CardFace(town_lines(view), _shown("town", town_facts(view)))


def _player(view: View, seat: int) -> CardFace:
    one = view["players"][seat]
    lines: list[Text] = [*player_lines(one), points_line(one), uses_line(one)]
    return CardFace(lines, _shown("board", board_facts(view, seat)))


def _shown(kind: str, part: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"kind": kind, "part": part}
