"""Square grids against known answers: the bridge of the rules' own example, and properties of every small grid."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.geometry.graph import Border, edge
from bot.rules.geometry.grid import DIRECTIONS, Grid, cell, turned

WALL = Border("closed")
BRIDGE = Grid(7, 5, borders={edge("C2", "D2"): WALL, edge("C3", "D3"): WALL, edge("C4", "D4"): WALL})


def anywhere(space: str) -> bool:
    return True


def test_range_counts_walls_and_walking_does_not_cross_them() -> None:
    assert BRIDGE.range_between("C3", "D3") == 1
    assert not BRIDGE.graph.is_connected("C3", "D3")
    assert BRIDGE.range_between("C3", "D4") == 2
    assert BRIDGE.graph.distances("C3")["D3"] == 5, "around by row 1 or row 5"


def test_the_way_around_a_deadly_space() -> None:
    """The jackal of the example: row 5 would kill it, so four steps along row 1 are left of nine."""
    assert all("D1" in path for path in BRIDGE.graph.paths("E4", "B4", blocked={"D5"}))
    assert BRIDGE.graph.distances("E4", blocked={"D5"})["B4"] == 9


def test_every_shortest_path_and_no_other() -> None:
    paths = list(Grid(3, 3).graph.paths("A1", "C3"))
    assert len(paths) == 6
    assert len({tuple(path) for path in paths}) == 6
    assert all(len(path) == 5 for path in paths)


def test_a_push_against_a_wall_crashes_with_what_is_left() -> None:
    assert BRIDGE.away("B3", "C3") == ["E"]
    assert BRIDGE.push("C3", "E", 3, anywhere) == ([], 3)
    assert BRIDGE.push("B3", "E", 3, anywhere) == (["C3"], 2)
    assert BRIDGE.push("F5", "E", 3, anywhere) == (["G5"], 2), "the edge of the sheet"
    assert BRIDGE.push("E3", "E", 2, lambda space: space != "G3") == (["F3"], 1), "a model in the way"
    assert BRIDGE.push("E3", "E", 2, anywhere, stops={"F3"}) == (["F3"], 0), "a trigger ends it without a crash"


def test_a_pull_only_ever_leads_nearer() -> None:
    assert BRIDGE.range_between("C2", "A3") == 3
    assert BRIDGE.pull_steps("A3", "C2", anywhere) == ["B2", "C3"]
    assert BRIDGE.pull_steps("A3", "C3", anywhere) == ["B3"]
    assert BRIDGE.pull_steps("A3", "C2", lambda space: space != "B2") == ["C3"]


def test_two_directions_lead_away_from_a_corner() -> None:
    assert BRIDGE.away("B3", "C4") == ["S", "E"]
    assert BRIDGE.away("B3", "B3") == list(DIRECTIONS)


def test_a_wall_covers_from_what_is_strictly_beyond_its_line() -> None:
    assert BRIDGE.has_wall_cover("C4", ["D3"]), "the captain is beyond the east wall"
    assert not BRIDGE.has_wall_cover("C4", ["C3"])
    assert not BRIDGE.has_wall_cover("C4", ["B4"])
    assert not BRIDGE.has_wall_cover("C4", ["C1", "D1"]), "a large source must be beyond it with all of its spaces"
    assert not BRIDGE.has_wall_cover("A3", ["B3"]), "the outer edge is no cover"
    assert not BRIDGE.has_wall_cover("C4", []), "damage without a model"


def test_lines_end_at_walls_and_edges() -> None:
    assert BRIDGE.line("A3", "E") == ["B3", "C3"]
    assert BRIDGE.line("A1", "E") == ["B1", "C1", "D1", "E1", "F1", "G1"]
    assert BRIDGE.line("A1", "N") == []


def test_voids_are_no_spaces_and_lengthen_the_range() -> None:
    hall = Grid(3, 3, void=["B2"])
    assert "B2" not in hall
    assert hall.range_between("A2", "C2") == 4
    assert hall.step("A2", "E") is None
    assert hall.area("A2", [(1, 0), (2, 0)]) == ["C2"]


def test_a_diagram_turns_without_mirroring() -> None:
    cone = [(1, 0), (2, -1), (2, 0)]
    assert [turned(offset, "S") for offset in cone] == [(0, 1), (1, 2), (0, 2)]
    assert [turned(offset, "W") for offset in cone] == [(-1, 0), (-2, 1), (-2, 0)]
    assert [turned(offset, "N") for offset in cone] == [(0, -1), (-1, -2), (0, -2)]
    assert BRIDGE.area("C3", cone) == ["D3", "E2", "E3"], "walls do not matter"
    assert BRIDGE.area("A1", cone, "N") == []


def test_a_gate_stops_forced_movement_and_asks_whoever_walks() -> None:
    hall = Grid(3, 1, borders={edge("A1", "B1"): Border("gated"), edge("B1", "C1"): Border(cost=2)})
    assert hall.push("A1", "E", 2, anywhere) == ([], 2)
    assert hall.pull_steps("B1", "A1", anywhere) == []
    assert hall.graph.distances("A1") == {"A1": 0, "B1": 1, "C1": 3}
    assert hall.graph.distances("A1", may_cross=lambda a, b: False) == {"A1": 0}


def test_large_models_fit_and_step_with_every_space() -> None:
    assert BRIDGE.footprint("E2", 2, 2) == ["E2", "F2", "E3", "F3"]
    assert BRIDGE.footprint("C2", 2, 2) is None, "a wall inside"
    assert BRIDGE.footprint("G1", 2, 1) is None, "off the grid"
    assert BRIDGE.footprint_step("E2", "W", 2, 2) == "D2"
    assert BRIDGE.footprint_step("D2", "W", 2, 2) is None
    assert BRIDGE.nearest(["E2", "F2", "E3", "F3"], ["B3"]) == ("E3", "B3", 3)


def test_a_large_model_stands_on_no_void_and_over_no_edge() -> None:
    """Every corner of a small grid with a void: it fits where all its spaces are there."""
    grid = Grid(4, 3, void={"C2"})
    spaces = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCD" if (column, row) != ("C", 2)]
    fits = [space for space in spaces if grid.footprint(space, 2, 2)]
    assert fits == ["A1", "A2"]
    assert grid.footprint("A1", 2, 2) == ["A1", "B1", "A2", "B2"] and grid.footprint("D1", 1, 3) == ["D1", "D2", "D3"]
    assert [grid.footprint(space, 1, 3) is not None for space in ("A1", "B1", "C1", "A2")] == [True, True, False, False]
    assert grid.footprint("A3", 4, 1) == ["A3", "B3", "C3", "D3"] and grid.footprint("A2", 4, 1) is None


def test_a_model_covers_the_spaces_to_the_south_and_east_of_its_corner() -> None:
    assert BRIDGE.covered("E2", (2, 3)) == ["E2", "F2", "E3", "F3", "E4", "F4"]
    assert BRIDGE.covered("G5", (2, 2)) == ["G5"], "without what is off the grid"
    assert BRIDGE.covered("G5", (1, 1)) == ["G5"]


@pytest.mark.parametrize("name", ["c4", "C0", "AA1", "4C", "", "C100"])
def test_what_is_no_space(name: str) -> None:
    with pytest.raises(ValueError):
        cell(name)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Grid(0, 3),
        lambda: Grid(27, 3),
        lambda: Grid(3, 3, void=["D1"]),
        lambda: Grid(3, 3, borders={edge("A1", "C1"): WALL}),
        lambda: Grid(3, 3, borders={edge("A1", "B2"): WALL}),
    ],
)
def test_a_grid_that_cannot_be(wrong: object) -> None:
    with pytest.raises(ValueError):
        wrong()  # type: ignore[operator]


walls = st.sets(st.sampled_from(sorted(Grid(5, 4).graph.borders)), max_size=14)
voids = st.sets(st.sampled_from(Grid(5, 4).spaces), max_size=5)


@given(walls, voids, st.data())
def test_distances_are_those_of_a_plain_search(
    closed: set[tuple[str, str]], void: set[str], data: st.DataObject
) -> None:
    """Against the definition: the fewest steps, found by trying one ring after another."""
    borders = {pair: WALL for pair in closed if not void & set(pair)}
    grid = Grid(5, 4, void=void, borders=borders)
    start = data.draw(st.sampled_from(grid.spaces))
    rings, seen = {start: 0}, [start]
    for space in seen:
        for way in DIRECTIONS:
            other = grid.step(space, way)
            if other is not None and other not in rings:
                rings[other] = rings[space] + 1
                seen.append(other)
    assert grid.graph.distances(start) == rings
    for goal in grid.spaces:
        for path in grid.graph.paths(start, goal):
            assert len(path) == rings[goal] + 1
            assert all(grid.graph.is_connected(a, b) for a, b in pairwise(path))
        apart, walked = grid.range_between(start, goal), rings.get(goal)
        assert walked is None or (apart is not None and apart <= walked)
        assert apart == grid.range_between(goal, start)


def test_a_large_model_walks_where_all_of_it_has_room() -> None:
    """Two by two: beside the wall, and no corner in the last column or row."""
    walked = BRIDGE.walked_by((2, 2))
    assert set(walked.places) == {f"{column}{row}" for column in "ABDEF" for row in (1, 2, 3, 4)}
    assert not walked.is_connected("B2", "D2") and walked.is_connected("D2", "E2")
    assert BRIDGE.walked_by((1, 1)) is BRIDGE.graph


def test_a_large_model_is_as_far_away_as_its_nearest_space() -> None:
    assert BRIDGE.apart("A1", "D1", (2, 2)) == 2
    assert BRIDGE.apart("A1", "D1", (1, 1)) == BRIDGE.apart("A1", "D1") == 3
    assert BRIDGE.apart("D1", "A1", (2, 2)) == 3, "its corner is nearest"
