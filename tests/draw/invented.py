"""Invented maps and sheets for pictures: a chart with everything on it, a sheet with everything on it."""

import re

from bot.draw import icons
from bot.draw.chart.model import Chart, Region, Road, RoadKind, Space, SpaceKind
from bot.draw.colors import BLUE, BROWN, GREEN, LILAC, MOSS, ORANGE, RED, ROSE, SAND, SKY, TAN, TEAL, WHITE
from bot.draw.counts import Counted
from bot.draw.grid.model import GridSpace, Sheet, Sight, Standing, Terrain
from bot.draw.marks import Mark
from bot.draw.pieces import Piece, PieceShape
from bot.rules.geometry.graph import Border, Graph, edge
from bot.rules.geometry.grid import Grid

PLACES = """
T 500,640 | 01 340,620 | 02 660,620 | 03 200,540 | 04 420,510 | 05 590,510 | 06 800,545
07 85,440 | 08 280,425 | 09 465,395 | 10 620,395 | 11 745,420 | 12 920,435
13 55,305 | 14 185,310 | 15 350,300 | 16 520,285 | 17 685,300 | 18 835,315 | 19 955,300
20 115,190 | 21 270,190 | 22 430,175 | 23 590,180 | 24 750,190 | 25 900,190
26 55,70 | 27 205,70 | 28 380,60 | 29 620,65 | 30 855,70
"""
ROADS = """
T-01 T-02 T-04! T-05$ 01-03 01-04 02-05 02-06 03-07! 03-08 04-08$ 04-09 05-09! 05-10 06-11 06-12! 07-13 07-14$ 08-14
08-15! 09-15 09-16 10-16! 10-11$ 11-17 11-18! 12-18 12-19 13-20$ 14-15 14-20 14-21! 15-21 15-22 16-22$ 16-23 17-23
17-24! 18-24 18-25 19-25$ 20-26! 20-27 26-27 21-27$ 21-28 22-28! 22-29 23-29 24-29! 24-30 25-30!
"""
"""A map of the size that a campaign's atlas has: 31 spaces, 52 roads, `$` a find and `!` a danger on the way."""
NAMES = [
    "Lantern Gate",
    "Potters' Row",
    "Low Weir",
    "Salt Stair",
    "Ash Hollow",
    "Old Kiln",
    "Fen Bridge",
    "Pepper Wharf",
    "Sunken Mill",
    "Three Stones",
    "Gull Market",
    "Hound's Rest",
    "Tea Terrace",
    "Cog Yard",
    "Bramble Cut",
    "Heron Pool",
    "Witch Elm",
    "Broken Arch",
    "Gear Hall",
    "Amber Ledge",
    "Moth Cave",
    "Sleeping Giant",
    "Dry Well",
    "Cold Camp",
    "Mirror Lake",
    "Far Beacon",
    "Ichor Spring",
    "Wolf Saddle",
    "High Tea",
    "Star Well",
    "World's End",
]
TOWN, QUEST = SpaceKind("town", ROSE, "house"), SpaceKind("story", SAND, "disc")
TRADE, WILD = SpaceKind("trade", SKY, "box"), SpaceKind("wild", MOSS, "hexagon")
FIND, DANGER = Mark(icons.bag, "find", ("", TAN)), Mark(icons.threat, "danger")
LANES = {
    "downs": RoadKind("downs", GREEN),
    "river": RoadKind("river", BLUE, "double"),
    "ridge": RoadKind("ridge", BROWN, "dashed"),
}


