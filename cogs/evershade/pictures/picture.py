"""Which pictures a view has, and drawing them. Both know only the view, so what is not in the view is in no picture.

In a combat the grid; while the party goes about its sheet that sheet; in camp the camp sheet; else the party with its
last roll. A hand shows its hero's sheet, and the advancements of whoever chooses one, but the map or the camp where it
is asked about that; while heroes are chosen there is nothing to see. What is asked is in the view as `asked`.
"""

from collections.abc import Sequence
from typing import Any

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.grid.picture import draw_sheet
from bot.draw.grid.words import sheet_alt
from bot.draw.themes import DARK, Theme
from bot.rules.decision import Text, text
from bot.ui.panels.surface import PictureSpec
from cogs.evershade.pictures.board import draw_board
from cogs.evershade.pictures.camp import draw_camp
from cogs.evershade.pictures.card import draw_face, draw_signs
from cogs.evershade.pictures.chart import chart
from cogs.evershade.pictures.ending import draw_ending
from cogs.evershade.pictures.party import draw_party
from cogs.evershade.pictures.readable import hero_face
from cogs.evershade.pictures.sheet import free_sheet, sheet
from cogs.evershade.pictures.signs import View
from cogs.evershade.pictures.tracker import tracker_of
from cogs.evershade.pictures.tree import draw_offers
from cogs.evershade.view.telling import camp_alt, ending_alt, joined, party_alt, trees_alt

ABOUT = {"evershade.explore": "map", "evershade.camp-card": "camp"}
"""What a hand is asked -> the picture that it is about."""
ADVANCE = "evershade.advance"
"""About which the picture of the trees is; asked about something else, nobody wants that."""
IN_PARTY = ("id", "name", "profession", "hp", "max_hp", "fate", "terror", "brill", "boons", "status")
ON_GRID = ("id", "name", "profession", "space", "hp", "max_hp", "terror", "status")


def pictures(view: View) -> Sequence[PictureSpec]:
    """One picture: what a reader of this view needs for what is asked now; at the end the last one and the party."""
    if not view["heroes"] or view.get("is_casting"):
        return []
    if view.get("ending") is not None:
        part = shown(view, "ending")
        return [
            PictureSpec("ending", ending_alt(view), part),
            PictureSpec("party", party_alt(view), shown(view, "party")),
        ]
    name = _name(view)
    asked = view.get("asked") or ()
    if view.get("trees") and view.get("camp") is not None and (not asked or ADVANCE in asked):
        return [PictureSpec("trees", trees_alt(view["trees"][0]), shown(view, "trees"))]
    is_about = any(ABOUT.get(key) == name for key in asked)
    if name != "grid" and not is_about and (own := _own(view)):
        return [PictureSpec(f"hero-{n}", hero_alt(view, one), shown(view, f"hero-{n}")) for n, one in own]
    return [PictureSpec(name, _alt(view, name), shown(view, name))]


def _own(view: View) -> list[tuple[int, View]]:
    """The heroes of whoever looks, by their places in the party; of two the sheets would push the question away."""
    found = [(n, one) for n, one in enumerate(view["heroes"]) if one["seat"] == view["you"]]
    return found[:1]


def _name(view: View) -> str:
    if view["fight"] is not None:
        return "grid"
    if view["place"] is not None and view["is_exploring"]:
        return "map"
    return "camp" if view.get("camp") is not None and view["camp"]["holders"] else "party"


def hero_alt(view: View, one: View) -> Text:
    """A hero's sheet in words."""
    return text("evershade-alt-hero", who=f"@{one['id']}", what=joined(hero_face(view, one).lines))


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
    if name.startswith("hero-"):
        return _sheet(view, view["heroes"][int(name.removeprefix("hero-"))])
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
    heroes = [{part: one[part] for part in IN_PARTY} for one in view["heroes"]]
    return {"heroes": heroes, "rolled": view["rolled"]}


def _sheet(view: View, one: View) -> dict[str, Any]:
    """A hero's sheet without the last rows of the hotbar, while they and one before them are empty."""
    part = dict(hero_face(view, one).shown or {})
    taken = max((n for n, slot in enumerate(one["hotbar"]) if slot is not None), default=0)
    return {**part, "hotbar": part["hotbar"][: 2 * (taken // 2 + 2)]}


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
        return draw_offers(part, theme)
    if name.startswith("hero-"):
        return draw_board(part, theme)
    raise ValueError(name)
