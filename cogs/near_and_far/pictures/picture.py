"""Which pictures a view has, and drawing them. Both know only the view, so what is not in the view is in no picture.

For all: the map, the town while somebody visits it, a story while it is read, at the end the score. For a seat: the
pack or the cards that it chooses from, the map with what is in reach while it walks, else its own board with its hand.
Each picture gets just the part of the view that it shows (`shown`), which is also what tells the screens that it need
not be drawn again.
"""

from collections.abc import Sequence
from typing import Any

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.themes import DARK, Theme
from bot.ui.panels.surface import PictureSpec
from cogs.near_and_far.pictures.board import draw_board, draw_pack
from cogs.near_and_far.pictures.card import draw_face, draw_signs
from cogs.near_and_far.pictures.chart import chart
from cogs.near_and_far.pictures.ending import draw_ending
from cogs.near_and_far.pictures.palette import dyed
from cogs.near_and_far.pictures.score import draw_score
from cogs.near_and_far.pictures.sheet import draw_sheet
from cogs.near_and_far.pictures.signs import View
from cogs.near_and_far.pictures.story import draw_story
from cogs.near_and_far.pictures.town import draw_town
from cogs.near_and_far.view.alt import alt

OF_PLAYER = ("character", "name", "colour", "area", "at")
STANDING = ("character", "name", "colour", "rep")
OF_TOWN = ("side", "active", "chiefs", "tokens_left", "threat", "threats_left", "decks")
WALKS = ("turn", "adventure")
"""Steps in which the active player may be about to walk."""


def pictures(view: View) -> Sequence[PictureSpec]:
    """One picture: what a reader of this view needs for what is asked now; at the end the last one and the score."""
    if not view["players"]:
        return []
    if view["ending"] is not None:
        names = ["ending", "score"] if view["sheets"] else ["ending"]
    else:
        names = [_seat_picture(view) if view["you"] is not None and not view["sheets"] else _public_picture(view)]
    return [_spec(view, name) for name in names]


def _public_picture(view: View) -> str:
    if view["sheets"]:
        return "score"
    if view["reading"] is not None:
        return "story"
    return "town" if view["step"] == "town" else "map"


def _seat_picture(view: View) -> str:
    if view["pack"] or view["drawn"]:
        return "pack"
    if view["is_reader"]:
        return "story"
    return "map" if _walks(view) and view["reading"] is None else "board"


def _walks(view: View) -> bool:
    """Whether whoever looks may walk now, and somewhere is in reach."""
    is_up = view["you"] is not None and view["you"] == view["active"] and view["step"] in WALKS
    return is_up and any(space["can_stop"] for space in view["map"]["spaces"])


def _spec(view: View, name: str) -> PictureSpec:
    facts = shown(view, name)
    return PictureSpec(name, chart_alt(chart(facts)) if name == "map" else alt(view, name), facts)


def shown(view: View, name: str) -> dict[str, Any]:
    """The part of a view that a picture shows."""
    if name == "map":
        return map_facts(view)
    if name == "town":
        return town_facts(view)
    if name == "ending":
        players = [{part: one[part] for part in OF_PLAYER} for one in view["players"]]
        return {"ending": view["ending"], "players": players}
    if name == "score":
        players = [{part: one[part] for part in OF_PLAYER} for one in view["players"]]
        return {"sheets": view["sheets"], "players": players, "result": view["result"]}
    if name == "story":
        own = view["players"][view["reading"]["seat"]]
        player = {part: own[part] for part in OF_PLAYER}
        return {"reading": view["reading"], "check": view["check"], "player": player}
    if name == "pack":
        cards = view["pack"] or view["drawn"]
        kept = view["hand"] if view["pack"] else []
        return {"is_draft": bool(view["pack"]), "cards": _unpriced(cards), "kept": _unpriced(kept)}
    return board_facts(view, view["you"])


def _unpriced(cards: Sequence[View]) -> list[dict[str, Any]]:
    """Cards without whether they could be bought just now."""
    return [{**card, "payable": False} for card in cards]


def town_facts(view: View) -> dict[str, Any]:
    """Buildings, row, Mine, factions, piles, and where everybody's reputation stands."""
    players = [{part: one[part] for part in STANDING} for one in view["players"]]
    return {**{part: view[part] for part in OF_TOWN}, "town": view["town"], "players": players}


def board_facts(view: View, seat: int) -> dict[str, Any]:
    """A player's board; with the hand, if it is the reader's own."""
    return {
        "player": view["players"][seat],
        "hand": view["hand"] if seat == view["you"] else [],
        "camps_each": view["camps_each"],
        "active": view["active"] == seat,
    }


def map_facts(view: View) -> dict[str, Any]:
    """`you` is kept only where something is in reach of whoever looks, so that all others share one picture."""
    printed, walks = view["map"], _walks(view)
    if not walks:
        spaces = [{**space, "reach": None, "can_stop": False} for space in printed["spaces"]]
        printed = {**printed, "spaces": spaces}
    players = [{name: one[name] for name in OF_PLAYER} for one in view["players"]]
    return {
        "map": printed,
        "players": players,
        "active": view["active"],
        "you": view["you"] if walks else None,
        "step": view["step"] if walks else "",
    }


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not.

    view: for `card` and `legend` what `Surface.cards` and `Surface.signs` say
    """
    if name == "card":
        card = view["card"]
        return draw_part(card["part"], card["kind"], theme) if "part" in card else draw_face(card)
    if name == "legend":
        return draw_signs(view["legend"])
    return draw_part(shown(view, name), name, theme)


def draw_part(part: View, name: str, theme: Theme = DARK) -> bytes:
    """The same of what `shown` gives."""
    if name == "map":
        return draw_chart(chart(part), dyed(theme, *part["map"]["palette"][:2]))
    if name == "town":
        return draw_town(part, theme)
    if name == "ending":
        return draw_ending(part, theme)
    if name == "score":
        return draw_score(part, theme)
    if name == "story":
        return draw_story(part, theme)
    if name == "pack":
        return draw_pack(part, theme)
    if name == "board":
        return draw_board(part, theme)
    if name == "sheet":
        return draw_sheet(part, theme)
    raise ValueError(name)
