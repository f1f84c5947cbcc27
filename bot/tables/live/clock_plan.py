"""Which clocks run after a change of a table, and the rows of them that change. Waits for nothing."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.rules.decision import Decision
from bot.rules.tokens import moved_token
from bot.tables.model.answering import deputies
from bot.tables.model.info import Info
from bot.tables.model.leave import begins_to_run
from bot.tables.model.policy import HOUR, Policy, after_quiet, waking_between
from bot.tables.model.requests import Times, clocked
from bot.tables.model.seats import Seat, missed
from bot.tables.model.table import Live
from bot.tables.store.writing import Write

Clocks = dict[tuple[int, str], Times]


class ClockPlan:
    """The clocks of one change. What it finds is in the `Write`, and in the table in memory after `settle`."""

    def __init__(self, live: Live, write: Write, now: float) -> None:
        self._live = live
        self._write = write
        self._now = now
        self._clocks: Clocks | None = None
        self._stopped: Clocks | None = None
        self._more: dict[int, float] = {}
        """Seat -> seconds that its clocks are given with this change."""
        self._second: set[tuple[int, str]] = set()
        self._moved: dict[int, float] = {}
        """Seat -> seconds by which its clocks move, to and fro, because its player's leave begins or ends."""

    def give(self, seat: int, seconds: float) -> None:
        """Let the clocks that this seat's holder has to answer run so much longer."""
        self._more[seat] = seconds

    def move(self, seat: int, seconds: float) -> None:
        """Let the clocks of this seat run out so much later, or earlier again."""
        self._moved[seat] = self._moved.get(seat, 0.0) + seconds

    def second(self, seat: int, token: str) -> None:
        """Time is up for this question, and others may answer it for as long again."""
        self._second.add((seat, token))

    def given(self, seat: int) -> float:
        """How many seconds those clocks gain by that: more than were given where they would end in quiet hours."""
        return max((self._later(seat, due) - due for due in self._dues(seat)), default=0.0)

    def _dues(self, seat: int) -> list[float]:
        put = {} if self._live.run is None else deputies(self._live.run, self._live.info.seats)
        return [due for (who, _), (_, due) in self._live.deadlines.items() if put.get(who, who) == seat]

    def _later(self, seat: int, due: float) -> float:
        prefs = self._live.prefs.get(self._live.info.seats[seat].actor or 0, {})
        return after_quiet(due + self._more.get(seat, 0.0), prefs)

    def plan(self, info: Info, policy: Policy, jumps: Mapping[str, int]) -> None:
        """One clock for each answer that is waited for, none for absent or house seats.

        info: the table as it will be; jumps: by how much an undo has raised the tokens of each line
        """
        live, write = self._live, self._write
        running = self._running(jumps)
        if live.stopped and info.status != "paused":
            write.clocks_gone = None
            seats = info.seats
            running = {
                key: _after(begins_to_run(seats[key[0]], self._now), times) for key, times in live.stopped.items()
            }
            self._stopped = {}
        if info.status == "paused":
            if live.info.status != "paused":
                self._stop(running)
            else:
                self._start_anew(info)
            return
        wanted, put = self._wanted(info)
        if live.has_old_clocks:
            write.clocks_gone = None
        if wanted or running or write.clocks_gone is None:
            self._set(info, policy, wanted, running, put, is_undo=any(jumps.values()))

    def _held_anew(self, info: Info) -> set[int]:
        """The seats of other people than before: they have the time that a question has, and not what somebody else has
        left of it."""
        return {place.n for place in self._live.info.seats if info.seats[place.n].actor != place.actor}

    def _start_anew(self, info: Info) -> None:
        """While the table rests: those seats have no clock any more that could go on."""
        gone = [key for key in self._live.stopped if key[0] in self._held_anew(info)]
        if gone:
            self._write.clocks_gone = gone
            self._stopped = {key: left for key, left in self._live.stopped.items() if key not in gone}

    def settle(self) -> None:
        """All is stored."""
        if self._clocks is not None:
            self._live.deadlines, self._live.has_old_clocks = self._clocks, False
        if self._stopped is not None:
            self._live.stopped = self._stopped

    def _wanted(self, info: Info) -> tuple[dict[tuple[int, str], Decision], dict[int, int]]:
        """(seat, token) -> the question that has a clock, and who decides for whom."""
        run = self._live.run
        if run is None or info.status != "running" or info.clock_hours is None:
            return {}, {}
        put = deputies(run, info.seats)
        wanted = {
            (seat, token): decision
            for (seat, token), decision in clocked(run).items()
            if seat in put or not info.seats[seat].is_absent
        }
        return wanted, put

    def _set(
        self,
        info: Info,
        policy: Policy,
        wanted: Mapping[tuple[int, str], Decision],
        running: Clocks,
        put: Mapping[int, int],
        is_undo: bool,
    ) -> None:
        live, write = self._live, self._write
        self._clocks = {}
        held_anew = self._held_anew(info)
        for (seat, token), decision in wanted.items():
            holder = put.get(seat, seat)
            if holder in held_anew:
                whole = self._new_times(info, policy, decision, info.seats[holder])
                self._clocks[seat, token] = whole
                write.clocks += clock_rows(info.id, seat, token, whole)
                continue
            times = running.get((seat, token))
            if (seat, token) in self._second:
                times = None, self._now + self._hours(info, decision) * HOUR
                write.clocks += clock_rows(info.id, seat, token, times)
                self._clocks[seat, token] = times
                continue
            is_new = (seat, token) not in live.deadlines or holder in self._more or seat in self._moved
            # one after the other, as on one form: the clock goes on. After an undo as well: taking back gives nobody
            # time, and a private step that is taken back does not move what the board says (P6)
            if times is None and (decision.deadline == "same" or is_undo or info.bank_hours is not None):
                times = max((t for (who, _), t in running.items() if who == seat), key=lambda t: t[1], default=None)
            if times is None:
                times = self._new_times(info, policy, decision, info.seats[holder])
            elif holder in self._more:
                times = times[0], self._later(holder, times[1])
            self._clocks[seat, token] = times
            if is_new or write.clocks_gone is None:
                write.clocks += clock_rows(info.id, seat, token, times)
        if write.clocks_gone is not None:
            gone = [key for key in live.deadlines if key not in self._clocks]
            written = {(row["seat"], row["token"]) for row in write.clocks}
            write.clocks_gone = [*gone, *sorted(written & live.deadlines.keys())]

    def _new_times(self, info: Info, policy: Policy, decision: Decision, place: Seat) -> Times:
        """The clock of a question that is asked anew of whoever holds this seat."""
        live, prefs = self._live, self._live.prefs.get(place.actor or 0, {})
        hours, now = self._hours(info, decision), begins_to_run(place, self._now)
        if info.bank_hours is not None and decision.deadline != "quick":
            return policy.bank_times(now, in_hand(info, place), prefs, live.game.contest)
        remind, due = policy.times(now, hours, place, prefs)
        if missed(place) and not live.game.contest:
            due = min(due, policy.second_chance(float(place.prefs.get("missed_at", now)), hours, prefs))
            remind = None if remind is None or remind >= due else remind
        return remind, due

    def banked(self, info: Info) -> list[Seat]:
        """The seats whose turn is over with this change: what they had in hand, less what it took, and what a turn
        gives back. To be asked once `plan` is done."""
        if info.bank_hours is None or info.clock_hours is None or self._clocks is None or info.status == "paused":
            return []
        before = {
            seat: max(due for (who, _), (_, due) in self._live.deadlines.items() if who == seat)
            for seat, _ in self._live.deadlines
        }
        asked = {seat for seat, _ in self._clocks}
        found = []
        for place in info.seats:
            was = self._live.info.seats[place.n] if place.n < len(self._live.info.seats) else place
            if was.deputy is not None:
                continue  # somebody else's turn takes nothing of what its player has in hand
            if place.n in before and place.n not in asked and place.user is not None:
                prefs = self._live.prefs.get(place.user, {})
                # what others have given is for this turn, and is not put by for another one
                left = waking_between(
                    begins_to_run(was, self._now), before[place.n] - float(place.prefs.get("given", 0.0)), prefs
                )
                back = 0.0 if place.is_absent else info.clock_hours * HOUR
                left = min(info.bank_hours * HOUR, left + back)
                kept = {name: value for name, value in place.prefs.items() if name != "given"}
                found.append(replace(place, prefs={**kept, "bank": left}))
        return found

    def _running(self, jumps: Mapping[str, int]) -> Clocks:
        """The clocks so far, by the tokens of now: a seat asked the same after an undo has the time it had left."""
        return {
            (who, moved_token(token, dict(jumps))): _after(self._moved.get(who, 0.0), times)
            for (who, token), times in self._live.deadlines.items()
        }

    def _hours(self, info: Info, decision: Decision) -> float:
        """The table's clock, as often as the question says; less for a quick one, if the game says how much."""
        live = self._live
        assert live.run is not None and info.clock_hours is not None
        hours = info.clock_hours * decision.clock
        minutes = live.game.quick_minutes(live.run.state) if decision.deadline == "quick" else None
        return hours if minutes is None else min(hours, minutes / 60)

    def _stop(self, running: Clocks) -> None:
        write = self._write
        write.clocks_gone = None
        self._clocks = {}
        seats = self._live.info.seats
        self._stopped = {key: _before(begins_to_run(seats[key[0]], self._now), times) for key, times in running.items()}
        for (seat, token), times in self._stopped.items():
            for row in clock_rows(self._live.info.id, seat, token, times):
                write.clocks.append(row | {"at": None, "remaining": row["at"]})


def in_hand(info: Info, place: Seat) -> float:
    """Seconds that a seat has in hand for its next turn."""
    most = (info.bank_hours or 0.0) * HOUR
    return min(most, float(place.prefs.get("bank", most)))


def _after(now: float, left: Times) -> Times:
    return (None if left[0] is None else now + left[0], now + left[1])


def _before(now: float, times: Times) -> Times:
    return (None if times[0] is None else max(0.0, times[0] - now), max(0.0, times[1] - now))


def clock_rows(table: str, seat: int, token: str, times: Times) -> list[dict[str, Any]]:
    """The rows of `deadline` for one question to one seat."""
    row = {"table_id": table, "seat": seat, "token": token, "remaining": None, "sent": False}
    rows = [row | {"kind": "due", "at": times[1]}]
    return rows if times[0] is None else [row | {"kind": "remind", "at": times[0]}, *rows]
