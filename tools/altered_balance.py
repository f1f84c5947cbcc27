"""Greedy house players play Altered's starters against each other, and a table says how everything fares (rules 8.3).

    python -m tools.altered_balance [--games 1] [--cores 2] [--decks a,b] [--cards] [--seed balance]

Every pairing of two different starters is played in both seats, `--games` times. `--decks` keeps the pairings in which
one of these plays. A starter should win 44 to 56 % of its games, the first player 47 to 53 %; the median length is 6 to
8 days, and at most 12 % of the games end in tiebreakers. `--cards` adds every Hero and design: how often a player wins
who had it in hand, and that less how often the decks win that it is in.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from multiprocessing import Pool
from statistics import median
from typing import Any

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game

Meeting = tuple[str, str, int, str]
"""The decks of both seats, which of their games it is, and the seed."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over. held: what each seat ever had in hand; lead: whether the first player of day 1 has won."""

    decks: tuple[str, str]
    winner: int | None
    lead: bool
    day: int
    tiebreak: bool
    held: tuple[frozenset[str], frozenset[str]]


@cache
def _game() -> Any:
    return load_game("altered")


def meetings(decks: Iterable[str], games: int, seed: str) -> Iterator[Meeting]:
    """Every ordered pair of different starters, so many times."""
    return ((a, b, number, seed) for a, b in permutations(decks, 2) for number in range(games))


def play(meeting: Meeting) -> Played:
    """One game from its seed to its end."""
    a, b, number, seed = meeting
    name = f"{seed}:{a}:{b}:{number}".encode()
    run = Run.start(_game(), name, 2)
    run.choose(0, a)
    run.choose(1, b)
    began = run.state.first
    held: tuple[set[str], set[str]] = (set(), set())
    crowd = Crowd(greedy_player, name, 0)
    while not run.over:
        crowd.step(run)
        for seat, player in enumerate(run.state.players):
            held[seat].update(player.hand)
    state = run.state
    both = (frozenset(held[0]), frozenset(held[1]))
    return Played((a, b), state.winner, state.winner == began, state.day, state.tiebreak, both)


class Tally:
    """How often something played and how often it won; a draw is half a win."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, name: str, seat: int, winner: int | None) -> None:
        self.played[name] += 2
        self.won[name] += 1 if winner is None else 2 * (winner == seat)

    def share(self, name: str) -> float:
        return self.won[name] / self.played[name]


def _totals(results: list[Played]) -> Iterator[str]:
    days = sorted(r.day for r in results)
    n = len(results)
    decided = [r for r in results if r.winner is not None]
    yield f"{n} games; days: median {median(days):g}, nine in ten {days[n // 20]} to {days[-1 - n // 20]}"
    ties, lead = sum(r.tiebreak for r in results) / n, sum(r.lead for r in decided) / max(1, len(decided))
    yield f"tiebreakers {ties:.0%}; the first player of day 1 wins {lead:.0%}; {n - len(decided)} draws"


def _starters(results: list[Played]) -> Tally:
    tally = Tally()
    for r in results:
        for seat, deck in enumerate(r.decks):
            tally.add(deck, seat, r.winner)
    return tally


def _designs(results: list[Played], starters: Tally) -> Iterator[str]:
    """Every Hero and design: won when drawn, and more or less than its decks."""
    tally = Tally()
    expected: defaultdict[str, float] = defaultdict(float)
    for r in results:
        for seat, deck in enumerate(r.decks):
            hero = _game().content.decks[deck].hero
            for ref in r.held[seat] | {hero}:
                tally.add(ref, seat, r.winner)
                expected[ref] += starters.share(deck)
    for ref in sorted(tally.played, key=lambda ref: -tally.share(ref)):
        card, n = _game().content.cards[ref], tally.played[ref] // 2
        more = 100 * (tally.share(ref) - expected[ref] / n)
        yield f"{card.name:34} {ref[3:-2]:14} {tally.share(ref):4.0%} {more:+5.0f} {n:5}"


def report(results: list[Played], *, cards: bool) -> Iterator[str]:
    """The lines of the table."""
    yield from _totals(results)
    starters = _starters(results)
    for deck in sorted(starters.played, key=lambda deck: -starters.share(deck)):
        yield f"{deck:16} {starters.share(deck):4.0%} {starters.played[deck] // 2:5}"
    if cards:
        yield from _designs(results, starters)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--decks", default="")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--cards", action="store_true")
    asked = parser.parse_args()
    only = set(filter(None, asked.decks.split(",")))
    every = [m for m in meetings(_game().content.decks, asked.games, asked.seed) if not only or only & set(m[:2])]
    with Pool(asked.cores) as pool:
        results = pool.map(play, every, chunksize=4)
    print("\n".join(report(results, cards=asked.cards)))


if __name__ == "__main__":
    main()
