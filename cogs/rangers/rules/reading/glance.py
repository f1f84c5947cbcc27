"""A look at one moment, in which nothing changes: what it has found once it need not look for again. Pure.

All that can be done in a turn asks for the same presences, keywords and cards between, for each test anew.
"""

from collections.abc import Callable
from functools import partial
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
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    def keywords(self, card: CardInPlay) -> set[str]:
        found: set[str] = self.once(("keywords", card.uid, card.card), partial(super().keywords, card))
        return found

    def presence(self, card: CardInPlay) -> int:
        found: int = self.once(("presence", card.uid, card.card), partial(super().presence, card))
        return found
