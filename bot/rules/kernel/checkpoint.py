"""The state at rest, kept so that a table can be put back there. Pure."""

import zlib
from typing import TypeVar

from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)


def packed(state: TableState) -> bytes:
    """A state as compressed JSON, as it is stored."""
    return zlib.compress(_written(state), 1)


def unpacked(state: type[S], blob: bytes) -> S:
    """The state of compressed JSON. Raises `pydantic.ValidationError` or `zlib.error` when it is damaged."""
    return state.model_validate_json(zlib.decompress(blob))


def _written(state: TableState) -> bytes:
    return state.__pydantic_serializer__.to_json(state)


class Checkpoint:
    """The state at rest after `index` choices; `undo_boundary` as it was then.

    It is compressed when somebody wants it for storing (`state`): most of a long change, of an undo or of a game that
    is only played through are never stored.
    """

    __slots__ = ("_json", "_packed", "index", "undo_boundary")

    def __init__(self, index: int, undo_boundary: int, state: bytes) -> None:
        self.index = index
        self.undo_boundary = undo_boundary
        self._packed: bytes | None = state
        self._json: bytes | None = None

    @classmethod
    def of(cls, state: TableState, index: int, undo_boundary: int) -> "Checkpoint":
        """One of a state that goes on changing."""
        made = cls(index, undo_boundary, b"")
        made._packed, made._json = None, _written(state)
        return made

    @property
    def state(self) -> bytes:
        """The state as compressed JSON."""
        if self._packed is None:
            assert self._json is not None
            self._packed, self._json = zlib.compress(self._json, 1), None
        return self._packed

    def read(self, state: type[S]) -> S:
        """A new object of the state. Raises `pydantic.ValidationError` or `zlib.error` when it is damaged."""
        if self._json is not None:
            return state.model_validate_json(self._json)
        return unpacked(state, self.state)
