"""The table of touches in docs/performance.md: `python -m tests.playthroughs.touches [GAME...] [--by-question]`.

The games are those of the transcripts beside this file, with the same seeds. `--games 8` plays seven more for each
number of players: one game tells little, since whatever the house learns makes another game of the same seed.
"""

import argparse
from collections import Counter
from importlib import import_module
from typing import Any

from bot.trials.touches import HEAD, Period, Touches, lines, touches
from bot.ui.panels.surface import Surface
from cogs import module_of
from cogs.evershade.rules.orders import HOUSE


def _doomrock(state: Any) -> Period:
    if state.battle is None:
        return "walk between two battles", state.segment
    return "battle round", state.segment * 100 + max(1, state.battle.round)


def _altered(state: Any) -> Period:
    return "day", state.day


def _evershade(state: Any) -> Period:
    fight = state.fight
    if not fight.sheet:
        return "story between two fights", len(state.story.entries)
    return "round of a fight", 1000 * len(state.story.entries) + fight.round


ORDERS = {
    "doomrock": [("doomrock.which_hero", "share"), ("doomrock.tester", "best"), ("doomrock.camp", "learn-99")],
    "altered": [("altered.turn", "pass-idle"), ("altered.order", "oldest")],
    "evershade": [(f"evershade.{one}", HOUSE) for one in ("support", "reroll", "react", "refresh", "tie")],
}
"""Standing orders of somebody who takes all help."""
PERIODS = {"doomrock": _doomrock, "altered": _altered, "evershade": _evershade}
APART = 1_000_000
"""Keeps the periods of one game from those of the next."""


def main(wish: argparse.Namespace) -> None:
    print(*HEAD, sep="\n")
    for game in wish.of or PERIODS:
        surface: Surface = import_module(module_of(game, "cog")).surface()
        for seats in range(surface.game.seats[0], surface.game.seats[1] + 1):
            found: dict[Period, Touches] = {}
            for number in range(wish.games):
                seed = f"playthrough {seats}" + f" {number + 1}" * (number > 0)
                one = touches(surface, seats, seed, PERIODS[game], orders=ORDERS[game])
                found |= {(kind, number * APART + at): cost for (kind, at), cost in one.items()}
            print(*lines(game, seats, found), sep="\n", flush=True)
            if wish.by_question:
                kinds: dict[str, Counter[str]] = {}
                for (kind, _), cost in found.items():
                    kinds.setdefault(kind, Counter()).update(cost.by_key)
                for kind, counter in kinds.items():
                    print(f"    {kind}: " + ", ".join(f"{key} {n}" for key, n in counter.most_common()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("of", nargs="*", choices=[[], *PERIODS], metavar="GAME")
    parser.add_argument("--games", type=int, default=1, help="how many for each number of players")
    parser.add_argument("--by-question", action="store_true", help="which questions the presses went to")
    main(parser.parse_args())
