"""A month by post, on a clock that is turned by hand: the real bot on SimCord, three tables, and five people who answer
as the house would whenever they look at Discord. What they press, and when, depends on the seed alone.
"""

import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.rules.kernel.house import house_answer
from bot.rules.plans.step import PlanStep
from bot.settings import Settings
from bot.tables.model.leave import seat_leave
from bot.tables.model.plan import MOST_STEPS
from bot.tables.model.requests import clocked
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from bot.ui.panels import custom_id
from cogs.doomrock.rules.cards.abilities import STEPS, charged
from cogs.doomrock.rules.reading.facts import Look as Sighted
from tests.month.figures import Call, Figures, TableTime
from tests.month.people import PEOPLE, START, SUBSTITUTE, TICK, Person, day_of
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.presser import Presser, first

GAMES = {"first": "doomrock", "second": "doomrock", "third": "near_and_far"}
"""Channel -> what is played there."""
AT_ONCE = 40
"""So many answers somebody gives at one table before they look at the next."""
ORDERS = (
    "Where the enemies leave",
    "I am done once",
    "Share out fairly",
    "Whoever is best",
    "Before a battle, let the house",
)
"""How the standing orders begin that each of them gives as soon as a table offers them: small things that nobody
wants to be called for. What they say of dice, targets and the road stays their own."""


class Here:
    """A world as it is in one channel, for what presses there."""

    def __init__(self, world: World, channel: str) -> None:
        self.world, self.channel = world, channel
        self.bot, self.controls = world.bot, world.controls

    def board(self) -> Any:
        return self.world.board(self.channel)

    def ephemerals(self, user: str) -> Any:
        return self.world.ephemerals(user, self.channel)

    async def click(self, user: str, control: str, message: Any) -> Any:
        return await self.world.click(user, control, message, self.channel)

    async def select(self, user: str, control: str, values: Any, message: Any) -> Any:
        return await self.world.select(user, control, values, message, self.channel)


