"""Dice notation at its edges: the largest that is allowed and the next that is not, what a refusal quotes, what a roll
costs, and how much of a note or a roll is written out."""

import itertools
from typing import Any

import pytest

from bot.rules.dice import DiceError, RollResult, check, roll, work
from bot.rules.dice.notation import Test as Condition
from bot.rules.dice.notation import any_of, meeting
from bot.rules.rng import Chance

SEED = bytes(range(32))


def with_faces(expression: str, *faces: int) -> RollResult:
    (result,) = roll(expression, Chance(SEED, {}, script={"r": list(faces)}), "r")
    return result


def refusal(expression: str) -> tuple[str, int | None, dict[str, Any]]:
    with pytest.raises(DiceError) as caught:
        check(expression)
    assert caught.value.expression == expression
    return caught.value.key, caught.value.position, dict(caught.value.params)


EDGES = [
    ("d6 #" + "x" * 496, "d6 #" + "x" * 497, ("dice-too-long", None, {"length": 501, "limit": 500})),
    ("(" * 20 + "1" + ")" * 20, "(" * 21 + "1" + ")" * 21, ("dice-too-deep", 20, {"limit": 20})),
    ("{" * 20 + "1" + "}" * 20, "({" * 10 + "(1)" + "})" * 10, ("dice-too-deep", 20, {"limit": 20})),
    ("(1)+(2)" * 1, "(1)+" + "(" * 21 + "2", ("dice-too-deep", 24, {"limit": 20})),
    ("1000d6", "1001d6", ("dice-too-many", 0, {"limit": 1000})),
    ("400d6+600d6", "400d6+601d6", ("dice-too-many", 6, {"limit": 1000})),
    ("2x 500d6", "2x 501d6", ("dice-too-many", 3, {"limit": 1000})),
    ("000000001d6", "0000000001d6", ("dice-too-many", 0, {"limit": 1000})),
    ("50x d6", "51x d6", ("dice-too-many-rolls", 0, {"limit": 50})),
    ("d6 x50", "d6 x51", ("dice-too-many-rolls", 3, {"limit": 50})),
    ("20x d6; 30x d6", "20x d6; 31x d6", ("dice-too-many-rolls", None, {"limit": 50})),
    ("1d1000000", "1d1000001", ("dice-too-many-sides", 0, {"limit": 1_000_000})),
    ("d000000006", "d0000000006", ("dice-too-many-sides", 0, {"limit": 1_000_000})),
    ("1000000000", "1000000001", ("dice-too-large", 0, {})),
    ("0000000001", "00000000001", ("dice-too-large", 0, {})),
    ("1d6kh1000000000", "1d6kh1000000001", ("dice-too-large", 3, {})),
    ("1d6mi-1", "1d6mi-1000000001", ("dice-too-large", 3, {})),
    ("d6!", "d6!>0", ("dice-forever", 0, {})),
    ("d6r<6", "d6r<7", ("dice-forever", 0, {})),
    ("d6mi3ma3", "d6mi4ma3", ("dice-clamp-crossed", 0, {})),
    ("1x d6", "0x d6", ("dice-no-repeat", 0, {})),
    ("1d1", "0d1", ("dice-no-dice", 0, {})),
    ("1d1+1d1", "1d1+1d0", ("dice-no-sides", 4, {})),
]


@pytest.mark.parametrize(("allowed", "refused", "why"), EDGES, ids=[row[1][:20] for row in EDGES])
def test_the_largest_is_allowed_and_the_next_is_not(
    allowed: str, refused: str, why: tuple[str, int | None, dict[str, Any]]
) -> None:
    check(allowed)
    assert refusal(refused) == why


@pytest.mark.parametrize(
    ("expression", "position", "found"),
    [
        ("4d6kh3 + hat", 9, "hat"),
        ("4d6 + abcdefghijklmnopqrstuvwxyz", 6, "abcdefghijklmnopqrst"),
        ("4d6 + z", 6, "z"),
        ("1d20 5", 5, "5"),
        ("2x d6 x3", 6, "x3"),
        ("2d6!>3 !<2", 7, "!<2"),
        ("2d6>=4 >=5", 7, ">=5"),
        ("2d6>=4f1f2", 8, "f2"),
        ("2d6mi2mi3", 6, "mi3"),
        ("2d6ma2ma3", 6, "ma3"),
        ("2d6s sd", 5, "sd"),
        ("2d6mi", 3, "mi"),
        ("2d6r<", 3, "r<"),
        ("2d6>=5f<", 6, "f<"),
    ],
)
def test_a_refusal_quotes_what_it_is_about(expression: str, position: int, found: str) -> None:
    key, at, params = refusal(expression)
    assert (at, params["found"]) == (position, found) and key.startswith("dice-")


