"""What has woken a reaction, in a few words: who played which card, which expedition moved. Pure, only looks.

What a card waits for in itself ("When I join", "At Noon") its own words say.
"""

from collections.abc import Mapping
from typing import Final

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Ability
from cogs.altered.state import AlteredState, Pending

_OF_CARDS: Final[Mapping[str, str]] = {
    "played": "al-cause-played",
    "joins": "al-cause-joined",
    "leaves": "al-cause-left",
    "goes_to_reserve": "al-cause-rested",
    "sacrificed": "al-cause-sacrificed",
    "gains": "al-cause-gained",
    "exhausted": "al-cause-exhausted",
    "card_leaves_reserve": "al-cause-left-reserve",
}
"""What has happened to a card that is still to be seen -> the words for it."""
MOVED: Final = "al-cause-moved"
STAYED: Final = "al-cause-stayed"
PASSED: Final = "al-cause-passed"


def cause_of(state: AlteredState, pending: Pending, ability: Ability) -> Text | None:
    """Why it waits; None: its words say all of it, or the card that it is about is out of sight."""
    trigger = ability.trigger
    if trigger is None:
        return None
    seat = f"@seat:{pending.event_seat}"
    if trigger.event == "passed":
        return text(PASSED, seat=seat)
    if trigger.event in ("moves_forward", "fails_to_move"):
        if trigger.event == "fails_to_move":
            return text(STAYED, seat=seat, exp=pending.event_expedition or "")
        due = [] if trigger.due_to is None else [text(f"al-sign-{trigger.due_to}")]
        return text(MOVED, seat=seat, exp=pending.event_expedition or "", due=due, n=len(due))
    about = state.objects.get(pending.event or "")
    if about is None or about.id in (pending.source, pending.me) or trigger.event not in _OF_CARDS:
        return None
    whose = {"seat": f"@seat:{about.controller}", "card": f"@{about.card}"}
    what = {"what": trigger.what or "none"} if trigger.event == "gains" else {}
    return text(_OF_CARDS[trigger.event], **whose, **what)
