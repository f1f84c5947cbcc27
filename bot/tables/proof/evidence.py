"""The evidence in an export beside its dice: the chain, how the table stood, who agreed to new dice. Pure.

Whatever an export says is either played again (`walk`), or part of the chain, or follows from what is; what is neither
is named as a gap.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.kernel.game import Game
from bot.tables.live.unit_of_work import RULES, UNDO
from bot.tables.model.chain import TABLE, chain_key, first_head, in_order, link, row_sum
from bot.tables.proof.incoming import checked
from bot.tables.proof.report import Bundle, Difference, Report, Row
from bot.tables.proof.walk import End, Walk, place_of

STANDING = ("id", "status", "host", "seats", "locale", "clock_hours", "unrated")
ADDED = frozenset({"unrated"})
"""What the first exports with a chain did not tell."""
FOUNDATION = ("game", "commitment", "sequel_key", "entropies", "created")
_PUBLIC = {"private", "format", "practice", "table", "seats", "server_seed", "choices", "events", "checkpoints"}
TABLE_FIELDS = frozenset(
    {
        *STANDING,
        *FOUNDATION,
        "rules_version",
        "content_hash",
        "options",
        "index",
        "log_length",
        "event_count",
        "digest",
        "head",
    }
    - {"seats"}
)
"""What a public export tells of a finished table."""
SESSION_FIELDS = frozenset({"brings", "left"})
"""What it tells besides of one that was given something, or has left something behind."""
_PLAYER = re.compile(r"player-([1-9]\d*)")
_ACTING = ("player", "deputy")
_GIVEN_BEFORE = "order"
"""Who has answered where a standing order did, which nobody gave just then, or the rest of a form: its sender did."""


def check_evidence(bundle: Bundle, game: Game[Any], walk: Walk, report: Report, head: str | None) -> None:
    """Check all that is not dice; gaps go into the report. Raises `Difference`."""
    end = walk.end
    _check_form(bundle, end, report)
    first = next((row for row in bundle["choices"] if row["key"] == TABLE), None)
    if first is None or bundle["format"] == 1:
        _unchained(bundle, end, report, head)
        return
    _check_practice(bundle, game, first["answer"])
    evidence = _Evidence(bundle, report)
    heads = _heads(bundle, first, report)
    for row in bundle["choices"]:
        evidence.take(row, row["n"] >= first["n"])
    evidence.close(game, walk)
    _compare_heads(bundle, heads, head, report)


def _check_form(bundle: Bundle, end: End, report: Report) -> None:
    """Nothing more and nothing else than an export has."""
    table = bundle["table"]
    counts = {"log_length": len(bundle["choices"]), "event_count": len(bundle["events"]), "index": end.choices}
    for name, due in counts.items():
        if table[name] != due:
            raise Difference(f"the table: its {name} is {table[name]}, it should be {due}")
    if bundle["format"] == 1:
        return
    checked(bundle)  # BundleError
    if not isinstance(bundle["private"], bool) or not isinstance(bundle["practice"], bool):
        raise Difference("the table: it does not say whose game it was")
    if bundle["private"]:
        report.gaps.append("this is a private copy: accounts and the places where it was played are not proved")
        return
    if strange := (set(bundle) ^ _PUBLIC) | ((set(table) - SESSION_FIELDS - ADDED) ^ (TABLE_FIELDS - ADDED)):
        raise Difference(f"the export is not of its form: {', '.join(sorted(strange))}")
    if table["status"] != "ended":
        raise Difference(f"the table: the copy of a game that is {table['status']} does not show its seed")
    for seat in bundle["seats"]:
        if seat["prefs"]:
            raise Difference(f"seat {seat['n']}: what its player wished is nobody's business")
    for row in bundle["checkpoints"]:
        if not row["keep"]:
            raise Difference(f"the checkpoint at {row['idx']} has no place in this export")


def _check_practice(bundle: Bundle, game: Game[Any], begun: Row) -> None:
    """Practice is a contest that begins with the house at a seat, whoever sits there at its end."""
    if begun["why"] == "begin" and bundle["practice"] is not (
        game.contest and any(seat["who"] is None for seat in begun["seats"])
    ):
        raise Difference("the table: it is wrong about whose game it was")


def _unchained(bundle: Bundle, end: End, report: Report, head: str | None) -> None:
    """From before there were chains: the dice are proved, all that stands beside them is not."""
    if head is not None:
        raise Difference("the head: one was posted, yet this export has no chain")
    if bundle["table"].get("head"):
        raise Difference("the head: the export names one, yet it has no chain")
    report.gaps.append(
        "the export has no chain: when and by whom each choice was made, who sat where, the table's own lines of the "
        "journal, its settings in time and language, whether it was practice and whether rows are missing at the end "
        "are not proved"
    )
    if not end.over:
        report.gaps.append("the game is not over by its rules, and nothing proves that this is all that was played")
    for row in bundle["choices"]:
        if row["key"] == UNDO and row["answer"]["fresh"]:
            report.gaps.append(f"{place_of(bundle, row)}: new dice, without a record of who agreed")


def _heads(bundle: Bundle, first: Row, report: Report) -> list[str]:
    """The heads after each row of the chain, in order."""
    counts = first["answer"]["first"]
    if counts["choices"] != first["n"]:
        raise Difference(f"{place_of(bundle, first)}: the chain does not begin where it says")
    if first["answer"]["why"] == "upgrade":
        report.gaps.append(
            f"the game began before there were chains: of {counts['choices']} rows of the log and {counts['events']} "
            "of the journal only the dice are proved, and not whether it was practice"
        )
    elif first["answer"]["why"] != "begin" or first["n"] != 0:
        raise Difference(f"{place_of(bundle, first)}: the chain does not begin with the game")
    elif counts["events"]:
        report.gaps.append(f"{counts['events']} lines of the journal from before the start are not in the chain")
    key = chain_key(bytes.fromhex(bundle["server_seed"]))
    choices, events = bundle["choices"][first["n"] :], bundle["events"][counts["events"] :]
    head, heads, cleared = first_head(bundle["table"]["commitment"]), [], 0
    for row in in_order(choices, events):
        _check_beside(row)
        cleared += "sum" in (row["proof"] or {})
        head = link(head, row_sum(key, row))
        heads.append(head)
    if cleared:
        report.gaps.append(f"names were removed from {cleared} rows at somebody's wish; only their sums are proved")
    return heads


def _check_beside(row: Row) -> None:
    """The place and the salt beside rows with names; nothing beside others."""
    beside = row["proof"]
    is_loose = row["key"] == TABLE if "answer" in row else row["choice_n"] is None
    if beside is None and not is_loose:
        return
    shape = {"after": int, "sum" if "sum" in (beside or {}) else "salt": str}
    if not is_loose and "sum" in (beside or {}):
        del shape["after"]
    if beside is None or {name: type(value) for name, value in beside.items()} != shape:
        raise Difference(f"row {row['n']}: what stands beside it is not of its form")


def _compare_heads(bundle: Bundle, heads: list[str], posted: str | None, report: Report) -> None:
    report.head = heads[-1]
    if bundle["table"]["head"] != heads[-1]:
        raise Difference(
            "the head: the chain ends with another than the export says, so a row was changed, left out, "
            "put in or moved"
        )
    if posted is None:
        report.gaps.append(
            "the head was not compared with the one in the channel (--head): rows may have been changed "
            "with all that follows from them"
        )
        return
    posted = posted.strip().lower()
    if posted not in heads:
        raise Difference(
            "the head: the one that was posted is none of this export's, so something before it was "
            "changed, left out, put in or moved"
        )
    left = len(heads) - 1 - heads.index(posted)
    if left:
        report.gaps.append(f"the posted head is not the last one: of {left} rows after it only the dice are proved")


@dataclass(slots=True)
class _Evidence:
    """Goes through the log and keeps how the table stood."""

    bundle: Bundle
    report: Report
    first: Mapping[str, Any] = field(default_factory=dict)
    stood: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[Any, Any] = (None, None)
    kept: set[int] = field(default_factory=lambda: {0})
    """Places of the checkpoints that are never thrown away."""

    def take(self, row: Row, is_chained: bool) -> None:
        """One more row of the log."""
        if is_chained:
            self._check_actor(row)
        if row["key"] == TABLE:
            self._stand(row)
        elif row["key"] == UNDO:
            self.kept = {at for at in self.kept if at <= row["answer"]["to"]}
            if row["answer"]["fresh"]:
                self._check_consent(row, is_chained)
        elif row["key"] == RULES:
            self._take_rules(row, is_chained)

    def _take_rules(self, row: Row, is_chained: bool) -> None:
        answer = row["answer"]
        self.kept = {at for at in self.kept if answer["lost"] is None or at <= answer["checkpoint"]}
        self.kept.add(answer["checkpoint"])
        if is_chained:
            if (answer["was"]["version"], answer["was"]["content_hash"]) != self.rules:
                raise Difference(f"{place_of(self.bundle, row)}: it takes over from other rules than were there")
            if answer["why"] not in ("same", "differs", "mismatch", "error") or not isinstance(answer["sum"], str):
                raise Difference(f"{place_of(self.bundle, row)}: it does not say why")
            self.rules = answer["version"], answer["content_hash"]

    def _check_actor(self, row: Row) -> None:
        actor = row["actor"]
        if row["by"] != _GIVEN_BEFORE and (actor is None) is (row["by"] in _ACTING):
            raise Difference(f"{place_of(self.bundle, row)}: it does not say who acted")
        if not self.bundle["private"] and row["user"] != (None if actor is None else f"player-{actor + 1}"):
            raise Difference(f"{place_of(self.bundle, row)}: it names another player than the one who acted")

    def _stand(self, row: Row) -> None:
        answer, where = row["answer"], place_of(self.bundle, row)
        why = ("begin", "upgrade") if not self.first else ("change", "import")
        if answer["why"] not in why or (row["seat"], row["by"]) != (-1, "table"):
            raise Difference(f"{where}: it cannot stand there")
        if not self.first:
            self.first, self.rules = answer, (answer["rules_version"], answer["content_hash"])
        elif answer["why"] == "import":
            self.report.gaps.append(f"{where}: the table was moved there from an export, perhaps to other people")
        elif answer["id"] != self.stood["id"]:
            raise Difference(f"{where}: it is about another table")
        self.stood = answer

    def _check_consent(self, row: Row, is_chained: bool) -> None:
        where, said = place_of(self.bundle, row), row["answer"].get("agreed")
        if said is None and is_chained:
            raise Difference(f"{where}: new dice, without a record of who agreed")
        if said is None or not self.stood:
            self.report.gaps.append(f"{where}: new dice, without a record of who agreed")
            return
        seats = self.stood["seats"]
        here = {s["who"] for s in seats if s["who"] is not None and not s["house"] and not s["away"]}
        agreed = {seats[n]["who"] for n in said if 0 <= n < len(seats)} | {seats[row["seat"]]["who"]}
        if missing := sorted(here - agreed):
            names = ", ".join(f"player-{who + 1}" for who in missing)
            self.report.gaps.append(f"{where}: new dice, and nothing shows that {names} agreed")
        names = ", ".join(f"player-{who + 1}" for who in sorted(agreed - {None}))
        self.report.notes.append(f"{where}: new dice, agreed by {names}")

    def close(self, game: Game[Any], walk: Walk) -> None:
        """What the export says of the table is what the log says last."""
        table, stands = self.bundle["table"], _standing(self.bundle)
        if {point["idx"] for point in self.bundle["checkpoints"] if point["keep"]} != self.kept:
            raise Difference("the checkpoints: others are kept than the log says")
        for name in STANDING:
            if name in ADDED and name not in self.stood:
                self.report.gaps.append(f"the log was begun before it told of {name}, so that it is not proved")
            elif stands[name] != self.stood[name] or (name in ADDED and name not in table):
                raise Difference(f"the table: its {name} is not what the log says last")
        for name in FOUNDATION:
            if table[name] != self.first[name]:
                raise Difference(f"the table: its {name} is not what the game began with")
        if table.get("brings") != self.first.get("brings"):
            raise Difference("the table: it was given something else than the log says")
        if len(self.bundle["seats"]) != walk.end.seats:
            raise Difference("the table: it has other seats than the game")
        if self.rules != (table["rules_version"], table["content_hash"]):
            raise Difference("the table: its rules are not those that the log says")
        is_known = walk.given_up is None  # settings of other rules are compared as they are written
        begun, now = self.first["options"], table["options"]
        if now != begun and not (is_known and _options(game, now) == _options(game, begun)):
            raise Difference("the table: its options are not what the game began with")
        for seat, word in zip(self.bundle["seats"], table["entropies"], strict=False):
            if seat["entropy"] != word:
                raise Difference(f"seat {seat['n']}: its word is not the one that the dice come from")


def _options(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """All settings of a game: those that are new since have their usual value."""
    return game.options.model_validate(options).model_dump(mode="json")


def _standing(bundle: Bundle) -> dict[str, Any]:
    """As `chain.standing`, from an export."""
    table, first = bundle["table"], {}
    for seat in reversed(bundle["seats"]):
        first[seat["user"]] = seat["n"]
    if not bundle["private"]:
        first = {user: _number(user) for user in (*first, table["host"]) if user != "player-host"}
    first.pop(None, None)
    seats = [
        {"name": s["name"], "who": first.get(s["user"]), "house": s["house"], "away": s["away"]}
        for s in bundle["seats"]
    ]
    return {
        **{name: table.get(name) for name in STANDING if name != "seats"},
        "host": first.get(table["host"]),
        "seats": seats,
    }


def _number(user: Any) -> int | None:
    """The number behind `player-2`, from 0."""
    if user is None:
        return None
    found = _PLAYER.fullmatch(str(user))
    if found is None:
        raise Difference(f"{user!r} is no player of this table")
    return int(found[1]) - 1
