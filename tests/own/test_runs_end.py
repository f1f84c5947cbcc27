"""The tests themselves: one that fails or hangs costs its own name and nothing else, the run ends."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GENEROUS = 300
"""Seconds after which a run that stands still is told from a slow machine."""

LEFT_OPEN = """
from tests.tables.conftest import migrated, path, tables, where
from tests.tables.play import new_table, open_tables

async def test_broken_with_open_tables(where):
    opened = await open_tables(where)
    await new_table(opened)
    assert False, "on purpose"

async def test_broken_again_on_the_same_file(path):
    one = await open_tables(path)
    await one.close()
    two = await open_tables(path)
    raise ValueError("on purpose")

async def test_broken_with_a_fixture(tables):
    await new_table(tables)
    assert False, "on purpose"

async def test_the_next_one_is_well(where):
    opened = await open_tables(where)
    await new_table(opened)
    await opened.close()
"""

HANGS = """
import asyncio, time

async def test_nobody_answers():
    await asyncio.Event().wait()

def test_blocked():
    time.sleep(10_000)

def test_the_next_one_is_well():
    pass
"""


def outcome(tmp_path: Path, text: str, *more: str) -> str:
    """What pytest says of a file of tests, run with our settings and our conftest."""
    folder = tmp_path / "planted"
    folder.mkdir()
    (folder / "test_planted.py").write_text(text, encoding="utf-8")
    shutil.copyfile(ROOT / "tests" / "conftest.py", folder / "conftest.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    command += [f"--rootdir={tmp_path}", "-o", f"pythonpath={ROOT}", *more, str(folder)]
    run = subprocess.run(command, cwd=tmp_path, timeout=GENEROUS, text=True, capture_output=True)
    assert run.returncode == 1, run.stdout + run.stderr
    return run.stdout


def test_a_broken_assertion_with_open_tables_does_not_hang_the_run(tmp_path: Path) -> None:
    said = outcome(tmp_path, LEFT_OPEN)
    assert "on purpose" in said and "5 failed, 2 passed" in said, said


def test_a_test_that_hangs_is_ended_and_the_others_go_on(tmp_path: Path) -> None:
    # without what is set up before each, which takes its time on a machine that is busy
    said = outcome(tmp_path, HANGS, "-o", "timeout=3", "-o", "timeout_func_only=true")
    assert "2 failed, 1 passed" in said and "test_nobody_answers" in said and "Timeout" in said


def test_every_test_has_a_limit(pytestconfig) -> None:  # type: ignore[no-untyped-def]
    assert 300 <= float(pytestconfig.getini("timeout")) <= 1_800
