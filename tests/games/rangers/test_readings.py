"""Rules that had been read otherwise: a table of before goes on as it began (`readings`, an edition)."""

from pathlib import Path

import pytest

from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios
from cogs import load_game
from cogs.rangers.campaign.state import CampaignOptions
from cogs.rangers.options import RangersOptions

FILE = Path(__file__).parents[2] / "scenarios" / "rangers" / "readings.yaml"


@pytest.mark.parametrize("scenario", [pytest.param(one, id=one.id) for one in read_scenarios(FILE)])
def test_a_table_of_before_reads_it_as_before(scenario: Scenario) -> None:
    options = {**scenario.given.options, "readings": "first"}
    before = scenario.model_copy(update={"given": scenario.given.model_copy(update={"options": options})})
    assert run_scenario(before, load_game)


@pytest.mark.parametrize("options", [RangersOptions, CampaignOptions])
def test_settings_stored_before_are_of_the_first_reading(options: type[RangersOptions | CampaignOptions]) -> None:
    stored = {name: value for name, value in options().model_dump(mode="json").items() if name != "readings"}
    assert not options.model_validate(stored).reads_again("ER-9.4")
    assert options.model_validate({}).reads_again("ER-9.4")
    assert "readings" not in options.model_validate(stored).model_dump(mode="json")
