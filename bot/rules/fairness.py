"""Commit and reveal: how a group can check afterwards that dice and shuffles were not changed. Pure.

1. Before anybody sits down the table posts `commitment(server_seed)`, the SHA-256 of 32 secret random bytes.
2. Every player's joining adds a word that the others can see (their own, or the id of the interaction).
3. All dice come from `table_seed(server_seed, words)`, through `Chance`.
4. At the end the server seed is revealed; anybody can check it against the post and compute every draw again.

Who agreed, who sat where and whether rows are missing is not a matter of dice: that is proved by a chain of hashes
(`bot.tables.model.chain`), whose head is posted.

What this proves: the operator could not choose or change results after the words were given, and every draw of the
export is the one that had to come. What it does not prove: that the operator did not look ahead. Whoever runs the bot
holds the seed and could know the next card; nor does it show that a revealed seed was kept from other players during
the game, that the words did not come from friends of the operator who tried many until they liked the outcome (the
last one to give a word who also knows the seed can do that), or that the rules did the right thing with a fair die.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from bot.rules.rng import Chance

SEED_BYTES: Final = 32
MAX_ITEMS: Final = 100_000
_CONTEXT: Final = b"waykeeper table seed 1"
_SEQUEL: Final = b"waykeeper sequel seed 1 "

Kind = Literal["below", "die", "dice", "pick", "shuffle", "sample"]


def commitment(server_seed: bytes) -> str:
    """What the table posts at the start: SHA-256 of the seed, 64 lower-case hex digits. ValueError unless 32 bytes."""
    _check_seed(server_seed)
    return hashlib.sha256(server_seed).hexdigest()


def verify_commitment(server_seed: bytes, posted: str) -> bool:
    """Whether the revealed seed is the one that was promised. Upper case and blanks around the digits do not matter."""
    if len(server_seed) != SEED_BYTES:
        return False
    return hmac.compare_digest(commitment(server_seed).encode(), posted.strip().lower().encode())


def table_seed(server_seed: bytes, entropy: Sequence[str]) -> bytes:
    """The 32-byte seed of the table's `Chance`: HMAC-SHA256 keyed with the server seed over the join words in order.

    Each word is preceded by its length in UTF-8 bytes (4 bytes, big-endian), so that `ab, c` is not `a, bc`.
    ValueError unless the seed has 32 bytes.
    """
    _check_seed(server_seed)
    mac = hmac.new(server_seed, _CONTEXT, hashlib.sha256)
    for word in entropy:
        # Lone surrogates cannot be encoded, yet a word must never stop a table.
        encoded = word.encode("utf-8", "surrogatepass")
        mac.update(len(encoded).to_bytes(4, "big") + encoded)
    return mac.digest()


def child_seed(server_seed: bytes, key: str) -> bytes:
    """The server seed of a table that another one opens under `key`: it was promised with that table's own commitment,
    and showing it gives nothing of that one away."""
    _check_seed(server_seed)
    return hmac.new(server_seed, _SEQUEL + key.encode(), hashlib.sha256).digest()


@dataclass(frozen=True, slots=True)
class Draw:
    """One use of chance as an export holds it.

    first: the stream's counter before the draw. n: sides of a die; items of a pick, shuffle or sample. count: how many
    dice, or how many items a sample takes; 1 for the rest. result: a number (below), face (die), faces (dice), place
    (pick) or places (shuffle, sample); places count from 0 in the list as it was given to the draw.
    """

    stream: str
    first: int
    kind: Kind
    n: int
    result: Any
    count: int = 1
    salt: int = 0


def recompute(seed: bytes, draw: Draw) -> tuple[Any, int]:
    """(what the draw had to give, the stream's counter after it). The recorded result is not looked at.

    seed: the table seed. ValueError for numbers that no draw can have.
    """
    # An export comes from outside: it may not make the checker build a list of a billion items.
    many = draw.count if draw.kind == "dice" else draw.n if draw.kind in ("shuffle", "sample") else 1
    if draw.first < 0 or many > MAX_ITEMS:
        raise ValueError(f"no draw starts at word {draw.first} with {many} items")
    counters = {draw.stream: draw.first}
    chance = Chance(seed, counters, draw.salt)
    result: Any
    match draw.kind:
        case "below":
            result = chance.below(draw.stream, draw.n)
        case "die":
            result = chance.die(draw.stream, draw.n)
        case "dice":
            result = chance.dice(draw.stream, draw.count, draw.n)
        case "pick":
            result = chance.pick(draw.stream, range(draw.n))
        case "shuffle":
            result = chance.shuffle(draw.stream, range(draw.n))
        case "sample":
            result = chance.sample(draw.stream, range(draw.n), draw.count)
        case _:
            raise ValueError(f"unknown kind of draw {draw.kind!r}")
    return result, counters[draw.stream]


class DrawLog:
    """Checks a table's draws one after another: each must be the one that had to come, where its stream stood.

    A stream may not go back or skip words, which is how a draw would be thrown away or repeated in secret. After an
    undo the export names the draws that were taken back: `undo_to` sets the streams back as the table did.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self.counters: dict[str, int] = {}
        self.salt = 0
        self.checked = 0

    def undo_to(self, counters: dict[str, int], salt: int) -> None:
        """Set the streams back. A salt below the present one is a ValueError: fresh dice do not become old again."""
        if salt < self.salt:
            raise ValueError(f"the salt went back from {self.salt} to {salt}")
        self.counters = dict(counters)
        self.salt = salt

    def check(self, draw: Draw) -> str | None:
        """None if the draw is right, otherwise what is wrong, in plain words. A wrong draw does not move the stream."""
        where = f"draw {self.checked + 1} of the log ({draw.kind} in {draw.stream!r})"
        self.checked += 1
        expected_first = self.counters.get(draw.stream, 0)
        if draw.first != expected_first:
            return f"{where}: the stream stood at {expected_first}, the log says {draw.first}"
        if draw.salt != self.salt:
            return f"{where}: the salt was {self.salt}, the log says {draw.salt}"
        try:
            result, after = recompute(self._seed, draw)
        except ValueError as error:
            return f"{where}: {error}"
        if result != draw.result:
            return f"{where}: the seed gives {result}, the log says {draw.result}"
        self.counters[draw.stream] = after
        return None


def _check_seed(server_seed: bytes) -> None:
    if len(server_seed) != SEED_BYTES:
        raise ValueError(f"a server seed has {SEED_BYTES} bytes, this one has {len(server_seed)}")
