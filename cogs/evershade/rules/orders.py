"""Standing orders: questions of a combat that a player leaves to the house, or lets pass until it is over (rules 4,
`autopass`). Pure."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Answer, text
from bot.rules.kernel.game import Order
from bot.rules.play.request import Request
from cogs.evershade.state import EvershadeState

KEEP: Final = "keep"
WINDOWS: Final = ("boons", "reroll", "support", "react")
"""Questions about boons before a roll, fate after it, dice for others, and reactions."""
HOUSE: Final = "house"
"""As the house's own player would, from what everybody sees."""
_LEFT: Final = (
    ("support", ()),
    ("reroll", ("reroll-free",)),
    ("react", ("prevent",)),
    ("refresh", ("keep-dark",)),
    ("tie", ("path-tie", "order")),
)
"""What may be left to the house, with what goes along: (question, others). D6 to D8, D24 to D27, D29."""


def orders(state: EvershadeState) -> Sequence[Order]:
    """Only in a combat. What is left to the house is so until it is revoked; what is let pass comes again with the next
    combat."""
    if not state.fight.sheet:
        return ()
    left = [
        Order(f"evershade.{one}", HOUSE, text("evershade-order-house", window=one), also=_keys(also))
        for one, also in _LEFT
    ]
    passed = [
        Order(f"evershade.{window}", KEEP, text("evershade-order", window=window), state.fight.entry)
        for window in WINDOWS
    ]
    return (*left, *passed)


def _keys(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"evershade.{one}" for one in names)


def obeyed(request: Request, option: str, house: Answer | None) -> Answer | None:
    """What is answered. house: what the house's player would."""
    decision = request.decision
    if option == HOUSE:
        return decision.house_answer() if house is None else house
    if option != KEEP or decision.key.partition(".")[2] not in WINDOWS:
        return None
    return [] if decision.kind == "some" else "pass"
