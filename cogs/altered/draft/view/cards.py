"""Which cards of a draft its player can read: those in front of them, and their own. Pure; knows only views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.card_list import CardGroup
from bot.rules.decision import text
from cogs.altered.view.cards import card_group


def cards(view: Mapping[str, Any]) -> Sequence[CardGroup]:
    """Nothing for watchers: packs and picks are secret."""
    own = view["own"]
    if own is None:
        return []
    heroes = [] if own["hero"] is None else [own["hero"]]
    groups = [
        card_group("front", text("ad-cards-front"), own["front"]),
        card_group("deck", text("ad-cards-deck"), [*heroes, *own["deck"]]),
        card_group("pool", text("ad-cards-pool"), own["pool"]),
    ]
    return [group for group in groups if group.cards]
