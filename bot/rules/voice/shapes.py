"""What a voice file may say. The words themselves are sentences of the catalogue. Pure."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from math import inf
from operator import contains, eq
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bot.rules.decision import Text

Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]


def _bounds(value: Any) -> Any:
    """A value, several of them, or bounds."""
    known = {"at_least", "at_most"}
    if isinstance(value, dict) and (not value or set(value) - known or any(type(n) is not int for n in value.values())):
        raise ValueError("wants a value, a list of values, or {at_least: n, at_most: n}")
    return value


Wanted = Annotated[str | int | bool | list[str | int] | dict[str, Any], AfterValidator(_bounds)]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Name
    after: str = Field(description="kind of event")
    condition: dict[str, Wanted] = Field(default_factory=dict, alias="if", description="parameter of it -> what it is")
    """A dot leads into a text: `building.id` is the parameter `id` of the text `building`."""

    @cached_property
    def tests(self) -> Sequence[tuple[str, Callable[[Any], bool]]]:
        """What an event of the right kind has to fulfil: a parameter, and the test of its value."""
        return tuple((name, _test(wanted)) for name, wanted in self.condition.items())

    def fits(self, params: Mapping[str, Any]) -> bool:
        """Whether an event of the right kind has these parameters."""
        for name, is_met in self.tests:
            if not is_met(params.get(name) if name in params else value_in(params, name)):
                return False
        return True


class Occasion(_Shape):
    """When a remark is made. Its sentences are `<prefix>-voice-<id>-1` and so on, with the parameters of the event.

    lines   how many there are; each is told once in a game, then this occasion is silent
    first, every  it speaks up at the first such event, and then at each so-manieth
    by, own  a parameter (such as the encounter) for some values of which there are lines of their own, and how many:
             `<prefix>-voice-<id>-<value>-1`, hyphens for its dots; they come before the others. A value may go on after
             a dot (`@jackals.a` is `jackals`)
    former  what of all this was otherwise in the voice's first edition (`Voice.former`); `silent`: there was no such
            occasion
    """

    kind: Literal["remark"] = "remark"
    lines: int = Field(ge=0)
    first: int = Field(default=1, ge=1)
    every: int = Field(default=1, ge=1)
    by: str | None = None
    own: dict[str, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)
    former: Literal["silent"] | dict[str, Any] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _was_sound(self) -> "Occasion":
        self.as_it_was()
        return self

    def as_it_was(self) -> "Occasion | None":
        """The occasion of the first edition; None: there was none."""
        if self.former == "silent":
            return None
        if not self.former:
            return self
        now = self.model_dump(by_alias=True, exclude={"former"})
        return Occasion.model_validate({**now, **self.former})

    def speaks(self, time: int) -> bool:
        """Whether it has something to say the so-manieth time."""
        return time >= self.first and (time - self.first) % self.every == 0

    def own_of(self, params: Mapping[str, Any]) -> str:
        """The value that this event has lines of its own for, or nothing."""
        if not self.own:
            return ""
        value = str(value_in(params, self.by or "")).removeprefix("@")
        while value and value not in self.own:
            value = value.rpartition(".")[0]
        return value

    def key(self, own: str = "") -> str:
        """Where its sentences stand, without prefix and number."""
        return f"{self.id}-{own.replace('.', '-')}" if own else self.id


class Award(_Shape):
    """What is counted of each player, and told at the end of the one who has most of it: `<prefix>-award-<id>`.

    of      the parameter that says whose it is; add: how many it is, a number or a parameter
    least   fewer are nothing to talk about
    """

    kind: Literal["award"]
    of: str
    add: str | int = 1
    least: int = Field(default=1, ge=1)


def value_in(params: Mapping[str, Any], path: str) -> Any:
    """The parameter of that name; `building.id`: the one of the text that is there. None: there is none."""
    name, _, rest = path.partition(".")
    value = params.get(name)
    return value_in(value.params, rest) if rest and isinstance(value, Text) else None if rest else value


def _test(wanted: Any) -> Callable[[Any], bool]:
    if isinstance(wanted, list):
        return partial(contains, wanted)
    if isinstance(wanted, dict):
        return partial(_is_between, wanted.get("at_least", -inf), wanted.get("at_most", inf))
    return partial(eq, wanted)


def _is_between(least: float, most: float, value: Any) -> bool:
    return type(value) is int and least <= value <= most
