"""One change of a table while it is made: collects the rows that will be stored together. No waiting, no statements."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.rules.decision import Answer, Choice, Event, Text
from bot.rules.kernel.run import FRESH_DICE, TABLE_SEAT, Checkpoint, Run
from bot.tables.live.clock_plan import ClockPlan
from bot.tables.live.plan_watch import PlanWatch
from bot.tables.live.record import Record
from bot.tables.model.codec import blob_sum, digest, pack
from bot.tables.model.info import Info
from bot.tables.model.leave import leave_of, next_moment, seat_leave
from bot.tables.model.policy import Policy
from bot.tables.model.proposal import read_proposal
from bot.tables.model.rating import result_row
from bot.tables.model.seats import Seat
from bot.tables.model.since import Told
from bot.tables.model.table import RECENT, Live
from bot.tables.store.statements import KEPT_CHECKPOINTS
from bot.tables.store.writing import Write

UNDO = "!undo"
RULES = "!rules"
_FIXED = frozenset({"id", "created", "commitment", "seats"})
_PRUNE_AT = KEPT_CHECKPOINTS + 10


class UnitOfWork:
    """What one operation adds to a table.

    info      the table as it will be; `live.info` stays as it is until `settle`
    told      events for the outcome
    failure   what the players are told of a broken rule
    rereads   whether other events than before are the last ones: some were taken back, or a seat may not read them
    is_begun  whether anything in memory has changed, so that it must be thrown away if storing fails
    """

    def __init__(self, live: Live, now: float, interaction: int | None, jumped: float = 0.0) -> None:
        self.live = live
        self.info: Info = live.info
        self.now = now
        self.interaction = interaction
        self.told: list[Event] = []
        self.failure: Text | None = None
        self.is_begun = False
        self.rereads = False
        self.write = Write(live.info.id, live.info.version, jumped=jumped)
        self._touched: set[str] = set()
        """Which columns of the table have been set, the seats among them."""
        self._jumps: dict[str, int] = {}
        """By how much an undo has raised the tokens of each line."""
        self._clocks = ClockPlan(live, self.write, now)
        self._plans = PlanWatch(live, self.write, now)
        self._record = Record(live, self.write, now, interaction)
        self._recent = list(live.recent)
        self._leaves = live.leaves

    # ------------------------------------------------------------------ collecting

    def set(self, **changes: Any) -> None:
        """Change columns of the table."""
        self._touched.update(changes)
        self._record.note_change(set(changes))
        self.info = self.info.changed(**changes)

    def tell_undone(self, seat: int, to: int) -> None:
        """The line about a choice taken back: for all, unless nobody else can have seen what was taken back."""
        recent = [told.event for told in self.live.recent if told.idx is not None and told.idx >= to]
        seen = any(event.text_for(None) for event in recent)
        is_secret = not seen and all(line.endswith("p") for line, jump in self._jumps.items() if jump)
        self._event(Event("journal-undone", {"who": f"@seat:{seat}"}, seat if is_secret else None), None, None)

    def set_seat(self, seat: Seat) -> None:
        """Replace the seat of that number. Whoever holds it anew knows nothing of what the former holder was told."""
        if seat.user != self.info.seats[seat.n].user:
            seat = self._held_anew(replace(seat, deputy=None))
        self.set(seats=tuple(seat if place.n == seat.n else place for place in self.info.seats))

    def _held_anew(self, seat: Seat) -> Seat:
        """The seat with its time counted from now; a contest in which it changes hands counts on no ladder."""
        run = self.live.run
        if run is None:
            return seat
        self.is_begun = self.rereads = True
        if seat.user is not None and self.info.status in ("running", "paused"):
            self._unrate("handed")
        mine = {"since": self.live.info.event_count + len(self.write.events), "index": run.index}
        return replace(seat, prefs={**seat.prefs, **mine})

    def _unrate(self, why: str) -> None:
        """The contest counts on no ladder; the first reason stays."""
        if self.live.game.contest and self.info.unrated is None:
            self.set(unrated=why)

    def drop_expired(self) -> None:
        """Nobody is asked any more what has waited for too long."""
        proposal = read_proposal(self.info.proposal)
        if proposal is not None and proposal.is_expired(self.now):
            self.set(proposal=None)
            self.say("journal-proposal-expired")

    def say(self, kind: str, /, **params: Any) -> None:
        """A public line about the table itself; an undo does not touch it."""
        self._event(Event(kind, params), None, None)

    def show_up(self, user: int) -> bool:
        """A user has done something: a vote about them is over. Gives whether there was one."""
        vote = read_proposal(self.info.proposal)
        if vote is None or not vote.is_vote or self.info.seats[vote.seat].user != user:
            return False
        place = self.info.seats[vote.seat]
        self.set(proposal=None)
        self.set_seat(replace(place, prefs=without_missed(place)))
        self.say("journal-vote-back", who=f"@seat:{vote.seat}")
        return True

    def record(self, choice: Choice, user: int | None) -> None:
        """A choice that the run has just taken, with its events."""
        run = self.live.run
        assert run is not None
        self.is_begun = True
        n = self._log(choice, run.index - 1, user, run_digest(run))
        for event in run.take_events():
            self._event(event, n, run.index - 1)
            if event.kind in self.live.game.rests and not run.over:
                self.set(status="paused")
        if choice.by == "house":
            self._unrate("house")
        self._end_if_over()

    def _end_if_over(self) -> None:
        """Count the result with those who sit here now, and say if it counts on no ladder."""
        live, run = self.live, self.live.run
        if run is None or not run.over or self.info.status != "running":
            return
        self.set(status="ended", proposal=None, left=live.game.left(run.state))
        if not live.game.contest:
            return
        if self.info.unrated is not None:
            self.say("journal-unrated", why=self.info.unrated)
        elif live.game.is_rated(run.state):
            self.write.result = result_row(self.info, live.game.winners(run.state), self.now)

    def record_start(self) -> None:
        """What happened before the first question."""
        assert self.live.run is not None
        self.is_begun = True
        self._record.begin(self.info)
        for event in self.live.run.take_events():
            self._event(event, None, -1)

    def record_undo(self, seat: int, to: int, user: int | None, consent: Mapping[str, Any] | None = None) -> None:
        """The run has just been taken back to index `to`; with fresh dice if its last choice says so.

        consent: who asked for it and who agreed (`agreed_actions.evidence`), if the others were asked
        """
        run = self.live.run
        assert run is not None
        self.is_begun = True
        was = self.live.info.bases or {}
        self._jumps = {line: base - was.get(line, 0) for line, base in run.bases.items()}
        fresh = run.index > to
        self._take_back(to)
        self._log(Choice(seat, UNDO, pack_undo(to, fresh, consent), "player"), None, user, run_digest(run))
        for place in self.info.seats:
            if place.first_choice > to:
                self.set_seat(replace(place, prefs={**place.prefs, "index": to}))
        if fresh:
            salt = run.choices[-1].answer
            self._log(Choice(TABLE_SEAT, FRESH_DICE, salt, "table"), to, None, run_digest(run))
        run.take_events()

    def new_rules(self, point: Checkpoint, lost: int | None, why: str) -> None:
        """Other rules than before take over from a checkpoint; lost: choices that could not be replayed (None: all went
        through). why: `same`, `differs` (the state has another digest), `mismatch` (a choice does not fit any more) or
        `error` (the new rules cannot read what there is)."""
        live, info, game = self.live, self.info, self.live.game
        assert live.run is not None
        self.is_begun = True
        was = {"version": info.rules_version, "content_hash": info.content_hash}
        answer: dict[str, Any] = {"version": game.version, "content_hash": game.content_hash, "was": was}
        answer |= {"checkpoint": point.index, "lost": lost, "why": why, "sum": blob_sum(point.state)}
        if lost is not None:
            self._take_back(point.index)
        self.write.keep = point.index
        self._record.add_choice(self.info, TABLE_SEAT, RULES, answer, "table", None, None, run_digest(live.run))
        self.set(rules_version=game.version, content_hash=game.content_hash)
        live.run.take_events()
        if lost:
            self.say("journal-rules-changed", lost=lost)
        elif why != "same":
            self.say("journal-rules-updated")

    def _take_back(self, to: int) -> None:
        self.write.undone_from = to
        self.live.stored = {index for index in self.live.stored if index <= to}
        self.rereads = True

    def remind(self, seat: int, token: str) -> None:
        """The reminder of this question has been sent."""
        self.write.reminded.append((seat, token))
        self.live.deadlines[seat, token] = (None, self.live.deadlines[seat, token][1])
        self.is_begun = True

    def give_time(self, seat: int, seconds: float) -> None:
        """Let what this seat's holder is asked run out so much later, and note that (`Seat.prefs`)."""
        self._clocks.give(seat, seconds)
        place = self.info.seats[seat]
        noted = {"given_at": self.now}
        if self.info.bank_hours is not None:
            noted["given"] = float(place.prefs.get("given", 0.0)) + self._clocks.given(seat)
        self.set_seat(replace(place, prefs={**place.prefs, **noted}))

    def move_clock(self, seat: int, seconds: float) -> None:
        """Let what this seat is asked run out so much later, or earlier again: see `ClockPlan.move`."""
        self._clocks.move(seat, seconds)
        self.is_begun = True

    def open_to_others(self, seat: int, token: str) -> None:
        """Time is up for this question: the others may answer it, and the default comes after as long again."""
        place, run = self.info.seats[seat], self.live.run
        assert run is not None
        standing = {run.token(request, seat) for request in run.requests(seat)}
        tokens = sorted({*(place.opened & standing), token})
        self._clocks.second(seat, token)
        self.set_seat(replace(place, prefs={**place.prefs, "opened": tokens}))

    def post(self, kind: str, payload: dict[str, Any]) -> None:
        """Something for the layer above to send, once and surely."""
        self.write.posts.append(new_post(self.info.id, kind, payload, self.now))

    def _log(self, choice: Choice, idx: int | None, user: int | None, state: str) -> int:
        return self._record.add_choice(self.info, choice.seat, choice.key, choice.answer, choice.by, idx, user, state)

    def note_import(self) -> None:
        """The table has come from elsewhere, where others sat perhaps."""
        self._record.note_import(self.info)

    def _event(self, event: Event, choice_n: int | None, idx: int | None) -> None:
        self.told.append(event)
        self._recent.append(Told(self.live.info.event_count + len(self.write.events), idx, event))
        self._record.add_event(self.info, event, choice_n, idx)
        said = self.live.game.posts.get(event.kind)
        if said is not None and event.only is None and self.info.channel >= 0:
            self.post("story", {"key": said, "params": pack(event.params)})

    def _close_record(self) -> dict[str, Any]:
        """The head of the chain, which is posted where a session ends: what changes of the table by that."""
        info = self.live.info
        head = self._record.close(self.info)
        if head is None:
            return {}
        if self.info.status != info.status and self.info.status in ("paused", "ended") and info.channel >= 0:
            self.post("head", {"head": head, "status": self.info.status})
        return {"head": head}

    # ------------------------------------------------------------------ finishing

    def finish(self, policy: Policy) -> Write:
        """The rows to store."""
        live, write, run = self.live, self.write, self.live.run
        proposal = read_proposal(self.info.proposal)
        if "seats" in self._touched and proposal is not None:
            fitted = proposal.fitted(live.info.seats, self.info.seats)
            self.set(proposal=None if fitted is None else fitted.packed())
        if run is not None:
            self._end_if_over()
            points = self._checkpoint_rows(run)
            if len(run.checkpoints) > _PRUNE_AT:
                run.prune(KEPT_CHECKPOINTS)
                write.prune_before = run.checkpoints[0].index
            oldest = run.checkpoints[0].index
            write.checkpoints = [row for row in points if row["keep"] or row["idx"] >= oldest]
            for place in self._plans.settled(self.info):
                self.set_seat(place)
            self._plans.plan(self.info, policy)
            self._plan_leaves()
            self._clocks.plan(self.info, policy, self._jumps)
            for place in self._clocks.banked(self.info):
                self.set_seat(place)
        self._call_at_end()
        changes = self._close_record()
        changes |= {"version": live.info.version + 1, "updated": self.now}
        changes["log_length"] = live.info.log_length + len(write.choices)
        changes["event_count"] = live.info.event_count + len(write.events)
        if run is not None:
            changes |= {"index": run.index, "base": run.base, "bases": dict(run.bases) or None}
            changes |= {"digest": run_digest(run)}
        self.set(**changes)
        if "seats" in self._touched:
            write.seats = self.info.seats
        before, after = live.info, self.info
        write.columns = {
            name: getattr(after, name)
            for name in Info.__dataclass_fields__
            if name in self._touched and name not in _FIXED and getattr(after, name) != getattr(before, name)
        }
        if "entropies" in write.columns:
            write.columns |= {"entropies": list(after.entropies or ()), "seed": live.seed}
        return write

    def _call_at_end(self) -> None:
        """Everybody who has played hears that it is over."""
        info = self.live.info
        if self.info.status != "ended" or info.status not in ("running", "paused") or info.channel < 0:
            return
        for user, seat in {place.user: place.n for place in reversed(self.info.seats)}.items():
            if user is not None:
                self.post("over", {"seat": seat, "user": user})

    def _plan_leaves(self) -> None:
        """When somebody's leave begins or ends next, at a table that is not over."""
        moments: dict[int, float] = {}
        if self.info.status in ("running", "paused"):
            for place in self.info.seats:
                prefs = self.live.prefs.get(place.user or 0, {})
                at = next_moment(leave_of(prefs), seat_leave(place), self.now)
                if place.user is not None and at is not None:
                    moments[place.n] = at
        if moments != self.live.leaves:
            self._leaves = moments
            row = {"table_id": self.info.id, "token": "leave", "kind": "leave", "remaining": None, "sent": False}
            self.write.leaves = [row | {"seat": seat, "at": at} for seat, at in moments.items()]

    def _checkpoint_rows(self, run: Run[Any]) -> list[dict[str, Any]]:
        """The checkpoints that are not stored yet. The first is kept for good, also when one change goes so far that it
        would be pruned before it was ever stored."""
        rows = []
        for point in run.checkpoints:
            if point.index not in self.live.stored:
                row: dict[str, Any] = {"table_id": self.info.id, "idx": point.index, "fence": point.undo_boundary}
                rows.append(row | {"keep": point.index == 0, "blob": point.state})
        return rows

    def settle(self) -> None:
        """All is stored: the table in memory is what the store says."""
        self.live.info = self.info
        self.live.recent = self._recent[-RECENT:]
        self.live.stored |= {row["idx"] for row in self.write.checkpoints}
        if self.write.prune_before is not None:
            self.live.stored = {index for index in self.live.stored if index >= self.write.prune_before}
        self._clocks.settle()
        self._plans.settle()
        self.live.leaves = self._leaves


def without_missed(place: Seat) -> dict[str, Any]:
    """The preferences of a seat whose player is there again."""
    return {name: value for name, value in place.prefs.items() if name not in ("missed", "missed_at")}


def run_digest(run: Run[Any]) -> str:
    """The digest of the run's present state, computed once."""
    found: str = run.now("digest", lambda: digest(run.state))
    return found


def new_post(table: str, kind: str, payload: Mapping[str, Any], now: float) -> dict[str, Any]:
    """A row of `outbox`. Its nonce has 20 characters."""
    row: dict[str, Any] = {"table_id": table, "kind": kind, "payload": dict(payload), "at": now}
    return row | {"nonce": secrets.token_urlsafe(15), "state": "pending", "tries": 0, "message": None}


def pack_undo(to: int, fresh: bool, consent: Mapping[str, Any] | None = None) -> Answer:
    """What an undo record holds, as an answer of the log: `{to, fresh}`, with new dice also who asked for them, who had
    to agree, and who did: `{by, needed, agreed}`."""
    answer: Any = {"to": to, "fresh": fresh} | dict(consent or {})
    return answer  # type: ignore[no-any-return]
