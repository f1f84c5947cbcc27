"""Lists whose order is nothing, wherever they stand in a state."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import BaseModel

from bot.rules.unordered import Unordered
from bot.trials.unordered import bagged
from cogs.doomrock.state import BattleState


@dataclass
class Inner:
    marks: Unordered[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)


class Outer(BaseModel):
    bag: Unordered[int] = []
    order: list[int] = []
    names: set[str] = set()
    one: Inner | None = None
    many: dict[str, Inner] = {}
    groups: list[Unordered[str]] = []
    pair: tuple[int, Unordered[int]] = (0, [])
    maybe: Unordered[int] | None = None


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ({"bag": [1, 2, 2]}, {"bag": [2, 1, 2]}),
        ({"names": ["a", "b"]}, {"names": ["b", "a"]}),
        ({"one": {"marks": ["a", "b"]}}, {"one": {"marks": ["b", "a"], "deck": []}}),
        ({"many": {"x": {"marks": ["a", "b"]}}}, {"many": {"x": {"marks": ["b", "a"], "deck": []}}}),
        ({"groups": [["a", "b"], ["c"]]}, {"groups": [["b", "a"], ["c"]]}),
        ({"pair": (1, [1, 2])}, {"pair": [1, [2, 1]]}),
        ({"maybe": [1, 2]}, {"maybe": [2, 1]}),
    ],
)
def test_order_is_nothing_where_the_type_says_so(field: dict[str, Any], other: dict[str, Any]) -> None:
    found = bagged(Outer(**field).model_dump(mode="json"), Outer)
    (name,) = field
    assert found[name] == other[name]


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ({"order": [1, 2]}, {"order": [2, 1]}),
        ({"bag": [1, 2, 2]}, {"bag": [1, 1, 2]}),
        ({"bag": [1]}, {"bag": [1, 1]}),
        ({"one": {"deck": ["a", "b"]}}, {"one": {"marks": [], "deck": ["b", "a"]}}),
        ({"groups": [["a"], ["c"]]}, {"groups": [["c"], ["a"]]}),
        ({"maybe": [1, 2]}, {"maybe": None}),
    ],
)
def test_everywhere_else_it_counts(field: dict[str, Any], other: dict[str, Any]) -> None:
    found = bagged(Outer(**field).model_dump(mode="json"), Outer)
    (name,) = field
    assert found[name] != other[name]


def test_who_stands_with_whom_has_no_order() -> None:
    battle = {"groups": [["h0", "e1"]], "slots": ["h0", "h1"]}
    found = bagged(battle, BattleState)
    assert found["groups"] == [["e1", "h0"]] and found["slots"] != ["h1", "h0"]
