"""Why a card costs something else than is printed on it, for whoever reads its cost. Pure, only looks."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Card
from cogs.altered.rules.reading.look import Look


def priced(look: Look, seat: int, card: Card, base: int) -> tuple[int, int | Text]:
    """What a card costs, and the same for whoever reads it: where that is not base, with how much more or less it is
    and by which cards."""
    cost, by = look.priced(seat, card, base)
    return cost, differing(cost, max(base, 0), [f"@{one}" for one in by])


def differing(cost: int, base: int, by: Sequence[object], tough: int = 0) -> int | Text:
    """The same of a cost that is known already. tough: what its targets add."""
    named = [*by, text("al-cost-tough", n=tough)] if tough else by
    if cost == base or not named:
        return cost
    return text("al-cost-why", cost=cost, n=abs(cost - base), more=cost > base, by=named)
