"""`make mutants`: changes the rules, tables and screens in one place at a time; the tests should notice.

    python -m tools.mutants [--count N] [--seed S] [--jobs 1] [--forks-only] [--maps FOLDER] [PATH...]

Each mutant is tried against the tests that call the changed function, quickest first; the first test that fails ends
it. That happens in forks of one process that has collected the tests (`server`); whatever survives there, or is code
outside of functions, is tried in a copy of the project and a process of its own, which is slow (`--forks-only` leaves
it out). Which test calls what is measured first with `calls_seen`, part by part, and kept in var/mutants (delete it to
measure anew). Prints survivors; those named in `equivalent.toml`, with the reason, do not count. Exit code 1 when
fewer than 95 % of the others were noticed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tools.mutants.mutations import Mutation, mutations, sampled
from tools.mutants.server import NOT_HERE, Server

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("bot/rules", "bot/tables", "bot/ui", "cogs")
"""What is changed; pictures and the wiring of commands are looked at by other tests than these."""
LEFT_OUT = ("/pictures/", "/migrations/", "/cog.py", "/screens/")
MEASURED = {
    "bot/rules": (
        *("tests/rules", "tests/campaign", "tests/stories", "tests/games/pebbles"),
        *("tests/attack/test_packs.py", "tests/test_histories.py"),
    ),
    "bot/tables": ("tests/tables", "tests/proof"),
    "bot/ui": ("tests/ui",),
}
"""The tests that should notice a change below a folder. For a game: its own and its scenarios."""
COPIED = ("bot", "cogs", "data", "tests", "tools", "docs", "pyproject.toml", "README.md")
GOAL = 0.95
MOST_TESTS = 400
MOST_SECONDS = 60.0
"""Of the tests that call a function so many are asked, and no more than took so long together when measured."""
MOST_TESTS_ALONE = 60
SECONDS = 120


Measured = Mapping[str, tuple[float, list[str]]]
"""Test -> its seconds and the functions that it calls."""


class Mutant(NamedTuple):
    """A change of a file. `name` is how it is listed, and how `equivalent.toml` names it."""

    file: str
    mutation: Mutation

    @property
    def name(self) -> str:
        """File, the line as it stands, and what it becomes; no number, so that it outlives changes elsewhere."""
        source = (ROOT / self.file).read_text(encoding="utf-8")
        line = self.mutation.start[0]
        was = source.splitlines()[line - 1].strip()
        now = self.mutation.applied(source).splitlines()[line - 1].strip()
        return f"{self.file}: {was} -> {now}"


def mutants(paths: Sequence[str]) -> Iterator[Mutant]:
    """All that could be made below these paths."""
    for path in paths or PARTS:
        whole = ROOT / path
        for file in [whole] if whole.is_file() else sorted(whole.rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if not any(part in f"/{name}" for part in LEFT_OUT):
                yield from (Mutant(name, found) for found in mutations(file.read_text(encoding="utf-8")))


def parts_of(paths: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The parts of the project that these paths touch, each with what pytest is told to measure."""
    games = [folder.name for folder in sorted((ROOT / "tests" / "games").iterdir()) if folder.is_dir()]
    parts: dict[str, Sequence[str]] = dict(MEASURED)
    parts |= {
        f"cogs/{game}": (f"tests/games/{game}", "tests/trials/test_scenario_files.py", "-k", game)
        for game in games
        if (ROOT / "cogs" / game).is_dir()
    }
    wanted = paths or PARTS
    return {
        part: told
        for part, told in parts.items()
        if any(f"{part}/".startswith(f"{path}/") or path.startswith(f"{part}/") for path in wanted)
    }


def measured(folder: Path, parts: Mapping[str, Sequence[str]]) -> Measured:
    """Test -> its seconds and the functions that it calls; what is not there yet is measured now."""
    folder.mkdir(parents=True, exist_ok=True)
    for part, told in parts.items():
        path = folder / f"{part.replace('/', '-')}.json"
        if not path.exists():
            command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.mutants.calls_seen", *told]
            subprocess.run(command, cwd=ROOT, env={**os.environ, "MUTANTS_MAP": str(path.resolve())}, check=False)
    found: dict[str, tuple[float, list[str]]] = {}
    for path in sorted(folder.glob("*.json")):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found


