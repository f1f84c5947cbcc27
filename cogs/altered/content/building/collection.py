"""Which cards somebody who builds a deck looks at: filters, their order, pages of them. Pure."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from pydantic import BaseModel, ConfigDict

from cogs.altered.content.cards import FACTIONS
from cogs.altered.content.decks import NEUTRAL, Facts, Pool
from cogs.altered.content.sets import RARE_SIGNS

T = TypeVar("T")
DEAREST: Final = 7
"""All that costs as much or more is one choice."""
PLAYED: Final = ("character", "spell", "landmark", "expedition_permanent")
RARITIES: Final = ("C", "R", "U", "E")
KEYWORDS: Final = (
    "anchored",
    "asleep",
    "boost",
    "cooldown",
    "defender",
    "eternal",
    "fleeting",
    "gigantic",
    "resupply",
    "sabotage",
    "scout",
    "seasoned",
    "support",
    "tough",
)
"""What a card can be looked for by: keywords, statuses and verbs that stand on it, all of them terms."""


class Filters(BaseModel):
    """Of each sort any of these will do; none chosen: all. No faction chosen: those that the Hero leads."""

    model_config = ConfigDict(frozen=True)

    faction: tuple[str, ...] = ()
    cost: tuple[str, ...] = ()
    type: tuple[str, ...] = ()
    keyword: tuple[str, ...] = ()
    rarity: tuple[str, ...] = ()

    @property
    def are_set(self) -> bool:
        """Whether any is."""
        return any((self.faction, self.cost, self.type, self.keyword, self.rarity))


SORTS: Final = tuple(Filters.model_fields)


@lru_cache(maxsize=16_384)
def keywords_of(facts: Facts) -> frozenset[str]:
    """The keywords of a card, and those that its text speaks of."""
    words = "".join(c if c.isalpha() else " " for c in facts.text.casefold()).split()
    spoken = {word.removesuffix("s") for word in words} | set(words)
    return frozenset(name for name in KEYWORDS if name in facts.keywords or name in spoken)


def led_by(hero: Facts | None, pool: Pool) -> tuple[str, ...]:
    """The factions whose cards may go into this Hero's deck (AL-14.1); all of them without a Hero."""
    if hero is not None:
        return (hero.faction, NEUTRAL)
    return factions_of(pool)


def factions_of(pool: Pool) -> tuple[str, ...]:
    """All factions of a pool, the bundled ones first."""
    known = {facts.faction for facts in pool.values() if facts.type != "token"}
    return (*(name for name in FACTIONS if name in known), *sorted(known - set(FACTIONS)))


def looked_at(pool: Pool, hero: Facts | None, filters: Filters) -> list[Facts]:
    """The cards beside Heroes that fit, by cost and name, the common printing of a card first."""
    factions = filters.faction or led_by(hero, pool)
    found = [facts for facts in pool.values() if facts.type in PLAYED and facts.faction in factions]
    return sorted((facts for facts in found if _fits(facts, filters)), key=order_of)


def order_of(facts: Facts) -> tuple[int, str, int, str]:
    """How cards lie beside each other."""
    grade = RARITIES.index(facts.rarity) if facts.rarity in RARITIES else len(RARITIES)
    return facts.hand_cost, facts.name, grade, facts.ref


def _fits(facts: Facts, filters: Filters) -> bool:
    return (
        (not filters.cost or cost_of(facts) in filters.cost)
        and (not filters.type or facts.type in filters.type)
        and (not filters.rarity or facts.rarity in filters.rarity)
        and (not filters.keyword or not keywords_of(facts).isdisjoint(filters.keyword))
    )


def called(facts: Facts) -> str:
    """The name of a card with the sign of its printing, so that nobody takes a rare for its common."""
    sign = RARE_SIGNS.get(facts.ref.rpartition("_")[2], "" if facts.rarity == "C" else f"({facts.rarity})")
    return f"{facts.name} {sign}".rstrip()


def cost_of(facts: Facts) -> str:
    """A card's Hand Cost as a filter has it."""
    return str(min(facts.hand_cost, DEAREST))


def choices(pool: Pool, hero: Facts | None, sort: str) -> list[str]:
    """What a filter of this sort offers: only what there is."""
    if sort == "faction":
        return list(factions_of(pool))
    cards = looked_at(pool, hero, Filters())
    if sort == "cost":
        return sorted({cost_of(facts) for facts in cards}, key=int)
    if sort == "keyword":
        known = frozenset[str]().union(*(keywords_of(facts) for facts in cards))
        return [name for name in KEYWORDS if name in known]
    there = {getattr(facts, sort) for facts in cards}
    return [name for name in (PLAYED if sort == "type" else RARITIES) if name in there]


def heroes_of(pool: Pool) -> list[Facts]:
    """All Heroes, by faction and name."""
    factions = factions_of(pool)
    heroes = [facts for facts in pool.values() if facts.type == "hero"]
    return sorted(heroes, key=lambda facts: (factions.index(facts.faction), facts.ref))


def page_of(things: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """What lies on a page (from 0, the last one for a number beyond it), which it is, and how many there are."""
    pages = max(1, -(-len(things) // size))
    page = min(max(page, 0), pages - 1)
    return things[page * size : (page + 1) * size], page, pages


def in_order(refs: Iterable[str], pool: Pool) -> list[str]:
    """Cards of a deck, the Hero first, then by cost; those that are not in the pool last."""
    return sorted(refs, key=lambda ref: (1, *order_of(pool[ref])) if ref in pool else (2, 0, ref, 0, ref))
