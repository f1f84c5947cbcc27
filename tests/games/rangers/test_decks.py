"""Decks of Rangers by ER-17: every problem is named at once, each by its code; decks of one's own ride at tables."""

from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue, Say
from cogs.rangers.content.decks import RangerDeck, deck_of, problems_of
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.game import game
from cogs.rangers.options import RangersOptions

CONTENT = game().content
FIRST = next(iter(CONTENT.prebuilt.values()))
SAY = Say(Catalogue("rangers"))


def with_cards(out: str = "", /, **more: int) -> RangerDeck:
    """The first ready-made Ranger without one card, with others."""
    deck = deck_of(FIRST)
    return deck.model_copy(update={"cards": {name: n for name, n in deck.cards.items() if name != out} | more})


def codes(deck: RangerDeck) -> set[str]:
    found = problems_of(CONTENT, deck)
    for problem in found:
        assert SAY.text(problem.said) and "{" not in SAY.text(problem.said)
    return {problem.code for problem in found}


def design(**wanted: Any) -> str:
    """A card of which all this is true, and which the first Ranger has not."""
    cards = (card for card in CONTENT.ranger_cards.values() if card.id not in FIRST.deck)
    return next(card.id for card in cards if all(getattr(card, name) == value for name, value in wanted.items()))


@pytest.mark.parametrize("ready", list(CONTENT.prebuilt))
def test_ready_made_rangers_follow_the_rules(ready: str) -> None:  # ER-17.1, ER-17.2, ER-17.3, ER-17.4
    assert codes(deck_of(CONTENT.prebuilt[ready])) == set()


def test_a_deck_has_thirty_cards_two_of_each() -> None:  # ER-17.1, E-DECK-SIZE, E-DECK-COPIES
    card = FIRST.background_cards[0]
    assert codes(with_cards(card, **{card: 1})) == {"SIZE", "COPIES"}
    assert codes(with_cards(card, **{card: 3})) == {"SIZE", "COPIES"}


def test_maladies_come_on_top() -> None:  # ER-17.5
    assert codes(with_cards(**{"fern.m.lingering_injury": 3})) == set()


def test_the_aspect_card_is_one_of_twelve() -> None:  # E-DECK-ASPECTS
    assert codes(deck_of(FIRST).model_copy(update={"aspect": "fern.asp.none"})) == {"ASPECTS"}


def test_the_role_is_of_the_specialty() -> None:  # ER-17.1, E-DECK-ROLE
    other = next(role.id for role in CONTENT.roles.values() if role.specialty != FIRST.specialty)
    assert codes(deck_of(FIRST).model_copy(update={"role": other})) == {"ROLE"}


def test_one_personality_of_each_aspect() -> None:  # ER-17.1, E-DECK-PERSONALITY
    gone = CONTENT.ranger_cards[FIRST.personality[0]]
    other = next(aspect for aspect in ASPECTS if aspect != gone.aspect)
    twin = next(
        card.id
        for card in CONTENT.ranger_cards.values()
        if card.category == "personality" and card.aspect == other and card.level == 1 and card.id not in FIRST.deck
    )
    assert codes(with_cards(gone.id, **{twin: 2})) == {"PERSONALITY"}


@pytest.mark.parametrize(("part", "code"), [("background_cards", "BACKGROUND"), ("specialty_cards", "SPECIALTY")])
def test_five_of_each_set_and_one_from_outside(part: str, code: str) -> None:
    """ER-17.1, E-DECK-BACKGROUND, E-DECK-SPECIALTY, E-DECK-OUTSIDE: one missing here is one too many outside."""
    gone = getattr(FIRST, part)[0]
    more = next(
        card.id
        for card in CONTENT.ranger_cards.values()
        if card.category in ("background", "specialty")
        and card.set not in (FIRST.background, FIRST.specialty, CONTENT.ranger_cards[FIRST.outside].set)
        and card.level == 1
        and "expert" not in card.keywords
    )
    assert codes(with_cards(gone, **{more: 2})) == {code, "OUTSIDE"}


