"""Damage, cover, tokens, and where enemies go (LE-16 to LE-22), on the Toll Bridge of the worked example 7.3."""

import pytest

from bot.rules.geometry.grid import ONE_SPACE, Grid, Size
from cogs.evershade.rules.field.damage import Blow, Guard, crash_damage, dealt, has_cover
from cogs.evershade.rules.field.enemy_moves import Mover, Prey, away, best_targets, path_of, toward
from cogs.evershade.rules.field.initiative import Token, is_closed, order_at_end, side_of
from tests.games.evershade import kit

YSOLDE = Prey("ysolde", "B3", moon=3)
PERRIN = Prey("perrin", "B4", moon=3)


def bridge() -> Grid:
    return kit.content().sheets["toll_bridge"].chart


@pytest.mark.parametrize(
    ("blow", "guard", "lost"),
    [
        (Blow(6, ["Fire"]), Guard(2, weak={"Fire": 2}), 6),  # A58
        (Blow(6, ["Poison"]), Guard(2, resist={"Poison": 1}), 3),  # A58
        (Blow(5, ignore=3), Guard(2, has_cover=True), 4),  # A55: armor max(0, 2 + 2 - 3) = 1
        (Blow(2, ["Fire"]), Guard(2, weak={"Fire": 2}), 0),  # LE-21.3
        (Blow(4, prevented=3), Guard(0, has_cover=True), 0),  # 7.3: Perrin behind his wall
        (Blow(3, times=2, prevented=1), Guard(1), 4),  # LE-21.1: doubled before it is prevented
        (Blow(1), Guard(0, resist={"Fire": 4}), 1),
    ],
)
def test_damage_in_its_order(blow: Blow, guard: Guard, lost: int) -> None:
    assert dealt(blow, guard) == lost


@pytest.mark.parametrize(("source", "covers"), [("E2", True), ("C1", False), ("A4", False)])
def test_a55_a_wall_covers_from_beyond_its_line(source: str, covers: bool) -> None:
    """LE-16.7."""
    assert has_cover(bridge(), (), ["C4"], [source]) is covers
    assert has_cover(bridge(), ("C4",), ["C4"], [])
    assert not has_cover(bridge(), (), ["C4"], [])


def test_a59_a_push_against_a_wall_crashes() -> None:
    """LE-22.2."""
    pushed = bridge().push("C3", "E", 3, lambda space: True)
    assert (pushed.path, crash_damage(pushed.blocked, 1)) == ([], 2)


@pytest.mark.parametrize(
    ("token", "enemies", "characters", "side"),
    [
        ("dual", 0, 1, "black"),  # A39
        ("dual", 1, 0, "white"),  # A39
        ("dual", 0, 0, "black"),  # 7.3
        ("white", 0, 1, "white"),
        ("black", 3, 1, "black"),
    ],
)
def test_whose_token_it_is(token: Token, enemies: int, characters: int, side: str) -> None:
    """LE-18.5."""
    assert side_of(token, enemies, characters) == side


def test_a40_a78_a_closed_round() -> None:
    """LE-18.6."""
    assert is_closed([], ["ben"])
    assert is_closed(["rats"], [])
    assert not is_closed(["rats"], ["ben"])
    assert order_at_end(["two", "three"], ["ben"]) == ["two", "three", "ben"]


def mover(
    start: str,
    prey: set[str],
    others: set[str] | None = None,
    harm: dict[str, int] | None = None,
    hp: int = 1,
    size: Size = ONE_SPACE,
) -> Mover:
    return Mover(bridge(), start, prey, others or set(), harm or {}, hp, size)


def test_a45_the_jackals_come() -> None:
    """LE-20.8, LE-20.9: a ends on B1 or C2, the lowest row first; b goes around the danger, which would kill it."""
    prey, harm = {"B3", "B4"}, {"D5": 2}
    assert toward(mover("E2", prey, {"E4", "F3"}, harm), 4, "B3") == ["B1", "C2"]
    assert toward(mover("E4", prey, {"B1", "F3"}, harm), 4, "B4") == ["D1"]


def test_the_captain_may_cross_what_does_not_kill_her() -> None:
    """7.3 step 3: LE-20.8: routes over D5 count, so D3 and E4 are tied."""
    assert toward(mover("F3", {"B3", "C4"}, {"B1", "D1"}, {"D5": 1}, 7), 2, "C4") == ["D3", "E4"]


