"""Sums for groups with the printed box of Near and Far, each limit of what people type."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from cogs.near_and_far.box.sums import NAMED, Setup, check, duel, hearts_of_way, mine, ranking, score, setup, threat_sum
from cogs.near_and_far.content.map_checks import ATLAS
from cogs.near_and_far.content.terms import LEAST_REP, MOST_HEARTS, MOST_REP, entries_of
from cogs.near_and_far.game import game

Space = tuple[int, int]


@pytest.mark.parametrize(
    ("way", "tortoises", "hearts", "empty"),
    [
        *(("3", 0, 3, 3), ("0", 0, 0, 0), ("20", 3, 17, 20), ("2", 3, 0, 2)),
        *(("T 02 05* 11", 0, 1, 1), ("T 02 05 11", 1, 1, 2), ("t→02→05→11", 0, 2, 2), ("02 05* 11", 0, 1, 1)),
        *(
            ("02, 05, 11", 0, 2, 2),
            ("T", 0, 0, 0),
            ("T 11*", 0, 0, 0),
            ("5*", 0, 0, 0),
            (" ".join(["7"] * 20), 0, 19, 19),
        ),
    ],
)
def test_each_empty_space_on_the_way_costs_a_heart_but_the_town_and_the_last(
    way: str, tortoises: int, hearts: int, empty: int
) -> None:  # NF-5.5, NF-5.6
    assert hearts_of_way(way, tortoises) == (hearts, empty)


@pytest.mark.parametrize("way", ["", "21", "T 0200", "T *5", "T 02**", " ".join(["7"] * 21)])
def test_what_is_no_way_is_refused(way: str) -> None:
    with pytest.raises(NotPossible):
        hearts_of_way(way, 0)


@pytest.mark.parametrize("taken", [[], [(0, 0)], [(0, 0), (1, 0)], [(1, 1)], [(3, 3)], [*product(range(4), range(4))]])
@pytest.mark.parametrize("skill", [0, 1, 3, 6, 9])
def test_of_the_mine_the_free_spaces_beside_a_camp_are_reached_by_skill(
    taken: list[tuple[int, int]], skill: int
) -> None:
    """NF-8.6: the first one of all at the top left."""
    content = game().content
    numbers = content.town["town"].mine.numbers
    grid = "/".join("".join("x" if (row, column) in taken else "." for column in range(4)) for row in range(4))
    free = [space for space in product(range(4), range(4)) if space not in taken]
    beside = [(r, c) for r, c in free if any(abs(r - a) + abs(c - b) == 1 for a, b in taken)] if taken else [(0, 0)]
    found = mine(content, skill, grid if taken else "")
    assert [(one.row - 1, one.column - 1) for one in found] == [(r, c) for r, c in beside if numbers[r][c] <= skill]
    assert all(one.number == numbers[one.row - 1][one.column - 1] and one.goods for one in found)


@pytest.mark.parametrize("grid", ["x", "x" * 17, "x" * 15 + "o"])
def test_what_is_no_mine_is_refused(grid: str) -> None:
    with pytest.raises(NotPossible):
        mine(game().content, 9, grid)


def test_a_duel_is_won_by_more_and_a_tie_is_the_defenders() -> None:
    """NF-10.2, NF-10.3, NF-10.4."""
    for mine_, theirs, dirty in product(range(1, 7), range(1, 7), (False, True)):
        found = duel([mine_, theirs], 2, 3, 2, dirty=dirty)
        assert (found.attacker, found.defender) == (mine_ + 2 + dirty, theirs + 3)
        hearts = next((n for n in range(3) if found.attacker + n > found.defender), None)
        assert found.needed == hearts


def test_a_check_needs_hearts_up_to_its_target_and_only_a_quest_has_a_bonus() -> None:
    """NF-7.5, NF-12.1."""
    for die, target in product(range(1, 7), range(1, 14)):
        for kind in ("skill", "combat", "threat", "boss"):
            found = check(kind, die, 2, target, 3)
            reached = [next((n for n in range(4) if die + 2 + n >= of), None) for of in (target, target + 2)]
            assert [found.total, found.needed] == [die + 2, reached[0]]
            assert found.for_bonus == (reached[1] if kind in ("skill", "combat") else None)


def test_threats_count_by_level_and_bosses_as_printed() -> None:
    """NF-13.6."""
    assert threat_sum("") == 0 and threat_sum("+5, +8") == 13
    assert threat_sum("4 15") == threat_sum("4") + threat_sum("15") and threat_sum("15") > threat_sum("4") > 0
    for wrong in ("3", "16", "+4", "+9", "x", "123", "-5"):
        with pytest.raises(NotPossible):
            threat_sum(wrong)


def test_the_score_has_eleven_lines_and_what_decides_a_tie() -> None:
    """NF-13.3, NF-13.7."""
    lines = score(14, 6, 10, 3, "", 4, 3, 5, 2, 0, 3, 1, 14)
    assert lines[:11] == [14, 6, 7, 0, 3, 5, 10, lines[7], 2, 5, 1] and lines[11:] == [0, 7]
    less = score(13, 6, 10, 3, "", 4, 4, 5, 2, 0, 2, 1, 14)
    assert (less[4], less[8], less[9]) == (4, 0, 0)
    totals, won = ranking({"red": [5, 0, 3], "blue": [5, 1, 0], "green": [4, 9, 9]})
    assert totals == [("blue", 5), ("red", 5), ("green", 4)] and won == ["blue"]
    assert ranking({"red": [5, 1, 3], "blue": [5, 1, 3]})[1] == ["red", "blue"]


@pytest.mark.parametrize("number", range(1, 12))
def test_named_stories_come_first_and_as_many_bosses_as_players(number: int) -> None:
    """NF-2.11, NF-2.12, NF-15.1, NF-16.2."""
    named = set(NAMED[number].split())
    assert len(named) == ATLAS[number].named and named <= set(entries_of(number))
    bosses = ["zag", "red_king", "ivory_queen", "shreya"]
    order = [*entries_of(number)[::-1], *bosses]
    for players, n in ((1, 7), (2, 7), (3, 10), (4, 13)):
        for more in (0, 2):
            found = setup(order, number, players, long=bool(more), named_first=False)
            assert found == Setup(tuple(order[: n + more][::-1]), tuple(bosses[:players]))
            first = set(setup(order, number, players, long=bool(more), named_first=True).stories)
            assert len(first) == n + more and (first >= named or first < named)


SCORE = {"camps": 0, "routes": 0, "artifacts": 0, "unbought": 0, "threats": "", "coins": 0, "gems": 0, "tokens": 0}
SCORE |= {"chiefs": 0, "rep": 0, "treasures": 0, "bonus": 0, "of": 14}


CHECK = {"kind": "skill", "die": 3, "stat": 1, "target": 5, "hearts": 0}
DUEL = {"dice": [1, 2], "attacker": 1, "defender": 1, "hearts": 0, "dirty": False}
COUNTED = dict.fromkeys(("routes", "artifacts", "unbought", "coins", "gems", "tokens", "treasures", "bonus"), (0, 99))


@pytest.mark.parametrize(
    ("sum_", "asked", "limits"),
    [
        (check, CHECK, {"stat": (0, 99), "target": (1, 99), "hearts": (0, MOST_HEARTS)}),
        (duel, DUEL, {"attacker": (0, 99), "defender": (0, 99), "hearts": (0, MOST_HEARTS)}),
        (hearts_of_way, {"way": "3", "tortoises": 0}, {"tortoises": (0, 3)}),
        (mine, {"content": None, "skill": 1, "grid": ""}, {"skill": (0, 99)}),
        (score, SCORE, COUNTED | {"camps": (0, 14), "chiefs": (0, 4), "rep": (LEAST_REP, MOST_REP), "of": (14, 20)}),
    ],
)
def test_numbers_that_cannot_be_are_refused_at_either_end(
    sum_: Callable[..., Any], asked: dict[str, Any], limits: dict[str, tuple[int, int]]
) -> None:
    given = asked | ({"content": game().content} if "content" in asked else {})
    for name, (least, most) in limits.items():
        for n in (least, most):
            sum_(**given | {name: n})
        for n in (least - 1, most + 1):
            with pytest.raises(NotPossible):
                sum_(**given | {name: n})