def test_the_outside_interest_may_be_of_ones_own_set() -> None:  # ER-17.1
    own = next(card.id for card in CONTENT.of_set(FIRST.background) if card.id not in FIRST.deck and card.level == 1)
    assert codes(with_cards(FIRST.outside, **{own: 2})) == set()


def test_a_reward_is_no_interest() -> None:  # E-DECK-OUTSIDE
    assert "OUTSIDE" in codes(with_cards(FIRST.outside, **{design(category="reward", level=1): 2}))


def test_levels_and_experts() -> None:  # ER-17.2, ER-17.3, E-DECK-LEVEL, E-DECK-EXPERT
    weak = next(card.id for card in CONTENT.aspects.values() if card.AWA == 1)
    steep = next(card for card in CONTENT.ranger_cards.values() if card.aspect == "AWA" and card.level == 3)
    deck = with_cards(FIRST.outside, **{steep.id: 2}).model_copy(update={"aspect": weak})
    assert "LEVEL" in codes(deck)
    expert = next(
        card.id
        for card in CONTENT.ranger_cards.values()
        if "expert" in card.keywords and card.set not in (FIRST.background, FIRST.specialty)
    )
    assert "EXPERT" in codes(with_cards(FIRST.outside, **{expert: 2}))


def test_every_problem_is_named_at_once() -> None:  # ER-18.3, E-DECK-UNKNOWN
    assert codes(RangerDeck(cards={"mine.b.none": 1})) == {
        *("UNKNOWN", "ASPECTS", "ROLE", "SIZE", "PERSONALITY", "BACKGROUND", "SPECIALTY", "OUTSIDE"),
    }


def test_a_deck_that_has_ridden_may_hold_single_cards_and_rewards() -> None:  # ER-17.6, ER-18.3
    reward = design(category="reward", level=1)
    card = FIRST.background_cards[0]
    deck = with_cards(card, **{card: 1, reward: 1})
    assert codes(deck.model_copy(update={"is_new": False})) == set()
    assert {"COPIES", "OUTSIDE"} <= codes(deck)


# ---------------------------------------------------------------------- at a table


def chosen(data: Any, name: str = "Mira") -> Run[Any]:
    """Somebody says that their own Ranger rides, whom the table has fetched from their shelf."""
    run = Run.start(game(), b"own decks", 1, RangersOptions())
    request = run.requests()[0]
    run.choose(0, "own", run.token(request, 0))
    if data is not None:
        run.supply(0, {"kind": "deck", "name": name, "data": data})
    request = run.requests()[0]
    run.choose(0, name, run.token(request, 0))
    return run


def test_ones_own_ranger_rides() -> None:  # ER-17.1
    run = chosen(deck_of(FIRST).model_dump())
    own = run.state.rangers[0]
    assert (own.role, own.aspect, own.ready_made) == (FIRST.role, FIRST.aspect, "Mira")
    assert sorted(own.cards) == sorted(name for name, n in FIRST.deck.items() for _ in range(n))
    assert run.view(None)["rangers"][0]["name"] == "Mira"


def test_whoever_names_nobody_of_theirs_is_asked_again() -> None:
    """*Done. Which Ranger are you?* did not say that there was none of that name."""
    run = chosen(None, "Nobody")
    assert run.requests()[0].decision.key == "rangers.who"
    said = Catalogue("rangers").format(run.requests()[0].decision.prompt)
    assert said.startswith("You have no Ranger called Nobody: `/rangers build` makes one, or choose one of these.")


@pytest.mark.parametrize("data", [{}, [], None, {"cards": {"x": -1}}, {"cards": {"fern.b.none": 2}}, "deck"])
def test_what_is_no_deck_is_refused_and_changes_nothing(data: Any) -> None:
    run = Run.start(game(), b"own decks", 1, RangersOptions())
    run.choose(0, "own", run.token(run.requests()[0], 0))
    before = game().dump(run.state)
    with pytest.raises(NotPossible):
        run.supply(0, {"kind": "deck", "name": "Mira", "data": data})
    assert game().dump(run.state) == before
