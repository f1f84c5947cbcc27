"""Where effects stand, errata, and whose card it is."""

from typing import Any, Literal

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from bot.rules.content.errata import Erratum, apply_errata
from bot.rules.content.index import EffectIndex
from bot.rules.content.reader import Reader
from bot.rules.effects import Effect
from bot.rules.effects.conditions import Condition
from bot.rules.effects.packs import PackRegister, pack_name
from bot.rules.errors import ContentError


class Place(BaseModel):
    name: str
    effects: tuple[Effect, ...] = ()


class Card(BaseModel):
    id: str
    name: str
    effects: tuple[Effect, ...] = ()
    places: tuple[Place, ...] = ()
    kind: Literal["card"] = "card"


def test_effects_are_found_by_path_and_paths_by_effect() -> None:
    index = EffectIndex()
    first, second = Effect(do="gain"), Effect(do="gain")  # alike, and still two
    card = Card(id="a", name="Axe", effects=(first,), places=(Place(name="Inn", effects=(second,)),))
    index.add(card, card.id, card.name)
    assert index.path_of(first) == "a/effects/0" and index.path_of(second) == "a/places/0/effects/0"
    assert index.at("a/places/0/effects/0") is second
    assert list(index) == [first, second]
    assert index.name_of("a") == "Axe" and index.name_of("a/places/0") == "Inn" and index.name_of("b") is None
    with pytest.raises(KeyError):
        index.path_of(Effect(do="gain"))


def test_a_game_may_index_more_than_effects() -> None:
    index = EffectIndex(Place)
    card = Card(id="a", name="Axe", places=(Place(name="Inn"),))
    index.add(card, card.id)
    assert index.at("a/places/0") is card.places[0] and index.name_of("a") is None


CARDS = """
- id: ax
  name: Axe
  effects: [{do: hit, n: 1}, {do: hit, n: 2, to: all}]
- id: bow
  name: Bow
"""


def patched(errata: str) -> dict[str, Any]:
    reader = Reader()
    cards = reader.entries("cards.yaml", CARDS)
    apply_errata(reader, reader.entries("errata.yaml", errata), cards)
    reader.finish()
    return {entry.name: entry.data for entry in cards}


def test_an_erratum_changes_fields_and_notes_which() -> None:
    found = patched("[{card: ax, patch: {name: Hatchet}}]")
    assert found["ax"]["name"] == "Hatchet" and found["ax"]["errata"] == "changed: name"
    assert "errata" not in found["bow"]


def test_an_erratum_changes_one_effect_and_leaves_what_it_does_not_speak_of() -> None:
    found = patched("[{card: ax, patch: {replace_effect: {find: {n: 2}, put: {n: 3}}}, note: stronger}]")
    assert found["ax"]["effects"] == [{"do": "hit", "n": 1}, {"do": "hit", "n": 3, "to": "all"}]
    assert found["ax"]["errata"] == "stronger"


def test_the_last_erratum_wins_and_one_for_no_card_is_silent() -> None:
    found = patched("[{card: ax, patch: {name: One}}, {card: gone, patch: {name: X}}, {card: ax, patch: {name: Two}}]")
    assert found["ax"]["name"] == "Two"


def test_a_replacement_without_find_and_put_is_a_problem() -> None:
    with pytest.raises(ContentError, match=r"patch\.replace_effect: wants `find` and `put`"):
        patched("[{card: ax, patch: {replace_effect: {find: {n: 2}}}}]")


def test_an_erratum_is_checked() -> None:
    assert Erratum.model_validate({"card": "ax", "patch": {}}).note == ""
    with pytest.raises(ContentError, match="field what: unknown field"):
        patched("[{card: ax, patch: {}, what: 1}]")


def test_a_table_leaves_packs_out_by_name() -> None:
    packs = PackRegister(["mine/cards.yaml", "yours.yaml"])
    for card, file in (("a", "mine/cards.yaml"), ("b", "yours.yaml"), ("c", "cards.yaml")):
        packs.note(card, file)
    assert packs.names == ("mine", "yours") and packs.pack_of("c") is None
    assert [packs.is_left_out(card, ["mine"]) for card in "abc"] == [True, False, False]
    assert pack_name("mine/deep/cards.yaml") == "mine"


@pytest.mark.parametrize("written", [{}, {"even": "round", "not": "dry"}, 3, [["even"]]])
def test_a_condition_is_one_word_with_at_most_one_argument(written: Any) -> None:
    """Of two words side by side only one would be asked."""
    condition = TypeAdapter[Any](Condition)
    assert condition.validate_python({"even": "round"}) == {"even": "round"}
    with pytest.raises(ValidationError):
        condition.validate_python(written)
