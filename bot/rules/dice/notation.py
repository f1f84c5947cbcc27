"""Dice notation as data: what an expression asks for, and the limits of what may be asked. Pure."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeAlias

MAX_LENGTH: Final = 500
MAX_DEPTH: Final = 20
MAX_DICE: Final = 1_000
MAX_WORK: Final = 3_200
"""Steps of one expression, about a microsecond each: what its dice take, and `part_work` for each part of it."""
AGAIN_WORK: Final = 8
"""Steps for a die that may be thrown again or give another one."""
MAX_ROLLS: Final = 50
MAX_SIDES: Final = 1_000_000
MAX_NUMBER: Final = 10**9
MAX_NOTE: Final = 80

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
    if len(tests) == 1:
        return tests[0].hits
    above = min((test.number + (test.sign == ">") for test in tests if test.sign[0] == ">"), default=None)
    below = max((test.number - (test.sign == "<") for test in tests if test.sign[0] == "<"), default=None)
    equal = frozenset(test.number for test in tests if test.sign == "=")

    def hits(face: int) -> bool:
        return face in equal or (above is not None and face >= above) or (below is not None and face <= below)

    return hits if tests else lambda face: False


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
    def work(self) -> int:
        """Steps that one die of these takes."""
        again = sum(map(bool, (self.rerolls, self.rerolls_once, self.explodes)))
        checks = sum(map(bool, (self.target, self.fail, self.order)))
        clamps = sum(clamp is not None for clamp in (self.least, self.most))
        return 1 + AGAIN_WORK * again + checks + len(self.keeps) + clamps

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
    return item.repeat * sum(map(part_work, walk(item.node)))


def part_work(part: Node) -> int:
    """Steps that a part takes by itself, without what is in it: drawing, adding up, writing down."""
    if isinstance(part, Dice):
        return 16 + part.count * part.work
    if isinstance(part, Group):
        return 8 + 8 * len(part.members)
    return 16 * len(part.rest) if isinstance(part, Product) else 4
