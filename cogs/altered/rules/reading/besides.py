"""What a card is besides its statistics, and what it does for certain as it comes, in a word or two each, for its row.
Pure, only looks."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.rules.decision import Text, text
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.reading.made import certain_steps

ROOM: Final = 30
"""So many characters of its name and these words have room in a row of a phone, beside cost and statistics."""
_KEYWORDS: Final = frozenset({"defender", "tough", "eternal", "seasoned"})
"""Gigantic is said with both expeditions, Scout by its own option, and Cooldown is about the Reserve."""
_STATUSES: Final = {"anchored": 10, "asleep": 8, "fleeting": 10}
_DOES: Final = {"sabotage": 8, "resupply": 8, "draw": 12}
"""What is said of a card, and about how many characters that takes."""


@lru_cache(maxsize=1_024)
def besides(content: AlteredContent, ref: str, source: str) -> Sequence[Text]:
    """Of this card, as much as there is room for. source: of `FROM`."""
    room, told = ROOM - len(content.cards[ref].name), []
    for said, width in _said(content, ref, source):
        room -= width + 2
        if room >= 0 and said not in told:
            told.append(said)
    return tuple(told)


def _said(content: AlteredContent, ref: str, source: str) -> Iterator[tuple[Text, int]]:
    for name, keyword in content.printed[ref].keywords.items():
        if name in _KEYWORDS and keyword.condition is None:
            yield text("al-made-keyword", k=name, x=keyword.x or 0), len(name)
    for step in certain_steps(content, ref, source):
        if step.do == "gain" and step.who == "me" and step.what in _STATUSES:
            if step.what != "fleeting" or source != "reserve":  # whatever comes from there is that
                yield text("al-made-status", what=step.what), _STATUSES[step.what]
        elif step.do in _DOES and isinstance(n := getattr(step, "n", 1), int) and getattr(step, "player", "me") == "me":
            yield text("al-made-does", what=step.do, n=n), _DOES[step.do]
