"""`tools/install.py`: whoever waits for pip sees how far it is, and what it said if it fails."""

import io
import sys
from pathlib import Path

from tools.install import install, locked

PIP = """
import sys
for name in ("aiohttp", "pillow", "aiohttp"):
    print(f"Collecting {name}==1.0")
print("  Downloading it")
print("Installing collected packages: aiohttp, pillow")
print("asked for", *sys.argv[1:])
sys.exit(int({code}))
"""
LOCK = "aiohttp==1.0 \\\n    --hash=sha256:00\npillow==2.0 \\\n    --hash=sha256:11\n# via x==3\n"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def lock(folder: Path) -> Path:
    file = folder / "lock.txt"
    file.write_text(LOCK)
    return file


def pip(code: int) -> list[str]:
    return [sys.executable, "-c", PIP.replace("{code}", str(code))]


def test_it_counts_what_is_fetched_and_ends_with_a_word(tmp_path: Path) -> None:
    out = Terminal()
    assert install("what it needs", ["--no-deps"], [lock(tmp_path)], out, pip(0)) == 0
    told = out.getvalue()
    assert "what it needs: 1 of 2: aiohttp" in told and "what it needs: 2 of 2: pillow" in told
    assert "all fetched, unpacking" in told and "asked for" not in told
    assert told.rstrip().endswith("s") and "what it needs: done in" in told
    assert told.count("\n") == 1, "one line that counts up"


def test_without_a_terminal_it_says_little_but_not_nothing(tmp_path: Path) -> None:
    out = io.StringIO()
    assert install("what it needs", [], [lock(tmp_path)], out, pip(0)) == 0
    assert out.getvalue().splitlines()[0] == "  what it needs: all fetched, unpacking"
    assert "\r" not in out.getvalue()


def test_what_pip_said_is_shown_when_it_fails(tmp_path: Path) -> None:
    out, file = io.StringIO(), lock(tmp_path)
    assert install("what it needs", ["--no-deps"], [file], out, pip(3)) == 3
    assert "what it needs: failed" in out.getvalue()
    assert f"asked for --no-deps -r {file}" in out.getvalue()


def test_packages_are_counted_and_their_hashes_are_not(tmp_path: Path) -> None:
    assert locked([lock(tmp_path)]) == 2
    root = Path(__file__).parents[2]
    assert 20 < locked([root / "requirements" / "local.txt"]) < 60
