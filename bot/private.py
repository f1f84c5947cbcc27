"""Files that only their owner may read: they hold seeds, hands and secret answers. Whatever the umask is.

Windows knows no such bits; there the folder's own rights count.
"""

import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """The folder and those above it that are missing, for their owner only. Those that exist stay as they are."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(FOLDER, exist_ok=True)
        path.chmod(FOLDER)


def begin_private(path: Path) -> None:
    """An empty file for its owner only, before anything is written into it; a former one is gone."""
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
    try:
        if sys.platform != "win32":
            os.fchmod(file, FILE)
    finally:
        os.close(file)


def write_private(path: Path, text: str) -> None:
    """Write it whole or not at all."""
    part = path.with_name(path.name + ".part")
    begin_private(part)
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def copy_private(source: Path, target: Path) -> None:
    """Copy the content, not the rights."""
    begin_private(target)
    with source.open("rb") as old, target.open("wb") as new:
        while block := old.read(1 << 20):
            new.write(block)


def files_of(database: Path) -> list[Path]:
    """What belongs to a database and may hold secrets, as far as it is there."""
    beside = [database.with_name(database.name + ending) for ending in ("", "-wal", "-shm", "-journal", ".lock")]
    kept = sorted(database.parent.glob(f"{database.name}.before-*"))
    return [path for path in (*beside, *kept, *sorted((database.parent / "backups").glob("*.db"))) if path.is_file()]


def warning_of(paths: Iterable[Path]) -> str | None:
    """A sentence for the operator if others may read or write some of these, else None."""
    if sys.platform == "win32":
        return None
    found = [path for path in paths if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if not found:
        return None
    names = " ".join(map(str, found[:3])) + (f" and {len(found) - 3} more" if len(found) > 3 else "")
    return f"Others on this machine may read what is secret: {names} should be for its owner only (chmod 600)."
