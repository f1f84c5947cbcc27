"""Names that may have been meant by one that nobody knows. Pure."""

from collections.abc import Iterable
from difflib import get_close_matches

MOST = 5
LONGEST = 60
"""Characters of what was typed that are compared: longer names have no slip, they are something else."""


def near_names(typed: str, names: Iterable[str], most: int = MOST) -> list[str]:
    """Up to `most` of the names that are much like what was typed, the likeliest first; capitals do not matter."""
    known = {name.casefold(): name for name in names}
    return [known[one] for one in get_close_matches(typed.casefold().strip()[:LONGEST], known, most)]
