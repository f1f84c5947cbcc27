"""What is left in the box of boons and brill; what is not there is not gained, and the rest goes on (LE-1.3, LE-2.1).
Pure."""

from collections.abc import Iterable
from typing import Final

from cogs.evershade.state import Character

BOONS: Final = {False: 8, True: 4}
"""Of each kind: basic ones, and greater ones."""
BRILL: Final = 40


def boons_left(heroes: Iterable[Character], kind: str, *, is_greater: bool) -> int:
    """What the dead had has gone back (LE-7.9)."""
    lying = [boon for one in heroes if not one.is_dead for boon in one.boons]
    taken = sum(boon.kind == kind and boon.is_greater == is_greater for boon in lying)
    return max(0, BOONS[is_greater] - taken)


def brill_left(heroes: Iterable[Character]) -> int:
    return max(0, BRILL - sum(one.brill for one in heroes))
