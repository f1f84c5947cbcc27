"""How hard the combats are: how often the greedy party wins each, by its size, and in how many rounds. Measures only;
run by `waykeeper balance evershade`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.rules.kernel.run import Run
from bot.trials.balance import Balance, Cell
from bot.trials.house import LONGEST_CHILD, Crowd, greedy_player
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.combat.hurt import WON

WANTED: Final = (55.0, 80.0)
"""Per cent of combats that are to be won."""
HEROES: Final = (2, 3, 4)
"""A single character needs a partner, whom no pack has yet (LE-3.5)."""


def combats(content: EvershadeContent) -> list[str]:
    """The entries with a combat, as the storybook has them."""
    entries = content.storybook.entries.items()
    return [name for name, entry in entries if any(isinstance(one, Combat) for one in entry.effects)]


def balance(game: Any, n: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Balance:
    """`n` fights of each combat and each size of the party. game: a `Skirmish`; only: entries."""
    found, content = Balance("evershade"), game.content
    for entry in combats(content):
        if only and entry not in only:
            continue
        for heroes in HEROES:
            found.parts.append(_cell(game, entry, heroes, n, seed, found.broken))
            progress(f"entry {entry}, {heroes} heroes")
    return found


def _cell(game: Any, entry: str, heroes: int, n: int, seed: str, broken: list[str]) -> Cell:
    wins = rounds = 0
    for one in range(n):
        name = f"{seed}:{entry}:{heroes}:{one}".encode()
        run = Run.start(game, name, heroes, CombatOptions(entry=entry, heroes=heroes))
        crowd = Crowd(greedy_player, name)
        for _ in range(LONGEST_CHILD):
            if run.over:
                break
            crowd.step(run)
            run.journal.clear()
        else:
            broken.append(f"entry {entry} with {heroes} heroes is not over")
        wins += run.state.result == WON
        rounds += run.state.fight.round
    return Cell(f"{entry} on {_sheet(game.content, entry)}", heroes, n, wins, *WANTED, rounds / n)


def _sheet(content: EvershadeContent, entry: str) -> str:
    effects = content.storybook.entries[entry].effects
    return next(content.sheets[one.sheet].name for one in effects if isinstance(one, Combat))
