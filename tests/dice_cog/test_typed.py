"""Dice as people type them: habits of other tables do what is meant, and everything else is told in one sentence."""

import pytest

from bot.rules.dice import DiceError, check
from bot.rules.rng import Chance
from cogs.dice.throwing import expression, offers, throw
from cogs.dice.typed import as_meant, with_more

SAVED = {"user": {"fireball": "8d6 # fire", "two": "1d4, 1d6"}, "guild": {"fireball": "1d1", "smite": "2d8"}}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("roll 2d6", "2d6"),
        ("/roll 2d6", "2d6"),
        ("!r 2d6+1", "2d6+1"),
        ("2d20kh1+7 attack", "2d20kh1+7 # attack"),
        ("d20+5 to hit", "d20+5 # to hit"),
        ("2d6 + d8 fire", "2d6 + d8 # fire"),
        ("1d20+5 vs 15", "1d20+5 # vs 15"),
        ("1d20 + 5 >= 15", "1d20 + 5 # vs 15"),
        ("d20 against 12", "d20 # vs 12"),
        ("3#d20", "3x d20"),
        ("2#2d6+1", "2x 2d6+1"),
        ("d66", "(1d6*10+1d6)"),
        ("1d66 # table", "(1d6*10+1d6) # table"),
        ("2d6 # then d66", "2d6 # then d66"),
        ("1d20 with advantage", "1d20 adv"),
        ("d20+5 with disadvantage, stealth", "d20+5 dis # , stealth"),
        ("1w20 mit Vorteil", "1d20 adv"),
        ("2w6+3", "2d6+3"),
        ("W20", "d20"),
        ("3#w6", "3x d6"),
        ("2d6 keep highest", "2d6kh1"),
        ("4d6 keep the best 3", "4d6kh3"),
        ("4d6 keep 3 highest # might", "4d6kh3 # might"),
        ("2d20 keep lowest", "2d20kl1"),
        ("4d6 drop lowest", "4d6dl1"),
        ("5d6 dropping the 2 highest", "5d6dh2"),
        ("3d6 exploding", "3d6!"),
        ("8d6 explosion damage", "8d6 # explosion damage"),
        ("2d6 # with advantage", "2d6 # with advantage"),
    ],
)
def test_it_is_read_as_it_was_meant(typed: str, meant: str) -> None:
    assert as_meant(typed) == meant
    check(meant)


@pytest.mark.parametrize(
    "plain", ["2d6", "4d6kh3", "5d6>=5", "20 # 1d20", "3 # d20", "2d66", "d660", "1d20 adv", "6d6>=5f1"]
)
def test_notation_is_left_alone(plain: str) -> None:
    assert as_meant(plain) == plain


@pytest.mark.parametrize("wrong", ["attack", "2d6 and 3d8", "fireball", "", "2d6 +", "roll", "2d6 # a b vs"])
def test_what_means_nothing_stays_and_is_refused_or_read_as_it_stands(wrong: str) -> None:
    assert as_meant(wrong) == wrong.strip()


@pytest.mark.parametrize("typed", ["2d6 with advantage", "3d6 at disadvantage", "2w6 mit Nachteil"])
def test_no_note_promises_what_no_die_does(typed: str) -> None:
    with pytest.raises(DiceError) as refused:
        expression(typed, 1, {})
    assert refused.value.key == "dice-advantage"


def test_a_number_with_dice_in_its_note_is_no_throw() -> None:
    thrown = throw(expression("20 # 1d20", 1, {}), "", Chance(b"k", {}), "roll", "", "no dice rolled")
    assert not thrown.has_dice and "no dice rolled" in thrown.shown


def test_something_is_added_to_a_saved_roll_and_its_note_stays() -> None:
    """The user's own before the server's."""
    assert expression("Fireball + 3", 1, SAVED) == "(8d6)+ 3 # fire"
    assert expression("smite-1", 1, SAVED) == "(2d8)-1"
    assert with_more("two+3", SAVED["user"]) is None  # of several rolls nobody knows which is meant
    with pytest.raises(DiceError):
        expression("icestorm+3", 1, SAVED)


def test_what_is_typed_by_habit_is_offered_as_it_stands() -> None:
    assert offers("2d6 fire", SAVED, [])[0] == ("2d6 fire", "2d6 fire")
