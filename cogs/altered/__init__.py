"""Altered: two players, hidden hands, two expeditions each that want to meet."""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`altered/cards_gw.yaml`), in a fixed order."""
    return bundled("altered/*.yaml")


def doctor_files() -> dict[str, str]:
    """What the doctor of decks goes by, by file name. No part of the rules: a table's content does not depend on it."""
    return bundled("altered/doctor/*.yaml")
