"""`waykeeper balance`: it measures, prints each cell, and its exit code tells whether all of them are in bounds."""

import json

import pytest

from bot.__main__ import main
from bot.trials.balance import Balance, Cell


def test_a_small_balance_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["balance", "doomrock", "--battles", "2", "--games", "1", "--only", "library,soup", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [(c["name"], c["size"], c["trials"]) for c in found["parts"]] == [
        (name, size, 2) for name in ("en.library", "en.soup") for size in (2, 3, 4)
    ]
    assert [(c["size"], c["trials"], c["least"], c["most"]) for c in found["games"]] == [
        (size, 1, 35.0, 50.0) for size in (2, 3, 4)
    ]
    assert found["broken"] == [] and all(c["length"] >= 1 for c in (*found["parts"], *found["games"]))
    assert code == (0 if found["good"] else 1)


def test_the_table_names_encounter_heroes_and_target(capsys: pytest.CaptureFixture[str]) -> None:
    main(["balance", "doomrock", "--battles", "1", "--games", "0", "--only", "audit"])
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["what", "heroes", "won", "target", "length", "trials"]
    assert [line.split()[:2] for line in out[1:4]] == [["en.audit", "2"], ["en.audit", "3"], ["en.audit", "4"]]
    assert out[1].split()[3] == "62-78"  # tier 3, two heroes: 70, within 8 points


def test_wrong_numbers_are_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "doomrock", "--battles", "-1"]) == 2
    assert "must not be negative" in capsys.readouterr().err


def test_a_cell_outside_its_bounds_is_bad() -> None:
    good, bad = Cell("a", 2, 10, 5, 45, 55, 1.0), Cell("b", 2, 10, 6, 45, 55, 1.0)
    assert Balance("g", [good]).is_good
    assert not Balance("g", [good, bad]).is_good
    assert not Balance("g", [good], broken=["table 1"]).is_good
