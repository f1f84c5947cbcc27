"""What a deck must be, and what it looks like in figures (AL-14.1 to 14.3, AL-15.2, 15.3). Pure.

Works on `Facts`, which a bundled card and an imported one both have. All mistakes of a deck are listed at once.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from cogs.altered.content.cards import Card
from cogs.altered.content.decklist import Problem
from cogs.altered.content.glossary import disrupts, label_of

Format = Literal["constructed", "no_unique", "singleton", "limited", "free"]
FORMATS: Final[tuple[Format, ...]] = ("constructed", "no_unique", "singleton", "limited", "free")
Effects = Literal["scripted", "compiled", "manual"]
NEUTRAL: Final = "NE"
FACTION_NAMES: Final[Mapping[str, str]] = {
    "GW": "Gearwrights",
    "TW": "Trailwardens",
    "MQ": "Masquers",
    "GB": "Greenbound",
    "CH": "Charterhold",
    "VK": "Veilkeepers",
}
"""The factions in full: who chooses a first deck has not met their two letters yet."""
MOST_NAMED: Final = 8
"""Cards that a problem names before it says how many more there are."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What deck building wants to know of a card. rarity: C, R, E, U. uniques: how many a Hero allows in singleton."""

    ref: str
    name: str
    type: str
    faction: str
    rarity: str
    hand_cost: int = 0
    reserve_cost: int = 0
    stats: tuple[int, int, int] | None = None
    effects: Effects = "scripted"
    disrupts: bool = False
    banned: bool = False
    suspended: bool = False
    uniques: int = 3
    text: str = ""
    keywords: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


Pool = Mapping[str, Facts]
"""Reference -> facts, of all cards that may be meant."""


@dataclass(slots=True)
class Size:
    """Of a format, beside the Hero: least, most (0: no end), copies of a name, rares, uniques, exalted (-1: no end)."""

    least: int = 39
    most: int = 59
    copies: int = 3
    rares: int = 15
    uniques: int = 3
    exalted: int = 3
    factions: int = 1


def facts_of(card: Card) -> Facts:
    """A bundled card."""
    return Facts(
        card.id,
        card.name,
        card.type,
        card.faction,
        card.rarity,
        card.hand_cost,
        card.reserve_cost,
        card.row if card.is_body else None,
        "manual" if card.manual else "scripted",
        disrupts(card),
        "banned" in card.tags,
        "suspended" in card.tags,
        text=card.words,
        keywords=tuple(keyword.k for keyword in card.keywords),
        subtypes=card.subtypes,
    )


def pool_of(cards: Iterable[Card]) -> dict[str, Facts]:
    """A pool of bundled cards."""
    return {card.id: facts_of(card) for card in cards}


def size_of(form: Format, hero: Facts | None, deck_max: int) -> Size:
    """The numbers of a format. deck_max: the community's upper bound of constructed decks, 0 for none (AL-14.1)."""
    if form == "no_unique":
        return Size(most=deck_max, uniques=0)
    if form == "singleton":
        return Size(59, 79, 1, uniques=3 if hero is None else hero.uniques)
    return Size(most=deck_max)


def check(
    cards: Mapping[str, int],
    pool: Pool,
    form: Format = "constructed",
    *,
    deck_max: int = 59,
    allow_manual: bool = False,
) -> list[Problem]:
    """Everything that is wrong with a deck of cards that are all in the pool; nothing for a legal one."""
    listed = [(pool[ref], n) for ref, n in cards.items()]
    manual = [card.name for card, _ in listed if card.effects == "manual"]
    undone = [] if allow_manual or not manual else [Problem("DECK_MANUAL", _named(manual))]  # AL-14.10
    if form == "free":
        return undone
    heroes = [(card, n) for card, n in listed if card.type == "hero"]
    others = [(card, n) for card, n in listed if card.type != "hero"]
    problems: list[Problem] = []
    hero = heroes[0][0] if heroes else None
    if sum(n for _, n in heroes) > 1:
        problems.append(Problem("DECK_MANY_HEROES", {"n": sum(n for _, n in heroes)}))
    if form == "limited":
        problems += _limited(listed)
    else:
        problems += _constructed(hero, others, size_of(form, hero, deck_max), form)
    problems += [Problem("DECK_BANNED", {"card": card.name}) for card, _ in listed if card.banned]
    problems += [Problem("DECK_SUSPENDED", {"card": card.name}) for card, _ in listed if card.suspended]
    return problems + undone


def _limited(listed: list[tuple[Facts, int]]) -> list[Problem]:
    total = sum(n for _, n in listed)  # AL-14.2: the Hero counts
    factions = sorted({card.faction for card, _ in listed} - {NEUTRAL})
    problems = []
    if total < 30:
        problems.append(Problem("DECK_TOO_SMALL", {"need": 30, "have": total}))
    if len(factions) > 3:
        problems.append(Problem("DECK_FACTION", _named(factions)))
    return problems


