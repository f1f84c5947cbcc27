"""The mutants themselves: what is changed, what is left alone, which tests are asked."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import __main__ as driver
from tools.mutants.__main__ import Mutant, by_function, mutants, parts_of
from tools.mutants.forked import changed as changed_in_place
from tools.mutants.mutations import Mutation, mutations, sampled
from tools.mutants.server import Server


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


def asked(mutant: Mutant, tests: driver.Measured) -> list[str]:
    return driver.tests_of(mutant, by_function(tests), tests)


INSIDE = Mutant("a.py", Mutation((4, 0), (4, 1), "x", "C.f"))
OUTSIDE = Mutant("a.py", Mutation((1, 0), (1, 1), "x", ""))


def test_the_tests_asked_are_those_that_call_the_function() -> None:
    tests = {"slow": (9.0, ["a.py:C.f"]), "quick": (0.1, ["a.py:C.f", "b.py:f"]), "other": (0.2, ["a.py:g"])}
    assert asked(INSIDE, tests) == ["quick", "slow"]
    assert asked(OUTSIDE, tests) == ["quick", "other", "slow"]
    assert asked(Mutant("c.py", OUTSIDE.mutation), tests) == []


def test_whichever_does_something_else_is_asked_before_what_is_like_a_quicker_one() -> None:
    tests = {"one": (0.1, ["a.py:C.f"]), "same": (0.2, ["a.py:C.f"]), "more": (0.3, ["a.py:C.f", "b.py:g"])}
    assert asked(INSIDE, tests) == ["one", "more", "same"]


def test_no_more_tests_than_there_is_time_for() -> None:
    many = {f"test {n:02}": (25.0, ["a.py:C.f"]) for n in range(20)}
    assert asked(INSIDE, many) == ["test 00", "test 01"]
    assert asked(INSIDE, {"slow": (99.0, ["a.py:C.f"])}) == ["slow"]


def test_what_is_measured_is_told_by_the_paths() -> None:
    assert list(parts_of(["bot/rules/kernel", "cogs/doomrock"])) == ["bot/rules", "cogs/doomrock"]
    assert {"bot/tables", "bot/ui", "cogs/pebbles", "cogs/rangers"} <= set(parts_of([]))
    assert "doomrock" in parts_of(["cogs/doomrock/state.py"])["cogs/doomrock"]


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


def test_a_server_tells_who_notices_and_who_would_fail_anyway() -> None:
    file = "bot/rules/cleaning.py"
    source = (driver.ROOT / file).read_text(encoding="utf-8")
    changed_source = source.replace("text[: most - 1]", "text[: most + 1]")
    tests = [
        "tests/rules/test_cleaning.py::test_blanks_are_one_blank_and_a_reference_means_nothing",
        "tests/rules/test_cleaning.py::test_a_text_that_is_too_long_ends_in_an_ellipsis_within_the_limit",
    ]
    with Server(["tests/rules/test_cleaning.py"]) as server:
        assert changed_source != source
        assert server.who_notices(file, changed_source, tests, 60) == tests[1]
        assert server.who_notices(file, changed_source, tests[:1], 60) == ""


def test_the_same_seed_takes_the_same() -> None:
    found = [("a.py", Mutation((n, 0), (n, 1), "x", "")) for n in range(50)]
    assert sampled(iter(found), 5, "1") == sampled(iter(found), 5, "1") != sampled(iter(found), 5, "2")
