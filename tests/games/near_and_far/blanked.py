"""Near and Far with one card that says nothing any more: what a scenario shows of it must then fail."""

from dataclasses import replace
from typing import Any

from bot.rules.content.index import EffectIndex
from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.near_and_far.content.cards import Price
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.vocabulary import Ability
from cogs.near_and_far.game import NearAndFar

NOTHING: dict[str, Any] = {
    **{"abilities": (), "modifiers": (), "discounts": (), "exemptions": (), "scores": (), "tiebreak": False},
    **{"icons": {}, "points": 0, "cost": Price(), "rep_min": None, "rep_max": None},
}
"""The fields that say what a card does or costs, as they are on a card that does nothing and costs nothing."""
SHELVES = ("adventurers", "threats", "treasures", "basic", "advanced", "worlds", "chiefs")


def blank(content: FarContent, card_id: str) -> FarContent:
    """The same content with one card blank; of a threat or a chief, whose figures are rules, the name is taken."""
    shelf = next(name for name in SHELVES if card_id in getattr(content, name))
    card = getattr(content, shelf)[card_id]
    fields = {name: value for name, value in NOTHING.items() if name in type(card).model_fields}
    if shelf == "adventurers":
        fields["cost"] = 0
    made = card.model_copy(update=fields)
    index = EffectIndex(Ability)
    for known_id, known in content.cards().items():
        said = getattr(known, "name", None) or getattr(known, "title", None)
        nameless = known_id == card_id and shelf in ("threats", "chiefs")
        index.add(made if known_id == card_id else known, known_id, "" if nameless else said)
    return replace(content, **{shelf: getattr(content, shelf) | {card_id: made}, "index": index})


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds as well when this card says nothing."""

    def load(game_id: str, packs: dict[str, str] | None) -> Game[Any]:
        return NearAndFar(blank(load_game(game_id, packs).content, card_id))

    return not run_scenario(scenario, load)
