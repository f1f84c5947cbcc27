"""When cards are played by hand (AL-14.10): for cards that no rule understands, at tables with `allow_manual`. Pure.

Whoever controls such a card is asked to do what it says: when it is played, and in the phases that its text names.
Both players have the toolkit besides, while a turn's question or a card's is open. An effect that is being carried out
is never changed under its feet; a declaration that has not been confirmed starts anew (AL-7.2).
"""

from typing import Final

from bot.rules.own_cards.by_hand import Toolkit
from cogs.altered.rules.by_hand.toolkit import QUESTIONS, TOOLS
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState

BY_HAND: Final = Toolkit(QUESTIONS, TOOLS)


def open_turn(state: AlteredState) -> None:
    """A turn's question is asked: the board may be changed by hand until something is done."""
    state.toolkit = "turn" if state.options.allow_manual else ""


async def resolve(play: AlteredPlay, seat: int, ref: str) -> None:
    """Its controller does what a manual card says."""
    card = play.content.cards[ref]
    if card.manual and play.state.options.allow_manual:
        await BY_HAND.resolve(play, seat, ref, card.text)


async def at_phase(play: AlteredPlay, phase: str) -> None:
    """Manual cards in play whose text names this phase, one after the other in initiative order."""
    state = play.state
    if not state.options.allow_manual:
        return
    for seat in state.initiative():
        for oid in list(state.in_play):
            obj = state.objects.get(oid)
            if obj is None or obj.controller != seat:
                continue
            card = play.content.cards[obj.card]
            if card.manual and phase in card.text.casefold():
                await resolve(play, seat, card.id)
