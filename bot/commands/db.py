"""`waykeeper db ...`: upgrade, check, backup, restore, export, import without a running bot (backup: beside it)."""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url

from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.settings import Settings
from bot.tables import db
from bot.tables.engine import Claim
from bot.tables.errors import DatabaseError
from bot.tables.export import export_all, import_all
from bot.tables.service import Tables
from cogs import game_ids, load_game

T = TypeVar("T")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("upgrade", help="bring the database to this version")
    what.add_parser("check", help="read the whole file and say whether it is sound")
    backup = what.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("target", nargs="?", type=Path, help="file or folder (default: backups beside the database)")
    restore = what.add_parser("restore", help="put a backup in place; the former file is kept")
    restore.add_argument("source", type=Path)
    for name, about in (("export", "write every table as JSON"), ("import", "take in such a folder")):
        sub = what.add_parser(name, help=about)
        sub.add_argument("folder", type=Path)


def run(args: argparse.Namespace) -> int:
    settings = settings_of()
    try:
        return DO[args.what](settings, args)
    except (DatabaseError, OSError) as error:
        raise CommandError(str(error)) from error


def _file(settings: Settings) -> Path:
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        raise CommandError("this is for SQLite; a PostgreSQL server has tools of its own (pg_dump)")
    return Path(url.database)


def _upgrade(settings: Settings, args: argparse.Namespace) -> int:
    asyncio.run(_opened(settings, lambda tables: asyncio.sleep(0), "later"))
    print("The database is up to date.")
    return 0


def _check(settings: Settings, args: argparse.Namespace) -> int:
    db.check(_file(settings))
    print("The database is sound.")
    return 0


def _backup(settings: Settings, args: argparse.Namespace) -> int:
    source = _file(settings)
    target = args.target or db.backup_folder(source) / time.strftime("%Y-%m-%d-%H%M%S.db")
    print(f"Copied to {db.backup(source, target)} and checked.")
    return 0


def _restore(settings: Settings, args: argparse.Namespace) -> int:
    kept = db.restore(args.source, _file(settings))
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


async def _opened(settings: Settings, work: Callable[[Tables], Awaitable[T]], claim: Claim) -> T:
    games = {game: load_game(game) for game in game_ids()}
    tables = await Tables.open(settings.database_url, games, claim=claim)
    try:
        return await work(tables)
    finally:
        await tables.close()


DO = {
    "upgrade": _upgrade,
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "import": _import,
}
