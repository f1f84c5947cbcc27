"""`waykeeper verify EXPORT`: computes every roll and shuffle of an exported table, or of a channel's dice, again."""

import argparse
import json
from pathlib import Path
from typing import Any

from bot.commands.bundles import open_file
from bot.rules.cleaning import cleaned
from bot.tables.proof import verify_export
from cogs import game_ids, load_game
from cogs.dice.proof import verify_dice


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("export", type=Path, metavar="EXPORT", help="a file of /table export or /rolls fair")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    bundle = open_file(args.export)
    problems, notes = check(bundle)
    if args.json:
        print(json.dumps({"ok": not problems, "problems": problems, "notes": notes}, ensure_ascii=False))
    else:
        for note in notes:
            print(cleaned(f"note: {note}"))
        for problem in problems:
            print(cleaned(f"NOT GOOD: {problem}"))
        if not problems:
            print("Good: the seal fits the seed, and every die, draw and choice comes out as it is written.")
    return 1 if problems else 0


def check(bundle: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What is wrong with an export, and what should be known of it."""
    if bundle.get("kind") == "dice":
        return verify_dice(bundle), []
    report = verify_export(bundle, {game: load_game(game) for game in game_ids()})
    return ([] if report.ok else [str(report.problem)]), report.notes
