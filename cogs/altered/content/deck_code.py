"""A deck as a short code that people hand each other: `DECK-` and groups of five letters and digits. Pure.

    code = write_code(cards)             "DECK-04G1X-…", or None for a deck with imported cards
    found = read_code(code)              a `Written`: the cards, or the one thing that is wrong
    found = read_written(words, names)   a code, or a list as `read_list` reads it

In it are a version, the cards in order and three bytes of a hash. A card is its place in an order of all references
that never changes: the tables below may only grow at their ends. Letters are Crockford's 32, so that nobody mistakes
an O for a 0; case, blanks and hyphens do not matter.
"""

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Final

from cogs.altered.content.card_names import Names
from cogs.altered.content.decklist import MOST_COPIES, Problem, Reference, Written, read_list, read_reference

HEAD: Final = "DECK-"
GROUP: Final = 5
LONGEST: Final = 2_000
"""Characters of what is read as a code; 200 different cards take about 700."""
_VERSION: Final = 1
_CHECK: Final = 3
_PREFIX: Final = "GM"
_SETS: Final = ("BASE", "ROAD")
_FAMILIES: Final = ("GW", "TW", "MQ", "GB", "CH", "VK", "NE")
_GRADES: Final = ("C", "R1", "R2", "E")
_MOST_FAMILIES: Final = 8
_NUMBERS: Final = 1_000
_SHORT: Final = 4
"""So many copies, from one on, stand in the number of the card itself."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT: Final = str.maketrans("OIL", "011")


class _Damaged(Exception):
    """It was cut, or a sign is wrong."""


def is_code(words: str) -> bool:
    """Whether somebody means a code, damaged or not."""
    return words.lstrip().upper().startswith(HEAD)


def read_written(words: str, names: Names | None = None) -> Written:
    """A code, or a list of cards."""
    return read_code(words) if is_code(words) else read_list(words, names)


def write_code(cards: Mapping[str, int]) -> str | None:
    """The code of a deck, the same for the same cards in whatever order; None where a card is none of the bundle's."""
    places = []
    for ref, n in cards.items():
        place = _place(ref)
        if place is None or not 1 <= n <= MOST_COPIES:
            return None
        places.append((place, n))
    packed, last = bytearray([_VERSION]), -1
    for place, n in sorted(places):
        packed += _number((place - last - 1) * _SHORT + min(n, _SHORT) - 1)
        if n >= _SHORT:
            packed += _number(n - _SHORT)
        last = place
    letters = _spelled(bytes(packed) + _hash(bytes(packed)))
    return HEAD + "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_code(words: str) -> Written:
    """The cards of a code. Whatever is wrong with it is one problem."""
    try:
        return Written(dict(_cards(_packed(words))))
    except _Damaged:
        return Written(problems=[Problem("CODE_DAMAGED")])
    except LookupError:
        return Written(problems=[Problem("CODE_NEWER")])


def _packed(words: str) -> bytes:
    """What is in a code between version and hash. Raises `LookupError` for a version of another time."""
    letters = words.strip().upper().removeprefix(HEAD).translate(_MEANT)
    letters = "".join(letters.replace("-", " ").split())
    if len(words) > LONGEST or not letters or any(letter not in _LETTERS for letter in letters):
        raise _Damaged
    whole = _unspelled(letters)
    body, check = whole[:-_CHECK], whole[-_CHECK:]
    if len(body) < 2 or _hash(body) != check or _spelled(whole) != letters:
        raise _Damaged
    if body[0] != _VERSION:
        raise LookupError(body[0])
    return body[1:]


def _cards(packed: bytes) -> Iterator[tuple[str, int]]:
    numbers, place = _numbers(packed), -1
    for number in numbers:
        place += number // _SHORT + 1
        n = number % _SHORT + 1
        n += next(numbers, 0) if n == _SHORT else 0
        if n > MOST_COPIES:
            raise _Damaged
        yield _reference(place), n


def _place(ref: str) -> int | None:
    """Where a card stands among all that there can ever be."""
    found = read_reference(ref)
    if found is None or found.prefix != _PREFIX or found.printing != "B":
        return None
    if found.set not in _SETS or found.family not in _FAMILIES or found.rarity not in _GRADES:
        return None
    family = _SETS.index(found.set) * _MOST_FAMILIES + _FAMILIES.index(found.family)
    return (family * _NUMBERS + int(found.number)) * len(_GRADES) + _GRADES.index(found.rarity)


def _reference(place: int) -> str:
    """Raises `IndexError` for a card of another time."""
    rest, grade = divmod(place, len(_GRADES))
    family, number = divmod(rest, _NUMBERS)
    code, family = divmod(family, _MOST_FAMILIES)
    return str(Reference(_PREFIX, _SETS[code], "B", _FAMILIES[family], f"{number:02}", _GRADES[grade]))


def _number(n: int) -> bytes:
    """A number in bytes of seven bits, the low ones first; the eighth says that more follows."""
    found = bytearray()
    while n > 0x7F:
        found.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*found, n])


def _numbers(packed: bytes) -> Iterator[int]:
    n = shift = 0
    for byte in packed:
        n |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield n
            n = shift = 0
    if shift:
        raise _Damaged


def _hash(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECK).digest()


def _spelled(packed: bytes) -> str:
    bits = len(packed) * 8
    places = -(-bits // 5)
    number = int.from_bytes(packed) << places * 5 - bits
    return "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(places)))


def _unspelled(letters: str) -> bytes:
    number = 0
    for letter in letters:
        number = number << 5 | _LETTERS.index(letter)
    size = len(letters) * 5 // 8
    return (number >> len(letters) * 5 - size * 8).to_bytes(size)
