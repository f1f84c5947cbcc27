"""The last scene: how it ended, by how much, and what each is remembered for. Pure."""

from typing import Final, NoReturn

from bot.rules.voice.honours import tell_honours
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.state import FarState

CLOSE: Final = 3
FAR: Final = 12
"""So many points between the first two are a scene of their own."""


def end(play: FarPlay, result: str) -> NoReturn:
    """Tell the last scene and end the session. result: as `far-result-...` says it."""
    state = play.state
    _tell_scene(play, result)
    tell_honours(play, content_of(play).voice, state.voice, state.owners)
    play.end(result)


def _tell_scene(play: FarPlay, result: str) -> None:
    state = play.state
    if result == "unfinished":
        play.say("far-end-unfinished")
    elif result == "given-up":
        play.say("far-end-given-up", winner=[who(seat) for seat in state.present if seat != state.gave_up])
    elif state.seats == 1:
        own = state.players[0]
        play.say(
            "far-end-alone", winner=who(0), camps=sum(seat == 0 for seat in state.camps.values()) + len(own.threats)
        )
    elif result == "tied":
        best = state.sheets[0].total
        play.say("far-end-tied", winner=[who(one.seat) for one in state.sheets if one.total == best])
    else:
        _tell_margin(play)


def _tell_margin(play: FarPlay) -> None:
    state: FarState = play.state
    first, second = state.sheets[:2]
    n = first.total - second.total
    scene = "close" if 0 < n <= CLOSE else "far" if n >= FAR else "won"
    play.say(f"far-end-{scene}", winner=who(first.seat), second=who(second.seat), n=n)
    if state.ended_by not in (None, first.seat):
        play.say("far-end-hasty", who=who(state.ended_by))
