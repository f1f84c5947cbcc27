"""What scenarios do not say of Pebbles: loading and packs, every way through the story, the picture, the house."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.rules.errors import ContentError
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.trials.scenario import run_files
from bot.trials.shown import shown
from bot.trials.story_walker import walk_stories
from bot.ui.questions.scene import Scene
from cogs import load_game
from cogs.pebbles.cog import surface
from cogs.pebbles.game import Pebbles, game
from cogs.pebbles.pictures.picture import draw, pictures
from cogs.pebbles.pictures.picture import shown as shown_in
from cogs.pebbles.rules.stories import ShoreReader
from cogs.pebbles.state import PebblesState

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "pebbles"


def begun(seats: int = 2, choices: int = 0, made: Pebbles | None = None) -> Run[PebblesState]:
    """A table after so many choices of the house."""
    run = Run.start(made or game(), b"pebbles test", seats)
    crowd = Crowd(greedy_player, b"pebbles test")
    while run.index < choices and not run.over:
        crowd.step(run)
    return run


def test_every_scenario_holds() -> None:
    problems = {result.id: result.problems for result in run_files([SCENARIOS], load_game) if result.problems}
    assert problems == {}


def test_every_card_is_shown_by_a_scenario() -> None:
    found = shown(game(), SCENARIOS)
    assert (found.untested, found.unknown) == ((), ())


def test_the_cards_are_as_many_as_printed() -> None:
    assert [row for row in game().counts() if row[1] != row[2]] == []


def test_every_way_through_the_story() -> None:
    def make() -> ShoreReader:
        run = Run.start(game(), b"walk", 2)
        for walker in run.state.walkers:
            walker.pocket = 3
        return ShoreReader(run.play, game().content.stories, (0, 1))

    assert walk_stories(surface(), make).problems == []


def test_a_pack_adds_cards_and_a_table_may_leave_it_out() -> None:
    made = load_game(
        "pebbles",
        {"coat-mine.yaml": "- {id: hat, name: Hat, text: 2 stones, effects: [{do: gain, n: 2}]}"},
    )
    assert made.packs == ("coat-mine",) and "hat" in made.content.coat_deck(())
    assert "hat" not in made.content.coat_deck(("coat-mine",))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("{id: hat, name: Hat, text: Up., effects: [{do: fly}]}", "'fly'"),
        ("{id: hat, name: Hat, text: Up., effects: [{do: gain, n: {per: wafe}}]}", "did you mean 'wave'"),
        ("{id: hat, name: Hat, text: Up., effects: [{do: gain, if: alnoe}]}", "did you mean 'alone'"),
        ("{id: hat, name: Hat, text: Up., effects: [{do: gain, limit: game}]}", "limit"),
        ("{id: hat, name: Hat, text: Up., effects: [{do: roll, table: {seven: []}}]}", "wants faces"),
        ("{id: hat, name: Hat, text: Up., effects: [{do: read, entry: botle}]}", "did you mean 'bottle'"),
        ("{id: kite, name: Hat, text: Up.}", "found twice"),
    ],
)
def test_a_slip_in_a_card_is_named_with_its_line(card: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        load_game("pebbles", {"coat-mine.yaml": f"- {card}"})
    (problem,) = error.value.problems
    assert problem.startswith("coat-mine.yaml:1: ") and said in problem


def test_the_picture_shows_what_is_on_the_shore_and_nothing_of_a_hand() -> None:
    run = begun(choices=8)
    view, own = run.view(None), run.view(0)
    (spec,), (mine,) = pictures(view), pictures(own)
    assert spec.facts == mine.facts
    png = draw(view, spec.name)
    assert png.startswith(b"\x89PNG") and png != draw({**view, "waves": ["white_horse"]}, spec.name)
    assert pictures(begun().view(None)) == []  # before the first walk there is nothing to be seen


def test_pictures_call_people_by_their_names() -> None:
    run = begun(choices=8)
    scene = Scene("t0", surface(), run, {0: "Ada", 1: "Ben"})
    (spec,) = scene.pictures(None)
    assert spec.facts["names"] == {0: "Ada", 1: "Ben"} != shown_in(run.view(None))["names"]
    (anew,) = replace(scene, names={0: "Ada", 1: "Cleo"}).pictures(None)
    assert anew.facts["names"] == {0: "Ada", 1: "Cleo"}  # somebody else sat down, and nothing else has changed
    assert draw(scene.seen(None), "shore") != draw(run.view(None), "shore")


def test_the_house_turns_for_home_from_a_full_pocket_and_walks_on_with_an_empty_one() -> None:
    run = begun(choices=1)
    assert run.state.walk == 1
    run.state.walkers[0].coat, run.state.turned = [], ["white_horse", "long_swell"]
    run.state.shore = [card for card in run.state.shore if card not in ("amber", "moonstones", "glass")]
    (request,) = [one for one in run.requests(0) if not one.anytime]
    answers = {}
    for stones in (0, 30):
        run.state.walkers[0].pocket = stones
        answers[stones] = game().answer(run.state, request, 0)
    assert answers == {0: "walk", 30: "home"}


def test_what_an_evening_brings_and_leaves() -> None:
    brings = {"evening": 2, "goal": 7, "keywords": ["pim", "bottle"], "keepsakes": ["kite", "no such card"]}
    run = Run.start(game(), b"evening", 2, brings=brings)
    assert [len(walker.coat) for walker in run.state.walkers] == [4, 3]  # two each; Pim has turned out his pockets
    assert run.state.story.entries == ["evening2"] and "kite" in run.state.walkers[0].coat
    crowd = Crowd(greedy_player, b"evening")
    while not run.over:
        crowd.step(run)
    left = game().left(run.state)
    assert left["goal"] == 7 and len(left["bags"]) == 2 and "pim" in left["keywords"]
