"""Lands of Evershade with one card that says nothing any more: what a scenario shows of it must then fail."""

from dataclasses import replace
from typing import Any

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.evershade.act_game import Evershade
from cogs.evershade.content.cards import Attributes
from cogs.evershade.content.content import EvershadeContent

SIDE: dict[str, Any] = {"effects": (), "roll": None, "passive": ()}


def blank(content: EvershadeContent, name: str) -> EvershadeContent:
    """The same content with one action card, item, ally, enemy or activation card that does nothing."""
    if name in content.action_cards:
        card = content.action_cards[name]
        sides = {side: getattr(card, side).model_copy(update=SIDE) for side in ("light", "dark")}
        return replace(content, action_cards=content.action_cards | {name: card.model_copy(update=sides)})
    if name in content.items:
        item = content.items[name].model_copy(update={"action": None, "passive": ()})
        return replace(content, items=content.items | {name: item})
    for kind in ("companions", "summons"):
        shelf = getattr(content, kind)
        if name in shelf:
            sides = {side: getattr(shelf[name], side).model_copy(update=SIDE) for side in ("light", "dark")}
            return replace(content, **{kind: shelf | {name: shelf[name].model_copy(update=sides)}})
    if name in content.partners:
        plain = content.partners[name].model_copy(update={"plus": Attributes(), "keywords": ()})
        return replace(content, partners=content.partners | {name: plain})
    if name in content.enemies:
        foe = content.enemies[name]
        extra = None if foe.extra is None else foe.extra.model_copy(update={"effects": ()})
        still = foe.model_copy(update={"deck": (), "hp": 1, "extra": extra})
        return replace(content, enemies=content.enemies | {name: still})
    shown = content.activations[name].model_copy(update={"actions": ()})
    return replace(content, activations=content.activations | {name: shown})


def holds_without(scenario: Scenario, name: str) -> bool:
    """Whether a scenario holds as well when this card says nothing."""

    def load(game_id: str, packs: dict[str, str] | None) -> Game[Any]:
        return Evershade(blank(load_game(game_id, packs).content, name))

    return not run_scenario(scenario, load)
