"""Earthborne Rangers in the lobby: a day with the bundled valley, and with further packs."""

from collections.abc import Mapping
from functools import lru_cache

from bot.content_cache import content_cache
from bot.rules.content.shelves import on_top
from cogs.rangers import bundled_files, bundled_prose
from cogs.rangers.content.pack import load
from cogs.rangers.day_game import RangersDay


@lru_cache(maxsize=1)
def _bundled() -> RangersDay:
    return _made({})


def _made(packs: Mapping[str, str]) -> RangersDay:
    return RangersDay(load(on_top(bundled_files(), packs), bundled_prose(), packs=packs, kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> RangersDay:
    """The game with the bundled valley, and further pack files (name -> YAML text) on top. Raises `ContentError`."""
    return _made(packs) if packs else _bundled()
