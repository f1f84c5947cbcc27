"""Paths of scenarios: what an entry of a list can be called by, and how entries are added."""

from typing import Any

import pytest

from bot.trials.paths import PathError, get, put


def test_an_entry_is_called_by_its_id_its_uid_or_its_card() -> None:
    data: dict[str, Any] = {
        "cards": [{"uid": "c1", "id": "lynx", "n": 1}, {"card": "deer", "n": 2}, {"id": "1", "n": 3}]
    }
    assert [get(data, f"cards.{name}.n") for name in ("c1", "lynx", "deer", "1", "0")] == [1, 1, 2, 3, 1]


def test_plus_adds_one_entry_and_two_of_them_each_of_a_list() -> None:
    data: dict[str, Any] = {"cards": [1]}
    put(data, "cards.+", 2)
    put(data, "cards.++", [3, 4])
    assert data == {"cards": [1, 2, 3, 4]}


def test_nobody_is_called_what_no_entry_is_called() -> None:
    with pytest.raises(PathError, match="no entry 'hart' among 1"):
        get({"cards": [{"uid": "lynx"}]}, "cards.hart")
    with pytest.raises(PathError):
        get({"cards": [{"uid": "lynx"}]}, "cards.None.uid")
