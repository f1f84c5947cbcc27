"""A whole table as one JSON bundle, and back: for checking the dice, for keeping, for moving to another machine."""

import binascii
import json
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot import __version__
from bot.private import make_folder, write_private
from bot.rules.decision import Text
from bot.rules.errors import Refusal
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.chain import people
from bot.tables.model.codec import pack, unpack_event
from bot.tables.model.errors import BundleError, SecondTable, UnknownTable
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat, seat_name
from bot.tables.model.table import Live
from bot.tables.proof.evidence import SESSION_FIELDS, TABLE_FIELDS
from bot.tables.proof.incoming import checked, is_table_id
from bot.tables.proof.report import Bundle
from bot.tables.proof.verify import FORMAT, open_bundle, replay, verify_export
from bot.tables.proof.walk import read_blob
from bot.tables.seats.lobby import checked_options
from bot.tables.seats.new_tables import new_id
from bot.tables.service import Tables
from bot.tables.store import statements
from bot.tables.store.writing import Write

_UNTOLD: Mapping[str, Any] = {
    "head": "",
    "digest": "",
    "index": 0,
    "log_length": 0,
    "event_count": 0,
    "base": 0,
    "bases": None,
    "version": 0,
}
"""P6: not for spectators of a running game: a digest of a hidden state can be searched, the others count secrets."""
_ROUGHLY = 3600
"""P6: to so many seconds a running table tells when something happened in public."""
MOST_BYTES = 64 << 20
_NOT_MOVED = (
    "guild",
    "channel",
    "parent",
    "board_message",
    "board_channel",
    "board_version",
    "sequel_of",
    "sequel_key",
    "proposal",
)


async def export_table(tables: Tables, table: str, *, private: bool = False) -> dict[str, Any]:
    """The bundle of a table: plain JSON.

    When the game is over everything is in it, with players as `player-1` instead of their accounts. While it runs only
    what a spectator may know. private: everything at any time, accounts and seed too; to move a table, not for players.
    Raises `UnknownTable`, `StoreFailure`.
    """
    return await tables.keeper.storage.read(partial(_export, table=table, private=private, games=tables.games))


