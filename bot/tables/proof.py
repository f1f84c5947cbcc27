"""Checks an export without any database: plays it again from its seed and compares every line. Pure, but for JSON.

What it proves stands in `bot.rules.fairness`. Choices that were made under rules which have changed since cannot be
played again; the report says which.
"""

import binascii
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.cleaning import shortened
from bot.rules.decision import Choice, Event
from bot.rules.errors import Refusal, ReplayMismatch, RuleFailure
from bot.rules.fairness import table_seed, verify_commitment
from bot.rules.game import Game
from bot.rules.kernel import FRESH_DICE, SUPPLY, TABLE_SEAT, Checkpoint, Run
from bot.tables.codec import digest, pack_event, seal
from bot.tables.draft import RULES, UNDO
from bot.tables.errors import MOST_SAID, BundleError

FORMAT = 1
MOST_STATE = 32 << 20
_OTHER_FORM = (
    KeyError, TypeError, AttributeError, IndexError, ValueError, AssertionError, OverflowError, RecursionError
)  # fmt: skip
"""What comes of a bundle that lacks something, or has something else in its place."""
_INCOMPLETE = "the export is not complete or not of its form"
Bundle = Mapping[str, Any]
Row = Mapping[str, Any]


@dataclass(slots=True)
class Report:
    """What came of checking. problem: the first difference, in words, or None; choices, events: how many agreed."""

    problem: str | None = None
    notes: list[str] = field(default_factory=list)
    choices: int = 0
    events: int = 0

    @property
    def ok(self) -> bool:
        return self.problem is None


class Difference(Exception):
    """The first place where an export and what its seed gives differ."""


def verify_export(bundle: Bundle, games: Mapping[str, Game[Any]]) -> Report:
    """Whether commitment, seed, choices, every die and draw and the final state belong together."""
    report = Report()
    try:
        game, seed = open_bundle(bundle, games)
        _check_rows(bundle)
        if seed is not None:
            _compare(bundle, game, seed, report)
        else:
            report.notes.append("the game had not begun, so there is nothing to play again")
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
    walk = _Walk(bundle, game, seed)
    try:
        for row, events in walk:
            happened += events
            if until is not None and (row["n"] + 1 if row is not None else 0) >= until:
                break
    except Difference as found:
        raise BundleError(str(found)) from found
    return walk.run, happened


def open_bundle(bundle: Bundle, games: Mapping[str, Game[Any]]) -> tuple[Game[Any], bytes | None]:
    """The game of an export and the seed of its dice (None: it had not begun). Raises `BundleError`."""
    if not isinstance(bundle, Mapping) or bundle.get("format") != FORMAT:
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


def _check_rows(bundle: Bundle) -> None:
    for name in ("choices", "events"):
        for n, row in enumerate(bundle[name]):
            if row["n"] != n:
                raise Difference(f"{name}: number {n} is missing, {row['n']} stands in its place")
    for row in bundle["events"]:
        if row["choice_n"] is None and row["idx"] is None and not row["kind"].startswith("journal-"):
            raise Difference(f"event {row['n']} ({row['kind']}) belongs to no choice")


def _compare(bundle: Bundle, game: Game[Any], seed: bytes, report: Report) -> None:
    table = bundle["table"]
    if (game.version, game.content_hash) != (table["rules_version"], table["content_hash"]):
        report.notes.append(
            f"played with rules version {table['rules_version']}, checked with version {game.version}: "
            "a difference may come from that"
        )
    stored: dict[int | None, list[Row]] = {}
    for row in bundle["events"]:
        if row["choice_n"] is not None or row["idx"] is not None:
            stored.setdefault(row["choice_n"], []).append(row)
    walk = _Walk(bundle, game, seed, report.notes)
    for row, events in walk:
        n = None if row is None else row["n"]
        lines = stored.pop(n, [])
        if n in walk.unchecked:
            continue
        report.events += _compare_events(place_of(bundle, row), lines, events)
        report.choices += row is not None
    for n in stored:
        if n not in walk.unchecked:
            raise Difference(f"event {stored[n][0]['n']} belongs to choice {n}, which is not in the log")
    gone = {row["n"] for row in bundle["choices"] if row["undone"]}
    counting = {row["n"] for row in bundle["choices"] if row["idx"] is not None}
    standing = {n for n in walk.standing if n is not None}
    if gone != counting - standing:
        n = min(gone ^ (counting - standing))
        raise Difference(f"{place_of(bundle, bundle['choices'][n])}: the export is wrong about its being taken back")
    found = digest(walk.run.state)
    if found != table["digest"]:
        raise Difference(f"the end: the export says state {table['digest']}, the seed and the choices give {found}")


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


def place_of(bundle: Bundle, row: Row | None) -> str:
    """Where in the export: for people."""
    if row is None:
        return "the start"
    seats = bundle["seats"]
    name = seats[row["seat"]]["name"] if 0 <= row["seat"] < len(seats) else "the table"
    return f"choice {row['n']} ({name}, {row['key']})"


