"""Install locked requirements and say how far it has come: pip's own lines are too many, and none are too few.

    .venv/bin/python tools/install.py "what the local table needs" requirements/local.txt requirements/platforms.txt

At a terminal it is one line that counts up, elsewhere a line now and then. What pip says is kept, and shown only if it
fails; the exit code is pip's. Standard library only: nothing else is installed yet. `make` calls it.
"""

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--require-virtualenv", "install"]
_LOCKED = re.compile(r"^[A-Za-z0-9][\w.-]*(?:\[.*?\])?==", re.MULTILINE)
_BEGUN = re.compile(r"^(?:Collecting|Requirement already satisfied:) ([A-Za-z0-9][\w.-]*)")
_EVERY = 10.0
"""Seconds between two lines where nobody looks at a terminal."""
_LAST = 25
"""Lines of pip's that are shown when it fails."""


class Progress:
    """Tells how many packages pip has looked at, and which."""

    def __init__(self, title: str, packages: int, out: TextIO) -> None:
        self.title, self.packages, self.out = title, packages, out
        self.seen: set[str] = set()
        self._told = time.monotonic()

    def hear(self, line: str) -> None:
        """A line of pip's."""
        found = _BEGUN.match(line)
        if found is not None:
            self.seen.add(found[1])
            self._tell(f"{min(len(self.seen), self.packages)} of {self.packages}: {found[1]}")
        elif line.startswith("Installing collected packages"):
            self._tell("all fetched, unpacking", now=True)

    def end(self, seconds: float, failed: bool) -> None:
        """The last word."""
        words = "failed" if failed else f"done in {seconds:.0f} s"
        self.out.write(f"{self._begin()}{self.title}: {words}\n")
        self.out.flush()

    def _tell(self, words: str, now: bool = False) -> None:
        is_watched = self.out.isatty()
        if not is_watched and not now and time.monotonic() - self._told < _EVERY:
            return
        self._told = time.monotonic()
        self.out.write(f"{self._begin()}{self.title}: {words}" + ("" if is_watched else "\n"))
        self.out.flush()

    def _begin(self) -> str:
        return "\r\x1b[K  " if self.out.isatty() else "  "


def locked(files: Iterable[Path]) -> int:
    """How many packages these requirement files name."""
    return sum(len(_LOCKED.findall(file.read_text(encoding="utf-8"))) for file in files)


def install(title: str, arguments: list[str], files: list[Path], out: TextIO, pip: list[str] | None = None) -> int:
    """Run pip, tell how far it is, give its exit code. pip: another program, for tests."""
    began = time.monotonic()
    progress = Progress(title, locked(files), out)
    command = [*(pip or PIP), *arguments, *(part for file in files for part in ("-r", str(file)))]
    kept: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            kept = [*kept[-_LAST:], line]
            progress.hear(line)
    progress.end(time.monotonic() - began, running.returncode != 0)
    if running.returncode:
        out.write("".join(kept))
        out.flush()
    return running.returncode


if __name__ == "__main__":
    title, *rest = sys.argv[1:]
    options = [part for part in rest if part.startswith("-")]
    paths = [Path(part) for part in rest if not part.startswith("-")]
    sys.exit(install(title, options, paths, sys.stdout))
