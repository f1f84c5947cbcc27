"""The mutants themselves: what is changed, what is left alone, which tests are asked."""

import json
import os
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import __main__ as driver
from tools.mutants import maps
from tools.mutants.__main__ import Judge, Mutant, mutants, summed_up
from tools.mutants.alone import Copy
from tools.mutants.forked import changed as changed_in_place
from tools.mutants.forked import followed
from tools.mutants.maps import Calls, Map, Suite, by_function, suites_for
from tools.mutants.mutations import Mutation, mutations, sampled
from tools.mutants.server import FAILED, NOT_HERE, SURVIVED, TOO_LONG, Ended, Server


def changed(source: str) -> list[str]:
    return [mutation.applied(source) for mutation in mutations(source)]


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("x = a < b\n", "x = a <= b\n"),
        ("x = a is not None\n", "x = a is None\n"),
        ("x = a not in b\n", "x = a in b\n"),
        ("x = a and b\n", "x = a or b\n"),
        ("x = a + b\n", "x = a - b\n"),
        ("x = not a\n", "x = bool(a)\n"),
        ("x = True\n", "x = False\n"),
        ("x = min(a)\n", "x = max(a)\n"),
        ("x += y\n", "pass\n"),
        ("def f():\n    g()\n", "def f():\n    pass\n"),
        ("def f():\n    return 1\n", "def f():\n    return 2\n"),
        ("if a:\n    x = y\n", "if (not (a)):\n    x = y\n"),
        ("x = 'ä' if a == b else 'ü'\n", "x = 'ä' if a != b else 'ü'\n"),
    ],
)
def test_one_change_at_a_place(was: str, now: str) -> None:
    assert changed(was) == [now]


def test_the_function_around_is_named_as_python_names_it() -> None:
    source = """
class C:
    x = True
    def f(self):
        def g():
            return False
        return g
    def h(self):
        return False
"""
    assert [mutation.function for mutation in mutations(source)] == ["", "C.f.<locals>.g", "C.h"]


@pytest.mark.parametrize(
    "left",
    [
        '"""Words."""\n',
        "x: 'a | b'\n",
        "@dataclass(frozen=True)\nclass C:\n    x: int\n",
        "assert a == b\n",
        "raise E(a + b)\n",
        "x = zip(a, b, strict=True)\n",
        "config = ConfigDict(frozen=True)\n",
        "def f(x=1):\n    log.info(1 < 2)\n",
        "x = 'a' + b\n",
    ],
)
def test_what_is_left_alone(left: str) -> None:
    assert changed(left) == []


def test_every_change_of_the_project_can_be_read_and_is_one() -> None:
    for mutant in list(mutants(["bot/rules/kernel/run.py", "cogs/doomrock/rules/invariants.py"])):
        assert mutant.name.split(" -> ")[0] != mutant.name


def test_a_line_can_be_named() -> None:
    """All that begins in it, and nothing else."""
    [file] = {mutant.file for mutant in mutants(["bot/rules/cleaning.py"])}
    every = list(mutants([file]))
    line = every[0].mutation.start[0]
    assert list(mutants([f"{file}:{line}"])) == [mutant for mutant in every if mutant.mutation.start[0] == line]


def asked(mutant: Mutant, tests: maps.Measured, most: float = 60) -> list[str]:
    return driver.asked_of(mutant, by_function(tests), tests, most)


INSIDE = Mutant("a.py", Mutation((4, 0), (4, 1), "x", "C.f"))
OUTSIDE = Mutant("a.py", Mutation((1, 0), (1, 1), "x", ""))


def test_the_tests_asked_are_those_that_call_the_function() -> None:
    tests = {
        "slow": Calls(9.0, ["a.py:C.f"]),
        "quick": Calls(0.1, ["a.py:C.f", "b.py:f"]),
        "other": Calls(0.2, ["a.py:g"]),
    }
    assert asked(INSIDE, tests) == ["quick", "slow"]
    assert asked(OUTSIDE, tests) == ["quick", "other", "slow"]
    assert asked(Mutant("c.py", OUTSIDE.mutation), tests) == []


def test_what_stands_outside_of_functions_is_for_whoever_imports_it_too() -> None:
    schema = Mutant("bot/tables/store/schema.py", OUTSIDE.mutation)
    tests = {
        "tests/tables/test_upgrades.py::shape": Calls(0.2, ["a.py:g"]),
        "tests/rules/test_odds.py::sums": Calls(0.1, ["a.py:g"]),
    }
    assert asked(schema, tests) == ["tests/tables/test_upgrades.py::shape"]
    assert asked(Mutant(schema.file, INSIDE.mutation), tests) == []


def test_what_takes_long_is_asked_after_all_that_is_cheap() -> None:
    tests = {
        "cheap": Calls(1.0, ["a.py:C.f"]),
        "dear": Calls(8.0, ["a.py:C.f", "b.py:g"]),
        "alike": Calls(1.5, ["a.py:C.f"]),
    }
    assert asked(INSIDE, tests, 30) == ["cheap", "alike", "dear"] and asked(INSIDE, tests, 10) == ["cheap", "dear"]


