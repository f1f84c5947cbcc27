"""Earthborne Rangers with the text of one card taken away: what a scenario shows must then fail."""

from dataclasses import replace
from typing import Any

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.rangers.content.world import Weather
from cogs.rangers.day_game import RangersDay
from cogs.rangers.game import game


def without(card_id: str) -> RangersDay:
    """The game in which this card does nothing; its numbers stay."""
    content = game().content
    for kind, shelf in content.by_kind().items():
        if card_id in shelf:
            made: dict[str, Any] = {kind: {**shelf, card_id: _blank(shelf[card_id])}}
            return RangersDay(replace(content, **made))
    raise KeyError(card_id)


def _blank(card: Any) -> Any:
    if isinstance(card, Weather):
        return card.model_copy(update={"faces": tuple(_blank(face) for face in card.faces)})
    names = [name for name in ("abilities", "tests", "assembly", "once") if name in type(card).model_fields]
    found: dict[str, Any] = dict.fromkeys(names, ())
    if "arrival" in type(card).model_fields:
        found["arrival"] = ((),) * len(card.arrival)
    if not getattr(card, "text", "") and getattr(card, "icons", None):
        found["icons"] = {}  # a card that says nothing is what it adds to a test
    if "keywords" in type(card).model_fields:
        found["keywords"] = ()
    return card.model_copy(update=found)


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds although the card says nothing."""

    def load(name: str, packs: dict[str, str] | None) -> Game[Any]:
        return without(card_id) if name == "rangers" else load_game(name, packs)

    return run_scenario(scenario, load) == []
