"""What a channel keeps for a printed box: its deck, throws that may be rerolled, and numbers as typed."""

from collections.abc import Callable
from functools import partial

import pytest

from bot.rules.box.amounts import dice_chosen, kept_faces, whose_name
from bot.rules.box.deck import BoxDeck, numbers
from bot.rules.box.tray import Tray
from bot.rules.errors import NoLongerPossible, NotPossible


def refused(why: Callable[[], object]) -> tuple[str, dict[str, object]]:
    with pytest.raises((NotPossible, NoLongerPossible)) as caught:
        why()
    return caught.value.text.key, dict(caught.value.text.params)


def test_a_name_has_one_blank_between_words_and_an_end() -> None:
    assert [whose_name(typed) for typed in (None, "  ", " Old  Tom ")] == ["", "", "Old Tom"]
    assert whose_name(" " + "x" * 40) == "x" * 40
    assert refused(lambda: whose_name("x" * 41)) == ("box-refused-name", {"most": 40})


@pytest.mark.parametrize(
    ("typed", "sides", "faces"),
    [
        ("5 6", 6, {5, 6}),
        ("123456", 6, {1, 2, 3, 4, 5, 6}),
        ("1,6;2", 6, {1, 2, 6}),
        ("565", 6, {5, 6}),
        ("19", 9, {1, 9}),
        ("10", 10, {10}),
        ("1 10", 12, {1, 10}),
    ],
)
def test_faces_to_hold_on_to(typed: str, sides: int, faces: set[int]) -> None:
    assert kept_faces(typed, sides) == faces


@pytest.mark.parametrize(("typed", "sides"), [("", 6), ("0", 6), ("7", 6), ("6 x", 6), ("11", 10), ("-1", 6)])
def test_what_is_no_face(typed: str, sides: int) -> None:
    assert refused(lambda: kept_faces(typed, sides)) == ("box-refused-keep", {"sides": sides})


def test_dice_are_chosen_by_their_places() -> None:
    assert dice_chosen(["2", "0"], 3) == [0, 2]
    for values in ([], ["3"], ["0", "3"], ["1", "1"], ["1", "x"], ["-1"]):
        assert refused(partial(dice_chosen, values, 3)) == ("box-refused-dice", {"n": 3})


def test_a_deck_is_drawn_from_its_top_and_gathered_with_what_lies_out() -> None:
    deck = BoxDeck()
    assert deck.is_new and numbers(3) == ["1", "2", "3"]
    deck.stack(["b", "c", "a"])
    assert not deck.is_new and deck.shuffles == 1
    assert [deck.draw(), deck.draw(1)] == ["b", "c"]
    assert (deck.out, deck.turn, deck.is_new) == (["b", "c"], 2, False)
    for turn in (1, 3):
        assert refused(partial(deck.draw, turn)) == ("box-refused-drawn", {})
    assert deck.pile == ["a"] and deck.turn == 2, "whoever was too late has drawn nothing"
    deck.lay_out()
    assert (deck.pile, deck.out) == ([], ["b", "c", "a"]) and not deck.is_new
    assert deck.gather() == ["a", "b", "c"] and deck.is_new
    deck.stack(["c", "b", "a"])
    assert (deck.shuffles, deck.turn) == (2, 2)
    assert deck.gather(["x", "y"]) == ["x", "y"] and deck.shuffles == 0, "another deck has not been shuffled yet"
    deck.stack(["y"])
    assert deck.draw(2) == "y" and deck.shuffles == 1


def test_an_interaction_counts_once_also_after_others() -> None:
    tray = Tray()
    for interaction in range(50):
        tray.once(interaction)
    for interaction in (0, 49):
        assert refused(partial(tray.once, interaction)) == ("box-refused-done", {})
    tray.once(50)
    assert tray.done == list(range(1, 51)), "only so many are remembered, the newest"


def test_a_throw_may_be_rerolled_as_it_stands_on_the_button() -> None:
    tray = Tray()
    thrown = tray.keep_throw(7, (3, 5), 2)
    assert (thrown.faces, thrown.left, thrown.sides) == ([3, 5], 2, 6)
    assert tray.throw(7, 2) is thrown
    for entry, left in ((7, 1), (7, 3), (8, 2)):
        assert refused(partial(tray.throw, entry, left)) == ("box-refused-thrown", {})


def test_the_oldest_throw_is_forgotten_when_there_are_too_many() -> None:
    tray = Tray()
    for entry in (*range(95, 100), *range(100, 125)):
        tray.keep_throw(entry, [1], 1, sides=8)
    assert len(tray.throws) == 30 and tray.throw(95, 1).sides == 8
    tray.keep_throw(125, [1], 1)
    assert len(tray.throws) == 30 and "95" not in tray.throws, "by its number, and not as words are sorted"
    assert tray.throw(96, 1) and tray.throw(125, 1)


def test_a_throw_is_rerolled_until_none_is_left() -> None:
    tray = Tray()
    tray.keep_throw(3, [1, 1, 6], 2)
    assert tray.reroll(3, (0, 2), (4, 5)).faces == [4, 1, 5] == tray.throw(3, 1).faces
    assert tray.reroll(3, (1,), (2,)).faces == [4, 2, 5]
    assert tray.throws == {}
    tray.keep_throw(4, [2], 2)
    kept = tray.finish(4, 2)
    assert (kept.faces, kept.left, tray.throws) == ([2], 0, {})
