"""Care of the database: upgrade, backup, restore, salvage, check. Plain functions, no bot needs to run."""

import os
import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.private import begin_private, copy_private, make_folder
from bot.tables.model.errors import DamagedDatabase, DatabaseError
from bot.tables.store.lockfile import ProcessLock
from bot.tables.store.schema import HEAD, metadata

MIGRATIONS = Path(__file__).parent / "migrations"
ALEMBIC_VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic makes it itself: where a database says which migrations it has had."""


def backup_folder(database: Path) -> Path:
    """Where backups are kept unless told otherwise: `backups` beside the database."""
    return database.parent / "backups"


def last_backup(database: Path) -> Path | None:
    """The newest backup in `backup_folder`, or None. One from the future has the time of a wrong clock: only if there
    is no other."""
    now = time.time()
    found = [(path.stat().st_mtime, path) for path in backup_folder(database).glob("*.db")]
    return max(found, key=lambda made: (made[0] <= now, made), default=(0.0, None))[1]


def damaged(database: Path | None, why: str) -> DamagedDatabase:
    """The error for a damaged file, with the way back."""
    why = " ".join(why.split())
    if database is None:
        return DamagedDatabase(f"The database is damaged: {why}.")
    last = last_backup(database)
    if last is None:
        way = (
            f"There is no backup in {backup_folder(database)}. If you have one elsewhere: "
            "`waykeeper db restore FILE`; the damaged file is kept beside the new one."
        )
    else:
        way = f"Go back to the last backup with `waykeeper db restore {last}`; the damaged file is kept."
    return DamagedDatabase(f"{database} is damaged ({why}). Nothing was changed. {way}")


def begin_file(database: Path) -> None:
    """A new file gets its first page at once, in one piece. So an empty one has been emptied by somebody, and SQLite,
    which would take it for a new one and throw its log away, is not let near it: `DamagedDatabase`."""
    if database.exists():
        if database.stat().st_size == 0:
            raise damaged(database, "it is empty")
        return
    if any(database.with_name(database.name + ending).exists() for ending in ("-wal", "-journal")):
        raise damaged(database, "it is gone, only its log is there")
    part = database.with_name(database.name + ".part")
    begin_private(part)  # SQLite gives -wal and -shm the rights of the database
    with closing(sqlite3.connect(part)) as made:
        made.execute("PRAGMA journal_mode=WAL")
    part.replace(database)


def upgrade_connection(connection: sa.Connection) -> None:
    """Bring the schema up to date on an open connection; at once when it already is.

    Raises `DatabaseError` for a file of a newer version, which is left as it is.
    """
    known = set(sa.inspect(connection).get_table_names())
    if not known & {ALEMBIC_VERSION.name, *metadata.tables}:
        _begin_schema(connection)
        return
    if ALEMBIC_VERSION.name in known:
        found = connection.execute(sa.select(ALEMBIC_VERSION.c.version_num)).scalar()
        if found == HEAD:
            return
        if found is not None and not list((MIGRATIONS / "versions").glob(f"{found}_*.py")):
            raise DatabaseError(
                f"The database was last used by a newer Waykeeper (it is at {found}, this version knows up to {HEAD}). "
                "Nothing was changed: install that version again, or give this one its own WAYKEEPER_DATABASE."
            )
    # only here: it takes as long to import as all the rest of this package
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _begin_schema(connection: sa.Connection) -> None:
    """The schema of today at once: an empty database has nothing to migrate, and the way through all versions takes
    ten times as long. A test holds both to the same."""
    for statement in _schema_of(connection.dialect.name, connection.dialect.driver):
        connection.exec_driver_sql(statement)
    connection.execute(ALEMBIC_VERSION.insert().values(version_num=HEAD))


@cache
def _schema_of(language: str, driver: str) -> tuple[str, ...]:
    """All statements that make the schema. To have SQLAlchemy write them, and ask for each table whether it is there
    already, takes longer than to carry them out, and tests begin a thousand databases."""
    spoken, found = sa.make_url(f"{language}+{driver}://").get_dialect()(), list[str]()

    def write(made: Any, *_: Any) -> None:
        found.append(str(made.compile(dialect=spoken)))

    engine = sa.create_mock_engine(f"{language}+{driver}://", write)
    metadata.create_all(engine, checkfirst=False)
    ALEMBIC_VERSION.create(engine, checkfirst=False)
    return tuple(found)


def check(database: Path, pragma: str = "integrity_check") -> None:
    """Raises `DamagedDatabase` unless the whole file is well. Reads only: an ordinary connection would carry the log
    over into a damaged file when it is closed. pragma: `quick_check` leaves the indexes out and is ten times faster."""
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source:
            found = [row[0] for row in source.execute(f"PRAGMA {pragma}(3)")]
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF == sqlite3.SQLITE_CANTOPEN:
            raise DatabaseError(f"{database} cannot be opened: {error}. Nothing was changed.") from error
        raise damaged(database, str(error)) from error
    if found != ["ok"]:
        raise damaged(database, "; ".join(found))


def backup(database: Path, target: Path) -> Path:
    """Copy a database that may be in use to `target` (a file, or a folder for `<name>.db`); checked before it counts.

    Blocks for about a second per 400 MB: not for the event loop. Raises `DamagedDatabase` or OSError.
    """
    if not database.is_file():
        raise DatabaseError(f"There is no database at {database}, so there is nothing to back up.")
    if target.is_dir():
        target = target / f"{database.stem}.db"
    make_folder(target.parent)
    part = target.with_name(target.name + ".part")
    begin_private(part)
    try:
        with (
            closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            # a copy in rollback mode is one file and needs no -wal beside it
            copy.execute("PRAGMA journal_mode=DELETE")
        check(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except sqlite3.DatabaseError as error:
        raise damaged(database, str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return target


def restore(source: Path, database: Path) -> Path | None:
    """Put a backup in place of the database. Gives the path under which the former file was kept, if there was one.

    Raises `DatabaseInUse` while the bot runs, `DamagedDatabase` if the backup itself is damaged.
    """
    if not source.is_file():
        raise DatabaseError(f"There is no backup at {source}.")
    check(source)
    make_folder(database.parent)
    lock = ProcessLock(database)
    try:
        kept = _set_aside(database)
        part = database.with_name(database.name + ".part")
        copy_private(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(database)
        return kept
    finally:
        lock.release()


def salvage(database: Path) -> Path:
    """Go on with what can be read of a database with a damaged log: all up to the damage. Gives the path under which
    the former file and its log are kept.

    Raises `DatabaseInUse`, and `DamagedDatabase` if the file itself is damaged as well: then only a backup helps.
    """
    if not database.is_file() or database.stat().st_size == 0:
        raise damaged(database, "there is nothing in it to be salvaged")
    lock = ProcessLock(database)
    part = database.with_name(database.name + ".part")
    sides = [part.with_name(part.name + ending) for ending in ("-wal", "-shm")]
    try:
        copy_private(database, part)
        if (log := database.with_name(database.name + "-wal")).exists():
            copy_private(log, sides[0])
        with closing(sqlite3.connect(part)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE").fetchall()
        check(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        kept = _set_aside(database)
        part.replace(database)
        assert kept is not None
        return kept
    except sqlite3.DatabaseError as error:
        raise damaged(database, str(error)) from error
    finally:
        for file_name in (part, *sides):
            file_name.unlink(missing_ok=True)
        lock.release()


def _set_aside(database: Path) -> Path | None:
    """Rename the database with its log, so that a wrong log can never be applied to the restored file."""
    number = 1
    while (kept := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        side = database.with_name(database.name + ending)
        if side.exists():
            side.replace(kept.with_name(kept.name + ending))
    return database.replace(kept) if database.exists() else None
