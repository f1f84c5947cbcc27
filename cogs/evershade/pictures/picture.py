"""Which pictures a view has, and drawing them. Both know only the view, so what is not in the view is in no picture.

In a combat the grid; while the party goes about its sheet that sheet; in camp the camp sheet; else the party with its
last roll and the tracker.
"""

from collections.abc import Sequence
from typing import Any

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.grid.picture import draw_sheet
from bot.draw.grid.words import sheet_alt
from bot.draw.themes import DARK, Theme
from bot.rules.decision import Text
from bot.ui.panels.surface import PictureSpec
from cogs.evershade.pictures.camp import draw_camp
from cogs.evershade.pictures.card import draw_face, draw_signs
from cogs.evershade.pictures.chart import chart
from cogs.evershade.pictures.ending import draw_ending
from cogs.evershade.pictures.party import draw_party
from cogs.evershade.pictures.sheet import free_sheet, sheet
from cogs.evershade.pictures.signs import View
from cogs.evershade.pictures.tracker import tracker_of
from cogs.evershade.pictures.tree import draw_progress
from cogs.evershade.view.telling import camp_alt, ending_alt, party_alt, trees_alt

ON_GRID = ("id", "name", "profession", "space", "hp", "max_hp", "terror", "status")


def pictures(view: View) -> Sequence[PictureSpec]:
    """One picture: what a reader of this view needs for what is asked now; at the end the last one and the party."""
    if not view["heroes"]:
        return []
    if view.get("ending") is not None:
        part = shown(view, "ending")
        return [
            PictureSpec("ending", ending_alt(view), part),
            PictureSpec("party", party_alt(view), shown(view, "party")),
        ]
    name = _name(view)
    if view.get("trees") and view.get("camp") is not None:
        return [PictureSpec("trees", trees_alt(view["trees"][0]), shown(view, "trees"))]
    return [PictureSpec(name, _alt(view, name), shown(view, name))]


def _name(view: View) -> str:
    if view["fight"] is not None:
        return "grid"
    if view["place"] is not None and view["is_exploring"]:
        return "map"
    return "camp" if view.get("camp") is not None and view["camp"]["holders"] else "party"


def _alt(view: View, name: str) -> Text:
    if name == "grid":
        return sheet_alt(sheet(shown(view, name)))
    if name == "camp":
        return camp_alt(view)
    return chart_alt(chart(shown(view, name))) if name == "map" else party_alt(view)


def shown(view: View, name: str) -> dict[str, Any]:
    """The part of a view that a picture shows."""
    if name == "ending":
        return {"ending": view["ending"]}
    if name == "trees":  # of who is asked: one character after the other spends its tokens
        return dict(view["trees"][0])
    if name == "grid":
        heroes = [{part: one[part] for part in ON_GRID} for one in view["heroes"]]
        fight = {part: view["fight"][part] for part in ("grid", "line")}
        asked = {part: view[part] for part in ("reach", "sights")}
        allies = [{part: one[part] for part in (*ON_GRID, "owner")} for one in view["allies"]]
        return {"fight": fight, "heroes": heroes, "allies": allies, "active": view["active"], **asked}
    if name == "map":
        return {"place": view["place"]}
    if name == "camp":
        return {"camp": view["camp"], "tracker": tracker_of(view)}
    return {"heroes": view["heroes"], "rolled": view["rolled"], "tracker": tracker_of(view)}


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not."""
    if name == "card":
        return draw_face(view["card"])
    if name == "free-grid":
        return draw_sheet(free_sheet(view["free"]), theme)
    if name == "legend":
        return draw_signs(view["legend"])
    return draw_part(shown(view, name), name, theme)


def draw_part(part: View, name: str, theme: Theme = DARK) -> bytes:
    """The same of what `shown` gives."""
    if name == "ending":
        return draw_ending(part["ending"], theme)
    if name == "grid":
        return draw_sheet(sheet(part), theme)
    if name == "map":
        return draw_chart(chart(part), theme)
    if name == "party":
        return draw_party(part, theme)
    if name == "camp":
        return draw_camp(part, theme)
    if name == "trees":
        return draw_progress(part, theme)
    raise ValueError(name)
