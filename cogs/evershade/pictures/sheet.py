"""A combat on its grid: walls, dangers, cover, who stands where, what is in reach."""

from bot.draw.colors import GOLD, RED, SKY, TEAL
from bot.draw.grid.model import GridSpace, Sheet, Standing, Terrain
from bot.rules.geometry.graph import Border, edge
from bot.rules.geometry.grid import Grid
from cogs.evershade.pictures.signs import MARKS, View, ally_piece, enemy_piece, hero_piece

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
        reach=part["reach"],
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
