"""Dice that cost: what a roll takes is counted, bounded, and the same on every machine."""

from fractions import Fraction

import pytest

from bot.rules.dice import MAX_WORK, DiceError, check, roll, work
from bot.rules.dice.notation import Test as FaceTest
from bot.rules.dice.notation import any_of, meeting
from bot.rules.rng import Chance
from cogs.dice.throwing import expression, throw
from tests.attack import notations

MOST_OPERATIONS = 30_000
"""Calls of functions; the dearest that a search finds takes about two thirds of it."""


def test_a_roll_may_take_so_many_steps_and_no_more() -> None:
    read, result, part = 3 * 20, 10, 12
    assert work("1000d6") == read + result + part + 1_000
    # a die of which two faces of six are thrown again or give another falls one and a half times
    assert work("50x 20d6r1!") == 8 * 20 + 50 * (result + part + 20 * 1.5 * 6)
    assert work("1d6 # a note, of (any) length; 1d6") == 2 * work("1d6") + 20
    for honest in ("1000d6>=5", "20x 10d10!>=8", "50x 4d6kh3+2", "50x {1d20, 2d6}kh1", "100d10!p", "50x (1d6+2)*3"):
        check(honest)
    for dear in ("25x 40d6s>=2ro1ma3!", "50x " + "+".join(["1"] * 20), "+".join(["d6"] * 120), "40d%!>4", "900d2!!0"):
        assert work(dear) > MAX_WORK
        for ask in (check, lambda text: expression(text, 1, {}), lambda text: roll(text, Chance(b"k", {}), "r")):
            with pytest.raises(DiceError, match="dice-too-much-work"):
                ask(dear)


def test_what_was_rolled_before_there_was_a_limit_can_be_checked() -> None:
    assert len(roll("25x 40d6s>=2ro1ma3!", Chance(b"k", {}), "r", None)) == 25


def test_what_is_too_long_to_read_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading 120 dice with a sign between them takes longer than a roll may as a whole."""
    monkeypatch.setattr("bot.rules.dice.compile_text", lambda text: pytest.fail("it was read"))
    with pytest.raises(DiceError, match="dice-too-much-work"):
        check("+".join(["d6"] * 120))


def test_many_conditions_on_a_die_are_one() -> None:
    """Each of 120 on each of 2,000 faces would be 240,000."""
    signs = [FaceTest(sign, n) for sign in (">=", ">", "<=", "<", "=") for n in (-3, 0, 2, 5)]
    for chosen in range(1 << 8):
        tests = [test for place, test in enumerate(signs[chosen % 13 :][:8]) if chosen >> place & 1]
        hits = any_of(tests)
        assert [hits(face) for face in range(-5, 9)] == [any(t.hits(face) for t in tests) for face in range(-5, 9)]
        assert meeting(tests, -5, 8) == sum(map(hits, range(-5, 9)))
    assert notations.operations("1d1000000r<2" + "".join(f"r-{n}" for n in range(1, 40))) < MOST_OPERATIONS


@pytest.mark.parametrize(
    "dear",
    [
        "1000d6kh1>=2",
        "20x 40d6>=2ro1ma3",
        "100d1000000r<900000!>900000",
        "50x " + "*".join(["1"] * 50),
        "40x " + "/".join(["1", *["999999937"] * 40]),
        ";".join(["1d6"] * 50),
        "{" + ",".join(["9d6!"] * 60) + "}kh1",
        "50x {" + ",".join(["d6"] * 20) + "}kl1",
        "d6" + "r-1" * 160,
    ],
)
def test_what_is_dear_stays_within_bounds(dear: str) -> None:
    notations.play("1d20")
    try:
        assert notations.operations(dear) < MOST_OPERATIONS
    except DiceError as error:
        assert error.key in ("dice-too-much-work", "dice-too-lively", "dice-too-large")


def test_a_search_for_dear_notation_finds_none_beyond_the_bounds() -> None:
    notations.play("1d20")
    tally = notations.attack(300, 1)
    assert tally.wrong == [] and tally.ends["rolled"] > 30
    assert 1_000 < tally.dearest[0][0] < MOST_OPERATIONS


@pytest.mark.parametrize("typed", ["20 # 1d20", "5", "2+3", "6x 7", '20 "d20"', "{1, 2}kh1", "(4)/3", "20 # d6 (2)"])
def test_a_sum_without_dice_says_so(typed: str) -> None:
    thrown = throw(typed, "", Chance(b"k", {}), "r", "{n}", "no dice rolled")
    assert thrown.data()["no_dice"] and all("(no dice rolled)" in line for line in thrown.shown.splitlines())


def test_each_sum_among_rolls_says_so() -> None:
    thrown = throw("20 # 1d20; 1d4; 2+3", "", Chance(b"k", {}), "r", "{n}", "no dice rolled")
    told = thrown.shown.splitlines()
    assert "no_dice" not in thrown.data()
    assert ["(no dice rolled)" in line for line in told] == [True, False, True]
    assert roll("4/3", Chance(b"k", {}), "r")[0].total == Fraction(4, 3)
