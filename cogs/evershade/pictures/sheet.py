"""A combat on its grid: walls, dangers, cover, who stands where, what is in reach."""

from collections.abc import Mapping
from typing import Any

from bot.draw.colors import GOLD, RED, SKY, TEAL
from bot.draw.grid.model import GridSpace, Sheet, Sight, Standing, Terrain
from bot.draw.grid.words import sheet_alt
from bot.draw.pieces import Piece
from bot.rules.decision import Text
from bot.rules.geometry.graph import Border, edge
from bot.rules.geometry.grid import Grid
from cogs.evershade.content.sheets import walled
from cogs.evershade.pictures.signs import HEROES, MARKS, View, ally_piece, enemy_piece, hero_piece

DANGEROUS = Terrain("danger", RED, "hatched")
SHELTERED = Terrain("cover", SKY, "dotted")
SINKING = Terrain("sinks with this round", TEAL, "waves")
KEPT = Terrain(MARKS["ward"].name, GOLD, "crossed")
"""The whole space, since a mark in its corner is not to be seen on a phone, and the fight is about these."""
GROUNDS = {"sinks": SINKING, "danger": DANGEROUS, "cover": SHELTERED, "ward": KEPT}
"""What a space is told by, the first that is so."""


def sheet(part: View) -> Sheet:
    """The grid of what `picture.shown` leaves of a view."""
    fight = part["fight"]
    printed = fight["grid"]
    borders = {edge(a, b): Border(kind, cost) for a, b, kind, cost in printed["borders"]}
    grid = Grid(printed["cols"], printed["rows"], void=printed["void"], borders=borders)
    return Sheet(
        grid,
        {space: _space(flags) for space, flags in printed["spaces"].items()},
        tuple(_standing(part)),
        reach={} if part["sights"] else part["reach"],  # who aims does not walk
        ranges={one["to"]: one["n"] for one in part["sights"]},
        sights=tuple(Sight(one["from"], one["to"], covered=one["cover"]) for one in part["sights"]),
    )


def _space(flags: list[str]) -> GridSpace:
    terrain = next((ground for flag, ground in GROUNDS.items() if flag in flags), None)
    told = "ward" if terrain is KEPT else None
    return GridSpace(terrain, tuple(MARKS[flag] for flag in flags if flag in MARKS and flag != told))


def _standing(part: View) -> list[Standing]:
    found = []
    for place, foe in enumerate(part["fight"]["line"]):
        found += [Standing(enemy_piece(foe, model, place), model["space"], *foe["size"]) for model in foe["models"]]
    for place, one in enumerate(part["heroes"]):
        if one["space"] is not None:
            found.append(Standing(hero_piece(one, place, active=one["id"] == part["active"]), one["space"]))
    place_of = {one["id"]: place for place, one in enumerate(part["heroes"])}
    for one in part["allies"]:
        if one["space"] is not None:
            piece = ally_piece(one, place_of.get(one["owner"], 0), active=one["id"] == part["active"])
            found.append(Standing(piece, one["space"]))
    return found


def free_sheet(part: Mapping[str, Any]) -> Sheet:
    """A grid that a group has drawn for itself: walls, and who stands where."""
    grid = walled(part["columns"], part["rows"], part["walls"])
    pieces = [
        Standing(Piece(_sign(name), name, HEROES[place % len(HEROES)]), space)
        for place, (name, space) in enumerate(part["models"].items())
    ]
    return Sheet(grid, standing=tuple(pieces))


def _sign(name: str) -> str:
    """The beginning of a name, or of its first word and its last: `Ys`, `JB` of `Jackal b`."""
    words = name.split()
    return name[:2].capitalize() if len(words) < 2 else f"{words[0][0]}{words[-1][0]}".upper()


def free_sheet_words(part: Mapping[str, Any]) -> Text:
    """The same in words."""
    return sheet_alt(free_sheet(part))
