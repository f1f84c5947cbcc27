"""Rolling what was read. Pure; the only chance is the `Chance` that is handed in.

An expression is compiled once to closures that draw and add up. They note nothing but the faces as they fell; who wants
the explanation has the same faces read again by `trace`, die by die, so that the common case pays nothing for it.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from bot.rules.dice.errors import DiceError
from bot.rules.dice.notation import Bracket, Dice, Group, Item, Node, Number, Product, Sum, Value, Wish, any_of
from bot.rules.dice.reading import read

MAX_ROLLED: Final = 2_000
"""Faces of one throw; proofs of old rolls hold up to here."""
MOST_ROLLED: Final = 1_200
"""Faces of a new roll, all its throws together."""
MAX_TOTAL: Final = 10**15


class Source(Protocol):
    """Where faces come from: a `Chance`, or the faces of an earlier roll."""

    def die(self, stream: str, sides: int = 6) -> int: ...
    def dice(self, stream: str, count: int, sides: int = 6) -> list[int]: ...


# source, stream, list that takes the raw faces (1 .. sides) -> value
Roller: TypeAlias = Callable[[Source, str, list[int]], Value]


class Die:
    """One die as it fell. A die that is thrown again, or comes out of an explosion, is a Die of its own.

    face: what it shows. value: what it counts (clamped, one less, or a chain added up). kept: counts towards the total.
    rerolled: thrown again, so not kept. exploded: gave another die. extra: is such another die. success: True or False
    where a target is counted (None: neither, or no target); failures are False only where `f` counts them.
    """

    __slots__ = ("exploded", "extra", "face", "kept", "rerolled", "success", "value")

    def __init__(self, face: int, value: int, extra: bool = False) -> None:
        self.face = face
        self.value = value
        self.kept = True
        self.rerolled = False
        self.exploded = False
        self.extra = extra
        self.success: bool | None = None

    def __repr__(self) -> str:
        marks = [name for name in ("rerolled", "exploded", "extra") if getattr(self, name)]
        return f"<Die {self.face} counts {self.value if self.kept else 'not'}{''.join(' ' + mark for mark in marks)}>"


# Compiling ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def compile_text(text: str) -> list[tuple[Item, Roller]]:
    """Each item of the expression with the closure that rolls it once. DiceError as `read` raises it."""
    return [(item, compile_node(item.node)) for item in read(text)]


def compile_node(node: Node) -> Roller:
    match node:
        case Number():
            value = node.value
            return lambda source, stream, faces: value
        case Dice():
            return _compile_dice(node)
        case Bracket():
            return compile_node(node.inside)
        case Sum():
            return _compile_sum(node)
        case Product():
            return _compile_product(node)
        case Group():
            return _compile_group(node)
        case Wish():
            raise AssertionError("wishes are granted when an item is read")


def _compile_dice(dice: Dice) -> Roller:
    count, sides, shift = dice.count, dice.sides, dice.low - 1

    def roll_any(source: Source, stream: str, faces: list[int]) -> Value:
        return count_dice(dice, throw(dice, source, stream, faces))

    def roll_one(source: Source, stream: str, faces: list[int]) -> Value:
        face = source.die(stream, sides)
        faces.append(face)
        return face

    def roll_all(source: Source, stream: str, faces: list[int]) -> Value:
        rolled = source.dice(stream, count, sides)
        faces += rolled
        return sum(rolled)

    def roll_and_keep(source: Source, stream: str, faces: list[int]) -> Value:
        rolled = source.dice(stream, count, sides)
        faces += rolled
        rolled.sort()
        return sum(rolled[first:last])

    def roll_and_count(source: Source, stream: str, faces: list[int]) -> Value:
        rolled = source.dice(stream, count, sides)
        faces += rolled
        return sum(map(hits, rolled))

    if shift or dice.explodes or dice.rerolls or dice.rerolls_once or dice.fail:
        return roll_any
    if dice.least is not None or dice.most is not None:
        return roll_any
    if dice.target:
        hits = dice.target.hits
        return roll_any if dice.keeps else roll_and_count
    if dice.keeps:
        first, last = kept_range(dice.keeps, count)
        return roll_and_keep
    return roll_one if count == 1 else roll_all


def _compile_sum(node: Sum) -> Roller:
    constant: Value = 0
    parts: list[tuple[int, Roller]] = []
    for sign, term in zip(node.signs, node.terms, strict=True):
        if isinstance(term, Number):
            constant += sign * term.value
        else:
            parts.append((sign, compile_node(term)))
    if len(parts) == 1 and parts[0][0] == 1:
        only = parts[0][1]
        return lambda source, stream, faces: only(source, stream, faces) + constant

    def roll_sum(source: Source, stream: str, faces: list[int]) -> Value:
        total = constant
        for sign, part in parts:
            total += sign * part(source, stream, faces)
        return total

    return roll_sum


def _compile_product(node: Product) -> Roller:
    first = compile_node(node.first)
    rest = [(sign, at, compile_node(factor)) for sign, at, factor in node.rest]

    def roll_product(source: Source, stream: str, faces: list[int]) -> Value:
        value = first(source, stream, faces)
        for sign, at, factor in rest:
            value = combine(sign, at, value, factor(source, stream, faces))
        return value

    return roll_product


def _compile_group(node: Group) -> Roller:
    members = [compile_node(member) for member in node.members]
    first, last = kept_range(node.keeps, len(members))

    def roll_group(source: Source, stream: str, faces: list[int]) -> Value:
        return sum(sorted([member(source, stream, faces) for member in members])[first:last])

    return roll_group


# What the closures and the explanation share ------------------------------------------------------------------------


def combine(sign: str, at: int, left: Value, right: Value) -> Value:
    """left * right, left / right (exact) or left // right (rounded down)."""
    if sign == "*":
        return left * right
    if right == 0:
        raise DiceError("dice-by-zero", at)
    if sign == "//":
        return left // right
    exact = Fraction(left) / right
    return exact.numerator if exact.denominator == 1 else exact


