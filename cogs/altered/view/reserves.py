"""What lies in both Reserves, for whoever reads their own hand. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any


def reserves(view: Mapping[str, Any]) -> list[tuple[int, list[tuple[str, int]]]]:
    """[(seat, [(card, how many)])], the own first; without whoever has nothing there."""
    you, found = view["you"], []
    for seat in (you, 1 - you):
        names = [card["name"] for card in view["players"][seat]["reserve"]]
        if names:
            found.append((seat, [(name, names.count(name)) for name in dict.fromkeys(names)]))
    return found
