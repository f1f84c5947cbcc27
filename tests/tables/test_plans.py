"""Answering ahead: a plan answers when its moment comes, as its player would, and is off when something is new."""

import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.plans.step import PlanStep
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model.errors import NotSeated
from bot.tables.model.plan import MOST_STEPS, Plan
from bot.tables.model.policy import HOUR, THINKING
from bot.tables.service import Tables
from tests.rules.toy import Toy, ToyState
from tests.tables.play import ADA, BEN, EVE, HandClock, new_table, url

BID = PlanStep("toy.bid", "2", text("toy-number", n=2))
TAKE = PlanStep("toy.floor", "take", text("toy-take"))
EVEN = PlanStep("toy.floor", "take", text("toy-take"), when="even")
EVEN_OR_ON = PlanStep("toy.floor", "take", text("toy-take"), when="even", skips=True)
ALL = PlanStep("toy.floor", "take", text("toy-take"), often=True)
DONE = PlanStep("toy.floor", "done", text("toy-yes"))
TOO_HIGH = PlanStep("toy.bid", "7", text("toy-number", n=7))
YES = PlanStep("toy.vote", "yes", text("toy-yes"))


class PlanToy(Toy):
    """Toy, with plans for bid, floor and vote; they are built on the biscuits that are left."""

    def plannable(self, state: ToyState, seat: int, before: Sequence[PlanStep]) -> Sequence[PlanStep]:
        return [BID, TAKE, EVEN, EVEN_OR_ON, ALL, DONE, YES, TOO_HIGH]

    def plan_holds(self, state: ToyState, seat: int, when: str) -> bool:
        return state.heap % 2 == 0

    def plan_sight(self, state: ToyState, seat: int) -> Any:
        return state.biscuits


class Table:
    """A table of two with a clock that is turned by hand; Ada plans."""

    def __init__(self, tables: Tables, clock: HandClock, table: str) -> None:
        self.tables, self.clock, self.id = tables, clock, table
        self.clocks = Clocks(tables.keeper)

    async def plan(self, *steps: PlanStep) -> None:
        for step in steps:
            await self.tables.planning.add(self.id, ADA, 0, step)
        await self.tables.planning.let_run(self.id, ADA, 0)

    async def after(self, seconds: float) -> None:
        self.clock.time += seconds
        await self.clocks.run_due()

    async def told(self) -> Plan | None:
        return await self.tables.keeper.look(self.id, lambda look: look.plan(0))

    async def at(self) -> float | None:
        return await self.tables.keeper.look(self.id, lambda look: look.plan_at(0))

    async def chosen(self) -> list[tuple[str, Any, str]]:
        """Ada's answers so far."""
        run = await self.tables.keeper.look(self.id, lambda look: look.run)
        assert run is not None
        return [(c.key, c.answer, c.by) for c in run.choices if c.seat == 0]

    async def off(self) -> str | None:
        plan = await self.told()
        return None if plan is None or plan.off is None else plan.off.key


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    clock = HandClock()
    tables = await Tables.open(url(tmp_path / "t.db"), [PlanToy()], clock=clock)
    yield Table(tables, clock, await new_table(tables, clock_hours=24.0))
    await tables.close()


async def test_each_step_is_answered_some_minutes_after_its_question_as_the_players_own(table: Table) -> None:
    await table.plan(BID, TAKE, DONE)
    at = await table.at()
    assert at is not None and THINKING[0] <= at - table.clock.time <= THINKING[1]
    await table.after(THINKING[0] - 1)
    assert await table.chosen() == [], "nobody answers that fast"
    await table.after(THINKING[1])
    assert await table.chosen() == [("toy.bid", "2", "player")]
    assert await table.at() is None, "its next question has not come"
    await table.tables.playing.do(table.id, BEN, "1")
    await table.after(THINKING[1])
    await table.after(THINKING[1])
    assert await table.chosen() == [(k, a, "player") for k, a in [("toy.bid", "2"), ("toy.floor", "take")]] + [
        ("toy.floor", "done", "player")
    ]
    plan = await table.told()
    assert plan is not None and [one.key for one in plan.done] == ["toy-number", "toy-take", "toy-yes"]


async def test_nothing_is_answered_before_its_player_lets_it_run(table: Table) -> None:
    await table.tables.planning.add(table.id, ADA, 0, BID)
    await table.after(THINKING[1] + 1)
    assert await table.chosen() == [] and await table.at() is None
    await table.tables.planning.let_run(table.id, ADA, 0)
    await table.tables.planning.add(table.id, ADA, 0, TAKE)  # who builds on at it takes it out of service
    await table.after(THINKING[1] + 1)
    assert await table.chosen() == []


async def test_new_information_ends_it_with_a_word(table: Table) -> None:
    await table.plan(BID, TAKE)
    await table.tables.playing.do(table.id, BEN, "biscuit")
    assert await table.off() == "plan-off-news"
    await table.after(THINKING[1] + 1)
    assert await table.chosen() == []
    await table.tables.planning.drop(table.id, ADA, 0)
    assert await table.told() is None


