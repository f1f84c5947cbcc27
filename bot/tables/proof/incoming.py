"""What an export from elsewhere may hold before a row of it is stored: shapes, lengths, numbers that fit. Pure.

An export is a file that anybody can write. Its dice, choices and their events are played again by `proof`; all the rest
(names, places, journal lines, preferences) is checked here, and what can be worked out anew is never taken from it.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.tables.model.codec import unpack_event
from bot.tables.model.errors import BundleError

_ID = re.compile(r"[a-z2-7]{8}")
_MOST = 1 << 63
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
Account = Annotated[int, Field(ge=0, lt=_MOST)]
Place = Annotated[int, Field(gt=-_MOST, lt=_MOST)]
"""A channel; below zero for a table that stands nowhere (`ChildTables.open_child`)."""
Name = Annotated[str, Field(max_length=80)]
Time = Annotated[float, Field(ge=0, lt=1e12, allow_inf_nan=False)]


class _Row(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _Table(_Row):
    id: str
    guild: Account | None = None
    channel: Place | None = None
    parent: Account | None = None
    host: Account | str | None
    game: Annotated[str, Field(max_length=40)]
    rules_version: Number
    content_hash: Name
    status: Literal["lobby", "running", "paused", "ended"]
    options: dict[str, Any]
    commitment: Annotated[str, Field(max_length=64)]
    created: Time
    updated: Time = 0.0
    locale: Annotated[str, Field(max_length=16)]
    entropies: list[Annotated[str, Field(max_length=200)]] | None
    clock_hours: Annotated[float, Field(gt=0, le=24 * 60)] | None
    base: Number = 0
    bases: dict[Annotated[str, Field(max_length=3)], Number] | None = None
    version: Number = 1
    index: Number
    log_length: Number
    event_count: Number
    digest: Annotated[str, Field(max_length=32)]
    board_message: Account | None = None
    board_channel: Account | None = None
    board_version: Number | None = 0
    proposal: dict[str, Any] | None = None
    head: Annotated[str, Field(max_length=64)] = ""
    sequel_of: Annotated[str, Field(max_length=8)] | None = None
    sequel_key: Annotated[str, Field(max_length=40)] | None = None
    unrated: Literal["practice", "house", "handed", "lesson"] | None = None
    brings: Any = None
    left: Any = None
    bank_hours: Annotated[float, Field(gt=0, le=24 * 60)] | None = None


_Order = Annotated[str, Field(max_length=200)]


class _Prefs(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")

    auto: dict[Name, _Order | Annotated[list[_Order], Field(min_length=2, max_length=2)]] = Field(
        default_factory=dict, max_length=200
    )
    missed: Number = 0
    since: Number = 0
    index: Number = 0
    rested: Time = 0
    refused: Time = 0


class _Seat(_Row):
    n: Number
    user: Account | str | None
    name: Name
    entropy: Annotated[str, Field(max_length=200)]
    house: bool
    away: bool
    prefs: _Prefs
    deputy: None = None  # who stands in for whom is never exported


class _Choice(_Row):
    n: Number
    idx: Number | None
    undone: bool
    seat: Annotated[int, Field(ge=-1, lt=100)]
    key: Name
    answer: Any
    by: Annotated[str, Field(max_length=8)]
    user: Account | str | None
    at: Time
    digest: Annotated[str, Field(max_length=32)]
    actor: Annotated[int, Field(ge=0, lt=100)] | None = None
    proof: dict[str, Any] | None = None


class _Event(_Row):
    n: Number
    kind: Name
    params: dict[str, Any]
    only: Annotated[int, Field(ge=0, lt=100)] | None
    public: dict[str, Any] | None
    choice_n: Number | None
    idx: Annotated[int, Field(ge=-1, lt=1 << 31)] | None
    at: Time
    undone: bool
    proof: dict[str, Any] | None = None


class _Point(_Row):
    idx: Number
    fence: Number
    keep: bool
    blob: str


class _Bundle(BaseModel):
    model_config = ConfigDict(extra="ignore")

    table: _Table
    seats: list[_Seat]
    choices: list[_Choice]
    events: list[_Event]
    checkpoints: list[_Point]


def checked(bundle: Mapping[str, Any]) -> dict[str, Any]:
    """`table`, `seats`, `choices` and `events` of an export, fit to be stored. Raises `BundleError`."""
    try:
        found = _Bundle.model_validate(dict(bundle)).model_dump(exclude_defaults=False)
    except (ValidationError, RecursionError) as error:
        problem = error.errors()[0] if isinstance(error, ValidationError) else {"loc": (), "msg": "too deeply nested"}
        place = ".".join(map(str, problem["loc"]))
        raise BundleError(f"This export was not taken: {place or 'it'}: {problem['msg']}.") from None
    table, seats = found["table"], found["seats"]
    begun = table["entropies"] is not None
    if [seat["n"] for seat in seats] != list(range(len(seats))) or (begun and len(seats) < len(table["entropies"])):
        raise BundleError("This export was not taken: its seats are not those of one table.")
    if begun is (table["status"] == "lobby") and table["status"] != "ended":
        raise BundleError(f"This export was not taken: a table cannot be {table['status']!r} like that.")
    for row in found["events"]:
        try:
            unpack_event(row).text_for(None)
        except (KeyError, TypeError, AttributeError, RecursionError):
            raise BundleError(f"This export was not taken: event {row['n']} cannot be read.") from None
    table["updated"] = table["updated"] or table["created"]
    for seat in seats:
        seat["prefs"] = {name: value for name, value in seat["prefs"].items() if value}
    return found


def is_table_id(value: str) -> bool:
    """Whether it can be the id of a table: ids become parts of custom ids and names of files."""
    return _ID.fullmatch(value) is not None
