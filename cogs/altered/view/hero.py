"""What one's own Hero does and whether that is still to come, in a line below one's answers; and whose card of the
other comes before the sums of Dusk, as it stands. Pure; knows only views."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Ability
from cogs.altered.content.notation import first_name

View = Mapping[str, Any]
MOST = 110
"""So many characters of what it does: two lines of small print on a phone."""
_AT_DUSK = re.compile(r"^At Dusk(?: —|:) ")
_HOLDS = re.compile(
    r"(?<=— )If you are not the first player, you may exhaust me: |, if you are not the first player(?=:)"
)
"""Whether that is so today, and that it waits, is said before: there is more room for what it does."""
_REMINDER = re.compile(r" \([^)]*\)")


def power(abilities: Sequence[Ability], *, exhausted: bool, is_first: bool) -> str:
    """exhausted, ready (to be used in one's turn), waits (for what it answers, once), idle (whoever is first player has
    nothing of it today), or itself: it comes by itself."""
    if exhausted:
        return "exhausted"
    if is_first and abilities and all(_is_of_second(one.condition) for one in abilities):
        return "idle"
    if any(one.quick for one in abilities):
        return "ready"
    return "waits" if any(one.cost.exhaust_me for one in abilities) else "itself"


def _is_of_second(condition: Any) -> bool:
    """Whether it holds only for whoever is not the first player."""
    if not isinstance(condition, Mapping):
        return False
    return condition.get("not") == "first_player" or any(_is_of_second(one) for one in condition.get("all", ()))


def hero_line(view: View) -> Sequence[Text]:
    """Nothing where nobody leads, or something else is asked than what to do in one's turn: a question of a Hero quotes
    it."""
    seat = view["you"]
    hero = view["players"][seat]["hero"] if "altered.turn" in view["asked"] else None
    if hero is None:
        return ()
    name = first_name(hero["name"])
    words = _HOLDS.sub("", hero["text"])
    own = text("al-view-hero", name=name, power=view["players"][seat]["power"], text=_short(words))
    return (own, *_first(view, seat))


def _first(view: View, seat: int) -> Sequence[Text]:
    """What of the other's comes before the sums of Dusk (AL-10.1): what it may change is said in the picture above."""
    dusk, foe = view["dusk"], f"@seat:{1 - seat}"
    theirs = [one for one in dusk["first"] if one["seat"] != seat]
    return [
        text("al-view-first", foe=foe, name=first_name(one["name"]), text=_short(_AT_DUSK.sub("", one["text"])))
        for one in theirs[:1]
    ]


def _short(words: str) -> str:
    """What a card does, no longer than there is room for."""
    said = _REMINDER.sub("", words)
    return f"{said[:MOST].rsplit(' ', 1)[0]} …" if len(said) > MOST else said
