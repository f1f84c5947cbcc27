"""Companions and summons in their owner's activation: who may act, and in which order (LE-19.8, LE-25.4, LE-25.11)."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Option, text
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.state import CombatState

NOBODY: Final = "nobody"


def waiting(state: CombatState, owner: str, acted: Sequence[str] = ()) -> list[str]:
    """LE-25.4, LE-25.7: the companions and summons of somebody that stand and have not acted in this activation; a
    partner has one of its own. acted: those that have."""
    return [
        one.id
        for one in state.allies_of(owner)
        if not one.partner and one.id not in acted and board.is_in_play(state, one)
    ]


def first_options(state: CombatState, owner: str) -> list[Option]:
    """D21: who may act right before their owner."""
    return [Option(f"ally:{one}", text("evershade-option-ally-first", who=f"@{one}")) for one in waiting(state, owner)]


async def next_after(play: CombatPlay, owner: str, acted: Sequence[str]) -> str | None:
    """LE-25.11: who acts after the owner, in the order that the owner likes; one alone is not asked for, since it may
    do nothing just as well. None: nobody is left."""
    able = waiting(play.state, owner, acted)
    if len(able) < 2:
        return able[0] if able else None
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in able]
    options.append(Option(NOBODY, text("evershade-option-allies-none")))
    prompt = text("evershade-ask-ally", who=f"@{owner}")
    chosen = await play.ask(play.state.seat_of(owner), "evershade.ally", prompt, lambda: options)
    return None if chosen in ("", NOBODY) else chosen
