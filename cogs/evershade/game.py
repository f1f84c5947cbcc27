"""Lands of Evershade in the lobby: acts of the bundled adventure, and of further packs."""

from collections.abc import Mapping
from functools import lru_cache

from bot.content_cache import content_cache
from bot.rules.content.shelves import facts_and_prose, on_top
from cogs.evershade import bundled_files, bundled_prose
from cogs.evershade.act_game import Evershade
from cogs.evershade.content.pack import load


@lru_cache(maxsize=1)
def _bundled() -> Evershade:
    return _made({})


def _made(packs: Mapping[str, str]) -> Evershade:
    facts, prose = facts_and_prose(packs)
    files, words = on_top(bundled_files(), facts), on_top(bundled_prose(), prose)
    return Evershade(load(files, words, packs=facts, kept=content_cache()))


def game(packs: Mapping[str, str] | None = None) -> Evershade:
    """The game with the bundled content, and further pack files (name -> text of YAML, or of the prose
    of stories) on top. Raises `ContentError`."""
    return _made(packs) if packs else _bundled()
