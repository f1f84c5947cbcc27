"""Altered with the text of one card taken away: what a scenario shows must then fail."""

from functools import cache
from typing import Any

import yaml

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.altered import bundled_files
from cogs.altered.content.filters import STATS

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
    """File name -> its cards."""
    files = bundled_files()
    return {name: yaml.safe_load(text) for name, text in files.items() if "/cards_" in name}


def without(card_id: str) -> dict[str, str]:
    """The bundled file that holds this card, in a copy where it is blank."""
    for name, cards in _cards().items():
        if any(card["id"] == card_id for card in cards):
            return {name: yaml.safe_dump([blank(card) if card["id"] == card_id else card for card in cards])}
    raise KeyError(card_id)


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds as well when this card says nothing."""

    def load(game_id: str, packs: dict[str, str] | None) -> Game[Any]:
        return load_game(game_id, {**(packs or {}), **without(card_id)})

    return not run_scenario(scenario, load)