def by_function(tests: Measured) -> Mapping[str, list[str]]:
    """Function (`file:name`, and `file` for what stands outside of any) -> tests that call it, quickest first."""
    found: dict[str, list[str]] = defaultdict(list)
    for test in sorted(tests, key=lambda name: tests[name][0]):
        functions = tests[test][1]
        for function in {*functions, *(function.partition(":")[0] for function in functions)}:
            found[function].append(test)
    return found


def tests_of(mutant: Mutant, called: Mapping[str, list[str]], tests: Measured) -> list[str]:
    """The tests that should notice: of those that call the function first whichever do something that no quicker one
    does, then the others, as long as there is time for them."""
    name = mutant.mutation.function
    new: list[str] = []
    alike: list[str] = []
    seen: set[str] = set()
    for test in called.get(f"{mutant.file}:{name}" if name else mutant.file, []):
        (alike if seen.issuperset(tests[test][1]) else new).append(test)
        seen.update(tests[test][1])
    found: list[str] = []
    seconds = 0.0
    for test in [*new, *alike][:MOST_TESTS]:
        if not found or seconds + tests[test][0] <= MOST_SECONDS:
            found.append(test)
            seconds += tests[test][0]
    return found


def copied(folder: Path) -> Path:
    """A copy of the project in which one file at a time is changed."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "var"))
        else:
            shutil.copy(source, folder / name)
    return folder


def is_noticed(mutant: Mutant, tests: Sequence[str], copy: Path) -> bool:
    """Whether a test fails, or does not come to an end, with the change in place."""
    file = copy / mutant.file
    source = file.read_text(encoding="utf-8")
    file.write_text(mutant.mutation.applied(source), encoding="utf-8")
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS, check=False)
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(source, encoding="utf-8")


def equivalent() -> Mapping[str, str]:
    """Name -> why no test can notice it."""
    path = Path(__file__).with_name("equivalent.toml")
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {entry["name"]: entry["why"] for entry in entries}


def tried(chosen: Sequence[Mutant], measured: Measured, jobs: int, *, forks_only: bool) -> Iterator[tuple[Mutant, str]]:
    """Each with what became of it: `noticed`, `SURVIVED` or `not called` by any measured test."""
    called = by_function(measured)
    asked = {mutant: tests_of(mutant, called, measured) for mutant in chosen}
    files = {test.partition("::")[0] for tests in asked.values() for test in tests}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-"))
        places: SimpleQueue[tuple[Server, Path]] = SimpleQueue()
        for number in range(jobs if files else 0):
            places.put((stack.enter_context(Server(files)), copied(Path(folder) / str(number))))

        def judged(mutant: Mutant) -> str:
            tests = asked[mutant]
            if not tests:
                return "not called"
            server, copy = places.get()
            try:
                source = mutant.mutation.applied((ROOT / mutant.file).read_text(encoding="utf-8"))
                found = (
                    server.who_notices(mutant.file, source, tests, SECONDS) if mutant.mutation.function else NOT_HERE
                )
                if found not in ("", NOT_HERE):
                    return "noticed"
                if forks_only and not found:
                    return "SURVIVED"
                return "noticed" if is_noticed(mutant, tests[:MOST_TESTS_ALONE], copy) else "SURVIVED"
            finally:
                places.put((server, copy))

        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        yield from zip(chosen, pool.map(judged, chosen), strict=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", metavar="PATH", help="only files below these")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--forks-only", action="store_true", help="no second try for what survives in a fork")
    parser.add_argument("--maps", type=Path, default=ROOT / "var" / "mutants")
    args = parser.parse_args()
    calls = measured(args.maps, parts_of(args.paths))
    known = equivalent()
    chosen = [Mutant(*found) for found in sampled(iter(mutants(args.paths)), args.count, args.seed)]
    counted = [mutant for mutant in chosen if mutant.name not in known]
    noticed = 0
    for mutant, result in tried(counted, calls, args.jobs, forks_only=args.forks_only):
        noticed += result == "noticed"
        print(f"{result:10} line {mutant.mutation.start[0]:4}  {mutant.name}", flush=True)
    share = noticed / len(counted) if counted else 1.0
    print(
        f"{noticed} of {len(counted)} noticed ({share:.0%}), {len(chosen) - len(counted)} cannot be; seed {args.seed}"
    )
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
