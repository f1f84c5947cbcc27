"""Pictures of a draft, for their player alone: the pack in front of them, and the curve of the deck they build."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.panels.surface import PictureSpec
from cogs.altered.draft.view.view import alt
from cogs.altered.pictures.card import draw_face, draw_signs
from cogs.altered.pictures.hand import draw_curve, draw_hand

View = Mapping[str, Any]


def pictures(view: View) -> Sequence[PictureSpec]:
    """`pack` while there is something to choose from, `curve` while a deck is built."""
    own = view["own"]
    if own is None:
        return []
    name = "pack" if own["front"] else "curve" if own["deck"] and view["phase"] == "building" else ""
    return [PictureSpec(name, alt(view, name), shown(view, name))] if name else []


def shown(view: View, name: str) -> Any:
    """The part of a view that a picture shows."""
    own = view["own"]
    return own["front"] if name == "pack" else [own["costs"], own["deck"], own["hero"]]


def draw(view: View, name: str) -> bytes:
    """A picture as PNG. Pure; for a thread."""
    if name == "card":
        return draw_face(view["card"])
    if name == "legend":
        return draw_signs(view["legend"])
    own = view["own"]
    if name == "pack":
        front: View = {"hand": own["front"], "reserve": [], "mana": [], "looked": []}
        return draw_hand({"own": front, "phase": "morning"})
    kinds: dict[str, int] = {}
    for card in own["deck"]:
        kinds[card["faction"]] = kinds.get(card["faction"], 0) + card["n"]
    title = own["hero"]["name"] if own["hero"] else ""
    return draw_curve({int(cost): n for cost, n in own["costs"].items()}, title=title, kinds=kinds)
