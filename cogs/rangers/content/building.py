"""Building a Ranger step by step: what each step offers, and the deck that comes of it (ER-17.1). Pure.

A draft may hold anything at any time: whoever changes the aspect later is told what no longer fits, and nothing is
thrown away for them.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import BaseModel, Field

from cogs.rangers.content.cards import Prebuilt, RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import OF_A_SET, RangerDeck, is_legal
from cogs.rangers.content.vocabulary.terms import ASPECTS

STEPS: Final = ("begin", "aspect", "background", "role", "manners", "childhood", "craft", "outside", "whole")
"""Pages of the builder, in order."""
Ref = Annotated[str, Field(max_length=60)]
Refs = Annotated[list[Ref], Field(max_length=12)]


class Draft(BaseModel):
    """A Ranger that is being built. manners: aspect -> personality; outside_set: the set that is being looked at."""

    aspect: Ref = ""
    background: Ref = ""
    role: Ref = ""
    manners: dict[str, Ref] = Field(default_factory=dict, max_length=4)
    background_cards: Refs = Field(default_factory=list)
    specialty_cards: Refs = Field(default_factory=list)
    outside_set: Ref = ""
    outside: Ref = ""


def specialty_of(content: RangersContent, draft: Draft) -> str:
    """The set that the role is of; "" while there is none."""
    role = content.roles.get(draft.role)
    return role.specialty if role is not None else ""


def deck_made(content: RangersContent, draft: Draft) -> RangerDeck:
    """The deck as far as it is built: two of each design."""
    designs = [*draft.manners.values(), *draft.background_cards, *draft.specialty_cards]
    designs += [draft.outside] if draft.outside else []
    return RangerDeck(
        aspect=draft.aspect,
        role=draft.role,
        background=draft.background,
        specialty=specialty_of(content, draft),
        cards={name: 2 * designs.count(name) for name in designs},
    )


def draft_of(ready: Prebuilt, content: RangersContent) -> Draft:
    """A ready-made Ranger, to be changed."""
    return Draft(
        aspect=ready.aspect,
        background=ready.background,
        role=ready.role,
        manners={str(content.ranger_cards[name].aspect): name for name in ready.personality},
        background_cards=list(ready.background_cards),
        specialty_cards=list(ready.specialty_cards),
        outside_set=content.ranger_cards[ready.outside].set,
        outside=ready.outside,
    )


# ---------------------------------------------------------------------- what can be chosen


def sets_of(content: RangersContent, *kinds: str) -> list[str]:
    """The sets of these kinds."""
    return [name for name, found in content.sets.items() if found.kind in kinds]


def manners_of(content: RangersContent, draft: Draft, aspect: str) -> list[RangerCard]:
    """The personalities of an aspect that this Ranger may have."""
    found = [card for card in content.ranger_cards.values() if card.category == "personality" and card.aspect == aspect]
    return _open_to(content, draft, found)


def cards_of(content: RangersContent, draft: Draft, name: str) -> list[RangerCard]:
    """The designs of a set that this Ranger may have (ER-17.2)."""
    return _open_to(content, draft, [card for card in content.of_set(name) if isinstance(card, RangerCard)])


def interests(content: RangersContent, draft: Draft) -> list[RangerCard]:
    """The designs of the set that is being looked at which may be the outside interest (ER-17.1, ER-17.3)."""
    taken = {*draft.background_cards, *draft.specialty_cards}
    found = cards_of(content, draft, draft.outside_set) if draft.outside_set else []
    return [card for card in found if card.id not in taken and "expert" not in card.keywords]


def closed_to(content: RangersContent, draft: Draft, name: str) -> int:
    """How many designs of a set ask for more than this Ranger's aspects."""
    return len([card for card in content.of_set(name) if isinstance(card, RangerCard)]) - len(
        cards_of(content, draft, name)
    )


def _open_to(content: RangersContent, draft: Draft, cards: Sequence[RangerCard]) -> list[RangerCard]:
    aspect = content.aspects.get(draft.aspect)
    return [card for card in cards if aspect is None or is_legal(card, aspect.values)]


# ---------------------------------------------------------------------- choosing


def choose(content: RangersContent, draft: Draft, op: str, where: str, values: Sequence[str]) -> Draft:
    """The draft with what was picked on a page; what nobody offered changes nothing."""
    made = draft.model_copy(deep=True)
    first = values[0] if values else ""
    if op == "begin":
        ready = content.prebuilt.get(first)
        return draft_of(ready, content) if ready is not None else Draft()
    if op == "aspect" and first in content.aspects:
        made.aspect = first
    elif op == "background" and first in sets_of(content, "background"):
        made.background = first
        made.background_cards = [] if first != draft.background else made.background_cards
    elif op == "role" and first in content.roles:
        kept = content.roles[first].specialty == specialty_of(content, draft)
        made.role, made.specialty_cards = first, made.specialty_cards if kept else []
    elif op == "manner" and where in ASPECTS and first in [card.id for card in manners_of(content, draft, where)]:
        made.manners[where] = first
    elif op == "childhood":
        made.background_cards = _picked(values, cards_of(content, draft, draft.background))
    elif op == "craft":
        made.specialty_cards = _picked(values, cards_of(content, draft, specialty_of(content, draft)))
    elif op == "oset" and first in sets_of(content, "background", "specialty"):
        made.outside_set = first
    elif op == "outside" and first in [card.id for card in interests(content, draft)]:
        made.outside = first
    return made


def _picked(values: Sequence[str], offered: Sequence[RangerCard]) -> list[str]:
    known = [card.id for card in offered]
    return [value for value in values if value in known][:OF_A_SET]
