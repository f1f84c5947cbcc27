"""Building a Ranger page by page (ER-17.1): whoever takes what is offered has a deck that may ride."""

from random import Random

import pytest

from cogs.rangers.content import building
from cogs.rangers.content.building import Draft, choose
from cogs.rangers.content.decks import OF_A_SET, is_legal, problems_of
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.game import game

CONTENT = game().content
SETS = building.sets_of(CONTENT, "background", "specialty")


def built(chance: Random) -> Draft:
    """Somebody who takes anything that each page offers."""

    def pick(draft: Draft, op: str, where: str, offered: list[str], n: int = 1) -> Draft:
        return choose(CONTENT, draft, op, where, chance.sample(offered, n))

    draft = pick(Draft(), "aspect", "", list(CONTENT.aspects))
    draft = pick(draft, "background", "", building.sets_of(CONTENT, "background"))
    draft = pick(draft, "role", "", list(CONTENT.roles))
    for aspect in ASPECTS:
        draft = pick(draft, "manner", aspect, [card.id for card in building.manners_of(CONTENT, draft, aspect)])
    for op, of in (("childhood", draft.background), ("craft", building.specialty_of(CONTENT, draft))):
        draft = pick(draft, op, "", [card.id for card in building.cards_of(CONTENT, draft, of)], OF_A_SET)
    while not draft.outside:
        draft = pick(draft, "oset", "", SETS)
        if offered := [card.id for card in building.interests(CONTENT, draft)]:
            draft = pick(draft, "outside", "", offered)
    return draft


@pytest.mark.parametrize("seed", range(20))
def test_whoever_takes_what_is_offered_has_a_deck_that_may_ride(seed: int) -> None:
    assert problems_of(CONTENT, building.deck_made(CONTENT, built(Random(seed)))) == []


def test_of_outside_all_is_offered_that_is_legal_free_and_no_expert() -> None:
    """ER-17.3: from every set, for every aspect card."""
    draft = built(Random(1))
    taken = {*draft.background_cards, *draft.specialty_cards}
    seen = set()
    for draft.aspect, values in ((one.id, one.values) for one in CONTENT.aspects.values()):
        for draft.outside_set in SETS:
            offered = {card.id for card in building.interests(CONTENT, draft)}
            for card in CONTENT.of_set(draft.outside_set):
                if card.id in CONTENT.ranger_cards:
                    printed = CONTENT.ranger_cards[card.id]
                    why = (printed.id in taken, "expert" in printed.keywords, not is_legal(printed, values))
                    assert (printed.id in offered) is not any(why)
                    seen.add(why)
    assert {(True, False, False), (False, True, False), (False, False, True), (False, False, False)} <= seen


def test_it_is_counted_how_many_of_a_set_ask_for_more_than_ones_aspects() -> None:
    for aspect in CONTENT.aspects.values():
        for name in SETS:
            cards = [card for card in CONTENT.ranger_cards.values() if card.set == name]
            shut = sum(not is_legal(card, aspect.values) for card in cards)
            assert building.closed_to(CONTENT, Draft(aspect=aspect.id), name) == shut


def test_what_nobody_offered_changes_nothing() -> None:
    draft = built(Random(2))
    expert = next(card for card in CONTENT.ranger_cards.values() if "expert" in card.keywords)
    looking = choose(CONTENT, draft, "oset", "", [expert.set])
    for op, where, what in (
        ("aspect", "", "fern.asp.none"),
        ("background", "", "mender"),
        ("role", "", "fern.b.soup_tin"),
        ("manner", "FIT", draft.manners["SPI"]),
        ("manner", "", draft.manners["SPI"]),
        ("oset", "", "wildwood"),
        ("outside", "", expert.id),
        ("outside", "", draft.background_cards[0]),
        ("nothing", "", draft.aspect),
    ):
        assert choose(CONTENT, looking, op, where, [what]) == looking, op
