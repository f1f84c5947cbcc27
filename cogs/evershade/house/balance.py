"""How hard the combats are: how often the greedy party wins each, by its size, and in how many rounds. Measures only;
run by `waykeeper balance evershade`."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from bot.rules.kernel.run import Run
from bot.trials.balance import Balance, Cell, Figure
from bot.trials.house import LONGEST_CHILD, Crowd, greedy_player
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.combat.hurt import WON

WANTED: Final = (55.0, 80.0)
"""Per cent of combats that are to be won."""
HEROES: Final = (1, 2, 3, 4)
"""Of a single one each ready-made hero in turn, with each partner (LE-3.5)."""
ROUNDS: Final = (4.0, 8.0)
"""How long a combat is to be, on average."""


def combats(content: EvershadeContent) -> list[str]:
    """The entries with a combat, as the storybook has them."""
    entries = content.storybook.entries.items()
    return [name for name, entry in entries if any(isinstance(one, Combat) for one in entry.effects)]


PATHS: Final = "paths"
"""Measures what people can be, where only some parts are measured."""
PARTY: Final = 3
"""Characters in a fight by which paths are measured."""
WITHIN: Final = 10.0
"""Points by which a profession or a path may differ from the mean share of fights won."""
ADVANCED: Final = (0, 1, 2, 2, 3, 4, 4, 4, 5, 5, 6, 7)
"""Advancements that a character has had before the fight of an act, through both adventures (rules 8.2, LE-26.11)."""


def had_before(entry: str) -> int:
    """By the number of the entry, twenty an act: `119`, `p1019`, `258`; the second adventure's begin at 201."""
    number = int(entry.removeprefix("p")) % 1000
    return ADVANCED[(number - (81 if number > 200 else 1)) // 20]


def balance(game: Any, n: int, fights: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Balance:
    """`n` fights of each combat and each size of the party; `fights` with each path. game: a `Skirmish`; only: entries,
    or `paths`."""
    found, content, used = Balance("evershade"), game.content, Counter[str]()
    if fights and (not only or PATHS in only):
        found.parts += _people(game, fights, seed, progress, found.broken, used)
        found.figures.append(_unused("action cards that nobody plays", content.action_cards, used, found.notes))
    for entry in combats(content) if n else ():
        if only and entry not in only:
            continue
        fought = Counter[str]()
        for heroes in HEROES:
            cell = _cell(game, entry, heroes, n, seed, found.broken, fought)
            found.parts.append(cell)
            if not ROUNDS[0] <= cell.length <= ROUNDS[1]:
                found.figures.append(Figure(f"rounds of {entry}", heroes, n, cell.length, *ROUNDS))
            progress(f"entry {entry}, {heroes} heroes")
        decks = [card for enemy in _line(content, entry) for card in content.enemies[enemy].deck]
        found.figures.append(_unused(f"cards of {entry} not drawn", decks, fought, found.notes))
    return found


def _unused(name: str, able: Collection[str], used: Counter[str], notes: list[str]) -> Figure:
    """How many of them nobody has used; a note says which."""
    idle = sorted({one for one in able if not used[one]})
    if idle:
        notes.append(f"{name}: {', '.join(idle)}")
    return Figure(name, 0, len(set(able)), float(len(idle)), 0.0, 0.0)


def _people(
    game: Any, fights: int, seed: str, progress: Callable[[str], None], broken: list[str], used: Counter[str]
) -> list[Cell]:
    """Each path and each profession, by the fights of parties of three that it was in. Its friends change from fight to
    fight, and so do the fights; its advancements are those that somebody has had by then."""
    content, paths, entries = game.content, list(game.content.paths), combats(game.content)
    won: dict[str, list[bool]] = {name: [] for name in [*content.professions, *paths]}
    total = 0
    for n in range(-(-fights * len(paths) // PARTY)):
        party = _party(content, paths, n)
        entry = entries[(n // len(paths) + n) % len(entries)]
        options = CombatOptions(
            entry=entry, heroes=PARTY, paths=tuple(party), advancements=had_before(entry), turn=n + n // len(paths)
        )
        has_won, _ = _fight(game, f"{seed}:{n}", PARTY, options, broken, used)
        total += has_won
        for path in party:
            won[path].append(has_won)
            won[content.paths[path][0].id].append(has_won)
        if n % len(paths) == 0:
            progress(f"paths, fight {n}")
    mean = 100 * total / max(1, -(-fights * len(paths) // PARTY))
    return [Cell(name, PARTY, len(one), sum(one), mean - WITHIN, mean + WITHIN, 0.0) for name, one in won.items()]


def _party(content: EvershadeContent, paths: Sequence[str], n: int) -> list[str]:
    """Three paths of three professions: the `n`-th in its turn, and two that come round with other steps."""
    party = [paths[n % len(paths)]]
    for step in (7 * (n // len(paths)) + 5, 11 * (n // len(paths)) + 17):
        place = (n + step) % len(paths)
        while content.paths[paths[place]][0].id in [content.paths[one][0].id for one in party]:
            place = (place + 1) % len(paths)
        party.append(paths[place])
    return party


def _cell(game: Any, entry: str, heroes: int, n: int, seed: str, broken: list[str], used: Counter[str]) -> Cell:
    fought = []
    for one in range(n):
        options = CombatOptions(entry=entry, heroes=heroes, turn=one)
        fought.append(_fight(game, f"{seed}:{entry}:{heroes}:{one}", heroes, options, broken, used))
    wins, rounds = sum(has_won for has_won, _ in fought), sum(length for _, length in fought)
    return Cell(f"{entry} on {_sheet(game.content, entry)}", heroes, n, wins, *WANTED, rounds / n)


def _fight(
    game: Any, seed: str, heroes: int, options: CombatOptions, broken: list[str], used: Counter[str]
) -> tuple[bool, int]:
    """Whether it was won, and in how many rounds; what came up is counted in `used`."""
    name = seed.encode()
    run = Run.start(game, name, heroes, options)
    crowd = Crowd(greedy_player, name)
    for _ in range(LONGEST_CHILD):
        if run.over:
            break
        crowd.step(run)
        run.journal.clear()
    else:
        broken.append(f"entry {options.entry} with {heroes} heroes is not over")
    used.update(run.used)
    return run.state.result == WON, run.state.fight.round


def _combat(content: EvershadeContent, entry: str) -> Combat:
    return next(one for one in content.storybook.entries[entry].effects if isinstance(one, Combat))


def _sheet(content: EvershadeContent, entry: str) -> str:
    return content.sheets[_combat(content, entry).sheet].name


def _line(content: EvershadeContent, entry: str) -> list[str]:
    """The enemies that are there from the start, and those that come in waves."""
    combat = _combat(content, entry)
    return [*combat.line, *(one.enemy for wave in combat.waves for one in wave.enter)]
