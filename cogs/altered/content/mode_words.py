"""What each mode of a card says, cut from its own printed text. Pure.

"Choose one: A. Or: B." and "A, or B. (Choose one.)" are the ways in which cards write it.
"""

import re
from functools import lru_cache

_LISTED = re.compile(r"Choose (?:one|two|up to two): (?P<said>.*)$", re.DOTALL)
_JOINED = re.compile(r"(?:^|\. )(?P<said>[^.]+, or [^.]+)\. \(Choose one\.\)")


@lru_cache(maxsize=1024)
def mode_words(printed: str, n: int) -> tuple[str, ...]:
    """The clauses of n modes in their order; empty where the text does not have exactly so many."""
    if found := _LISTED.search(printed):
        said = re.split(r"\.\s+Or: ", found["said"])
        said[-1] = said[-1].split(". ")[0]
    elif found := _JOINED.search(printed):
        said = found["said"].split(", or ")
    else:
        return ()
    clauses = tuple(_begun(one.strip().rstrip(".")) for one in said)
    return clauses if len(clauses) == n and all(clauses) else ()


def _begun(clause: str) -> str:
    """As a sentence begins."""
    return clause[:1].upper() + clause[1:]