def _export(connection: sa.Connection, table: str, private: bool, games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    stored = statements.load(connection, table)
    if stored is None:
        raise UnknownTable(table=table)
    info = stored.info
    choices, events, points = statements.whole_log(connection, table)
    whole = private or info.status == "ended"
    columns = {name: getattr(info, name) for name in Info.__dataclass_fields__ if name != "seats"}
    names: dict[int | None, str] = {info.host: "player-host"}
    names |= {user: f"player-{n + 1}" for user, n in people(info).items()}
    seats = [{name: getattr(seat, name) for name in Seat.__dataclass_fields__} for seat in info.seats]
    if not private:
        columns["host"] = names[info.host]
        if not whole:  # not when somebody stirred last: only when the last thing happened that all could read
            columns |= _UNTOLD
            columns["created"] = _roughly(info.created)
            columns["updated"] = max((row["at"] for row in _public(events)), default=columns["created"])
        columns |= dict.fromkeys(_NOT_MOVED)
        if not whole:
            columns |= dict.fromkeys(SESSION_FIELDS)
        if whole and info.entropies is not None:
            given = {name for name in SESSION_FIELDS if columns[name] is not None}
            columns = {name: value for name, value in columns.items() if name in TABLE_FIELDS | given}
            columns["sequel_key"] = info.sequel_key  # the seed of a match follows from it
        for seat in seats:
            seat["deputy"] = None
            seat["user"] = names.get(seat["user"])
            seat["prefs"] = {}
    for row in (*choices, *events):
        del row["table_id"]
    for row in choices:
        del row["interaction"]
        if not private:
            row["user"] = names.get(row["user"]) if row["actor"] is None else f"player-{row['actor'] + 1}"
    origin: dict[str, Any] = {} if whole and not private else {"made_by": __version__}
    return {
        "format": FORMAT,
        **origin,
        "private": private,
        "practice": info.game in games and info.is_practice(games[info.game]),
        "table": json.loads(json.dumps(columns)),
        "seats": seats,
        "server_seed": stored.server_seed.hex() if whole else None,
        "choices": choices if whole else [],
        "events": events if whole else _public(events),
        "checkpoints": [
            {"idx": p["idx"], "fence": p["fence"], "keep": p["keep"], "blob": _text(p["blob"])}
            for p in points
            if whole and (private or p["keep"])
        ],
    }


def _public(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """P6: what a spectator may read, and nothing that counts what there is besides."""
    lines: list[dict[str, Any]] = []
    for row in events:
        line: Text | None = unpack_event(row).text_for(None)
        if line is not None:
            known: dict[str, Any] = {"kind": line.key, "params": pack(line.params), "only": None, "public": None}
            known |= {"at": _roughly(row["at"]), "undone": row["undone"], "n": len(lines)}
            known |= {"choice_n": None, "idx": None}
            lines.append(known)
    return lines


def _roughly(at: float) -> float:
    return float(at // _ROUGHLY * _ROUGHLY)


async def import_table(
    tables: Tables,
    bundle: Bundle,
    *,
    guild: int | None = None,
    channel: int | None = None,
    host: int | None = None,
) -> Info:
    """Store the table of a bundle and go on with it. guild, channel, host: instead of those of the bundle.

    Seats whose accounts are not in the bundle are played by the house until somebody takes them.
    Raises `BundleError` (with the first difference), `SecondTable`, `StoreFailure`.
    """
    report = verify_export(bundle, tables.games)
    if not report.ok:
        raise BundleError(f"This export was not taken: {report.problem}.")
    rows = checked(bundle)
    columns, choices, events = rows["table"], rows["choices"], rows["events"]
    game, seed = open_bundle(bundle, tables.games)
    place = channel if channel is not None else columns["channel"]
    owner = host if host is not None else columns["host"]
    if not isinstance(place, int) or not isinstance(owner, int):
        raise BundleError("This export does not say in which channel and by whom it was played: name both.")
    if channel is not None:
        columns |= {"guild": guild, "parent": None}
    columns |= {"channel": place, "host": owner, "options": _options(game, columns["options"])}
    columns |= {"board_message": None, "board_channel": None, "board_version": 0, "proposal": None}
    columns |= {"log_length": len(choices), "event_count": len(events)}
    key = columns["id"]
    if not is_table_id(key) or not await _is_free(tables, key):
        key = new_id()
    columns["id"] = key
    write = Write(key, None, columns | {"server_seed": bytes.fromhex(bundle["server_seed"]), "seed": seed})
    write.seats = [_seat(row) for row in rows["seats"]]
    for row in choices:
        user = row["user"] if isinstance(row["user"], int) else None
        write.choices.append({**row, "table_id": key, "interaction": None, "user": user})
    write.events = [{**row, "table_id": key} for row in events]
    if seed is not None:
        run, _ = replay(bundle, tables.games)
        columns["index"] = run.index
        if run.over:
            columns["status"] = "ended"
        write.columns |= columns
        write.checkpoints = [{**row, "table_id": key} for row in _points(bundle, run)]
    await tables.new.store(write, place)
    await tables.keeper.change(key, partial(_wake, tables.keeper))
    return await tables.keeper.get(key)


async def _wake(keeper: TableKeeper, live: Live, work: UnitOfWork) -> None:
    """Set the clocks and let the house answer, after the table has come from elsewhere."""
    work.note_import()
    await answer_for_absent(keeper, live, work)


def _points(bundle: Bundle, run: Run[Any]) -> Iterator[dict[str, Any]]:
    """The checkpoints as they come out when the game is played again: those of the file could hold any state.

    Only from before a change of rules, which cannot be played again, the file's own are taken.
    """
    kept = {row["idx"] for row in bundle["checkpoints"] if row["keep"]} | {0}
    newest = {point.index for point in run.checkpoints[-statements.KEPT_CHECKPOINTS :]}
    for row in bundle["checkpoints"]:
        if row["keep"] and row["idx"] < run.checkpoints[0].index:
            yield {"idx": int(row["idx"]), "fence": int(row["fence"]), "keep": True, "blob": read_blob(row["blob"])}
    for point in run.checkpoints:
        if point.index in newest or point.index in kept:
            keep = point.index in kept
            yield {"idx": point.index, "fence": point.undo_boundary, "keep": keep, "blob": point.state}


def _options(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return checked_options(game.options, options)
    except Refusal as refusal:
        why = refusal.text.params
        raise BundleError(f"This export was not taken: the game has no such settings ({why}).") from None


async def _is_free(tables: Tables, table: str) -> bool:
    try:
        await tables.keeper.get(table)
    except UnknownTable:
        return True
    return False


def _seat(row: Mapping[str, Any]) -> Seat:
    known = isinstance(row["user"], int)
    own = {"name": seat_name(row["name"]), "user": row["user"] if known else None, "house": row["house"] or not known}
    prefs = {name: value for name, value in row["prefs"].items() if name != "leave"}  # it is left behind
    return Seat(**{**row, **own, "prefs": prefs, "deputy": None})


def _text(blob: bytes) -> str:
    return binascii.b2a_base64(blob, newline=False).decode()


# ------------------------------------------------------------------ all tables, for the command line


async def export_all(tables: Tables, folder: Path) -> list[Path]:
    """A private bundle of each table as `<id>.json`: everything needed to move to another machine or engine."""
    make_folder(folder)
    written = []
    for table in await tables.index.all_tables(with_ended=True):
        path = folder / f"{table}.json"
        bundle = await export_table(tables, table, private=True)
        write_private(path, json.dumps(bundle, ensure_ascii=False))
        written.append(path)
    return written


async def import_all(tables: Tables, folder: Path) -> list[Info]:
    """All bundles of a folder, each as it was. Raises `BundleError` naming the file; those before it are stored."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(await import_table(tables, read_bundle(path)))
        except BundleError as error:
            raise BundleError(f"{path}: {error}") from error
        except SecondTable:
            raise BundleError(f"{path}: a table that is not over stands in its channel already.") from None
        except Refusal as refusal:
            raise BundleError(f"{path}: it could not be stored or opened ({refusal.text.key}).") from refusal
    return found


def read_bundle(path: Path) -> Bundle:
    """The bundle in a file. Raises `BundleError`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BundleError(f"{path} is larger than {MOST_BYTES >> 20} MB: that is no export of a table.")
        bundle: Bundle = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BundleError(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise BundleError(f"{path} is not JSON: {error}.") from error
    return bundle
