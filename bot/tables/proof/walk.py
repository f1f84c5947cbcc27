"""Plays an export again, row by row, and says what each row of its log did. Pure, but for JSON."""

import binascii
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.rules.decision import Choice, Event
from bot.rules.errors import Refusal, ReplayMismatch, RuleFailure
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import ADMIT, FRESH_DICE, SUPPLY, TABLE_SEAT, Checkpoint, Run
from bot.tables.live.unit_of_work import RULES, UNDO
from bot.tables.model.chain import TABLE
from bot.tables.model.codec import blob_sum, digest, seal
from bot.tables.proof.report import Bundle, Difference, Report, Row

MOST_STATE = 32 << 20
_REMARKS = (UNDO, RULES, TABLE)
"""Rows that are no choice of the game, so that they have no place among those."""


def place_of(bundle: Bundle, row: Row | None) -> str:
    """Where in the export: for people."""
    if row is None:
        return "the start"
    seats = bundle["seats"]
    name = seats[row["seat"]]["name"] if 0 <= row["seat"] < len(seats) else "the table"
    return f"choice {row['n']} ({name}, {row['key']})"


class End(NamedTuple):
    """What a game has come to: choices that count, whether it is over by its rules, its seats."""

    choices: int
    over: bool
    seats: int


class Walk:
    """Plays an export: iterating gives (row of the log, its events), first (None, events of the start).

    standing   numbers of the log entries that count, by index; unchecked: entries that the present rules cannot play
    """

    run: Run[Any]
    """The game as far as the present rules could play it."""

    def __init__(
        self,
        bundle: Bundle,
        game: Game[Any],
        seed: bytes,
        report: Report | None = None,
        runs: type[Run[Any]] = Run,
    ) -> None:
        self.bundle = bundle
        self.runs = runs
        self.game = game
        self.seed = seed
        self.report = report if report is not None else Report()
        self.unchecked: set[int | None] = set()
        self.standing: list[int | None] = []
        self._broken: Difference | None = None
        self._told_otherwise: Difference | None = None
        self._given_up = 0
        self._left_at = ""
        self._owes_dice = False
        """Whether the row before was an undo after which fresh dice must follow."""

    def __iter__(self) -> Iterator[tuple[Row | None, list[Event]]]:
        table, rows = self.bundle["table"], self.bundle["choices"]
        try:
            options = self.game.options.model_validate(table["options"])
            brings = table.get("brings")
            self.run = self.runs.start(self.game, self.seed, len(table["entropies"]), options, brings=brings)
            yield None, self.run.take_events()
        except (Refusal, ValueError) as error:
            self._give_up(None, Difference(f"the start: {error}"))
        for row in rows:
            yield row, self._play(row)
        if self._owes_dice:
            raise Difference("the end: the new dice that an undo promised are missing")

    @property
    def given_up(self) -> str | None:
        """Where the present rules could not go on, because the last of the game was played with others; for people."""
        return None if self._broken is None else self._left_at

    @property
    def end(self) -> End:
        """What the game has come to."""
        if self._broken is not None:
            return End(len(self.standing), False, len(self.bundle["table"]["entropies"]))
        return End(self.run.index, bool(self.run.over), self.run.state.seats)

    def _play(self, row: Row) -> list[Event]:
        where = place_of(self.bundle, row)
        self._count(row)
        if self._owes_dice and row["key"] != FRESH_DICE:
            raise Difference(f"{where}: the new dice that an undo promised are missing")
        if row["key"] == TABLE:
            self._check_seal(row, "", where)
            return []
        if row["key"] == RULES:
            self._change_rules(row)
        elif self._broken is None:
            try:
                self._take(row, where)
                self._check_seal(row, digest(self.run.state), where)
            except Difference as found:
                self._give_up(row, found)
            except (Refusal, RuleFailure, ReplayMismatch) as error:
                self._give_up(row, Difference(f"{where}: {row['answer']!r} cannot be answered there ({error})"))
        if self._broken is not None:
            self.unchecked.add(row["n"])
            return []
        return self.run.take_events()

    def _check_seal(self, row: Row, state: str, where: str) -> None:
        if "sum" in (row.get("proof") or {}):
            return  # a name was removed from it, which the report says
        if seal(state, row["seat"], row["key"], row["answer"]) != row["digest"]:
            raise Difference(f"{where}: this answer and what follows from it do not have its seal")

    def _count(self, row: Row) -> None:
        """Keep track of what stands, by what the log itself says."""
        key, answer = row["key"], row["answer"]
        if key in _REMARKS and row["idx"] is not None:
            raise Difference(f"{place_of(self.bundle, row)}: it is none of the game's choices, yet has a number there")
        if key == TABLE:
            return
        if key == UNDO:
            del self.standing[answer["to"] :]
        elif key == RULES:
            if answer["lost"] is not None:
                self._given_up = len(self.standing) - answer["checkpoint"]
                del self.standing[answer["checkpoint"] :]
        else:
            if row["idx"] != len(self.standing):
                raise Difference(
                    f"{place_of(self.bundle, row)}: it is number {len(self.standing)} of the game, not {row['idx']}"
                )
            self.standing.append(row["n"])

    def _take(self, row: Row, where: str) -> None:
        run, key, answer, seat = self.run, row["key"], row["answer"], row["seat"]
        if key == UNDO:
            if not answer["fresh"]:
                self._require_free(row, where)
            run.undo(answer["to"], answer["fresh"])
            run.take_events()
            self._owes_dice = answer["fresh"]
        elif key == FRESH_DICE:
            self._owes_dice = False
            if run.index != row["idx"] + 1 or run.choices[-1].key != FRESH_DICE or run.choices[-1].answer != answer:
                raise Difference(f"{where}: new dice without an undo that was agreed to")
        elif key == ADMIT:
            if seat != TABLE_SEAT:
                raise Difference(f"{where}: only the table itself gives seats")
            run.admit(answer["seat"], answer["taken"])
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

    def _require_free(self, row: Row, where: str) -> None:
        """Taken back alone: only one's own last choice, and only when nothing has been learned since."""
        run, to = self.run, row["answer"]["to"]
        later = run.choices[to - run.checkpoints[0].index :]
        own = later and later[0].seat == row["seat"] and later[0].by in ("player", "deputy")
        if not own or to < run.undo_boundary or any(choice.by not in ("house", "order") for choice in later[1:]):
            raise Difference(f"{where}: that could not be taken back without the others")

    def _change_rules(self, row: Row) -> None:
        where, answer = place_of(self.bundle, row), row["answer"]
        other = self._broken or self._told_otherwise
        if other is not None and _named(answer["was"]) == self._installed:
            raise other  # these are the rules it was played with, and they give something else
        self._told_otherwise = None
        self.report.notes.append(
            f"{where}: the rules changed here from version {answer['was']['version']} "
            f"to {answer['version']} ({answer.get('why', 'it is not said why')})"
        )
        if self._broken is not None or answer["lost"] is not None:
            self._go_on_from(row, where, self._point_of(row, where))
        if self._broken is None and _named(answer) == self._installed:
            self._check_seal(row, digest(self.run.state), where)

    def _point_of(self, row: Row, where: str) -> Checkpoint:
        """The checkpoint from which the new rules went on, compared with what the game before it gives."""
        answer = row["answer"]
        found = next((p for p in self.bundle["checkpoints"] if p["idx"] == answer["checkpoint"]), None)
        if found is None:
            raise Difference(f"{where}: its checkpoint is missing")
        point = Checkpoint(found["idx"], found["fence"], read_blob(found["blob"]))
        if "sum" in answer and blob_sum(point.state) != answer["sum"]:
            raise Difference(f"{where}: its checkpoint is another than the one that the log names")
        if answer["lost"] is not None and answer["lost"] != self._given_up:
            raise Difference(f"{where}: it says that {answer['lost']} choices were lost, it is {self._given_up}")
        if self._broken is None:
            due = next((p for p in self.run.checkpoints if p.index == point.index), None)
            if due is None or not same_state(self.game, due.state, point.state):
                raise Difference(f"{where}: its checkpoint is not what the game before it gives")
            self.report.gaps.append(
                f"{where}: {answer['lost']} choices before it were given up for new rules; whether "
                "they had to be cannot be computed"
            )
        else:
            self.report.gaps.append(
                f"{where}: what came before was played with rules that are not installed here, so "
                "neither its dice nor the checkpoint that the game went on from are checked"
            )
        return point

    def _go_on_from(self, row: Row, where: str, point: Checkpoint) -> None:
        numbers = self.standing[point.index :]
        rows = [self.bundle["choices"][n] for n in numbers if n is not None]
        choices = [Choice(r["seat"], r["key"], r["answer"], r["by"]) for r in rows]
        try:
            self.run = self.runs.restore(self.game, self.seed, [point], choices)
        except Exception as error:
            raise Difference(f"{where}: its checkpoint cannot be read ({error})") from error
        self._broken, self._owes_dice = None, False

    @property
    def _installed(self) -> tuple[int, str]:
        return self.game.version, self.game.content_hash

    def tell_otherwise(self, row: Row | None, found: Difference) -> None:
        """Other rules told other lines of the same game: its dice and states are followed on. Raises `found` where the
        present rules are those it was played with."""
        self._require_other_rules(row, found)
        if self._told_otherwise is None:
            self._told_otherwise = found
            self.report.gaps.append(
                f"{place_of(self.bundle, row)}: from here on it was played with rules that are not installed here and "
                "tell of it otherwise, so lines of its journal that differ are not checked; its dice and states are"
            )

    def _give_up(self, row: Row | None, found: Difference) -> None:
        """Go on after the next change of rules, if there is one: what came before was played with others. So was the
        rest, if the rules that the export names last are not installed. Raises `found` where these are the rules."""
        self._require_other_rules(row, found)
        self._broken, self._left_at = found, place_of(self.bundle, row)
        self.unchecked.add(None if row is None else row["n"])

    def _require_other_rules(self, row: Row | None, found: Difference) -> None:
        number = -1 if row is None else row["n"]
        table = self.bundle["table"]
        is_last = not any(later["key"] == RULES and later["n"] > number for later in self.bundle["choices"])
        if is_last and (table["rules_version"], table["content_hash"]) == self._installed:
            raise found


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


def same_state(game: Game[Any], one: bytes, other: bytes) -> bool:
    """Whether two checkpoints hold the same state. An unreadable one holds no other's."""
    try:
        return digest(game.load(one)) == digest(game.load(other))
    except Exception:  # whatever an old or invented state does to the rules
        return False


def _named(rules: Mapping[str, Any]) -> tuple[int, str]:
    return rules["version"], rules["content_hash"]
