"""Checks an export without any database: plays it again from its seed, compares every line, follows its chain. Pure.

What it proves stands in `bot.rules.fairness` and docs/dice.md. The verdict is *whole* only if nothing is left to trust:
the seal and the head must have been compared with what was posted in the channel.
"""

import binascii
import json
from collections.abc import Mapping
from typing import Any

from bot.rules.cleaning import shortened
from bot.rules.decision import Event
from bot.rules.fairness import child_seed, table_seed, verify_commitment
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.tables.model.codec import digest, pack_event
from bot.tables.model.errors import MOST_SAID, BundleError
from bot.tables.proof.evidence import check_evidence
from bot.tables.proof.report import Bundle, Difference, Report, Row
from bot.tables.proof.walk import Walk, place_of, read_blob, same_state

FORMAT = 2
"""1: without a chain, until 2026-11-22."""
_READ = (1, FORMAT)
_OTHER_FORM = (
    KeyError,
    TypeError,
    AttributeError,
    IndexError,
    ValueError,
    AssertionError,
    OverflowError,
    RecursionError,
    NotImplementedError,
)
"""What comes of a bundle that lacks something, has something else in its place, or brings what its game takes not."""
_INCOMPLETE = "the export is not complete or not of its form"


def verify_export(
    bundle: Bundle,
    games: Mapping[str, Game[Any]],
    seal: str | None = None,
    head: str | None = None,
    draft: Bundle | None = None,
) -> Report:
    """Whether commitment, seed, choices, every die and draw, the final state and the chain belong together.

    seal, head: as they were posted, None: not known; draft: the export of the table that this one came of.
    """
    report = Report()
    try:
        game, seed = open_bundle(bundle, games)
        _check_seal(bundle, seal, report)
        if draft is not None:
            _check_draft(bundle, draft, report)
        _check_rows(bundle)
        if seed is None:
            report.gaps.append("the game had not begun, so there is nothing to play again")
            if head is not None:
                raise Difference("a head was posted, yet the game of this export had not begun")
            return report
        walk = _compare(bundle, game, seed, report)
        check_evidence(bundle, game, walk, report, head)
    except (Difference, BundleError) as found:
        report.problem = shortened(str(found), MOST_SAID)
    except _OTHER_FORM as error:
        report.problem = shortened(f"{_INCOMPLETE}: {type(error).__name__} {error}", MOST_SAID)
    return report


def replay(bundle: Bundle, games: Mapping[str, Game[Any]], until: int | None = None) -> tuple[Run[Any], list[Event]]:
    """The game as it stood before log entry `until` (None: at the end), and what had happened. Raises `BundleError`."""
    try:
        return _replay(bundle, games, until)
    except _OTHER_FORM as error:
        raise BundleError(f"{_INCOMPLETE}: {type(error).__name__} {error}") from error


def _replay(bundle: Bundle, games: Mapping[str, Game[Any]], until: int | None) -> tuple[Run[Any], list[Event]]:
    game, seed = open_bundle(bundle, games)
    if seed is None:
        raise BundleError("The game of this export had not begun.")
    happened: list[Event] = []
    walk = Walk(bundle, game, seed)
    try:
        for row, events in walk:
            happened += events
            if until is not None and (row["n"] + 1 if row is not None else 0) >= until:
                break
    except Difference as found:
        raise BundleError(str(found)) from found
    if walk.given_up is not None:
        raise BundleError(f"{walk.given_up}: this was played with rules that are not installed here.")
    return walk.run, happened


def open_bundle(bundle: Bundle, games: Mapping[str, Game[Any]]) -> tuple[Game[Any], bytes | None]:
    """The game of an export and the seed of its dice (None: it had not begun). Raises `BundleError`."""
    if not isinstance(bundle, Mapping) or bundle.get("format") not in _READ or bundle["format"] is True:
        raise BundleError(f"This is not an export of Waykeeper in format {FORMAT}.")
    table = bundle["table"]
    game = games.get(table["game"])
    if game is None:
        raise BundleError(f"This export is of the game {table['game']!r}, which is not installed here.")
    if bundle.get("server_seed") is None:
        raise BundleError("The game was still running when this was exported, so its seed and its choices are secret.")
    try:
        server_seed = bytes.fromhex(bundle["server_seed"])
    except ValueError:
        raise BundleError("The seed in this export is not a hexadecimal number.") from None
    if not verify_commitment(server_seed, table["commitment"]):
        raise BundleError("The seed is not the one that was promised: its SHA-256 is not the commitment.")
    if table["entropies"] is None:
        return game, None
    return game, table_seed(server_seed, table["entropies"])


def _check_seal(bundle: Bundle, seal: str | None, report: Report) -> None:
    report.seal = bundle["table"]["commitment"].strip().lower()
    if seal is None:
        report.gaps.append("the seal was not compared with the one in the channel (--seal): it could be another game")
    elif seal.strip().lower() != report.seal:
        raise Difference(f"the seal: {seal.strip().lower()} was posted, this export has {report.seal}")


def _check_draft(bundle: Bundle, draft: Bundle, report: Report) -> None:
    """That the seed follows from the seed of the table that had this one opened."""
    key, seed, posted = bundle["table"].get("sequel_key"), draft.get("server_seed"), draft["table"]["commitment"]
    if key is None or seed is None or not verify_commitment(bytes.fromhex(seed), posted):
        raise Difference("the draft: these two exports do not belong together, or the draft is not over")
    if child_seed(bytes.fromhex(seed), key).hex() != bundle["server_seed"]:
        raise Difference("the draft: the seed of this match does not follow from the seed of that draft")
    report.notes.append(f"the seed follows from that of the draft whose seal is {posted}")