def _constructed(hero: Facts | None, others: list[tuple[Facts, int]], size: Size, form: Format) -> list[Problem]:
    problems = [] if hero is not None else [Problem("DECK_NO_HERO")]
    total = sum(n for _, n in others)
    if total < size.least:
        problems.append(Problem("DECK_TOO_SMALL", {"need": size.least, "have": total}))
    if size.most and total > size.most:
        problems.append(Problem("DECK_TOO_LARGE", {"most": size.most, "have": total}))
    if hero is not None:
        strangers = [c.name for c, _ in others if c.faction not in (hero.faction, NEUTRAL)]  # AL-14.7: of the card data
        if strangers:
            problems.append(Problem("DECK_FACTION", _named(strangers)))
    problems += _copies(others, size.copies, by_rarity=form == "singleton")
    count: Counter[str] = Counter()
    for card, n in others:
        count[card.rarity] += n
        if card.rarity == "U" and n > 1:
            problems.append(Problem("DECK_UNIQUE_TWICE", {"card": card.name}))
    for rarity, most, code in (
        ("R", size.rares, "DECK_RARES"),
        ("U", size.uniques, "DECK_UNIQUES"),
        ("E", size.exalted, "DECK_EXALTED"),
    ):
        if count[rarity] > most:
            problems.append(Problem(code, {"n": count[rarity], "most": most}))
    return problems


def _copies(others: list[tuple[Facts, int]], most: int, *, by_rarity: bool) -> list[Problem]:
    """At most so many of a name: over all rarities (AL-14.1), in singleton of each rarity (AL-14.3)."""
    count: Counter[tuple[str, str]] = Counter()
    names: dict[tuple[str, str], str] = {}
    for card, n in others:
        key = (" ".join(card.name.casefold().split()), card.rarity if by_rarity else "")
        count[key] += n
        names.setdefault(key, card.name)
    return [Problem("DECK_COPIES", {"name": names[k], "n": n, "most": most}) for k, n in count.items() if n > most]


def _named(names: list[str]) -> dict[str, Any]:
    each = list(dict.fromkeys(names))
    return {"cards": each[:MOST_NAMED], "more": max(0, len(each) - MOST_NAMED)}


# ---------------------------------------------------------------- figures

CHEAP: Final = 2
"""A card that costs as much from the Reserve is one that can be played beside another."""


@dataclass(slots=True)
class Figures:
    """A deck in numbers; all but `heroes` are of the cards beside the Hero. terrain: forest, mountain and water of all
    its Characters together. cheap: cards whose Reserve Cost is at most `CHEAP`. share: 0 to 1. manual: cards of which
    nobody here knows whether they disrupt."""

    cards: int = 0
    heroes: tuple[str, ...] = ()
    hand: dict[int, int] = field(default_factory=dict)
    reserve: dict[int, int] = field(default_factory=dict)
    types: dict[str, int] = field(default_factory=dict)
    rarities: dict[str, int] = field(default_factory=dict)
    mean_hand: float = 0.0
    mean_reserve: float = 0.0
    mean_stats: tuple[float, float, float] = (0.0, 0.0, 0.0)
    terrain: tuple[int, int, int] = (0, 0, 0)
    cheap: int = 0
    share: float = 0.0
    label: str = "midrange"
    manual: int = 0


def figures(cards: Mapping[str, int], pool: Pool) -> Figures:
    """The curve, means, disruption and label of a deck (AL-15.2, 15.3)."""
    listed = [(pool[ref], n) for ref, n in cards.items()]
    others = [(card, n) for card, n in listed if card.type != "hero"]
    made = Figures(sum(n for _, n in others), tuple(card.name for card, _ in listed if card.type == "hero"))
    hand: Counter[int] = Counter()
    reserve: Counter[int] = Counter()
    types: Counter[str] = Counter()
    rarities: Counter[str] = Counter()
    for card, n in others:
        hand[card.hand_cost] += n
        reserve[card.reserve_cost] += n
        types[card.type] += n
        rarities[card.rarity] += n
    made.hand, made.reserve = dict(sorted(hand.items())), dict(sorted(reserve.items()))
    made.types, made.rarities = dict(types), dict(rarities)
    total = made.cards or 1
    made.mean_hand = sum(cost * n for cost, n in hand.items()) / total
    made.mean_reserve = sum(cost * n for cost, n in reserve.items()) / total
    bodies = [(card.stats, n) for card, n in others if card.stats is not None]
    many = sum(n for _, n in bodies) or 1
    forest, mountain, water = (sum(stats[i] * n for stats, n in bodies) for i in range(3))
    made.terrain = (forest, mountain, water)
    made.mean_stats = (forest / many, mountain / many, water / many)
    made.cheap = sum(n for cost, n in reserve.items() if cost <= CHEAP)
    made.share = sum(n for card, n in others if card.disrupts) / total
    made.manual = sum(n for card, n in others if card.effects == "manual")
    made.label = label_of(made.mean_hand, made.share)
    return made
