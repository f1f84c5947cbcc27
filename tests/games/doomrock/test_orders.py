"""What a player leaves to the table in camp."""

from cogs.doomrock.rules import orders
from tests.games.doomrock.kit import act, asked, table
from tests.games.doomrock.test_map_items import TWO


def test_who_has_ordered_lessons_gets_each_that_the_purse_pays_for() -> None:
    """D-7, DR-5.2, DR-5.4: the next legal level; none any more, and the order is silent, so that nothing is forced."""
    camping = table(script=TWO)
    camping.state.silver = 9
    act(camping, "visit:0")
    assert "doomrock.camp" in asked(camping)
    assert ("doomrock.camp", orders.LEARN) in [(o.key, o.option) for o in orders.orders(camping.state, 0)]
    request = next(r for r in camping.requests() if r.decision.key == "doomrock.camp" and r.decision.seats == (0,))
    found = orders.obey(camping.state, request, orders.LEARN, None)
    assert found == next(h.id for h in camping.state.heroes if h.seat == 0)
    camping.state.silver = 0
    assert orders.obey(camping.state, request, orders.LEARN, None) is None
