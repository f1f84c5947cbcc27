"""Doomrock with the text of one card taken away, as an erratum says it: what a scenario shows must then fail."""

from typing import Any

import yaml

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.doomrock.content.cards import Ability, AiCard, Area, Card, Encounter, EventCard, Hero, Item, Setting, Trait
from cogs.doomrock.game import game


def blank(card: Card) -> dict[str, Any]:
    """The fields of a card that say what it does, with nothing in them. A hero's numbers are what it does."""
    if isinstance(card, Ability):
        return {"effects": [], "boosts": []}
    if isinstance(card, Item):
        return {"effects": []}
    if isinstance(card, Trait):
        return {"passives": []}
    if isinstance(card, Setting):
        return {"global": [], "reward": []}
    if isinstance(card, AiCard):
        return {"minion": [], "boss": []}
    if isinstance(card, Encounter):
        track = card.enrage
        return {"rules": [], "enrage": {"start": track.start, "step": track.step, "levels": []}}
    if isinstance(card, Hero):
        return {"hp": card.hp + 3, "threat": card.threat + 20, "starting": [card.starting[0]] * 3}
    if isinstance(card, Area):
        places = [{**place.model_dump(by_alias=True), "effects": []} for place in card.locations]
        return {"locations": places, "explored": [], "left_behind": []}
    assert isinstance(card, EventCard)
    patch: dict[str, Any] = {"peril": []}
    for side in ("a", "b", "location"):
        part = getattr(card, side)
        if part is not None:
            patch[side] = {**part.model_dump(by_alias=True), "effects": []}
    if card.table is not None:
        patch["table"] = {face: [] for face in range(1, 7)}
    return patch


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds as well when this card says nothing."""
    erratum = [{"card": card_id, "patch": blank(game().content.card(card_id))}]

    def load(game_id: str, packs: dict[str, str] | None) -> Game[Any]:
        return load_game(game_id, {**(packs or {}), "errata-blank": yaml.safe_dump(erratum)})

    return not run_scenario(scenario, load)