def test_going_away() -> None:
    """LE-20.10: as far as there is; an enemy in the corner stays."""
    assert away(mover("G1", {"A1"}), 3, "A1") == ["G4"]
    assert away(mover("G5", {"A1"}), 2, "A1") == ["G5"]


def test_a_large_model_measures_from_its_nearest_space() -> None:
    """LE-16.8: E2 and F2 against C2: two, not three; and no wall covers it."""
    assert bridge().apart("E2", "C2", (2, 1)) == 2
    assert bridge().apart("E2", "G2", (2, 1)) == 1
    near, far = Prey("near", "G2"), Prey("far", "C2")
    assert best_targets(bridge(), ["E2", "F2"], [near, far], "closest", None) == [near]
    assert has_cover(bridge(), (), ["C4"], ["E2"])
    assert not has_cover(bridge(), (), ["C4", "C5"], ["E2"])
    assert not has_cover(bridge(), ("C4",), ["C4", "C5"], [])
    assert has_cover(bridge(), ("C4", "C5"), ["C4", "C5"], [])


def test_a_large_model_steps_where_all_of_it_may() -> None:
    """LE-16.17: on the Toll Bridge C2|D2, C3|D3 and C4|D4 are walls: two columns wide it fits across none of them, two
    rows tall it passes only where both rows are open."""
    wide, tall = bridge().walked_by((2, 1)), bridge().walked_by((1, 2))
    assert "C3" not in wide.places and "B3" in wide.places and "G1" not in wide.places
    assert not tall.is_connected("C1", "D1")  # its lower half would cross C2|D2
    assert tall.is_connected("D1", "E1")
    prey = {"A1"}
    # an end of the way over C1: nothing two rows tall gets there, so it is as near as range allows
    assert toward(mover("E1", prey, size=(1, 2)), 3, "A1") == ["D1"]
    # it is there as soon as one of its spaces is next to the goal
    assert toward(mover("E1", {"B1"}, size=(2, 1)), 9, "B1") == ["C1"]


def test_a_large_model_is_hurt_by_what_it_newly_covers() -> None:
    """LE-16.17: going east from D4 and E4 over F4 it covers E4 still: only F4 counts, once."""
    one = mover("D4", set(), harm={"E4": 2, "F4": 3}, hp=9, size=(2, 1))
    assert one.harmed_by("D4", "E4") == 3
    assert one.harmed_by("E4", "D4") == 0
    around = path_of(mover("D5", set(), harm={"E4": 9}, hp=3, size=(2, 1)), "E3")
    assert around == ["E5", "F5", "F4", "F3", "E3"]  # LE-20.20: neither half comes to E4


def test_a_large_model_is_pushed_as_one() -> None:
    """LE-16.17, LE-22.2: two wide, from E1 to the west it comes as far as D1 and C1, where a model blocks B1."""
    pushed = bridge().push("E1", "W", 3, lambda corner: "B1" not in bridge().covered(corner, (2, 1)), size=(2, 1))
    assert (pushed.path, pushed.blocked) == (["D1", "C1"], 1)
    assert bridge().pull_steps("A1", "D1", lambda space: True, (2, 1)) == ["C1"]


def test_a44_icons_first_then_range() -> None:
    """LE-20.5, LE-20.6: equal icons: the closer one; equal in all: both, and the players choose."""
    ada, ben = Prey("ada", "B2", sun=3), Prey("ben", "A1", sun=3)
    assert best_targets(bridge(), ["B4"], [ada, ben], "sun", None) == [ada]
    more = Prey("ben", "A1", sun=4)
    assert best_targets(bridge(), ["B4"], [ada, more], "sun", None) == [more]
    assert best_targets(bridge(), ["B4"], [ada, more], "sun", 2) == [ada]
    assert best_targets(bridge(), ["C3"], [Prey("x", "B3"), Prey("y", "C2")], "closest", None) == [
        Prey("x", "B3"),
        Prey("y", "C2"),
    ]


def test_a46_nobody_in_range() -> None:
    """E07: LE-20.4."""
    assert best_targets(bridge(), ["B1"], [YSOLDE], "closest", 1) == []
    assert best_targets(bridge(), ["E2"], [YSOLDE, PERRIN], "closest", None) == [YSOLDE]
