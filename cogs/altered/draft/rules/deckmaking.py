"""How good a card is to somebody who has not seen it played, and the decks that come of that. Pure, knows no table."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from cogs.altered.content.cards import FACTIONS, Card
from cogs.altered.content.decklist import Problem
from cogs.altered.content.decks import NEUTRAL, check
from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.rules.packs import cards_in
from cogs.altered.draft.state import Extent
from cogs.altered.rules.brought import pool_at_tables

DECK = 30
"""Cards of a limited deck, the Hero among them (AL-14.2)."""
MOST_FACTIONS = 3
EXPECTED = (1.0, 3.0, 5.5, 8.0, 11.0, 14.0, 18.0)
"""Points of statistics that a cost is usually worth (rules 8.3)."""
MOST_DEAR = {4: 6, 5: 4, 6: 2}
"""So many cards of a cost does a suggested deck hold, from 6 on together: a starter has three of 5 and of 6 each."""
IDEAS = 5


def worth(card: Card) -> float:
    """About 1 for an ordinary card."""
    if card.type == "hero":
        return 0.7
    if not card.is_body:
        return 0.95 if card.type == "spell" else 0.85
    expected = EXPECTED[min(card.hand_cost, len(EXPECTED) - 1)]
    cheap = 0.1 if card.hand_cost in (2, 3) else 0.0
    return sum(card.row) / expected * 0.8 + 0.15 * len(card.abilities) + cheap


def pick(content: AlteredContent, pool: Sequence[str], offered: Sequence[str]) -> str:
    """The card that a greedy player takes: a good one, rather of a faction that it has already."""
    mine = Counter(content.cards[ref].faction for ref in pool)
    top = {faction for faction, _ in mine.most_common(MOST_FACTIONS)}

    def value(ref: str) -> tuple[float, str]:
        card = content.cards[ref]
        loyal = 0.04 * min(mine[card.faction], 10) if len(pool) < 12 or card.faction in top else -0.3
        dear = sum(content.cards[other].hand_cost >= 5 for other in pool) if card.hand_cost >= 5 else 0
        return worth(card) + loyal - 0.05 * dear, ref

    return max(offered, key=value)


Idea = tuple[str | None, tuple[str, ...]]


def ideas(content: AlteredContent, pool: Sequence[str], heroes: Sequence[str]) -> tuple[Idea, ...]:
    """Decks that could be built of a pool, the best first: (Hero or None, the other cards)."""
    return _ideas(content, tuple(sorted(pool)), tuple(heroes))


@lru_cache(maxsize=64)  # a table is rebuilt, and looked at, far more often than somebody picks
def _ideas(content: AlteredContent, pool: tuple[str, ...], heroes: tuple[str, ...]) -> tuple[Idea, ...]:
    factions = [f for f in FACTIONS if f != NEUTRAL]
    value = {ref: worth(content.cards[ref]) for ref in set(pool)}
    ranked = sorted(pool, key=lambda ref: (-value[ref], ref))
    found = []
    for chosen in combinations(factions, MOST_FACTIONS):
        fit = [ref for ref in ranked if content.cards[ref].faction in (*chosen, NEUTRAL)]
        fit = [ref for ref in fit if content.cards[ref].type != "hero"]
        hero = _hero(content, [ref for ref in heroes if content.cards[ref].faction in chosen], fit)
        size = DECK - (hero is not None)
        best = _curved(content, fit, size)
        points = sum(value[ref] for ref in best) - 5 * (size - len(best))
        found.append((points, chosen, hero, best))
    return best_of(found)


def best_of(found: Iterable[tuple[float, tuple[str, ...], str | None, Sequence[str]]]) -> tuple[Idea, ...]:
    """The best of decks that differ. found: each its points, its factions, a Hero or None, the other cards."""
    kept: list[Idea] = []
    for _, _, hero, deck in sorted(found, key=lambda one: (-one[0], one[1])):
        if not any(sorted(deck) == sorted(other) for _, other in kept):
            kept.append((hero, tuple(deck)))
    return tuple(kept[:IDEAS])


def _curved(content: AlteredContent, ranked: Sequence[str], size: int) -> list[str]:
    """The best of them, but only so many that are dear; more of those if there are not enough others."""
    kept: list[str] = []
    left: list[str] = []
    count: Counter[int] = Counter()
    for ref in ranked:
        cost = min(content.cards[ref].hand_cost, max(MOST_DEAR))
        count[cost] += 1
        (kept if count[cost] <= MOST_DEAR.get(cost, size) else left).append(ref)
    return (kept + left)[:size]


def plain(content: AlteredContent, factions: Sequence[str], n: int, extent: Extent) -> list[str]:
    """So many of the plainest Characters of these factions in turn, for a pool that has no legal deck in it."""
    bodies = [card for card in cards_in(content, extent) if card.type == "character" and card.token is None]
    found = []
    for faction in factions:
        own = [card for card in bodies if card.faction == faction]
        found.append(min(own, key=lambda card: (len(card.abilities) + len(card.keywords), card.hand_cost, card.id)).id)
    return [found[k % len(found)] for k in range(n)]


def _hero(content: AlteredContent, heroes: Sequence[str], cards: Sequence[str]) -> str | None:
    """The Hero of the faction that has most cards."""
    count = Counter(content.cards[ref].faction for ref in cards)
    return max(heroes, key=lambda ref: (count[content.cards[ref].faction], ref), default=None)


def listed(hero: str | None, deck: Sequence[str]) -> dict[str, int]:
    """A deck as reference -> number, Hero first."""
    return ({hero: 1} if hero is not None else {}) | dict(sorted(Counter(deck).items()))


def problems(content: AlteredContent, hero: str | None, deck: Sequence[str]) -> Sequence[Problem]:
    """Why a deck may not be played (AL-14.2)."""
    return _problems(content, hero, tuple(deck))


@lru_cache(maxsize=256)
def _problems(content: AlteredContent, hero: str | None, deck: tuple[str, ...]) -> tuple[Problem, ...]:
    return tuple(check(listed(hero, deck), pool_at_tables(content), "limited"))


@lru_cache(maxsize=4)
def heroes_of(content: AlteredContent, extent: Extent) -> tuple[str, ...]:
    """All Heroes of these sets, by reference."""
    return tuple(sorted(card.id for card in cards_in(content, extent) if card.type == "hero"))


def by_faction(content: AlteredContent, refs: Sequence[str]) -> Mapping[str, int]:
    """Faction -> cards, most first."""
    return dict(Counter(content.cards[ref].faction for ref in refs).most_common())
