"""The sets of the bundled cards, told apart by what their references say (AL-14.5). Pure."""

from typing import Final

FIRST: Final = "BASE"
SECOND: Final = "ROAD"
SETS: Final = (FIRST, SECOND)


def set_of(ref: str) -> str:
    """The set in a reference: `BASE` of `GM_BASE_B_GW_02_C`."""
    return ref.split("_")[1]
