"""`waykeeper bench`: measures this machine, section by section; a goal that is missed is said so, exit code 1."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from bot.collector import spare_the_collector
from bot.errors import CommandError
from bot.rules.kernel.game import Game
from bot.settings import address
from bot.trials import bench, bench_click, bench_store, bench_tables
from bot.trials.bench import Measure
from bot.ui.panels.surface import Surface
from cogs import game_ids, load_game, module_of

BY_NAME_ONLY = ("wire", "wire-moves")
"""Sections that take minutes and need the checkout."""

KERNEL_GOALS = {"altered": 5_000, "near_and_far": 5_000, "rangers": 3_000, "evershade": 3_000}
"""Choices a second, where a game asks for another number than most."""

CHESS_GOALS = {"altered": 0.4, "near_and_far": 0.59, "rangers": 0.35, "evershade": 0.35}
"""Choices for each random move of python-chess, the same."""


def arguments(parser: argparse.ArgumentParser) -> None:
    names = f"only these: {', '.join(sections())}; {', '.join(BY_NAME_ONLY)} only by name"
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=names)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--postgres", metavar="ADDRESS", help="section store: measure on this database, too; fills it")


def sections() -> dict[str, Callable[[], Iterator[Measure]]]:
    """Name -> what measures it."""
    found: dict[str, Callable[[], Iterator[Measure]]] = {"dice": bench.dice, "start": _start}
    for game_id in game_ids():
        kernel = partial(bench.kernel, goal=KERNEL_GOALS.get(game_id, 10_000), ratio=CHESS_GOALS.get(game_id, 0.67))
        found[f"{game_id}-kernel"] = partial(_of_game, kernel, game_id)
        found[f"{game_id}-memory"] = partial(_of_game, bench.memory, game_id)
        surface: Surface = import_module(module_of(game_id, "cog")).surface()
        if type(surface.game).paces is not Game.paces:
            found[f"{game_id}-pace"] = partial(_of_game, bench.paces, game_id)
        if surface.has_pictures:
            found[f"{game_id}-pictures"] = partial(bench_tables.pictures, surface)
        found |= {f"{game_id}-{name}": partial(bench_tables.peeks, surface) for name in surface.peeks}
    for game_id in bench_click.CLICKED:
        found[bench_click.section_of(game_id)] = partial(bench_click.click, game_id)
    found["stored"] = partial(_of_game, bench_tables.stored, "doomrock")
    found["store"] = bench_store.store
    found["wire"] = partial(_wire, only_moves=False)
    found["wire-moves"] = partial(_wire, only_moves=True)
    return found


def _start() -> Iterator[Measure]:
    from bot.trials.bench_start import start  # measures processes, which Windows cannot

    return start()


def _wire(*, only_moves: bool) -> Iterator[Measure]:
    try:
        from tests.wire.bench import measure, moves
    except ModuleNotFoundError as error:
        raise CommandError(
            f"`waykeeper bench wire` needs the checkout and what its tests need (`make test` installs it): {error}"
        ) from None
    return moves() if only_moves else measure()


def _of_game(section: Callable[[Game[Any]], Iterator[Measure]], game_id: str) -> Iterator[Measure]:
    return section(load_game(game_id))


def run(args: argparse.Namespace) -> int:
    known = sections()
    if args.postgres is not None:
        known["store"] = partial(bench_store.store, address(args.postgres))
    wanted = args.sections or [name for name in known if name not in BY_NAME_ONLY]
    spare_the_collector()  # as a bot does when it starts, which is what is measured
    measures: list[Measure] = []
    for name in wanted:
        if name not in known:
            print(f"waykeeper bench: there is no section {name!r}; there is: {', '.join(known)}", file=sys.stderr)
            return 2
        if not args.json:
            print(f"{name} ...", file=sys.stderr, flush=True)
        for measure in known[name]():
            measures.append(measure)
            if not args.json:
                goal = "" if measure.met is None else f"   goal {measure.goal}: {'met' if measure.met else 'MISSED'}"
                print(f"  {measure.section}: {measure.name}: {measure.value:,} {measure.unit}{goal}", flush=True)
    if args.json:
        print(json.dumps([measure.as_json() for measure in measures], ensure_ascii=False))
    return 1 if any(measure.met is False for measure in measures) else 0
