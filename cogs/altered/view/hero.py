"""What one's own Hero does and whether that is still to come, in a line below one's answers. Pure; knows
only views."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Ability

View = Mapping[str, Any]
MOST = 110
"""So many characters of what it does: two lines of small print on a phone."""
_REMINDER = re.compile(r" \([^)]*\)")
_REGULAR = " & "
"""Between a Hero and its companion: of both the first is enough to know whom a button means."""


def power(abilities: Sequence[Ability], *, exhausted: bool) -> str:
    """exhausted, ready (to be used in one's turn), waits (for what it answers, once), or itself: it comes by itself."""
    if exhausted:
        return "exhausted"
    if any(one.quick for one in abilities):
        return "ready"
    return "waits" if any(one.cost.exhaust_me for one in abilities) else "itself"


def hero_line(view: View) -> Sequence[Text]:
    """Nothing where nobody leads, or something else is asked than what to do in one's turn: a question of a Hero quotes
    it."""
    seat = view["you"]
    hero = view["players"][seat]["hero"] if "altered.turn" in view["asked"] else None
    if hero is None:
        return ()
    said = _REMINDER.sub("", hero["text"])
    if len(said) > MOST:
        said = f"{said[:MOST].rsplit(' ', 1)[0]} …"
    name = hero["name"].partition(_REGULAR)[0]
    return (text("al-view-hero", name=name, power=view["players"][seat]["power"], text=said),)
