"""Whole tables in any order of deeds, by anybody: what must hold whatever they do.

    python -m tests.tables.storm --tables 500 --seed 1

Members, strangers, the host and a moderator join, kick, vote, ask, agree, refuse, hand over, pause, undo, end, leave,
let clocks run out and move, also with tokens of others and twice the same click. `Watch` judges each step from what was
there before, who did what, and what is there afterwards; it keeps books of its own and asks no rule of the tables.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.rules.errors import Refusal
from bot.rules.rng import Chance
from bot.tables.clocks.deadlines import Clocks
from bot.tables.model.proposal import read_proposal
from bot.tables.model.table import Look
from bot.tables.service import Tables
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, url
from tests.tables.watch import Step, Watch, moment_of

MOD = 900
EVERYBODY = (ADA, BEN, CAY, EVE, MOD)
PLAYERS = (ADA, BEN)
NAMES = {ADA: "Ada", BEN: "Ben", CAY: "Cay", EVE: "Eve", MOD: "Mod"}
STEPS = 70
AFTER = 5
"""So many deeds are tried at a table that is over."""
Deed = Callable[[], Awaitable[Any]]
Click = tuple[int, str | None, Any, int]


class Storm:
    """One table and all that happens to it. chance: where it takes its whims from."""

    def __init__(self, tables: Tables, clock: HandClock, chance: Chance, channel: int) -> None:
        self.tables, self.clock, self.chance, self.channel = tables, clock, chance, channel
        self.clocks = Clocks(tables.keeper)
        self.table = ""
        self.clicks: list[Click] = []
        self.watch: Watch

    async def run(self, steps: int = STEPS) -> Watch:
        """Play the table for so many steps. Raises `Broken`."""
        await self._begin()
        self.watch = Watch(self.tables, self.table)
        left = steps
        while left > 0:
            await self._step(self._deed())
            is_over = (await self.tables.keeper.get(self.table)).status == "ended"
            left = min(left - 1, AFTER) if is_over else left - 1
        await self.watch.at_the_end()
        self.clocks.stop()
        return self.watch

    async def _begin(self) -> None:
        contest = self.chance.below("game", 3) > 0
        game, rounds = ("duel", 1) if contest else ("toy", 2)
        hours = self.chance.pick("clock", [None, 1.0, 24.0])
        made = await self.tables.lobby.create(
            game, 1, self.channel, ADA, {"rounds": rounds}, name="Ada", clock_hours=hours
        )
        self.table = made.info.id
        if self.chance.below("house", 5) == 0:
            await self.tables.seating.add_house(self.table, ADA, "Hearth")
        else:
            await self.tables.seating.join(self.table, BEN, "Ben")
        if not contest:
            await self.tables.seating.join(self.table, CAY, "Cay")
        await self.tables.lobby.start(self.table, ADA)

    async def _step(self, step: Step) -> None:
        before = await self.tables.keeper.look(self.table, moment_of)
        try:
            outcome = await step.deed()
        except Refusal as refusal:
            await self.watch.refused(step, before, refusal)
            return
        await self.watch.done(step, before, outcome)
        if self.chance.below("reopen", 4) == 0:
            await self.watch.reopened()

    # ------------------------------------------------------------------ whims

    def _deed(self) -> Step:
        roll = self.chance.below("what", 100)
        if roll < 45:
            return self._move()
        if roll < 50 and self.clicks:
            return self._again()
        if roll < 65:
            return self._word()
        user = self.chance.pick("who", PLAYERS if self.chance.below("player", 2) else EVERYBODY)
        makers = [self._seats, self._course, self._rest, self._undo, self._time]
        return self.chance.pick("deed", makers)(user)

    def _move(self) -> Step:
        """A click on something that is asked, now and then by somebody else; at a table at rest somebody wakes it."""
        found = self.tables.keeper.memory.get(self.table)
        asked = [] if found is None or found.run is None else self._answers(Look(found))
        if not asked:  # it rests, or is over
            user = self.chance.pick("who", PLAYERS)
            return Step("resume", user, lambda: self.tables.playing.resume(self.table, user))
        user, token, answer = self.chance.pick("answer", asked)
        if self.chance.below("forged", 6) == 0:
            user = self.chance.pick("who", EVERYBODY)
        click = (user, token, answer, self._interaction())
        self.clicks.append(click)
        return Step("choose", user, lambda: self.tables.playing.choose(self.table, *click), click=click)

    def _answers(self, look: Look) -> list[tuple[int, str, Any]]:
        found = []
        for place in look.info.seats:
            for asked in look.requests(place.n):
                options: list[Any] = [o.id for o in asked.options] or list(range(asked.least, asked.most + 1))
                if self.chance.below("give up", 60):  # else every table is over soon
                    options = [option for option in options if option != "concede"]
                found += [(place.user or 0, asked.token, option) for option in options]
        return found

    def _again(self) -> Step:
        click = self.chance.pick("again", self.clicks)
        return Step("again", click[0], lambda: self.tables.playing.choose(self.table, *click), click=click)

    def _interaction(self) -> int:
        return self.channel * 10_000 + len(self.clicks) + 1

    def _word(self) -> Step:
        """A yes or no to what is asked, mostly by somebody who is."""
        found = self.tables.keeper.memory.get(self.table)
        asked = None if found is None else read_proposal(found.info.proposal)
        whose: list[int] = []
        if found is not None and asked is not None and self.chance.below("asked", 4):
            whose = [found.info.seats[n].user or ADA for n in asked.silent] + [asked.user] * asked.asks_user
        user, agree = self.chance.pick("who", whose or EVERYBODY), self.chance.below("yes", 5) > 0
        return Step(
            "agree" if agree else "object", user, lambda: self.tables.proposals.consent(self.table, user, agree)
        )

    def _seats(self, user: int) -> Step:
        tables, table = self.tables, self.table
        seat, other = self.chance.below("seat", 3), self.chance.pick("other", EVERYBODY)
        name = self.chance.pick("seats", ["kick", "give", "give", "join", "leave", "free"])
        about: dict[str, Deed] = {
            "kick": lambda: tables.seating.kick(table, user, seat, moderator=user == MOD),
            "give": lambda: tables.seating.hand_over(table, user, seat, other, NAMES[other]),
            "join": lambda: tables.seating.take_house_seat(table, user, NAMES[user]),
            "leave": lambda: tables.seating.leave(table, user, sure=other == BEN),
            "free": lambda: tables.proposals.propose_for_missing(table, user, seat, "free"),
        }
        return Step(name, user, about[name], receiver=other if name == "give" else user)

    def _course(self, user: int) -> Step:
        tables, table = self.tables, self.table
        other, hours = self.chance.pick("other", EVERYBODY), self.chance.pick("hours", [None, 1 / 60, 2.0, 48.0])
        name = self.chance.pick("course", ["clock", "clock", "host", "host", "end"])
        about: dict[str, Deed] = {
            "clock": lambda: tables.lobby.set_clock(table, user, hours, moderator=user == MOD),
            "host": lambda: tables.seating.hand_office(table, user, other, moderator=user == MOD),
            "end": lambda: tables.playing.end(table, user, moderator=user == MOD),
        }
        return Step(name, user, about[name], is_moderator=user == MOD)

    def _rest(self, user: int) -> Step:
        tables, table = self.tables, self.table
        about: dict[str, Deed] = {
            "pause": lambda: tables.playing.pause(table, user),
            "resume": lambda: tables.playing.resume(table, user),
            "away": lambda: tables.seating.set_away(table, user, True),
            "back": lambda: tables.seating.set_away(table, user, False),
        }
        name = self.chance.pick("rest", ["pause", "resume", "resume", "away", "back", "back"])
        return Step(name, user, about[name])

    def _undo(self, user: int) -> Step:
        if self.chance.below("free", 2):
            return Step("undo", user, lambda: self.tables.playing.undo(self.table, user))
        return Step("propose", user, lambda: self.tables.proposals.propose_undo(self.table, user))

    def _time(self, user: int) -> Step:
        self.clock.time += self.chance.pick("hours", [0.02, 0.6, 3.0, 30.0, 80.0]) * 3600
        return Step("time", 0, self.clocks.run_due)


async def storms(path: Path, seed: int, count: int, steps: int = STEPS) -> list[Watch]:
    """So many tables in a database of their own. Raises `Broken`."""
    clock = HandClock()
    tables = await Tables.open(url(path), [Duel(), Toy()], clock=clock)
    try:
        return [await Storm(tables, clock, Chance(f"{seed}:{n}".encode(), {}), 10 + n).run(steps) for n in range(count)]
    finally:
        await tables.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Whole tables in any order of deeds, by anybody.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(storms(Path(folder) / "storm.db", given.seed, given.tables, given.steps))
    total: dict[str, int] = {}
    for watch in seen:
        for name, n in watch.counted.items():
            total[name] = total.get(name, 0) + n
    print(
        f"{len(seen)} tables, {given.steps} deeds each, none broken: "
        + ", ".join(f"{n} {name}" for name, n in sorted(total.items()))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