def test_no_more_of_a_note_is_kept_than_can_be_shown() -> None:
    assert with_faces("d6 #" + "x" * 81, 1).note == "x" * 80
    assert with_faces("d6 #" + "x" * 80, 1).note == "x" * 80
    assert with_faces('d6 "a b"', 1).note == "a b" == with_faces("d6 # a b ", 1).note


def test_a_note_has_a_third_of_the_room_and_no_more_than_half_with_its_marks() -> None:
    result = with_faces('d6 "' + "n" * 60 + '"', 1)
    assert result.explain(120) == "n" * 40 + ": d6 (1) = **1**"
    fits, is_too_long = (with_faces(f'd6 "{"*" * n}"', 1).explain(100) for n in (24, 25))
    assert (fits, is_too_long) == ("\\*" * 24 + ": d6 (1) = **1**", "d6 (1) = **1**")
    first, second = roll('2x d6 "*************************"', Chance(SEED, {}, script={"r": [1, 2]}), "r")
    assert (first.explain(100), second.explain(100)) == ("1/2: d6 (1) = **1**", "2/2: d6 (2) = **2**")


LONG = [
    ("40d4", [1] * 40),
    ("+".join(["9d4"] * 8), [2] * 72),
    ("{9d4,9d4,9d4,9d4,9d4}kh2", [1] * 45),
    ("100d6!", [1] * 100),
    ("30d6kh3 # a note", [1] * 30),
]


@pytest.mark.parametrize(("expression", "faces"), LONG, ids=[row[0][:12] for row in LONG])
def test_a_roll_is_written_out_as_far_as_it_just_fits(expression: str, faces: list[int]) -> None:
    result = with_faces(expression, *faces)
    whole = result.explain(10_000)
    assert len(whole) > 100 and "more" not in whole
    assert result.explain(len(whole)) == whole
    shorter = result.explain(len(whole) - 1)
    assert len(shorter) < len(whole) and shorter.endswith(f"= **{result.total_text}**")


def test_the_most_dice_are_shown_that_fit() -> None:
    result = with_faces("120d4", *[1] * 120)
    steps = (100, 50, 25, 10, 5, 2, 0)
    texts = [f"120d4 ({', '.join([*'1' * n, f'… and {120 - n} more'])}) = **120**" for n in steps]
    texts.insert(0, f"120d4 ({', '.join('1' * 120)}) = **120**")
    for limit in range(100, 400):
        assert result.explain(limit) == next(text for text in texts if len(text) <= limit), limit


def test_what_has_no_dice_is_told_so() -> None:
    assert with_faces("20").explain(no_dice="no die") == "20 = **20** (no die)"
    assert with_faces("d20", 7).explain(no_dice="no die") == "d20 (7) = **7**"
    assert not with_faces("20").has_dice and with_faces("d20", 7).has_dice


@pytest.mark.parametrize(
    ("expression", "faces", "told"),
    [
        ("d6/7", [1], "0.14"),
        ("0-d6/7", [1], "-0.14"),
        ("d6/4", [1], "0.25"),
        ("d6/2", [5], "2.5"),
        ("d6/200", [1], "0"),
        ("d6*10/3", [1], "3.33"),
        ("d6*100/3", [6], "200"),
    ],
)
def test_a_fraction_has_two_decimals_at_most(expression: str, faces: list[int], told: str) -> None:
    assert with_faces(expression, *faces).total_text == told


CONDITIONS = [Condition(sign, n) for sign in ("=", "<", ">", "<=", ">=") for n in (-1, 0, 2, 4, 5)]


