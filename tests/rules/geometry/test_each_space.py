"""Small grids looked at space by space, against what can be counted by hand."""

from itertools import product

import pytest

from bot.rules.geometry.graph import Border, Graph, edge
from bot.rules.geometry.grid import DIRECTIONS, Cell, Grid, cell

WALL, GATE = Border("closed"), Border("gated")
SQUARE = Grid(3, 3)
NEXT = {"N": "B1", "E": "C2", "S": "B3", "W": "A2"}
"""What lies around B2, the middle of the square."""


def is_beyond(space: str, way: str) -> bool:
    """Of the middle of the square."""
    column, row = cell(space)
    return {"N": row < 1, "S": row > 1, "W": column < 1, "E": column > 1}[way]


@pytest.mark.parametrize("way", DIRECTIONS)
def test_a_wall_covers_from_each_space_beyond_it_and_from_no_other(way: str) -> None:
    walled = Grid(3, 3, borders={edge("B2", NEXT[way]): WALL})
    for space in walled.spaces:
        assert walled.has_wall_cover("B2", [space]) == is_beyond(space, way), space
    for one, other in product(walled.spaces, repeat=2):
        assert walled.has_wall_cover("B2", [one, other]) == (is_beyond(one, way) and is_beyond(other, way))
    assert not Grid(3, 3, borders={edge("B2", NEXT[way]): GATE}).has_wall_cover("B2", [NEXT[way]])
    assert not SQUARE.has_wall_cover("B2", [NEXT[way]])
    assert not Grid(3, 3, void=[NEXT[way]]).has_wall_cover("B2", ["A1", "C3"])


def test_two_walls_cover_from_both_sides_and_from_between() -> None:
    corner = Grid(3, 3, borders={edge("B2", "B1"): WALL, edge("B2", "A2"): WALL})
    covered = [space for space in corner.spaces if corner.has_wall_cover("B2", [space])]
    assert covered == ["A1", "B1", "C1", "A2", "A3"]


def test_away_is_where_the_distance_grows_in_a_straight_line() -> None:
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    for source, target in product(SQUARE.spaces, repeat=2):
        a, b = cell(source), cell(target)
        grows = []
        for way in DIRECTIONS:
            east, south = steps[way]
            was = abs(b.column - a.column) if east else abs(b.row - a.row)
            then = abs(b.column + east - a.column) if east else abs(b.row + south - a.row)
            if then > was and (was or source == target):
                grows.append(way)
        assert sorted(SQUARE.away(source, target)) == sorted(grows), (source, target)


def test_what_lies_beside_each_space_of_the_largest_grid() -> None:
    grid = Grid(26, 99)
    for space in grid.spaces:
        at = cell(space)
        edges = {"N": at.row == 0, "S": at.row == 98, "W": at.column == 0, "E": at.column == 25}
        for way in DIRECTIONS:
            assert (grid.beside(space, way) is None) is edges[way], (space, way)
    assert (grid.beside("Y1", "E"), grid.beside("Z98", "S"), grid.beside("B1", "W")) == ("Z1", "Z99", "A1")


@pytest.mark.parametrize(("columns", "rows"), [(27, 1), (1, 100), (0, 1), (1, 0)])
def test_larger_grids_and_empty_ones_are_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match=f"a grid of {columns} x {rows} is not possible"):
        Grid(columns, rows)


def test_the_spaces_at_a_range() -> None:
    hall = Grid(3, 3, void=["B2"], borders={edge("A1", "B1"): WALL})
    assert hall.within("A1", 0, 0) == ["A1"]
    assert hall.within("A1", 1, 1) == ["B1", "A2"], "a wall is no detour for a range"
    assert hall.within("A1", 1, 2) == ["B1", "C1", "A2", "A3"]
    assert hall.within("A1", 3, 9) == ["C2", "B3", "C3"]
    split = Grid(3, 1, void=["B1"])
    assert split.within("A1", 0, 9) == ["A1"] and split.range_between("A1", "C1") is None
    assert split.apart("A1", "C1") is None and split.nearest(["A1"], ["C1"]) is None


