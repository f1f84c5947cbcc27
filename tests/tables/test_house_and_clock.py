"""What games say about clocks and the house: quick decisions, tables that put themselves to rest, anytime actions."""

from typing import Any

from bot.rules.decision import Answer, Decision, text
from bot.rules.kernel.run import Request
from bot.rules.play.handle import Play
from bot.tables.clocks.deadlines import Clocks
from bot.tables.model.policy import HOUR
from bot.tables.model.table import Look
from bot.tables.service import Tables
from cogs.doomrock.game import game as doomrock
from tests.rules.toy import Toy, ToyState, _numbers
from tests.tables.play import ADA, BEN, HandClock, broken_step, new_table, url
from tests.tables.test_deadlines import Turned


class Hasty(Toy):
    """The floor is quick; a bid of nothing but zeros puts the table to rest; the house likes biscuits."""

    rests = frozenset({"toy-idle"})
    greed = 0
    """How often the house wants its anytime action; -1: for ever, even when there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "bid": self.bid}
        self.wanted = 0

    async def bid(self, play: Play[ToyState], round: int) -> None:
        plain = Toy().steps["bid"]
        await plain(play, round=round)
        if not any(play.state.bids):
            play.say("toy-idle")
        await play.decide(
            Decision((0,), "toy.quick", text("toy-floor"), lambda: play_options(2), deadline="quick", forced=False)
        )

    def quick_minutes(self, state: ToyState) -> float:
        return 30.0

    def answer(self, state: ToyState, request: Request, seat: int) -> Answer | None:
        if request.anytime:
            self.wanted += 1
            return "nothing-like-that" if self.greed < 0 else "biscuit" if state.biscuits[seat] else None
        return None


def play_options(n: int) -> Any:
    return _numbers(0, n)


class Quick(Turned):
    """With another game."""

    def __init__(self, where: str, time: HandClock, game: Any = None) -> None:
        super().__init__(where, time)
        self.game = Hasty() if game is None else game

    async def __aenter__(self) -> "Quick":
        self.tables = await Tables.open(url(self.where), [self.game], clock=self.time)
        self.clocks = Clocks(self.tables.keeper, self.hear)
        await self.clocks.start()
        return self


async def test_a_quick_decision_has_the_games_minutes_and_the_others_the_tables_hours(where: str) -> None:
    async with Quick(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=24)
        assert await here.tables.keeper.look(table, lambda look: look.due()) == here.time.time + 24 * HOUR
        await here.tables.playing.do(table, ADA, "1"), await here.tables.playing.do(table, BEN, "0")
        assert await here.tables.keeper.look(table, lambda look: look.due()) == here.time.time + HOUR / 2
        await here.pass_hours(0.26)
        assert await here.posts() == [("remind", 0)]
        await here.pass_hours(0.25)
        assert await here.posts() == [("remind", 0), ("clock", 0)]


async def test_a_quick_decision_never_has_longer_than_the_table_gives_nor_any_clock_without_one(where: str) -> None:
    async with Quick(where, HandClock()) as here:
        fast, slow = await new_table(here.tables, 1, clock_hours=0.1), await new_table(here.tables, 2)
        for table in (fast, slow):
            await here.tables.playing.do(table, ADA, "1"), await here.tables.playing.do(table, BEN, "0")
        assert await here.tables.keeper.look(fast, lambda look: look.due()) == here.time.time + 0.1 * HOUR
        assert await here.tables.keeper.look(slow, lambda look: look.due()) is None


class Slow(Toy):
    """Bids deserve three times the clock, keeping half of it."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "deal": self.deal}

    async def deal(self, play: Play[ToyState]) -> None:
        for key, clock in (("toy.slow", 3.0), ("toy.plain", 1.0), ("toy.fast", 0.5)):
            prompt = text("toy-floor")
            await play.decide(Decision((0,), key, prompt, lambda: play_options(1), forced=False, clock=clock))
        await Toy().steps["deal"](play)


async def test_a_question_may_deserve_more_of_the_clock_or_less(where: str) -> None:
    async with Quick(where, HandClock(), Slow()) as here:
        table = await new_table(here.tables, clock_hours=24)
        for hours in (72, 24, 12):
            due = here.time.time + hours * HOUR
            assert await here.tables.keeper.look(table, lambda look: look.due()) == due
            await here.tables.playing.do(table, ADA, "1")
    async with Quick(where, HandClock(), Slow()) as here:
        free = await new_table(here.tables, 2)
        assert await here.tables.keeper.look(free, lambda look: look.due()) is None, "no clock is no clock"


async def test_a_table_puts_itself_to_rest_when_its_game_says_so(where: str) -> None:
    async with Quick(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=1)
        await here.pass_hours(1.01)  # nobody is there: the clock bids nothing for both, and the game has enough
        info = await here.tables.keeper.get(table)
        assert (info.status, info.index) == ("paused", 2)
        await here.pass_hours(1000)
        assert (await here.tables.keeper.get(table)).index == 2 and here.time.waiting == []
        posts = await here.posts()
        await here.tables.playing.resume(table, BEN)
        assert (await here.tables.keeper.get(table)).status == "running"
        await here.tables.playing.do(table, ADA, "1")
        assert (await here.tables.keeper.get(table)).index == 3 and await here.posts() == posts


