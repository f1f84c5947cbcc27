"""Who reads stories: what was chosen at the start, until everybody at the table wants it otherwise (NF-17.5). Pure."""

from typing import Final, Literal

from bot.rules.decision import Option, text
from cogs.near_and_far.rules.goods import FarPlay, who
from cogs.near_and_far.state import FarState

OTHER: Final = "reader-other"
SAME: Final = "reader-same"
WAYS: Final = (OTHER, SAME)
_OTHER_OF: Final[dict[str, Literal["bot", "player"]]] = {"bot": "player", "player": "bot"}


def way_of(state: FarState) -> Literal["bot", "player"]:
    """Who reads now."""
    return _OTHER_OF[state.options.reader] if state.is_reader_changed else state.options.reader


def options(state: FarState, seat: int) -> list[Option]:
    """Ask for the other way, or take that back; alone nobody else could read."""
    if state.phase not in ("play", "last") or seat not in state.present or len(state.present) < 2:
        return []
    if seat in state.reader_wishes:
        return [Option(SAME, text("far-option-reader-same"), secondary=True)]
    hint = text("far-hint-reader", n=sum(one in state.present for one in state.reader_wishes), of=len(state.present))
    return [Option(OTHER, text("far-option-reader", to=_OTHER_OF[way_of(state)]), hint, secondary=True)]


def decide(play: FarPlay, seat: int, way: str) -> None:
    """One of `WAYS`; it changes once everybody has asked for it."""
    state = play.state
    if way == SAME:
        state.reader_wishes.remove(seat)
        play.say("far-reader-same", who=who(seat))
        return
    state.reader_wishes.append(seat)
    if not change_if_agreed(play):
        play.say("far-reader-wish", who=who(seat), to=_OTHER_OF[way_of(state)])


def change_if_agreed(play: FarPlay) -> bool:
    """Whether everybody who is left has asked for it, so that it changes: asked when somebody asks, or leaves."""
    state = play.state
    if len(state.present) < 2 or not set(state.present) <= set(state.reader_wishes):
        return False
    state.is_reader_changed, state.reader_wishes = not state.is_reader_changed, []
    play.say("far-reader-changed", to=way_of(state))
    return True
