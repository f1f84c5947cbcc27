"""Logging as it was, after each test that sets it up; health that is not in a hurry."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.hosting import health
from tests.patience import GIVE_UP


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine is no dead database."""
    monkeypatch.setattr(health, "PATIENCE", GIVE_UP)


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in list(root.manager.loggerDict))]
    levels = [(logger, logger.level) for logger in loggers]
    handlers = root.handlers[:]
    raises = logging.raiseExceptions
    yield
    logging.raiseExceptions = raises
    root.handlers[:] = handlers
    for logger, level in levels:
        logger.setLevel(level)
    structlog.reset_defaults()
