"""`make mutants`: changes the rules, tables and screens in one place at a time; the tests should notice.

    python -m tools.mutants [--count N] [--seed S] [--jobs 1] [--seconds 60] [--forks-only] [--as-kept]
                            [--maps FOLDER] [PATH...]

A path is a folder, a file, or a line ("bot/ui/panel.py:12": everything that can be changed in it).
Each mutant is tried against the tests that call the changed function, quickest first, as many as took `--seconds`
together when they were measured; the first test that fails ends it. That happens in forks of one process that has
collected the tests (`server`); whatever survives there, or is code outside of functions, is tried in a copy of the
project and a process of its own (`alone`), which is slow (`--forks-only` leaves it out). Which test calls what is
measured once and kept in var/mutants (`maps`); `--as-kept` measures nothing more.

Prints for each what became of it: `killed` by which test; `too long`, where a test that comes to its end without the
change does not with it in ten times its time; `SURVIVED`, and how many of the tests that call it were asked; `not
called` by any; or `not tried`, where that is left out. Those, and what `equivalent.toml` names with the reason, do not
count. Exit code 1 when fewer than 95 % of the others were killed or ran too long.
"""

import argparse
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tools.mutants.alone import Copy
from tools.mutants.maps import PARTS, ROOT, Measured, by_function, measured, suites_for
from tools.mutants.mutations import Mutation, mutations, sampled
from tools.mutants.server import FAILED, NOT_HERE, SURVIVED, TOO_LONG, Ended, Server

