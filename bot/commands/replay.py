"""`waykeeper replay EXPORT`: plays an exported table again and prints the story and the board, up to a choice.

With `--then DETAIL` it also gives the answer that broke a rule, which the log does not tell and the private file keeps.
"""

import argparse
import sys
import traceback
from pathlib import Path
from typing import Any

from bot.commands.bundles import open_file
from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.redact import TROUBLE, find_trouble
from bot.rules.decision import Text
from bot.rules.errors import Refusal, RuleFailure
from bot.rules.kernel.run import Run
from bot.tables.model.errors import BundleError
from bot.tables.model.requests import find_answer
from bot.tables.proof.verify import replay
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs import InstalledGames


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("export", type=Path, metavar="EXPORT", help="a file of /table export")
    parser.add_argument("--until", type=int, metavar="N", help="stop before log entry N (default: the whole game)")
    parser.add_argument("--then", metavar="DETAIL", help="then give the answer that the log names so, and see it fail")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, from 1 (default: a spectator)")


def run(args: argparse.Namespace) -> int:
    bundle = open_file(args.export)
    games = InstalledGames()
    try:
        run, happened = replay(bundle, games, args.until)
    except BundleError as error:
        raise CommandError(str(error)) from error
    seat = None if args.seat is None else args.seat - 1
    names = SeatNames({row["n"]: row["name"] for row in bundle.get("seats", ())}, run.name_of)
    catalogue = Catalogue(run.game.id, prose=run.game.prose)

    def words(text: Text) -> str:
        return catalogue.format(text, names, label=True)

    for event in happened:
        told = event.text_for(seat)
        if told is not None:
            print(f"  › {words(told)}")
    print()
    for line in run.game.describe(run.game.view(run.state, seat)):
        print(words(line))
    if run.over:
        print(words(run.game.result_text(run.state)))
    else:
        for request in run.requests():
            seats = ", ".join(str(s + 1) for s in request.decision.seats)
            prompt = "a choice behind the hand" if request.decision.private else words(request.decision.prompt)
            print(f"seat {seats} is asked: {prompt}")
    print(f"({run.index} choices)")
    return 0 if args.then is None else _fail_again(run, args.then)


def _fail_again(run: Run[Any], name: str) -> int:
    """Give the answer of an entry of the private file; 1 if it breaks a rule again, 0 if it no longer does."""
    file = settings_of().data_dir / TROUBLE
    entry = find_trouble(file, name)
    if entry is None or entry.get("seat") is None:
        raise CommandError(f"{file} knows of no answer under the name {name!r}")
    seat, answer = entry["seat"], entry["answer"]
    try:
        run.choose(seat, answer, find_answer(run, seat, answer))
    except RuleFailure as failure:
        print(f"seat {seat + 1} answers {answer!r}, and the rules break:")
        traceback.print_exception(failure.__cause__ or failure, file=sys.stdout)
        return 1
    except Refusal as refusal:
        raise CommandError(f"the answer does not fit the game at this place ({refusal.text.key})") from refusal
    print(f"seat {seat + 1} answers {answer!r}, and nothing breaks any more")
    return 0
