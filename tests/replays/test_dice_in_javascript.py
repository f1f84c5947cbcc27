"""The page's dice are a second implementation: each kind of draw, each hash and each refusal against Python's."""

import hashlib
import hmac
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.fairness import SEED_BYTES, Draw, commitment, recompute, table_seed
from bot.rules.kernel.taped import TapedChance
from bot.rules.rng import WORD_SPACE, Chance
from bot.ui.replays.draws import packed_draw
from tests.replays.node import in_node

SEED = bytes(range(32))
KINDS = ("below", "die", "dice", "pick", "shuffle", "sample")
DRAW = "return given.draws.map(([stream, first, kind, n, count, salt]) => " + (
    "Dice.draw(Dice.fromHex(given.seed), {stream, first, kind, n, count, salt}));"
)
CHECK = "return Dice.check(given);"


def made(kind: Any, stream: str, n: int, count: int = 1, first: int = 0, salt: int = 0) -> Draw:
    result, _ = recompute(SEED, Draw(stream, first, kind, n, None, count, salt))
    return Draw(stream, first, kind, n, result, count, salt)


def as_javascript(draws: list[Draw]) -> Any:
    return in_node(DRAW, {"seed": SEED.hex(), "draws": [packed_draw(draw) for draw in draws]})


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_draw_comes_out_the_same(kind: str) -> None:
    draws = [
        made(kind, stream, n, min(count, n) if kind == "sample" else count, first, salt)
        for stream in ("deck:events", "roll:battle:2:hero:1", "würfel🎲", "")
        for n, count in ((1, 1), (2, 3), (6, 20), (100, 9), (999, 40))
        for first, salt in ((0, 0), (7, 1), (8, 3), (1_000_003, 2**40))
    ]
    found = as_javascript(draws)
    for draw, one in zip(draws, found, strict=True):
        assert (one["result"], one["after"]) == recompute(SEED, draw), draw


@pytest.mark.parametrize("n", [2**53 + 1, 2**63 + 1, 2**64 - 1, WORD_SPACE])
def test_numbers_beyond_those_of_javascript_are_exact_and_words_are_thrown_away_alike(n: int) -> None:
    draws = [made(kind, f"s{i}", n) for i in range(40) for kind in ("below", "die")]
    for draw, one in zip(draws, as_javascript(draws), strict=True):
        result, after = recompute(SEED, draw)
        assert (int(one["result"]), one["after"]) == (result, after)
    taken = {recompute(SEED, draw)[1] for draw in draws}
    assert n != 2**63 + 1 or taken > {1}, "no word was thrown away, so this shows nothing"


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.binary(max_size=300), min_size=1, max_size=12))
def test_the_hashes_are_those_of_the_standards(messages: list[bytes]) -> None:
    body = """return given.map((hex) => { const b = Dice.fromHex(hex); return [Dice.toHex(Dice.sha256(b)),
      Dice.toHex(Dice.hmac(b, b)), Dice.toHex(Dice.blake2b(b.slice(0, 64), b))]; });"""
    for message, found in zip(messages, in_node(body, [m.hex() for m in messages]), strict=True):
        assert found[0] == hashlib.sha256(message).hexdigest()
        assert found[1] == hmac.new(message, message, hashlib.sha256).hexdigest()
        assert found[2] == hashlib.blake2b(message, key=message[:64]).hexdigest()


@pytest.mark.parametrize("size", [0, 1, 55, 56, 63, 64, 65, 111, 127, 128, 129, 255, 256, 257, 5000])
def test_the_hashes_hold_where_blocks_end(size: int) -> None:
    message = bytes(n % 251 for n in range(size))
    body = (
        "const b = Dice.fromHex(given); return [Dice.toHex(Dice.sha256(b)), Dice.toHex(Dice.blake2b(b.slice(0,0), b))];"
    )
    assert in_node(body, message.hex()) == [hashlib.sha256(message).hexdigest(), hashlib.blake2b(message).hexdigest()]


def test_the_seed_of_a_table_is_the_same_whatever_words_were_given() -> None:
    words = ["", "ada10", "ab", "a", "bc", "🜁 Wörter", "\ud800 alone", "x" * 200]
    body = "return Dice.toHex(Dice.tableSeed(Dice.fromHex(given.seed), given.words));"
    assert in_node(body, {"seed": SEED.hex(), "words": words}) == table_seed(SEED, words).hex()


def a_game() -> dict[str, Any]:
    """A seal, and draws of every kind from four streams, in the order in which a game made them."""
    tape: list[Draw] = []
    chance, words = TapedChance(table_seed(SEED, ["a", "b"]), {}, 0, None, tape), ["a", "b"]
    for n in range(60):
        stream = ("deck", "roll:1", "roll:2", "hidden")[n % 4]
        chance.die(stream, 20)
        chance.dice(stream, n % 7, 6)
        chance.shuffle(stream, list("abcdefg"))
        chance.sample(stream, list(range(12)), 4)
        chance.pick(stream, "abc")
        chance.below(stream, 2**63 + 1)
    later = TapedChance(chance.seed, chance.counters, 1, None, tape)
    later.dice("deck", 5)
    return {
        "commitment": commitment(SEED),
        "seed": SEED.hex(),
        "words": words,
        "draws": [packed_draw(draw) for draw in tape],
    }


def test_an_honest_game_is_found_whole() -> None:
    game = a_game()
    assert in_node(CHECK, game) == {"ok": True, "at": len(game["draws"]), "seal": commitment(SEED)}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda g: g["draws"][40].__setitem__(6, 3 if g["draws"][40][6] != 3 else 4), "result"),
        (lambda g: g["draws"].pop(40), "place"),
        (lambda g: g["draws"].insert(40, g["draws"][39]), "place"),
        (lambda g: g["draws"][40].__setitem__(1, 0), "place"),
        (lambda g: g["draws"][-1].__setitem__(5, 0), "result"),
        (lambda g: g["words"].append("c"), "result"),
        (lambda g: g.__setitem__("seed", "00" * SEED_BYTES), "seal"),
        (lambda g: g.__setitem__("commitment", "0" * 64), "seal"),
        (lambda g: (g["draws"][0].__setitem__(5, 1), g["draws"][0].__setitem__(6, 0)), "result"),
    ],
)
def test_a_game_that_was_changed_is_found_out(change: Any, why: str) -> None:
    game = a_game()
    change(game)
    found = in_node(CHECK, game)
    assert (found["ok"], found["why"]) == (False, why)


def test_a_tape_draws_what_is_drawn_without_it() -> None:
    tape: list[Draw] = []
    taped, bare = TapedChance(SEED, {}, 0, None, tape), Chance(SEED, {})
    made_by = [
        [
            c.die("a"),
            c.dice("a", 9),
            c.shuffle("b", "abcdef"),
            c.sample("b", "abcdef", 2),
            c.pick("c", "xyz"),
            c.below("d", 7),
        ]
        for c in (taped, bare)
    ]
    assert made_by[0] == made_by[1] and taped.counters == bare.counters
    assert [draw.kind for draw in tape] == ["die", "dice", "shuffle", "sample", "pick", "below"]
    assert all(recompute(SEED, draw)[0] == draw.result for draw in tape)
