"""A pytest plugin (`-p tools.mutants.calls_seen`): writes down which functions of the project each test calls.

Into the map named by MUTANTS_MAP (`maps`), whenever a test file is done: what is broken off goes on with the next one.
Only tests that passed are in it. What a test's subprocesses call is not seen.
"""

import os
import threading
import time
from collections.abc import Iterable, Iterator
from cProfile import Profile
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tools.mutants.maps import ROOT, Calls, Map, digest

CODE = tuple(f"{ROOT / part}{os.sep}" for part in ("bot", "cogs"))

_in_threads: set[CodeType] = set()
_found: dict[str, Calls] = {}
"""Of the test file that runs."""
_failed: set[str] = set()


def _on_call(frame: FrameType, event: str, argument: Any) -> None:
    if event == "call":
        _in_threads.add(frame.f_code)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[Any]:
    profile = Profile(builtins=False)  # in C: watching each call from Python costs more than the tests
    _in_threads.clear()
    threading.setprofile(_on_call)
    started = time.monotonic()
    profile.enable()
    try:
        return (yield)
    finally:
        profile.disable()
        threading.setprofile(None)
        called = {entry.code for entry in profile.getstats()} | _in_threads
        _found[item.nodeid] = Calls(round(time.monotonic() - started, 2), sorted(_functions(called)))
        if nextitem is None or nextitem.path != item.path:
            _write(item.nodeid.partition("::")[0])


def _functions(called: Iterable[CodeType | str]) -> Iterator[str]:
    for code in called:
        if isinstance(code, CodeType) and code.co_filename.startswith(CODE):
            yield f"{Path(code.co_filename).relative_to(ROOT).as_posix()}:{code.co_qualname}"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def _write(file: str) -> None:
    path = Path(os.environ["MUTANTS_MAP"])
    tests = {test: calls for test, calls in _found.items() if test not in _failed}
    _found.clear()
    Map.read(path).with_file(file, digest(file, os.environ["MUTANTS_KEYWORD"]), tests).write(path)
