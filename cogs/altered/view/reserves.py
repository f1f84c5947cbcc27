"""What lies in both Reserves, for whoever reads their own hand. Pure; knows only views."""

from collections import Counter
from collections.abc import Mapping
from typing import Any


def reserves(view: Mapping[str, Any]) -> list[tuple[int, list[tuple[str, int]]]]:
    """[(seat, [(card, how many)])], the own first; without whoever has nothing there."""
    you = view["you"]
    found = [(seat, Counter(card["name"] for card in view["players"][seat]["reserve"])) for seat in (you, 1 - you)]
    return [(seat, list(cards.items())) for seat, cards in found if cards]
