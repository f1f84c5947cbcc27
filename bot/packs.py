"""Which files of a folder are users' packs."""

from collections.abc import Iterator
from pathlib import Path

STORIES = "stories"


def pack_paths(folder: Path) -> Iterator[Path]:
    """In order: YAML anywhere below the folder, and Markdown that lies in a folder `stories`. Other Markdown, such as a
    README, is no content."""
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".yaml" or (path.suffix == ".md" and path.parent.name == STORIES):
            yield path
