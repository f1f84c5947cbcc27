"""Which handler carries out which effect of a game, checked when the game loads. Pure."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar, get_args

from pydantic import BaseModel

from bot.rules.effects.model import effect_name



class CountsWork(Protocol):
    """What the engine itself needs of a play."""

    @property
    def spend(self) -> Callable[..., None]:
        """Counts work that cards can multiply."""


P = TypeVar("P", bound=CountsWork)
"""The game's `Play`."""
C = TypeVar("C")
"""The game's context: who does what to whom while effects run. Ids only."""


class Result(StrEnum):
    """What became of an effect. Not done: impossible, declined, not paid for, used up, or put off until later."""

    DONE = "done"
    PARTLY = "partly"
    NOT_DONE = "not done"


def combined(results: Collection[Result]) -> Result:
    """What became of several together; nothing to do is done."""
    if Result.PARTLY in results:
        return Result.PARTLY
    if Result.NOT_DONE not in results:
        return Result.DONE
    return Result.PARTLY if Result.DONE in results else Result.NOT_DONE


def result_of(wanted: int, reached: int) -> Result:
    """What became of an effect that wanted so many (at least 1) and reached so many."""
    if reached <= 0:
        return Result.NOT_DONE
    return Result.DONE if reached >= wanted else Result.PARTLY


Handler = Callable[[P, Any, C], Awaitable[Result]]


@dataclass(frozen=True, slots=True)
class Binding(Generic[P, C]):
    """An effect's handler, and what the engine has to know about its model.

    asks      the handler itself asks whether an optional effect is used (where it asks for the details anyway)
    has_cost  the model has a `cost`; branches: the fields with what follows when it was done, and when not
    """

    handler: Handler[P, C]
    asks: bool = False
    has_cost: bool = False
    branches: tuple[str, str] | None = None


class EffectRegistry(Generic[P, C]):
    """The bindings of all effects of a game, by name.

    models     the effects of the vocabulary (`effect_models`), each with a name of its own
    handlers   name -> coroutine `(play, effect, context)`
    functions  what single cards need that the vocabulary does not say: name -> coroutine, for effects that have a field
               `function`
    asking     names of effects whose handlers ask for themselves whether they are used

    Raises `ValueError` with everything that is missing or left over.
    """

    def __init__(
        self,
        models: Iterable[type[BaseModel]],
        handlers: Mapping[str, Handler[P, C]],
        *,
        functions: Mapping[str, Handler[P, C]] = MappingProxyType({}),
        asking: Collection[str] = (),
    ) -> None:
        by_name = {effect_name(model): model for model in models}
        problems = [*_missing(by_name, handlers, asking), *_missing_functions(by_name.values(), functions)]
        if problems:
            raise ValueError("; ".join(problems))
        self.functions = MappingProxyType(dict(functions))
        self.bindings: Mapping[str, Binding[P, C]] = MappingProxyType(
            {name: _binding(model, handlers[name], name in asking) for name, model in by_name.items()}
        )


def _binding(model: type[BaseModel], handler: Handler[P, C], asks: bool) -> Binding[P, C]:
    return Binding(handler, asks, "cost" in model.model_fields, getattr(model, "branches", None))


def _missing(
    models: Mapping[str, type[BaseModel]], handlers: Mapping[str, object], asking: Collection[str]
) -> list[str]:
    return [
        *(f"effect {name!r} has no handler" for name in models if name not in handlers),
        *(f"handler {name!r} has no effect" for name in handlers if name not in models),
        *(f"{name!r} asks for itself and is no effect" for name in asking if name not in models),
    ]


def _missing_functions(models: Iterable[type[BaseModel]], functions: Mapping[str, object]) -> list[str]:
    named = {name for model in models if "function" in model.model_fields for name in _literals(model)}
    return [
        *(f"function {name!r} is named and not there" for name in sorted(named - functions.keys())),
        *(f"function {name!r} can be named by no effect" for name in sorted(functions.keys() - named)),
    ]


def _literals(model: type[BaseModel]) -> tuple[str, ...]:
    return get_args(model.model_fields["function"].annotation)
