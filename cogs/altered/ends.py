"""How a game ends (AL-12): meeting and crossing in the very event, tiebreakers, draws. Pure."""

from typing import TYPE_CHECKING, NoReturn

from cogs.altered import match
from cogs.altered.state import AlteredState, Region

if TYPE_CHECKING:
    from cogs.altered.events import Table


def standing(state: AlteredState, seat: int) -> str:
    """`meet`, `cross` or nothing, by where a player's two expeditions are."""
    marker = state.players[seat].marker
    if state.tiebreak or marker["hero"] < marker["companion"]:
        return ""
    return "meet" if marker["hero"] == marker["companion"] else "cross"


def finished(state: AlteredState) -> tuple[str, str]:
    """How both players stand."""
    return standing(state, 0), standing(state, 1)


def judge(play: "Table", before: tuple[str, str], winners: list[int]) -> None:
    """After the acts of an event: whoever won by it, or tiebreakers (AL-12.1, AL-12.2, AL-12.3, AL-12.4, AL-12.11)."""
    state = play.state
    if winners:
        if len(set(winners)) > 1:  # AL-12.11
            draw(play, "both")
        win(play, winners[0], "effect")
    if state.tiebreak or state.options.end_check == "end_of_day":
        return
    now = finished(state)
    fresh = [seat for seat in (0, 1) if now[seat] and now[seat] != before[seat]]
    if fresh:
        decide(play, now)


def decide(play: "Table", now: tuple[str, str]) -> None:
    """Somebody has met or crossed: who has won?"""
    state = play.state
    options = state.options
    if not (now[0] and now[1]):
        seat = 0 if now[0] else 1
        win(play, seat, now[seat])
    if now[0] == now[1]:  # AL-12.3
        if now[0] == "cross" and options.both_cross == "distance":
            far = [distance(state, seat) for seat in (0, 1)]
            if far[0] != far[1]:
                win(play, 0 if far[0] > far[1] else 1, "distance")
        start_tiebreak(play)
    elif options.mixed_meet_cross == "tiebreak":
        start_tiebreak(play)
    else:  # AL-12.4
        win(play, 0 if now[0] == "cross" else 1, "cross")


def distance(state: AlteredState, seat: int) -> int:
    """How far a player's two expeditions have come together."""
    marker = state.players[seat].marker
    return marker["hero"] + 7 - marker["companion"]


def end_of_day(play: "Table") -> None:
    """The variant that looks when a new day starts: the greater distance wins, equal ones start tiebreakers."""
    state = play.state
    now = finished(state)
    if state.tiebreak or not (now[0] or now[1]):
        return
    if now[0] and now[1]:
        far = [distance(state, seat) for seat in (0, 1)]
        if far[0] == far[1]:
            start_tiebreak(play)
            return
        win(play, 0 if far[0] > far[1] else 1, "distance")
    seat = 0 if now[0] else 1
    win(play, seat, now[seat])


def start_tiebreak(play: "Table") -> None:
    """The track is gone; all four markers stand in the Arena (AL-12.5, AL-12.6)."""
    state = play.state
    state.tiebreak, state.tiebreak_day = True, state.day
    state.regions = [Region("companion", 1, ["forest", "mountain", "water"], True)]
    for player in state.players:
        player.marker = {"hero": 0, "companion": 0}
    play.say("al-tiebreak")


def win(play: "Table", seat: int, why: str) -> NoReturn:
    """The game is over in this event; nothing that waits is played (AL-9.6)."""
    state = play.state
    state.winner, state.why, state.phase = seat, why, "over"
    play.say("al-wins", seat=f"@seat:{seat}", why=why)
    match.game_over(play, seat, why)


def draw(play: "Table", why: str) -> NoReturn:
    """Nobody wins (AL-12.11, 12.12)."""
    state = play.state
    state.drawn, state.why, state.phase = True, why, "over"
    play.say("al-draw", why=why)
    match.game_over(play, match.DRAWN, why)
