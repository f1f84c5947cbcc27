"""Dice notation: what each mark means, published odds by enumeration, explanations, limits, only DiceError."""

import itertools
import sys
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.dice import MAX_DICE, MAX_ROLLS, REASONS, DiceError, RollResult, check, explain_all, roll, work
from bot.rules.dice.notation import Dice, walk
from bot.rules.dice.reading import read
from bot.rules.rng import Chance, ScriptError

SEED = bytes(range(32))


def with_faces(expression: str, *faces: int) -> RollResult:
    """The single roll of an expression when these faces fall, all of which must be used."""
    chance = Chance(SEED, {}, script={"r": list(faces)})
    (result,) = roll(expression, chance, "r")
    assert chance.unused_script() == {} and chance.counters.get("r", 0) == 0, "another number of dice was thrown"
    return result


# expression, faces that fall (1 .. sides), total, explanation
MEANINGS = [
    ("7", (), 7, "7 = **7**"),
    ("d6", (4,), 4, "d6 (4) = **4**"),
    ("2d6 + 3", (6, 1), 10, "2d6 (**6**, 1) + 3 = **10**"),
    ("10-1d4-2", (3,), 5, "10 - 1d4 (3) - 2 = **5**"),
    ("-1d6", (3,), -3, "-1d6 (3) = **-3**"),
    ("1d6 - -2", (3,), 5, "1d6 (3) - -2 = **5**"),
    ("+1d6", (3,), 3, "1d6 (3) = **3**"),
    ("1d6−1", (3,), 2, "1d6 (3) - 1 = **2**"),
    ("2*(1d6+1)", (3,), 8, "2 × (1d6 (3) + 1) = **8**"),
    ("1d6×2", (3,), 6, "1d6 (3) × 2 = **6**"),
    ("1d6/2", (3,), Fraction(3, 2), "1d6 (3) / 2 = **1.5**"),
    ("1d6/2", (4,), 2, "1d6 (4) / 2 = **2**"),
    ("1d6/3", (4,), Fraction(4, 3), "1d6 (4) / 3 = **1.33**"),
    ("1d6/2+1/2", (3,), 2, "1d6 (3) / 2 + 1 / 2 = **2**"),
    ("1d6//2", (3,), 1, "1d6 (3) // 2 = **1**"),
    ("1d6*1.5", (3,), Fraction(9, 2), "1d6 (3) × 1.5 = **4.5**"),
    ("1." + "0" * 17 + "1*0", (), 0, "1 × 0 = **0**"),
    ("2+3*4", (), 14, "2 + 3 × 4 = **14**"),
    ("d%", (77,), 77, "d% (77) = **77**"),
    ("4dF", (1, 2, 3, 3), 1, "4dF (-1, 0, **+1**, **+1**) = **1**"),
    ("4df+1", (1, 1, 1, 1), -3, "4dF (-1, -1, -1, -1) + 1 = **-3**"),
    ("4D6KH3", (3, 1, 6, 4), 13, "4d6kh3 (3, ~~1~~, **6**, 4) = **13**"),
    ("4d6k3", (3, 1, 6, 4), 13, "4d6k3 (3, ~~1~~, **6**, 4) = **13**"),
    ("3d6kh", (3, 1, 6), 6, "3d6kh (~~3~~, ~~1~~, **6**) = **6**"),
    ("3d6kl", (3, 1, 6), 1, "3d6kl (~~3~~, 1, ~~6~~) = **1**"),
    ("3d6kl2", (3, 1, 6), 4, "3d6kl2 (3, 1, ~~6~~) = **4**"),
    ("3d6dl1", (3, 1, 6), 9, "3d6dl1 (3, ~~1~~, **6**) = **9**"),
    ("3d6dh1", (3, 1, 6), 4, "3d6dh1 (3, 1, ~~6~~) = **4**"),
    ("4d6dl1dh1", (3, 1, 6, 2), 5, "4d6dl1dh1 (3, ~~1~~, ~~6~~, 2) = **5**"),
    ("4d6kh3kl1", (3, 1, 6, 2), 2, "4d6kh3kl1 (~~3~~, ~~1~~, ~~6~~, 2) = **2**"),
    ("2d6kh5", (3, 1), 4, "2d6kh5 (3, 1) = **4**"),
    ("2d6dl5", (3, 1), 0, "2d6dl5 (~~3~~, ~~1~~) = **0**"),
    ("3d6kh2", (4, 4, 4), 8, "3d6kh2 (~~4~~, 4, 4) = **8**"),
    ("4dFkh1", (1, 2, 1, 2), 0, "4dFkh1 (~~-1~~, ~~0~~, ~~-1~~, 0) = **0**"),
    # explosions
    ("2d6!", (6, 2, 6, 3), 17, "2d6! (**6!**, **6!**, 3, 2) = **17**"),
    ("2d6!>4", (5, 1, 6, 2), 14, "2d6!>4 (5!, **6!**, 2, 1) = **14**"),
    ("1d6!3", (3, 3, 6), 12, "1d6!3 (3!, 3!, **6**) = **12**"),
    ("1d6!>=3", (3, 2), 5, "1d6!>=3 (3!, 2) = **5**"),
    ("2d6!!", (6, 2, 6, 3), 17, "2d6!! (**15!!**, 2) = **17**"),
    ("1d6!p", (6, 6, 3), 13, "1d6!p (**6!**, **6!→5**, 3→2) = **13**"),
    ("3d6!kh1", (6, 2, 1, 4), 6, "3d6!kh1 (**6!**, ~~4~~, ~~2~~, ~~1~~) = **6**"),
    # rerolls
    ("2d6r1", (1, 4, 1, 3), 7, "2d6r1 (~~1~~↻, ~~1~~↻, 3, 4) = **7**"),
    ("2d6r", (1, 4, 3), 7, "2d6r (~~1~~↻, 3, 4) = **7**"),
    ("2d6r<3", (2, 4, 1, 3), 7, "2d6r<3 (~~2~~↻, ~~1~~↻, 3, 4) = **7**"),
    ("2d6r1r2", (2, 4, 1, 3), 7, "2d6r1r2 (~~2~~↻, ~~1~~↻, 3, 4) = **7**"),
    ("2d6ro1", (1, 1, 1, 5), 6, "2d6ro1 (~~1~~↻, 1, ~~1~~↻, 5) = **6**"),
    ("2d6ro<6kh1", (1, 2, 3, 4), 4, "2d6ro<6kh1 (~~1~~↻, ~~3~~, ~~2~~↻, 4) = **4**"),
    ("1d6r1!", (1, 6, 1, 2), 8, "1d6r1! (~~1~~↻, **6!**, ~~1~~↻, 2) = **8**"),
    # clamps
    ("3d6mi2ma5", (1, 3, 6), 10, "3d6mi2ma5 (1→2, 3, **6→5**) = **10**"),
    ("3d20mi10kl1", (3, 15, 20), 10, "3d20mi10kl1 (3→10, ~~15~~, ~~20~~) = **10**"),
    # dice that do not begin with 1 have all that others have
    ("2dFr", (1, 3, 1, 3), 2, "2dFr (~~-1~~↻, ~~-1~~↻, **+1**, **+1**) = **2**"),
    ("2dFr-1", (1, 3, 2), 1, "2dFr-1 (~~-1~~↻, 0, **+1**) = **1**"),
    ("2dFro", (1, 3, 1), 0, "2dFro (~~-1~~↻, -1, **+1**) = **0**"),
    ("1dF!", (3, 3, 1), 1, "1dF! (**+1!**, **+1!**, -1) = **1**"),
    ("1dF!p", (3, 3, 1), -1, "1dF!p (**+1!**, **+1!→0**, -1→-2) = **-1**"),
    ("3dFmi0", (1, 2, 3), 1, "3dFmi0 (-1→0, 0, **+1**) = **1**"),
    ("3dFma0", (1, 2, 3), -1, "3dFma0 (-1, 0, **+1→0**) = **-1**"),
    ("4dF>=1f-1", (1, 2, 3, 3), 1, "4dF>=1f-1 (-1✗, 0, **+1**, **+1**) = **1**"),
    ("4dFkl2", (1, 2, 3, 3), -1, "4dFkl2 (-1, 0, ~~+1~~, ~~+1~~) = **-1**"),
    ("3dFs", (3, 1, 2), 0, "3dFs (-1, 0, **+1**) = **0**"),
    # successes
    ("4d6>=5", (5, 6, 4, 1), 2, "4d6>=5 (**5**, **6**, 4, 1) = **2**"),
    ("4d6≥5", (5, 6, 4, 1), 2, "4d6>=5 (**5**, **6**, 4, 1) = **2**"),
    ("4d6>5", (5, 6, 4, 1), 1, "4d6>5 (5, **6**, 4, 1) = **1**"),
    ("4d6<=4", (5, 6, 4, 1), 2, "4d6<=4 (5, 6, **4**, **1**) = **2**"),
    ("4d6<4", (5, 6, 4, 1), 1, "4d6<4 (5, 6, 4, **1**) = **1**"),
    ("4d6=6", (5, 6, 4, 1), 1, "4d6=6 (5, **6**, 4, 1) = **1**"),
    ("4d6>=5f1", (5, 1, 4, 1), -1, "4d6>=5f1 (**5**, 1✗, 4, 1✗) = **-1**"),
    ("4d6>=5f<3+1", (5, 2, 4, 6), 2, "4d6>=5f<3 (**5**, 2✗, 4, **6**) + 1 = **2**"),
    ("4d6kh2>=5", (5, 6, 5, 1), 2, "4d6kh2>=5 (~~5~~, **6**, **5**, ~~1~~) = **2**"),
    ("2d10!>=8", (8, 3, 1), 12, "2d10!>=8 (8!, 1, 3) = **12**"),
    ("2d10! >=8", (8, 10, 9), 3, "2d10! >=8 (**8**, **10!**, **9**) = **3**"),
    # order
    ("4d6s", (3, 1, 6, 2), 12, "4d6s (1, 2, 3, **6**) = **12**"),
    ("4d6sa", (3, 1, 6, 2), 12, "4d6sa (1, 2, 3, **6**) = **12**"),
    ("4d6kh1sd", (3, 1, 6, 2), 6, "4d6kh1sd (**6**, ~~3~~, ~~2~~, ~~1~~) = **6**"),
    # groups
    ("{1d20, 2d6}kh1", (8, 6, 1), 8, "{1d20 (8), ~~2d6 (6, 1)~~}kh1 = **8**"),
    ("{1d20, 2d6}kl1+1", (8, 6, 1), 8, "{~~1d20 (8)~~, 2d6 (**6**, 1)}kl1 + 1 = **8**"),
    ("{1d4, 5, 2*3}", (4,), 15, "{1d4 (**4**), 5, 2 × 3} = **15**"),
    ("{{1d6, 2}kh1, 3d6kh1}dl1", (1, 5, 4, 6), 6, "{~~{1d6 (1), 2}kh1~~, 3d6kh1 (~~5~~, ~~4~~, **6**)}dl1 = **6**"),
    # advantage
    ("adv", (3, 20), 20, "2d20kh1 (~~3~~, **20**) = **20**"),
    ("dis+5", (3, 20), 8, "2d20kl1 (3, ~~20~~) + 5 = **8**"),
    ("advantage - 1", (3, 9), 8, "2d20kh1 (~~3~~, 9) - 1 = **8**"),
    ("adv d20+2", (3, 9), 11, "2d20kh1 (~~3~~, 9) + 2 = **11**"),
    ("1d20 dis+2", (3, 9), 5, "2d20kl1 (3, ~~9~~) + 2 = **5**"),
    ("1d20+2 ADV", (3, 9), 11, "2d20kh1 (~~3~~, 9) + 2 = **11**"),
    ("1d4 + d20 + 5 disadvantage", (2, 3, 9), 10, "1d4 (2) + 2d20kl1 (3, ~~9~~) + 5 = **10**"),
    ("d20ro1 adv", (1, 9, 4), 9, "2d20ro1kh1 (~~1~~↻, ~~4~~, 9) = **9**"),
    # notes
    ("1d20+5 # stealth", (9,), 14, "stealth: 1d20 (9) + 5 = **14**"),
    ('1d20 "climb; then run"', (9,), 9, "climb; then run: 1d20 (9) = **9**"),
    ("1d20 # a *b* _c_ `d` @everyone", (9,), 9, "a \\*b\\* \\_c\\_ \\`d\\` @\u200beveryone: 1d20 (9) = **9**"),
    ("1d20 #", (9,), 9, "1d20 (9) = **9**"),
    ("1x d6 # once", (2,), 2, "1/1 once: d6 (2) = **2**"),
]


