"""A process in which all tests are collected and mutants are tried in forks (`forked`); asked line by line."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]

NOT_HERE = "not here"
"""The answer where a fork cannot make the change."""


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

    def who_notices(self, file: str, source: str, tests: Sequence[str], seconds: float) -> str:
        """The first test that fails with this source and does not fail without; "" if none does."""
        left = list(tests)
        while left:
            found = self._asked(file, source, left, seconds)
            if found not in left or not self._fails_without(file, found, seconds):
                return found
            left = left[left.index(found) + 1 :]
        return ""

    def _fails_without(self, file: str, test: str, seconds: float) -> bool:
        if (file, test) not in self._fails_anyway:
            self._fails_anyway[file, test] = bool(self._asked(file, "", [test], seconds))
        return self._fails_anyway[file, test]

    def _asked(self, file: str, source: str, tests: Sequence[str], seconds: float) -> str:
        json.dump({"file": file, "source": source, "tests": list(tests), "seconds": seconds}, self._asking)
        self._asking.write("\n")
        self._asking.flush()
        answer = self._answers.readline()
        if not answer:
            raise RuntimeError("The tests could not be collected: run pytest on them to see why.")
        return answer.rstrip("\n")

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._asking.close()
        self._process.wait()
        self._answers.close()
