"""What may not stand in a log line: tokens, passwords, seeds, hands, private answers. Pure text work and one file.

    Private(value)       put into a log line it shows nothing; the value goes into the private file alone
    told(error)          an exception as a log line may tell it: its type, and its text only where that holds no game
    trace(error)         its traceback in the same manner: places and source lines, never values
    scrub(words)         takes tokens, passwords and seeds out of any text
    TroubleFile(path)    the private file: what was held back, for whoever runs the bot, under a short name

An exception's text is not ours to trust: a `KeyError` in a rule is the name of a hidden card. So texts are shown only
of kinds that never see a game (`_OPEN`), and of those only the first line.
"""

import json
import os
import re
import secrets
import time
import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bot.private import make_folder

HELD = "text held back"

_OPEN = {
    "builtins.OSError",
    "sqlite3.Error",
    "asyncpg.exceptions._base.PostgresError",
    "sqlalchemy.exc.SQLAlchemyError",
    "aiohttp.client_exceptions.ClientError",
    "discord.errors.HTTPException",
    "discord.errors.ConnectionClosed",
    "discord.errors.LoginFailure",
    "discord.errors.RateLimited",
    "discord.errors.InteractionResponded",
    "bot.errors.CommandError",
    "bot.rules.errors.ContentError",
    "bot.tables.model.errors.DatabaseError",
}
"""Classes whose texts speak of files, networks and statements. SQLAlchemy's are read through to what it wraps."""
_QUOTES_VALUES = {"asyncpg.exceptions.DataError"}
"""Of these, classes whose texts repeat the value that did not fit."""

_PATTERNS = (
    (re.compile(r"[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}"), "<token>"),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?'\"<>)]+"), r"\1<token>"),
    (re.compile(r"aW50ZXJhY3Rpb2[A-Za-z0-9+/=_-]+"), "<token>"),  # "interaction:..." as base64
    (re.compile(r"(://[^/\s:@]*:)[^@\s/]+@"), r"\1<password>@"),
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "<64 hex digits>"),  # seeds look like this, and so do their commitments
)
_HEAD = "Traceback (most recent call last):\n"
MOST_BYTES = 1_000_000
TROUBLE = "trouble.log"
"""Name of the private file, in the data folder."""


class Private:
    """A value that a log line may carry and nobody may read there."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __repr__(self) -> str:
        return "<private>"


class Scrubber:
    """Takes secrets out of text: what looks like one, and the very ones that it was told."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._known = sorted((word for word in known if len(word) >= 4), key=len, reverse=True)

    def __call__(self, words: str) -> str:
        for word in self._known:
            words = words.replace(word, "<secret>")
        for pattern, instead in _PATTERNS:
            words = pattern.sub(instead, words)
        return words


def told(error: BaseException) -> str:
    """One line about an exception: `type: text` or, where the text may hold a game, the type alone."""
    kind = type(error).__name__
    refusal = getattr(getattr(error, "text", None), "key", None)
    if isinstance(refusal, str):  # a sentence for a player: which one, without what it is filled with
        return f"{kind}: {refusal}"
    wrapped = getattr(error, "orig", None)
    if isinstance(wrapped, BaseException):
        return f"{kind}: {told(wrapped)}"
    names = {f"{base.__module__}.{base.__qualname__}" for base in type(error).__mro__}
    if not _OPEN & names or _QUOTES_VALUES & names:
        return f"{kind} ({HELD})"
    first = str(error).partition("\n")[0]
    return f"{kind}: {first}" if first else kind


def trace(error: BaseException) -> str:
    """The traceback with its causes: files, lines, functions and source, and for each exception what `told` tells."""
    parts: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        parts.append(_HEAD + "".join(traceback.format_tb(at.__traceback__)) + told(at))
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return "\n\nThis came from:\n\n".join(parts)


class TroubleFile:
    """Appends what a log line holds back, one JSON object a line, readable by its owner only. Never raises.

    Grows to a million bytes, is then kept once under the name `.1`. Deleting both is always safe.
    """

    def __init__(self, path: Path, scrub: Scrubber) -> None:
        self.path = path
        self._scrub = scrub

    def keep(self, facts: Mapping[str, Any]) -> str | None:
        """Write it down; gives the name under which it can be found, None if it could not be written."""
        name = secrets.token_hex(4)
        entry = {"id": name, "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), **facts}
        line = self._scrub(json.dumps(entry, ensure_ascii=False, default=str)) + "\n"
        try:
            make_folder(self.path.parent)
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                self.path.replace(self.path.with_name(self.path.name + ".1"))
            file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            try:
                os.write(file, line.encode())
            finally:
                os.close(file)
        except OSError:
            return None
        return name


def find_trouble(path: Path, name: str) -> dict[str, Any] | None:
    """What was kept under a name, or None."""
    for file in (path, path.with_name(path.name + ".1")):
        if file.is_file():
            for line in file.read_text(encoding="utf-8").splitlines():
                entry: dict[str, Any] = json.loads(line)
                if entry["id"] == name:
                    return entry
    return None
