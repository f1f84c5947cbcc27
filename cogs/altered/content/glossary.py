"""Words of the players explained, and what a deck is called (AL-15.1). Pure."""

from typing import Any, Final

from bot.rules.content.reader import walk
from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Verb

TERMS = (
    "disrupt",
    "midrange",
    "aggro",
    "control",
    "fleeting",
    "anchored",
    "asleep",
    "boost",
    "exhausted",
    "defender",
    "gigantic",
    "tough",
    "scout",
    "cooldown",
    "eternal",
    "seasoned",
    "resupply",
    "sabotage",
    "after-you",
    "arena",
    "expedition",
    "tumult",
    "mana",
    "expand",
    "reserve",
    "landmark",
    "support",
    "quick-action",
    "reaction",
    "progress",
    "rest",
    "clean-up",
    "tiebreaker",
    "delay",
    "meet",
    "base-cost",
    "by-hand",
)
"""Each has a sentence `al-term-<term>` in the catalogue."""
ON_OTHERS: Final = frozenset({"send", "return", "discard", "sabotage", "exhaust", "to_deck_top", "to_mana", "lock"})
AGGRO, CONTROL = 2.4, 3.2
SHIFT = 0.3


def disrupts(card: Card | tuple[Ability, ...]) -> bool:
    """Whether any effect hinders an opponent's object, expedition, hand or costs (AL-15.2)."""
    for _, part in walk(card, ""):
        if isinstance(part, Verb) and _hinders(part):
            return True
        change = getattr(part, "cost", None)
        if getattr(change, "by", None) == "opponent" or getattr(part, "suppress_facing", False):
            return True
        if getattr(part, "cannot_move", None) == "facing":
            return True
    return False


def _hinders(part: Any) -> bool:
    who = getattr(part, "who", None)
    if isinstance(who, Pick) and who.filter.by != "me":
        return part.do in ON_OTHERS or (part.do == "gain" and part.what in ("asleep", "fleeting"))
    if part.do == "advance":
        return part.n < 0 and part.at in ("facing", "foe_hero", "foe_companion", "any")
    return part.do == "lock" or (part.do in ("discard", "sacrifice") and part.player != "me")


def label_of(mean: float, disrupting: float) -> str:
    """`aggro`, `midrange` or `control` (AL-15.3): by mean Hand Cost; much disruption counts as a little slower."""
    worth = mean + (SHIFT if disrupting > 0.3 else 0.0)
    return "aggro" if worth < AGGRO else "control" if worth > CONTROL else "midrange"
