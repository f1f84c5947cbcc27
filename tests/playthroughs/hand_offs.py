"""How often a round by post comes back to each player: `python -m tests.playthroughs.hand_offs [--games N]`.

A hand-off: somebody who was asked nothing answers a question; what they are asked at once after it is the same visit.
The games are between house players, with the usual settings; the first of each number of players is its transcript's.
"""

import argparse
from collections import Counter
from collections.abc import Collection
from importlib import import_module
from typing import Any

from bot.rules.decision import TABLE_SEAT
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import module_of
from cogs.evershade.rules.orders import HOUSE

Given = tuple[str, str]
Visits = dict[tuple[str, int, int], int]
"""(entry of the fight, round, seat) -> how often the round came back to that seat."""


def hand_offs(game: Game[Any], seats: int, seed: str, given: Collection[Given] = ()) -> Visits:
    """The visits in each round of the fights of one game. given: the standing orders of everybody, as (key, option)."""
    run, crowd = Run.start(game, seed.encode(), seats, None), Crowd(greedy_player, seed.encode(), 0)
    found: Visits = {}
    here: set[int] = set()
    while not run.over:
        run.journal.clear()
        fight = run.state.fight
        place = (fight.entry, fight.round) if fight.sheet and fight.round else None
        if place is not None:
            found |= {(*place, seat): found.get((*place, seat), 0) for seat in range(seats)}
        ordered = {
            (id(request), seat)
            for request in run.requests()
            for seat in request.decision.seats
            if any(_is_obeyed(run, request, seat, *one) for one in given)
        }
        seat, request, _ = crowd.step(run)
        if seat != TABLE_SEAT and (id(request), seat) not in ordered and seat not in here:
            here.add(seat)
            if place is not None:
                found[*place, seat] += 1
        here &= {n for one in run.requests() if not one.is_done(run) for n in one.decision.seats}
    return found


def _is_obeyed(run: Run[Any], request: Any, seat: int, key: str, option: str) -> bool:
    return request.decision.key == key and run.game.obey(run.state, request, seat, option) is not None


def left_to_house(game: Game[Any], seats: int) -> list[Given]:
    """All that may be left to the house in a fight."""
    state = Run.start(game, b"orders", seats, None).state
    state.fight.sheet = "any"
    return [(key, one.option) for one in game.orders(state, 0) if one.option == HOUSE for key in one.keys]


def main(games: int) -> None:
    game: Game[Any] = import_module(module_of("evershade", "cog")).surface().game
    for seats in range(2, game.seats[1] + 1):
        for name, given in ("no orders", ()), ("what may be is left to the house", left_to_house(game, seats)):
            counts = Counter[int]()
            for n in range(games):
                seed = f"playthrough {seats}" if n == 0 else f"hand-offs {seats} {n}"
                counts.update(hand_offs(game, seats, seed, given).values())
            total = counts.total()
            mean = sum(n * times for n, times in counts.items()) / total
            over = 100 * sum(times for n, times in counts.items() if n > 3) / total
            print(f"{seats} players, {name}: {mean:.1f} a round, {over:.0f} % over 3, most {max(counts)} (of {total})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="games for each number of players")
    main(parser.parse_args().games)
