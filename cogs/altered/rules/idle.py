"""Turns in which there is nothing to choose, as everybody sees: whoever can only pass is not asked to. Pure."""

from functools import lru_cache

from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.turn_options import open_options
from cogs.altered.state import PASSES


def is_idle(play: AlteredPlay, seat: int) -> bool:
    """Whether a player can only pass (AL-6.2), by what everybody sees: nothing that lies open can be used, and no card
    costs as little as they have, whatever their hand holds. So not being asked tells nobody anything.
    """
    state = play.state
    # cards that are played by hand, or that only this table knows, may do and cost anything
    if state.options.idle_turns != PASSES or state.options.allow_manual or state.pinned_mark:
        return False
    look = Look(state, play.content)
    if state.players[seat].hand and look.ready_orbs(seat) >= _least_cost(look, seat):
        return False
    return all(option.refused is not None for option in open_options(play, seat))


def _least_cost(look: Look, seat: int) -> int:
    """What no card of a hand can cost less than now."""
    less = sum(
        max(0, -change.plus)
        for source, _, passive in look.passives("cost")
        if (change := passive.cost) is not None and (source.controller == seat) == (change.by == "me")
    )
    waiting = [one for one in look.state.floating if one.kind == "next" and one.seat == seat]
    waived: int = sum(look.content.word(one.path).minus for one in waiting)
    return _least_printed(look.content) - less - waived


@lru_cache(maxsize=8)
def _least_printed(content: AlteredContent) -> int:
    """The same of all printed cards: paid the other way (AL-7.15), or scouted (AL-8.13)."""
    found = []
    for card in content.cards.values():
        if card.type not in ("hero", "token"):
            scout = content.printed[card.id].keywords.get("scout")
            less = 0 if card.cost_option is None else card.cost_option.minus
            found.append(min(card.hand_cost - less, card.hand_cost if scout is None else scout.x or 0))
    return min(found, default=0)
