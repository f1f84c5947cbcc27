"""What must be true of every state, and how hidden cards are dealt anew. Pure."""

from collections import Counter

from bot.rules.rng import Chance
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.state import PebblesState


def broken(state: PebblesState, content: PebblesContent) -> list[str]:
    """What is wrong, in words: cards that were lost, stones below nothing."""
    found = []
    without = state.options.without
    held = [card for walker in state.walkers for card in walker.coat]
    coats = Counter([*state.coat_pile, *state.coat_discard, *held])
    if state.walk and coats != Counter(content.coat_deck(without)):
        found.append("coat cards were lost or made")
    waves = 2 if state.options.sea == "calm" else 3
    if state.walk and Counter([*state.shore, *state.turned]) != Counter(content.shore_deck(waves, without)):
        found.append("cards of the shore were lost or made")
    if any(walker.pocket < 0 or walker.bag < 0 for walker in state.walkers) or state.strewn < 0:
        found.append("there are fewer stones than none")
    return found


def redeal(state: PebblesState, seat: int | None, seed: bytes) -> None:
    """Deal anew, in place, what this seat (None: an onlooker) cannot see: coats of others, what lies face down."""
    chance = Chance(seed, {})
    others = [walker for n, walker in enumerate(state.walkers) if n != seat]
    pool = chance.shuffle("coats", sorted([*state.coat_pile, *(card for walker in others for card in walker.coat)]))
    for walker in others:
        walker.coat, pool = pool[: len(walker.coat)], pool[len(walker.coat) :]
    state.coat_pile = pool
    known = 1 if seat is not None and state.walkers[seat].has_looked else 0
    hidden = len(state.shore) - known
    state.shore = [*chance.shuffle("shore", sorted(state.shore[:hidden])), *state.shore[hidden:]]
