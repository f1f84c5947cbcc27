"""The chain of a table: every row of its log and journal is hashed onto all the rows before it. Pure.

    head = first_head(commitment)
    for each row, in the order in which they came about:  head = link(head, sum of the row)

The head is posted when the table pauses and when it ends. Whoever has it sees a row that was changed, left out, put in
or moved afterwards. Sums are keyed with the table's secret seed, so that nobody can guess a secret answer from two
heads of a game that is still played.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from bot.tables.model.info import Info

TABLE = "!table"
"""Key of a log row that says how the table itself stands: who sits where, whether it runs. The first one begins the
chain and says under which settings, words and rules."""
_KEY = b"waykeeper chain key 1"
_FIRST = b"waykeeper chain 1 "
_CHOICE = itemgetter("n", "idx", "seat", "key", "answer", "by", "actor", "at", "digest")
_EVENT = itemgetter("n", "kind", "params", "only", "public", "choice_n", "idx", "at")
_AT = 8
"""Where the time stands behind the proof."""
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
TOLD = frozenset({"status", "host", "locale", "clock_hours", "seats", "unrated"})
"""What `standing` looks at, by the names of `Info`."""
Row = Mapping[str, Any]


def chain_key(server_seed: bytes) -> bytes:
    """What the sums of a table's rows are keyed with."""
    return hmac.digest(server_seed, _KEY, "sha256")


def first_head(commitment: str) -> str:
    """The head before the first row: 64 hexadecimal digits, as every head."""
    return hashlib.sha256(_FIRST + commitment.encode()).hexdigest()


def row_sum(key: bytes, row: Row) -> str:
    """What a row of `choice` or `event` adds to the chain. `undone` is no part of it: the undo itself is a row.

    A row from which a name was removed carries its former sum instead, without which the chain would not go on.
    """
    proof = row.get("proof") or {}
    if "sum" in proof:
        kept: str = proof["sum"]
        return kept
    told = [proof, *(_CHOICE if "answer" in row else _EVENT)(row)]
    told[_AT] = float(told[_AT])
    return hashlib.blake2b(_encode(told).encode(), digest_size=32, key=key).hexdigest()


def link(head: str, added: str) -> str:
    """The head after one more row."""
    return hashlib.sha256(f"{head} {added}".encode()).hexdigest()


def in_order(choices: Iterable[Row], events: Iterable[Row]) -> Iterator[Row]:
    """Rows of the log and the journal as they came about. Both in the order of their numbers."""
    waiting = iter(events)
    event = next(waiting, None)
    for row in choices:
        while event is not None and _after(event) <= row["n"]:
            yield event
            event = next(waiting, None)
        yield row
    while event is not None:
        yield event
        event = next(waiting, None)


def _after(event: Row) -> int:
    """How many rows the log had when this happened."""
    if event["choice_n"] is not None:
        return int(event["choice_n"]) + 1
    return int((event.get("proof") or {}).get("after", 0))


def extended(head: str, key: bytes, choices: Sequence[Row], events: Sequence[Row]) -> str:
    """The head after these rows."""
    for row in in_order(choices, events):
        head = link(head, row_sum(key, row))
    return head


def loose(after: int) -> dict[str, Any]:
    """What stands beside a line of the table itself: its place, and a salt, for it holds names.

    Once a name is removed the salt goes as well, so that nobody can find the name out by trying.
    """
    return {"after": after, "salt": secrets.token_hex(8)}


def without_name(key: bytes, row: Row) -> dict[str, Any]:
    """What stands beside a row from which a name is about to be removed: its sum, and no salt."""
    proof = dict(row.get("proof") or {})
    proof.pop("salt", None)
    return proof | {"sum": row_sum(key, row)}


# ---------------------------------------------------------------------- what is told of the table itself


def standing(info: Info) -> dict[str, Any]:
    """How a table stands, without accounts: who sits where, who hosts, whether it runs, why it counts on no ladder."""
    first = people(info)
    seats = [
        {"name": s.name, "who": None if s.user is None else first[s.user], "house": s.house, "away": s.away}
        for s in info.seats
    ]
    told: dict[str, Any] = {"id": info.id, "status": info.status, "host": first.get(info.host), "seats": seats}
    return told | {"locale": info.locale, "clock_hours": info.clock_hours, "unrated": info.unrated}


def people(info: Info) -> dict[int, int]:
    """User -> the number by which records call this person: that of their first seat."""
    return {seat.user: seat.n for seat in reversed(info.seats) if seat.user is not None}


def foundation(info: Info) -> dict[str, Any]:
    """What a game rests on from its start."""
    names = ("game", "rules_version", "content_hash", "commitment", "sequel_key")
    told = {name: getattr(info, name) for name in names} | {"created": float(info.created)}
    words = None if info.entropies is None else list(info.entropies)
    if info.brings is not None:
        told["brings"] = info.brings
    return told | {"options": dict(info.options), "entropies": words}
