"""The sets of the bundled cards, told apart by what their references say (AL-14.5). Pure."""

from typing import Final

FIRST: Final = "BASE"
SECOND: Final = "ROAD"
SETS: Final = (FIRST, SECOND)

RARE_SIGNS: Final = {"R1": "◆", "R2": "◇"}
"""Behind the name of a rare wherever it is called by it, so that nobody takes it for its common."""


def set_of(ref: str) -> str:
    """The set in a reference: `BASE` of `GM_BASE_B_GW_02_C`."""
    return ref.split("_")[1]


def grade_of(ref: str) -> str:
    """C, R, E or U by the end of a reference: R1 and R2 are both rare."""
    return ref.split("_")[5][:1] if ref.count("_") >= 5 else ""


def common_of(ref: str) -> str:
    """The common printing of the same design: `GM_BASE_B_GW_02_C` of `GM_BASE_B_GW_02_R2`."""
    return "_".join([*ref.split("_")[:5], "C"]) if ref.count("_") >= 5 else ref
