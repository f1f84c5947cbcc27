"""Dice notation as data: what an expression asks for, and the limits of what may be asked. Pure."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

MAX_LENGTH: Final = 500
MAX_DEPTH: Final = 20
MAX_DICE: Final = 1_000
MAX_WORK: Final = 3_200
"""Steps of one expression, each a little more than a microsecond: reading it, what its dice take, and `part_work` for
each part of it. So a roll takes about 4 ms at most (`python -m tests.attack.notations`)."""
SIGN_WORK: Final = 20
"""Steps to read a number, a word or another sign."""
RESULT_WORK: Final = 10
"""Steps to write down one result."""
SLOW_WORK: Final = 4
"""Steps for a face that is looked at by itself: clamped, of a fate die, or with failures."""
LIVELY_WORK: Final = 6
"""Steps for a face that may be thrown again or give another one."""
MAX_ROLLS: Final = 50
MAX_SIDES: Final = 1_000_000
MAX_NUMBER: Final = 10**9
MAX_NOTE: Final = 80

_NOTES: Final = re.compile(r"#[^;]*|\"[^\"]*\"|“[^”\"]*[”\"]")
_SIGNS: Final = re.compile(r"[0-9.]+|[^\W\d_]+|\S")

Value: TypeAlias = int | Fraction


@dataclass(slots=True)
class Test:
    """A condition on one face: "at least 5"."""

    sign: str
    number: int

    @property
    def hits(self) -> Callable[[int], bool]:
        number = self.number
        return {
            ">=": number.__le__,
            ">": number.__lt__,
            "<=": number.__ge__,
            "<": number.__gt__,
            "=": number.__eq__,
        }[self.sign]


def any_of(tests: Sequence[Test]) -> Callable[[int], bool]:
    """Whether a face meets one of the tests. However many there are, a face is looked at three times at most."""
    if not tests:
        return _never
    if len(tests) == 1:
        return tests[0].hits
    above, below, equal = _bounds(tests)

    def hits(face: int) -> bool:
        return face in equal or (above is not None and face >= above) or (below is not None and face <= below)

    return hits


def _never(face: int) -> bool:
    return False


def _bounds(tests: Sequence[Test]) -> tuple[int | None, int | None, frozenset[int]]:
    """(from where on upwards, from where on downwards, which by themselves) faces meet one of the tests."""
    above = min((test.number + (test.sign == ">") for test in tests if test.sign[0] == ">"), default=None)
    below = max((test.number - (test.sign == "<") for test in tests if test.sign[0] == "<"), default=None)
    return above, below, frozenset(test.number for test in tests if test.sign == "=")


def meeting(tests: Sequence[Test], low: int, high: int) -> int:
    """How many of the faces from low to high meet one of the tests."""
    above, below, equal = _bounds(tests)
    above = high + 1 if above is None else max(above, low)
    below = low - 1 if below is None else min(below, high)
    if above <= below:
        return high - low + 1
    between = sum(low <= face <= high and below < face < above for face in equal)
    return between + max(0, high - above + 1) + max(0, below - low + 1)


@dataclass(slots=True)
class Number:
    value: Value


@dataclass(slots=True)
class Dice:
    """`count` dice from `low` to `high`. Whatever order they are written in, modifiers apply in this one: reroll,
    explode (on the face as it fell), clamp each face, keep or drop, count successes, sort for display."""

    text: str
    at: int
    count: int
    low: int
    high: int
    rerolls: list[Test] = field(default_factory=list)
    rerolls_once: list[Test] = field(default_factory=list)
    explodes: Test | None = None
    explosion: str = ""  # "!" a new die each, "!!" added to the same die, "!p" new dice count one less
    least: int | None = None
    most: int | None = None
    keeps: list[tuple[str, int]] = field(default_factory=list)
    target: Test | None = None
    fail: Test | None = None
    order: str = ""  # "a" ascending, "d" descending

    @property
    def work(self) -> float:
        """Steps that one die of these takes on the average, with all that it is thrown again or gives."""
        checks = sum(map(bool, (self.target, self.fail, self.order)))
        clamps = sum(clamp is not None for clamp in (self.least, self.most))
        again = meeting(self.goes_on, self.low, self.high) / self.sides
        once = meeting(self.rerolls_once, self.low, self.high) / self.sides
        if self.goes_on or self.rerolls_once:
            face = LIVELY_WORK
        else:
            face = SLOW_WORK if clamps or self.fail or self.low != 1 else 1
        face += checks + clamps + len(self.keeps)
        return face * (1 + once) / (1 - again) if again < 1 else math.inf

    @property
    def goes_on(self) -> list[Test]:
        """What gives another face, as often as it comes."""
        return [*self.rerolls, *([self.explodes] if self.explodes else [])]

    @property
    def sides(self) -> int:
        return self.high - self.low + 1


@dataclass(slots=True)
class Group:
    members: list["Node"]
    keeps: list[tuple[str, int]]
    text: str


@dataclass(slots=True)
class Bracket:
    inside: "Node"


@dataclass(slots=True)
class Sum:
    """terms with a sign each, +1 or -1."""

    signs: list[int]
    terms: list["Node"]


@dataclass(slots=True)
class Product:
    """first, then (operator, place in the text, factor): `*`, `/` exact, `//` rounded down."""

    first: "Node"
    rest: list[tuple[str, int, "Node"]]


@dataclass(slots=True)
class Wish:
    """Advantage or disadvantage written after something: `1d20+5 adv`. Gone once the item is read."""

    inside: "Node"
    text: str
    at: int


Node: TypeAlias = Number | Dice | Group | Bracket | Sum | Product | Wish


@dataclass(slots=True)
class Item:
    """One expression with its note, to be rolled `repeat` times. `repeated`: whether the text says so."""

    node: Node
    note: str
    repeat: int
    repeated: bool
    counts_successes: bool


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it."""
    yield node
    inside: list[Node] = []
    if isinstance(node, Bracket | Wish):
        inside = [node.inside]
    elif isinstance(node, Group):
        inside = node.members
    elif isinstance(node, Sum):
        inside = node.terms
    elif isinstance(node, Product):
        inside = [node.first, *(factor for _, _, factor in node.rest)]
    for child in inside:
        yield from walk(child)


def work_of(item: Item) -> int:
    """Steps that an item takes at least, all its repeats together."""
    return item.repeat * (RESULT_WORK + sum(map(part_work, walk(item.node))))


def reading_work(expression: str) -> int:
    """Steps that it takes to read an expression; its notes are not looked into. Cheap, so that it is known before."""
    return SIGN_WORK * len(_SIGNS.findall(_NOTES.sub(" ", expression)))


def part_work(part: Node) -> int:
    """Steps that a part takes by itself, without what is in it: drawing, adding up, writing down."""
    if isinstance(part, Dice):
        return 12 + math.ceil(part.count * part.work)
    if isinstance(part, Group):
        return 4 + 8 * len(part.members)
    return 16 * len(part.rest) if isinstance(part, Product) else 4
