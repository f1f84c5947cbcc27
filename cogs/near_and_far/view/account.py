"""What happened since a reader's last answer, for right above the next question: what they did themselves as it is told
in the journal, and each turn of somebody else in one line. Pure; knows only sentences."""

from collections.abc import Sequence
from functools import reduce
from typing import Final

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.view.retelling import retold

TURN: Final = "far-turn"
REMARK: Final = "far-voice-"
MOST: Final = 4
"""Lines for which a phone has room between a picture and few answers; with fewer there is room for remarks."""
SHORT: Final = frozenset(
    f"far-{kind}"
    for kind in (
        *("visits", "gained", "duel-won", "duel-lost", "duel-tie", "duel-won-dice", "duel-lost-dice", "jailed"),
        *("duel-tie-dice", "rolled", "rolled-won", "rolled-lost", "quest", "keyword", "xp", "threat-won", "bought"),
        *("threat-lost", "recruits", "treasure", "treasure-does", "camp", "mine-camp", "chief", "last-camp"),
        *("farmed", "traded", "leaves-town"),
    )
)
"""What a turn is made of for those who were not asked in it: each has a short sentence."""


def account(lines: Sequence[Text], content: FarContent) -> list[Text]:
    """The rest of the reader's own turn, the turns that came after it, and what has happened in the present one."""
    turns: list[list[Text]] = [[]]
    for one in retold(lines, content):
        if one.said.key == TURN:
            turns.append([])
        turns[-1].append(one.said)
    before, after = turns[0], [one for one in turns[1:] if len(one) > 1]
    now = after.pop() if after and after[-1] is turns[-1] else []
    passed = [_in_one(turn) for turn in after]
    room = MOST - len(passed)
    own = _last(before, room)
    return [*own, *passed, *_last(now[1:], room - len(own))][-MOST:]


def _in_one(turn: Sequence[Text]) -> Text:
    """A turn in a line: the short sentences of what happened in it, else the last one."""
    told = [Text(f"{line.key}-short", line.params) for line in turn if line.key in SHORT]
    what = reduce(lambda one, other: text("far-account-and", one=one, other=other), told) if told else turn[-1]
    return text("far-account-turn", who=turn[0].params["who"], what=what)


def _last(lines: Sequence[Text], room: int) -> list[Text]:
    """The last so many, one at the least; remarks only where all have room."""
    plain = list(lines)
    if len(plain) > room:
        plain = [line for line in lines if not line.key.startswith(REMARK)] or plain
    return plain[-max(1, room) :]
