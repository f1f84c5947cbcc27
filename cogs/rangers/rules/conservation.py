"""Where every card lies and who sees it there; tokens and energy are never below none. Pure."""

from collections import Counter

from bot.rules.piles.zones import Stock, Zone, hidden_zones, open_zones
from cogs.rangers.content.cards import PathCard, RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.state import RangersState


def stocks(state: RangersState, content: RangersContent) -> list[Stock]:
    """Each Ranger's thirty cards, the path cards of the box, the challenge deck."""
    found = [_ranger(state, content, seat) for seat, own in enumerate(state.rangers) if own.cards]
    if state.round or state.challenge_deck:
        found.append(_path(state, content))
        turned = [state.test.challenge] if state.test is not None and state.test.challenge else []
        zones = [*hidden_zones(state.challenge_deck), *open_zones(state.challenge_discard, turned)]
        found.append(Stock("challenge cards", Counter(list(content.challenges)), zones))
    return found


def _ranger(state: RangersState, content: RangersContent, seat: int) -> Stock:
    own = state.rangers[seat]
    on_table = [
        card.card for card in state.cards if card.owner == seat and isinstance(content.printed[card.card], RangerCard)
    ]
    zones = [
        *hidden_zones(own.deck, own.fatigue),
        Zone(own.hand) if state.options.open_hands else Zone(own.hand, (seat,)),
        *open_zones(own.discard, own.gone, on_table),
    ]
    return Stock(f"cards of seat {seat}", Counter(own.cards), zones)


def _path(state: RangersState, content: RangersContent) -> Stock:
    """The box is hidden as well: what is in it tells what is in the deck."""
    on_table = [card.card for card in state.cards if isinstance(content.printed[card.card], PathCard)]
    hidden = hidden_zones(state.path_deck, state.reserve, state.collection)
    return Stock(
        "path cards", Counter(content.collection), [*hidden, *open_zones(state.path_discard, state.set_aside, on_table)]
    )


def broken(state: RangersState, content: RangersContent) -> list[str]:
    """What is wrong with tokens, energy, attachments and Ranger tokens, in words."""
    found = []
    uids = {card.uid for card in state.cards}
    for card in state.cards:
        if any(n < 0 for n in card.tokens.values()):
            found.append(f"{card.card} has fewer tokens than none: {card.tokens}")
        if card.parent and card.parent not in uids:
            found.append(f"{card.card} hangs on a card that is gone")
    for seat, own in enumerate(state.rangers):
        if any(n < 0 for n in own.energy.values()):
            found.append(f"seat {seat} has less energy than none: {own.energy}")
        if not 0 <= own.injuries <= 3:
            found.append(f"seat {seat} has {own.injuries} injuries")
        if sum(seat in card.pawns for card in state.cards) > 1:
            found.append(f"the token of seat {seat} is in two places")
    return found