async def test_the_house_takes_the_anytime_actions_that_its_game_wants(where: str) -> None:
    async with Quick(where, HandClock()) as here:
        table = await new_table(here.tables)
        await here.tables.seating.set_away(table, BEN, True)
        state = await here.tables.keeper.look(table, lambda look: look.view(None))
        assert state["biscuits"] == [1, 0], "the absent seat's biscuit is eaten, the present one's is its own business"
        log = await here.tables.keeper.look(table, lambda look: [(c.seat, c.key, c.by) for c in look.run.choices])  # type: ignore[union-attr]
        assert log[:2] == [(1, "anytime", "house"), (1, "toy.crumbs", "house")]


async def test_a_house_that_wants_the_impossible_is_left_alone(where: str) -> None:
    async with Quick(where, HandClock()) as here:
        here.game.greed = -1
        table = await new_table(here.tables)
        outcome = await here.tables.seating.set_away(table, BEN, True)
        assert outcome.failure is None and outcome.info.index == 1 and here.game.wanted < 5


async def test_doomrock_rests_after_every_leader_has_passed_by_the_clock(where: str) -> None:
    """D-1, design P9: everybody is away for good; nothing is spent and nobody is called for ever."""

    async with Quick(where, HandClock(), doomrock()) as here:
        made = await here.tables.lobby.create("doomrock", 1, 10, ADA, name="Ada", clock_hours=1)
        table = made.info.id
        await here.tables.seating.join(table, BEN, "Ben")
        await here.tables.lobby.start(table, ADA)
        time = await here.tables.keeper.look(table, lambda look: look.run.state.time)  # type: ignore[union-attr]
        await here.pass_hours(50)
        info = await here.tables.keeper.get(table)
        passes = await here.tables.reader.log(table, None)
        assert info.status == "paused" and [line.text.key for line in passes].count("dr-all-passed") == 1
        assert await here.tables.keeper.look(table, lambda look: look.run.state.time) == time  # type: ignore[union-attr]
        assert (await here.tables.playing.resume(table, BEN)).info.status == "running"


async def test_who_is_away_gets_the_printed_default_or_the_house_as_the_table_wishes(where: str) -> None:
    """Doomrock's rules 4.4: the default at once; a seat that nobody holds is played by the house."""
    for channel, mode, passes in ((11, "default", True), (12, "house", False)):
        async with Quick(where, HandClock(), doomrock()) as here:
            made = await here.tables.lobby.create("doomrock", 1, channel, ADA, {"away_mode": mode}, name="Ada")
            table = made.info.id
            await here.tables.seating.join(table, BEN, "Ben")
            await here.tables.lobby.start(table, ADA)
            await here.tables.seating.set_away(table, ADA, True)
            log = await here.tables.keeper.look(table, lambda look: [c for c in look.run.choices if c.by == "house"])  # type: ignore[union-attr]
            first = log[0]
            assert (first.seat, first.key) == (0, "doomrock.action")
            assert (first.answer == "pass") is passes


async def test_a_rule_that_breaks_at_the_clock_puts_the_table_to_rest_and_says_so_once(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        table = await new_table(here.tables, clock_hours=1)
        here.time.time += 3700
        with broken_step(here.tables.games["toy"], "take"):
            (broke,) = await here.clocks.run_due()
            assert broke.failure is not None and broke.info.status == "paused"
            here.time.time += 50 * HOUR
            assert await here.clocks.run_due() == []
        await here.tables.playing.resume(table, BEN)
        await here.pass_hours(1.1)
        assert (await here.tables.keeper.get(table)).index > broke.info.index


class Greedy(Toy):
    """The house takes from the heap whatever it can."""

    def answer(self, state: ToyState, request: Request, seat: int) -> Answer | None:
        return "take" if request.decision.key == "toy.floor" and state.heap else None


async def test_on_an_open_floor_people_come_before_the_house(where: str) -> None:
    """What lies there is theirs: the house takes something when whoever is there has finished."""
    async with Quick(where, HandClock(), Greedy()) as here:
        table = await new_table(here.tables)
        await here.tables.seating.leave(table, BEN)

        async def state() -> ToyState:
            def copy(look: Look) -> ToyState:
                assert look.run is not None
                found: ToyState = look.run.state.model_copy(deep=True)
                return found

            return await here.tables.keeper.look(table, copy)

        await here.tables.playing.do(table, ADA, "1")
        before = await state()
        assert before.heap == 5, "the house would have had the heap by now"
        await here.tables.playing.do(table, ADA, "take")
        assert (await state()).heap == 4
        await here.tables.playing.do(table, ADA, "done")
        after = await state()
        assert after.heap == 0 and after.hands[1] - before.hands[1] == 4


class Thrifty(Greedy):
    """The heap belongs to all: the house takes nothing from it without a word of seat 0."""

    def needs_word(self, state: ToyState, request: Request, answer: Answer) -> int | None:
        return 0 if answer == "take" else None


async def test_the_house_spends_nothing_of_all_without_a_word_of_who_is_there(where: str) -> None:
    async with Quick(where, HandClock(), Thrifty()) as here:
        table = await new_table(here.tables)
        await here.tables.seating.leave(table, BEN)
        await here.tables.playing.do(table, ADA, "1")
        await here.tables.playing.do(table, ADA, "done")
        left = await here.tables.keeper.look(table, lambda look: look.run.state.heap if look.run else -1)
        assert left == 5, "nobody has said that the house may have it"
