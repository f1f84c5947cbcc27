"""Standing orders: moments of others that a player lets pass, and what stirs in the order in which it lies (rules 4,
ER-16.7). Pure.

To let a moment pass when nothing answers it tells by its speed that nothing did; so it is for whoever asks for it, and
its sentence says so.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Answer, text
from bot.rules.kernel.game import Order
from bot.rules.play.request import Request
from cogs.rangers.rules.cards.abilities import IDLE, NOT_NOW, RESPONSE

LET_PASS: Final = NOT_NOW.id
AS_IT_LIES: Final = "as-it-lies"

ORDERS: Final = (
    Order(RESPONSE, IDLE, text("rangers-order-idle")),
    Order(RESPONSE, LET_PASS, text("rangers-order-never")),
    Order("rangers.order", AS_IT_LIES, text("rangers-order-as-it-lies")),
)


def obey(request: Request, option: str) -> Answer | None:
    """The answer of an order to its question; None: it does not fit."""
    legal: Sequence[str] = [o.id for o in request.decision.legal()]
    if option == IDLE:
        return LET_PASS if legal == [LET_PASS] else None
    if option == AS_IT_LIES:  # offered area by area (ER-8.5)
        return list(legal)
    return option if option in legal else None
