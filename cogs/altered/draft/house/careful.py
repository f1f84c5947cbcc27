"""A deck as a careful person finds it: several are built of a pool, by both judgements there are, and tried out against
each other; never the one that is suggested. Pure."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.rules import deckmaking, judgement
from cogs.altered.draft.rules.deckmaking import Idea

BY_FIRST = 2
"""So many of them are built as drafts once suggested them."""

Match = Callable[[Idea, Idea, str], float]
"""One game of two decks, named: 1.0 when the first has won, 0.5 for a draw."""


def careful(content: AlteredContent, pool: Sequence[str], heroes: Sequence[str], match: Match, tries: int) -> Idea:
    """The deck that wins most of its try-outs, each pair so many times."""
    suggested, *others = judgement.ideas(content, pool, heroes)
    first = deckmaking.ideas(content, pool, heroes)[:BY_FIRST]
    ideas = [*others, *(idea for idea in first if idea != suggested)]
    points: Counter[int] = Counter()
    for a, b in combinations(range(len(ideas)), 2):
        for n in range(tries):
            one, other = (a, b) if n % 2 == 0 else (b, a)
            won = match(ideas[one], ideas[other], f"try:{a}:{b}:{n}")
            points[one] += round(2 * won)
            points[other] += round(2 - 2 * won)
    return max(enumerate(ideas), key=lambda one: (points[one[0]], -one[0]))[1]
