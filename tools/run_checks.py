"""Run every check of the project, then say in one line each how it went. Standard library only.

`python tools/run_checks.py [PYTEST ARGUMENT...]`; `make test` calls it. All tools run, whatever the others say;
the exit code is 0 only if every one of them is content. Arguments go to pytest, to run a part of the tests; `--quick`
(`make quick`) stands for the fastest tests that tell most.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sys.executable).parent
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
MOST_WORKERS = 8
"""Each takes 800 MB and more."""

# name, command. pytest comes last: its own closing line is the one people look for.
CHECKS: list[tuple[str, list[str]]] = [
    ("ruff", ["ruff", "check", "."]),
    ("format", ["ruff", "format", "--check", "--quiet", "."]),
    ("mypy", ["mypy"]),
    ("imports", ["lint-imports", "--no-cache", "--no-logo"]),
    # one more than there are cores: many tests wait for a process, a browser or a clock. Whoever is done with its
    # share takes tests from the others, and so all of them end together.
    ("pytest", ["pytest", "-n", str(min(MOST_WORKERS, len(CORES) + 1)), "--dist", "worksteal", "-q"]),
]


QUICK = ["tests/rules", "tests/scenarios", "tests/test_promises.py", "tests/trials/test_scenario_files.py"]
"""What tells most in a minute: all rules of all games' common ground, then one table, one screen, one game."""

QUICK_SAMPLES = [
    "tests/tables/test_playing.py::test_reordered_and_stale_clicks",
    "tests/tables/test_playing.py::test_restart_after_each_choice_changes_nothing",
    "tests/ui/test_table.py",
    "tests/games/doomrock/test_rules_table.py",
]


def run_check(command: list[str]) -> tuple[int, str, float]:
    """Run one command in the project's root, showing its output as it comes.

    Returns its exit code (127: not installed), its last line with words in it, and the seconds it took.
    """
    program = SCRIPTS / command[0]
    started = time.monotonic()
    try:
        process = subprocess.Popen(
            [str(program), *command[1:]],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError:
        return 127, "not installed; `make test` installs it", 0.0
    last = ""
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        if any(character.isalnum() for character in line):
            last = line.strip().strip("= ")
    return process.wait(), last, time.monotonic() - started


def main(arguments: list[str]) -> int:
    """Run all checks; 0 if every one passed, else 1."""
    results = []
    is_quick = arguments[:1] == ["--quick"]
    if is_quick:
        arguments = [*(part for part in [*QUICK, *QUICK_SAMPLES] if (ROOT / part.partition("::")[0]).exists())]
        arguments += ["-k", "not postgres"]
    for name, command in CHECKS:
        print(f"\n--- {name}", flush=True)
        extra = arguments if name == "pytest" else []
        results.append((name, *run_check([*command, *extra])))

    print("\n--- summary")
    for name, code, last, seconds in results:
        print(f"{name:<8} {'ok    ' if code == 0 else 'FAILED'} {seconds:6.1f} s  {last}")
    failed = [name for name, code, _, _ in results if code != 0]
    print(f"FAILED: {', '.join(failed)}" if failed else "all good")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
