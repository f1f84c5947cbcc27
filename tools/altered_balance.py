"""Plays greedy house players on all 36 pairings of Altered's starters and prints how they fare (rules 8.3).

    python tools/altered_balance.py [games a pairing]

A faction's share of wins should stay in 42-58 %, the median length in 6-8 days, tiebreaks in 5-20 %.
"""

import sys
from collections import Counter
from statistics import median

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game


def main(games: int) -> None:
    """Every pairing in both seats, `games` times."""
    game = load_game("altered")
    decks = list(game.content.decks)
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    against: Counter[tuple[str, str]] = Counter()
    days: list[int] = []
    seats: Counter[str] = Counter()
    first = ties = 0
    for a in decks:
        for b in decks:
            for number in range(games):
                name = f"balance:{a}:{b}:{number}"
                run = Run.start(game, name.encode(), 2)
                run.choose(0, a)
                run.choose(1, b)
                began = run.state.first
                crowd = Crowd(greedy_player, name.encode(), 0)
                while not run.over:
                    crowd.step(run)
                state = run.state
                days.append(state.day)
                ties += state.tiebreak
                seats[state.why] += 1
                played[a] += 1
                played[b] += 1
                if state.winner is not None:
                    won[(a, b)[state.winner]] += 1
                    against[(a, b)[state.winner], (a, b)[1 - state.winner]] += 1
                    first += state.winner == began
    days.sort()
    print(f"{len(days)} games; days: median {median(days)}, {days[len(days) // 20]} to {days[-len(days) // 20]}")
    print(f"tiebreaks {ties / len(days):.0%}; first player of day 1 wins {first / len(days):.0%}; ends {dict(seats)}")
    for deck in decks:
        row = " ".join(f"{against[deck, other]:3}" for other in decks)
        print(f"{deck:14} {won[deck] / played[deck]:.0%}   won against: {row}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
