"""How days of a simulation begin: at every place and on every way, with every mission, and with decks in which every
card comes up in time (`RangersDay.trial_opening`). Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from cogs.rangers.content.building import Draft, cards_of, choose, deck_made, manners_of, sets_of
from cogs.rangers.content.cards import RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import OF_A_SET, is_legal
from cogs.rangers.content.imports.own import PINNING, OwnCard, PinnedCard
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.content.world import ValleyMap
from cogs.rangers.state import Brought, BroughtRanger, MissionRecord

PLAIN: Final = 6
"""One table in so many begins as a lone day does."""
OPEN: Final = 4
"""Missions that lie open."""
REWARDS: Final = 3
"""Designs of rewards in a deck."""
LENGTH: Final = 12
OWN: Final = 5
"""Every so many tables somebody has a card that only their server knows."""
OWN_CARD: Final = "own.trial.knock"
_KNOCK: Final = {
    "id": OWN_CARD,
    "name": "Knock on Wood",
    "type": "moment",
    "category": "background",
    "set": "own",
    "aspect": "AWA",
    "level": 1,
    "cost": 1,
    "icons": {"reason": 1},
    "text": "Knock twice, and see what comes of it.",
    "abilities": [{"when": "play", "do": [{"do": "by_hand", "text": "Knock twice, and see what comes of it."}]}],
}
T = TypeVar("T")


def opening(content: RangersContent, number: int, seats: int) -> dict[str, Any] | None:
    """What the day at this table is given (`Brought`); None: nothing."""
    if number % PLAIN == 0:
        return None
    place, terrain = ground_of(content, number)
    valley = next(iter(content.maps.values()))
    locks = sorted({way.locked for found in valley.ways.values() for way in found if way.locked})
    given = Brought(
        day=1 + number % LENGTH,
        length=LENGTH,
        place=place,
        terrain=terrain,
        lead=number % seats,
        missions=_missions(content, number, place),
        events=locks if number % 2 else [],
        rangers=[_ranger(content, number * 4 + seat) for seat in range(seats)],
    )
    if number % OWN == 0:
        _bring_own(given)
    return given.model_dump(mode="json")


def ground_of(content: RangersContent, number: int) -> tuple[str, str]:
    """The place and the terrain at which the day at this table begins."""
    valley = next(iter(content.maps.values()))
    place = _turned(list(valley.ways), number)[0]
    return place, _turned(_terrains(valley, place), number // len(valley.ways))[0]


def _bring_own(given: Brought) -> None:
    """The first Ranger has a card of their server's in the place of another."""
    card = PinnedCard(id=OWN_CARD, code="trial", card=OwnCard.model_validate(_KNOCK))
    given.pinned = {OWN_CARD: PINNING.packed(card)}
    deck = given.rangers[0].deck
    deck[OWN_CARD] = deck.pop(next(iter(deck)))


def _turned(things: Sequence[T], by: int) -> list[T]:
    first = by % len(things)
    return [*things[first:], *things[:first]]


def _terrains(valley: ValleyMap, place: str) -> list[str]:
    """Those on the ways from a place, the one that fewest ways of the valley have first."""
    common = Counter(way.terrain for ways in valley.ways.values() for way in ways)
    return sorted({way.terrain for way in valley.ways[place]}, key=lambda terrain: (common[terrain], terrain))


def _missions(content: RangersContent, number: int, place: str) -> dict[str, MissionRecord]:
    """Some lie there, one that this place is about among them; every other time with all checks but the last."""
    names = _turned(list(content.missions), number * OPEN)[:OPEN]
    here = [name for name in content.missions if place in content.missions[name].places]
    if here and not set(here) & set(names):
        names[-1] = _turned(here, number)[0]
    found = {}
    for name in names:
        checks = content.missions[name].checks
        found[name] = MissionRecord(1, max(0, checks - 1) if number % 2 else 0)
    return found


def _ranger(content: RangersContent, number: int) -> BroughtRanger:
    """A legal deck (ER-17), some of its cards changed for rewards, now and then with a malady."""
    role = _turned(list(content.roles), number + number // len(content.roles))[0]
    draft = Draft(aspect=_turned(list(content.aspects), number + number // len(content.aspects))[0], role=role)
    draft = choose(content, draft, "background", "", [_turned(sets_of(content, "background"), number // 3)[0]])
    draft.manners = {aspect: _turned(manners_of(content, draft, aspect), number)[0].id for aspect in ASPECTS}
    draft.background_cards = _five(cards_of(content, draft, draft.background), number)
    draft.specialty_cards = _five(cards_of(content, draft, content.roles[role].specialty), number)
    draft.outside = _outside(content, draft, number)
    deck = deck_made(content, draft)
    cards = Counter(deck.cards)
    rewards = [card for card in content.ranger_cards.values() if card.category == "reward"]
    aspect = content.aspects[draft.aspect]
    fitting = [card.id for card in _turned(rewards, number * REWARDS) if is_legal(card, aspect.values)][:REWARDS]
    for old, new in zip([*draft.background_cards, *draft.specialty_cards][:: len(ASPECTS)], fitting, strict=False):
        cards[new] = cards.pop(old)
    maladies = [card.id for card in content.ranger_cards.values() if card.category == "malady"]
    if number % 3 == 0:
        cards[_turned(maladies, number)[0]] = 1
    sets = {"background": deck.background, "specialty": deck.specialty}
    return BroughtRanger(aspect=deck.aspect, role=role, deck=dict(cards), **sets)


def _five(cards: Sequence[RangerCard], number: int) -> list[str]:
    return [card.id for card in _turned(cards, number)[:OF_A_SET]]


def _outside(content: RangersContent, draft: Draft, number: int) -> str:
    taken = {*draft.background_cards, *draft.specialty_cards}
    able = [
        card
        for name in sets_of(content, "background", "specialty")
        for card in cards_of(content, draft, name)
        if card.id not in taken and "expert" not in card.keywords
    ]
    return _turned(able, number * 7)[0].id
