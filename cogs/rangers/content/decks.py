"""A Ranger with a deck of their own, and all that the rules of deck building say against it at once (ER-17). Pure.

Codes of problems are those of the rules' chapter 11 without `E-DECK-`: SIZE, ASPECTS, PERSONALITY, BACKGROUND,
SPECIALTY, OUTSIDE, ROLE, LEVEL, EXPERT, COPIES, UNKNOWN. Their sentences are `rangers-deck-<code>`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, NamedTuple

from pydantic import BaseModel, Field

from bot.rules.decision import Text, text
from cogs.rangers.content.cards import AspectCard, Prebuilt, RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.terms import ASPECTS, DECK_SIZE

OF_A_SET: Final = 5
"""Designs of the background, and as many of the specialty."""
MOST_COPIES: Final = 2
MOST_DESIGNS: Final = 120
NAMED: Final = ("LEVEL", "EXPERT", "COPIES")
"""Problems with a card that has a name."""
MOST_IN_A_FILE: Final = 30
"""Copies of one card that a deck of any source may list; what may ride has fewer."""
Copies = Annotated[int, Field(ge=1, le=MOST_IN_A_FILE)]
Ref = Annotated[str, Field(max_length=60)]


class RangerDeck(BaseModel):
    """A Ranger as one has built or imported them. aspect, role, cards: ids.

    background, specialty   sets; "": not chosen yet
    displaced   cards that went out for rewards
    is_new      by the rules of a new deck, else of one that has ridden (ER-17.6)
    """

    aspect: Ref = ""
    role: Ref = ""
    background: Ref = ""
    specialty: Ref = ""
    cards: dict[Ref, Copies] = Field(default_factory=dict, max_length=MOST_DESIGNS)
    displaced: dict[Ref, Copies] = Field(default_factory=dict, max_length=MOST_DESIGNS)
    is_new: bool = True


class DeckProblem(NamedTuple):
    """Something that is wrong, by its code, with what it is about."""

    code: str
    params: Mapping[str, Any]

    @property
    def said(self) -> Text:
        """Its sentence."""
        known = {**self.params, "card": f"@{self.params['card']}"} if self.code in NAMED else self.params
        return text(f"rangers-deck-{self.code.lower()}", **known)


def is_legal(card: RangerCard, values: tuple[int, ...]) -> bool:
    """Whether a Ranger with these values may take the card (ER-17.2)."""
    return card.aspect is None or card.level <= values[ASPECTS.index(card.aspect)]


def deck_of(ready: Prebuilt) -> RangerDeck:
    """A ready-made Ranger as a deck."""
    return RangerDeck(
        aspect=ready.aspect, role=ready.role, background=ready.background, specialty=ready.specialty, cards=ready.deck
    )


def problems_of(content: RangersContent, deck: RangerDeck) -> list[DeckProblem]:
    """Everything that is wrong with a deck."""
    return list(_problems(content, deck))


def _problems(content: RangersContent, deck: RangerDeck) -> Iterator[DeckProblem]:
    known = {name: n for name, n in deck.cards.items() if name in content.ranger_cards}
    for name in deck.cards:
        if name not in known:
            yield DeckProblem("UNKNOWN", {"card": name})
    aspect, role = content.aspects.get(deck.aspect), content.roles.get(deck.role)
    if aspect is None:
        yield DeckProblem("ASPECTS", {"aspect": deck.aspect})
    if role is None or role.specialty != deck.specialty:
        yield DeckProblem("ROLE", {"role": deck.role, "specialty": deck.specialty})
    cards = {name: content.ranger_cards[name] for name in known}
    counted = {name: n for name, n in known.items() if cards[name].type != "malady"}  # ER-17.5
    size = sum(counted.values())
    if size != DECK_SIZE:
        yield DeckProblem("SIZE", {"n": size, "of": DECK_SIZE})
    yield from _copies(deck, counted)
    if deck.is_new:
        yield from _parts(deck, {name: card for name, card in cards.items() if card.type != "malady"})
    for card in cards.values():
        yield from _card(card, deck, aspect)


def _copies(deck: RangerDeck, counted: Mapping[str, int]) -> Iterator[DeckProblem]:
    """ER-17.1, ER-17.4: two of each; of a deck that has ridden two at the most (ER-17.6)."""
    for name, n in counted.items():
        if n > MOST_COPIES or (deck.is_new and n != MOST_COPIES):
            yield DeckProblem("COPIES", {"card": name, "n": n, "of": MOST_COPIES})


def _parts(deck: RangerDeck, cards: Mapping[str, RangerCard]) -> Iterator[DeckProblem]:
    """ER-17.1: four personalities, five designs of each set, one from outside."""
    traits = Counter(card.aspect for card in cards.values() if card.category == "personality")
    if traits != Counter(ASPECTS):
        yield DeckProblem("PERSONALITY", {"n": traits.total()})
    over = 0
    for code, of in (("BACKGROUND", deck.background), ("SPECIALTY", deck.specialty)):
        found = sum(card.set == of for card in cards.values()) if of else 0
        if found < OF_A_SET:
            yield DeckProblem(code, {"n": found, "of": OF_A_SET, "set": of})
        over += max(0, found - OF_A_SET)
    own = (deck.background, deck.specialty)
    others = [card for card in cards.values() if card.set not in own and card.category != "personality"]
    wrong = [card for card in others if card.category not in ("background", "specialty")]
    if len(others) + over != 1 or wrong:
        yield DeckProblem("OUTSIDE", {"n": len(others) + over, "cards": [card.id for card in others]})


def _card(card: RangerCard, deck: RangerDeck, aspect: AspectCard | None) -> Iterator[DeckProblem]:
    if aspect is not None and not is_legal(card, aspect.values):
        yield DeckProblem("LEVEL", {"card": card.id, "aspect": card.aspect, "n": card.level})
    if "expert" in card.keywords and card.set not in (deck.background, deck.specialty):
        yield DeckProblem("EXPERT", {"card": card.id, "set": card.set})
