"""Cards of packs on their shelves: whose they are, and which files hold what."""

from typing import Any

import pytest

from bot.rules.content.reader import Reader
from bot.rules.content.shelves import facts_and_prose, fill_shelves, in_folder, on_top
from bot.rules.content.yaml_source import Entry
from bot.rules.effects.packs import PackRegister, pack_name
from bot.rules.errors import ContentError
from tests.rules.test_pack_files import Card


def test_cards_of_users_packs_are_known_by_their_pack() -> None:
    reader, shelves = Reader(), {"items": dict[str, Any]()}
    register = PackRegister(["mine/items.yaml", "yours.yaml"])
    for file, source in {"items.yaml": "- id: a", "mine/items.yaml": "- id: b", "yours.yaml": "- id: c"}.items():
        read_now = [("items", entry) for entry in reader.entries(file, source)]
        assert len(fill_shelves(reader, read_now, {"items": Card}, shelves, register)) == 1
    assert [register.pack_of(card) for card in "abcd"] == [None, "mine", "yours", None]
    assert register.names == ("mine", "yours")
    assert [register.is_left_out(card, ["mine"]) for card in "abc"] == [False, True, False]
    assert pack_name("mine/items.yaml") == "mine" and pack_name("yours.yaml") == "yours"
    assert list(shelves["items"]) == ["a", "b", "c"]
    assert fill_shelves(reader, [("items", Entry("x", 1, {"id": 5}))], {"items": Card}, shelves, register) == []


def test_files_by_folder_and_by_what_they_hold() -> None:
    files = {"g/maps/a.yaml": "1", "g/maps/b/c.yaml": "2", "maps.yaml": "3", "maps/d.yaml": "4"}
    assert list(in_folder(files, "maps")) == ["g/maps/a.yaml", "maps/d.yaml"]
    assert facts_and_prose({"a.yaml": "1", "a.md": "2"}) == ({"a.yaml": "1"}, {"a.md": "2"})
    assert on_top({"a": "1"}, {"b": "2"}) == {"a": "1", "b": "2"}
    with pytest.raises(ContentError, match="a: the bundled pack has a file of this name"):
        on_top({"a": "1"}, {"a": "2"})
