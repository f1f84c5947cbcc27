"""Graph maps: distances, gates, parts, and what cannot be a map."""

import pytest

from bot.rules.geometry.graph import Border, Graph, edge

ROADS = {
    edge("town", "mill"): Border(),
    edge("mill", "ford"): Border(cost=2),
    edge("town", "ford"): Border("gated"),
    edge("ford", "tower"): Border("closed"),
    edge("isle", "reef"): Border(),
}
VALLEY = Graph(["town", "mill", "ford", "tower", "isle", "reef"], ROADS)


def test_steps_follow_costs_and_gates() -> None:
    assert VALLEY.distances("town") == {"town": 0, "ford": 1, "mill": 1}
    assert VALLEY.distances("town", may_cross=lambda a, b: False) == {"town": 0, "mill": 1, "ford": 3}
    assert VALLEY.distances("town", most=1, may_cross=lambda a, b: False) == {"town": 0, "mill": 1}
    assert VALLEY.distances("town", blocked={"mill"}, may_cross=lambda a, b: False) == {"town": 0}
    assert VALLEY.distances("town", toll=lambda a, b: 5)["ford"] == 5


def test_a_gate_is_asked_in_the_direction_of_the_step() -> None:
    def downhill(a: str, b: str) -> bool:
        return (a, b) == ("town", "ford")

    assert VALLEY.distances("town", may_cross=downhill)["ford"] == 1
    assert VALLEY.distances("ford", may_cross=downhill)["town"] == 3


def test_ranges_count_borders_of_any_kind() -> None:
    assert VALLEY.range_between("town", "tower") == 2
    assert VALLEY.range_between("town", "isle") is None
    assert "tower" not in VALLEY.distances("ford")


def test_paths_are_all_of_the_shortest_and_none_to_where_nobody_comes() -> None:
    assert list(VALLEY.paths("town", "ford", may_cross=lambda a, b: False)) == [["town", "mill", "ford"]]
    assert list(VALLEY.paths("town", "town")) == [["town"]]
    assert list(VALLEY.paths("town", "isle")) == []
    free = Graph("abc", {edge(a, b): Border(cost=0) for a, b in ("ab", "bc", "ac")})
    assert list(free.paths("a", "c")) == [["a", "b", "c"], ["a", "c"]], "no circles where steps cost nothing"


def test_parts_and_how_far_it_is() -> None:
    assert VALLEY.components() == [{"town", "mill", "ford"}, {"tower"}, {"isle", "reef"}]
    assert VALLEY.eccentricity("mill") == 2


def test_a_border_that_opens_makes_another_map() -> None:
    opened = VALLEY.with_border("tower", "ford", Border())
    assert opened.distances("ford")["tower"] == 1
    assert "tower" not in VALLEY.distances("ford")


@pytest.mark.parametrize("borders", [{("a", "x"): Border()}, {("a", "a"): Border()}, {("a", "b"): Border(cost=-1)}])
def test_what_cannot_be_a_map(borders: dict[tuple[str, str], Border]) -> None:
    with pytest.raises(ValueError):
        Graph(["a", "b"], borders)
