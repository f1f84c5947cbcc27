"""Expeditions that a play moves at once, which is not what Dusk does. Pure, only looks."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, AlteredState

_OF_DUSK: Final = frozenset({"al-dusk-outcome", "al-dusk-lost", "al-dusk-in-common"})
"""Labels that say what Dusk does."""


def stepping(look: Look, seat: int, label: Text, tables: Sequence[AlteredState]) -> Text:
    """What is said of a play, with whom it moves at once. tables: each that there may be after it."""
    moved = [moved_now(look.state, one) for one in tables if one.winner is None and not one.tiebreak]
    if not moved or len(moved) < len(tables) or not moved[0] or any(one != moved[0] for one in moved):
        return label
    return text("al-dusk-stepped", what=label, steps=steps_of(moved[0], seat), dusk=label.key in _OF_DUSK)


def steps_of(moved: Mapping[tuple[int, str], int], reader: int | None) -> list[Text]:
    """Each that has moved, in a few words. reader: who alone reads them."""
    return [
        text("al-now-moves", seat=f"@seat:{who}", own=who == reader, exp=exp, forward=n > 0)
        for (who, exp), n in moved.items()
    ]


def moved_now(before: AlteredState, after: AlteredState) -> dict[tuple[int, str], int]:
    """(seat, expedition) -> by how much it has come nearer to the other end, of those that have moved."""
    steps = {
        (seat, exp): (player.marker[exp] - before.players[seat].marker[exp]) * (1 if exp == "hero" else -1)
        for seat, player in enumerate(after.players)
        for exp in EXPEDITIONS
    }
    return {one: n for one, n in steps.items() if n}
