"""Assault on Doomrock: cooperative, one to four players, three maps and three battles."""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`doomrock/areas.yaml`), in a fixed order."""
    return bundled("doomrock/*.yaml")