class Month:
    """One month. Make it with `play_month`."""

    def __init__(self, world: World, games: Mapping[str, str], seed: int, days: int) -> None:
        self.world, self.games, self.seed, self.days = world, games, seed, days
        self.clock = HandClock(START)
        self.users = {world.user(person.name).id: person.name for person in PEOPLE}
        self.figures = Figures({person.name: person.zone for person in PEOPLE})
        self.ids: dict[str, str] = {}
        self.times: dict[str, TableTime] = {}
        self.away: set[str] = set()
        self.ordered: set[tuple[str, str]] = set()

    async def play(self) -> Figures:
        """Sit down, and let the days pass."""
        self.world.bot.tables.keeper.clock = self.world.bot.clocks._clock = self.clock
        self._listen()
        for person in PEOPLE:
            quiet = {"quiet_from": 23, "quiet_to": 7, "zone": person.zone}
            await self.world.slash(person.name, "my notifications", next(iter(self.games)), how=person.way, **quiet)
        for channel, game in self.games.items():
            await self._sit_down(channel, game)
        while self.clock.time < START + self.days * 86_400 and any(one.ended is None for one in self.times.values()):
            await self._tick()
        self.figures.tables = list(self.times.values())
        await self._count_stale()
        return self.figures

    # ------------------------------------------------------------------ what happens

    async def _tick(self) -> None:
        self.clock.time += TICK
        await self.world.env.work_as_bot(self._ring())
        for person in PEOPLE:
            await self._go_on_leave(person)
            if person.is_looking(self.clock.time, self.seed):
                for channel, time in self.times.items():
                    if time.ended is None:
                        await self._look(person.name, channel)
        for channel, time in self.times.items():
            if time.ended is None:
                info = await self._info(channel)
                if await self._waits_for_leave(channel):
                    time.rest(TICK)
                elif info.status == "running":
                    time.awaited(await self.world.bot.tables.keeper.look(self.ids[channel], _awaited), TICK)
                time.wait(self.clock.time)
                if info.status == "ended":
                    time.ended = self.clock.time
                seated = {self.users.get(seat.user or 0) for seat in info.seats}
                for person in PEOPLE:
                    if person.name in seated and person.is_there(self.clock.time):
                        day = self.figures.day_of(person.name, self.clock.time)
                        self.figures.there.add((person.name, day))

    async def _waits_for_leave(self, channel: str) -> bool:
        """Whether only players of a contest are awaited who are on leave, with a date that all can read."""

        def read(look: Look) -> bool:
            leaves = [seat_leave(look.info.seats[seat]) for seat in look.awaited() if seat >= 0]
            return bool(leaves) and all(one is not None and one.frozen > self.clock.time for one in leaves)

        return bool(await self.world.bot.tables.keeper.look(self.ids[channel], read))

    async def _ring(self) -> None:
        await self.world.bot.clocks.run_due()
        for timer in [timer for timer in self.clock.waiting if timer.at <= self.clock.time]:
            timer.cancel()
            timer.call()

    async def _sit_down(self, channel: str, game: str) -> None:
        await self.world.slash("Ada", "table new", channel, game=game)
        for name in ("Ben", "Cleo", "Dora"):
            await self.world.slash(name, "table join", channel)
        info = await self.world.bot.tables.index.by_channel(self.world.channel(channel).id)
        self.ids[channel] = info.id
        await self.world.slash("Ada", "table start", channel)
        self.times[channel] = TableTime(f"{channel}: {game}", self.clock.time, self.clock.time)

    async def _go_on_leave(self, person: Person) -> None:
        """Who has a holiday says so once, for all tables, with its last day; nothing is pressed after it."""
        if person.away is None or person.name in self.away or day_of(self.clock.time) < person.away[0]:
            return
        self.away.add(person.name)
        last = datetime.fromtimestamp(START + (person.away[1] - 1) * 86_400, ZoneInfo(person.zone))
        await self.world.slash(person.name, "my away", next(iter(self.games)), until=f"{last:%Y-%m-%d}")

    async def _look(self, name: str, channel: str) -> None:
        """Answer all that one is asked, say yes to what the others propose, and ask what becomes of who is missing."""
        if name == SUBSTITUTE:
            await self._step_in(channel)
        await self._give_orders(name, channel)
        for _ in range(AT_ONCE):
            if not await self._answer(name, channel):
                break
        info = await self._info(channel)
        if info.status != "running" or not info.seats_of(self.world.user(name).id):
            return
        if info.game == "doomrock":
            await self._plan_ahead(name, channel)
        controls = self.world.controls(self.world.board(channel))
        if "Agree" in controls.values() and info.proposal is not None:
            await self.world.slash(name, "table vote", channel, what="agree")
        elif any(label.startswith("What about") for label in controls.values()) and name == "Ada":
            missed = max(info.seats, key=lambda seat: seat.prefs.get("missed", 0))
            what = "the seat is free" if channel == "first" else "they count as away"
            await self.world.slash(name, "table missing", channel, seat=missed.n + 1, what=what)

    async def _step_in(self, channel: str) -> None:
        info = await self._info(channel)
        if channel == "first" and info.status == "running" and any(seat.user is None for seat in info.seats):
            await self.world.slash(SUBSTITUTE, "table join", channel)

    async def _give_orders(self, name: str, channel: str) -> None:
        """Press the standing orders that this person wants, in the menu of the hand, once a table."""
        info, user = await self._info(channel), self.world.user(name).id
        if info.status != "running" or not info.seats_of(user) or (name, channel) in self.ordered:
            return
        self.ordered.add((name, channel))
        table, seat = self.ids[channel], info.seats_of(user)[0].n
        here = Here(self.world, channel)
        await here.click(name, custom_id.button(table, "-", "hand"), here.board())
        if "More" not in self.world.controls(here.ephemerals(name)[-1]).values():
            return
        await here.click(name, custom_id.button(table, "-", f"more-{seat}"), here.ephemerals(name)[-1])
        for wanted in ORDERS:
            shown = here.ephemerals(name)[-1]
            labels = self.world.controls(shown)
            control = next((one for one, label in labels.items() if label.startswith(wanted)), None)
            if control is not None:
                await here.click(name, control, shown)

    async def _plan_ahead(self, name: str, channel: str) -> None:
        """Whoever has laid the dice of a Doomrock while the others still roll says what follows, as one's hand offers
        it: each ability that has its dice, if it can be used then, and being done."""
        user, table = self.world.user(name).id, self.ids[channel]
        tables = self.world.bot.tables
        wanted = await tables.keeper.look(table, lambda look: _to_plan(look, user))
        if wanted is None:
            return
        seat, answers = wanted
        for answer in answers:
            steps = await tables.keeper.look(table, lambda look: _offered(look, seat))
            step = next((one for one in steps if one.answer == answer and (one.skips or answer == "done")), None)
            if step is not None:
                await self.world.env.work_as_bot(tables.planning.add(table, user, seat, step))
        if answers:
            await self.world.env.work_as_bot(tables.planning.let_run(table, user, seat))

    async def _answer(self, name: str, channel: str) -> bool:
        """Answer one question; False: nothing is asked of this person."""
        info = await self._info(channel)
        if info.status != "running":
            return False
        user, table = self.world.user(name).id, self.ids[channel]
        asked = await self.world.bot.tables.keeper.look(table, lambda look: _asked(look, user))
        if asked is None:
            return False
        seat, token, answer = asked
        players = {place.n: name for place in info.seats}
        before = info.index
        with suppress(LookupError, AssertionError, ValueError):  # a form that nobody here can press
            await Presser(Here(self.world, channel), table, players).answer(answer, seat)  # type: ignore[arg-type]
        if (await self._info(channel)).index == before:
            # handed in as a command does it
            await self.world.env.work_as_bot(self._type(table, user, token, answer))
        if (await self._info(channel)).index != before:
            self.times[channel].move(self.clock.time)
            return True
        return False

    async def _type(self, table: str, user: int, token: str, answer: Any) -> None:
        boards = self.world.bot.clicks.posts.boards
        await boards.meet(table, user)
        await self.world.bot.tables.playing.choose(table, user, token, answer)
        await boards.refresh(table)

    async def _info(self, channel: str) -> Any:
        return await self.world.bot.tables.keeper.get(self.ids[channel])

    # ------------------------------------------------------------------ what is noted

    def _listen(self) -> None:
        """Note every message that calls somebody, also one that is deleted again at once."""
        backend = self.world.env.backend
        commit = backend.commit_message

        def noted(message: Any, **more: Any) -> Any:
            stored = commit(message, **more)
            called = set(message.ping_user_ids)
            called |= {user for user, channel in backend.dm_channels.items() if channel == message.channel_id}
            for user in sorted(called & self.users.keys()):
                self.figures.calls.append(Call(self.users[user], self.clock.time, message.channel_id, message.id))
            return stored

        setattr(backend, "commit_message", noted)  # noqa: B010

    async def _count_stale(self) -> None:
        """Calls that still stand and are none of a board: whoever has answered, or whose table is over, reads old
        news."""
        stored = self.world.env.backend.messages
        for call in self.figures.calls:
            message = stored.get(call.channel, {}).get(call.message)
            if message is not None and not message.components and "waiting for you" in message.content:
                channels = [c for c in self.ids if self.world.channel(c).id == call.channel] or list(self.ids)
                self.figures.stale += not any([await self._is_awaited(channel, call.user) for channel in channels])

    async def _is_awaited(self, channel: str, name: str) -> bool:
        if (await self._info(channel)).status != "running":
            return False
        user = self.world.user(name).id
        asked = await self.world.bot.tables.keeper.look(self.ids[channel], lambda look: _asked(look, user))
        return asked is not None