LEFT_OUT = ("/pictures/", "/migrations/", "/cog.py", "/screens/")
"""Pictures and the wiring of commands are looked at by other tests than these."""
GOAL = 0.95
MOST_TESTS = 400
"""Of the tests that call a function so many are asked at most."""
GOOD_PART = 20
"""What takes more than one of so many parts of the time that there is for a mutant."""
MOST_TESTS_ALONE = 60
NOT_TRIED = "not tried"
OUTCOMES = {FAILED: "killed", TOO_LONG: "too long", SURVIVED: "SURVIVED", NOT_HERE: NOT_TRIED}
NOT_CALLED = "not called"


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
    """All that could be made below these paths; where one names a line, those that begin in it."""
    for path, _, line in (path.partition(":") for path in paths or PARTS):
        whole = ROOT / path
        for file in [whole] if whole.is_file() else sorted(whole.rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if not any(part in f"/{name}" for part in LEFT_OUT):
                for found in mutations(file.read_text(encoding="utf-8")):
                    if not line or found.start[0] == int(line):
                        yield Mutant(name, found)


def calls_of(mutant: Mutant) -> str:
    """What a test must call to notice: the function, or anything in the file where the change is outside of any."""
    name = mutant.mutation.function
    return f"{mutant.file}:{name}" if name else mutant.file


def asked_of(mutant: Mutant, called: Mapping[str, list[str]], tests: Measured, most: float) -> list[str]:
    """The tests that should notice: of those that call the function first whichever do something that no quicker one
    does, then the others, as long as they took no more than `most` seconds together. Those that take a good part of
    that come last: in their time very many of the others notice more."""
    new: list[str] = []
    alike: list[str] = []
    seen: set[str] = set()
    for test in called.get(calls_of(mutant), []):
        (alike if seen.issuperset(tests[test].functions) else new).append(test)
        seen.update(tests[test].functions)
    found: list[str] = []
    seconds = 0.0
    for test in sorted([*new, *alike][:MOST_TESTS], key=lambda test: tests[test].seconds > most / GOOD_PART):
        if not found or seconds + tests[test].seconds <= most:
            found.append(test)
            seconds += tests[test].seconds
    return found


def equivalent() -> Mapping[str, str]:
    """Name -> why no test can notice it."""
    path = Path(__file__).with_name("equivalent.toml")
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {entry["name"]: entry["why"] for entry in entries}


def most_seconds(seconds: float) -> float:
    """How long a test may take that took so long when it was measured: a machine may be busier now."""
    return 20 + 10 * seconds


class Judge:
    """Tries one mutant at a time, with a process that forks and a copy of the project."""

    def __init__(self, server: Server, copy: Copy, measured: Measured, *, forks_only: bool) -> None:
        self.server, self.copy, self.measured, self.forks_only = server, copy, measured, forks_only

    def ended(self, mutant: Mutant, tests: Sequence[str]) -> Ended:
        source = mutant.mutation.applied((ROOT / mutant.file).read_text(encoding="utf-8"))
        timed = [(test, most_seconds(self.measured[test].seconds)) for test in tests]
        found = self.server.tried(mutant.file, source, timed) if mutant.mutation.function else Ended(NOT_HERE, "")
        if found.how in (FAILED, TOO_LONG) or self.forks_only:
            return found
        return self.copy.tried(mutant.file, source, timed[:MOST_TESTS_ALONE])


class Result(NamedTuple):
    """`told`: which test noticed, or how many were asked."""

    outcome: str
    told: str


def tried(
    chosen: Sequence[Mutant], measured: Measured, jobs: int, *, seconds: float, forks_only: bool
) -> Iterator[tuple[Mutant, Result]]:
    """Each with what became of it."""
    called = by_function(measured)
    asked = {mutant: asked_of(mutant, called, measured, seconds) for mutant in chosen}
    files = {test.partition("::")[0] for tests in asked.values() for test in tests}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-"))
        judges: SimpleQueue[Judge] = SimpleQueue()
        for number in range(jobs if files else 0):
            server, copy = stack.enter_context(Server(files)), Copy(Path(folder) / str(number))
            judges.put(Judge(server, copy, measured, forks_only=forks_only))

        def judged(mutant: Mutant) -> Result:
            if not (tests := asked[mutant]):
                return Result(NOT_CALLED, "")
            judge = judges.get()
            try:
                ended = judge.ended(mutant, tests)
            finally:
                judges.put(judge)
            all_of_them = len(called[calls_of(mutant)])
            return Result(OUTCOMES[ended.how], ended.test or f"{len(tests)} of {all_of_them} tests asked")

        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        yield from zip(chosen, pool.map(judged, chosen), strict=True)


def summed_up(outcomes: Counter[str], equivalent: int, seed: str) -> tuple[str, float]:
    """(the last line of the report, the share that was noticed)."""
    counted = outcomes.total() - outcomes[NOT_TRIED]
    killed, too_long = outcomes["killed"], outcomes["too long"]
    share = (killed + too_long) / counted if counted else 1.0
    tried = f", {outcomes[NOT_TRIED]} were not tried" if outcomes[NOT_TRIED] else ""
    line = (
        f"{killed} of {counted} killed, {too_long} ran too long ({share:.0%} together), "
        f"{outcomes['SURVIVED']} survived, {outcomes[NOT_CALLED]} not called; "
        f"{equivalent} more change nothing{tried}; seed {seed}"
    )
    return line, share


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("paths", nargs="*", metavar="PATH", help="only below these: folders, files, or FILE:LINE")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="of tests, at most, for each mutant")
    parser.add_argument("--forks-only", action="store_true", help="no second try for what survives in a fork")
    parser.add_argument("--as-kept", action="store_true", help="ask only tests of which is kept what they call")
    parser.add_argument("--maps", type=Path, default=ROOT / "var" / "mutants")
    args = parser.parse_args()
    calls = measured(args.maps, suites_for(args.paths), as_kept=args.as_kept)
    known = equivalent()
    chosen = [Mutant(*found) for found in sampled(iter(mutants(args.paths)), args.count, args.seed)]
    counted = [mutant for mutant in chosen if mutant.name not in known]
    outcomes: Counter[str] = Counter()
    for mutant, result in tried(counted, calls, args.jobs, seconds=args.seconds, forks_only=args.forks_only):
        outcomes[result.outcome] += 1
        print(f"{result.outcome:10} line {mutant.mutation.start[0]:4}  {mutant.name}  [{result.told}]", flush=True)
    line, share = summed_up(outcomes, len(chosen) - len(counted), args.seed)
    print(line)
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
