"""The mutants themselves: what is changed, what is left alone, which tests are asked."""

import pytest

from tools.mutants import __main__ as driver
from tools.mutants.__main__ import Mutant, by_function, mutants
from tools.mutants.mutations import Mutation, mutations, sampled


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


@pytest.mark.parametrize(
    "left",
    [
        '"""Words."""\n',
        "x: 'a | b'\n",
        "assert a == b\n",
        "raise E(a + b)\n",
        "def f(x=1):\n    log.info(1 < 2)\n",
        "x = 'a' + b\n",
    ],
)
def test_what_is_left_alone(left: str) -> None:
    assert changed(left) == []


def test_every_change_of_the_project_can_be_read_and_is_one() -> None:
    for mutant in list(mutants(["bot/rules/kernel/run.py", "cogs/doomrock/rules/invariants.py"])):
        assert mutant.name.split(" -> ")[0] != mutant.name


def test_the_tests_asked_are_those_that_call_the_function() -> None:
    called = by_function({"slow": (9.0, ["a.py:3"]), "quick": (0.1, ["a.py:3", "b.py:1"]), "other": (0.2, ["a.py:9"])})
    inside = Mutant("a.py", Mutation((4, 0), (4, 1), "x", 3))
    outside = Mutant("a.py", Mutation((1, 0), (1, 1), "x", 0))
    assert driver.tests_of(inside, called) == ["quick", "slow"]
    assert driver.tests_of(outside, called) == ["quick", "other", "slow"]
    assert driver.tests_of(Mutant("c.py", outside.mutation), called) == []


def test_the_same_seed_takes_the_same() -> None:
    found = [("a.py", Mutation((n, 0), (n, 1), "x", 0)) for n in range(50)]
    assert sampled(iter(found), 5, "1") == sampled(iter(found), 5, "1") != sampled(iter(found), 5, "2")