def test_a_step_a_line_and_an_area_at_the_edges() -> None:
    for way, there in NEXT.items():
        assert (SQUARE.beside("B2", way), SQUARE.step("B2", way)) == (there, there)  # type: ignore[arg-type]
    for space in SQUARE.spaces:
        for way in DIRECTIONS:
            inside = {"N": space[1] > "1", "S": space[1] < "3", "W": space[0] > "A", "E": space[0] < "C"}[way]
            assert (SQUARE.step(space, way) is not None) == inside, (space, way)
    walled = Grid(3, 1, borders={edge("A1", "B1"): WALL, edge("B1", "C1"): GATE})
    assert (walled.beside("A1", "E"), walled.step("A1", "E"), walled.step("B1", "E")) == ("B1", None, "C1")
    around = [(east, south) for south in (-1, 0, 1) for east in (-1, 0, 1)]
    assert SQUARE.area("B2", around) == list(SQUARE.spaces)
    assert SQUARE.area("A1", around) == ["A1", "B1", "A2", "B2"]
    assert SQUARE.area("C3", around) == ["B2", "C2", "B3", "C3"]


def test_the_largest_grid_and_what_is_none() -> None:
    wide, high = Grid(26, 1), Grid(1, 99)
    assert (wide.spaces[-1], high.spaces[-1]) == ("Z1", "A99")
    assert wide.beside("Z1", "E") is None and high.beside("A99", "S") is None
    assert cell("Z99") == Cell(25, 98) and Cell(25, 98).name == "Z99"
    assert Grid(1, 1).spaces == ("A1",)
    for columns, rows in ((0, 1), (1, 0), (27, 1), (1, 100)):
        with pytest.raises(ValueError, match="not possible"):
            Grid(columns, rows)
    with pytest.raises(ValueError, match="not on the grid"):
        Grid(2, 2, void=["C1"])
    for far in (("A1", "C1"), ("A1", "B2")):
        with pytest.raises(ValueError, match="share no border"):
            Grid(3, 3, borders={edge(*far): WALL})


def test_a_large_model_pays_the_dearest_border_and_a_gate_is_one_for_all_of_it() -> None:
    dear = Grid(3, 3, borders={edge("B1", "C1"): Border(cost=3), edge("B2", "C2"): Border(cost=2)})
    walked = dear.walked_by((2, 2))
    assert walked.places == ("A1", "B1", "A2", "B2")
    assert walked.border("A1", "B1") == Border("open", 3)
    assert walked.border("A2", "B2") == Border("open", 2)
    assert walked.border("A1", "A2") == Border("open", 1)
    gated = Grid(3, 3, borders={edge("B2", "C2"): GATE}).walked_by((2, 2))
    assert [gated.border("A1", "B1"), gated.border("A2", "B2")] == [GATE, GATE]
    walled = Grid(3, 3, borders={edge("A3", "B3"): WALL})
    assert walled.walked_by((2, 2)).places == ("A1", "B1", "B2")
    assert walled.walked_by((1, 1)) is walled.graph


def test_a_large_model_is_pushed_and_pulled_by_its_corner() -> None:
    def anywhere(space: str) -> bool:
        return True

    hall = Grid(5, 2)
    assert hall.push("A1", "E", 2, anywhere, size=(2, 2)) == (["B1", "C1"], 0)
    assert hall.push("A1", "E", 5, anywhere, size=(2, 2)) == (["B1", "C1", "D1"], 2)
    assert hall.push("A1", "E", 3, lambda space: space != "C1", size=(2, 2)) == (["B1"], 2)
    assert hall.push("A1", "E", 3, anywhere, stops=["B1"], size=(2, 2)) == (["B1"], 0)
    assert hall.pull_steps("E1", "A1", anywhere, size=(2, 2)) == ["B1"]
    assert hall.pull_steps("B1", "C1", anywhere, size=(2, 2)) == ["B1"]
    assert hall.pull_steps("D1", "C1", anywhere, size=(2, 2)) == [], "it stands there already"
    assert hall.apart("C1", "A2", (2, 2)) == 2 and hall.apart("A1", "E1", (2, 2)) == 3
    assert hall.footprint_step("A1", "E", 2, 2) == "B1" and hall.footprint_step("D1", "E", 2, 2) is None


