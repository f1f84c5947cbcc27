"""Diagrams of areas: where one lies when it is turned, and whom it hits (LE-16.15, LE-20.13). Pure."""

from collections.abc import Mapping, Sequence

from bot.rules.geometry.grid import DIRECTIONS, Direction, Offset
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState


def spaces(
    state: CombatState, content: EvershadeContent, user: str, offsets: Sequence[Offset], facing: Direction
) -> list[str]:
    """LE-16.15: counted from the user's first space, drawn facing east, turned, never mirrored; walls do not matter,
    and what lies off the sheet is left out. None for somebody who is not on it."""
    here = board.where(state, user)
    return [] if here is None else board.chart(state, content).area(here, offsets, facing)


def hit(state: CombatState, content: EvershadeContent, user: str, within: Sequence[str]) -> list[str]:
    """LE-16.8, LE-21.7: the models that stand in these spaces, each once: enemies from left to right, then party
    members by seat; never the user."""
    everybody = [*(name for name, _ in board.foes(state)), *(one.id for one in board.members(state))]
    area = set(within)
    return [one for one in everybody if one != user and area & set(board.covered(state, content, one))]


def ways(
    state: CombatState, content: EvershadeContent, user: str, offsets: Sequence[Offset]
) -> Mapping[Direction, list[str]]:
    """Each of the four ways in which it can lie -> whom it hits there, where it hits anybody."""
    found = {way: hit(state, content, user, spaces(state, content, user, offsets, way)) for way in DIRECTIONS}
    return {way: models for way, models in found.items() if models}


def best_ways(found: Mapping[Direction, Sequence[str]], target: str) -> list[Direction]:
    """LE-20.13: of those that cover the chosen target the ones with most party members in them, in the order north,
    east, south, west; none where the target cannot be covered."""
    able = {way: models for way, models in found.items() if target in models}
    most = max((_members(models) for models in able.values()), default=0)
    return [way for way, models in able.items() if _members(models) == most]


def _members(models: Sequence[str]) -> int:
    return sum(not board.is_foe(one) for one in models)
