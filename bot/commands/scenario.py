"""`waykeeper scenario PATH...`: runs scenario files, one line each, what differs where one fails."""

import argparse
from pathlib import Path

from bot.errors import CommandError
from bot.trials.scenario import run_files
from cogs import load_game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders of them")
    parser.add_argument("--only", metavar="ID", help="only the scenario with this id")


def run(args: argparse.Namespace) -> int:
    for path in args.paths:
        if not path.exists():
            raise CommandError(f"there is no file or folder {path}")
    good = failed = 0
    for result in run_files(args.paths, load_game, args.only):
        mark = "FAILED" if result.problems else "ok    "
        print(f"{mark} {result.file}  {result.id}  {result.title}")
        for problem in result.problems:
            print(f"    {problem}")
        good, failed = good + (not result.problems), failed + bool(result.problems)
    print(f"{good} held, {failed} failed")
    if not good and not failed:
        raise CommandError("no scenario was found")
    return 1 if failed else 0
