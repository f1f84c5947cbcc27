"""The greedy house player of the battle: what a sensible player would answer. Pure, only looks."""

from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel import Request
from cogs.doomrock.state import DoomrockState


def answer(state: DoomrockState, content: Any, request: Request, seat: int) -> Answer | None:
    """The answer to a question of the battle, or None to let its default decide."""
    return None
