"""Standing orders (rules 4): when to pass, the order of one's own reactions, what to expand. Pure.

They are a player's own business: nothing of the state tells of them, and what they answer is answered in an instant
where anybody's answer might have come as fast. Passing when nothing can be played tells by its speed that nothing
could; so it is for whoever asks for it, and its note says so.
"""

from collections.abc import Sequence

from bot.rules.decision import Answer, text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Request
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.reading.ids import PASS, hand_ids
from cogs.altered.state import AlteredState

AFTER_THEM, IDLE = "pass-after", "pass-idle"
"""Pass as soon as the other has passed; pass when there is nothing else."""


def orders(state: AlteredState, seat: int) -> Sequence[Order]:
    """Those that make sense now: who has passed need not pass again."""
    if not state.players:
        return ()
    found = []
    today = f"{len(state.games)}.{state.day}"
    if seat not in state.passed:
        found.append(Order("altered.turn", PASS, text("al-order-pass"), today))
        found.append(Order("altered.turn", AFTER_THEM, text("al-order-pass-after"), today))
    found.append(Order("altered.turn", IDLE, text("al-order-pass-idle"), note=text("al-order-pass-idle-note")))
    found.append(Order("altered.order", "oldest", text("al-order-reactions")))
    found.append(Order("altered.expand", "keep", text("al-order-keep")))
    found.append(Order("altered.expand", "dearest", text("al-order-dearest")))
    return found


def obey(state: AlteredState, content: AlteredContent, request: Request, seat: int, option: str) -> Answer | None:
    """The answer of an order to its question; None: it does not fit."""
    legal = [o.id for o in request.decision.legal()]
    if option == AFTER_THEM:
        return PASS if 1 - seat in state.passed and PASS in legal else None
    if option == IDLE:
        return PASS if legal == [PASS] else None
    if option == "oldest":  # options of D3 stand oldest first
        return legal[0] if legal else None
    if option == "dearest":
        names = hand_ids(state.players[seat].hand)
        dear = max(names, key=lambda i: content.cards[names[i]].hand_cost, default="keep")  # ties: leftmost
        return dear if dear in legal else None
    return option if option in legal else None
