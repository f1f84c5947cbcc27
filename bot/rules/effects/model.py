"""What all effects of all games have in common. Pure.

A game's effects are pydantic models that inherit `Effect`; what carries each out stands in the game's registry.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.rules.effects.conditions import Condition


class Effect(BaseModel):
    """What every effect may carry besides its own fields.

    if        condition; the effect is skipped while it does not hold
    when      now, or a later moment the game knows
    trigger   the moment at which a standing effect acts; none: it acts when its card is resolved
    limit     how often at most: once per attack, round, battle, segment, game
    optional  whoever it concerns may decline
    tag       a mark that the game may ask for (`rampage`)

    A model may add `cost`, which is paid before it acts, and name in `branches` its two fields with what follows when
    it was done (or partly), and when it was not.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)
    branches: ClassVar[tuple[str, str] | None] = None

    do: str
    condition: Condition | None = Field(default=None, alias="if")
    when: str = "now"
    trigger: str | None = None
    limit: str | None = None
    optional: bool = False
    tag: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _yaml_true(cls, data: Any) -> Any:
        if isinstance(data, Mapping) and True in data:
            raise ValueError("YAML reads a bare `on` or `yes` as true; the key here is `trigger`")
        return data


def effect_models(union: Any) -> tuple[type[BaseModel], ...]:
    """The models of a game's effects, from its union (`Annotated[Gain | Lose | ..., Field(discriminator="do")]`)."""
    return tuple(_models(union))


def _models(union: Any) -> Iterator[type[BaseModel]]:
    if isinstance(union, type) and issubclass(union, BaseModel):
        yield union
        return
    for part in get_args(union):
        if isinstance(part, type) or get_args(part):
            yield from _models(part)


def effect_name(model: type[BaseModel]) -> str:
    """The name of a model's effect: what its `do` must say. Raises `TypeError` for a model that leaves it open."""
    names = get_args(model.model_fields["do"].annotation)
    if len(names) != 1 or not isinstance(names[0], str):
        raise TypeError(f"{model.__name__}.do must be a Literal with one name")
    return names[0]


def effect_names(union: Any) -> tuple[str, ...]:
    """The names of all effects of a game, in the order of its union."""
    return tuple(effect_name(model) for model in effect_models(union))
