"""What a deck lacks by the thresholds of `data/altered/doctor`, and which cards would help. Pure.

doctor = read_doctor(files)
findings = doctor.findings(cards, pool)                 the gravest first
advice = doctor.advice(cards, pool, form)               up to three cards, each with the finding that it is for
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import ceil, floor
from typing import Final, NamedTuple

from pydantic import Field, model_validator

from bot.rules.content.reader import Reader
from cogs.altered.content.building.build import hero_of
from cogs.altered.content.building.collection import Filters, looked_at
from cogs.altered.content.decks import Facts, Format, Pool, size_of
from cogs.altered.content.filters import STATS, CardType, Stat, Strict

MOST_ADVICE: Final = 3
SMALLEST: Final = 12
"""A deck with fewer cards is looked at as if it had so many: of three cards nobody can say what they lack."""
CURVE: Final = "curve"
_EXPECTED: Final = (1.0, 3.0, 5.5, 8.0, 11.0, 14.0, 18.0)
"""Points of statistics that a cost is usually worth (rules 8.3)."""
_WORDS: Final = 0.85
"""What a card without statistics is worth, where an ordinary Character is worth about 1."""


class Which(Strict):
    """Cards; every field that is given must fit."""

    type: tuple[CardType, ...] = ()
    hand_cost_min: int = 0
    hand_cost_max: int = 99
    reserve_cost_max: int = 99
    disrupts: bool = False

    def fits(self, card: Facts) -> bool:
        """Whether this is one."""
        return (
            (not self.type or card.type in self.type)
            and self.hand_cost_min <= card.hand_cost <= self.hand_cost_max
            and card.reserve_cost <= self.reserve_cost_max
            and (card.disrupts or not self.disrupts)
        )


class Check(Strict):
    """One thing that a deck should have: a share of its cards (`of`) or of its terrain. cure: which cards help."""

    id: str = Field(pattern=r"^[a-z]{2,12}$")
    of: Which | None = None
    terrain: Stat | None = None
    least: float = Field(default=0.0, ge=0, le=1)
    most: float = Field(default=1.0, ge=0, le=1)
    cure: Which | None = None

    @model_validator(mode="after")
    def _one(self) -> "Check":
        if (self.of is None) == (self.terrain is None):
            raise ValueError("either cards (`of`) or a `terrain` is looked at")
        if self.most < 1 and self.cure is None:
            raise ValueError("where there may be too much (`most`), say which cards help (`cure`)")
        return self


class Price(Strict):
    """Which share of a deck has this Hand Cost; six stands for all that is dearer."""

    id: str
    cost: int = Field(ge=0, le=6)
    share: float = Field(gt=0, lt=1)


class Finding(NamedTuple):
    """check: its id; have, want: cards, or points of a terrain; too_many: whether there should be fewer."""

    check: Check
    have: int
    want: int
    too_many: bool


class Advice(NamedTuple):
    """A card to put in. why: the id of the finding, or `curve`; cost: whose gap the card fills then."""

    ref: str
    why: str
    cost: int = 0


@dataclass(frozen=True)
class Doctor:
    checks: Sequence[Check]
    curve: Sequence[Price]

    def findings(self, cards: Mapping[str, int], pool: Pool) -> list[Finding]:
        """What is amiss; of an empty deck nothing yet."""
        listed = [(pool[ref], n) for ref, n in cards.items() if ref in pool and pool[ref].type != "hero"]
        found = [_look(check, listed) for check in self.checks] if listed else []
        return [one for one in found if one is not None]

    def advice(self, cards: Mapping[str, int], pool: Pool, form: Format) -> list[Advice]:
        """A card for each finding in turn, then for the widest gaps of the curve; none twice, and each may go in."""
        hero = hero_of(cards, pool)
        allowed = [card for card in looked_at(pool, hero, Filters()) if _may_go_in(card, cards, pool, form)]
        wishes = [_best(allowed, check) for check, *_ in self.findings(cards, pool)]
        made: dict[str, Advice] = {}
        for row in zip_longest(*wishes):
            for one in row:
                if one is not None and len(made) < MOST_ADVICE:
                    made.setdefault(one.ref, one)
        for one in self._gaps(cards, pool, allowed):
            if len(made) < MOST_ADVICE:
                made.setdefault(one.ref, one)
        return list(made.values())

    def _gaps(self, cards: Mapping[str, int], pool: Pool, allowed: Sequence[Facts]) -> Iterator[Advice]:
        """Good cards for the costs that the deck has fewest of, beside what is usual."""
        counts: Counter[int] = Counter()
        for ref, n in cards.items():
            if ref in pool and pool[ref].type != "hero":
                counts[min(pool[ref].hand_cost, self.curve[-1].cost)] += n
        size = max(counts.total(), SMALLEST)
        prices = sorted(self.curve, key=lambda price: counts[price.cost] - price.share * size)
        best = [
            sorted((c for c in allowed if min(c.hand_cost, self.curve[-1].cost) == price.cost), key=_by(_worth))
            for price in prices
        ]
        for row in zip_longest(*best):
            for price, card in zip(prices, row, strict=True):
                if card is not None:
                    yield Advice(card.ref, CURVE, price.cost)


def read_doctor(files: Mapping[str, str]) -> Doctor:
    """The thresholds from file name -> YAML text. Raises `ContentError` with every problem found."""
    reader = Reader()
    read = reader.by_kind(files, ("doctor", "curve"))
    reader.unique([entry for _, entry in read])
    checks = reader.check([entry for kind, entry in read if kind == "doctor"], Check)
    curve = reader.check([entry for kind, entry in read if kind == "curve"], Price)
    reader.finish()
    return Doctor(tuple(checks), tuple(sorted(curve, key=lambda price: price.cost)))


def _look(check: Check, listed: Sequence[tuple[Facts, int]]) -> Finding | None:
    """What is wrong with a deck in one respect."""
    if check.of is not None:
        have = sum(n for card, n in listed if check.of.fits(card))
        whole = max(sum(n for _, n in listed), SMALLEST)
    else:
        place = STATS.index(check.terrain or "forest")
        terrain = [sum((card.stats or (0, 0, 0))[at] * n for card, n in listed) for at in range(len(STATS))]
        have, whole = terrain[place], sum(terrain)
    least, most = ceil(check.least * whole), floor(check.most * whole)
    if have < least:
        return Finding(check, have, least, False)
    return Finding(check, have, most, True) if have > most else None


def _best(allowed: Sequence[Facts], check: Check) -> list[Advice]:
    """Those who help, the best first."""
    if check.terrain is not None:
        place = STATS.index(check.terrain)
        helping = [card for card in allowed if card.stats is not None and card.stats[place]]
        ranked = sorted(helping, key=_by(lambda card: (card.stats or (0, 0, 0))[place] / (card.hand_cost + 1)))
    else:
        which = check.cure or check.of or Which()
        ranked = sorted((card for card in allowed if which.fits(card)), key=_by(_worth))
    return [Advice(card.ref, check.id) for card in ranked[:MOST_ADVICE]]


def _by(value: Callable[[Facts], float]) -> Callable[[Facts], tuple[float, str]]:
    return lambda card: (-value(card), card.ref)


def _worth(card: Facts) -> float:
    if card.stats is None:
        return _WORDS
    return sum(card.stats) / _EXPECTED[min(card.hand_cost, len(_EXPECTED) - 1)] + (0.2 if card.text else 0.0)


def _may_go_in(card: Facts, cards: Mapping[str, int], pool: Pool, form: Format) -> bool:
    """Whether one copy more breaks no rule of the format (AL-14.1 to 14.3)."""
    size = size_of(form, hero_of(cards, pool), 0)
    known = [(pool[ref], n) for ref, n in cards.items() if ref in pool]
    named = sum(n for other, n in known if other.name.casefold() == card.name.casefold())
    alike = sum(n for other, n in known if other.rarity == card.rarity)
    most = {"R": size.rares, "U": size.uniques, "E": size.exalted}.get(card.rarity)
    if card.banned or card.suspended or card.effects == "manual":
        return False
    if form in ("limited", "free"):
        return True
    return named < size.copies and (most is None or alike < most)
