"""How voices are counted, at the edges: one option, no voice, a tie that may still come."""

import pytest

from bot.rules.council.counting import by_all, by_more_than_half, is_out_of_reach, leading, next_present


@pytest.mark.parametrize(
    ("votes", "listed", "silent", "is_settled"),
    [
        ("a", "a", 0, True),
        ("a", "a", 1, False),
        ("", "ab", 0, False),
        ("ab", "ab", 0, False),
        ("aab", "ab", 0, True),
        ("aab", "ab", 1, False),
        ("aaab", "ab", 1, True),
        ("aabc", "abc", 0, True),
        ("aabc", "abc", 1, False),
    ],
)
def test_when_one_option_cannot_be_reached_any_more(votes: str, listed: str, silent: int, is_settled: bool) -> None:
    assert is_out_of_reach(list(votes), list(listed), silent) is is_settled


@pytest.mark.parametrize(
    ("asked", "agreed", "objected", "all_of", "half_of"),
    [
        ((0, 1), (), (), None, None),
        ((0, 1), (0,), (), None, None),
        ((0, 1), (0, 1), (), True, True),
        ((0, 1), (0,), (1,), False, False),
        ((0, 1, 2), (0, 1), (), None, True),
        ((0, 1, 2), (0,), (1,), False, None),
        ((0, 1, 2), (), (1, 2), False, False),
        ((), (), (), True, False),
    ],
)
def test_everybody_and_more_than_half(
    asked: tuple[int, ...], agreed: tuple[int, ...], objected: tuple[int, ...], all_of: object, half_of: object
) -> None:
    assert by_all(asked, agreed, objected) is all_of and by_more_than_half(asked, agreed, objected) is half_of


def test_the_options_with_most_votes_as_they_are_listed() -> None:
    assert leading({}, ["b", "a"]) == ["b", "a"]
    assert leading({0: "a", 1: "b", 2: "a"}, ["b", "a"]) == ["a"]
    assert leading({0: "a", 1: "b"}, ["c", "b", "a"]) == ["b", "a"]


def test_who_leads_while_the_leader_is_away() -> None:
    assert [next_present(2, 4, present) for present in ([2, 3], [3], [0, 1], [1])] == [2, 3, 0, 1]
