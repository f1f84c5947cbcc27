"""`waykeeper simulate GAME`: whole games between house players, with progress, results, invariants and coverage."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from bot.commands.games import add_game, find_game
from bot.errors import CommandError
from bot.rules.kernel.game import Game
from bot.rules.numbers import read_whole
from bot.trials.simulate import EACH, PLAYERS, Report, simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seed", default="1", metavar="S", help="same seed, same games (default 1)")
    parser.add_argument(
        "--player", choices=(EACH, *PLAYERS), default=EACH, help="who plays (default each kind of player in turn)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="seats at each table (default: all counts in turn)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="SETTING=VALUE",
        dest="settings",
        help="a setting of the game, several times if need be (match=best_of_three)",
    )
    parser.add_argument("--campaign", action="store_true", help="whole campaigns of the game (GAME-campaign)")
    parser.add_argument("--no-check", action="store_true", help="do not look at the invariants after each choice")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = find_game(f"{args.game}-campaign" if args.campaign else args.game)
    options = read_settings(game, args.settings) if args.settings else None
    quiet = args.json or not sys.stderr.isatty()

    def progress(done: int, report: Report) -> None:
        if not quiet:
            print(f"\r{done}/{args.tables} games, {report.choices:,} choices", end="", file=sys.stderr, flush=True)

    report = simulate(
        game,
        args.tables,
        args.seed,
        player=args.player,
        seats=args.seats,
        options=options,
        check=not args.no_check,
        openings=True,
        progress=progress,
    )
    found = report.as_json()
    if not quiet:
        print(file=sys.stderr)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print_report(found)
    return 1 if report.broken or report.finished < report.tables else 0


def read_settings(game: Game[Any], given: Sequence[str]) -> BaseModel:
    """The game's settings with these `name=value` on top. Raises `CommandError`."""
    known = game.options.model_fields
    values: dict[str, Any] = {}
    for one in given:
        name, _, value = one.partition("=")
        if name not in known:
            raise CommandError(f"{game.id} has no setting {name!r}; it has: {', '.join(known)}")
        number = None if value in get_args(known[name].annotation) else read_whole(value)
        values[name] = value if number is None else number
    try:
        return game.options.model_validate(values)
    except ValidationError as error:
        problem = error.errors()[0]
        raise CommandError(f"{problem['loc'][0]}: {problem['msg']}") from error


def print_report(found: dict[str, object]) -> None:
    """The report in words."""
    length = found["length"]
    assert isinstance(length, dict)
    print(f"{found['game']}: {found['finished']} of {found['tables']} games finished ({found['player']} players)")
    print(f"  {found['choices']:,} choices, {found['choices_per_second']:,} a second of processor time")
    print(f"  choices in a game: {length['min']} to {length['max']}, median {length['median']}")
    results = found["results"]
    assert isinstance(results, dict)
    for result, count in results.items():
        print(f"  {result}: {count}")
    broken, unused = found["broken"], found["unused"]
    assert isinstance(broken, list) and isinstance(unused, list)
    print(f"  never used: {', '.join(unused) or 'nothing'}")
    for line in broken:
        print(f"  BROKEN {line}")
    if not broken:
        print("  no broken invariant")
