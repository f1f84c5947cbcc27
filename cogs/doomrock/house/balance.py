"""The balance table: each encounter at each size against its tier, whole games against 35 to 50 in a hundred (DR-8.4 of
the rules page, "greedy win"). Measures only; run by `waykeeper balance`."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Final

from bot.rules.kernel.game import Game
from bot.trials.balance import Balance, Cell, whole_games
from cogs.doomrock.house.trial import battle_trial

TIER_WINS: Final[Mapping[int, tuple[int, int, int]]] = {1: (81, 83, 82), 2: (78, 81, 83), 3: (70, 75, 73)}
"""How often a greedy party at its target level should win, in percent, with 2, 3 and 4 heroes."""
WITHIN = 8.0
GAME_WINS = (35.0, 50.0)
SIZES = (2, 3, 4)


def balance(
    game: Game[Any], battles: int, games: int, seed: str, only: Sequence[str], progress: Callable[[str], None]
) -> Balance:
    """Play `battles` battles of each encounter and `games` whole games, for each number of heroes."""
    found = Balance(game.id)
    for encounter, card in game.content.encounters.items():
        if not battles or (only and not any(word in encounter for word in only)):
            continue
        for size, target in zip(SIZES, TIER_WINS[card.tier], strict=True):
            wins = rounds = 0
            for number in range(battles):
                outcome = battle_trial(game.content, encounter, size, seed=f"{seed}:{number}")
                wins += outcome.won
                rounds += outcome.rounds
                progress(f"{encounter}, {size} heroes: {number + 1}/{battles}")
            found.parts.append(Cell(encounter, size, battles, wins, target - WITHIN, target + WITHIN, rounds / battles))
    plain = copy(game)
    plain.spares_dice = False  # type: ignore[attr-defined]  # the yardstick throws them again, as it always has
    for size in SIZES if games else ():
        found.games.append(whole_games(plain, size, games, seed, GAME_WINS, found.broken, progress))
    return found