def kept_range(keeps: list[tuple[str, int]], count: int) -> tuple[int, int]:
    """Which of `count` values in ascending order stay, as a slice. Several verbs work on what the earlier ones left."""
    first, last = 0, count
    for verb, n in keeps:
        if verb == "kh":
            first = max(first, last - n)
        elif verb == "kl":
            last = min(last, first + n)
        elif verb == "dl":
            first = min(last, first + n)
        else:
            last = max(first, last - n)
    return first, last


def kept_places(keeps: list[tuple[str, int]], values: list[Value]) -> set[int]:
    """The places of the values that stay. Of equals, the later ones count as the higher."""
    first, last = kept_range(keeps, len(values))
    return set(sorted(range(len(values)), key=lambda place: (values[place], place))[first:last])


def throw(dice: Dice, source: Source, stream: str, faces: list[int]) -> list[Die]:
    """Throw the dice with rerolls, explosions, clamps and keeps. `faces` takes the raw faces in the order drawn."""
    sides, shift = dice.sides, dice.low - 1
    is_rerolled, is_rerolled_once = any_of(dice.rerolls), any_of(dice.rerolls_once)
    raw = source.dice(stream, dice.count, sides)
    faces += raw
    thrown: list[Die] = []

    def again() -> int:
        if len(faces) >= MAX_ROLLED:
            raise DiceError("dice-too-lively", dice.at, limit=MAX_ROLLED)
        face = source.die(stream, sides)
        faces.append(face)
        return face + shift

    def settle(face: int, extra: bool) -> Die:
        """The die that stays after all its rerolls."""
        once = True
        while is_rerolled(face) or (once and is_rerolled_once(face)):
            once = False
            lost = Die(face, face, extra)
            lost.kept, lost.rerolled = False, True
            thrown.append(lost)
            face = again()
        die = Die(face, clamped(face), extra)
        thrown.append(die)
        return die

    def clamped(face: int) -> int:
        if dice.least is not None and face < dice.least:
            return dice.least
        if dice.most is not None and face > dice.most:
            return dice.most
        return face

    goes_on = dice.explodes.hits if dice.explodes else None
    if goes_on is None and not dice.rerolls and not dice.rerolls_once:  # none of them gives another
        thrown = [Die(face + shift, clamped(face + shift)) for face in raw]
        raw = []
    for face in raw:
        die = settle(face + shift, False)
        if goes_on is None:
            continue
        last = die.face
        while goes_on(last):
            if dice.explosion == "!!":
                die.exploded = True
                last = again()
                while is_rerolled(last):
                    last = again()
                die.value += clamped(last)
                continue
            die.exploded = True
            die = settle(again(), True)
            die.value -= dice.explosion == "!p"
            last = die.face

    if dice.keeps:
        kept = [die for die in thrown if die.kept]
        stay = kept_places(dice.keeps, [die.value for die in kept])
        for place, die in enumerate(kept):
            die.kept = place in stay
    if dice.target:
        is_success = dice.target.hits
        is_failure = dice.fail.hits if dice.fail else None
        for die in thrown:
            if die.kept and is_success(die.value):
                die.success = True
            elif die.kept and is_failure is not None and is_failure(die.value):
                die.success = False
    return thrown


def count_dice(dice: Dice, thrown: list[Die]) -> int:
    """What thrown dice are worth: their sum, or successes less counted failures."""
    if dice.target:
        return sum(1 if die.success else -1 for die in thrown if die.success is not None)
    return sum(die.value for die in thrown if die.kept)
