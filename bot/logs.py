"""Where log lines go and how they look: for people on a console, or as JSON, one object a line. Never a secret.

Each line has time, level and event, and where they are known `table`, `version`, `guild` and `request` (Discord's id of
the click or command; `on` binds them). No line names a user: a number can be looked up, and its hash can be counted
out. What an exception says is held back (`bot.redact`); the line names an entry of the private file instead.

Libraries stay at `info` even when we are at `debug`: discord.py's debug lines are whole messages, hands and tokens.
"""

import logging
import sys
import traceback
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from pathlib import Path
from types import MappingProxyType
from typing import Any

import structlog

from bot.redact import Private, Scrubber, TroubleFile, told, trace

OURS = ("bot", "cogs", "tables")
_NOISY = {
    "discord.gateway": logging.WARNING,
    "discord.client": logging.ERROR,
    "alembic": logging.WARNING,
    "aiohttp.access": logging.WARNING,
}

_OFFER_FAILED = "Ignoring exception in autocomplete"
_UNKNOWN_INTERACTION = 10062
"""Of Discord's error codes."""
_ABOUT: ContextVar[Mapping[str, Any]] = ContextVar("about", default=MappingProxyType({}))
"""What the lines of the present task carry. One variable for all of it: structlog has one for each word, for which each
click would pay, though hardly any writes a line."""


def set_up_logs(
    form: str = "text", level: str = "info", *, trouble: Path | None = None, secrets: Iterable[str] = ()
) -> None:
    """Send every logger of the process, structlog's and the standard library's, through one formatter to stderr.

    form     `text` or `json`
    trouble  the private file for what lines hold back; None: it is lost
    secrets  texts that must never appear, such as the token
    """
    scrub = Scrubber(secrets)
    cautious = _Cautious(scrub, None if trouble is None else TroubleFile(trouble, scrub))
    shared: list[structlog.typing.Processor] = [
        _with_what_it_is_about,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
    ]
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer(colors=False, timestamp_key="time")
    if form == "json":
        last = structlog.processors.JSONRenderer()
    formatter = _Formatter(
        scrub,
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, cautious, last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(is_worth_telling)
    handler.addFilter(_without_texts)
    logging.raiseExceptions = False  # a line that cannot be formatted is lost; else its arguments would be printed
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(wanted, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(wanted)
    for name, least in _NOISY.items():
        logging.getLogger(name).setLevel(max(least, wanted))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        # loggers of modules would stay as they are at the first line, set up or not
        cache_logger_on_first_use=False,
    )


def on(**known: Any) -> None:
    """From here on in this task each line carries these: table, version, guild, request. None is left out."""
    _ABOUT.set({**_ABOUT.get(), **{name: value for name, value in known.items() if value is not None}})


def _with_what_it_is_about(
    logger: structlog.typing.WrappedLogger, method: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """A processor: what `on` has noted, unless the line says otherwise."""
    return {**_ABOUT.get(), **line}


def is_worth_telling(record: logging.LogRecord) -> bool:
    """A filter for loggers and handlers: everything but offers that come too late.

    discord.py calls it an error when what it offers for a half-typed word can no longer be sent: because whoever was
    typing has gone on, so that Discord does not know the question any more, or because the process is ending. Both
    happen every day, and nothing is lost by them. Any other failure is told.
    """
    if record.name != "discord.app_commands.tree" or not str(record.msg).startswith(_OFFER_FAILED):
        return True
    error = record.exc_info[1] if record.exc_info else None
    is_late = getattr(error, "code", None) == _UNKNOWN_INTERACTION
    is_closed = type(error) is RuntimeError and str(error) == "Session is closed"  # as aiohttp words it
    return not (is_late or is_closed)


def _without_texts(record: logging.LogRecord) -> bool:
    """An exception as an argument of a message is told like any other; asyncio repeats it in its own message."""
    if isinstance(record.args, tuple) and any(isinstance(value, BaseException) for value in record.args):
        record.args = tuple(_Told(value) if isinstance(value, BaseException) else value for value in record.args)
    if record.name == "asyncio" and isinstance(record.msg, str):
        record.msg, record.args = record.getMessage().partition("\n")[0], None
    return True


class _Told(str):
    """What is told of an exception; `%r` of it has no quotes."""

    def __new__(cls, error: BaseException) -> "_Told":
        return super().__new__(cls, told(error))

    def __repr__(self) -> str:
        return str(self)


class _Cautious:
    """Takes exceptions and private values out of a line, and puts them into the private file under `detail`."""

    def __init__(self, scrub: Scrubber, trouble: TroubleFile | None) -> None:
        self.scrub = scrub
        self.trouble = trouble

    def __call__(self, logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
        held: dict[str, Any] = {}
        for name, value in list(line.items()):
            if isinstance(value, Private):
                held[name] = value.value
                del line[name]
            elif name != "exc_info" and isinstance(value, BaseException):
                held[name] = repr(value)
                line[name] = told(value)
        error = line.pop("exc_info", None)
        if error is True:
            error = sys.exc_info()
        if isinstance(error, tuple):
            error = error[1]
        if isinstance(error, BaseException):
            line["exception"] = trace(error)
            held["traceback"] = "".join(traceback.format_exception(error))
        line.pop("stack_info", None)
        if held and self.trouble is not None:
            known = {name: line[name] for name in ("event", "table", "choice", "game", "request") if name in line}
            line["detail"] = self.trouble.keep({**known, **held})
        return line


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Looks at the finished line once more, whatever it was made of."""

    def __init__(self, scrub: Scrubber, **more: Any) -> None:
        super().__init__(**more)
        self._scrub = scrub

    def format(self, record: logging.LogRecord) -> str:
        return self._scrub(super().format(record))
