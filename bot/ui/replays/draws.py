"""Draws as the page of a replay holds them: see `page/dice.js`. Pure."""

from typing import Any

from bot.rules.fairness import Draw

MOST_EXACT = (1 << 53) - 1
"""Larger numbers JavaScript cannot hold: they are written as strings of digits."""


def packed_draw(draw: Draw) -> list[Any]:
    """[stream, first, kind, n, count, salt, result]."""
    return [draw.stream, draw.first, draw.kind, _exact(draw.n), draw.count, _exact(draw.salt), _exact(draw.result)]


def _exact(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_exact(one) for one in value]
    return str(value) if value > MOST_EXACT else value