async def test_what_is_no_longer_possible_or_was_waited_for_in_vain_is_told(table: Table) -> None:
    await table.plan(BID, EVEN)  # five lie on the heap
    await table.after(THINKING[1] + 1)
    await table.tables.playing.do(table.id, BEN, "1")
    assert await table.off() == "plan-off-when"
    await table.tables.planning.drop(table.id, ADA, 0)
    await table.plan(EVEN_OR_ON, DONE)  # that does not hold: it goes on with the next
    await table.after(THINKING[1] + 1)
    assert (await table.chosen())[-1] == ("toy.floor", "done", "player")


async def test_a_step_that_may_answer_often_stays_until_something_else_is_asked(table: Table) -> None:
    await table.plan(BID, ALL)
    await table.after(THINKING[1] + 1)
    await table.tables.playing.do(table.id, BEN, "1")
    for _ in range(9):
        await table.after(THINKING[1] + 1)
    assert [answer for key, answer, _ in await table.chosen() if key == "toy.floor"] == ["take"] * 5
    plan = await table.told()
    assert plan is not None and not plan.steps and plan.off is None, "nothing is left to take, and that was all"


async def test_what_cannot_be_done_when_its_moment_comes_is_told(table: Table) -> None:
    await table.plan(TOO_HIGH)
    assert await table.off() == "plan-off-illegal" and await table.at() is None


async def test_another_question_than_planned_ends_one_that_has_begun(table: Table) -> None:
    await table.plan(BID, YES)
    await table.after(THINKING[1] + 1)
    await table.tables.playing.do(table.id, BEN, "1")
    assert await table.off() == "plan-off-asked"


async def test_who_answers_in_person_has_no_plan_any_more(table: Table) -> None:
    await table.plan(BID, TAKE)
    await table.tables.playing.do(table.id, ADA, "3")
    assert await table.told() is None
    await table.plan(TAKE)
    await table.tables.playing.do(table.id, BEN, "biscuit")
    await table.tables.playing.do(table.id, BEN, "0")
    assert await table.off() == "plan-off-news"
    await table.tables.playing.do(table.id, BEN, "1")
    await table.tables.playing.do(table.id, ADA, "take")
    assert await table.told() is None, "the word is known now"


async def test_a_plan_outlives_the_process(table: Table) -> None:
    await table.plan(BID)
    at = await table.at()
    table.tables.keeper.memory.clear()
    assert await table.at() == at
    await table.after(THINKING[1] + 1)
    assert await table.chosen() == [("toy.bid", "2", "player")]


async def test_it_sleeps_in_the_quiet_hours_of_its_player(table: Table) -> None:
    hour = (table.clock.time // HOUR) % 24
    quiet = {"quiet": [int(hour - 1) % 24, int(hour + 5) % 24], "zone": "UTC"}
    await table.tables.people.set_prefs(ADA, quiet)
    await table.plan(BID)
    at = await table.at()
    assert at is not None and at - table.clock.time > 4 * HOUR


async def test_only_who_sits_there_plans_only_what_is_offered_and_not_without_end(table: Table) -> None:
    planning = table.tables.planning
    for user, seat in ((BEN, 0), (EVE, 0), (ADA, 1)):
        with pytest.raises(NotSeated):
            await planning.add(table.id, user, seat, BID)
    with pytest.raises(NoLongerPossible):
        await planning.add(table.id, ADA, 0, PlanStep("toy.bid", "9", text("toy-number", n=9)))
    with pytest.raises(NoLongerPossible):
        await planning.let_run(table.id, ADA, 0)
    for _ in range(MOST_STEPS):
        await planning.add(table.id, ADA, 0, BID)
    with pytest.raises(NotPossible):
        await planning.add(table.id, ADA, 0, BID)
    await planning.shorten(table.id, ADA, 0)
    plan = await table.told()
    assert plan is not None and len(plan.steps) == MOST_STEPS - 1


async def test_nothing_of_it_leaves_with_a_copy_nor_goes_on_with_the_seat(table: Table) -> None:
    await table.plan(BID, TAKE)
    copy = json.dumps(await export_table(table.tables, table.id))
    assert "plan" not in copy and "toy-take" not in copy
    await table.tables.seating.hand_over(table.id, ADA, 0, EVE, "Eve")
    await table.tables.proposals.consent(table.id, EVE, True)
    assert await table.told() is None and await table.at() is None


async def test_the_clocks_of_others_are_the_same_with_a_plan_as_without(table: Table) -> None:
    due = await table.tables.keeper.look(table.id, lambda look: look.due())
    await table.plan(BID)
    assert await table.tables.keeper.look(table.id, lambda look: look.due()) == due
    assert await table.tables.keeper.look(table.id, lambda look: look.awaited()) == (0, 1)
