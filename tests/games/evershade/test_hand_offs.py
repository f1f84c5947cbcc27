"""Play by post: how often a round of a fight comes back to a player (rules 4, `autopass`)."""

from cogs.evershade.game import game
from tests.playthroughs.hand_offs import hand_offs, left_to_house

MOST = 3


def test_a_round_needs_whoever_has_left_the_rest_to_the_house_at_most_three_times() -> None:
    found = hand_offs(game(), 2, "playthrough 2", left_to_house(game(), 2))
    assert 1 <= max(found.values()) <= MOST
    assert len(found) >= 2 * 3, "three rounds and more"


def test_without_orders_it_comes_back_more_often() -> None:
    """What is counted is worth counting: the same game asks more of whoever leaves nothing to anybody."""
    asked, left = (hand_offs(game(), 2, "playthrough 2", given) for given in ((), left_to_house(game(), 2)))
    assert sum(asked.values()) > 1.5 * sum(left.values())
