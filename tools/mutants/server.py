"""A process in which all tests are collected and mutants are tried in forks (`forked`); asked line by line."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

FAILED, TOO_LONG, SURVIVED, NOT_HERE = "failed", "too long", "survived", "not here"
"""How a try ends; the last where a fork cannot make the change."""


class Ended(NamedTuple):
    """`test`: the one that failed or was too long."""

    how: str
    test: str


class Server:
    """Ask it from one thread at a time."""

    def __init__(self, test_files: Iterable[str]) -> None:
        asked, self._ask = os.pipe()
        self._answer, answered = os.pipe()
        # -s: the forks would write into one file what pytest keeps of the output
        quiet = ("-s", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.mutants.forked")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *quiet, *sorted(test_files)],
            cwd=ROOT,
            env={**os.environ, "MUTANTS_ASKED": str(asked), "MUTANTS_ANSWERED": str(answered)},
            pass_fds=(asked, answered),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(asked)
        os.close(answered)
        self._asking = os.fdopen(self._ask, "w", encoding="utf-8")
        self._answers = os.fdopen(self._answer, encoding="utf-8")
        self._fails_anyway: dict[tuple[str, str], bool] = {}

    def tried(self, file: str, source: str, tests: Sequence[tuple[str, float]]) -> Ended:
        """The first test that fails with this source, or is not done within its seconds, and does neither without."""
        left = list(tests)
        while left:
            found = self._asked(file, source, left)
            at = next((n for n, (test, _) in enumerate(left) if test == found.test), None)
            if at is None or not self._fails_without(file, left[at]):
                return found
            left = left[at + 1 :]
        return Ended(SURVIVED, "")

    def _fails_without(self, file: str, test: tuple[str, float]) -> bool:
        key = file, test[0]
        if key not in self._fails_anyway:
            self._fails_anyway[key] = self._asked(file, "", [test]).how != SURVIVED
        return self._fails_anyway[key]

    def _asked(self, file: str, source: str, tests: Sequence[tuple[str, float]]) -> Ended:
        json.dump({"file": file, "source": source, "tests": list(tests)}, self._asking)
        self._asking.write("\n")
        self._asking.flush()
        answer = self._answers.readline()
        if not answer:
            raise RuntimeError("The tests could not be collected: run pytest on them to see why.")
        return Ended(*json.loads(answer))

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._asking.close()
        self._process.wait()
        self._answers.close()
