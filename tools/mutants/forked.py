"""A pytest plugin (`-p tools.mutants.forked`): tries mutants in forks of one process in which all tests are collected.

Collecting costs seconds, so it is done once. For each mutant the process forks; in the fork the functions changed get
their new code where they are, and the tests asked run until one fails. Reads a line of JSON from the file descriptor
MUTANTS_ASKED for each mutant, {"file", "source", "tests": [[test, most seconds]]} (source "": no change), and answers
on MUTANTS_ANSWERED with [how it ended, test]: "failed", "too long", "survived", or "not here" where the code cannot be
exchanged. What is cached before the fork is not computed anew, and code outside of functions does not run again:
whoever asks tries a survivor once more in a process of its own.
"""

import gc
import json
import os
import select
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType

import pytest

ROOT = Path(__file__).resolve().parents[2]

MOST_TO_BEGIN = 60.0
"""Seconds until the first test begins."""

_failed: list[str] = []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.append(report.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    items = {item.nodeid: item for item in session.items}
    asked = os.fdopen(int(os.environ["MUTANTS_ASKED"]), encoding="utf-8")
    answered = int(os.environ["MUTANTS_ANSWERED"])
    for line in asked:
        wanted = json.loads(line)
        import_module(wanted["file"].removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        functions_of(str(ROOT / wanted["file"]))  # looked up before the fork, so that no fork has to
        found = [(items[test], seconds) for test, seconds in wanted["tests"] if test in items]
        answer = _in_a_fork(wanted["file"], wanted["source"], found)
        os.write(answered, (json.dumps(answer) + "\n").encode())
    return True


def _in_a_fork(file: str, source: str, tests: Sequence[tuple[pytest.Item, float]]) -> tuple[str, str]:
    """The fork writes a line when a test begins, which has so many seconds, and one when it is done."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        try:
            os.setsid()
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            can_be_made = not source or changed(file, source)
            _tell(writing, _first_to_fail([item for item, _ in tests], writing) if can_be_made else ("not here", ""))
        except BaseException as error:  # a change that ends the process is noticed, too
            _tell(writing, ("failed", f"{type(error).__name__} outside of a test"))
        finally:
            os._exit(0)
    os.close(writing)
    answer = followed(reading, {item.nodeid: seconds for item, seconds in tests})
    os.close(reading)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return answer


def _tell(writing: int, told: tuple[str, str]) -> None:
    os.write(writing, (json.dumps(told) + "\n").encode())


def followed(reading: int, seconds: Mapping[str, float]) -> tuple[str, str]:
    """How the fork ended."""
    test, left = "", b""
    while select.select([reading], [], [], seconds.get(test, MOST_TO_BEGIN))[0]:
        if not (told := os.read(reading, 10_000)):
            return "failed", f"{test}: the process ended"
        *lines, left = (left + told).split(b"\n")
        for line in lines:
            how, test = json.loads(line)
            if how != "begun":
                return how, test
    return "too long", test


def _first_to_fail(items: Sequence[pytest.Item], writing: int) -> tuple[str, str]:
    for item, following in zip_longest(items, items[1:]):
        _tell(writing, ("begun", item.nodeid))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if _failed:
            item.session._setupstate.teardown_exact(None)  # servers that tests have started
            return "failed", _failed[0]
    return "survived", ""


def changed(file: str, source: str) -> int:
    """The functions of a file get the code that they have in this source, where it is another; how many did. None do
    if one of them cannot: code that no longer says `super()` wants another closure."""
    path = str(ROOT / file)
    was = dict(_codes(compile((ROOT / file).read_text(encoding="utf-8"), path, "exec", dont_inherit=True)))
    new = dict(_codes(compile(source, path, "exec", dont_inherit=True)))
    other = {place: new[place] for place in was if place in new and was[place] != new[place]}
    found = [
        (function, code)
        for function in functions_of(path)
        if (code := other.get((function.__code__.co_qualname, function.__code__.co_firstlineno))) is not None
    ]
    if any(code.co_freevars != function.__code__.co_freevars for function, code in found):
        return 0
    for function, code in found:
        function.__code__ = code
    return len(found)


_functions: dict[str, list[FunctionType]] = {}
"""File -> the functions that were made of it, of the files known so far."""


def functions_of(path: str) -> list[FunctionType]:
    """All functions of a file. To go through everything that there is takes longer than most tests: it is done once,
    and again for a file that was not there then."""
    if path not in _functions:
        _functions.clear()
        gc.unfreeze()  # what a start has frozen is not among the objects else
        for function in gc.get_objects():
            if isinstance(function, FunctionType):
                _functions.setdefault(function.__code__.co_filename, []).append(function)
    return _functions.get(path, [])


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield (inner.co_qualname, inner.co_firstlineno), inner
            yield from _codes(inner)
