"""Standing orders: small choices of the road that a player leaves to the table. Pure.

Nothing is secret in Doomrock, so an order may be seen to be obeyed; it answers only what its giver is asked.
"""

from collections.abc import Sequence

from bot.rules.decision import text
from bot.rules.kernel.game import Order
from cogs.doomrock.state import DoomrockState

SHARE, BEST = "share", "best"
"""Share out what one hero suffers or gets on the way; the best one takes a test."""


def orders(state: DoomrockState) -> Sequence[Order]:
    """Those that make sense: with one hero there is nothing to leave to anybody."""
    if len(state.heroes) < 2:
        return ()
    return (
        Order("doomrock.which_hero", SHARE, text("dr-order-share")),
        Order("doomrock.tester", BEST, text("dr-order-best")),
    )
