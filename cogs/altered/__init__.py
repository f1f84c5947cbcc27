"""Altered: two players, hidden hands, two expeditions each that want to meet."""

from bot import DATA


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`altered/cards_gw.yaml`), in a fixed order."""
    folder = DATA / "altered"
    return {f"altered/{path.name}": path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.yaml"))}
