"""Whoever walks a card comes to every model inside it, wherever it stands, and to nothing else."""

from collections.abc import Mapping
from typing import Any, Literal

import pytest
from pydantic import BaseModel, Field

from bot.rules.content.reader import effects_of, walk
from bot.rules.effects import Effect
from cogs import game_ids, load_game


class Part(BaseModel):
    n: int
    within: "tuple[Part, ...]" = ()


class Blow(Effect):
    do: Literal["blow"] = "blow"
    after: "Blow | None" = None


class Card(BaseModel):
    name: str
    kind: Literal["a", "b"] = "a"
    words: tuple[str, ...] = ("x", "y")
    counts: Mapping[str, int | None] = {"x": 1, "y": None}
    one: Part | str = "none"
    either: int | tuple[Part | str, ...] = 0
    rows: list[list[Part]] = []
    named: dict[str, dict[str, Part]] = {}
    spelled: Part = Field(Part(n=7), alias="spelled-so")
    anything: Any = None
    effects: tuple[Blow, ...] = ()


def test_each_model_is_found_with_its_path_outer_ones_first() -> None:
    part = [Part(n=n) for n in range(6)]
    card = Card(
        name="of all kinds",
        one=Part(n=9, within=(part[0],)),
        either=("a word", part[1]),
        rows=[[], [part[2]]],
        named={"x": {"y": part[3]}},
        anything={"deep": [part[4], "a word", None]},
        effects=(Blow(after=Blow()),),
    )
    found = walk(card, "c")
    assert [path for path, _ in found] == [
        "c", "c/one", "c/one/within/0", "c/either/1", "c/rows/1/0", "c/named/x/y", "c/spelled-so", "c/anything/deep/0",
        "c/effects/0", "c/effects/0/after",
    ]  # fmt: skip
    assert [one.n for _, one in found if isinstance(one, Part)] == [9, 0, 1, 2, 3, 7, 4]
    assert list(effects_of([card])) == [card.effects[0], card.effects[0].after]
    assert walk("a word", "c") == [] and walk([], "c") == []


def plainly(part: Any, path: str) -> list[tuple[str, Any]]:
    """The same, into everything there is."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(part, BaseModel):
        fields = type(part).model_fields
        inside = [(info.alias or name, getattr(part, name)) for name, info in fields.items()]
    elif isinstance(part, dict):
        inside = list(part.items())
    elif isinstance(part, tuple | list):
        inside = list(enumerate(part))
    found = [(path, part)] if isinstance(part, BaseModel) else []
    return found + [each for key, value in inside for each in plainly(value, f"{path}/{key}")]


@pytest.mark.parametrize("game_id", game_ids())
def test_of_the_cards_of_each_game_nothing_is_left_out(game_id: str) -> None:
    content: Any = getattr(load_game(game_id), "content", None)
    shelves = content.by_kind() if hasattr(content, "by_kind") else {}
    cards = [card for shelf in shelves.values() for card in (shelf.values() if isinstance(shelf, dict) else shelf)]
    for card in cards:
        found, wanted = walk(card, "c"), plainly(card, "c")
        assert [(path, id(part)) for path, part in found] == [(path, id(part)) for path, part in wanted]
        assert [id(one) for one in effects_of(card)] == [id(one) for _, one in wanted if isinstance(one, Effect)]
