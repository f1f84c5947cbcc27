"""What must hold at a table whatever anybody does: judged step by step, with books of its own."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.rules.errors import Refusal
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store import statements
from bot.tables.store.schema import ladder_result
from tests.tables.play import snapshot

_SAME = {"rest": "away", "undo": "propose"}
"""What a question is called -> the deed that asks it, where these are two words."""


class Broken(AssertionError):
    """Something that must never happen has happened."""


@dataclass(frozen=True)
class Step:
    """One deed. user: who does it (0: time); receiver: who would sit down; click: (user, token, answer, interaction)"""

    name: str
    user: int
    deed: Callable[[], Awaitable[Any]]
    receiver: int = 0
    click: tuple[int, str | None, Any, int] | None = None
    is_moderator: bool = False


@dataclass(frozen=True)
class Moment:
    """A table at one moment. asked: seat -> tokens; dues: (seat, token) -> when its clock runs out"""

    info: Info
    is_over: bool
    winners: tuple[int, ...]
    asked: dict[int, set[str]]
    dues: dict[tuple[int, str], float]


def moment_of(look: Look) -> Moment:
    """What `Watch` compares."""
    run = look.run
    assert run is not None
    asked = {place.n: {found.token for found in look.requests(place.n)} for place in look.info.seats}
    dues = {key: due for key, (_, due) in look._live.deadlines.items()}
    winners = look.game.winners(run.state) if run.over else ()
    return Moment(look.info, run.over, winners, asked, dues)


class Watch:
    """The judge of one table. Raises `Broken`."""

    def __init__(self, tables: Tables, table: str) -> None:
        self.tables, self.table = tables, table
        self.counted: Counter[str] = Counter()
        self.acknowledged: dict[int, Any] = {}
        self.said_yes: set[int] = set()
        self.since: dict[int, int] = {}
        self.is_handed = False

    # ------------------------------------------------------------------ after each step

    async def refused(self, step: Step, before: Moment, refusal: Refusal) -> None:
        """A refusal changes nothing."""
        now = await self.tables.keeper.look(self.table, moment_of)
        if now != before:
            raise Broken(f"{step.name} was refused ({refusal.text.key}) and changed something")
        self.counted["refused"] += 1

    async def done(self, step: Step, before: Moment, outcome: Any) -> None:
        """Whatever was done was for this user to do."""
        now = await self.tables.keeper.look(self.table, moment_of)
        self.counted[step.name] += 1
        self._hear(step, before, now)
        if step.click is not None:
            self._judge_click(step, before, now, outcome)
        self._judge_course(step, before, now)
        self._judge_clocks(step, before, now)
        for place, was in zip(now.info.seats, before.info.seats, strict=True):
            if place.user != was.user:
                self.since[place.n] = before.info.event_count
                self.is_handed |= place.user is not None
        await self._judge_hands(now.info)

    def _hear(self, step: Step, before: Moment, now: Moment) -> None:
        """Keep book of who has said yes to what is asked."""
        was, asked = _question(before.info), _question(now.info)
        if was is None or asked not in (was, None):
            self.said_yes = {step.user}
        elif step.name in ("agree", _SAME.get(str(was[0]), was[0])):
            self.said_yes.add(step.user)

    def _judge_click(self, step: Step, before: Moment, now: Moment, outcome: Any) -> None:
        assert step.click is not None
        user, token, answer, interaction = step.click
        if outcome.duplicate:
            if interaction not in self.acknowledged or now != before:
                raise Broken("a click that was never taken counts as repeated, or counted again")
            return
        if interaction in self.acknowledged:
            raise Broken("a click was applied twice")
        mine = [place.n for place in before.info.seats if place.user == user]
        if not any(token in before.asked[n] for n in mine):
            raise Broken(f"user {user} has answered what only others were asked")
        self.acknowledged[interaction] = answer

    def _judge_course(self, step: Step, before: Moment, now: Moment) -> None:
        """Who changed what, and who had to agree."""
        people = {place.user for place in before.info.seats if place.user is not None}
        is_contest = before.info.game == "duel" and before.info.status in ("running", "paused") and len(people) > 1
        yes = self.said_yes | {step.user}
        for place, was in zip(now.info.seats, before.info.seats, strict=True):
            self._judge_seat(step, is_contest, people, yes, (was, place))
        if not is_contest:
            return
        changed = []
        if now.info.clock_hours != before.info.clock_hours:
            changed.append("the clock")
        if now.info.host != before.info.host and step.name != "leave":
            changed.append("the host")
        if now.info.status == "ended" and not now.is_over:
            is_outside = step.is_moderator and step.user not in people
            changed += [] if is_outside else ["the end"]
        if changed and not people <= yes:
            raise Broken(f"{step.name} by {step.user}: {changed} changed, but only {yes} of {people} wanted it")
        if step.name == "leave" and before.info.unrated is None:
            lost = [place.n for place in before.info.seats if place.user == step.user]
            if not now.is_over or set(lost) & set(now.winners):
                raise Broken("whoever left a contest has not lost it")

    def _judge_seat(
        self, step: Step, is_contest: bool, people: set[int], yes: set[int], seats: tuple[Any, Any]
    ) -> None:
        was, place = seats
        if place.user == was.user and place.away <= was.away:
            return
        is_own = step.name == "leave" and step.user == was.user
        is_taken = place.user is not None and place.user != was.user
        if is_taken and not {place.user, was.user} - {None} <= yes:
            raise Broken(f"{step.name}: seat {place.n} went from {was.user} to {place.user}, asked were {yes}")
        if is_contest and not is_own and not people <= yes:
            raise Broken(f"{step.name}: seat {place.n} changed, but only {yes} of {people} wanted it")

    def _judge_clocks(self, step: Step, before: Moment, now: Moment) -> None:
        for key, due in now.dues.items():
            if due < before.dues.get(key, due):
                raise Broken(f"{step.name} has cut a running clock of seat {key[0]} short")

    async def _judge_hands(self, info: Info) -> None:
        """A new holder reads nothing that the seat was told in private before; nobody plays both sides."""
        users = [place.user for place in info.seats if place.user is not None]
        if info.game == "duel" and len(users) != len(set(users)):
            raise Broken("one account holds both seats of a contest")
        if not self.since:
            return
        events = (
            await self.tables.keeper.storage.read(lambda connection: statements.whole_log(connection, self.table))
        )[1]
        for seat, since in self.since.items():
            hidden = {row["n"] for row in events if row["only"] == seat and row["n"] < since}
            kinds = {row["n"]: row["kind"] for row in events}
            for line in await self.tables.reader.log(self.table, seat, len(events) + 1):
                if line.n in hidden and line.text.key == kinds[line.n]:
                    raise Broken(f"seat {seat} reads what its former holder was told")
            shown = [event for event in await self.tables.keeper.look(self.table, Look.events) if event.only == seat]
            known = [row for row in events if row["only"] == seat and row["n"] >= since and not row["undone"]]
            if len(shown) > len(known):
                raise Broken(f"the hand of seat {seat} shows what its former holder was told")

    async def reopened(self) -> None:
        """P4: what is rebuilt from the store is what was there."""
        before = await self.tables.keeper.look(self.table, snapshot)
        self.tables.keeper.memory.forget(self.table)
        if await self.tables.keeper.look(self.table, snapshot) != before:
            raise Broken("the rebuilt table is not the live one")
        self.counted["rebuilt"] += 1

    # ------------------------------------------------------------------ at the end

    async def at_the_end(self) -> None:
        """All that was acknowledged is there once, the result is right, and the whole game can be played again."""
        rows, _, _ = await self.tables.keeper.storage.read(
            lambda connection: statements.whole_log(connection, self.table)
        )
        stored = Counter(row["interaction"] for row in rows if row["interaction"] is not None)
        if stored != Counter(self.acknowledged.keys()):
            raise Broken("acknowledged moves and stored ones are not the same")
        if any(row["answer"] != self.acknowledged[row["interaction"]] for row in rows if row["interaction"] in stored):
            raise Broken("another answer is stored than was acknowledged")
        await self._judge_result(rows)
        bundle = await export_table(self.tables, self.table, private=True)
        report = verify_export(bundle, self.tables.games)
        if not report.ok:
            raise Broken(f"its export does not verify: {report.problem}")

    async def _judge_result(self, rows: list[dict[str, Any]]) -> None:
        now = await self.tables.keeper.look(self.table, moment_of)
        info = now.info
        query = sa.select(ladder_result).where(ladder_result.c.table_id == self.table)
        found = await self.tables.keeper.storage.read(lambda connection: connection.execute(query).mappings().first())
        is_pure = all(row["by"] != "house" for row in rows) and not self.is_handed
        is_pure &= all(place.user is not None for place in info.seats)
        counts = info.game == "duel" and now.is_over and is_pure
        if (found is not None) != counts:
            raise Broken(f"the ladder has {found}, although the table ended {info.status}, pure: {is_pure}")
        if found is not None:
            score = 1 if len(now.winners) == 2 else 2 if now.winners == (0,) else 0
            if (found["a"], found["b"], found["score"]) != (info.seats[0].user, info.seats[1].user, score):
                raise Broken("the ladder has another result than the game")
        self.counted["tables that count" if counts else "tables that do not count"] += 1


def _question(info: Info) -> tuple[object, ...] | None:
    """What is asked, without who has spoken."""
    asked = info.proposal
    if asked is None:
        return None
    return tuple(asked.get(name) for name in ("kind", "seat", "to", "user", "hours", "asker", "at"))
