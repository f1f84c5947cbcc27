"""Chance: every die, draw and shuffle of a table, as a keyed hash of (seed, stream, salt, counter).

There is no generator object that must be saved: the only thing that changes is the `counters` dict, which lives in the
game state, so a rebuilt table rolls the same dice. Each purpose has its own stream (`deck:events`,
`roll:battle:2:hero:1`), so a hidden draw does not shift anybody's public dice.

The numbers, exactly, for whoever writes a second implementation:

- a stream is an endless row of 64-bit words; block b holds words 8b .. 8b+7 and is
  `blake2b(key=seed, digest_size=64, data = stream in UTF-8 + salt as 8 bytes + b as 8 bytes)`, read as eight
  little-endian words; salt and b are little-endian too;
- `below(n)` takes the next word w; if w >= 2**64 - 2**64 % n the word is thrown away and the next is taken, otherwise
  the result is w % n. The counter of the stream counts all words taken, those thrown away included;
- a die is `below(sides) + 1`; a pick is the item at `below(len(items))`;
- a shuffle swaps, for i = len-1 down to 1, item i with item `below(i + 1)`;
- a sample swaps, for i = 0 up to k-1, item i with item `i + below(len - i)` and takes the first k.

Pure: no clock, disk, global random, Discord or asyncio.
"""

from collections.abc import MutableMapping, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Final, TypeVar

Item = TypeVar("Item")

WORD_SPACE: Final = 1 << 64
SCRIPT_PREFIX: Final = "script:"

_unpack_words = Struct("<8Q").unpack
_pack_number = Struct("<Q").pack


class ScriptError(ValueError):
    """A scripted result that cannot happen, such as a 7 on a six-sided die. The text names stream and value."""

    def __init__(self, stream: str, value: object, why: str) -> None:
        super().__init__(f"script of stream {stream!r}: {value!r} {why}")
        self.stream = stream
        self.value = value


