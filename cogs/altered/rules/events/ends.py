"""How a game ends (AL-12): meeting and crossing in the very event, tiebreakers, draws. Pure."""

from typing import NoReturn

from cogs.altered.rules.events import match
from cogs.altered.rules.reading.goal import reached, verdict
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState, Region


def finished(state: AlteredState) -> tuple[str, str]:
    """How both players stand."""
    if state.tiebreak:
        return "", ""
    return reached(state.players[0].marker), reached(state.players[1].marker)


def judge(play: AlteredPlay, before: tuple[str, str], winners: list[int]) -> None:
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
        decide(play)


def decide(play: AlteredPlay) -> None:
    """Somebody may have met or crossed: whoever has won by it, or tiebreakers."""
    found = verdict(play.state.options, [player.marker for player in play.state.players])
    if found is None:
        return
    seat, why = found
    if seat is None:
        start_tiebreak(play)
    else:
        win(play, seat, why)


def end_of_day(play: AlteredPlay) -> None:
    """The variant that looks when a new day starts: the greater distance wins, equal ones start tiebreakers."""
    if not play.state.tiebreak and play.state.players:
        decide(play)


def start_tiebreak(play: AlteredPlay) -> None:
    """The track is gone; all four markers stand in the Arena (AL-12.5, AL-12.6)."""
    state = play.state
    state.tiebreak, state.tiebreak_day = True, state.day
    state.regions = [Region("companion", 1, ["forest", "mountain", "water"], True)]
    for player in state.players:
        player.marker = {"hero": 0, "companion": 0}
    play.say("al-tiebreak")


def win(play: AlteredPlay, seat: int, why: str) -> NoReturn:
    """The game is over in this event; nothing that waits is played (AL-9.6)."""
    state = play.state
    state.winner, state.why, state.phase = seat, why, "over"
    play.say("al-wins", seat=f"@seat:{seat}", why=why)
    match.game_over(play, seat, why)


def draw(play: AlteredPlay, why: str) -> NoReturn:
    """Nobody wins (AL-12.11, 12.12)."""
    state = play.state
    state.drawn, state.why, state.phase = True, why, "over"
    play.say("al-draw", why=why)
    match.game_over(play, match.DRAWN, why)
