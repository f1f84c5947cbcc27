"""`waykeeper new-game moor` in a copy of the tree: its tests, simulation, terminal and lobby work at once."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.new_game import class_name, renamed

ROOT = Path(__file__).parents[2]
COPIED = ("bot", "cogs", "data", "tests", "pyproject.toml")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that git knows or would take, without pictures."""
    folder = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "moor*"))
        else:
            shutil.copy(source, folder)
    assert main(["new-game", "moor", "--into", str(folder)]) == 0
    return folder


def said(tree: Path, *command: str, typed: str = "") -> str:
    """What a command prints there. It must end well."""
    environment = {"PATH": "", "PYTHONPATH": str(tree), "WAYKEEPER_DATA_DIR": str(tree / "var"), "HOME": str(tree)}
    run = subprocess.run(
        [sys.executable, "-m", *command], cwd=tree, env=environment, input=typed, text=True, capture_output=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_nothing_of_the_model_is_left_in_it(tree: Path) -> None:
    written = [path for path in tree.rglob("*") if path.is_file() and "moor" in path.relative_to(tree).as_posix()]
    assert len(written) > 40
    assert [path.name for path in written if "pebbles" in path.read_text(encoding="utf-8").lower()] == []


def test_its_commands_work(tree: Path) -> None:
    assert "4 of 4 games finished" in said(tree, "bot", "simulate", "moor", "--tables", "4")
    assert "2 of 2 games finished" in said(tree, "bot", "simulate", "moor-campaign", "--tables", "2")
    assert "ok coat cards: 16 of 16" in said(tree, "bot", "check", "--game", "moor", "--untested")
    assert "40 held, 0 failed" in said(tree, "bot", "scenario", "tests/scenarios/moor")
    assert "Every stone is for the path" in said(tree, "bot", "play", "--terminal", "moor", typed="q\n")
    assert "Next session" in said(tree, "bot", "play", "--terminal", "moor-campaign", typed="q\n")


def test_its_tests_hold_and_it_is_as_tidy_as_the_rest(tree: Path) -> None:
    # those of the rules and the transcripts; the other generated ones are the same code for every game
    said(tree, "pytest", "-q", "-p", "no:cacheprovider", "tests/games/moor")
    said(tree, "pytest", "-q", "-p", "no:cacheprovider", "tests/every_game/test_transcripts.py", "-k", "moor")
    said(tree, "ruff", "check", "--no-cache", "cogs/moor", "tests/games/moor")


def test_it_is_offered_in_the_lobby(tree: Path) -> None:
    code = (
        "from bot.installed import load_surfaces; from bot.ui.screens.lobby import welcome; "
        "from bot.ui.panels.catalogue import Catalogue; from bot.ui.panels.panel import as_text; "
        "print(as_text(welcome(load_surfaces(), Catalogue())))"
    )
    environment = {"PYTHONPATH": str(tree), "HOME": str(tree)}
    run = subprocess.run([sys.executable, "-c", code], cwd=tree, env=environment, text=True, capture_output=True)
    assert "Moor, ten minutes" in run.stdout, run.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("pebbles", "cogs/pebbles"),
        ("dice", "cogs/dice is there already"),
        ("near_and_far", "data/near_and_far is there already"),
        ("Moor", "begins with a small letter"),
        ("tin-kettle", "begins with a small letter"),
        ("../moor", "begins with a small letter"),
        ("2moors", "begins with a small letter"),
        ("", "begins with a small letter"),
        ("class", "a word of Python's own"),
        ("match", "a word of Python's own"),
        ("toy", "means something else"),
        ("m" * 25, "at most 24 characters"),
    ],
)
def test_a_name_that_cannot_be_is_one_sentence_and_changes_nothing(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("cogs/pebbles", "cogs/dice", "data/near_and_far", "tests"):
        (tmp_path / folder).mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert why in told and told.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_only_a_checkout_can_have_a_new_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "moor", "--into", str(tmp_path)]) == 2
    assert "no checkout of Waykeeper" in capsys.readouterr().err


def test_names_are_replaced_as_a_person_would() -> None:
    assert class_name("tin_kettle") == "TinKettle"
    said = "PebblesState of pebbles.state, PB-3.1 and PB-12, but no XPB-1"
    assert renamed(said, "tin_kettle") == "TinKettleState of tin_kettle.state, TK-3.1 and TK-12, but no XPB-1"
    assert renamed("PB-3", "moor") == "MO-3"
