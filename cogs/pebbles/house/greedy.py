"""The house's own player: it weighs what the next card may bring against what the tide would take. Pure.

It looks at nothing but what its seat may know: the cards that are open, and how many of each there are.
"""

from collections import Counter

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.rules.evening import HOME, PLAY, WALK
from cogs.pebbles.rules.shore import waves_seen
from cogs.pebbles.state import PebblesState

AT_ONCE = ("deep_pockets", "whistle", "bread")
"""Cards that are as good early as late."""


def answer(state: PebblesState, content: PebblesContent, request: Request, seat: int) -> Answer | None:
    """Walk on, turn for home, or a card out of the coat; None: another question, for its default."""
    if request.decision.key != "pebbles.stretch":
        return None
    able = {option.id for option in request.decision.legal()}
    walker = state.walkers[seat]
    if walker.has_looked and state.shore:
        return HOME if _is_tide(state, content, state.shore[-1]) else WALK
    hidden = _hidden(state, content)
    total = sum(hidden.values())
    risk = sum(n for card, n in hidden.items() if _is_tide(state, content, card)) / max(total, 1)
    gain = sum(n * content.shore[card].worth for card, n in hidden.items()) / max(total, 1) / max(len(state.out), 1)
    for card, is_time in (
        ("sieve", state.strewn >= 3),
        ("songbook", len(waves_seen(state, content)) >= 3),
        ("sharp_eyes", risk > 0.2 and walker.pocket > 2),
        ("dry_socks", risk > 0.2 and walker.pocket > 2),
        ("kite", risk > 0.3),
        *((card, True) for card in AT_ONCE),
    ):
        if is_time and PLAY + card in able:
            return PLAY + card
    alone = state.strewn if len(state.out) == 1 else state.strewn // 2
    return HOME if risk * (walker.pocket + alone) > (1 - risk) * gain else WALK


def _hidden(state: PebblesState, content: PebblesContent) -> Counter[str]:
    """What may lie face down: every card of the shore but those that are open. How many there are is public."""
    every = Counter(content.shore_deck(2 if state.options.sea == "calm" else 3, state.options.without))
    return every - Counter(state.turned)


def _is_tide(state: PebblesState, content: PebblesContent, card: str) -> bool:
    return content.shore[card].kind == "wave" and card in state.turned
