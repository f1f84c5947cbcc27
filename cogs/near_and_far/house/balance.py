"""How fair a game is: the greedy player against a random one, each seat's share of wins, how many rounds games take,
and what winners have used. Measures only; run by `waykeeper balance near_and_far`."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from bot.rules.kernel.game import Game
from bot.rules.kernel.house import house_interruption
from bot.rules.kernel.run import Run
from bot.trials.balance import Balance, Cell
from bot.trials.house import LONGEST_CHILD, Player, greedy_player, random_player
from cogs.near_and_far.content import terms
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import LOST
from cogs.near_and_far.content.terms import BUILDINGS, ROUTES
from cogs.near_and_far.rules.reading.scoring import route_points
from cogs.near_and_far.state import FarOptions, FarState, LateCoins

KINDS: Final = ((2, False), (3, False), (4, False), (4, True))
"""(seats, with the house rule for whoever moves later) of the games that are measured on each map."""
ENOUGH: Final = 200
"""After so many games of four on a map there is nothing that no winner has used."""
MAPS: Final = (1, 4, 9)
"""Map 1, one with a hub and one with bottlenecks: of these the share of each seat is measured."""
ROUNDS: Final = (12, 30)
SHARE, WITHIN = 25.0, 3.0
"""What each of four seats should win, in per cent, and how far off it may be."""
BEATS_RANDOM: Final = (95.0, 100.0)
IN_TIME: Final = (99.0, 100.0)


def options_of(number: int, *, late_coins: bool = False) -> FarOptions:
    """The usual session on a map; late_coins: with the house rule for whoever moves later."""
    late: LateCoins = "even" if late_coins else "none"
    if number == 1:
        return FarOptions(late_coins=late)
    return FarOptions(mode="campaign", map=number, late_coins=late)


def play(
    game: Game[FarState],
    seed: str,
    options: FarOptions,
    players: Sequence[Player],
    gone: Mapping[int, set[str]] | None = None,
) -> Run[FarState]:
    """A whole game, a player a seat. gone: by seat, filled with what happened in its turns: buildings, stories and what
    they brought, cards. Raises `RuntimeError` for a game that does not end."""
    run = Run.start(game, seed.encode(), len(players), options)
    for _ in range(LONGEST_CHILD):
        if run.over:
            return run
        if gone is not None:
            gone[run.state.turn.seat].update(run.used)
            run.used.clear()
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

    def add(self, game: Any, state: FarState, gone: Mapping[int, set[str]]) -> None:
        """Count a finished game. gone: what happened in each seat's turns."""
        won = game.winners(state)
        for seat in won:
            self.wins[(seat - state.first) % state.seats] += 60 // len(won)
            self.used.update(used_by(state, game.content, seat) | gone[seat])
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


def used_by(state: FarState, content: FarContent, seat: int) -> set[str]:
    """What of the ways to win somebody has gone: artifacts bought, chiefs, worlds, bosses, routes, the mine."""
    own = state.players[seat]
    found = {*own.bought, *own.worlds, *own.bosses, *(f"threat_{level:02}" for level in own.threats)}
    found |= {f"chief_{faction}" for faction, owner in state.chiefs.items() if owner == seat}
    routes = zip(ROUTES, route_points(state, content, seat), strict=True)
    found |= {f"route {good}" for good, points in routes if points}
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
            gone: dict[int, set[str]] = {seat: set() for seat in range(seats)}
            found.add(game, play(game, name, options, [greedy_player] * seats, gone).state, gone)
        except RuntimeError as error:
            broken.append(str(error))
        progress(f"map {options.map}, {seats} players: {one + 1}/{n}")
    return found


def unused_by_winners(content: FarContent, used: Mapping[str, int], maps: Collection[str]) -> list[str]:
    """Buildings, routes, chiefs, artifacts, numbers of the mine and, on these maps, what stories bring, that no winner
    has had. maps: by id."""
    found = {f"mine {row},{column}" for row in range(4) for column in range(4)}
    found |= {f"route {good}" for good in ROUTES}.union(BUILDINGS, content.basic, content.advanced, content.chiefs)
    for pack in maps:
        for name, entry in content.stories.of_pack(pack).items():
            found |= {f"story:{name}/{choice.name}.{how}" for choice in entry.choices for how in choice.outcomes}
    return sorted(one for one in found - set(used) if not one.endswith(f".{LOST}"))


def balance(
    game: Any, parts: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]
) -> Balance:
    """`parts` duels against a random player; on each map of `MAPS` `games` greedy games of four by the printed rules,
    as many with `late_coins`, and a fifth as many with two and three players. only: maps by number, `duel`, `late` (of
    the maps the games with `late_coins` alone)."""
    found = Balance(game.id)
    if parts and (not only or "duel" in only):
        found.parts.append(duels(game, parts, seed, progress, found.broken))
    used: Counter[str] = Counter()
    maps = [number for number in range(1, terms.MAPS + 1) if str(number) in only] if only else list(MAPS)
    for number in maps if games else ():
        for seats, late_coins in KINDS:
            if "late" in only and not late_coins:
                continue
            n = games if seats == 4 else max(1, games // 5)
            counted = shares(game, options_of(number, late_coins=late_coins), seats, n, seed, progress, found.broken)
            found.games += counted.cells(f"map {number}{', later ones richer' * late_coins}", seats)
            used += counted.used
    if used and games >= ENOUGH:
        unused = unused_by_winners(game.content, used, [f"m{number:02}" for number in maps])
        found.broken += [f"no winner has used {name}" for name in unused]
    return found
