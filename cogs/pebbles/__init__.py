"""Pebbles: one to four people on a shore for ten minutes. Its README has the rules."""

from bot import DATA, bundled

FOLDER = DATA / "pebbles"


def bundled_files() -> dict[str, str]:
    """The texts of the bundled cards by file name (`pebbles/shore.yaml`), in a fixed order."""
    return bundled("pebbles/*.yaml")


def story_files(ending: str) -> dict[str, str]:
    """The texts of the stories that end so: `.yaml` says what happens, `.md` in which words."""
    found = sorted((FOLDER / "stories").glob(f"*{ending}"))
    return {f"stories/{path.name}": path.read_text(encoding="utf-8") for path in found}