def test_whichever_does_something_else_is_asked_before_what_is_like_a_quicker_one() -> None:
    tests = {
        "one": Calls(0.1, ["a.py:C.f"]),
        "same": Calls(0.2, ["a.py:C.f"]),
        "more": Calls(0.3, ["a.py:C.f", "b.py:g"]),
    }
    assert asked(INSIDE, tests) == ["one", "more", "same"]


def test_no_more_tests_than_there_is_time_for() -> None:
    many = {f"test {n:02}": Calls(25.0, ["a.py:C.f"]) for n in range(20)}
    assert asked(INSIDE, many) == ["test 00", "test 01"]
    assert asked(INSIDE, many, most=75) == ["test 00", "test 01", "test 02"]
    assert asked(INSIDE, {"slow": Calls(99.0, ["a.py:C.f"])}) == ["slow"]


def test_what_is_measured_is_told_by_the_paths() -> None:
    assert [tests.place for tests in suites_for(["bot/ui/panels", "bot/tables"])] == [
        *("tests/tables", "tests/campaign", "tests/proof", "tests/replays"),
        *("tests/ui", maps.TRANSCRIPTS, "tests/stories", "tests/rights"),
    ]
    assert {"tests/rules", "tests/ui", "tests/games/rangers"} <= {tests.place for tests in suites_for([])}
    [own, scenarios, *of_all_games] = suites_for(["cogs/doomrock/state.py:12"])
    assert [tests.place for tests in of_all_games] == [maps.HISTORIES, maps.TRANSCRIPTS]
    assert (own.map_name, scenarios.map_name) == (
        "tests-games-doomrock.json",
        "tests-trials-test_scenario_files-doomrock.json",
    )
    assert list(scenarios.files()) == [maps.SCENARIOS] and "tests/games/doomrock/test_odds.py" in own.files()


def test_only_a_test_file_that_is_new_or_has_changed_is_measured_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maps, "ROOT", tmp_path)
    tests = Suite("tests")
    (tmp_path / "tests").mkdir()
    for name in ("one", "two"):
        (tmp_path / f"tests/test_{name}.py").write_text(name)
    kept = Map({}, {})
    assert kept.stale(tests) == ["tests/test_one.py", "tests/test_two.py"]
    for file in kept.stale(tests):
        kept = kept.with_file(file, maps.digest(file, ""), {f"{file}::test": Calls(1.0, ["a.py:f", "a.py:g"])})
    assert kept.stale(tests) == []

    kept.write(tmp_path / "map.json")
    assert Map.read(tmp_path / "map.json") == kept

    (tmp_path / "tests/test_two.py").write_text("three")
    assert kept.stale(tests) == ["tests/test_two.py"]
    kept = kept.with_file("tests/test_two.py", "new", {"tests/test_two.py::other": Calls(2.0, [])})
    assert list(kept.tests) == ["tests/test_one.py::test", "tests/test_two.py::other"]


def test_a_changed_scenario_is_measured_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maps, "ROOT", tmp_path)
    scenario = tmp_path / "tests/scenarios/moor/dusk.yaml"
    for file in (scenario, tmp_path / maps.SCENARIOS):
        file.parent.mkdir(parents=True)
        file.write_text("was")
    before = maps.digest(maps.SCENARIOS, "moor"), maps.digest(maps.SCENARIOS, "fen")
    scenario.write_text("is")
    now = maps.digest(maps.SCENARIOS, "moor"), maps.digest(maps.SCENARIOS, "fen")
    assert (now[0] == before[0], now[1] == before[1]) == (False, True)


def _imported(folder: Path, source: str) -> tuple[Path, dict[str, Any]]:
    """(file, module) of a source that is in use already."""
    file = folder / "mutated.py"
    file.write_text(source)
    module: dict[str, Any] = {}
    exec(compile(source, str(file), "exec"), module)
    return file, module


def test_a_fork_gives_functions_their_changed_code_where_they_are(tmp_path: Path) -> None:
    """Whoever has imported or wrapped one before calls the changed one, too."""
    source = "def kept(n):\n    return n + 1\n\ndef other(n):\n    return n + 1\n"
    file, module = _imported(tmp_path, source)
    wrapped = lru_cache(module["kept"])
    [first, _] = [mutation for mutation in mutations(source) if mutation.text == " - "]
    assert changed_in_place(str(file), first.applied(source)) == 1
    assert (wrapped(1), module["other"](1)) == (0, 2)


def test_a_fork_leaves_code_alone_that_wants_another_closure(tmp_path: Path) -> None:
    source = "class C:\n    def __init__(self):\n        super().__init__()\n"
    file, _ = _imported(tmp_path, source)
    assert [changed_in_place(str(file), mutation.applied(source)) for mutation in mutations(source)] == [0]


