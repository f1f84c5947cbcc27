"""What simulated sessions of the campaign begin with, so that they begin at many places of it
(`NearAndFar.trial_opening`). Pure."""

from typing import Any

from cogs.near_and_far.content.characters import maps_of
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.entry_ids import CHAPTER
from cogs.near_and_far.content.terms import CHARACTERS

NEW, KNOWN, OWN = range(3)
"""As in a first session; with some of the keywords that the map's stories ask for; with all of them, and a chapter of
one's own to read."""


def opening(content: FarContent, number: int, turn: int, seats: int) -> Any:
    """What a session on this map is given, or None. turn: which of the map's tables it is, from 0."""
    kind = (turn + turn // 3) % 3  # not in step with the players, who change with the turn too
    if kind == NEW:
        return None
    companion = next(iter(content.companions))
    words = sorted(content.stories.heads[f"m{number:02}"].outside)
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        character = CHARACTERS[(turn + seat) % len(CHARACTERS)]
        own: dict[str, Any] = {"character": character, "companion": companion}
        own["keywords"] = words[(turn + seat) % 2 :: 2] if kind == KNOWN else words
        if kind == OWN:
            own["chapter"] = _chapter(content, character, number, turn // 3)
        players.append(own)
    return {"session": number - 1, "players": players}


def _chapter(content: FarContent, character: str, number: int, turn: int) -> str:
    """One of the chapters that this map tells, in turn (NF-14.12)."""
    own = [name for name in content.stories.entries if (found := CHAPTER.fullmatch(name)) and found[1] == character]
    told = [name for name in own if number in maps_of(name)]
    return told[turn % len(told)]
