"""Effect tokens: two icons for each character, spaces that a player chooses for them (LE-23)."""

from typing import Any, Final

from bot.rules.decision import Option, text
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay

ICONS: Final = 2
"""LE-23.3."""


async def have_room(play: CombatPlay, owner: str, card: str) -> bool:
    """LE-23.3, LE-23.4, D36: whether the card may lay tokens: for a third effect the owner ends one of the two, or lets
    it be."""
    held = list(dict.fromkeys(one.card for one in play.state.fight.laid if one.owner == owner))
    if card in held or len(held) < ICONS:
        return True
    options = [Option("cancel", text("evershade-option-tokens-cancel"))]
    options += [Option(one, text("evershade-option-tokens-end", card=f"@{one}")) for one in held]
    prompt = text("evershade-ask-tokens", who=f"@{owner}", card=f"@{card}")
    ended = await play.ask(play.state.seat_of(owner), "evershade.tokens", prompt, lambda: options)
    if ended in ("", "cancel"):
        return False
    fight = play.state.fight
    fight.laid = [one for one in fight.laid if (one.owner, one.card) != (owner, ended)]
    return True


async def choose_spaces(play: CombatPlay, owner: str, reach: Any, n: int) -> list[str]:
    """The spaces in reach that the owner chooses; tokens do not block (LE-16.12)."""
    state = play.state
    here = state.fight.spaces.get(owner)
    if here is None:
        return []
    taken = board.occupied(state, play.content) if reach.empty else set()
    most = 30 if reach.range is None else reach.range
    found = [one for one in board.chart(state, play.content).within(here, 0, most) if one not in taken]
    options = [Option(one, text("evershade-option-start", space=one)) for one in found]
    prompt = text("evershade-ask-token-spaces", who=f"@{owner}", n=n)
    count = min(n, len(found))
    return await play.ask_some(state.seat_of(owner), "evershade.token-spaces", prompt, lambda: options, count, count)


async def choose_place(play: CombatPlay, owner: str, who: str, reach: Any) -> str:
    """An empty space without danger that the owner chooses for somebody; empty: there is none, or it is declined."""
    state, content = play.state, play.content
    here = state.fight.spaces.get(owner)
    if here is None:
        return ""
    most = 30 if reach.range is None else reach.range
    taken = board.occupied(state, content)
    found = [one for one in board.chart(state, content).within(here, 0, most) if one not in taken]
    found = [one for one in found if not board.space_of(state, content, one).danger]
    options = [Option("stay", text("evershade-option-stay"))]
    options += [Option(one, text("evershade-option-start", space=one)) for one in found]
    prompt = text("evershade-ask-place", who=f"@{owner}", target=f"@{who}")
    chosen = await play.ask(state.seat_of(owner), "evershade.place", prompt, lambda: options)
    return "" if chosen == "stay" else chosen


def named(where: str) -> str:
    """A model by its name, a space as it is called."""
    return f"@{where}" if "." in where or "_" in where or where.islower() else where
