"""Dataclasses whose objects are values, and of which each click makes many. Pure.

`dataclass(frozen=True)` sets every field through a call of its own, which was a sixteenth of a click. These are as
frozen for mypy, which reads all of the code, and plain while it runs.
"""

from typing import TYPE_CHECKING, Any

__all__ = ["value_class"]

if TYPE_CHECKING:
    from dataclasses import dataclass as value_class
else:
    from dataclasses import dataclass

    def value_class(*, frozen: bool, slots: bool = False) -> Any:
        """As `dataclass`; equal objects have equal hashes, as frozen ones do."""
        return dataclass(slots=slots, unsafe_hash=frozen)
