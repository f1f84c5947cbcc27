"""A pytest plugin (`-p tools.mutants.calls_seen`): writes down which functions of the project each test calls.

The file named by MUTANTS_MAP becomes a JSON object: test id -> [seconds, ["cogs/altered/state.py:State.copied", ...]],
a function by file and qualified name. Only tests that passed are in it. What a test's subprocesses call is not seen.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = tuple(f"{ROOT / part}{os.sep}" for part in ("bot", "cogs"))

_seen: set[CodeType] = set()
_map: dict[str, tuple[float, list[str]]] = {}
_failed: set[str] = set()


def _on_call(frame: FrameType, event: str, argument: Any) -> None:
    _seen.add(frame.f_code)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[Any]:
    _seen.clear()
    threading.settrace(_on_call)
    sys.settrace(_on_call)
    started = time.monotonic()
    try:
        return (yield)
    finally:
        sys.settrace(None)
        threading.settrace(None)
        _map[item.nodeid] = (round(time.monotonic() - started, 2), sorted(_functions()))
        if len(_map) % 50 == 0:
            _write()  # what was measured until somebody broke it off can be used


def _functions() -> Iterator[str]:
    for code in _seen:
        if code.co_filename.startswith(PARTS):
            yield f"{Path(code.co_filename).relative_to(ROOT).as_posix()}:{code.co_qualname}"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    _write()


def _write() -> None:
    good = {test: found for test, found in _map.items() if test not in _failed}
    Path(os.environ["MUTANTS_MAP"]).write_text(json.dumps(good), encoding="utf-8")
