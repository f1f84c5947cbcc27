"""What is told beforehand of duels and of rolling again is what happens, over every pair of dice."""

from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.rules.odds import percent
from bot.trials.scenario_file import Given, Scenario, read_scenarios
from bot.trials.scenario_start import begin
from cogs.near_and_far.game import game
from cogs.near_and_far.rules.reading.odds import chance

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "near_and_far"
DICE = list(product(range(1, 7), repeat=2))


def scenario(file: str, name: str) -> Scenario:
    return next(one for one in read_scenarios(SCENARIOS / f"{file}.yaml") if one.id == name)


def started(given: Given, *dice: int) -> Run[Any]:
    return begin(game(), given.model_copy(update={"streams": {"die:check": list(dice)}}))


def hint(run: Run[Any], option: str) -> Text:
    found = next(one for one in run.requests()[0].options(run) if one.id == option)
    assert found.hint is not None
    return found.hint


def stake(run: Run[Any], option: str) -> Text:
    found = next(one for one in run.requests()[0].options(run) if one.id == option)
    told = found.label.params["stake"]
    assert isinstance(told, Text)
    return told


def fight(given: Given, how: str, *dice: int, hearts: str) -> tuple[Text, bool]:
    """What was told, and whether the duel was won. hearts: `none` or `all`."""
    run = started(given, *dice)
    run.choose(0, "town")
    run.choose(0, "town_hall")
    told = stake(run, how)
    run.choose(0, how)
    if run.requests() and run.requests()[0].decision.key == "far.hearts":
        asked = [option.id for option in run.requests()[0].decision.legal()]
        run.choose(0, "0" if hearts == "none" else asked[-1])
    return told, any(event.kind == "far-duel-won" for event in run.journal)


@pytest.mark.parametrize("how", ["honest:1", "dirty:1"])
@pytest.mark.parametrize("hearts", ["none", "all"])
def test_a_duel_is_won_as_often_as_it_says(how: str, hearts: str) -> None:
    """NF-10.2 to 10.4: with no heart and with all of them."""
    given = scenario("duels", "DUEL-hearts").given
    given = given.model_copy(update={"state": {**given.state, "players.0.hearts": 2}})
    fought = [fight(given, how, *dice, hearts=hearts) for dice in DICE]
    told = {(said.params["n"], said.params["most"]) for said, _ in fought}
    assert len(told) == 1
    plain, most = told.pop()
    assert percent(Fraction(sum(won for _, won in fought), 36)) == (plain if hearts == "none" else most)
    assert plain < most


def test_rolling_again_brings_what_it_says() -> None:
    """NF-12.4: the new face counts."""
    card = next(one for one in read_scenarios(SCENARIOS / "cards_texts.yaml") if "tre_26" in one.shows)
    told, won = set(), 0
    for face in range(1, 7):
        run = started(card.given, 1, face)
        for step in card.when:
            if step.choose == "tre_26/0":
                told.add((hint(run, "tre_26/0").params["n"], hint(run, "tre_26/0").params["most"]))
            if run.requests():  # nothing is left to be decided where the threat was too strong
                run.choose(0, step.choose)
        won += any(event.kind in ("far-threat-won", "far-quest-won") for event in run.journal)
    assert told == {(percent(Fraction(won, 6)),) * 2}  # there are no hearts


@pytest.mark.parametrize(("stat", "target", "hearts"), [(0, 4, 0), (2, 3, 0), (0, 9, 2), (1, 9, 3), (3, 2, 0)])
def test_a_check_by_its_six_faces(stat: int, target: int, hearts: int) -> None:
    enough = len([face for face in range(1, 7) if face >= target - stat - hearts])
    assert chance(stat, target, hearts) == round(100 * enough / 6)
