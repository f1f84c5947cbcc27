"""Commit and reveal: known answers from a second, plain reading, and every kind of cheating found."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.fairness import Draw, DrawLog, commitment, recompute, table_seed, verify_commitment
from bot.rules.kernel.taped import TapedChance
from bot.rules.rng import Chance

SERVER = bytes(range(32))


def test_commitment_known_answers() -> None:
    # The SHA-256 of 00 01 02 .. 1f, as any other program gives it.
    assert commitment(SERVER) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_commitment_verifies_only_its_seed() -> None:
    posted = commitment(SERVER)
    assert verify_commitment(SERVER, posted)
    assert verify_commitment(SERVER, f" {posted.upper()}\n"), "people copy and paste"
    assert not verify_commitment(bytes(32), posted)
    assert not verify_commitment(SERVER, posted[:-1])
    assert not verify_commitment(SERVER, "")
    assert not verify_commitment(SERVER[:31], posted)
    assert not verify_commitment(SERVER, "é" * 64)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_server_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(seed)
    with pytest.raises(ValueError, match="32 bytes"):
        table_seed(seed, [])


def test_table_seed_known_answers() -> None:
    words = ["otter", "Übermut", ""]
    message = b"waykeeper table seed 1" + b"\0\0\0\x05otter" + b"\0\0\0\x08\xc3\x9cbermut" + b"\0\0\0\0"
    assert table_seed(SERVER, words) == hmac.new(SERVER, message, hashlib.sha256).digest()
    # Must never change: published seeds depend on it.
    assert table_seed(SERVER, words).hex() == "4986fa693447f53a913d7450e3c20c8cd059c1dac8e2aa746f5c7763ad276f40"


@given(st.lists(st.text(max_size=5), max_size=4), st.lists(st.text(max_size=5), max_size=4))
def test_other_words_give_another_table(one: list[str], other: list[str]) -> None:
    assert (table_seed(SERVER, one) == table_seed(SERVER, other)) == (one == other)


def test_strange_words_do_not_stop_a_table() -> None:
    assert len(table_seed(SERVER, ["\ud800", "\0", "x" * 100_000])) == 32


def play_a_little(seed: bytes) -> list[Draw]:
    """Some draws as a table would record them."""
    counters: dict[str, int] = {}
    chance = Chance(seed, counters)
    log: list[Draw] = []

    def note(stream: str, kind: str, n: int, count: int = 1) -> None:
        first = counters.get(stream, 0)
        draws: dict[str, Callable[[], Any]] = {
            "below": lambda: chance.below(stream, n),
            "die": lambda: chance.die(stream, n),
            "dice": lambda: chance.dice(stream, count, n),
            "pick": lambda: chance.pick(stream, range(n)),
            "shuffle": lambda: chance.shuffle(stream, range(n)),
            "sample": lambda: chance.sample(stream, range(n), count),
        }
        result = draws[kind]()
        log.append(Draw(stream, first, kind, n, result, count))  # type: ignore[arg-type]

    note("deck:events", "shuffle", 20)
    note("roll:1", "die", 6)
    note("roll:1", "dice", 20, 9)
    note("bag", "sample", 12, 3)
    note("bag", "pick", 9)
    note("roll:1", "below", 2**63 + 1)
    note("deck:events", "shuffle", 3)
    note("roll:1", "die", 6)
    return log


def test_each_call_is_one_entry_of_the_tape_whatever_it_draws_inside() -> None:
    seed, tape = b"the seed of a table", list[Draw]()
    chance = TapedChance(seed, {}, 0, None, tape)
    cards, dice = chance.shuffle("deck", "abcd"), chance.dice("roll", 2)
    picked, drawn, face = chance.pick("deck", "xyz"), chance.sample("deck", "abcd", 2), chance.die("roll", 20)
    assert [(draw.stream, draw.first, draw.kind, draw.n, draw.count) for draw in tape] == [
        ("deck", 0, "shuffle", 4, 1),
        ("roll", 0, "dice", 6, 2),
        ("deck", 3, "pick", 3, 1),
        ("deck", 4, "sample", 4, 2),
        ("roll", 2, "die", 20, 1),
    ]
    shuffled, _, place, places, _ = (draw.result for draw in tape)
    assert (["abcd"[n] for n in shuffled], "xyz"[place], ["abcd"[n] for n in places]) == (cards, picked, drawn)
    assert (tape[1].result, tape[4].result) == (dice, face)
    assert all(recompute(seed, draw)[0] == draw.result for draw in tape)


def test_an_honest_log_passes() -> None:
    seed = table_seed(SERVER, ["otter", "heron"])
    log = DrawLog(seed)
    draws = play_a_little(seed)
    assert [log.check(draw) for draw in draws] == [None] * len(draws)
    assert log.checked == len(draws)


def test_every_changed_result_is_found() -> None:
    seed = table_seed(SERVER, ["otter", "heron"])
    draws = play_a_little(seed)
    for i, draw in enumerate(draws):
        forged = list(draw.result) if isinstance(draw.result, list) else draw.result + 1
        if isinstance(forged, list):
            forged[0], forged[-1] = forged[-1] + 1, forged[0]
        log = DrawLog(seed)
        for honest in draws[:i]:
            assert log.check(honest) is None
        said = log.check(Draw(draw.stream, draw.first, draw.kind, draw.n, forged, draw.count))
        assert said is not None and "the seed gives" in said and f"draw {i + 1} " in said


def test_left_out_repeated_and_reordered_draws_are_found() -> None:
    seed = table_seed(SERVER, ["otter", "heron"])
    draws = play_a_little(seed)
    for bad in (draws[1:3][::-1], [draws[1], draws[1]], [draws[1], draws[5]]):
        log = DrawLog(seed)
        assert any("the stream stood at" in (log.check(draw) or "") for draw in bad)


def test_another_seed_or_salt_is_found() -> None:
    seed = table_seed(SERVER, ["otter", "heron"])
    draws = play_a_little(seed)
    assert DrawLog(table_seed(SERVER, ["heron", "otter"])).check(draws[0]) is not None
    first = draws[0]
    salted = Draw(first.stream, 0, "shuffle", 20, Chance(seed, {}, 1).shuffle(first.stream, range(20)), salt=1)
    assert "salt" in (DrawLog(seed).check(salted) or "")
    log = DrawLog(seed)
    log.undo_to({}, 1)
    assert log.check(salted) is None
    with pytest.raises(ValueError, match="went back"):
        log.undo_to({}, 0)


def test_undo_gives_the_same_draw_again() -> None:
    seed = table_seed(SERVER, [])
    log = DrawLog(seed)
    draw = Draw("s", 0, "die", 6, Chance(seed, {}).die("s"))
    assert log.check(draw) is None
    log.undo_to({}, 0)
    assert log.check(draw) is None


@pytest.mark.parametrize(
    "draw",
    [
        Draw("s", -1, "die", 6, 1),
        Draw("s", 0, "die", 0, 1),
        Draw("s", 0, "shuffle", 10**9, []),
        Draw("s", 0, "dice", 6, [], count=10**9),
        Draw("s", 0, "sample", 3, [], count=4),
        Draw("s", 0, "pick", 0, 0),
        Draw("s", 0, "tarot", 6, 1),  # type: ignore[arg-type]
    ],
)
def test_draws_that_cannot_be_are_refused(draw: Draw) -> None:
    with pytest.raises(ValueError):
        recompute(bytes(32), draw)
    assert DrawLog(bytes(32)).check(draw) is not None