def pawn(n: int, *, active: bool = False) -> Piece:
    """A rider: initial, colour and shape of their own."""
    shapes: tuple[PieceShape, ...] = ("disc", "box", "diamond")
    fills = (RED, BLUE, ORANGE, TEAL, LILAC)
    return Piece(
        "ABCDEFGH"[n],
        ("Ada", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal")[n],
        fills[n % 5],
        shapes[n % 3],
        active=active,
    )


def atlas(*, named: bool = True) -> Chart:
    """31 spaces and 52 roads with regions, riders, camps, a reach and a planned path."""
    at = {sign: (int(x), int(y)) for sign, x, y in re.findall(r"(\w+) (\d+),(\d+)", PLACES)}
    found = re.findall(r"(\w+)-(\w+)([$!]?)", ROADS)
    graph = Graph(at, {edge(a, b): Border() for a, b, _ in found})
    trade, wild = {"07", "10", "12", "13", "18", "26", "28", "30"}, {"02", "11", "19", "23", "25", "04"}
    spaces = {}
    for n, (sign, (x, y)) in enumerate(at.items()):
        kind = TOWN if sign == "T" else TRADE if sign in trade else WILD if sign in wild else QUEST
        marks: tuple[Mark, ...] = (Mark(icons.scroll, "quest", faded=n % 2 == 0),) if kind is QUEST and n % 3 else ()
        marks += (Mark(icons.coin, "coin"),) if n % 5 == 2 else ()
        spaces[sign] = Space(x, y, sign, NAMES[n] if named else "", kind, marks)
    marks_on = {"$": FIND, "!": DANGER}
    roads = {edge(a, b): Road(mark=marks_on[m]) for a, b, m in found if m}
    roads[edge("T", "04")] = Road(mark=Mark(icons.threat, "danger", faded=True))
    return Chart(
        graph,
        spaces,
        roads,
        pieces={
            "T": (pawn(0), pawn(1)),
            "09": (pawn(2, active=True),),
            "15": tuple(pawn(n) for n in range(3, 7)),
            "20": (Piece("A", "Ada's camp", RED, "tent"),),
            "30": (Piece("B", "Ben's camp", BLUE, "tent"),),
        },
        regions=(
            Region("South", ("01", "03", "05", "06"), ORANGE),
            Region("West", ("08", "14", "20", "21"), TEAL),
            Region("North", ("22", "27", "29"), SKY),
            Region("East", ("16", "17", "24"), LILAC),
        ),
        reach=graph.distances("09", most=3),
        path=("09", "04", "01"),
        here="09",
    )


def valley() -> Chart:
    """Roads by terrain, one of them locked, one barred, one long; names of several words."""
    at = {
        "a": (0, 0, "Ardent's Landing"),
        "b": (300, 60, "The Long Ladder of Pines"),
        "c": (620, 20, "Owl Post"),
        "d": (160, 300, "Greywater"),
        "e": (480, 280, "Mill by the Fallen Oak"),
        "f": (700, 330, "Last House"),
    }
    borders = {
        edge("a", "b"): Border(),
        edge("b", "c"): Border("gated"),
        edge("a", "d"): Border(cost=2),
        edge("d", "e"): Border(),
        edge("b", "e"): Border("closed"),
        edge("e", "f"): Border(),
        edge("c", "f"): Border(),
    }
    kinds = zip(borders, ("downs", "ridge", "river", "downs", "ridge", "river", "downs"), strict=True)
    return Chart(
        Graph(at, borders),
        {key: Space(x, y, str(n), name, SpaceKind(fill=WHITE)) for n, (key, (x, y, name)) in enumerate(at.items(), 1)},
        {ends: Road(LANES[kind]) for ends, kind in kinds},
        pieces={"d": (pawn(0),)},
        here="d",
        reach={"a": 2, "e": 1},
    )


def bridge() -> Sheet:
    """A bridge of 7 x 5 spaces with walls, danger, a trigger, a large enemy, and all that can be asked about."""
    walls = {
        edge("C2", "D2"): Border("closed"),
        edge("C3", "D3"): Border("closed"),
        edge("C4", "D4"): Border("closed"),
        edge("F3", "F4"): Border("gated"),
        edge("A4", "B4"): Border(cost=2),
    }
    grid = Grid(7, 5, void={"A5", "G5"}, borders=walls)
    fog, water = Terrain("fog", LILAC, "dotted"), Terrain("water", BLUE, "waves")
    danger = Terrain("burning", RED, "hatched")
    trigger, cover = Mark(icons.bolt, "trigger"), Mark(icons.shield, "cover")
    ada = Piece(
        "A",
        "Ada",
        RED,
        facing="E",
        hp=(5, 8),
        lies=(Counted(icons.flame, n=2, name="flames"), Counted(icons.heroism, name="heroism")),
        active=True,
    )
    jackals = [Piece(letter, f"Reed Jackal {letter}", MOSS, "box", hp=(n, 4)) for n, letter in enumerate("ab", 2)]
    return Sheet(
        grid,
        {
            "D5": GridSpace(danger),
            "E5": GridSpace(water),
            "F5": GridSpace(water),
            "G3": GridSpace(marks=(trigger,)),
            "B1": GridSpace(fog, (cover,)),
            "C1": GridSpace(fog),
        },
        (
            Standing(ada, "B3"),
            Standing(Piece("B", "Ben", BLUE, facing="N", hp=(8, 8)), "A2"),
            Standing(jackals[0], "D3"),
            Standing(jackals[1], "D1"),
            Standing(
                Piece(
                    "C",
                    "Toll Captain",
                    ORANGE,
                    "box",
                    facing="W",
                    hp=(10, 13),
                    lies=(Counted(icons.armor, n=2, name="armour"),),
                ),
                "E1",
                2,
                2,
            ),
            *(
                Standing(Piece(sign, name, fill, "diamond"), "F5")
                for sign, name, fill in (("1", "rope", TAN), ("2", "crate", BROWN), ("3", "sack", SAND))
            ),
        ),
        reach={space: cost for space, cost in grid.graph.distances("B3", most=2).items() if space != "B3"},
        area=frozenset(grid.area("E3", [(0, 0), (1, 0), (0, 1)])),
        ranges={space: n for space in grid.spaces if (n := grid.range_between("B3", space)) is not None and n > 2},
        sights=(Sight("B3", "D3"), Sight("A2", "D1", clear=False)),
        cover={"C4": ("E",), "D4": ("W",)},
        path=("B3", "B4", "C4"),
    )
