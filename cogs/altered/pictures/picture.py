"""Which pictures a view has, and drawing them: the board for everybody, the own hand for a seat.

`pictures` looks, `draw` draws; both know only the view, so what is not in the view is in no picture. Each picture gets
just the part of the view that it shows (`shown`), which is also what tells the screens that it need not be drawn again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.ui.panels.surface import PictureSpec
from cogs.altered.pictures.board import draw_board
from cogs.altered.pictures.card import draw_face, draw_signs
from cogs.altered.pictures.ending import draw_ending
from cogs.altered.pictures.field import draw_field
from cogs.altered.pictures.hand import draw_curve, draw_hand
from cogs.altered.pictures.race import draw_race
from cogs.altered.pictures.starters import draw_starters
from cogs.altered.view.alts import alt
from cogs.altered.view.race import came, dusk_scene, names_of, race
from cogs.altered.view.reserves import reserves
from cogs.altered.view.starters import PARTS, part_of

View = Mapping[str, Any]

BOARD = ("day", "phase", "first", "turn", "passed", "tiebreak", "over", "winner", "regions")
PLAYER = ("seat", "deck_name", "hero", "hand", "deck", "mana", "ready", "marker")
FIELD = ("settled", "tiebreak", "regions", "limbo", "pending")
SHELVES = ("seat", "reserve", "landmarks", "limits")
HAND = ("hand", "reserve", "mana", "looked")
ABOUT_CARDS = ("morning", "night")
"""Phases whose questions are about the own cards, not about how the expeditions stand."""
CARDS = frozenset({"hero", "reserve", "landmarks", "objects", "limbo", "pending"})
"""Parts that are cards, one or several."""
TOLD = ("id", "text")
"""What of a card stands in no picture."""


def pictures(view: View) -> Sequence[PictureSpec]:
    """`board` and `field` for all, once there is a track, and `ending` below them when it is over; `hand` for a seat
    that has cards, `race` while that is in question, and `starters` before, for a seat that chooses one."""
    own, scene = view["own"], None
    if not view["expeditions"]:
        is_choosing = len(view["starters"]) > 1 and view["you"] is not None
        names = [name for name in PARTS if part_of(view["starters"], name)] if is_choosing else []
    elif own is None:
        names = ["board", "field"] if view["ending"] is None else ["board", "field", "ending"]
    else:
        names = ["hand"] if any(own[place] for place in HAND) else []
        # nearest to the question is what it is about: how it stands, where something may be played, else the own cards,
        # of which some become Mana or have to leave the Reserve; on a phone what is above may be out of sight
        scene = race(view, view["you"])
        near = ["race"] if scene is not None else []
        names = [*near, *names] if view["phase"] in ABOUT_CARDS else [*names, *near]
    return [PictureSpec(name, alt(view, name, scene), shown(view, name, scene)) for name in names]


def shown(view: View, name: str, scene: View | None = None) -> dict[str, Any]:
    """The part of a view that a picture shows. scene: of `race`, where it is known already."""
    if name == "ending":
        return {"ending": view["ending"]}
    if name in PARTS:
        return {"starters": _plain(part_of(view["starters"], name))}
    if name == "hand":
        phase = "morning" if view["phase"] == "morning" else "day"
        names = {**names_of(view), view["you"]: "You"}
        lying = [(names[seat], cards) for seat, cards in reserves(view)]
        return {"own": view["own"], "phase": phase, "reserves": lying}
    if name == "race":
        return {"race": race(view, view["you"]) if scene is None else scene}
    if name == "field":
        players = [_parts(player, SHELVES) for player in view["players"]]
        return {**_parts(view, FIELD), "players": players, "expeditions": [_parts(e, e) for e in view["expeditions"]]}
    players = [_parts(player, PLAYER) | {"discard": len(player["discard"])} for player in view["players"]]
    sums = [{part: exp[part] for part in ("seat", "stats")} for exp in view["expeditions"] if view["tiebreak"]]
    news = {"dusk": dusk_scene(view, None), "came": came(view)}
    return {**_parts(view, BOARD), "players": players, "expeditions": sums, **news}


def draw(view: View, name: str) -> bytes:
    """A picture as PNG: those of `pictures`, a card to be read, the legend. Pure; for a thread."""
    if name == "card":
        return draw_face(view["card"])
    if name == "legend":
        return draw_signs(view["legend"])
    part = shown(view, name)
    if name == "ending":
        return draw_ending(part["ending"])
    if name in PARTS:
        return draw_starters(part["starters"])
    if name == "field":
        return draw_field(part)
    if name == "race":
        return draw_race(part["race"])
    return draw_hand(part) if name == "hand" else draw_board(part)


def _parts(thing: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """These parts; of cards only what a picture shows, so that it is not drawn again for the rest."""
    return {name: _plain(thing[name]) if name in CARDS else thing[name] for name in names}


def _plain(cards: Any) -> Any:
    """A card or several without what stands in no picture."""
    if isinstance(cards, list):
        return [{key: one for key, one in card.items() if key not in TOLD} for card in cards]
    return cards and {key: one for key, one in cards.items() if key not in TOLD}


__all__ = ["draw", "draw_curve", "pictures", "shown"]
