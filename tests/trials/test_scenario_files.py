"""Every scenario file of the house, one test an entry, and the worked examples of the document."""

import re
from pathlib import Path

import pytest

from bot.trials.scenario import run_files, run_scenario
from bot.trials.scenario_file import Scenario, read_scenarios, scenario_files
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
    (tmp_path / "given.yaml").write_text((ROOT / "doomrock" / "given.yaml").read_text())
    path = tmp_path / "example.yaml"
    path.write_text(example)
    results = list(run_files([path], load_game))
    assert results and [result.problems for result in results] == [[] for _ in results]
    known = {s.id: s for file in sorted((ROOT / "doomrock").glob("*.yaml")) for s in read_scenarios(file)}
    for scenario in read_scenarios(path):
        assert scenario == known[scenario.id]
