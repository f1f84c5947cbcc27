"""The rows of log and journal that one change adds to a table, each at its place in the chain. Waits for nothing."""

from typing import Any

from bot.rules.decision import Event
from bot.rules.kernel.run import TABLE_SEAT
from bot.tables.model.chain import TABLE, TOLD, extended, first_head, foundation, loose, people, standing
from bot.tables.model.codec import pack_event, seal
from bot.tables.model.info import Info
from bot.tables.model.table import Live
from bot.tables.store.writing import Write


class Record:
    """Adds rows to a `Write`. Wherever it asks for `info` it wants the table as the change makes it, so far."""

    def __init__(self, live: Live, write: Write, now: float, interaction: int | None) -> None:
        self._live = live
        self._write = write
        self._now = now
        self._interaction = interaction
        self._is_chained = live.info.head != ""
        self._stands_anew = False
        self._stood: dict[str, Any] | None = None
        """How the table stood when the log said so last; None: as it was before this change."""

    def note_change(self, names: set[str]) -> None:
        """These fields of the table's `Info` have been set."""
        self._stands_anew |= not TOLD.isdisjoint(names)

    # ------------------------------------------------------------------ rows

    def add_choice(
        self, info: Info, seat: int, key: str, answer: Any, by: str, idx: int | None, user: int | None, state: str
    ) -> int:
        """A row of the log, after one about the table itself where it stands otherwise than the log says. state: the
        digest after the choice. Gives its number."""
        self.open(info)
        self._tell_standing(info)
        return self._add(seat, key, answer, by, idx, user, state)

    def add_event(self, info: Info, event: Event, choice_n: int | None, idx: int | None) -> None:
        """A row of the journal. choice_n: of the choice that it came of, None: a line of the table itself."""
        self.open(info)
        n = self._live.info.event_count + len(self._write.events)
        row: dict[str, Any] = {"table_id": info.id, "n": n, **pack_event(event)}
        row |= {"choice_n": choice_n, "idx": idx, "at": float(self._now), "undone": False, "proof": None}
        if choice_n is None and self._is_chained:
            row["proof"] = loose(self._live.info.log_length + len(self._write.choices))
        self._write.events.append(row)

    def _add(self, seat: int, key: str, answer: Any, by: str, idx: int | None, user: int | None, state: str) -> int:
        n = self._live.info.log_length + len(self._write.choices)
        # the click's own choice has its id: neither what was fetched before it, nor the house's answers after it
        used = any(row["interaction"] is not None for row in self._write.choices)
        interaction = None if used or seat == TABLE_SEAT else self._interaction
        row = {"table_id": self._live.info.id, "n": n, "idx": idx, "undone": False, "seat": seat, "key": key}
        row |= {"answer": answer, "by": by, "user": user, "interaction": interaction}
        row |= {"at": float(self._now), "actor": self._actor(seat, by, user)}
        row |= {"digest": seal(state, seat, key, answer), "proof": loose(n) if key == TABLE else None}
        self._write.choices.append(row)
        return n

    def _actor(self, seat: int, by: str, user: int | None) -> int | None:
        """The seat from which this user acts."""
        if user is None or (by == "player" and any(place.n == seat for place in self._live.info.seats_of(user))):
            return None if user is None else seat
        return people(self._live.info).get(user)

    # ------------------------------------------------------------------ the chain

    def begin(self, info: Info) -> None:
        """The first row of a game that begins with this change."""
        self._open("begin", info)

    def open(self, info: Info) -> None:
        """The first row of the chain, before any other, of a game that began before there were chains."""
        if not self._is_chained and self._live.run is not None:
            self._open("upgrade", self._live.info)
            self._stands_anew = standing(info) != self._stood

    def _open(self, why: str, stands: Info) -> None:
        if self._is_chained:
            return
        self._is_chained = True
        first = {"choices": self._live.info.log_length, "events": self._live.info.event_count}
        self._stood, self._stands_anew = standing(stands), False
        answer = {"why": why, **self._stood, **foundation(stands), "first": first}
        self._add(TABLE_SEAT, TABLE, answer, "table", None, None, "")

    def _tell_standing(self, info: Info) -> None:
        """A row about the table itself, if it stands otherwise than the log says."""
        if not self._is_chained or not self._stands_anew:
            return
        self._stands_anew = False
        now = standing(info)
        if now != (self._stood or standing(self._live.info)):
            self._stood = now
            self._add(TABLE_SEAT, TABLE, {"why": "change", **now}, "table", None, None, "")

    def note_import(self, info: Info) -> None:
        """The table has come from elsewhere, where others sat perhaps."""
        if self._live.run is None:
            return
        self.open(info)
        self._stood, self._stands_anew = standing(info), False
        self._add(TABLE_SEAT, TABLE, {"why": "import", **self._stood}, "table", None, None, "")

    def close(self, info: Info) -> str | None:
        """All rows are there: the head of the chain after them. None: as before."""
        if self._stands_anew and self._live.run is not None:
            self.open(info)
            self._tell_standing(info)
        write, was = self._write, self._live.info
        if not self._is_chained or not (write.choices or write.events):
            return None
        head = was.head or first_head(was.commitment)
        return extended(head, self._live.chain_key, write.choices, write.events)
