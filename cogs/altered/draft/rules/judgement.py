"""What a card is worth by what it does, and the decks that come of that: suggestions of the second edition. Pure.

`deckmaking` divides points of statistics by what a cost usually has, which makes much of cheap cards and lets Landmarks
fill gaps. Here points, words and Mana are set off against each other, and a deck has a curve with an end to it.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from bot.rules.content.reader import walk
from cogs.altered.content.cards import FACTIONS, Ability, Card
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Verb
from cogs.altered.draft.rules.deckmaking import DECK, MOST_FACTIONS, Idea, best_of

CURVE: Final = {1: 3, 2: 8, 3: 8, 4: 5, 5: 3, 6: 2}
"""So many cards of a cost are wanted; the last stands for all that is dearer."""
MOST: Final = {"spell": 5, "landmark": 1, "expedition_permanent": 1}
POINT: Final = 0.5
MANA: Final = 1.1
"""What a point of statistics is worth, and what a Mana."""
WORDS: Final = {"draw": 1.6, "resupply": 1.1, "look": 0.9, "create": 1.2, "sabotage": 0.8, "win": 1.0}
REMOVING: Final = frozenset({"send", "return", "to_deck_top", "to_mana", "discard"})
REMOVED: Final = 2.0
OTHER: Final = 0.25
WHEN: Final = {"join": 1.0, "hand": 0.9, "reserve": 0.6, "noon": 1.2, "dusk": 0.8}
SELDOM: Final = 0.5
KEYWORDS: Final = {"defender": -2.5, "tough": 0.4, "scout": 0.3, "eternal": 2.0, "seasoned": 0.2, "cooldown": -0.2}
GIGANTIC: Final = 1.6
THIN: Final = 0.27
"""Of all points of statistics so many should be of each terrain."""


def rating(card: Card) -> float:
    """What a card is worth beyond its Mana; about 1 for an ordinary one."""
    words = sum(map(_ability, card.abilities)) + sum(KEYWORDS.get(keyword.k, 0.0) for keyword in card.keywords)
    words += 0.3 * (card.hand_cost - card.reserve_cost)
    if not card.is_body:
        return words - POINT * card.hand_cost + (0.8 if card.type == "spell" else -0.5)
    row = sum(card.row) * (GIGANTIC if any(keyword.k == "gigantic" for keyword in card.keywords) else 1.0)
    return POINT * row - MANA * card.hand_cost + words + (0.5 if card.cost_option is not None else 0.0)


def _ability(ability: Ability) -> float:
    points = sum(_word(part) for _, part in walk(ability, "") if isinstance(part, Verb))
    if ability.spell:
        return points
    return points * (SELDOM if ability.trigger is None else WHEN.get(ability.trigger.event, SELDOM))


def _word(part: Any) -> float:
    """One verb; what harms its own card counts against it."""
    who = getattr(part, "who", None)
    if part.do == "gain" and (part.what, who) == ("anchored", "it"):
        return 0.0  # that a token lasts a day `create` has counted, as drafts that began before it did
    if part.do == "gain":
        many = part.n if isinstance(part.n, int) else 2
        mine = who == "me"
        worth = {"boost": 0.8 * many, "anchored": 1.2, "asleep": -1.5 if mine else 1.2}
        return worth.get(part.what, -0.5 if mine else 0.2)
    if part.do in REMOVING:
        return OTHER if who in (None, "me") else REMOVED
    return WORDS.get(part.do, OTHER)


def ideas(content: AlteredContent, pool: Sequence[str], heroes: Sequence[str]) -> tuple[Idea, ...]:
    """Decks that could be built of a pool, the best first: (Hero or None, the other cards)."""
    return _ideas(content, tuple(sorted(pool)), tuple(sorted(heroes)))


@lru_cache(maxsize=64)  # a table is rebuilt, and looked at, far more often than somebody picks
def _ideas(content: AlteredContent, pool: tuple[str, ...], heroes: tuple[str, ...]) -> tuple[Idea, ...]:
    value = {ref: rating(content.cards[ref]) for ref in set(pool)}
    ranked = sorted((ref for ref in pool if content.cards[ref].type != "hero"), key=lambda ref: (-value[ref], ref))
    found = []
    for chosen in combinations(FACTIONS, MOST_FACTIONS):
        fit = [ref for ref in ranked if content.cards[ref].faction in chosen]
        leading = [ref for ref in heroes if content.cards[ref].faction in chosen]
        size = DECK - bool(leading)
        deck = _curved(content, fit, size)
        hero = _hero(content, leading, deck)
        points = sum(value[ref] for ref in deck) - _lopsided(content, deck) - 5 * (size - len(deck))
        found.append((points, chosen, hero, deck))
    return best_of(found)


def _hero(content: AlteredContent, heroes: Sequence[str], cards: Sequence[str]) -> str | None:
    """The first Hero of the faction that has most cards in the deck."""
    count = Counter(content.cards[ref].faction for ref in cards)
    return min(heroes, key=lambda ref: (-count[content.cards[ref].faction], ref), default=None)


def _curved(content: AlteredContent, ranked: Sequence[str], size: int) -> list[str]:
    """The best of each cost, then what is left, Characters first."""
    costs: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    kept: list[str] = []
    left: list[str] = []
    for ref in ranked:
        card = content.cards[ref]
        cost = min(max(card.hand_cost, min(CURVE)), max(CURVE))
        if costs[cost] < CURVE[cost] and kinds[card.type] < MOST.get(card.type, size):
            costs[cost] += 1
            kinds[card.type] += 1
            kept.append(ref)
        else:
            left.append(ref)
    return (kept + sorted(left, key=lambda ref: not content.cards[ref].is_body))[:size]


def _lopsided(content: AlteredContent, deck: Sequence[str]) -> float:
    """What a terrain with too few points costs."""
    rows = [content.cards[ref].row for ref in deck if content.cards[ref].is_body]
    sums = [sum(row[n] for row in rows) for n in range(3)]
    return 100 * max(0.0, THIN - min(sums) / max(1, sum(sums)))
