"""How even Altered's starters are: greedy house players play them against each other (rules 8.3). Measures only; run by
`waykeeper balance altered`.

`--games` is how many pairings of two different starters are played, in a fixed, shuffled order; with 306 every pair has
met once in both seats. `--only` keeps the pairings in which one of these starters plays.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import median
from typing import Any, Final

from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials.balance import Balance, Cell, Figure
from bot.trials.house import Crowd, greedy_player
from cogs.altered.state import AlteredState

STARTER: Final = (44.0, 56.0)
LEAD: Final = (47.0, 53.0)
DAYS: Final = (6.0, 8.0)
TIES: Final = (0.0, 12.0)
WITHIN: Final = 8.0
"""So many points may the decks that have drawn a card win more or less often than they usually do."""
ENOUGH: Final = 100
"""Of a card that so few have held nothing is said."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over. held: what each seat ever had in hand; lead: whether the first player of day 1 has won."""

    decks: tuple[str, str]
    winner: int | None
    lead: bool
    day: int
    tiebreak: bool
    held: tuple[frozenset[str], frozenset[str]]


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


def meetings(decks: Iterable[str], games: int, seed: str, only: Sequence[str] = ()) -> list[tuple[str, str, int]]:
    """So many pairings: (starter of seat 1, of seat 2, which of their games it is); all once before any comes again."""
    found = [pair for pair in permutations(decks, 2) if not only or set(only) & set(pair)]
    order = Chance(seed.encode(), {}).shuffle("meetings", found)
    return [(*order[n % len(order)], n // len(order)) for n in range(games if order else 0)]


def play(game: Game[AlteredState], a: str, b: str, name: str) -> Played:
    """One game of two starters from its seed to its end."""
    seed = name.encode()
    run = Run.start(game, seed, 2)
    run.choose(0, a)
    run.choose(1, b)
    began = run.state.first
    held: tuple[set[str], set[str]] = (set(), set())
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        crowd.step(run)
        for seat, player in enumerate(run.state.players):
            held[seat].update(player.hand)
    state = run.state
    both = (frozenset(held[0]), frozenset(held[1]))
    return Played((a, b), state.winner, state.winner == began, state.day, state.tiebreak, both)


def balance(
    game: Game[AlteredState],
    battles: int,
    games: int,
    seed: str,
    only: Sequence[str],
    progress: Callable[[str], None],
) -> Balance:
    """The starters' shares of wins, how long games are and how they end; in the notes every card."""
    content: Any = game.content
    results = []
    for number, (a, b, again) in enumerate(meetings(content.starters(), games, seed, only)):
        results.append(play(game, a, b, f"{seed}:{a}:{b}:{again}"))
        progress(f"starters: {number + 1}/{games}")
    found = Balance(game.id)
    if results:
        starters = _starters(results)
        found.games = [_cell(starters, deck, results) for deck in sorted(starters.played, key=starters.share)[::-1]]
        found.figures = _figures(results)
        found.notes = list(_designs(content, results, starters))
    return found


def _cell(starters: Tally, deck: str, results: list[Played]) -> Cell:
    days = [r.day for r in results if deck in r.decks]
    return Cell(deck, 2, len(days), round(starters.won[deck] / 2), *STARTER, sum(days) / len(days))


def _figures(results: list[Played]) -> list[Figure]:
    n = len(results)
    decided = [r for r in results if r.winner is not None]
    lead = 100 * sum(r.lead for r in decided) / max(1, len(decided))
    return [
        Figure("median days", 2, n, median(r.day for r in results), *DAYS),
        Figure("tiebreakers %", 2, n, 100 * sum(r.tiebreak for r in results) / n, *TIES),
        Figure("first wins %", 2, len(decided), lead, *LEAD),
    ]


def _starters(results: list[Played]) -> Tally:
    tally = Tally()
    for r in results:
        for seat, deck in enumerate(r.decks):
            tally.add(deck, seat, r.winner)
    return tally


def _designs(content: Any, results: list[Played], starters: Tally) -> Iterator[str]:
    """Every Hero and design that enough have held: how often who had it in hand has won, how much that is more than
    those decks usually win (a Hero: than half), twice the standard deviation, and in how many games it was held.

    `outside`: further off than it may be, even by its interval; `perhaps`: the interval reaches into the band.
    """
    tally = Tally()
    expected: defaultdict[str, float] = defaultdict(float)
    for r in results:
        for seat, deck in enumerate(r.decks):
            for ref in r.held[seat]:
                tally.add(ref, seat, r.winner)
                expected[ref] += starters.share(deck)
            hero = content.decks[deck].hero
            tally.add(hero, seat, r.winner)
            expected[hero] += 0.5
    known = [ref for ref in tally.played if tally.played[ref] >= 2 * ENOUGH]
    marks: Counter[str] = Counter()
    for ref in sorted(known, key=lambda ref: (expected[ref] / tally.played[ref] * 2 - tally.share(ref), ref)):
        n = tally.played[ref] // 2
        more, around = 100 * (tally.share(ref) - expected[ref] / n), 100 * n**-0.5
        mark = "outside" if abs(more) - around > WITHIN else "perhaps" if abs(more) > WITHIN else ""
        marks[mark] += 1
        name = f"{content.cards[ref].name:34} {ref[3:-2]:13}"
        yield f"{name} {tally.share(ref):4.0%} {more:+6.1f} ±{around:4.1f} {n:6}  {mark}".rstrip()
    off = f"{marks['outside']} are more than {WITHIN:g} points off, {marks['perhaps']} perhaps"
    yield f"{len(known)} cards were held in {ENOUGH} games or more; {off}"
