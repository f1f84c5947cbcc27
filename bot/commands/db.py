"""`waykeeper db ...`: upgrade, check, backup, restore, export, import, move; no bot may run (backup: beside it)."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url

from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.settings import Settings, SettingsError, address
from bot.tables.exports.export import export_all, import_all
from bot.tables.model.errors import DatabaseError
from bot.tables.service import Tables
from bot.tables.store import care
from bot.tables.store.database import Claim
from bot.tables.upkeep.move import move
from cogs import InstalledGames

T = TypeVar("T")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("upgrade", help="bring the database to this version")
    what.add_parser("check", help="read the whole file and say whether it is sound")
    backup = what.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("target", nargs="?", type=Path, help="file or folder (default: backups beside the database)")
    restore = what.add_parser("restore", help="put a backup in place; the former file is kept")
    restore.add_argument("source", type=Path)
    what.add_parser("salvage", help="go on with what can be read of a damaged database; the former file is kept")
    for name, about in (("export", "write every table as JSON"), ("import", "take in such a folder")):
        sub = what.add_parser(name, help=about)
        sub.add_argument("folder", type=Path)
    moving = what.add_parser("move", help="copy everything into an empty database of either engine")
    moving.add_argument("source", metavar="FROM", help="a file name or an address like postgresql://user@host/name")
    moving.add_argument("target", metavar="TO")


def run(args: argparse.Namespace) -> int:
    settings = settings_of()
    try:
        return DO[args.what](settings, args)
    except (DatabaseError, SettingsError, OSError) as error:
        raise CommandError(str(error)) from error


def _file(settings: Settings, tool: str) -> Path:
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        where = url.set(drivername="postgresql", password=None).render_as_string()
        raise CommandError(f"PostgreSQL has tools of its own for this: {tool.format(where=where)}")
    return Path(url.database)


def _upgrade(settings: Settings, args: argparse.Namespace) -> int:
    asyncio.run(_opened(settings, lambda tables: asyncio.sleep(0), "later"))
    print("The database is up to date.")
    return 0


def _check(settings: Settings, args: argparse.Namespace) -> int:
    care.check(_file(settings, "pg_amcheck --heapallindexed '{where}'"))
    print("The database is sound.")
    return 0


def _backup(settings: Settings, args: argparse.Namespace) -> int:
    source = _file(settings, "pg_dump -Fc -f waykeeper.dump '{where}'")
    target = args.target or care.backup_folder(source) / time.strftime("%Y-%m-%d-%H%M%S.db")
    print(f"Copied to {care.backup(source, target)} and checked.")
    return 0


def _salvage(settings: Settings, args: argparse.Namespace) -> int:
    database = _file(settings, "pg_restore, from your last pg_dump, to '{where}'")
    print(f"What could be read is in place and sound. The former file is {care.salvage(database)}.")
    return 0


def _restore(settings: Settings, args: argparse.Namespace) -> int:
    database = _file(settings, f"stop Waykeeper, then pg_restore --clean --if-exists -1 -d '{{where}}' {args.source}")
    kept = care.restore(args.source, database)
    print(f"Restored from {args.source}." + (f" The former file is {kept}." if kept else ""))
    return 0


def _export(settings: Settings, args: argparse.Namespace) -> int:
    written = asyncio.run(_opened(settings, lambda tables: export_all(tables, args.folder), "later"))
    print(f"{len(written)} tables written to {args.folder}. They hold seeds and accounts: keep them to yourself.")
    return 0


def _import(settings: Settings, args: argparse.Namespace) -> int:
    if not args.folder.is_dir():
        raise CommandError(f"there is no folder {args.folder}")
    found = asyncio.run(_opened(settings, lambda tables: import_all(tables, args.folder), "if free"))
    print(f"{len(found)} tables taken in.")
    return 0


def _move(settings: Settings, args: argparse.Namespace) -> int:
    source, target = address(args.source), address(args.target)
    file = make_url(source).database
    if source.startswith("sqlite") and not (file and Path(file).is_file()):
        raise CommandError(f"there is no database at {file}, so there is nothing to move")
    games = InstalledGames()
    moved = asyncio.run(move(source, target, games, lambda line: print(line, file=sys.stderr, flush=True)))
    print(
        f"Moved {sum(moved.rows.values()):,} rows of {moved.rows['game_table']:,} tables; {moved.played:,} games that "
        "run were played again there. The old database is as it was; set WAYKEEPER_DATABASE to the new one."
    )
    if moved.other_rules:
        print(f"{moved.other_rules:,} were last played with other rules and go on as after an upgrade.")
    return 0


async def _opened(settings: Settings, work: Callable[[Tables], Awaitable[T]], claim: Claim) -> T:
    games = InstalledGames()
    tables = await Tables.open(settings.database_url, games, claim=claim, patient=True)
    try:
        return await work(tables)
    finally:
        await tables.close()


DO = {
    "upgrade": _upgrade,
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "salvage": _salvage,
    "export": _export,
    "import": _import,
    "move": _move,
}
