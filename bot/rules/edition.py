"""Settings that nobody chooses: they say which of several editions of something a table was begun with, so that it goes
on with that one when another has come.

    starters: Literal["second", "first"] = edition("second", "first")

    @model_validator(mode="before")
    @classmethod
    def _as_stored(cls, given: Any) -> Any:
        return as_stored(given, cls.model_fields.keys() - {"starters"}, {"starters": "first"})

The first edition is not stored: tables from before there was another keep their digests. Lobbies do not show such a
setting.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final

from pydantic import Field
from pydantic.fields import FieldInfo

_MARK: Final = "edition"


def edition(newest: str, first: str) -> Any:
    """The field of such a setting: a new table has the newest one."""
    return Field(default=newest, exclude_if=first.__eq__, json_schema_extra={_MARK: True})


def is_edition(field: FieldInfo) -> bool:
    """Whether a setting is one of these."""
    extra = field.json_schema_extra
    return isinstance(extra, dict) and extra.get(_MARK) is True


def as_stored(given: Any, always: AbstractSet[str], first: Mapping[str, Any]) -> Any:
    """Stored settings name all that is always stored; what they leave out is as it was at first."""
    if isinstance(given, dict) and given.keys() >= always:
        return {**first, **given}
    return given
