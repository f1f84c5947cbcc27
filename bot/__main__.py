"""The command line `waykeeper`: finds the subcommand, turns expected failures into one sentence and an exit code."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from bot import __version__
from bot.errors import CommandError
from bot.rules.cleaning import cleaned

COMMANDS = {
    "play": "the real bot at a local table in your browser, or as text in the terminal",
    "run": "the bot on Discord",
    "new-game": "make a game of your own out of Pebbles",
    "check": "check content and packs, print the counts",
    "simulate": "let house players play whole games",
    "balance": "how hard a game is: battles and whole games between greedy house players",
    "scenario": "run given/when/then files",
    "replay": "play an exported table again",
    "verify": "recompute every roll and shuffle of an exported table",
    "bench": "measure",
    "db": "look after the database: upgrade, backup, restore, salvage, export, import, move",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the return value is the exit code: 0 good, 1 found something wrong, 2 could not do it.

    `run` has further ones: 3 another process has taken over, 78 only a person can mend it. Nothing restarts those.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="waykeeper", description="A Discord game master.")
    parser.add_argument("--version", action="version", version=f"waykeeper {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    wanted = next((word for word in given if not word.startswith("-")), None)
    for name, what in COMMANDS.items():
        sub = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
        if name == wanted:
            _module(name).arguments(sub)
    args = parser.parse_args(given)
    if args.command is None:
        parser.print_help()
        return 2
    try:
        return int(_module(args.command).run(args))
    except CommandError as error:
        print(cleaned(f"waykeeper {args.command}: {error}", lines=True), file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 0


def _module(command: str) -> Any:
    """What carries a command out: `new-game` stands in `bot/commands/new_game.py`."""
    return import_module(f"bot.commands.{command.replace('-', '_')}")


if __name__ == "__main__":
    raise SystemExit(main())