CLEANING = "bot/rules/cleaning.py"
BLANKS = "tests/rules/test_cleaning.py::test_blanks_are_one_blank_and_a_reference_means_nothing"
ELLIPSIS = "tests/rules/test_cleaning.py::test_a_text_that_is_too_long_ends_in_an_ellipsis_within_the_limit"


def cleaning(was: str, now: str) -> str:
    source = (maps.ROOT / CLEANING).read_text(encoding="utf-8")
    assert was in source
    return source.replace(was, now)


ONE_TOO_MANY = ("text[: most - 1]", "text[: most + 1]")


def test_a_server_tells_who_notices_and_who_would_fail_anyway() -> None:
    source = cleaning(*ONE_TOO_MANY)
    with Server(["tests/rules/test_cleaning.py"]) as server:
        assert server.tried(CLEANING, source, [(BLANKS, 60), (ELLIPSIS, 60)]) == Ended(FAILED, ELLIPSIS)
        assert server.tried(CLEANING, source, [(BLANKS, 60)]) == Ended(SURVIVED, "")
        assert server.tried(CLEANING, source, [("tests/rules/test_cleaning.py::gone", 60)]) == Ended(SURVIVED, "")


@pytest.mark.parametrize(
    ("told", "ended"),
    [
        ([("begun", "a"), ("begun", "b"), ("survived", "")], (SURVIVED, "")),
        ([("begun", "a"), ("begun", "b"), ("failed", "b")], (FAILED, "b")),
        ([("begun", "a"), ("begun", "b")], (TOO_LONG, "b")),
    ],
)
def test_a_test_that_tells_nothing_more_in_its_time_is_too_long(
    told: list[tuple[str, str]], ended: tuple[str, str]
) -> None:
    """Neither killed nor survived. Here "b" has no time at all, and the fork is still there."""
    reading, writing = os.pipe()
    os.write(writing, "".join(json.dumps(line) + "\n" for line in told).encode())
    assert followed(reading, {"a": 60, "b": 0}) == ended
    os.close(reading)
    os.close(writing)


def test_a_test_that_fails_anyway_notices_nothing(tmp_path: Path) -> None:
    """In a fork as in a copy. Here everything fails as there is no such test."""
    copy = Copy(tmp_path / "copy")
    gone = ("tests/rules/test_cleaning.py::gone", 60.0)
    assert copy.tried(CLEANING, cleaning(*ONE_TOO_MANY), [gone]) == Ended(SURVIVED, "")
    assert copy.tried(CLEANING, cleaning(*ONE_TOO_MANY), [(BLANKS, 60), (ELLIPSIS, 60)]) == Ended(FAILED, ELLIPSIS)
    assert (copy.folder / CLEANING).read_text() == (maps.ROOT / CLEANING).read_text()


def test_what_survives_in_a_fork_is_tried_alone() -> None:
    class Forks:
        def tried(self, file: str, source: str, tests: Any) -> Ended:
            return Ended(SURVIVED, "")

    class Alone:
        def tried(self, file: str, source: str, tests: Any) -> Ended:
            return Ended(FAILED, tests[0][0])

    [mutant, *_] = mutants([CLEANING])
    tests = {BLANKS: Calls(1.0, [])}
    ended = [Judge(Forks(), Alone(), tests, forks_only=only).ended(mutant, [BLANKS]) for only in (True, False)]  # type: ignore[arg-type]
    assert ended == [Ended(SURVIVED, ""), Ended(FAILED, BLANKS)]
    outside = Mutant(mutant.file, mutant.mutation._replace(function=""))
    ended = [Judge(Forks(), Alone(), tests, forks_only=only).ended(outside, [BLANKS]) for only in (True, False)]  # type: ignore[arg-type]
    assert ended == [Ended(NOT_HERE, ""), Ended(FAILED, BLANKS)]


def test_the_report_tells_too_long_from_killed() -> None:
    line, share = summed_up(Counter({"killed": 7, "too long": 1, "SURVIVED": 1, "not called": 1}), 2, "5")
    assert line == (
        "7 of 10 killed, 1 ran too long (80% together), 1 survived, 1 not called; 2 more change nothing; seed 5"
    )
    assert share == 0.8
    line, share = summed_up(Counter({"killed": 4, "SURVIVED": 1, "not tried": 5}), 2, "5")
    assert line.endswith("2 more change nothing, 5 were not tried; seed 5") and share == 0.8


def test_the_same_seed_takes_the_same() -> None:
    found = [("a.py", Mutation((n, 0), (n, 1), "x", "")) for n in range(50)]
    assert sampled(iter(found), 5, "1") == sampled(iter(found), 5, "1") != sampled(iter(found), 5, "2")


def test_what_is_said_to_change_nothing_could_still_be_made() -> None:
    """A line that has changed since is judged anew."""
    known = driver.equivalent()
    files = {name.partition(": ")[0] for name in known}
    assert set(known) <= {mutant.name for mutant in driver.mutants(sorted(files))}
    assert all(known.values())
