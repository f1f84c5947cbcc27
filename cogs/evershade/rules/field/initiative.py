"""Whose turn it is: what a drawn token means, and when a round is closed (LE-18). Pure."""

from collections.abc import Sequence
from typing import Literal

Token = Literal["white", "black", "dual"]


def side_of(token: Token, on_enemies: int, on_characters: int) -> Literal["white", "black"]:
    """LE-18.5: a dual token goes to the side with fewer tokens; as many on both: to the enemies. Tokens that were used
    as one side count there."""
    if token != "dual":
        return token
    return "white" if on_enemies > on_characters else "black"


def is_closed(enemies_left: Sequence[str], characters_left: Sequence[str]) -> bool:
    """LE-18.6: nobody is left on one of the sides who could still get a token; the others follow without a draw, so
    that a token never comes up for a side of which nobody may act (LE-18.17)."""
    return not enemies_left or not characters_left


def order_at_end(enemies_left: Sequence[str], characters_left: Sequence[str]) -> list[str]:
    """LE-18.6, LE-18.7: the remaining enemies from left to right, then the remaining characters as they have chosen."""
    return [*enemies_left, *characters_left]
