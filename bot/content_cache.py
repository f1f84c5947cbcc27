"""What has been read from content files, kept on disk under the hash of their text: a start reads no YAML twice.

A damaged, foreign or unwritable cache is as none: the text is read again. Only plain data is kept (`marshal`), and only
of files in which nothing was wrong.
"""

import contextlib
import hashlib
import marshal
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from bot.rules.content import yaml_source

_SUM = 16
MOST_FILES = 2_000
"""Beyond that the oldest ones go."""


class ContentCache:
    """Plain data of YAML files in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, source: str) -> list[Any] | None:
        """The entries of a text that was read before; None: it was not."""
        try:
            kept = self._file(source).read_bytes()
            body = kept[_SUM:]
            if _sum(body) != kept[:_SUM]:
                return None
            found = marshal.loads(body)
        except (OSError, ValueError, EOFError, TypeError):
            return None
        return found if isinstance(found, list) else None

    def put(self, source: str, entries: list[Any]) -> None:
        """Keep them; not being able to is no trouble."""
        body = marshal.dumps(entries)
        file = self._file(source)
        beside = file.with_name(f"{file.name}.{os.getpid()}")
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            beside.write_bytes(_sum(body) + body)
            beside.replace(file)
            self._clear_away()

    def is_sound(self, mark: str) -> bool:
        """Whether a set of texts, named so, was checked before and nothing was wrong."""
        return self.get(f"sound {mark}") == [mark]

    def note_sound(self, mark: str) -> None:
        """It was checked, and nothing was wrong."""
        self.put(f"sound {mark}", [mark])

    def _clear_away(self) -> None:
        files = sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - MOST_FILES)]:
            file.unlink(missing_ok=True)

    def _file(self, source: str) -> Path:
        name = hashlib.blake2b(f"{_reader()}\0{source}".encode("utf-8", "surrogatepass"), digest_size=16)
        return self.folder / f"{name.hexdigest()}.entries"


@cache
def _reader() -> str:
    """Names the code that reads and checks: other code, or another Python, keeps its own."""
    rules = Path(yaml_source.__file__).parents[1]
    named = hashlib.blake2b(digest_size=16)
    for file in sorted(rules.rglob("*.py")):
        named.update(file.read_bytes())
    return f"{sys.implementation.cache_tag} {named.hexdigest()}"


def _sum(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_SUM).digest()


@cache
def content_cache() -> ContentCache | None:
    """The cache of this account: `$XDG_CACHE_HOME/waykeeper`, else `~/.cache/waykeeper`; None where there is neither,
    or with `WAYKEEPER_CACHE=off`."""
    if os.environ.get("WAYKEEPER_CACHE") == "off":
        return None
    try:
        home = os.environ.get("XDG_CACHE_HOME")
        return ContentCache((Path(home) if home else Path.home() / ".cache") / "waykeeper")
    except RuntimeError:
        return None
