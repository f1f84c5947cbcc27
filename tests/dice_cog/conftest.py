"""The whole bot without a game, on SimCord's actors; a second one on the same file stands for a restart."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[])


@pytest.fixture
def make_table(tmp_path: Path) -> Callable[[], Any]:
    """The same with its games."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)
