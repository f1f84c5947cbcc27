"""Effects that are the same in every game: their handlers, and the ports through which a game says what it means by
them. Pure.

    if      `{do: if, holds: condition, then: [...], else: [...]}`
    pay     `{do: pay, cost: ..., then: [...], else: [...]}`
    roll    `{do: roll, table: {"1-3": [...], "4+": [...]}}`
    choose  one of several options, each with its cost
    gain    more of a counter; lose: less of it, as far as there is any
    call    a function of the game, registered by name, for the card that needs more than the vocabulary says

Draw and move belong to a game's zones, tests to its rules: what they share is `Effect.branches`.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from bot.rules.decision import Option
from bot.rules.effects.conditions import holds
from bot.rules.effects.registry import Handler, Result, combined, result_of

P = TypeVar("P", bound=Any)
C = TypeVar("C", bound=Any)
_P = TypeVar("_P", contravariant=True, bound=Any)
_C = TypeVar("_C", contravariant=True, bound=Any)


async def if_holds(play: Any, effect: Any, context: Any) -> Result:
    """`if`: done while `holds` does; the engine then runs what follows."""
    return Result.DONE if holds(effect.holds, play.effects.facts(play, context)) else Result.NOT_DONE


async def pay(play: Any, effect: Any, context: Any) -> Result:
    """`pay`: nothing of its own; the engine has taken the cost, and runs what follows."""
    return Result.DONE


async def call(play: Any, effect: Any, context: Any) -> Result:
    """`call`: what the function of this name does."""
    result: Result = await play.effects.registry.functions[effect.function](play, effect, context)
    return result


# ---------------------------------------------------------------- roll

FACES: Final = re.compile(r"[1-9]\d?|[1-9]\d?-[1-9]\d?|[1-9]\d?\+")
_ABOVE: Final = 30
"""`4+` goes on to here: more than any die shows with what is added."""


def faces_of(key: str) -> range:
    """`4-6` -> 4, 5, 6; `5+` -> 5 and above."""
    if key.endswith("+"):
        return range(int(key[:-1]), _ABOVE)
    low, _, high = key.partition("-")
    return range(int(low), int(high or low) + 1)


def are_faces(table: Collection[str]) -> bool:
    """Whether every key names faces of a die, none of them twice."""
    if not all(FACES.fullmatch(key) for key in table):
        return False
    faces = [face for key in table for face in faces_of(key)]
    return len(set(faces)) == len(faces)


def at_face(table: Mapping[str, Sequence[Any]], face: int) -> Sequence[Any]:
    """The effects at a face; nothing where the table has a gap."""
    return table.get(row_at(table, face), ())


def row_at(table: Mapping[str, Any], face: int) -> str:
    """The row of a face, by its key; empty where the table has a gap."""
    return next((key for key in table if face in faces_of(key)), "")


def roll(throw: Callable[[P, Any, C], Awaitable[int]]) -> Handler[P, C]:
    """`roll`. throw: throws the game's die for an effect, with all that is added, and tells about it."""

    async def handler(play: P, effect: Any, context: C) -> Result:
        face = await throw(play, effect, context)
        result: Result = await play.effects.run(play, at_face(effect.table, face), context)
        return result

    return handler


# ---------------------------------------------------------------- choose


class ChoicePort(Protocol[_P, _C]):
    """How a game asks for one of an effect's `options`, each with `cost` and `effects`."""

    def option(self, play: _P, place: int, choice: Any, context: _C) -> Option:
        """One of them to be shown, id = its place, refused while its cost cannot be paid. Only looks."""

    async def ask(self, play: _P, effect: Any, context: _C, options: Callable[[], list[Option]]) -> str:
        """The place that was chosen, "" when none is possible."""

    def on_chosen(self, play: _P, choice: Any, context: _C) -> None:
        """It was chosen; nothing is paid yet."""


def choose(port: ChoicePort[P, C]) -> Handler[P, C]:
    """`choose`: exactly one that can be paid; not done when none can."""

    def options(play: P, effect: Any, context: C) -> list[Option]:
        return [port.option(play, place, choice, context) for place, choice in enumerate(effect.options)]

    async def handler(play: P, effect: Any, context: C) -> Result:
        answer = await port.ask(play, effect, context, partial(options, play, effect, context))
        if not answer:
            return Result.NOT_DONE
        choice = effect.options[int(answer)]
        port.on_chosen(play, choice, context)
        if choice.cost:
            await play.effects.rules.pay(play, choice.cost, context)
        result: Result = await play.effects.run(play, choice.effects, context)
        return result

    return handler


# ---------------------------------------------------------------- gain and lose


class CounterPort(Protocol[_P, _C]):
    """What a game counts: silver of the party, shields of a character, mana of a seat."""

    async def owners(self, play: _P, effect: Any, context: _C) -> Sequence[str]:
        """Whose counters an effect means, asking where it leaves that open."""

    def read(self, play: _P, what: str, owner: str) -> int | None:
        """How many there are; None for somebody who can have none."""

    def write(self, play: _P, what: str, owner: str, n: int) -> None:
        """There are so many now."""

    def on_changed(self, play: _P, what: str, owner: str, change: int) -> None:
        """Say so. change: as far as it went, negative for a loss, 0 where there was nothing to lose."""


def gain(port: CounterPort[P, C]) -> Handler[P, C]:
    """`gain`: n more for everybody meant; nothing happens for less than one."""
    return _change(port, 1)


def lose(port: CounterPort[P, C]) -> Handler[P, C]:
    """`lose`: n less, as far as there is any."""
    return _change(port, -1)


def _change(port: CounterPort[P, C], sign: int) -> Handler[P, C]:
    async def handler(play: P, effect: Any, context: C) -> Result:
        n = play.effects.amount(play, effect.n, context)
        if n <= 0:
            return Result.NOT_DONE
        owners = await port.owners(play, effect, context)
        results = [_change_one(play, port, effect.what, owner, sign * n) for owner in owners]
        return combined(results) if results else Result.NOT_DONE

    return handler


def _change_one(play: Any, port: CounterPort[Any, Any], what: str, owner: str, wanted: int) -> Result:
    have = port.read(play, what, owner)
    if have is None:
        return Result.NOT_DONE
    change = max(wanted, -have)
    if change:
        port.write(play, what, owner, have + change)
    port.on_changed(play, what, owner, change)
    return result_of(abs(wanted), abs(change))
