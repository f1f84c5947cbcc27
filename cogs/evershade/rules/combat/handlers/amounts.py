"""The number behind an amount of an effect. Pure."""

from typing import Any

from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed

EVERYTHING = 10**6


def amount(play: CombatPlay, value: Any, deed: Deed) -> int:
    """A sum here and now (LE-1.7); `all` is more than there can be."""
    if value == "all":
        return EVERYTHING
    return value_of(value, CombatFacts(play.state, play.content, deed).number)
