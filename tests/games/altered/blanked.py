"""Altered with the text of one card taken away: what a scenario shows must then fail."""

import re
from functools import cache
from typing import Any

import yaml

from bot.content_cache import content_cache
from bot.rules.content.shelves import on_top
from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs.altered import bundled_files
from cogs.altered.content.filters import STATS
from cogs.altered.content.pack import load
from cogs.altered.game import Altered

_KINDS = re.compile(r"altered/(cards|rares)_")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
SAYS = ("abilities", "keywords", "cost_option")
"""The fields of a card that say what it does, besides its numbers."""


def blank(card: dict[str, Any]) -> dict[str, Any]:
    """A card without what it says. One that says nothing is what its numbers are, and so is a token: they change."""
    bare = {name: value for name, value in card.items() if name not in SAYS}
    if len(bare) == len(card):
        bare["stats"] = {name: card["stats"][name] + 3 for name in STATS}
    return bare


@cache
def _cards() -> dict[str, list[dict[str, Any]]]:
    """File name -> its cards, and its rare printings."""
    return {name: yaml.load(text, _LOADER) for name, text in bundled_files().items() if _KINDS.match(name)}


def without(card_id: str) -> dict[str, str]:
    """The bundled file that holds this card, in a copy where it is blank: a rare is then what its common is."""
    for name, cards in _cards().items():
        if any(card["id"] == card_id for card in cards):
            bare = _as_common if "/rares_" in name else blank
            return {name: yaml.dump([bare(card) if card["id"] == card_id else card for card in cards], Dumper=_DUMPER)}
    raise KeyError(card_id)


def _as_common(rare: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in rare.items() if name in ("id", "faction")}


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds as well when this card says nothing."""

    def loaded(game_id: str, packs: dict[str, str] | None) -> Game[Any]:
        files = on_top(bundled_files(), packs or {})
        return Altered(load({**files, **without(card_id)}, kept=content_cache()))

    return not run_scenario(scenario, loaded)
