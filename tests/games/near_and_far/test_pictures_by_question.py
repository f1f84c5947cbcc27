"""Near and Far's pictures belong to what is asked: who can be hired, the Mine, the town, the cards to discard."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import ALT
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.picture import draw, pictures
from tests.games.near_and_far.test_told import asked

WORDS = Catalogue("near_and_far")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of)
NEWS = {"told": None, "turns": 0, "visiting": None}


def hand(run: Run[Any], seat: int, keys: list[str]) -> dict[str, Any]:
    return {**run.view(seat), "asked": keys, "happened": NEWS}


@pytest.mark.parametrize(
    ("key", "name"),
    [("far.building", "town"), ("far.duel", "town"), ("far.saloon", "saloon"), ("far.mine", "mine")],
)
def test_a_hand_that_is_asked_in_town_shows_what_it_chooses_from(key: str, name: str) -> None:
    run, request = next(asked(key))
    (spec,) = pictures(hand(run, request.decision.seats[0], [key]))
    assert spec.name == name and spec.is_asked
    assert 10 < len(WORDS.format(spec.alt, label=True)) <= ALT


@pytest.mark.parametrize("building", ["saloon", "mine"])
def test_a_board_shows_the_part_that_is_visited_larger_than_the_town(building: str) -> None:
    run, _ = next(asked(f"far.{building}"))
    view = {**run.view(None), "happened": {**NEWS, "visiting": building}}
    (spec,) = pictures(view)
    assert spec.name == building
    part, town = (Image.open(BytesIO(draw(view, name))) for name in (building, "town"))
    assert part.width / part.height > town.width / town.height
    (before,) = pictures({**view, "happened": NEWS})
    assert before.name == "town"


def test_only_what_the_skill_reaches_is_ringed_in_the_mine() -> None:
    run, request = next(asked("far.mine"))
    seat = request.decision.seats[0]
    view = hand(run, seat, ["far.mine"])
    (spec,) = pictures(view)
    assert spec.facts["dig"] == view["players"][seat]["icons"]["mine"]
    before = draw(view, "mine")
    view["players"][seat]["icons"]["mine"] = 0
    assert draw(view, "mine") != before


@pytest.mark.parametrize("deck", ["advanced", "basic"])
def test_what_may_be_discarded_is_shown_alone_and_nothing_once_it_has_gone(deck: str) -> None:
    key = f"far.discard-{deck}"
    run, request = next(asked(key))
    seat = request.decision.seats[0]
    (spec,) = pictures(hand(run, seat, [key]))
    assert spec.name == "pack"
    assert {card["id"] for card in spec.facts["cards"]} == {option.id for option in request.decision.options()}
    (after,) = pictures(hand(run, seat, []))
    assert (after.name, after.facts["hand"]) == ("board", [])


def test_a_pack_that_was_picked_from_is_gone() -> None:
    run, request = next(asked("far.draft"))
    seat = request.decision.seats[0]
    before = hand(run, seat, ["far.draft"])
    assert pictures(before)[0].facts["why"] == "draft"
    picked = request.decision.legal()[0].id
    run.choose(seat, picked)
    (after,) = pictures(hand(run, seat, []))
    assert (after.name, after.facts["why"]) == ("pack", "kept")
    assert {card["id"] for card in after.facts["cards"]} == {picked, *(card["id"] for card in before["hand"])}
    assert "Kept so far" in WORDS.format(after.alt, NAMES)


def test_what_is_picked_is_for_nobody_else_to_see() -> None:
    run, request = next(asked("far.draft"))
    seat = request.decision.seats[0]
    other = 1 - seat
    seen = run.view(other), run.view(None)
    run.choose(seat, request.decision.legal()[0].id)
    assert (run.view(other), run.view(None)) == seen


def test_a_map_and_a_button_say_the_same_of_a_neighbour() -> None:
    met = 0
    for run, request in asked("far.move"):
        shown = {space["id"]: space["reach"] for space in run.view(None)["map"]["spaces"]}
        for option in request.options(run):
            if option.refused is None and option.label.key == "far-option-step":
                assert shown[option.id.removeprefix("to:")] == option.label.params["hearts"]
                met += 1
    assert met