@pytest.mark.parametrize(("expression", "faces", "total", "text"), MEANINGS, ids=[row[0] for row in MEANINGS])
def test_meaning(expression: str, faces: tuple[int, ...], total: int | Fraction, text: str) -> None:
    result = with_faces(expression, *faces)
    assert result.total == total and isinstance(result.total, type(total))
    assert result.explain() == text


def test_compounding_keeps_the_dice_apart() -> None:
    dice = with_faces("2d6!!", 6, 2, 6, 3).dice
    assert [(die.face, die.value, die.exploded) for die in dice] == [(6, 15, True), (2, 2, False)]


def test_dice_tell_what_became_of_them() -> None:
    dice = with_faces("3d6r1!kh2", 1, 6, 2, 4, 3).dice
    assert [(die.face, die.kept, die.rerolled, die.exploded, die.extra) for die in dice] == [
        (1, False, True, False, False),
        (4, True, False, False, False),
        (6, True, False, True, False),
        (3, False, False, False, True),
        (2, False, False, False, False),
    ]
    assert [die.success for die in with_faces("3d6>=5f1", 5, 1, 3).dice] == [True, False, None]
    assert [die.kept for die in with_faces("{1d4, 1d6}kh1", 1, 5).dice] == [False, True]


def test_several_rolls() -> None:
    chance = Chance(SEED, {}, script={"r": [1, 2, 3, 4, 5, 6, 7]})
    results = roll("2x 1d6; 2d6 x2 # both; d20;", chance, "r")
    assert [result.total for result in results] == [1, 2, 7, 11, 7]
    assert [result.turn for result in results] == [(1, 2), (2, 2), (1, 2), (2, 2), None]
    assert [result.note for result in results] == ["", "", "both", "both", ""]
    assert explain_all(results) == (
        "1/2: 1d6 (1) = **1**\n2/2: 1d6 (2) = **2**\n"
        "1/2 both: 2d6 (3, 4) = **7**\n2/2 both: 2d6 (5, **6**) = **11**\nd20 (7) = **7**"
    )


