"""`waykeeper replay EXPORT`: plays an exported table again and prints the story and the board, up to a choice."""

import argparse
from pathlib import Path

from bot.commands.bundles import open_file
from bot.errors import CommandError
from bot.rules.decision import Text
from bot.tables.errors import BundleError
from bot.tables.proof import replay
from bot.ui.catalogue import Catalogue, seat_names
from cogs import game_ids, load_game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("export", type=Path, metavar="EXPORT", help="a file of /table export")
    parser.add_argument("--until", type=int, metavar="N", help="stop before log entry N (default: the whole game)")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat saw it, from 1 (default: a spectator)")


def run(args: argparse.Namespace) -> int:
    bundle = open_file(args.export)
    games = {game: load_game(game) for game in game_ids()}
    try:
        run, happened = replay(bundle, games, args.until)
    except BundleError as error:
        raise CommandError(str(error)) from error
    seat = None if args.seat is None else args.seat - 1
    names = seat_names({row["n"]: row["name"] for row in bundle.get("seats", ())}, run.game.name_of)
    catalogue = Catalogue(run.game.id)

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
    return 0
