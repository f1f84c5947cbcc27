"""Which pictures a view has, and drawing them. Both know only the view, so what is not in the view is in no picture."""

from collections.abc import Sequence
from typing import Any

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.themes import DARK, Theme
from bot.ui.panels.surface import PictureSpec
from cogs.near_and_far.pictures.card import draw_face, draw_signs
from cogs.near_and_far.pictures.chart import chart
from cogs.near_and_far.pictures.signs import View

OF_PLAYER = ("character", "name", "colour", "area", "at")


def pictures(view: View) -> Sequence[PictureSpec]:
    """The map, from the draft to the last turn; the active seat has a copy of its own, with what is in reach."""
    if not view["players"] or view["sheets"]:
        return []
    facts = shown(view)
    return [PictureSpec("map", chart_alt(chart(facts)), facts)]


def shown(view: View) -> dict[str, Any]:
    """The part of a view that the map shows. `you` is kept only where something is in reach of whoever looks, so that
    all others share one picture."""
    printed = view["map"]
    walks = view["you"] is not None and view["you"] == view["active"]
    if not walks:
        spaces = [{**space, "reach": None, "can_stop": False} for space in printed["spaces"]]
        printed = {**printed, "spaces": spaces}
    walks = any(space["can_stop"] for space in printed["spaces"])
    players = [{name: one[name] for name in OF_PLAYER} for one in view["players"]]
    return {"map": printed, "players": players, "active": view["active"], "you": view["you"] if walks else None}


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not.

    view: for `card` and `legend` what `Surface.cards` and `Surface.signs` say
    """
    if name == "card":
        return draw_face(view["card"])
    if name == "legend":
        return draw_signs(view["legend"])
    if name != "map":
        raise ValueError(name)
    return draw_chart(chart(shown(view)), theme)
