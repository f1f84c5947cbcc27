"""Standing orders: windows of a combat that a player lets pass, until it is over (rules 4, `autopass`). Pure."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Answer, text
from bot.rules.kernel.game import Order
from bot.rules.play.request import Request
from cogs.evershade.state import EvershadeState

KEEP: Final = "keep"
WINDOWS: Final = ("boons", "reroll", "support", "react")
"""Questions about boons before a roll, fate after it, dice for others, and reactions."""


def orders(state: EvershadeState) -> Sequence[Order]:
    """Only in a combat; each holds for this one."""
    if not state.fight.sheet:
        return ()
    return tuple(
        Order(f"evershade.{window}", KEEP, text("evershade-order", window=window), state.fight.entry)
        for window in WINDOWS
    )


def obeyed(request: Request, option: str) -> Answer | None:
    """What is answered: nothing of it."""
    decision = request.decision
    if option != KEEP or decision.key.partition(".")[2] not in WINDOWS:
        return None
    return [] if decision.kind == "some" else "pass"
