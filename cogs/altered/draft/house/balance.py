"""How good the suggested deck of a draft is: it plays against decks that somebody careful has built of the same pool.
Measures only; run by `waykeeper balance altered-draft`.

`--games` is how many games each of the three rows has, `EACH` of them with the decks of one pool: six sealed pools
whose other decks somebody has built by hand (`data/altered/draft/careful.yaml`), and sealed pools and booster drafts
that nobody has seen, whose other decks `careful.py` finds. In the notes stands who would use each design (`uses.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice
from typing import Any, Final

from bot import bundled
from bot.rules.content.reader import Reader
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.trials.balance import Balance, Cell
from bot.trials.house import Crowd, greedy_player
from cogs.altered.content.decklist import write_list
from cogs.altered.content.filters import Strict
from cogs.altered.draft.house.careful import careful
from cogs.altered.draft.house.uses import rows, uses
from cogs.altered.draft.rules.deckmaking import Idea, heroes_of, listed
from cogs.altered.draft.rules.judgement import ideas
from cogs.altered.draft.state import DraftOptions, DraftState
from cogs.altered.state import AlteredOptions, AlteredState

WANTED: Final = (45.0, 100.0)
EACH: Final = 10
"""Games with the two decks of one pool, each as often in either seat."""
TRIES: Final = 2
DRAFTERS: Final = 4
EXTENT: Final = "rares"
USES: Final = "uses"


class ByHand(Strict):
    """A sealed pool and the deck that somebody has built of it. cards: the deck without its Hero; rest: all others."""

    id: str
    hero: str
    cards: tuple[str, ...]
    rest: tuple[str, ...]


@lru_cache(maxsize=1)
def by_hand() -> tuple[ByHand, ...]:
    """All of them. Raises `ContentError`."""
    reader = Reader()
    read = reader.by_kind(bundled("altered/draft/careful.yaml"), ("careful",))
    found = reader.check([entry for _, entry in read], ByHand)
    reader.finish()
    return tuple(found)


def match(game: Game[AlteredState], one: Idea, other: Idea, name: str) -> float:
    """One game of two decks between greedy players: 1.0 when the first has won, 0.5 for a draw."""
    seed = name.encode()
    run = Run.start(game, seed, 2, AlteredOptions(decks="own"))
    for seat, (hero, deck) in enumerate((one, other)):
        run.choose(seat, write_list(listed(hero, deck)))
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        crowd.step(run)
    return 0.5 if run.state.winner is None else float(run.state.winner == 0)


def pools(draft: Game[DraftState], kind: Any, seed: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Pools without end, each of a draft of its own: (its name, the cards)."""
    n = 0
    while True:
        name = f"{seed}:{kind}:{n}"
        run = Run.start(draft, name.encode(), 2 if kind == "sealed" else DRAFTERS, DraftOptions(kind=kind))
        crowd = Crowd(greedy_player, name.encode(), 0)
        while run.state.phase == "drafting":
            crowd.step(run)
        yield name, run.state.drafters[0].pool
        n += 1


def balance(
    draft: Game[DraftState],
    game: Game[AlteredState],
    games: int,
    seed: str,
    only: Sequence[str],
    progress: Callable[[str], None],
) -> Balance:
    """How many of its games the suggested deck wins, a row for each way to build the other one."""
    found = Balance(draft.id)
    for row in ("by hand", "sealed", "booster"):
        if games and (not only or row in only):
            found.games.append(_cell(row, list(_results(draft, game, row, games, seed, progress))))
    if games and (not only or USES in only):
        dealt = islice(pools(draft, "sealed", f"{seed}:{USES}"), games)
        found.notes = list(rows(draft.content, uses(draft.content, (pool for _, pool in dealt))))
    return found


def _results(
    draft: Game[DraftState], game: Game[AlteredState], row: str, games: int, seed: str, progress: Callable[[str], None]
) -> Iterator[float]:
    """1.0 for a game that the suggested deck has won."""
    pairs = _pairs(draft, game, row, games, seed)
    for n in range(games):
        if n % EACH == 0:
            name, suggested, other = next(pairs)
        won = match(game, *((suggested, other) if n % 2 == 0 else (other, suggested)), f"{name}:{n}")
        progress(f"{row}: {n + 1}/{games}")
        yield won if n % 2 == 0 else 1 - won


def _pairs(
    draft: Game[DraftState], game: Game[AlteredState], row: str, games: int, seed: str
) -> Iterator[tuple[str, Idea, Idea]]:
    """(name, suggested deck, the other) of one pool after the other."""
    content: Any = draft.content
    heroes = heroes_of(content, EXTENT)
    if row == "by hand":
        for n in range(games):
            one = by_hand()[n % len(by_hand())]
            yield f"{seed}:{one.id}:{n}", ideas(content, one.cards + one.rest, heroes)[0], (one.hero, one.cards)
        return
    for name, pool in pools(draft, row, seed):
        other = careful(content, pool, heroes, partial(_try_out, game, name), TRIES)
        yield name, ideas(content, pool, heroes)[0], other


def _try_out(game: Game[AlteredState], pool: str, one: Idea, other: Idea, name: str) -> float:
    return match(game, one, other, f"{pool}:{name}")


def _cell(row: str, results: Sequence[float]) -> Cell:
    return Cell(row, 2, len(results), round(sum(results)), *WANTED, 0.0)
