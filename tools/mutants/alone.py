"""A copy of the project in which one file at a time is changed, and tests that run there in a process of their own.

Slow, but everything is as it would be: code outside of functions runs again, and nothing is cached.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.maps import ROOT
from tools.mutants.server import FAILED, SURVIVED, TOO_LONG, Ended

COPIED = ("bot", "cogs", "data", "tests", "tools", "docs", "pyproject.toml", "README.md")
TO_BEGIN = 60.0
"""Seconds until the first test runs."""


class Copy:
    """Ask it from one thread at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._fails_anyway: dict[tuple[str, ...], bool] = {}

    def tried(self, file: str, source: str, tests: Sequence[tuple[str, float]]) -> Ended:
        """Whether a test fails, or they come to no end within their seconds, with this source and not without."""
        if not self.folder.exists():
            self._make()
        changed = self.folder / file
        was = changed.read_text(encoding="utf-8")
        left = list(tests)
        try:
            while left:
                changed.write_text(source, encoding="utf-8")
                found = self._run(left)
                changed.write_text(was, encoding="utf-8")
                at = next((n for n, (test, _) in enumerate(left) if test == found.test), None)
                if found.how == SURVIVED or not self._fails_without(left if at is None else [left[at]]):
                    return found
                left = [] if at is None else left[at + 1 :]
        finally:
            changed.write_text(was, encoding="utf-8")
        return Ended(SURVIVED, "")

    def _make(self) -> None:
        self.folder.mkdir(parents=True)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "var")
                shutil.copytree(source, self.folder / name, ignore=ignored)
            else:
                shutil.copy(source, self.folder / name)

    def _fails_without(self, tests: Sequence[tuple[str, float]]) -> bool:
        key = tuple(test for test, _ in tests)
        if key not in self._fails_anyway:
            self._fails_anyway[key] = self._run(tests).how != SURVIVED
        return self._fails_anyway[key]

    def _run(self, tests: Sequence[tuple[str, float]]) -> Ended:
        """`test` is "" where none says that it failed: the project cannot be imported, or time was up."""
        quiet = ("-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no", "-rfE")
        each = f"--timeout={max(most for _, most in tests):.0f}"
        command = [sys.executable, *quiet, each, *(test for test, _ in tests)]
        seconds = TO_BEGIN + sum(most for _, most in tests)
        try:
            done = subprocess.run(
                command, cwd=self.folder, capture_output=True, timeout=seconds, check=False, text=True
            )
        except subprocess.TimeoutExpired:
            return Ended(TOO_LONG, "")
        if done.returncode == 0:
            return Ended(SURVIVED, "")
        told = next((line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))), "")
        test = next((test for test, _ in tests if f"{told} ".partition(" ")[2].startswith(f"{test} ")), "")
        return Ended(TOO_LONG if "Timeout" in told else FAILED, test)