def _asked(look: Any, user: int) -> tuple[int, str, Any] | None:
    """(seat, token, answer as the house gives it) of the first question that this user has to answer."""
    run = look.run
    for seat in look.seats_for(user):
        found = first(run, seat)
        if found is not None:
            request, who = found
            return who, run.token(request, who), house_answer(run, request, who)
    return None


def _to_plan(look: Look, user: int) -> tuple[int, list[str]] | None:
    """(seat, what its player means to use in this round, in order) once its dice lie and others are still at theirs."""
    run, seats = look.run, look.info.seats_of(user)
    if run is None or not seats or seats[0].n in look.awaited() or run.state.battle is None:
        return None
    seat, plan = seats[0].n, look.plan(seats[0].n)
    if run.state.battle.step != "roll" or (plan is not None and (plan.is_live or plan.steps)):
        return None
    found: list[str] = []
    for hero in run.state.heroes:
        if hero.seat == seat and not hero.fallen:
            sight = Sighted(run.state, run.game.content)
            for ability, dice in charged(sight, hero, STEPS["heroes"]).items():
                found += [f"{hero.id}:{ability}"] * (len(dice) // max(1, run.game.content.abilities[ability].cost))
    found.sort(key=lambda answer: run.game.content.abilities[answer.partition(":")[2]].symbol != "initiative")
    return (seat, [*found[: MOST_STEPS - 1], "done"]) if found else None


def _awaited(look: Look) -> list[tuple[str, str]]:
    """(name, key of the question) of everybody for whom the table waits."""
    assert look.run is not None
    return [(look.info.seats[seat].name, decision.key) for (seat, _), decision in clocked(look.run).items()]


def _offered(look: Look, seat: int) -> list[PlanStep]:
    plan = look.plan(seat)
    assert look.run is not None
    return list(look.run.game.plannable(look.run.state, seat, () if plan is None else plan.steps))


async def play_month(seed: int = 1, days: int = 30, games: Mapping[str, str] = GAMES) -> Figures:
    """Play a month and give its figures."""
    surfaces = [replace(surface, pictures=lambda view: []) for surface in load_surfaces()]
    with tempfile.TemporaryDirectory() as folder, patch.object(lobby, "table_seed", lambda own, words: _dice(seed)):
        settings = Settings(_env_file=None, data_dir=Path(folder))
        names = [person.name for person in PEOPLE]
        async with simcord_world(
            lambda: make_bot(settings, surfaces=surfaces), players=names, channels=list(games), check_errors=False
        ) as world:
            month = Month(world, games, seed, days)
            return await month.play()


def _dice(seed: int) -> bytes:
    return seed.to_bytes(32, "big")
