"""`waykeeper verify EXPORT`: computes every roll and shuffle of an exported table, or of a channel's dice, again."""

import argparse
import json
from pathlib import Path
from typing import Any

from bot.commands.bundles import open_file
from bot.rules.cleaning import cleaned
from bot.tables.exports.campaign_file import KIND, verify_campaign
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from cogs import InstalledGames
from cogs.dice.record import check_dice

CODES = {"whole": 0, "partly": 3, "false": 1}
_SAID = {
    "whole": "Whole and unchanged: the seal fits the seed, every die, draw and choice comes out as it is written, and "
    "nothing was changed, left out or put in before the head.",
    "partly": "Partly proved: every die, draw and choice that could be computed comes out as it is written. What is "
    "not proved stands above.",
    "false": "False.",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "export", type=Path, metavar="EXPORT", help="a file of /table export, /campaign export or /rolls fair"
    )
    parser.add_argument("--seal", metavar="HASH", help="the seal that was posted before the game")
    parser.add_argument("--head", metavar="HASH", help="the head of the record that was posted at its end or a pause")
    parser.add_argument("--draft", type=Path, metavar="EXPORT", help="of a match: the export of the draft before it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    draft = None if args.draft is None else open_file(args.draft)
    report = check(open_file(args.export), args.seal, args.head, draft)
    if args.json:
        print(json.dumps(_told(report), ensure_ascii=False))
    else:
        _print(report)
    return CODES[report.verdict]


def check(
    bundle: dict[str, Any], seal: str | None = None, head: str | None = None, draft: dict[str, Any] | None = None
) -> Report:
    """What is wrong with an export, and what it does not prove."""
    if bundle.get("kind") == "dice":
        return check_dice(bundle, seal, head)
    games = InstalledGames()
    if bundle.get("kind") == KIND:
        return verify_campaign(bundle, games)
    return verify_export(bundle, games, seal, head, draft)


def _print(report: Report) -> None:
    for name, value in (("seal", report.seal), ("head", report.head)):
        if value:
            print(cleaned(f"{name}: {value}"))
    for note in report.notes:
        print(cleaned(f"note: {note}"))
    for gap in report.gaps:
        print(cleaned(f"not proved: {gap}"))
    if report.problem is not None:
        print(cleaned(f"NOT GOOD: {report.problem}"))
    print(_SAID[report.verdict])


def _told(report: Report) -> dict[str, Any]:
    problems = [] if report.problem is None else [report.problem]
    found: dict[str, Any] = {"ok": report.verdict == "whole", "verdict": report.verdict, "problems": problems}
    return found | {"gaps": report.gaps, "notes": report.notes, "seal": report.seal, "head": report.head}
