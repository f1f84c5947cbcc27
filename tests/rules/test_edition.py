"""Settings that nobody chooses: a new table has the newest, and what was stored before there were any goes on."""

from typing import Any, Literal

import pytest
from pydantic import BaseModel, Field, model_validator

from bot.rules.edition import as_stored, edition, is_edition


class Options(BaseModel):
    level: int = 2
    pace: str = Field(default="slow", json_schema_extra={"advanced": True})
    mood: str = Field(default="fair", json_schema_extra={"edition": False})
    deck: Literal["second", "first"] = edition("second", "first")

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        return as_stored(given, cls.model_fields.keys() - {"deck"}, {"deck": "first"})


def test_a_lobby_can_tell_it_from_what_is_chosen() -> None:
    assert [name for name, field in Options.model_fields.items() if is_edition(field)] == ["deck"]


def test_the_newest_is_stored_and_the_first_is_not() -> None:
    assert Options().deck == "second" and Options().model_dump()["deck"] == "second"
    assert "deck" not in Options(deck="first").model_dump()


@pytest.mark.parametrize("deck", ["first", "second"])
def test_what_was_stored_is_read_as_it_was(deck: Any) -> None:
    assert Options.model_validate(Options(deck=deck).model_dump()).deck == deck


def test_some_settings_alone_are_of_a_table_that_begins() -> None:
    assert Options.model_validate({"level": 3}).deck == "second"
