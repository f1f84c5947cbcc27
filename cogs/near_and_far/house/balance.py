"""How fair a game is: the greedy player against a random one, each seat's share of wins, how many rounds games take,
and what winners have used. Measures only; run by `waykeeper balance near_and_far`."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.rules.kernel.game import Game
from bot.rules.kernel.house import house_interruption
from bot.rules.kernel.run import Run
from bot.trials.balance import Balance, Cell
from bot.trials.house import LONGEST_CHILD, Player, greedy_player, random_player
from cogs.near_and_far.state import FarOptions, FarState

SEATS: Final = (2, 3, 4)
MAPS: Final = (1, 4, 9)
"""Map 1, one with a hub and one with bottlenecks: of these the share of each seat is measured."""
ROUNDS: Final = (12, 30)
SHARE, WITHIN = 25.0, 3.0
"""What each of four seats should win, in per cent, and how far off it may be."""
BEATS_RANDOM: Final = (95.0, 100.0)
IN_TIME: Final = (99.0, 100.0)


def options_of(number: int, *, late_coins: bool = False) -> FarOptions:
    """The usual session on a map; late_coins: with the house rule for whoever moves later."""
    if number == 1:
        return FarOptions(late_coins=late_coins)
    return FarOptions(mode="campaign", map=number, late_coins=late_coins)


def play(game: Game[FarState], seed: str, options: FarOptions, players: Sequence[Player]) -> Run[FarState]:
    """A whole game, a player a seat. Raises `RuntimeError` for one that does not end."""
    run = Run.start(game, seed.encode(), len(players), options)
    for _ in range(LONGEST_CHILD):
        if run.over:
            return run
        wished = _wish(run, players)
        if wished is None:
            request = run.requests()[0]
            seat = request.decision.seats[0]
            run.choose(seat, players[seat](run, request, seat), run.token(request, seat))
        run.journal.clear()
    raise RuntimeError(f"{seed} is not over after {LONGEST_CHILD} choices")


def _wish(run: Run[FarState], players: Sequence[Player]) -> int | None:
    """The seat whose turn it is, if it is greedy and does something unasked, which it then has done: nothing is free
    for any other (rules 4)."""
    seat = run.state.turn.seat
    if players[seat] is greedy_player and (wished := house_interruption(run, seat)) is not None:
        run.choose(seat, wished[1], run.token(wished[0], seat))
        return seat
    return None


def duels(game: Game[FarState], n: int, seed: str, progress: Callable[[str], None], broken: list[str]) -> Cell:
    """The greedy player against a random one, in turn in either seat."""
    wins, rounds = 0.0, 0
    for number in range(n):
        name = f"{seed}:duel:{number}"
        seat = number % 2
        players: list[Player] = [random_player(name.encode()), random_player(name.encode())]
        players[seat] = greedy_player
        try:
            state = play(game, name, FarOptions(), players).state
        except RuntimeError as error:
            broken.append(str(error))
            continue
        won = game.winners(state)
        wins += (seat in won) / max(1, len(won))
        rounds += state.round
        progress(f"greedy against random: {number + 1}/{n}")
    return Cell("greedy beats random", 2, n, int(wins), *BEATS_RANDOM, rounds / n)


class Shares:
    """Greedy games of one size on one map. wins: by seat counted from the first player, a draw in equal parts; used: by
    winners."""

    def __init__(self) -> None:
        self.wins: Counter[int] = Counter()
        self.rounds: list[int] = []
        self.used: Counter[str] = Counter()

    def add(self, game: Game[FarState], state: FarState) -> None:
        """Count a finished game."""
        won = game.winners(state)
        for seat in won:
            self.wins[(seat - state.first) % state.seats] += 60 // len(won)
            self.used.update(used_by(state, seat))
        self.rounds.append(state.round)

    def cells(self, name: str, seats: int) -> list[Cell]:
        """The seats' shares where four play, and how many games were in time. name: of the map and the rules."""
        n = len(self.rounds)
        mean = sum(self.rounds) / n
        timely = sum(ROUNDS[0] <= rounds <= ROUNDS[1] for rounds in self.rounds)
        found = [Cell(f"{name} in time", seats, n, timely, *IN_TIME, mean)]
        if seats == 4:
            aim = (SHARE - WITHIN, SHARE + WITHIN)
            found += [
                Cell(f"{name} seat {place + 1}", seats, n, self.wins[place] // 60, *aim, mean) for place in range(seats)
            ]
        return found


def used_by(state: FarState, seat: int) -> set[str]:
    """What of the ways to win somebody has gone: artifacts bought, chiefs, worlds, bosses, routes' ends, the mine."""
    own = state.players[seat]
    found = {*own.bought, *own.worlds, *own.bosses, *(f"threat_{level:02}" for level in own.threats)}
    found |= {f"chief_{faction}" for faction, owner in state.chiefs.items() if owner == seat}
    found |= {f"camp {space}" for space, owner in state.camps.items() if owner == seat}
    return found | {f"mine {space}" for space, owner in state.mine.items() if owner == seat}


def shares(
    game: Game[FarState],
    options: FarOptions,
    seats: int,
    n: int,
    seed: str,
    progress: Callable[[str], None],
    broken: list[str],
) -> Shares:
    """Whole games between greedy players."""
    found = Shares()
    for one in range(n):
        try:
            name = f"{seed}:{options.map}:{seats}:{one}"
            found.add(game, play(game, name, options, [greedy_player] * seats).state)
        except RuntimeError as error:
            broken.append(str(error))
        progress(f"map {options.map}, {seats} players: {one + 1}/{n}")
    return found


def unused_by_winners(game: Any, used: Mapping[str, int]) -> list[str]:
    """Artifacts, chiefs and numbers of the mine that no winner has had."""
    content = game.content
    mine = {f"mine {row},{column}" for row in range(4) for column in range(4)}
    every = {*content.basic, *content.advanced, *content.chiefs, *mine}
    return sorted(every - set(used))


def balance(
    game: Game[FarState], parts: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]
) -> Balance:
    """`parts` duels against a random player; on each map of `MAPS` `games` greedy games of four by the printed rules,
    as many with `late_coins`, and a fifth as many with two and three players. only: maps by number, or `duel`."""
    found = Balance(game.id)
    if parts and (not only or "duel" in only):
        found.parts.append(duels(game, parts, seed, progress, found.broken))
    used: Counter[str] = Counter()
    for number in MAPS if games else ():
        if only and str(number) not in only:
            continue
        for seats in SEATS:
            n = games if seats == 4 else max(1, games // 5)
            for late_coins in (False, True) if seats == 4 else (False,):
                options = options_of(number, late_coins=late_coins)
                counted = shares(game, options, seats, n, seed, progress, found.broken)
                found.games += counted.cells(f"map {number}{', later ones richer' * late_coins}", seats)
                used += counted.used
    if used and games >= 1000:
        found.broken += [f"no winner has used {name}" for name in unused_by_winners(game, used)]
    return found
