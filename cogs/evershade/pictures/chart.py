"""The sheet that the party explores: its spaces, what can be read there, where it stands."""

from math import cos, pi, sin

from bot.draw.chart.model import Chart, Space, SpaceKind
from bot.draw.colors import GOLD, MOSS, STONE
from bot.draw.pieces import Piece
from bot.rules.geometry.graph import Border, Graph, edge
from cogs.evershade.pictures.signs import View, model_piece

WAITS = SpaceKind("something to read", MOSS, "house")
QUIET = SpaceKind("nothing new", STONE, "disc")


def chart(part: View) -> Chart:
    """The map of what `picture.shown` leaves of a view."""
    place = part["place"]
    spaces = place["spaces"]
    known = {one["id"] for one in spaces}
    borders = {edge(one["id"], other): Border() for one in spaces for other in one["borders"] if other in known}
    return Chart(
        Graph([one["id"] for one in spaces], borders),
        {one["id"]: _space(one, n, len(spaces)) for n, one in enumerate(spaces)},
        pieces=_pieces(place),
        here=place["space"],
    )


def _pieces(place: View) -> dict[str, tuple[Piece, ...]]:
    """One for the party; where it has parted one for each hero, lit where it is their turn (D14)."""
    if not place["models"]:
        return {place["space"]: (Piece("P", "the party", GOLD),)}
    found: dict[str, tuple[Piece, ...]] = {}
    for one in place["models"]:
        found[one["space"]] = (*found.get(one["space"], ()), model_piece(one))
    return found


def _space(one: View, n: int, of: int) -> Space:
    """On a circle, where the sheet does not say where."""
    x, y = one["at"] or (round(3 + 3 * cos(2 * pi * n / of)), round(3 + 3 * sin(2 * pi * n / of)))
    kind = WAITS if one["unread"] else QUIET
    return Space(x, y, str(n + 1), one["name"], kind)
