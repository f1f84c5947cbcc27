"""A form as somebody has it before them, so that it can stay as it is while others act. Pure."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.rules.decision import Option, Text

K = TypeVar("K", bound=Hashable)

Choice = tuple[str, int]
"""What may be chosen: its id, and which of those with the same id it is."""


@dataclass(frozen=True, slots=True)
class HeldPart:
    """key: of the question; choices: all that could be chosen then, each with its label, in order."""

    key: str
    choices: tuple[tuple[Choice, str], ...]
    picked: frozenset[Choice]


@dataclass(frozen=True, slots=True)
class HeldForm:
    """option: what the form is about. whole: its whole moves as buttons, each with its label; empty: it had none."""

    option: str
    parts: tuple[HeldPart, ...]
    whole: tuple[tuple[tuple[frozenset[Choice], ...], str], ...] = ()

    @property
    def keys(self) -> list[str]:
        return [part.key for part in self.parts]


def choices_of(options: Sequence[Option]) -> list[Choice]:
    """Those that may be chosen, by their ids."""
    ids = [option.id for option in options]
    return [(one, ids[:place].count(one)) for place, one in enumerate(ids)]


def held_part(key: str, options: Sequence[Option], picked: frozenset[int], label: Callable[[Text], str]) -> HeldPart:
    """picked: by place among the options."""
    choices = choices_of(options)
    labels = [label(option.label) for option in options]
    return HeldPart(key, tuple(zip(choices, labels, strict=True)), frozenset(choices[place] for place in picked))


def in_their_places(before: Sequence[tuple[K, str]], now: Sequence[K]) -> list[tuple[int | None, str]]:
    """(place in `now`, label of before) of all of before, in the order of before, and then of what is new, whose label
    is empty; a place of None: that is not there any more."""
    places = {key: place for place, key in enumerate(now)}
    found = [(places.get(key), label) for key, label in before]
    known = {key for key, _ in before}
    return [*found, *((place, "") for key, place in places.items() if key not in known)]