def _check_rows(bundle: Bundle) -> None:
    for name in ("choices", "events"):
        for n, row in enumerate(bundle[name]):
            if row["n"] != n:
                raise Difference(f"{name}: number {n} is missing, {row['n']} stands in its place")
    for row in bundle["events"]:
        if row["choice_n"] is None and row["idx"] is None and not row["kind"].startswith("journal-"):
            raise Difference(f"event {row['n']} ({row['kind']}) belongs to no choice")


def _compare(bundle: Bundle, game: Game[Any], seed: bytes, report: Report) -> Walk:
    table = bundle["table"]
    if (game.version, game.content_hash) != (table["rules_version"], table["content_hash"]):
        report.gaps.append(
            f"played with rules version {table['rules_version']}, checked with version {game.version}: "
            "a difference may come from that"
        )
    stored: dict[int | None, list[Row]] = {}
    for row in bundle["events"]:
        if row["choice_n"] is not None or row["idx"] is not None:
            stored.setdefault(row["choice_n"], []).append(row)
    walk = Walk(bundle, game, seed, report)
    for row, events in walk:
        n = None if row is None else row["n"]
        lines = stored.pop(n, [])
        if n in walk.unchecked:
            continue
        try:
            report.events += _compare_events(place_of(bundle, row), lines, events)
        except Difference as other:
            walk.tell_otherwise(row, other)
        report.choices += row is not None
    for n in stored:
        if n not in walk.unchecked:
            raise Difference(f"event {stored[n][0]['n']} belongs to choice {n}, which is not in the log")
    _compare_undone(bundle, walk)
    if walk.given_up is not None:
        report.gaps.append(
            f"{walk.given_up}: from here on it was played with rules that are not installed here, so neither its dice "
            "nor what came of the answers is checked"
        )
        return walk
    found = digest(walk.run.state)
    if found != table["digest"]:
        raise Difference(f"the end: the export says state {table['digest']}, the seed and the choices give {found}")
    _compare_left(table, game, walk.run)
    _compare_checkpoints(bundle, game, walk.run, report)
    return walk


def _compare_left(table: Row, game: Game[Any], run: Run[Any]) -> None:
    """What it left behind follows from how it ended; under other rules it may be told otherwise."""
    if (game.version, game.content_hash) != (table["rules_version"], table["content_hash"]):
        return
    due = game.left(run.state) if run.over else None
    if table.get("left") != json.loads(json.dumps(due)):
        raise Difference("the table: it did not leave behind what the export says")


def _compare_undone(bundle: Bundle, walk: Walk) -> None:
    """What was taken back follows from the log, for choices and for events."""
    standing = {n for n in walk.standing if n is not None}
    gone = {row["n"] for row in bundle["choices"] if row["idx"] is not None} - standing
    for row in bundle["choices"]:
        if row["undone"] is not (row["n"] in gone):
            raise Difference(f"{place_of(bundle, row)}: the export is wrong about its being taken back")
    for row in bundle["events"]:
        n = row["choice_n"]
        if row["undone"] is not (n in gone):
            raise Difference(f"event {row['n']}: the export is wrong about its being taken back")
        if row["idx"] not in ((None, -1) if n is None else (bundle["choices"][n]["idx"],)):
            raise Difference(f"event {row['n']}: it does not stand where its choice stands")


def _compare_checkpoints(bundle: Bundle, game: Game[Any], run: Run[Any], report: Report) -> None:
    """Each is what the game gives at its place; of those before a change of rules it can only be said that they are
    there."""
    due = {point.index: point for point in run.checkpoints}
    last = -1
    for row in bundle["checkpoints"]:
        point, blob = due.get(row["idx"]), read_blob(row["blob"])
        if type(row["idx"]) is not int or type(row["keep"]) is not bool or row["idx"] <= last:
            raise Difference(f"the checkpoint at {row['idx']} is not of its form, or not in its place")
        last = row["idx"]
        if point is None and row["idx"] < run.checkpoints[0].index:
            report.gaps.append(f"the checkpoint at {row['idx']} is from before other rules and cannot be computed")
        elif point is None or point.undo_boundary != row["fence"] or not same_state(game, point.state, blob):
            raise Difference(f"the checkpoint at {row['idx']} is not what the game gives there")
        elif point.state != blob or _text(blob) != row["blob"]:
            report.gaps.append(f"the checkpoint at {row['idx']} holds the right state, but is written otherwise")


def _text(blob: bytes) -> str:
    return binascii.b2a_base64(blob, newline=False).decode()


def _compare_events(where: str, stored: list[Row], made: list[Event]) -> int:
    for row, event in zip(stored, made, strict=False):
        given = {name: row[name] for name in ("kind", "params", "only", "public")}
        due = json.loads(json.dumps(pack_event(event)))
        if given != due:
            raise Difference(f"{where}: the export says {_line(given)}, the seed gives {_line(due)}")
    if len(stored) != len(made):
        raise Difference(f"{where}: the export has {len(stored)} events, the seed gives {len(made)}")
    return len(made)


def _line(event: Row) -> str:
    params = ", ".join(f"{name}={value!r}" for name, value in event["params"].items())
    only = "" if event["only"] is None else f" (only for seat {event['only']})"
    return f"{event['kind']}({params}){only}"
