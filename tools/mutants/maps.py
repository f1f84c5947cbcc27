"""Which test calls which function: measured once for each part of the project and kept.

A map is a file of JSON for each folder of tests, written by `calls_seen` one test file after the other. A function
stands in it by file and qualified name ("cogs/altered/state.py:State.copied"), so that changes elsewhere in the file do
not matter. A test file that is new or has changed since is measured anew, and only that one.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Self

ROOT = Path(__file__).resolve().parents[2]

PARTS = ("bot/rules", "bot/tables", "bot/ui", "cogs")
_IMPORTED = re.compile(r"^\s*(?:from|import) ((?:bot|cogs)[\w.]*)", re.MULTILINE)
SCENARIOS = "tests/trials/test_scenario_files.py"
HISTORIES = "tests/test_histories.py"
TRANSCRIPTS = "tests/every_game/test_transcripts.py"
NOTICE: Mapping[str, Sequence[str]] = {
    "bot/rules": (
        *("tests/rules", "tests/campaign", "tests/stories", "tests/games/pebbles"),
        *("tests/attack/test_packs.py", HISTORIES),
    ),
    "bot/tables": ("tests/tables", "tests/campaign", "tests/proof", "tests/replays"),
    "bot/ui": ("tests/ui", TRANSCRIPTS, "tests/replays", "tests/stories", "tests/rights"),
}
"""The tests that should notice a change below a folder. For a game: its own, its scenarios, and the stored games and
transcripts of all, of which a change in one game concerns only its own."""


class Calls(NamedTuple):
    """What was measured: test -> its seconds, and the functions that it calls."""

    seconds: float
    functions: Sequence[str]


Measured = Mapping[str, Calls]


class Suite(NamedTuple):
    """A folder or file of tests; of those only the ones that `keyword` selects, as `pytest -k` does."""

    place: str
    keyword: str = ""

    @property
    def map_name(self) -> str:
        return f"{self.place.removesuffix('.py').replace('/', '-')}{'-' * bool(self.keyword)}{self.keyword}.json"

    def files(self) -> Iterator[str]:
        place = ROOT / self.place
        for file in [place] if place.is_file() else sorted(place.rglob("test_*.py")):
            yield file.relative_to(ROOT).as_posix()


def suites_for(paths: Sequence[str]) -> Sequence[Suite]:
    """The tests that should notice what changes below these paths."""
    games = [folder.name for folder in sorted((ROOT / "tests" / "games").iterdir()) if folder.is_dir()]
    notice = {part: [Suite(place) for place in places] for part, places in NOTICE.items()}
    notice |= {
        f"cogs/{game}": [Suite(f"tests/games/{game}"), Suite(SCENARIOS, game), Suite(HISTORIES), Suite(TRANSCRIPTS)]
        for game in games
        if (ROOT / "cogs" / game).is_dir()
    }
    wanted = [path.partition(":")[0] for path in paths] or PARTS
    found = [
        tests
        for part, whole in notice.items()
        for tests in whole
        if any(f"{part}/".startswith(f"{path}/") or path.startswith(f"{part}/") for path in wanted)
    ]
    return list(dict.fromkeys(found))


def digest(file: str, keyword: str) -> str:
    """Of a test file, and of the scenarios where it plays those."""
    read = [ROOT / file]
    if file == SCENARIOS:
        read += sorted((ROOT / "tests" / "scenarios" / keyword).rglob("*.yaml"))
    found = hashlib.sha256()
    for path in read:
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


class Map(NamedTuple):
    """`files`: test file -> its digest when it was measured."""

    files: dict[str, str]
    tests: dict[str, Calls]

    @classmethod
    def read(cls, path: Path) -> Self:
        """As it was written; an empty one where there is none."""
        if not path.exists():
            return cls({}, {})
        kept = json.loads(path.read_text(encoding="utf-8"))
        names = kept["functions"]
        tests = {test: Calls(seconds, [names[n] for n in called]) for test, (seconds, called) in kept["tests"].items()}
        return cls(kept["files"], tests)

    def write(self, path: Path) -> None:
        """Each function's name once, as thousands of tests call the same."""
        numbers: dict[str, int] = {}
        tests = {
            test: [seconds, [numbers.setdefault(name, len(numbers)) for name in called]]
            for test, (seconds, called) in self.tests.items()
        }
        kept = {"files": self.files, "functions": list(numbers), "tests": tests}
        path.write_text(json.dumps(kept), encoding="utf-8")

    def with_file(self, file: str, digest: str, tests: Mapping[str, Calls]) -> Self:
        """With what was measured of this test file, in place of what was known of it."""
        others = {test: calls for test, calls in self.tests.items() if test.partition("::")[0] != file}
        return type(self)({**self.files, file: digest}, {**others, **tests})

    def stale(self, tests: Suite) -> list[str]:
        """The test files that are not in it as they are now."""
        return [file for file in tests.files() if self.files.get(file) != digest(file, tests.keyword)]


def measured(folder: Path, wanted: Sequence[Suite], *, as_kept: bool) -> Measured:
    """What these tests call. as_kept: as far as that is in the maps of the folder; else the rest is measured now."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Calls] = {}
    for tests in wanted:
        path = (folder / tests.map_name).resolve()
        if not as_kept and (files := Map.read(path).stale(tests)):
            keyword = ["-k", tests.keyword] if tests.keyword else []
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants.calls_seen"]
            asked = {"MUTANTS_MAP": str(path), "MUTANTS_KEYWORD": tests.keyword}
            subprocess.run([*command, *files, *keyword], cwd=ROOT, env={**os.environ, **asked}, check=False)
        found |= Map.read(path).tests
    return found


def by_function(tests: Measured) -> Mapping[str, list[str]]:
    """Function (`file:name`, and `file` for what stands outside of any) -> tests that call it, quickest first. What
    stands outside of functions is also for the tests of whichever files import it by name."""
    found: dict[str, list[str]] = defaultdict(list)
    for test in sorted(tests, key=lambda name: tests[name].seconds):
        functions = tests[test].functions
        files = {function.partition(":")[0] for function in functions}
        for function in {*functions, *files, *imported_by(test.partition("::")[0])}:
            found[function].append(test)
    return found


@lru_cache(maxsize=1024)
def imported_by(file: str) -> frozenset[str]:
    """The files of the project that a test file names in its imports."""
    path = ROOT / file
    if not path.is_file():
        return frozenset()
    modules = _IMPORTED.findall(path.read_text(encoding="utf-8"))
    names = (f"{module.replace('.', '/')}{end}" for module in modules for end in (".py", "/__init__.py"))
    return frozenset(name for name in names if (ROOT / name).is_file())
