"""Waykeeper: the part that knows no single game. Imports nothing, so that every layer may import it.

`DATA` is the folder with all facts and sentences, in a checkout and in an installed copy alike.
"""

from pathlib import Path

__version__ = "0.1.0"

DATA = Path(__file__).resolve().parent.parent / "data"


LESSON = "lesson.yaml"
"""What a game's teacher says. No content: it changes no table, so it is not among the files of a pack."""


def bundled(pattern: str) -> dict[str, str]:
    """The texts of `DATA` that fit a pattern (`doomrock/*.yaml`), by file name (`doomrock/areas.yaml`), in order."""
    found = [path for path in sorted(DATA.glob(pattern)) if path.name != LESSON or pattern.endswith(LESSON)]
    return {path.relative_to(DATA).as_posix(): path.read_text(encoding="utf-8") for path in found}