def test_counting_is_told() -> None:
    assert with_faces("1d6>=5", 5).counts_successes and not with_faces("1d6", 5).counts_successes


def test_dice_come_from_the_stream() -> None:
    chance = Chance(SEED, {})
    assert roll("4d6", chance, "roll:x")[0].faces == Chance(SEED, {}).dice("roll:x", 4)
    assert chance.counters == {"roll:x": 4}


# Published odds -----------------------------------------------------------------------------------------------------


def odds(expression: str, sides: list[int]) -> Counter[int | Fraction]:
    """How many of all equally likely ways give each total."""
    ways = itertools.product(*(range(1, n + 1) for n in sides))
    return Counter(with_faces(expression, *faces).total for faces in ways)


def test_odds_of_4d6kh3() -> None:
    seen = odds("4d6kh3", [6] * 4)
    # https://anydice.com: output [highest 3 of 4d6]; 3 and 18 in 1296 ways
    published = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]
    assert [seen[total] for total in range(3, 19)] == published
    assert round(sum(total * n for total, n in seen.items()) / 1296, 4) == 12.2446
    assert odds("4d6dl1", [6] * 4) == seen


def test_odds_of_advantage() -> None:
    seen = odds("1d20 adv", [20, 20])
    assert [seen[face] for face in range(1, 21)] == list(range(1, 40, 2))
    assert sum(total * n for total, n in seen.items()) / 400 == 13.825
    assert sum(total * n for total, n in odds("dis", [20, 20]).items()) / 400 == 7.175


