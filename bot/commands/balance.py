"""`waykeeper balance GAME`: how often greedy house players win each battle and whole games, against the targets."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from bot.commands.games import add_game, find_game
from bot.errors import CommandError

if TYPE_CHECKING:
    from bot.trials.balance import Balance, Cell, Figure


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--battles", type=int, default=200, metavar="N", help="battles a cell (default 200)")
    parser.add_argument("--games", type=int, default=120, metavar="N", help="whole games a size (default 120)")
    parser.add_argument("--only", default="", metavar="WORDS", help="battles whose id holds one of these, by commas")
    parser.add_argument("--seed", default="1", metavar="S", help="same seed, same trials (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    quiet = args.json or not sys.stderr.isatty()
    if args.battles < 0 or args.games < 0:
        raise CommandError("the numbers of battles and games must not be negative")

    def progress(done: str) -> None:
        if not quiet:
            print(f"\r\x1b[K{done}", end="", file=sys.stderr, flush=True)

    only = tuple(word for word in args.only.split(",") if word)
    found: Balance | None = game.balance(args.battles, args.games, args.seed, only, progress)
    if found is None:
        raise CommandError(f"{args.game} has no balance to measure")
    progress("")
    if args.json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        print_table(found)
    return 0 if found.is_good else 1


def print_table(found: "Balance") -> None:
    """The table, a line for each cell."""
    if found.parts or found.games:
        print(f"{'what':<18}{'heroes':>6}{'won':>7}{'target':>9}{'length':>8}{'trials':>8}")
    for cell in (*found.parts, *found.games):
        print(row(cell))
    if found.figures:
        print(f"{'what':<18}{'seats':>6}{'is':>9}{'target':>13}{'trials':>8}")
    for figure in found.figures:
        print(line_of(figure))
    for line in found.notes:
        print(f"  {line}")
    for line in found.broken:
        print(f"BROKEN {line}")
    bad = sum(not cell.is_good for cell in (*found.parts, *found.games))
    bad += sum(not figure.is_good for figure in found.figures)
    print("every cell is where it should be" if not bad else f"{bad} outside")


def line_of(figure: "Figure") -> str:
    goal = f"{figure.least:.2f}-{figure.most:.2f}"
    mark = "" if figure.is_good else "  outside"
    return f"{figure.name:<18}{figure.size or '':>6}{figure.value:>9.2f}{goal:>13}{figure.trials:>8}{mark}"


def row(cell: "Cell") -> str:
    goal = f"{cell.least:.0f}-{cell.most:.0f}"
    mark = "" if cell.is_good else "  outside"
    return f"{cell.name:<18}{cell.size:>6}{cell.percent:>6.0f}%{goal:>9}{cell.length:>8.1f}{cell.trials:>8}{mark}"
