"""Chance: same words as an independent reading of its description, no bias, streams apart, scripts honest."""

import hashlib
import json
import struct
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.rng import Chance, ScriptError

SEED = bytes(range(32))


def plain_word(seed: bytes, stream: str, salt: int, i: int) -> int:
    """Word i of a stream, written as naively as the module describes it."""
    data = stream.encode("utf-8") + struct.pack("<QQ", salt, i // 8)
    digest = hashlib.blake2b(data, key=seed, digest_size=64).digest()
    return int.from_bytes(digest[8 * (i % 8) : 8 * (i % 8) + 8], "little")


def plain_below(seed: bytes, stream: str, salt: int, at: int, n: int) -> tuple[int, int]:
    while True:
        word = plain_word(seed, stream, salt, at)
        at += 1
        if word < 2**64 - 2**64 % n:
            return word % n, at


def test_known_answers() -> None:
    # These must never change: stored tables and published seeds depend on them.
    chance = Chance(SEED, {})
    assert chance.dice("roll:d6", 10) == [6, 1, 2, 3, 1, 4, 1, 5, 1, 6]
    assert [chance.die("roll:d20", 20) for _ in range(5)] == [16, 5, 7, 13, 18]
    assert chance.shuffle("deck:events", "ABCDEFGH") == list("EFHACDGB")
    assert chance.sample("bag", "ABCDEFGH", 3) == list("EBD")
    assert chance.pick("bag", "ABCDEFGH") == "F"
    assert Chance(SEED, {}, salt=1).dice("roll:d6", 10) == [5, 3, 3, 1, 5, 6, 1, 4, 3, 3]
    assert chance.counters == {"roll:d6": 10, "roll:d20": 5, "deck:events": 7, "bag": 4}


@given(
    seed=st.binary(min_size=1, max_size=64),
    stream=st.text(max_size=20),
    salt=st.integers(0, 2**64 - 1),
    start=st.integers(0, 2**40),
    draws=st.lists(st.sampled_from([1, 2, 6, 20, 100, 2**63 + 1, 2**64 - 1, 2**64]), min_size=1, max_size=20),
)
def test_agrees_with_the_description(seed: bytes, stream: str, salt: int, start: int, draws: list[int]) -> None:
    counters = {stream: start}
    chance = Chance(seed, counters, salt)
    at = start
    for n in draws:
        expected, at = plain_below(seed, stream, salt, at, n)
        assert chance.below(stream, n) == expected
        assert counters == {stream: at}


def test_rejected_words_are_counted() -> None:
    # Just over half of all words are rejected for this n, so a wrong rejection cannot hide.
    n = 2**63 - 1 + 2
    counters: dict[str, int] = {}
    chance = Chance(SEED, counters)
    results = [chance.below("s", n) for _ in range(100)]
    used = [plain_word(SEED, "s", 0, i) for i in range(counters["s"])]
    assert results == [word for word in used if word < n]
    assert counters["s"] > 150


@given(
    count=st.integers(0, 40),
    sides=st.sampled_from([1, 2, 6, 100, 2**63 + 1, 2**64]),
    start=st.integers(0, 20),
    warm=st.integers(0, 3),
)
def test_many_dice_are_the_same_as_one_by_one(count: int, sides: int, start: int, warm: int) -> None:
    together, apart = Chance(SEED, {"s": start}), Chance(SEED, {"s": start})
    for chance in (together, apart):
        for _ in range(warm):
            chance.die("s")
    assert together.dice("s", count, sides) == [apart.die("s", sides) for _ in range(count)]
    assert together.counters == apart.counters


@given(st.lists(st.integers(0, 3)), st.integers(0, 50))
def test_shuffle_and_sample_follow_the_description(items: list[int], start: int) -> None:
    expected, at = list(items), start
    for i in range(len(items) - 1, 0, -1):
        j, at = plain_below(SEED, "deck", 0, at, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    chance = Chance(SEED, {"deck": start})
    before = list(items)
    assert chance.shuffle("deck", items) == expected
    assert items == before, "the given list is left alone"
    assert Counter(expected) == Counter(items)

    k = len(items) // 2
    taken = list(items)
    for i in range(k):
        j, at = plain_below(SEED, "deck", 0, at, len(items) - i)
        taken[i], taken[i + j] = taken[i + j], taken[i]
    assert chance.sample("deck", items, k) == taken[:k]
    assert chance.counters.get("deck", start) == at


def test_streams_do_not_disturb_each_other() -> None:
    quiet, busy = Chance(SEED, {}), Chance(SEED, {})
    faces = []
    for _ in range(30):
        busy.shuffle("deck:hidden", range(9))
        faces.append(busy.die("roll:public"))
    assert faces == quiet.dice("roll:public", 30)


def test_a_table_goes_on_where_it_was_saved() -> None:
    straight = Chance(SEED, {}).dice("s", 50, 20)
    first = Chance(SEED, {})
    begun = first.dice("s", 13, 20)
    saved = json.loads(json.dumps(first.counters))
    assert begun + Chance(SEED, saved).dice("s", 37, 20) == straight
    # Undo: the counter goes back under a live Chance, and the same dice come again.
    first.dice("s", 30, 20)
    first.counters["s"] = 13
    assert [first.die("s", 20) for _ in range(37)] == straight[13:]


def test_salt_and_seed_give_other_dice() -> None:
    rolls = {tuple(Chance(seed, {}, salt).dice("s", 20)) for seed in (SEED, b"x") for salt in (0, 1, 2)}
    assert len(rolls) == 6


def test_faces_are_even() -> None:
    # Chi-square with 19 degrees of freedom on a fixed seed: 43.8 is passed once in a thousand seeds.
    seen = Counter(Chance(b"even", {}).dice("s", 20_000, 20))
    assert sum((seen[face] - 1000) ** 2 / 1000 for face in range(1, 21)) < 43.8
    # Every order of four items, 23 degrees of freedom: 49.7.
    chance = Chance(b"even", {})
    orders = Counter(tuple(chance.shuffle("deck", "abcd")) for _ in range(24_000))
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_impossible_numbers_are_refused_and_take_nothing(n: int) -> None:
    chance = Chance(SEED, {})
    for call in (chance.below, chance.die):
        with pytest.raises(ValueError, match="'s'"):
            call("s", n)
    with pytest.raises(ValueError, match="sides"):
        chance.dice("s", 5, n)
    assert chance.counters == {}


def test_refuses_what_makes_no_sense() -> None:
    chance = Chance(SEED, {})
    with pytest.raises(ValueError, match="pick"):
        chance.pick("s", [])
    with pytest.raises(ValueError, match="4 of 3"):
        chance.sample("s", "abc", 4)
    with pytest.raises(ValueError, match="-1"):
        chance.dice("s", -1)
    with pytest.raises(ValueError, match="seed"):
        Chance(b"", {})
    with pytest.raises(ValueError, match="seed"):
        Chance(b"x" * 65, {})
    with pytest.raises(ValueError, match="salt"):
        Chance(SEED, {}, salt=-1)
    assert chance.shuffle("s", []) == [] and chance.sample("s", [], 0) == [] and chance.dice("s", 0) == []


def test_script_comes_first_then_the_hash() -> None:
    chance = Chance(SEED, {}, script={"s": [6, 1, 20, 0, "c"]})
    assert chance.dice("s", 2) == [6, 1]
    assert chance.die("s", 20) == 20
    assert chance.below("s", 3) == 0
    assert chance.pick("s", "abc") == "c"
    assert chance.counters == {"script:s": 5}, "scripted results take no words"
    assert chance.unused_script() == {}
    assert chance.dice("s", 6) == Chance(SEED, {}).dice("s", 6)


def test_scripted_dice_may_run_out_half_way() -> None:
    chance = Chance(SEED, {}, script={"s": [1, 1]})
    assert chance.dice("s", 10) == [1, 1, *Chance(SEED, {}).dice("s", 8)]
    assert chance.counters == {"s": 8, "script:s": 2}


def test_scripted_shuffle_puts_items_on_top() -> None:
    chance = Chance(SEED, {}, script={"deck": ["d", "a"], "bag": [["x"], ["y", "z"], "x"]})
    order = chance.shuffle("deck", "abcd")
    assert order[:2] == ["d", "a"] and sorted(order) == list("abcd")
    assert chance.shuffle("bag", "xyz")[0] == "x"
    assert chance.sample("bag", "xyz", 2) == ["y", "z"]
    assert chance.sample("bag", "xyz", 3)[0] == "x"
    assert chance.unused_script() == {}
    assert sorted(chance.shuffle("deck", "abcd")) == list("abcd")


def test_scripted_sample_leaves_the_rest_for_the_next_one() -> None:
    chance = Chance(SEED, {}, script={"bag": ["red", "red", "blue"]})
    bag = ["blue", "red", "green", "red"]
    assert chance.sample("bag", bag, 2) == ["red", "red"]
    assert chance.unused_script() == {"bag": ["blue"]}
    assert chance.sample("bag", bag, 2)[0] == "blue"


def test_a_rebuilt_table_finds_its_place_in_the_script() -> None:
    script = {"s": [1, 2, 3, 4]}
    first = Chance(SEED, {}, script=script)
    first.dice("s", 2)
    again = Chance(SEED, json.loads(json.dumps(first.counters)), script=script)
    assert again.dice("s", 2) == [3, 4]
    assert script == {"s": [1, 2, 3, 4]}


@pytest.mark.parametrize("value", [0, 7, -1, "6", 6.0, True, None])
def test_impossible_scripted_faces_are_refused(value: object) -> None:
    rolls: list[Callable[[Chance], Any]] = [
        lambda chance: chance.die("roll:x"),
        lambda chance: chance.dice("roll:x", 2),
    ]
    for roll in rolls:
        with pytest.raises(ScriptError, match=r"roll:x.*from 1 to 6") as caught:
            roll(Chance(SEED, {}, script={"roll:x": [value]}))
        assert caught.value.value is value and caught.value.stream == "roll:x"


def test_impossible_scripted_items_are_refused() -> None:
    calls: list[Callable[[Chance], Any]] = [
        lambda chance: chance.pick("d", "abc"),
        lambda chance: chance.shuffle("d", "abc"),
        lambda chance: chance.sample("d", "abc", 2),
    ]
    for call in calls:
        with pytest.raises(ScriptError, match=r"'d'.*'z'"):
            call(Chance(SEED, {}, script={"d": ["z"]}))
    with pytest.raises(ScriptError, match="'a'"):
        Chance(SEED, {}, script={"d": ["a", "a"]}).shuffle("d", "abc")
    with pytest.raises(ScriptError, match="3 items where 2"):
        Chance(SEED, {}, script={"d": [["a", "b", "c"]]}).sample("d", "abc", 2)
    with pytest.raises(ScriptError, match="from 0 to 2"):
        Chance(SEED, {}, script={"d": [3]}).below("d", 3)


def test_a_stream_that_is_begun_again_gives_the_same_from_its_first_word() -> None:
    """Whatever failed gives back what it had drawn: its stream counts from nothing again."""
    chance = Chance(bytes(range(32)), {})
    first = [chance.die("s", 20) for _ in range(12)]
    del chance.counters["s"]
    assert [chance.die("s", 20) for _ in range(12)] == first and chance.counters["s"] >= 12
    del chance.counters["s"]
    chance.die("s", 20)
    del chance.counters["s"]
    assert [chance.die("s", 20) for _ in range(12)] == first, "with the words of the stream still at hand"
