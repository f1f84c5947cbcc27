"""Cards that only one table knows, pinned in its state as data: whatever becomes of the file they came from, the game
replays, here and on other machines. Pure.

    pinning = Pinning(Card, wanted=created, called=lambda card: card.token, refused="al-refused-cards")
    cards = pinning.collect(rows, ...)       JSON of the cards that a deck needs
    pinning.take(state, seat, cards)         into the state, for `Game.supply`
    pinning.own_cards(state)                 what the table knows beside its content
"""

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from pydantic import ValidationError

from bot.rules.decision import text
from bot.rules.errors import NotPossible

MOST_PINNED: Final = 240
"""Cards of one answer."""
_MOST_LETTERS: Final = 12_000
"""Of one card's JSON."""

Row = Mapping[str, Any]
"""A card as a pack stores it."""


class PinnedState(Protocol):
    """What a game's state keeps. pinned: cards by reference; pinned_mark: names all of them, equal marks are equal
    cards; fetched: seat -> those that were fetched for it, until its deck is known."""

    pinned: dict[str, dict[str, Any]]
    pinned_mark: str
    fetched: dict[int, list[str]]


M = TypeVar("M", bound=Any)


@dataclass(frozen=True, slots=True)
class Pinning(Generic[M]):
    """How a game pins its cards.

    model    the pydantic model of a card, with its reference as `id`
    wanted   which further cards it brings along (tokens that it creates), by their short names
    called   under which short name others bring it along, or None
    refused  key of the sentence for data that is no such cards
    """

    model: type[M]
    wanted: Callable[[M], Collection[str]]
    called: Callable[[M], str | None]
    refused: str

    def packed(self, card: M) -> dict[str, Any]:
        """A card as JSON, without what is as usual."""
        made: dict[str, Any] = card.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        return made

    def collect(
        self,
        rows: Iterable[Row],
        companions: Mapping[str, Row],
        *,
        known: Collection[str],
        made: Callable[[Row], M],
        made_by_hand: Callable[[Row], M],
        names: Collection[str],
    ) -> list[dict[str, Any]]:
        """JSON of these cards and of the companions that they bring along.

        companions: by short name; known: references that every table has, names: short names that every table has.
        made, made_by_hand: a row as a card, and as one that is played by hand; they raise `ValueError` for none. A card
        that brings along what nobody knows is played by hand; one that is no card is left out.
        """
        found: dict[str, M] = {}
        queue = list(rows)
        while queue and len(found) < MOST_PINNED:
            row = queue.pop()
            if row["ref"] in found or row["ref"] in known:
                continue
            try:
                card = made(row)
                wanted = set(self.wanted(card)) - set(names)
                if not wanted <= set(companions):
                    card, wanted = made_by_hand(row), set()
            except ValueError:
                continue
            found[card.id] = card
            queue += [companions[name] for name in sorted(wanted)]
        return [self.packed(card) for card in sorted(found.values(), key=lambda card: str(card.id))]

    # ------------------------------------------------------------------ in the state

    def take(self, state: PinnedState, seat: int, cards: Any) -> None:
        """Pin cards for a seat, in place of those of its last try; the others' stay. Raises `NotPossible` for what are
        no cards, having changed nothing."""
        if not isinstance(cards, list) or len(cards) > MOST_PINNED:
            raise NotPossible(text(self.refused))
        try:
            made = {card.id: self.packed(card) for card in map(self.model.model_validate, cards)}
        except (ValidationError, RecursionError):
            raise NotPossible(text(self.refused)) from None
        if any(len(json.dumps(entry)) > _MOST_LETTERS for entry in made.values()):
            raise NotPossible(text(self.refused))
        state.fetched[seat] = sorted(made)
        theirs = {ref for other, refs in state.fetched.items() if other != seat for ref in refs}
        _set(state, made | {ref: entry for ref, entry in state.pinned.items() if ref in theirs})

    def restore(self, state: PinnedState, cards: Mapping[str, dict[str, Any]]) -> None:
        """Pin what another table of the same campaign has had pinned; it is nobody's last try."""
        _set(state, dict(cards))

    def keep_only(self, state: PinnedState, refs: Collection[str]) -> None:
        """Forget all pinned cards but these, and what they bring along."""
        cards = self.own_cards(state)
        kept: set[str] = set()
        queue = [ref for ref in refs if ref in cards]
        while queue:
            ref = queue.pop()
            if ref not in kept:
                kept.add(ref)
                wanted = self.wanted(cards[ref])
                queue += [other.id for other in cards.values() if self.called(other) in wanted]
        state.fetched = {}
        _set(state, {ref: entry for ref, entry in state.pinned.items() if ref in kept})

    def own_cards(self, state: PinnedState) -> dict[str, M]:
        """The cards that this table knows beside its content."""
        return {ref: self.model.model_validate(entry) for ref, entry in state.pinned.items()}


def unseen(state: PinnedState, seat: int) -> set[str]:
    """Pinned cards that were not fetched for this seat: it may not learn from an answer that they are there."""
    return set(state.pinned) - set(state.fetched.get(seat, ()))


def _set(state: PinnedState, cards: dict[str, dict[str, Any]]) -> None:
    state.pinned = dict(sorted(cards.items()))
    written = json.dumps(state.pinned, sort_keys=True).encode()
    state.pinned_mark = hashlib.blake2b(written, digest_size=8).hexdigest() if state.pinned else ""