def test_odds_of_two_dice_and_of_fate() -> None:
    seen = odds("2d6", [6, 6])
    assert [seen[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    fate = odds("4dF", [3] * 4)
    assert [fate[total] for total in range(-4, 5)] == [1, 4, 10, 16, 19, 16, 10, 4, 1]


def test_odds_of_a_success_pool() -> None:
    seen = odds("4d6>=5", [6] * 4)  # binomial, one third each
    assert [seen[n] for n in range(5)] == [256, 512, 384, 128, 16]


def test_rolled_odds_of_4d6kh3() -> None:
    # The whole way from the hash, on a fixed seed: 15 degrees of freedom, 37.7 is passed once in a thousand seeds.
    chance = Chance(b"published odds", {})
    ways = odds("4d6kh3", [6] * 4)
    seen = Counter(result.total for _ in range(520) for result in roll("50x 4d6kh3", chance, "r"))
    expected = {total: n * 26_000 / 1296 for total, n in ways.items()}
    assert sum((seen[total] - n) ** 2 / n for total, n in expected.items()) < 37.7


# Refusals -----------------------------------------------------------------------------------------------------------

REFUSED = [
    ("", "dice-empty", None),
    ("  \n ", "dice-empty", None),
    ("999999999d999999999", "dice-too-many", 0),
    ("2d6+1001d6", "dice-too-many", 4),
    ("600d6+600d6", "dice-too-many", 6),
    ("6x 300d6", "dice-too-many", 3),
    ("1d" + "9" * 400, "dice-too-many-sides", 0),
    ("1d1000001", "dice-too-many-sides", 0),
    ("9" * 400, "dice-too-large", 0),
    ("1d6kh" + "9" * 400, "dice-too-large", 3),
    ("1d6>=" + "9" * 400, "dice-too-large", 3),
    ("*".join(["999999999"] * 49), "dice-too-large", None),
    ("0." + "1" * 400, "dice-too-large", 0),
    ("9" * 400 + "x d6", "dice-too-large", 0),
    ("51x d6", "dice-too-many-rolls", 0),
    ("d6 x51", "dice-too-many-rolls", 3),
    ("30x d6; 30x d6", "dice-too-many-rolls", None),
    ("0x d6", "dice-no-repeat", 0),
    ("2x d6 x3", "dice-twice", 6),
    ("(" * 10_000, "dice-too-long", None),
    ("(" * 200 + "1" + ")" * 200, "dice-too-deep", 20),
    ("{" * 30 + "1" + "}" * 30, "dice-too-deep", 20),
    ("1+" * 300, "dice-too-long", None),
    ("d1!", "dice-forever", 0),
    ("2+d6!>0", "dice-forever", 2),
    ("d6r<7", "dice-forever", 0),
    ("d6r<4r>=4", "dice-forever", 0),
    ("d2r1!", "dice-forever", 0),
    ("d1000000r>=1", "dice-forever", 0),
    ("1d993!<992", "dice-too-lively", 0),
    ("25x 40d6s>=2ro1ma3!", "dice-too-much-work", None),
    ("0d6", "dice-no-dice", 0),
    ("d0", "dice-no-sides", 0),
    ("1/0", "dice-by-zero", 1),
    ("1d6//(d1-1)", "dice-by-zero", 3),
    ("-2d6d6", "dice-unclear", 4),
    ("--2", "dice-unclear", 1),
    ("9**9**9", "dice-unclear", 2),
    ("1e999", "dice-unclear", 1),
    ("1d20 5", "dice-unclear", 5),
    ("1d6)", "dice-unclear", 3),
    ("(1d6", "dice-unfinished", 4),
    ("1d6+ ", "dice-unfinished", 4),
    ("3d6 stealth", "dice-unclear-word", 4),
    ("hello", "dice-unclear-word", 0),
    ("٣d6", "dice-unclear", 0),
    ("1." + "0" * 19, "dice-too-large", 0),
    ("2d6f1", "dice-fail-alone", 0),
    ("2d6mi", "dice-number-missing", 3),
    ("2d6mi-", "dice-number-missing", 3),
    ("2d6>=5f<", "dice-number-missing", 6),
    ("2d6r<", "dice-number-missing", 3),
    ("2d6!!!", "dice-twice", 5),
    ("2d6s sd", "dice-twice", 5),
    ("2d6mi2mi3", "dice-twice", 6),
    ("2d6mi5ma2", "dice-clamp-crossed", 0),
    ("2d20 adv", "dice-advantage", 5),
    ("1d6+5 adv", "dice-advantage", 6),
    ("1d20+1d20+5 adv", "dice-advantage", 12),
    ("adv adv", "dice-advantage", 4),
    ("adv d6", "dice-advantage", 0),
]


@pytest.mark.parametrize(("expression", "key", "position"), REFUSED, ids=[row[0][:20] for row in REFUSED])
def test_refused(expression: str, key: str, position: int | None) -> None:
    chance = Chance(SEED, {"r": 7})
    with pytest.raises(DiceError) as caught:
        roll(expression, chance, "r")
    error = caught.value
    assert (error.key, error.position) == (key, position)
    assert len(error.place()) <= 135 and str(error).startswith(key)
    assert chance.counters == {"r": 7}, "a refused roll draws nothing"


def test_every_reason_is_used() -> None:
    assert {key for _, key, _ in REFUSED} == REASONS


def test_check_refuses_without_rolling() -> None:
    check("4d6kh3 # fine")
    for expression, key, _ in REFUSED:
        if key not in ("dice-by-zero", "dice-too-lively") and not expression.startswith("999999999*"):
            with pytest.raises(DiceError):
                check(expression)


def test_the_caret_points_at_the_place() -> None:
    with pytest.raises(DiceError) as caught:
        check("4d6kh3 + hat")
    assert caught.value.place().splitlines() == ["```", "4d6kh3 + hat", "         ^", "```"]
    far = "1d6+" * 25 + "hat`s\nhat" + "+1d6" * 4
    with pytest.raises(DiceError) as caught:
        check(far)
    fence, shown, caret, end = caught.value.place().splitlines()
    assert (fence, end, len(shown)) == ("```", "```", 60)
    assert shown[caret.index("^") :].startswith("hat's hat")
    with pytest.raises(DiceError) as caught:
        check("1d6+" * 10 + "hat" + "+1d6" * 12)
    _, shown, caret, _ = caught.value.place().splitlines()
    assert shown[30:33] == "hat" and caret == " " * 30 + "^", "as much of what stands before it as of what follows"


def test_bombs_in_disguise_stay_within_the_limit_of_all_dice() -> None:
    # Each roll would be allowed alone, and all together but for their luck.
    chance = Chance(SEED, {})
    for _ in range(400):
        before = dict(chance.counters)
        try:
            roll("2x 1d1000!<=995", chance, "r")
        except DiceError as error:
            assert error.key == "dice-too-lively" and chance.counters == before
            return
        assert sum(len(one.faces) for one in roll("1d1", chance, "r")) == 1  # another place of the stream
    pytest.fail("never too many")


def test_a_group_takes_more_steps_than_a_sum_of_the_same_dice() -> None:
    assert work("{d6,d6,d6,d6}") - work("{d6,d6}") > work("d6+d6+d6+d6") - work("d6+d6")


def test_limits_themselves_are_allowed() -> None:
    chance = Chance(SEED, {})
    assert len(roll(f"{MAX_DICE}d1000000", chance, "r")[0].faces) == MAX_DICE
    assert len(roll(f"{MAX_ROLLS}x 20d6", chance, "r")) == MAX_ROLLS
    assert roll("(" * 20 + "1d1" + ")" * 20, chance, "r")[0].total == 1
    assert roll("+".join(["1d1"] * 30), chance, "r")[0].total == 30
    assert roll("+".join(["1d1"] * 125), chance, "r", None)[0].total == 125, "as it was rolled when there was no limit"


def test_deep_expressions_work_near_the_end_of_the_stack() -> None:
    def deeper(frames: int) -> int | Fraction:
        if frames:
            return deeper(frames - 1)
        (result,) = roll("{(2*(1+" * 6 + "1d1" + "))}" * 6, Chance(SEED, {}), "r")
        assert result.explain().endswith("**")
        return result.total

    assert deeper(sys.getrecursionlimit() - 400) == 190


def test_nested_groups_are_not_written_twice_a_level() -> None:
    result = with_faces("{" * 20 + "1d6" + "}kh1" * 20, 3)
    assert result.total == 3 and len(result.dice) == 1


def test_an_impossible_script_is_no_dice_error() -> None:
    with pytest.raises(ScriptError):
        roll("1d6", Chance(SEED, {}, script={"r": [7]}), "r")


# Explanations stay within bounds ------------------------------------------------------------------------------------


def test_long_rolls_are_cut() -> None:
    (result,) = roll("1000d6", Chance(SEED, {}), "r")
    text = result.explain()
    assert len(text) <= 1000 and "… and 900 more" in text and text.endswith(f"= **{result.total}**")
    assert len(result.dice) == 1000
    assert "… und noch 990)" in result.explain(100, more="… und noch {n}")


@given(st.integers(100, 400), st.sampled_from(["100d6!", "{5d6,5d6,5d6}kh1", "+".join(["9d6"] * 25), "d6", "9" * 8]))
def test_explanations_keep_their_limit_and_stay_well_formed(limit: int, expression: str) -> None:
    (result,) = roll(f'{expression} "{"*note* @here " * 9}"', Chance(SEED, {}), "r")
    text = result.explain(limit)
    assert len(text) <= limit
    assert text.endswith(f"= **{result.total}**")
    assert text.replace("\\*", "").count("**") % 2 == 0 and text.count("~~") % 2 == 0


def test_explanations_that_just_fit_are_shown_whole() -> None:
    results = roll("12x 9d6", Chance(SEED, {}), "r")
    text = explain_all(results, 1_000)
    assert len(text) >= 200 and len(text.splitlines()) == len(results) > 1
    assert explain_all(results, len(text)) == text
    assert explain_all(results, len(text) - 1) != text


@pytest.mark.parametrize("sides", [6, 10, 100])
def test_dice_are_left_out_before_a_roll_is(sides: int) -> None:
    """As long as there are a hundred characters for each."""
    for count in range(29, 60):
        dice = f"{count}d{sides}"
        results = roll(f"{dice}; {dice}", Chance(SEED, {}, script={"r": [1] * 2 * count}), "r")
        whole = explain_all(results, 2_000)
        assert explain_all(results, len(whole)) == whole
        text = explain_all(results, len(whole) - 1)
        assert [line.partition(" ")[0] for line in text.splitlines()] == [dice, dice] and text != whole


def test_no_more_rolls_are_left_out_than_must_be() -> None:
    results = roll("12x 9d6", Chance(SEED, {}), "r")
    whole = explain_all(results).splitlines()
    for limit in range(200, 500):
        shown = len(explain_all(results, limit).splitlines()) - 1
        assert len("\n".join([*whole[: shown + 1], f"… and {11 - shown} more"])) > limit


def test_a_roll_that_takes_no_more_than_its_share_is_shown_whole() -> None:
    results = roll("90d6; 40d6", Chance(SEED, {}, script={"r": [5] * 130}), "r")
    long, short = (result.explain() for result in results)
    told = explain_all(results, 2 * (len(short) + 1)).splitlines()
    assert len(told[0]) < len(long) and told[1] == short


@given(st.integers(200, 2000), st.integers(1, 50), st.integers(1, 20))
def test_many_explanations_keep_their_limit(limit: int, repeat: int, count: int) -> None:
    results = roll(f"{repeat}x {count}d6", Chance(SEED, {}), "r")
    text = explain_all(results, limit)
    assert len(text) <= limit
    shown = sum(line.endswith("**") for line in text.splitlines())
    assert shown == repeat or text.endswith(f"… and {repeat - shown} more")
    assert shown > 0


# Fuzz ---------------------------------------------------------------------------------------------------------------

# fmt: off
PIECES = [
    "d20", "4d6", "2d6", "d%", "3dF", "10d10", "1d1", "0d6", "999999999d9", "kh", "kl1", "dh2", "dl", "k3", "!", "!!",
    "!p", "!>4", "!>=2", "r1", "r<3", "ro1", "r", "mi2", "ma4", "mi-1", ">=5", ">4", "=6", "<=2", "<2", "≥3", "f1",
    "f<=2", "s", "sa", "sd", "+", "-", "*", "/", "//", "(", ")", "{", "}", ",", ";", "x3", "6x", "2x", "#", "#note",
    "adv", "dis", "advantage", "5", "1.5", "0", "100000", '"a"', "“b”", "'", "`", "×", "−", "\n", "@", "é", "٣",
]
ADDITIONS = [
    "kh2", "dl1", "!", "!!", "!p>3", "r1", "ro<3", "mi2", "ma4", ">=4", "f1", "sd", "+1d4", "*2", "/3", "//2", "-5",
    " adv", " # note",
]
STARTS = ["4d6", "10d10", "3dF", "d20", "2x 4d6", "{2d6,1d8}", "(1d4+1)"]
KEEPS_AND_MORE = ["kh2", "kl1", "dl1", "dh2", "mi2", "ma4", "r1", "!", "!!", "!p"]
# fmt: on
NOTATION = st.one_of(
    st.text(max_size=40),
    st.text(alphabet='0123456789dkhlrofpsmiax!<>=+-*/(){},;#%F "', max_size=60),
    st.lists(st.sampled_from(PIECES), max_size=12).map("".join),
    st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join),
    st.tuples(st.sampled_from(STARTS), st.lists(st.sampled_from(ADDITIONS), max_size=5).map("".join)).map("".join),
)


@settings(max_examples=600)
@given(NOTATION)
def test_nothing_but_dice_errors_escape(expression: str) -> None:
    chance = Chance(SEED, {})
    try:
        results = roll(expression, chance, "r")
    except DiceError as error:
        assert chance.counters == {} and error.key in REASONS
        return
    assert chance.counters.get("r", 0) == sum(len(result.faces) for result in results)
    for result in results:
        text = result.explain()
        # The explanation is computed by another way than the total; both must agree.
        assert text.endswith(f"= **{result.total_text}**") and len(text) <= 1000
        assert len(result.dice) >= sum(1 for node in walk(result._item.node) if isinstance(node, Dice))
    assert len(explain_all(results)) <= 1000


@settings(max_examples=300)
@given(
    st.integers(1, 8),
    st.sampled_from(["6", "10", "%", "F"]),
    st.lists(st.sampled_from(KEEPS_AND_MORE), max_size=3, unique=True),
    st.sampled_from(["", " >=4", " <3", " >=5f1"]),
)
def test_the_total_is_what_the_kept_dice_say(count: int, sides: str, marks: list[str], target: str) -> None:
    expression = f"{count}d{sides}{''.join(marks)}{target}"
    try:
        (result,) = roll(expression, Chance(SEED, {}), "r")
    except DiceError:
        return
    if target:
        expected = sum({True: 1, False: -1, None: 0}[die.success] for die in result.dice)
    else:
        expected = sum(die.value for die in result.dice if die.kept)
    assert result.total == expected


def test_parsing_is_kept() -> None:
    from bot.rules.dice.rolling import compile_text

    assert compile_text("3d6+17") is compile_text("3d6+17")
    assert read("3d6+17") == read("3d6+17")
