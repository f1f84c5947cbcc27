"""Which words of a card nobody wishes for oneself. Pure."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.content.reader import walk
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Verb

LEAVES: Final = frozenset({"send", "return", "to_deck_top", "to_mana"})
HARM: Final = LEAVES | {"discard", "sabotage", "exhaust", "lose"}
HARMFUL_GAINS: Final = frozenset({"asleep", "fleeting"})
_EITHER: Final = frozenset({"switch", "exchange", "activate"})
"""Good for one object and bad for another, whosever it is."""
_GIFTS: Final = frozenset({"draw", "resupply"})


def is_harm(part: Any) -> bool:
    """Whether a word is nothing that one wishes for oneself."""
    return part.do in HARM or (part.do == "gain" and part.what in HARMFUL_GAINS)


def harms(steps: Sequence[Any], pick: Pick) -> bool | None:
    """Whether being this target of these steps is bad, with all that follows for the same one; None: it depends."""
    found: list[bool] = []
    for part in (part for step in steps for _, part in walk(step, "") if isinstance(part, Verb)):
        who = getattr(part, "who", None)
        if getattr(part, "other", None) is pick:
            return None
        if who is pick or (found and who in ("same_target", "it")):
            if part.do in _EITHER:
                return None
            found.append(is_harm(part))
    return found[0] if found and len(set(found)) == 1 else None


def is_gift(part: Any) -> bool:
    """Whether a word gives something to the opponent, alone or as well."""
    return part.do in _GIFTS and getattr(part, "player", "me") != "me"
