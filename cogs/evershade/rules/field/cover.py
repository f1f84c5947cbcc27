"""What cover helps against, and which types of damage meet a weakness, as this table counts them (LE-16.7, LE-21.4).
Pure."""

from collections.abc import Iterable

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.damage import has_cover
from cogs.evershade.state import CombatState


def is_in_cover(state: CombatState, content: EvershadeContent, model: str, source: str, *, is_attack: bool) -> bool:
    """LE-16.7: whether a model on the sheet has cover from another; from the sheet itself (empty) none has. A space
    that gives cover does so against attacks alone, a wall against all damage from beyond it."""
    spaces = board.covered(state, content, model)
    helps = is_attack or (bool(source) and state.options.rulings == "at_first")
    sheltered = [s for s in spaces if board.space_of(state, content, s).cover and helps]
    origin = board.covered(state, content, source) if source else []
    return has_cover(board.chart(state, content), sheltered, spaces, origin)


def kinds(state: CombatState, types: Iterable[str]) -> tuple[str, ...]:
    """LE-21.4, LE-11.10: each type of the damage once, whether the card says it, its weapon, or both."""
    return tuple(types) if state.options.rulings == "at_first" else tuple(dict.fromkeys(types))
