"""Where log lines go and how they look: for people on a console, or as JSON, one object a line. Never a secret."""

import logging
import sys

import structlog

_NOISY = {"discord.gateway": logging.WARNING, "discord.client": logging.ERROR, "alembic": logging.WARNING}


def set_up_logs(form: str = "console", level: str = "info") -> None:
    """Send every logger of the process, structlog's and the standard library's, through one formatter to stderr."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    # not the console's own choice: where `rich` is installed it prints the locals of each frame, seeds and hands too
    plain = structlog.dev.plain_traceback
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain)
    if form == "json":
        last = structlog.processors.JSONRenderer()
    tail = [structlog.processors.format_exc_info, last] if form == "json" else [last]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *tail]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in _NOISY.items():
        logging.getLogger(name).setLevel(max(least, root.level))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
