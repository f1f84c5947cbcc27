"""What a bundled card says is what it does: keywords, tests, icons, clears and entries, sentence by sentence."""

import re
from typing import Any

import pytest

from bot.rules.content.reader import effects_of
from cogs.rangers.game import game

CONTENT = game().content
CARDS: dict[str, Any] = {
    **CONTENT.path_cards,
    **CONTENT.ranger_cards,
    **CONTENT.locations,
}
KEYWORDS = (
    *(
        "friendly",
        "persistent",
        "unique",
        "tireless",
        "disconnected",
        "untraversable",
        "obstacle",
        "dangerous",
        "ambush",
    ),
    *("conduit", "manifestation", "expert"),
)
TEST = re.compile(r"(?:^|[.:] )([A-Z][^.:()]*?) \((AWA|FIT|SPI|FOC), (\w+), (\d)\)")
CLEARS = {"progress": "progress", "harm": "harm", "all Rangers": "rangers"}
every_card = pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)


def whens(card: Any, kind: str) -> set[str]:
    """What the abilities of a card wait for: `challenge` or `clear`."""
    found = (getattr(one.when, kind, None) for one in card.abilities)
    return {str(one) for one in found if one is not None}


@every_card
def test_keywords_are_printed_first_and_all_of_them(card: Any) -> None:
    said = card.text.split(":")[0].split(".")[0].lower()
    printed = {word for word in KEYWORDS if re.search(rf"\b{word}\b", said)} if is_list_of_keywords(said) else set()
    assert printed == {one for one in getattr(card, "keywords", ()) if one in KEYWORDS}


def is_list_of_keywords(said: str) -> bool:
    """Whether the first sentence is nothing but keywords."""
    return all(word.strip() in KEYWORDS for word in said.split(","))


@every_card
def test_a_printed_test_has_its_aspect_approach_and_difficulty(card: Any) -> None:
    printed = {(aspect, approach, int(n)) for _, aspect, approach, n in TEST.findall(card.text)}
    assert printed == {(one.aspect, one.approach, one.difficulty) for one in card.tests}
    assert all(one.name in card.text for one in card.tests)


@every_card
def test_each_icon_that_a_card_speaks_of_is_one_that_it_answers(card: Any) -> None:
    printed = {icon.lower() for icon in re.findall(r"(?:^|[.;] )(Leaf|Mountain|Crest):", card.text)}
    assert printed == whens(card, "challenge")


@every_card
def test_each_clear_that_a_card_speaks_of_is_one_that_it_answers(card: Any) -> None:
    printed = {CLEARS[by] for by in re.findall(r"Cleared by (progress|harm|all Rangers)", card.text)}
    assert printed == whens(card, "clear")


@every_card
def test_it_sends_to_the_entries_that_it_prints(card: Any) -> None:
    printed = set(re.findall(r"read ([A-Z]+\.\d+)", card.text))
    sent = {getattr(effect, "entry", "") for effect in effects_of(card) if effect.do == "entry"}
    own = None if card.id in CONTENT.locations else getattr(card, "entry", None)  # every place has a page of its own
    assert printed == sent | ({own} if own else set())


def test_each_arrival_says_as_many_as_it_does() -> None:
    for place in CONTENT.locations.values():
        for said, effects in zip(place.arrival_text, place.arrival, strict=True):
            (effect,) = effects
            n = getattr(effect, "n", None) or getattr(effect, "from_hand", None) or 1
            assert re.findall(r"\d+", said.rpartition(":")[2]) == [str(n)], (place.id, said)
