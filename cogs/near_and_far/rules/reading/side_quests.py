"""Which side quests a player has, and which of them could be completed now (NF-14.8). Pure; only reads."""

from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.rules.reading.table import is_met
from cogs.near_and_far.state import FarState


def open_quests(state: FarState, content: FarContent, seat: int) -> list[str]:
    """The side quests that a seat has and could still do, in the order in which it got them."""
    return [name for name, done in state.players[seat].side_quests.items() if not done and name in content.side_quests]


def is_within_reach(state: FarState, content: FarContent, seat: int, quest: str) -> bool:
    """Whether what a side quest asks for is there now."""
    return is_met(state, content, seat, content.side_quests[quest].condition)
