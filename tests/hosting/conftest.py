"""Logging as it was, after each test that sets it up."""

import logging
from collections.abc import Iterator

import pytest
import structlog


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
