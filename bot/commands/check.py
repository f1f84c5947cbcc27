"""`waykeeper check [PACK...]`: reads content and packs, prints every problem at once, or the counts against the printed
ones; `--schema` writes JSON Schema for editors; `--untested` lists what no scenario shows; `--story` prints a story;
`--language` says what a translation lacks."""

import argparse
import json
from collections.abc import Collection
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.commands.check_language import check_language
from bot.commands.check_story import check_story
from bot.errors import CommandError
from bot.packs import pack_paths
from bot.rules.cleaning import cleaned
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import ContentError
from bot.trials.shown import shown
from cogs import game_ids, load_game

SCENARIOS = Path("tests/scenarios")
"""Where a checkout keeps them."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("packs", nargs="*", type=Path, metavar="PACK", help="pack files, or folders of them")
    parser.add_argument("--game", choices=game_ids(), help="the game the packs are for (default: the folder's name)")
    parser.add_argument("--schema", type=Path, metavar="FOLDER", help="write JSON Schema for every kind of file there")
    parser.add_argument("--untested", action="store_true", help="list the bundled entries that no scenario shows")
    parser.add_argument("--scenarios", type=Path, default=SCENARIOS, metavar="FOLDER", help="where scenarios are kept")
    parser.add_argument("--story", type=Path, metavar="PATH", help="print a story as a play script, and look it over")
    parser.add_argument("--language", metavar="LOCALE", help="what is not translated yet, and what is stale, as in de")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.story is not None:
        return check_story(args.story, args.game, args.json)
    if args.language is not None:
        return check_language(args.language, args.json)
    games = [args.game] if args.game else game_ids()
    files = read_packs(args.packs)
    if files and len(games) > 1:
        games = [game for game in games if any(game in path.resolve().parts for path in args.packs)]
        if len(games) != 1:
            raise CommandError(f"say for which game: --game {' or '.join(game_ids())}")
    found: dict[str, object] = {}
    failed = False
    for game_id in games:
        try:
            game = load_game(game_id, files or None)
        except ContentError as error:
            found[game_id] = {"problems": error.problems}
            failed = True
            continue
        if args.schema:
            write_schemas(args.schema / game_id, game.schemas())
        counts = game.counts()
        at_least = set(game.at_least())
        failed = failed or (not files and not all(is_right(*row, at_least) for row in counts))
        report: dict[str, object] = {
            "counts": [list(row) for row in counts],
            "at_least": sorted(at_least),
            "notices": game.notices(),
            "hash": game.content_hash,
        }
        if args.untested:
            report["shown"] = asdict(shown(game, args.scenarios / game_id))
        found[game_id] = report
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        for game_id, one in found.items():
            assert isinstance(one, dict)
            print_report(game_id, one)
    return 1 if failed else 0


def is_right(component: str, have: int, printed: int, at_least: Collection[str]) -> bool:
    """Whether there are as many of a component as are printed. at_least: those of which there may be more."""
    return have == printed or (component in at_least and have > printed)


def read_packs(paths: list[Path]) -> dict[str, str]:
    """File name -> text. Raises `CommandError` for a path that is not there or is not text."""
    files: dict[str, str] = {}
    for path in paths:
        if not path.exists():
            raise CommandError(f"there is no file or folder {path}")
        for file in pack_paths(path) if path.is_dir() else [path]:
            try:
                files[file.relative_to(path.parent).as_posix()] = decoded(file.read_bytes())
            except EncodingError as error:
                raise CommandError(f"{file} {error}") from None
            except OSError as error:
                raise CommandError(f"{file} cannot be read: {error.strerror}") from None
    return files


def write_schemas(folder: Path, schemas: dict[str, object]) -> None:
    """One JSON Schema a kind of file; an editor checks and completes with it while one types."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas.items():
        path = folder / f"{name}.schema.json"
        path.write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")
        print(f"wrote {path}")


def print_report(game_id: str, report: dict[str, object]) -> None:
    """The report of one game in words."""
    problems = report.get("problems")
    if isinstance(problems, list):
        print(f"{game_id}: {len(problems)} problems")
        for problem in problems:
            print("  " + cleaned(str(problem)))
        return
    counts, notices = report["counts"], report["notices"]
    assert isinstance(counts, list) and isinstance(notices, list)
    print(f"{game_id}: content is sound (hash {report['hash']})")
    at_least = report["at_least"]
    assert isinstance(at_least, list)
    for component, have, printed in counts:
        least = "at least " * (component in at_least)
        mark = "ok" if is_right(component, have, printed, at_least) else "NOT"
        print(f"  {mark} {component}: {have} of {least}{printed}")
    for notice in notices:
        print(f"  note: {notice}")
    if "shown" in report:
        print_shown(report["shown"])


def print_shown(found: Any) -> None:
    """What no scenario shows, a line each, and what is shown and does not exist."""
    print(f"  {found['entries'] - len(found['untested'])} of {found['entries']} entries are shown by a scenario")
    for name in found["untested"]:
        print(f"    untested: {name}")
    for name in found["unknown"]:
        print(f"    a scenario shows {name}, which is not printed")