class _Walk:
    """Plays an export: iterating gives (row of the log, its events), first (None, events of the start).

    standing   numbers of the log entries that count, by index; unchecked: entries that the present rules cannot play
    """

    def __init__(self, bundle: Bundle, game: Game[Any], seed: bytes, notes: list[str] | None = None) -> None:
        self.bundle = bundle
        self.game = game
        self.seed = seed
        self.notes = notes if notes is not None else []
        self.unchecked: set[int | None] = set()
        self.standing: list[int | None] = []
        self.run: Run[Any]
        self._broken: Difference | None = None

    def __iter__(self) -> Iterator[tuple[Row | None, list[Event]]]:
        table, rows = self.bundle["table"], self.bundle["choices"]
        try:
            options = self.game.options.model_validate(table["options"])
            self.run = Run.start(self.game, self.seed, len(table["entropies"]), options)
            yield None, self.run.take_events()
        except (Refusal, ValueError) as error:
            self._give_up(None, Difference(f"the start: {error}"))
        for row in rows:
            yield row, self._play(row)

    def _play(self, row: Row) -> list[Event]:
        where = place_of(self.bundle, row)
        self._count(row)
        if row["key"] == RULES:
            self._change_rules(row)
        elif self._broken is None:
            try:
                self._take(row, where)
                if seal(digest(self.run.state), row["seat"], row["key"], row["answer"]) != row["digest"]:
                    raise Difference(f"{where}: this answer and what follows from it do not have its seal")
            except Difference as found:
                self._give_up(row, found)
            except (Refusal, RuleFailure, ReplayMismatch) as error:
                self._give_up(row, Difference(f"{where}: {row['answer']!r} cannot be answered there ({error})"))
        if self._broken is not None:
            self.unchecked.add(row["n"])
            return []
        return self.run.take_events()

    def _count(self, row: Row) -> None:
        """Keep track of what stands, by what the log itself says."""
        key, answer = row["key"], row["answer"]
        if key == UNDO:
            del self.standing[answer["to"] :]
        elif key == RULES:
            if answer["lost"] is not None:
                del self.standing[answer["checkpoint"] :]
        else:
            if row["idx"] != len(self.standing):
                raise Difference(f"{place_of(self.bundle, row)}: it is number {len(self.standing)} of the game, "
                                 f"not {row['idx']}")
            self.standing.append(row["n"])

    def _take(self, row: Row, where: str) -> None:
        run, key, answer, seat = self.run, row["key"], row["answer"], row["seat"]
        if key == UNDO:
            run.undo(answer["to"], answer["fresh"])
            run.take_events()
        elif key == FRESH_DICE:
            if run.index != row["idx"] + 1 or run.choices[-1].key != FRESH_DICE or run.choices[-1].answer != answer:
                raise Difference(f"{where}: new dice without an undo that was agreed to")
        elif key == SUPPLY:
            if seat != TABLE_SEAT:
                raise Difference(f"{where}: only the table itself fetches anything")
            run.supply(answer["seat"], answer["data"])
        else:
            for request in run.requests(seat):
                if request.decision.key == key:
                    run.choose(seat, answer, run.token(request, seat), row["by"])
                    return
            raise Difference(f"{where}: that was not asked there")

    def _change_rules(self, row: Row) -> None:
        answer = row["answer"]
        if self._broken is None and answer["lost"] is None:
            return
        point = next((p for p in self.bundle["checkpoints"] if p["idx"] == answer["checkpoint"]), None)
        if point is None:
            raise Difference(f"{place_of(self.bundle, row)}: its checkpoint is missing")
        numbers = self.standing[point["idx"] :]
        rows = [self.bundle["choices"][n] for n in numbers if n is not None]
        choices = [Choice(r["seat"], r["key"], r["answer"], r["by"]) for r in rows]
        kept = Checkpoint(point["idx"], point["fence"], read_blob(point["blob"]))
        try:
            self.run = Run.restore(self.game, self.seed, [kept], choices)
        except Exception as error:
            raise Difference(f"{place_of(self.bundle, row)}: its checkpoint cannot be read ({error})") from error
        self._broken = None
        self.notes.append(f"{place_of(self.bundle, row)}: the rules changed here; earlier choices may not be checked")

    def _give_up(self, row: Row | None, found: Difference) -> None:
        """Go on after the next change of rules, if there is one: what came before was played with others."""
        number = -1 if row is None else row["n"]
        if not any(later["key"] == RULES and later["n"] > number for later in self.bundle["choices"]):
            raise found
        self._broken = found
        self.unchecked.add(None if row is None else row["n"])


def read_blob(text: str) -> bytes:
    """A checkpoint of an export; ValueError for one that would unfold into more than `MOST_STATE` bytes."""
    blob = binascii.a2b_base64(text.encode(), strict_mode=True)
    opened = zlib.decompressobj()
    try:
        opened.decompress(blob, MOST_STATE)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if opened.unconsumed_tail:
        raise ValueError("it is too large")
    return blob