def test_of_pairs_as_near_the_first_by_row_and_column_is_named() -> None:
    assert SQUARE.nearest(["C3", "A2", "A1"], ["B1", "B3"]) == ("A1", "B1", 1)
    assert SQUARE.nearest(["B2"], ["C2", "A2", "B3", "B1"]) == ("B2", "B1", 1)
    assert SQUARE.nearest(["C1", "A1"], ["B2"]) == ("A1", "B2", 2)
    assert SQUARE.nearest(["A2", "C1"], ["B1", "A3"]) == ("C1", "B1", 1), "the row before the column"
    assert SQUARE.nearest([], ["A1"]) is None


ROAD = {edge("a", "b"): Border(), edge("b", "c"): Border(cost=2), edge("a", "d"): Border(cost=0), edge("d", "c"): GATE}
MAP = Graph(["a", "b", "c", "d", "e"], ROAD)


def test_distances_and_paths_of_a_small_map() -> None:
    assert MAP.distances("a") == {"a": 0, "b": 1, "c": 1, "d": 0}
    assert MAP.distances("a", may_cross=lambda a, b: False) == {"a": 0, "b": 1, "c": 3, "d": 0}
    assert MAP.distances("a", blocked={"d"}) == {"a": 0, "b": 1, "c": 3}
    assert MAP.distances("a", blocked={"d"}, most=2) == {"a": 0, "b": 1}
    assert MAP.distances("a", blocked={"d"}, most=3) == {"a": 0, "b": 1, "c": 3}
    assert MAP.distances("a", toll=lambda a, b: 5) == {"a": 0, "b": 5, "c": 10, "d": 5}
    assert MAP.ranges("a") == {"a": 0, "b": 1, "d": 1, "c": 2}
    assert list(MAP.paths("a", "c")) == [["a", "d", "c"]]
    assert list(MAP.paths("a", "c", most=0)) == [] == list(MAP.paths("a", "e"))
    assert list(MAP.paths("a", "a")) == [["a"]]
    assert MAP.components() == [{"a", "b", "c", "d"}, {"e"}]
    assert (MAP.eccentricity("a"), MAP.eccentricity("e"), MAP.eccentricity("b")) == (1, 0, 2)
    assert MAP.neighbours("a") == ("b", "d") and MAP.neighbours("e") == ()
    assert MAP.range_between("a", "e") is None and MAP.border("a", "c") is None
    assert not MAP.is_connected("a", "e") and MAP.is_connected("c", "d")


def test_a_border_may_change_and_the_old_map_stays() -> None:
    shut = MAP.with_border("b", "a", WALL)
    assert shut.distances("a") == {"a": 0, "d": 0, "c": 1, "b": 3} and MAP.distances("a")["b"] == 1
    assert shut.neighbours("a") == ("b", "d"), "nobody is a neighbour twice"
    assert Graph(["a", "b", "a"], {("b", "a"): Border(cost=0), ("a", "b"): WALL}).neighbours("a") == ("b",)


@pytest.mark.parametrize(
    ("borders", "why"),
    [
        ({edge("a", "x"): Border()}, "no place"),
        ({("a", "a"): Border()}, "cannot be a border"),
        ({edge("a", "b"): Border(cost=-1)}, "cannot be a border"),
    ],
)
def test_what_is_no_border(borders: dict[tuple[str, str], Border], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Graph(["a", "b"], borders)