class Chance:
    """The dice and decks of one table.

    seed: 1 to 64 bytes. counters: words taken per stream, kept in the game state and changed in place (plain JSON).
    salt: 0 at the start; a larger number gives fresh dice from here on, after an undo that everybody agreed to.

    script: results for tests and scenario files, per stream, used up before the hash is asked (an exhausted script goes
    on to the hash). Faces for `die` and `dice`; the number for `below`; the item itself for `pick`. A `shuffle` or
    `sample` takes all that is left of the script of its stream, up to the length it needs, as the items that come first
    in that order; an entry that is itself a list serves exactly one shuffle or sample. The place reached in a script is
    kept in `counters` too, under `script:<stream>`, so that a rebuild or an undo finds the scripted results again;
    the script itself is never changed and may be extended while the table runs.
    """

    __slots__ = ("_blocks", "_hashers", "counters", "salt", "script", "seed")

    def __init__(
        self,
        seed: bytes,
        counters: MutableMapping[str, int],
        salt: int = 0,
        script: dict[str, list[Any]] | None = None,
    ) -> None:
        if not 1 <= len(seed) <= 64:
            raise ValueError(f"a seed has 1 to 64 bytes, this one has {len(seed)}")
        if not 0 <= salt < WORD_SPACE:
            raise ValueError(f"a salt is a number from 0 to 2**64 - 1, not {salt}")
        self.seed: Final = seed
        self.counters: Final = counters
        self.salt: Final = salt
        self.script: Final = script
        # Per stream: the block that was read last, and a hash that has already taken in key, stream and salt.
        self._blocks: dict[str, tuple[int, tuple[int, ...]]] = {}
        self._hashers: dict[str, blake2b] = {}

    # One number -----------------------------------------------------------------------------------------------------

    def below(self, stream: str, n: int) -> int:
        """An even choice of 0 .. n-1. ValueError unless 1 <= n <= 2**64."""
        if n < 1 or n > WORD_SPACE:
            raise ValueError(f"cannot choose below {n} (stream {stream!r})")
        if self.script is not None:
            scripted = self._scripted(stream, 1)
            if scripted:
                return _check_number(stream, scripted[0], 0, n - 1)
        counters = self.counters
        while True:
            at = counters.get(stream, 0)
            block = self._blocks.get(stream)
            if block is None or block[0] != at >> 3:
                block = self._read_block(stream, at >> 3)
            word = block[1][at & 7]
            counters[stream] = at + 1
            result = word % n
            # The last, incomplete run of n words would favour small results.
            if word - result <= WORD_SPACE - n:
                return result

    def die(self, stream: str, sides: int = 6) -> int:
        """One die: 1 .. sides."""
        if self.script is not None:
            scripted = self._scripted(stream, 1)
            if scripted:
                return _check_number(stream, scripted[0], 1, sides)
        # The same as below(), written out: this is the call that everything else waits for.
        if sides >= 1:
            at = self.counters.get(stream, 0)
            block = self._blocks.get(stream)
            if block is not None and block[0] == at >> 3:
                word = block[1][at & 7]
                result = word % sides
                if word - result <= WORD_SPACE - sides:
                    self.counters[stream] = at + 1
                    return result + 1
        return self.below(stream, sides) + 1

    def dice(self, stream: str, count: int, sides: int = 6) -> list[int]:
        """`count` dice in the order rolled; the same faces as `count` calls of `die`."""
        if count < 0:
            raise ValueError(f"cannot roll {count} dice (stream {stream!r})")
        if sides < 1 or sides > WORD_SPACE:
            raise ValueError(f"no die has {sides} sides (stream {stream!r})")
        faces: list[int] = []
        if self.script is not None:
            faces = [_check_number(stream, face, 1, sides) for face in self._scripted(stream, count)]
            count -= len(faces)
        if count > 3:
            at = self.counters.get(stream, 0)
            end = at + count
            words = self._words(stream, at, end)
            if max(words) < WORD_SPACE - sides:  # no word that could be rejected
                self.counters[stream] = end
                rolled = [word % sides + 1 for word in words]
                return faces + rolled if faces else rolled
        below = self.below if self.script is None else Chance(self.seed, self.counters, self.salt).below
        for _ in range(count):
            faces.append(below(stream, sides) + 1)
        return faces

    # Items ----------------------------------------------------------------------------------------------------------

    def pick(self, stream: str, items: Sequence[Item]) -> Item:
        """One of the items. ValueError if there are none."""
        if not items:
            raise ValueError(f"nothing to pick from (stream {stream!r})")
        if self.script is not None:
            scripted = self._scripted(stream, 1)
            if scripted:
                return items[_index(stream, items, scripted[0])]
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: Sequence[Item]) -> list[Item]:
        """A new list of the same items in chance order. The first item is the top."""
        rest = list(items)
        first = self._scripted_items(stream, rest, len(rest))
        for i in range(len(rest) - 1, 0, -1):
            j = self._hashed_below(stream, i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return first + rest

    def sample(self, stream: str, items: Sequence[Item], k: int) -> list[Item]:
        """k of the items, each at most once, in chance order. ValueError unless 0 <= k <= len(items)."""
        rest = list(items)
        if not 0 <= k <= len(rest):
            raise ValueError(f"cannot take {k} of {len(rest)} items (stream {stream!r})")
        first = self._scripted_items(stream, rest, k)
        k -= len(first)
        for i in range(k):
            j = i + self._hashed_below(stream, len(rest) - i)
            rest[i], rest[j] = rest[j], rest[i]
        return first + rest[:k]

    # Scripts --------------------------------------------------------------------------------------------------------

    def unused_script(self) -> dict[str, list[Any]]:
        """What of the script was not used yet, without streams that have nothing left. A scenario may demand `{}`."""
        left = {}
        for stream, entries in (self.script or {}).items():
            rest = entries[self.counters.get(SCRIPT_PREFIX + stream, 0) :]
            if rest:
                left[stream] = rest
        return left

    def _scripted(self, stream: str, count: int) -> list[Any]:
        """Up to `count` next entries of the stream's script, taken."""
        entries = self.script.get(stream) if self.script else None
        if not entries or not count:
            return []
        at = self.counters.get(SCRIPT_PREFIX + stream, 0)
        taken = entries[at : at + count]
        if taken:
            self.counters[SCRIPT_PREFIX + stream] = at + len(taken)
        return taken

    def _scripted_items(self, stream: str, rest: list[Item], count: int) -> list[Item]:
        """The scripted items that come first, taken out of `rest`."""
        entries = self.script.get(stream) if self.script else None
        if not entries:
            return []
        at = self.counters.get(SCRIPT_PREFIX + stream, 0)
        if at < len(entries) and isinstance(entries[at], list):
            wanted = entries[at]
            self.counters[SCRIPT_PREFIX + stream] = at + 1
            if len(wanted) > count:
                raise ScriptError(stream, wanted, f"names {len(wanted)} items where {count} are drawn")
        else:
            # A list further on belongs to a later shuffle.
            stop = next((i for i in range(at, len(entries)) if isinstance(entries[i], list)), len(entries))
            wanted = self._scripted(stream, min(count, stop - at))
        return [rest.pop(_index(stream, rest, item)) for item in wanted]

    # The hash -------------------------------------------------------------------------------------------------------

    def _hashed_below(self, stream: str, n: int) -> int:
        """below(), past the script: what is left of it after a shuffle took its part is meant for the next call."""
        if self.script is None:
            return self.below(stream, n)
        return Chance(self.seed, self.counters, self.salt).below(stream, n)

    def _read_block(self, stream: str, number: int) -> tuple[int, tuple[int, ...]]:
        hasher = self._hashers.get(stream)
        if hasher is None:
            hasher = blake2b(stream.encode() + _pack_number(self.salt), key=self.seed, digest_size=64)
            self._hashers[stream] = hasher
        hasher = hasher.copy()
        hasher.update(_pack_number(number))
        block = (number, _unpack_words(hasher.digest()))
        self._blocks[stream] = block
        return block

    def _words(self, stream: str, start: int, end: int) -> Sequence[int]:
        """Words start .. end-1 of a stream (at least one)."""
        block = self._blocks.get(stream)
        if block is None or block[0] != start >> 3:
            block = self._read_block(stream, start >> 3)
        number, words = block
        if end <= (number + 1) << 3:
            return words[start & 7 : end - (number << 3)]
        many = list(words[start & 7 :])
        while end > (number + 1) << 3:
            number, words = self._read_block(stream, number + 1)
            many += words
        del many[end - start :]
        return many


def _check_number(stream: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ScriptError(stream, value, f"is not a number from {low} to {high}")
    return value


def _index(stream: str, items: Sequence[Any], item: object) -> int:
    try:
        return items.index(item)
    except ValueError:
        raise ScriptError(stream, item, "is not among the items") from None
