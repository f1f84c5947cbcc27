"""`waykeeper play`: the local table in a browser; with `--terminal GAME` the same panels as text."""

import argparse
import asyncio
from pathlib import Path

from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.redact import TROUBLE
from cogs import game_ids, load_surface


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--terminal", metavar="GAME", help=f"play as text instead: {', '.join(game_ids())}")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="terminal: seats at the table (default: the fewest, at least 2)"
    )
    parser.add_argument("--new", action="store_true", help="terminal: do not go on with the kept game")
    parser.add_argument("--port", type=int, default=8642, help="browser: where the local table listens (default 8642)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def run(args: argparse.Namespace) -> int:
    settings = settings_of()
    if args.terminal:
        return in_terminal(args, settings.data_dir)
    from bot.app import local_bot, local_ready
    from bot.local import LocalTableError, serve
    from bot.logs import set_up_logs

    set_up_logs(settings.log, "warning", trouble=settings.data_dir / TROUBLE)
    try:
        asyncio.run(
            serve(
                lambda: local_bot(settings),
                host_port=args.port,
                data_dir=settings.data_dir,
                open_browser=not args.no_browser,
                on_ready=local_ready,
            )
        )
    except LocalTableError as error:
        raise CommandError(str(error)) from error
    return 0


def in_terminal(args: argparse.Namespace, data_dir: Path) -> int:
    """A game at the keyboard."""
    from bot.terminal import TerminalTable

    if args.terminal not in game_ids():
        raise CommandError(f"there is no game {args.terminal!r}; there is: {', '.join(game_ids())}")
    surface = load_surface(args.terminal)
    least, most = surface.game.seats
    seats = args.seats if args.seats is not None else min(most, max(2, least))
    if not least <= seats <= most:
        raise CommandError(f"{args.terminal} has {least} to {most} seats, not {seats}")
    keep = data_dir / f"terminal-{args.terminal}.json"
    if args.new:
        keep.unlink(missing_ok=True)
    return TerminalTable(surface, seats, keep, print, input, surface_of=load_surface).play()
