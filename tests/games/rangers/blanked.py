"""Earthborne Rangers with the text of one card, or a part of it, taken away: what a scenario shows must then fail."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from bot.rules.kernel.game import Game
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario
from cogs import load_game
from cogs.rangers.content.world import Mission, Weather
from cogs.rangers.day_game import RangersDay
from cogs.rangers.game import game

SAYS: Final = ("abilities", "tests", "assembly", "once")
"""Where a card says what it does, besides what awaits those who arrive at a place."""


def printed() -> dict[str, Any]:
    """Every printed card and place by its id."""
    return {card_id: card for shelf in game().content.by_kind().values() for card_id, card in shelf.items()}


def changed(card_id: str, card: Any) -> RangersDay:
    """The game in which another card stands in the place of this one."""
    content = game().content
    for kind, shelf in content.by_kind().items():
        if card_id in shelf:
            made: dict[str, Any] = {kind: {**shelf, card_id: card}}
            return RangersDay(replace(content, **made))
    raise KeyError(card_id)


def _blank(card: Any) -> Any:
    if isinstance(card, Weather):
        return card.model_copy(update={"faces": tuple(_blank(face) for face in card.faces)})
    found: dict[str, Any] = {name: () for name in SAYS if name in type(card).model_fields}
    if "keywords" in type(card).model_fields:
        found["keywords"] = ()
    if isinstance(card, Mission):
        found["objective"] = {"event": "nobody_has_heard_of_it"}
    if "arrival" in type(card).model_fields:
        found["arrival"] = ((),) * len(card.arrival)
    if not getattr(card, "text", "") and getattr(card, "icons", None):
        found["icons"] = {}  # a card that says nothing is what it adds to a test
    return card.model_copy(update=found)


def parts(card: Any) -> Iterator[tuple[str, Any]]:
    """(what is missing, the card without it) for each thing that a card does, and for what a failure costs."""
    for place, face in enumerate(getattr(card, "faces", ())):
        for name, other in parts(face):
            faces = (*card.faces[:place], other, *card.faces[place + 1 :])
            yield f"faces/{place}/{name}", card.model_copy(update={"faces": faces})
    for name in (name for name in SAYS if getattr(card, name, ())):
        said = getattr(card, name)
        for place in range(len(said)):
            yield f"{name}/{place}", card.model_copy(update={name: (*said[:place], *said[place + 1 :])})
    for place, test in enumerate(getattr(card, "tests", ())):
        if test.fail:
            tests = (*card.tests[:place], test.model_copy(update={"fail": ()}), *card.tests[place + 1 :])
            yield f"tests/{place}/fail", card.model_copy(update={"tests": tests})
    for place in range(len(getattr(card, "arrival", ()))):
        arrival = (*card.arrival[:place], (), *card.arrival[place + 1 :])
        yield f"arrival/{place}", card.model_copy(update={"arrival": arrival})


def holds(scenario: Scenario, made: RangersDay) -> bool:
    """Whether a scenario holds in this game."""

    def load(name: str, packs: dict[str, str] | None) -> Game[Any]:
        return made if name == "rangers" else load_game(name, packs)

    return run_scenario(scenario, load) == []


def holds_without(scenario: Scenario, card_id: str) -> bool:
    """Whether a scenario holds although the card says nothing."""
    return holds(scenario, changed(card_id, _blank(printed()[card_id])))