def test_so_many_faces_meet_conditions_as_are_counted_one_by_one() -> None:
    some = [[], *([one] for one in CONDITIONS), *map(list, itertools.combinations(CONDITIONS, 2))]
    some += [
        [Condition("=", 2), Condition("=", 3), Condition("<", n), Condition(">", m)]
        for n in (1, 3, 6)
        for m in (1, 3, 6)
    ]
    means = {"=": "==", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
    for tests in some:
        hits = any_of(tests)
        for face in range(-2, 7):
            expected = any(eval(f"{face} {means[test.sign]} {test.number}") for test in tests)
            assert hits(face) == expected, (tests, face)
        for low, high in ((1, 4), (-1, 1), (1, 1), (0, 9)):
            assert meeting(tests, low, high) == sum(map(hits, range(low, high + 1))), (tests, low, high)


PRICES = [
    # to read 20 a sign, to write down 10 a result; 12 for dice, a step each; 4 for a number, a sum or a bracket
    ("7", 34),
    ("d6", 20 * 2 + 10 + 12 + 1),
    ("3d6", 20 * 3 + 10 + 12 + 3),
    ("2x 3d6", 20 * 5 + 2 * (10 + 12 + 3)),
    ("d6 # a note is not read", 20 * 2 + 10 + 12 + 1),
    ('d6 "nor this"', 20 * 2 + 10 + 12 + 1),
    ("d6+1", 20 * 4 + 10 + 4 + 13 + 4),
    ("(d6)", 20 * 4 + 10 + 4 + 13),
    ("d6*2*2", 20 * 6 + 10 + 32 + 13 + 8),
    ("{d6,d6}", 20 * 7 + 10 + 4 + 16 + 26),
    ("4dF", 20 * 2 + 10 + 12 + 4 * 4),
    ("4d6kh3", 20 * 5 + 10 + 12 + 4 * 2),
    ("4d6mi2", 20 * 5 + 10 + 12 + 4 * 5),
    ("4d6mi2ma5", 20 * 7 + 10 + 12 + 4 * 6),
    ("4d6>=5", 20 * 6 + 10 + 12 + 4 * 2),
    ("4d6>=5f1", 20 * 8 + 10 + 12 + 4 * 6),
    ("4d6sd", 20 * 4 + 10 + 12 + 4 * 2),
    ("3d6ro1", 20 * 5 + 10 + 12 + 21),
    ("5d6!", 20 * 4 + 10 + 12 + 36),
    ("5d6r1", 20 * 5 + 10 + 12 + 36),
    ("2d6r1!", 20 * 6 + 10 + 12 + 18),
]


@pytest.mark.parametrize(("expression", "steps"), PRICES, ids=[row[0] for row in PRICES])
def test_what_a_roll_costs(expression: str, steps: int) -> None:
    """A price that rises or falls changes which rolls people may have."""
    assert work(expression) == steps


def test_a_roll_may_cost_as_much_as_that_and_no_more() -> None:
    dear = work("30x 4d6kh3")
    chance = Chance(SEED, {})
    assert len(roll("30x 4d6kh3", chance, "r", dear)) == 30
    with pytest.raises(DiceError, match="dice-too-much-work"):
        roll("30x 4d6kh3", chance, "r", dear - 1)


def explosions(*chains: int) -> list[int]:
    """The faces of `300d1000!` for each chain: the first die explodes so often, the others show 1."""
    return [
        face for n in chains for face in [1000] * bool(n) + [1] * (300 - bool(n)) + [1000] * (n - 1) + [1] * bool(n)
    ]


def test_as_many_faces_may_fall_as_that_all_throws_together() -> None:
    def rolled(expression: str, faces: list[int], most_work: int | None = 3_200) -> int:
        chance = Chance(SEED, {}, script={"r": faces})
        return sum(len(result.faces) for result in roll(expression, chance, "r", most_work))

    assert rolled("300d1000!", explosions(900)) == 1_200
    assert rolled("300d1000!; d1000", [*explosions(899), 7]) == 1_200
    for expression, faces in (("300d1000!", explosions(901)), ("300d1000!; d1000", [*explosions(900), 7])):
        with pytest.raises(DiceError, match="dice-too-lively limit=1200"):
            rolled(expression, faces)
    assert rolled("300d1000!", explosions(1_700), None) == 2_000, "as it was rolled when there was no such limit"
    with pytest.raises(DiceError, match="dice-too-lively limit=2000") as caught:
        rolled("7+300d1000!", explosions(1_701), None)
    assert caught.value.position == 2, "dice that alone are too many are pointed at"
    assert rolled("300d1000!; 2x 300d1000!", explosions(600, 0, 500), None) == 2_000
    with pytest.raises(DiceError, match="dice-too-lively limit=2000"):
        rolled("300d1000!; 2x 300d1000!", explosions(600, 1, 500), None)


def test_a_total_may_be_so_large_in_both_directions() -> None:
    for sign, whole in (("", 10**15), ("0-", -(10**15))):
        assert with_faces(f"{sign}1000000*1000000*1000").total == whole
        with pytest.raises(DiceError, match="dice-too-large"):
            with_faces(f"{sign}1000000*1000000*1000{'-' if sign else '+'}1")


def test_a_roll_that_is_refused_while_its_dice_fall_has_drawn_nothing() -> None:
    chance = Chance(SEED, {})
    with pytest.raises(DiceError, match="dice-by-zero"):
        roll("1d6//(d1-1)", chance, "r")
    assert chance.counters == {}
