"""Assault on Doomrock: cooperative, one to four players, three maps and three battles."""

from bot import DATA


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`doomrock/areas.yaml`), in a fixed order."""
    folder = DATA / "doomrock"
    return {f"doomrock/{path.name}": path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.yaml"))}
