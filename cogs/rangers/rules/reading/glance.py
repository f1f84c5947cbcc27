"""A look at one moment, in which nothing changes: what it has found once it need not look for again. Pure.

All that can be done in a turn asks for the same presences, keywords and cards between, for each test anew.
"""

from collections.abc import Callable, Set
from typing import Any

from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.state import CardInPlay, RangersState


class Glance(Board):
    """Never kept across an `await`, nor while anything is changed: take a new one."""

    def __init__(self, state: RangersState, content: RangersContent) -> None:
        super().__init__(state, content)
        self._found: dict[Any, Any] = {}

    def once(self, key: Any, find: Callable[[], Any]) -> Any:
        found = self._found
        if key not in found:
            found[key] = find()
        return found[key]

    def keywords(self, card: CardInPlay) -> Set[str]:
        key = "keywords", card.uid, card.card
        found: Set[str] | None = self._found.get(key)
        if found is None:
            found = self._found[key] = super().keywords(card)
        return found

    def presence(self, card: CardInPlay) -> int:
        key = "presence", card.uid, card.card
        found: int | None = self._found.get(key)
        if found is None:
            found = self._found[key] = super().presence(card)
        return found
