"""Events, texts and choices as plain JSON and back, and the fingerprint of a state. Pure."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Event, Text
from bot.rules.table_state import TableState

_TEXT = "!text"
_NOT_THE_GAME = {"lines"}
_PLAIN, _LISTS = (str, int, float), (list, tuple)
_to_sorted_json = json.JSONEncoder(sort_keys=True).encode


def pack(value: Any) -> Any:
    """As JSON: a `Text` becomes `{"!text": key, "params": {...}}`, a tuple a list. TypeError for what is not JSON."""
    if value is None or isinstance(value, _PLAIN):
        return value
    if isinstance(value, Text):
        return {_TEXT: value.key, "params": pack(value.params)}
    if isinstance(value, _LISTS):
        return [pack(entry) for entry in value]
    if isinstance(value, Mapping):
        return {str(key): pack(entry) for key, entry in value.items()}
    raise TypeError(f"{value!r} cannot be stored in an event: only JSON values and Text can")


def unpack(value: Any) -> Any:
    """The reverse of `pack`."""
    if isinstance(value, dict):
        if _TEXT in value:
            return Text(value[_TEXT], unpack(value["params"]))
        return {key: unpack(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [unpack(entry) for entry in value]
    return value


def pack_event(event: Event) -> dict[str, Any]:
    """`{kind, params, only, public}`."""
    public = None if event.public is None else pack(event.public)
    return {"kind": event.kind, "params": pack(event.params), "only": event.only, "public": public}


def unpack_event(row: Mapping[str, Any]) -> Event:
    """The reverse of `pack_event`; further entries of `row` are ignored."""
    public = unpack(row["public"])
    return Event(row["kind"], unpack(row["params"]), row["only"], public)


def digest(state: TableState) -> str:
    """16 hexadecimal digits that name a state: equal states, equal digests, in any process.

    Without what tokens count, which is no part of the game; stored tables began before it was kept.
    """
    plain = state.__pydantic_serializer__.to_json(state, exclude=_NOT_THE_GAME)
    return hashlib.blake2b(plain, digest_size=8).hexdigest()


def seal(state: str, seat: int, key: str, answer: Any) -> str:
    """16 hexadecimal digits that name an answer together with the state after it (its `digest`).

    A secret answer is not in the state before all have answered, so the state alone would not show that it was changed.
    """
    given = _to_sorted_json([state, seat, key, answer])
    return hashlib.blake2b(given.encode(), digest_size=8).hexdigest()


def blob_sum(blob: bytes) -> str:
    """32 hexadecimal digits that name a stored checkpoint, byte for byte."""
    return hashlib.blake2b(blob, digest_size=16).hexdigest()
