"""Where every card lies, and who sees it there: nothing is lost, and what is hidden can be dealt anew. Pure."""

from collections import Counter

from bot.rules.piles.zones import Stock, Zone, hidden_zones, open_zones
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.state import PebblesState


def stocks(state: PebblesState, content: PebblesContent) -> list[Stock]:
    """The coat cards, and the cards of the shore."""
    if not state.walk:
        return []
    without = state.options.without
    coats = [Zone(walker.coat, (seat,)) for seat, walker in enumerate(state.walkers)]
    coats += [*hidden_zones(state.coat_pile), *open_zones(state.coat_discard)]
    waves = 2 if state.options.sea == "calm" else 3
    return [
        Stock("coat cards", Counter(content.coat_deck(without)), coats),
        Stock("the shore", Counter(content.shore_deck(waves, without)), _shore(state)),
    ]


def _shore(state: PebblesState) -> list[Zone]:
    """The next card may be known to those who have looked; what lies below it to nobody."""
    lookers = [seat for seat, walker in enumerate(state.walkers) if walker.has_looked]
    shore, rest = state.shore, len(state.shore) - 1
    below = Zone(shore[:-1], (), put=lambda cards: shore.__setitem__(slice(0, rest), cards))
    upper = Zone(shore[-1:], lookers, put=lambda cards: shore.__setitem__(slice(rest, None), cards))
    return [below, upper, *open_zones(state.turned)] if shore else open_zones(state.turned)


def broken(state: PebblesState) -> list[str]:
    """What is wrong with the stones, in words."""
    stones = [state.strewn, *(n for walker in state.walkers for n in (walker.pocket, walker.bag))]
    return ["there are fewer stones than none"] if min(stones) < 0 else []
