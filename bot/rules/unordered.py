"""Says of a list in a state that its order means nothing, as of cards in a bag. Pure; only the type changes."""

from typing import Annotated, Final, TypeVar

T = TypeVar("T")


class _Unordered:
    """The mark; there is one."""


UNORDERED: Final = _Unordered()
Unordered = Annotated[list[T], UNORDERED]
"""A list that is stored as any other, and compared without its order by whoever looks at a state from outside."""
