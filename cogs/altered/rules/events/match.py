"""A match: one game, or the best of three with the same decks; the loser of a game says who begins the next. Pure."""

from typing import Final, NoReturn

from bot.rules.decision import Option, text
from bot.rules.voice.honours import tell_honours
from cogs.altered.rules.reading.ids import SeatOption
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState, opposing

DRAWN: Final = -1
GAMES: Final = 3
NEEDED: Final = 2
SEATS: Final = ("@seat:0", "@seat:1")


def game_over(play: AlteredPlay, winner: int, why: str) -> NoReturn:
    """A game of the match has ended (winner: a seat or `DRAWN`); the next one follows unless the match is decided."""
    state = play.state
    state.games.append(winner)
    if state.options.match == "single":
        match_over(play, winner, why)
    most = max(state.score)
    if most < NEEDED and len(state.games) < GAMES:
        play.say("al-score", a="@seat:0", b="@seat:1", n=state.score[0], m=state.score[1])
        play.turn_to("next_game")
    leaders = [seat for seat in (0, 1) if state.score[seat] == most]
    if len(leaders) == 1:
        match_over(play, leaders[0], why)
    match_over(play, DRAWN, "score")


def match_over(play: AlteredPlay, winner: int, why: str) -> NoReturn:
    """Nothing more is played."""
    state = play.state
    state.phase, state.why = "over", why
    state.taken = None if winner == DRAWN else winner
    if state.options.match != "single":
        n, m = score_of(state)
        play.say("al-match-over", drawn=winner == DRAWN, seat=f"@seat:{max(winner, 0)}", n=n, m=m)
    tell_honours(play, play.content.voice, state.voice, SEATS)
    play.end(f"draw:{why}" if winner == DRAWN else f"seat{winner + 1}:{why}")


def score_of(state: AlteredState) -> tuple[int, int]:
    """Games won in a match that is over: by who has taken it, and by the other; in a draw the higher number first."""
    if state.taken is None:
        return max(state.score), min(state.score)
    return state.score[state.taken], state.score[opposing(state.taken)]


def is_cut_short(state: AlteredState) -> bool:
    """Whether a match that is over ended before its games decided it: conceded, claimed, or agreed on."""
    return max(state.score) < NEEDED and len(state.games) < GAMES


def number(state: AlteredState) -> int:
    """Which game of the match lies on the table, from 1."""
    is_done = state.winner is not None or state.drawn
    return len(state.games) if is_done else min(len(state.games) + 1, GAMES)


async def next_game(play: AlteredPlay) -> None:
    """The loser of the last game chooses who is first; after a draw, chance. Decks stay as they are (rules 13)."""
    state = play.state
    loser = opposing(state.winner) if state.winner is not None else None
    first = -1
    if loser is not None:
        options = [Option(str(SeatOption(seat)), text("al-option-begins", seat=f"@seat:{seat}")) for seat in (0, 1)]
        mine = str(SeatOption(loser))
        answer = await play.ask(loser, "altered.begins", text("al-ask-begins"), lambda: options, default=lambda: mine)
        first = SeatOption.read(answer).seat
    clear_table(state)
    play.next("deal", first=first)


def clear_table(state: AlteredState) -> None:
    """Everything of the last game is put away; what belongs to the match stays."""
    fresh = AlteredState()
    for name in AlteredState.of_one_game():
        setattr(state, name, getattr(fresh, name))
