"""Near and Far: two to four wanderers, a town, a map of stories, and a last city that reads you back."""

from pathlib import Path

from bot import DATA

FOLDER = DATA / "near_and_far"


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`near_and_far/maps/m01.yaml`), in a fixed order."""
    return {_name(path): path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.yaml"))}


def bundled_prose() -> dict[str, str]:
    """The words of the stories by file name (`near_and_far/stories/m01.md`)."""
    folder = FOLDER / "stories"
    return {_name(path): path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}


def _name(path: Path) -> str:
    return f"near_and_far/{path.relative_to(FOLDER).as_posix()}"
