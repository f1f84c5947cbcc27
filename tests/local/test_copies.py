"""What SimCord copies is copied as it would do it itself."""

import copy
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

import pytest
from simcord.http import router

from bot.local.simcord_copies import COPYING, copy_quickly, plain_copy


class Style(IntEnum):
    PRIMARY = 1


SHARED = {"type": 2, "label": "Sit down"}


@pytest.mark.parametrize(
    "value",
    [
        {"components": [{"type": 1, "components": [SHARED, SHARED]}], "flags": 1 << 15, "nonce": None, "tts": False},
        {"when": datetime(2026, 1, 1, tzinfo=UTC), "style": Style.PRIMARY},
        [b"a picture", 0.5, ("a", 1), {"ä": "🔒"}],
    ],
)
def test_a_copy_is_equal_and_nothing_in_it_is_shared_with_what_was_copied(value: Any) -> None:
    made, theirs = plain_copy(value), copy.deepcopy(value)
    assert made == theirs == value and repr(made) == repr(theirs)
    assert not _changeable(made) & _changeable(value)
    assert len(_changeable(made)) == len(_changeable(theirs)), "what is one thing stays one"


def test_simcord_copies_so_once_it_fits() -> None:
    copy_quickly()
    assert all(getattr(module, name) is not copy for module, name in COPYING)
    assert vars(router)["copy"].deepcopy is plain_copy


def _changeable(value: Any) -> set[int]:
    """The ids of all lists and dicts in it."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    own = {id(value)} if isinstance(value, dict | list) else set()
    return own.union(*map(_changeable, inside))
