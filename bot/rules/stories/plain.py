"""A vocabulary that takes any effect and any check, for stories whose game is still being written. Pure."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ConfigDict, model_validator

from bot.rules.stories.book import StoryVocabulary
from bot.rules.stories.shapes import Check, StoryEffect, StoryEntry

_KEYWORD_CONDITIONS = ("keyword", "marked", "not_marked", "event")
_GIVE = ("keyword", "mark", "event")


class PlainEffect(StoryEffect):
    """`{do: gain, coin: 2}` or `{gain: {coin: 2}}`."""

    model_config = ConfigDict(extra="allow", frozen=True, populate_by_name=True)

    @model_validator(mode="before")
    @classmethod
    def _named(cls, data: Any) -> Any:
        if isinstance(data, Mapping) and data and "do" not in data:
            return {**data, "do": str(next(name for name in (*data, "if") if name != "if"))}
        return data

    def gives(self) -> frozenset[str]:
        return frozenset() if self.do.startswith("lose") else frozenset(_given(self.model_extra or {}))


class PlainCheck(Check):
    """`{skill: 5}`, with whatever else a game adds."""

    model_config = ConfigDict(extra="allow", frozen=True, populate_by_name=True)

    def outcome_names(self) -> None:
        return None

    def measure(self) -> tuple[str, int] | None:
        fields = (self.model_extra or {}).items()
        return next(((name, value) for name, value in fields if type(value) is int), None)


class PlainEntry(StoryEntry[PlainEffect, PlainCheck]):
    """With any field of a game's own."""

    model_config = ConfigDict(extra="allow", frozen=True, populate_by_name=True)


def _given(fields: Mapping[str, Any]) -> Iterator[str]:
    for name, value in fields.items():
        if name in _GIVE and isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from _given(value)


PLAIN = StoryVocabulary(PlainEntry, conditions=None, keyword_conditions=_KEYWORD_CONDITIONS)
