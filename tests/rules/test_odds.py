"""Exact chances, against counting every case one by one."""

from fractions import Fraction
from functools import partial
from itertools import permutations, product
from operator import eq, le

import pytest

from bot.rules.odds import die, drawn, even, hits, percent, repeated, total


@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("faces", [frozenset(), frozenset({6}), frozenset({1, 5, 6}), frozenset(range(1, 7))])
def test_dice_that_show_a_face(dice: int, faces: frozenset[int]) -> None:
    thrown = list(product(range(1, 7), repeat=dice))
    for least in range(dice + 2):
        counted = sum(sum(face in faces for face in throw) >= least for throw in thrown)
        assert hits(6, faces, dice).chance(partial(le, least)) == Fraction(counted, len(thrown))


@pytest.mark.parametrize(("wanted", "others", "n"), [(2, 3, 2), (0, 4, 3), (3, 0, 2), (1, 4, 5), (3, 2, 0)])
def test_drawn_without_putting_back(wanted: int, others: int, n: int) -> None:
    orders = list(permutations([1] * wanted + [0] * others))
    for k in range(n + 1):
        counted = sum(sum(order[:n]) == k for order in orders)
        assert drawn(wanted, others, n).chance(partial(eq, k)) == Fraction(counted, len(orders))


def test_sums_and_what_is_made_of_them() -> None:
    assert repeated(die(), 2).chance(lambda n: n == 7) == Fraction(1, 6)
    assert total().ways == {0: 1}
    assert total(even([1]), die(4)).map(lambda n: n > 3).ways == {False: 2, True: 2}
    both = die(2).with_other(even("aab"))
    assert both.chance(lambda pair: pair == (2, "a")) == Fraction(1, 3)


def test_certainty_is_told_only_where_it_is_certain() -> None:
    told = [percent(Fraction(*one)) for one in ((0, 1), (1, 1000), (1, 3), (2, 3), (999, 1000), (1, 1))]
    assert told == [0, 1, 33, 67, 99, 100]
