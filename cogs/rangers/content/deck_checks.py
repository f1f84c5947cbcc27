"""What must hold of Rangers' cards together (ER-17, rules 8.2): sets, legal designs for each aspect, ready-made decks,
the challenge deck. Pure."""

from collections import Counter
from typing import Final

from bot.rules.content.reader import Entry, Reader
from cogs.rangers.content.cards import Prebuilt, RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import deck_of, is_legal, problems_of
from cogs.rangers.content.vocabulary.terms import ASPECT_VALUES, ASPECTS, CHALLENGE_ICONS

LEGAL: Final = 5
"""So many designs of each full set are open to whatever aspect card (ER-17.8)."""
FIRST: Final = 5
"""A set of this size is for ready-made decks alone."""
MODIFIERS: Final = Counter({-2: 1, -1: 7, 0: 10, 1: 6})
"""Of the challenge deck, an aspect (ER-8.1)."""


def check_sets(reader: Reader, content: RangersContent) -> None:
    """Each background and specialty can be played with each aspect card (ER-17.8), with one Expert where it is full."""
    for name, found in content.sets.items():
        cards = [card for card in content.of_set(name) if isinstance(card, RangerCard)]
        if found.kind not in ("background", "specialty") or not cards:
            continue
        wrong = [card.id for card in cards if card.category != found.kind]
        for card_id in wrong:
            reader.add(f"{card_id}: lies in the set {name!r}, which is a {found.kind}")
        if len(cards) <= FIRST:
            continue
        for values in ASPECT_VALUES:
            legal = sum(is_legal(card, values) for card in cards)
            if legal < LEGAL:
                shown = " ".join(f"{aspect} {n}" for aspect, n in zip(ASPECTS, values, strict=True))
                reader.add(f"set {name!r}: {legal} designs are open to {shown}, wants at least {LEGAL} (ER-17.8)")
        experts = sum("expert" in card.keywords for card in cards)
        if experts != 1:
            reader.add(f"set {name!r}: {experts} designs are Expert, wants exactly one")
        for aspect in ASPECTS:
            if not any(card.aspect == aspect for card in cards):
                reader.add(f"set {name!r}: no design of {aspect}")


def check_challenges(reader: Reader, content: RangersContent) -> None:
    """The modifiers and icons of the challenge deck (ER-8.1)."""
    cards = [card for card in content.challenges.values() if content.register.pack_of(card.id) is None]
    if not cards:
        return
    for aspect in ASPECTS:
        found = Counter(getattr(card, aspect) for card in cards)
        if found != MODIFIERS:
            reader.add(f"challenges: {aspect} has {_shown(found)}, wants {_shown(MODIFIERS)} (ER-8.1)")
    for icon in CHALLENGE_ICONS:
        reader.count(f"challenge cards with {icon}", sum(card.icon == icon for card in cards), 8)
    for card in cards:
        lowest = min(getattr(card, aspect) for aspect in ASPECTS)
        if card.reshuffle != (lowest == -2):
            reader.add(f"{card.id}: the cards with -2 reshuffle, and no others (ER-8.1)")


def _shown(found: Counter[int]) -> str:
    return ", ".join(f"{n}x{value:+}" for value, n in sorted(found.items()))


def check_prebuilt(reader: Reader, content: RangersContent, entry: Entry, deck: Prebuilt) -> None:
    """A problem for each rule that a ready-made deck breaks (ER-17.1 to 17.4)."""
    for problem in problems_of(content, deck_of(deck)):
        told = ", ".join(f"{name} {value!r}" for name, value in problem.params.items())
        reader.problem(entry, "cards", f"E-DECK-{problem.code}: {told}")
