"""How hard the combats are: how often the greedy party wins each, by its size, and in how many rounds. Measures only;
run by `waykeeper balance evershade`."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials.balance import Balance, Cell, Figure
from bot.trials.house import LONGEST_CHILD, Crowd, greedy_player
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.house.openings import grown_party
from cogs.evershade.options import CombatOptions
from cogs.evershade.rules.character.party import FATE_PER_CHARACTER
from cogs.evershade.rules.combat.hurt import WON
from cogs.evershade.state import Character, CombatState

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
MEAN: Final = 50.0
"""Per cent of fights that all paths won when they were measured last: what single paths are held against."""
ADVANCED: Final = (0, 1, 2, 2, 3, 4, 4, 4, 5, 5, 6, 7)
"""Advancements that a character has had before the fight of an act, through both adventures (rules 8.2, LE-26.11)."""


def had_before(entry: str) -> int:
    """By the number of the entry, twenty an act: `119`, `p1019`, `258`; the second adventure's begin at 201."""
    number = int(entry.removeprefix("p")) % 1000
    return ADVANCED[(number - (81 if number > 200 else 1)) // 20]


def balance(game: Any, n: int, fights: int, seed: str, only: Sequence[str], progress: Callable[[str], None]) -> Balance:
    """`n` fights of each combat and each size of the party; `fights` with each path. game: a `Skirmish`; only: entries,
    `219/4` for the entry with four heroes, `paths`, or paths by their names."""
    found, content, used = Balance("evershade"), game.content, Counter[str]()
    named = [one for one in content.paths if one in only]
    if fights and named:
        found.parts += _people(game, fights, seed, progress, found.broken, used, named)
    elif fights and (not only or PATHS in only):
        found.parts += _people(game, fights, seed, progress, found.broken, used)
        grown = _grown(game, fights, seed, found.broken, used)
        found.notes.append(f"action cards that only grown heroes play: {', '.join(grown) or 'none'}")
        found.figures.append(_unused("action cards that nobody plays", content.action_cards, used, found.notes))
    for entry in combats(content) if n else ():
        sizes = [size for size in HEROES if not only or entry in only or f"{entry}/{size}" in only]
        fought = Counter[str]()
        for heroes in sizes:
            cell = _cell(game, entry, heroes, n, seed, found.broken, fought)
            found.parts.append(cell)
            if not ROUNDS[0] <= cell.length <= ROUNDS[1]:
                found.figures.append(Figure(f"rounds of {entry}", heroes, n, cell.length, *ROUNDS))
            progress(f"entry {entry}, {heroes} heroes")
        if len(sizes) < len(HEROES):
            continue
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
    game: Any,
    fights: int,
    seed: str,
    progress: Callable[[str], None],
    broken: list[str],
    used: Counter[str],
    named: Collection[str] = (),
) -> list[Cell]:
    """Each path and each profession, by the fights of parties of three that it was in: each path in each combat equally
    often, with other friends each time, and with the advancements that somebody has had by then. named: only these
    paths, held against the mean that all had (`MEAN`)."""
    content, entries = game.content, combats(game.content)
    won: dict[str, list[bool]] = {name: [] for name in [*content.professions, *content.paths]}
    for n in range(fights):
        entry = entries[n % len(entries)]
        for place, party in enumerate(parties(content, n)):
            if named and not set(named) & set(party):
                continue
            options = CombatOptions(
                entry=entry,
                heroes=PARTY,
                paths=tuple(party),
                advancements=had_before(entry),
                turn=n + n // len(entries),
            )
            has_won, _ = _fight(game, f"{seed}:{n}:{place}", PARTY, options, broken, used)
            for path in party:
                won[path].append(has_won)
                won[content.paths[path][0].id].append(has_won)
        progress(f"paths, {n + 1} of {fights}")
    every = [one for path in content.paths for one in won[path]]
    mean = MEAN if named else 100 * sum(every) / max(1, len(every))
    shown = named or won
    return [Cell(name, PARTY, len(won[name]), sum(won[name]), mean - WITHIN, mean + WITHIN, 0.0) for name in shown]


def parties(content: EvershadeContent, n: int) -> list[list[str]]:
    """Parties of three of different professions in which each path is once; others for each n."""
    chance = Chance(f"parties:{n}".encode(), {})
    order = chance.shuffle("professions", list(content.professions.values()))
    able = [chance.shuffle(one.id, [path.id for path in one.paths]) for one in order]
    step, count = 1 + n % max(1, (len(order) - 1) // 2), len(order)
    return [[able[(first + seat * step) % count][seat] for seat in range(PARTY)] for first in range(count)]


def _grown(game: Any, fights: int, seed: str, broken: list[str], used: Counter[str]) -> list[str]:
    """Heroes deep in their trees, who hold what nobody has played yet, until all has been played; gives what they
    played."""
    content, entries = game.content, combats(game.content)
    left = before = {one for one in content.action_cards if not used[one]}
    for n in range(fights):
        if not left:
            break
        entry = entries[n % len(entries)]
        heroes = grown_party(content, adventure_of(content, entry), n, PARTY, left)

        def put(state: CombatState, heroes: list[Character] = heroes) -> None:
            state.heroes = heroes
            state.fate = FATE_PER_CHARACTER * len(heroes)

        options = CombatOptions(entry=entry, heroes=PARTY)
        _fight(game, f"{seed}:grown:{n}", PARTY, options, broken, used, put)
        left = {one for one in left if not used[one]}
    return sorted(before - left)


def adventure_of(content: EvershadeContent, entry: str) -> Adventure:
    """To which adventure the combat of an entry belongs; the first one where its sheet does not say."""
    of = content.sheets[_combat(content, entry).sheet].adventure
    return content.adventures[of] if of is not None else next(iter(content.adventures.values()))


def _cell(game: Any, entry: str, heroes: int, n: int, seed: str, broken: list[str], used: Counter[str]) -> Cell:
    fought = []
    for one in range(n):
        options = CombatOptions(entry=entry, heroes=heroes, turn=one)
        fought.append(_fight(game, f"{seed}:{entry}:{heroes}:{one}", heroes, options, broken, used))
    wins, rounds = sum(has_won for has_won, _ in fought), sum(length for _, length in fought)
    return Cell(f"{entry} on {_sheet(game.content, entry)}", heroes, n, wins, *WANTED, rounds / n)


def _fight(
    game: Any,
    seed: str,
    heroes: int,
    options: CombatOptions,
    broken: list[str],
    used: Counter[str],
    patch: Callable[[CombatState], None] | None = None,
) -> tuple[bool, int]:
    """Whether it was won, and in how many rounds; what came up is counted in `used`. patch: changes who fights."""
    name = seed.encode()
    run = Run.start(game, name, heroes, options, patch=patch)
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
