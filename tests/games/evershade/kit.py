"""What the tests of Lands of Evershade share: a small pack with the bridge and the cards of the rules' own examples."""

from functools import lru_cache
from pathlib import Path

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.pack import load

HERE = Path(__file__).parent / "toll"


def files() -> dict[str, str]:
    """The facts of the small pack, by file name."""
    return {
        f"toll/{path.relative_to(HERE)}": path.read_text(encoding="utf-8") for path in sorted(HERE.glob("**/*.yaml"))
    }


def prose() -> dict[str, str]:
    """Its words."""
    return {f"toll/stories/{path.name}": path.read_text(encoding="utf-8") for path in HERE.glob("stories/*.md")}


@lru_cache
def content() -> EvershadeContent:
    """The small pack, read once."""
    return load(files(), prose())
