"""What was there before a test was begun, for one that comes to nothing (ER-6.4). Pure."""

from copy import deepcopy

from cogs.rangers.state import RangersState


class Stakes:
    """What the cards that answer to the beginning of a test can take: states and tokens of cards, energy, hands, what
    holds for a while, what may be used only so often."""

    def __init__(self, state: RangersState) -> None:
        self.cards = {card.uid: (card.is_ready, dict(card.tokens)) for card in state.cards}
        self.rangers = [(dict(own.energy), list(own.hand), list(own.discard)) for own in state.rangers]
        self.changes, self.limits = deepcopy(state.changes), dict(state.limits)

    def give_back(self, state: RangersState) -> None:
        """ER-6.4: all of it is checked together; if any part fails, nothing has been paid."""
        for card in state.cards:
            if card.uid in self.cards:
                card.is_ready, card.tokens = self.cards[card.uid]
        for own, (energy, hand, discard) in zip(state.rangers, self.rangers, strict=True):
            own.energy, own.hand, own.discard = energy, hand, discard
        state.changes, state.limits = self.changes, self.limits
