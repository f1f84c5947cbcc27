"""Every scenario file of the house, one test an entry, and the worked examples of the document."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.trials.scenario import run_files, run_scenario
from bot.trials.scenario_file import Scenario, Then, read_scenarios, scenario_files
from cogs import load_game

ROOT = Path(__file__).parents[1] / "scenarios"
DOCUMENT = Path(__file__).parents[2] / "docs" / "scenarios.md"
ENTRIES = [
    pytest.param(scenario, id=f"{path.parent.name}-{scenario.id}")
    for path in scenario_files([ROOT])
    for scenario in read_scenarios(path)
]
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("scenario", ENTRIES)
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(scenario, load_game) == []


def test_each_id_once_in_a_folder() -> None:
    for folder in {path.parent for path in scenario_files([ROOT])}:
        ids = [s.id for path in sorted(folder.glob("*.yaml")) for s in read_scenarios(path)]
        assert len(ids) == len(set(ids)), sorted({i for i in ids if ids.count(i) > 1})


def test_the_document_has_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: str, tmp_path: Path) -> None:
    """The examples hold as they are printed, and say what the files say."""
    (game,) = set(re.findall(r"game: (\w+)", example)) or {"doomrock" if "DR-" in example else "altered"}
    (tmp_path / "given.yaml").write_text((ROOT / game / "given.yaml").read_text())
    path = tmp_path / "example.yaml"
    path.write_text(example)
    results = list(run_files([path], load_game))
    assert results and [result.problems for result in results] == [[] for _ in results]
    known = {s.id: s for file in sorted((ROOT / game).glob("*.yaml")) for s in read_scenarios(file)}
    for scenario in read_scenarios(path):
        assert scenario == known[scenario.id]


def test_examples_come_from_more_than_one_game() -> None:
    assert any("DR-" in example for example in EXAMPLES) and any("AL-" in example for example in EXAMPLES)


@pytest.mark.parametrize(
    ("file", "name", "change", "complaint"),
    [
        ("doomrock/views.yaml", "VIEW-field", {"view": {1: {"heroes.h0.threat": 7}}}, "view.1: heroes.h0.threat"),
        ("doomrock/views.yaml", "VIEW-field", {"view": {1: {"heroes.h0.surrounded": False}}}, "heroes.h0.surrounded"),
        ("doomrock/views.yaml", "VIEW-field", {"state": {"battle.groups.0": ["h0", "e2"]}}, "battle.groups.0"),
        ("altered/views.yaml", "VIEW-hand", {"unseen": {2: ["GM_TEST_B_NE_523_C"]}}, "can be seen"),
        ("altered/views.yaml", "DATA-file", {"cards": {"ALT_CORE_B_BR_05_C.hand_cost": 4}}, "3, expected 4"),
        ("altered/views.yaml", "DATA-file", {"problems": []}, "has no reference"),
        ("altered/views.yaml", "DATA-file", {"problems": ["rain"]}, "'rain' was not named"),
    ],
)
def test_the_new_facts_can_fail(file: str, name: str, change: dict[str, Any], complaint: str) -> None:
    scenario = next(s for s in read_scenarios(ROOT / file) if s.id == name)
    then = Then.model_validate(scenario.then.model_dump() | change)
    assert complaint in "\n".join(run_scenario(scenario.model_copy(update={"then": then}), load_game))


def test_a_game_without_card_data_says_so() -> None:
    given = {"game": "doomrock", "seats": 2, "card_data": []}
    scenario = Scenario.model_validate({"id": "A", "given": given})
    assert run_scenario(scenario, load_game) == ["given.card_data: doomrock takes no card data"]
