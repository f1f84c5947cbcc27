"""A player is missing, as people meet it: a question on the board, a vote by button and by command, a way back."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import Decision, Option, text
from bot.settings import Settings
from bot.tables.model.policy import DAY
from bot.tables.model.proposal import DEEDS, Proposal
from bot.ui.panels.panel import fit
from bot.ui.panels.surface import Surface
from bot.ui.questions.votes import missing_panel, read_vote
from bot.ui.screens.menu import menu
from bot.ui.screens.present import board, hand
from tests.rules.toy import Toy, ToyState
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import WORDS, asking, toy_surface
from tests.ui.test_table import bid, forged, last_private


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def a_day_without_ben(world: World, *others: str) -> HandClock:
    """A table without a clock; everybody but Ben has bid, a day ago."""
    clock = HandClock(1_800_000_000.0)
    world.bot.tables.keeper.clock = world.bot.clocks._clock = clock
    await world.slash("Ada", "table new", game="toy")
    for user in ("Ben", *others):
        await world.click(user, "Join")
    await world.slash("Ada", "table clock", hours=0)
    await world.click("Ada", "Start", world.board())
    for user in ("Ada", *others):
        await bid(world, user, "0 pebbles")
    assert "What about Ben?" not in world.controls(world.board()).values()
    clock.time += DAY
    await world.click("Ada", "Refresh", world.board())
    assert "Nothing moves without Ben" in world.text(world.board()).replace("*", "")
    return clock


async def test_the_others_vote_by_button_and_the_missing_one_comes_back(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await a_day_without_ben(world, "Cleo")
        await world.click("Ada", "What about Ben?", world.board())
        await world.click("Ada", "Away until Ben is back", last_private(world, "Ada"))
        shown = world.text(world.board()).replace("*", "")
        assert "Ben counts as away until they are back. For it: Ada. Still to say: Cleo" in shown
        called = [message for message in world.messages() if world.user("Cleo").id in message.ping_user_ids]
        assert called[-1].id == world.board().id, "who has to speak is called"
        assert world.user("Ben").id not in world.board().ping_user_ids, "who is awaited has been called before"
        before = len(world.messages())
        await world.click("Ada", "Agree", world.board())
        assert len(world.messages()) == before, "and once only"
        await world.restart(maker)
        await world.click("Cleo", "Agree", world.board())
        assert "Ben is missed and counts as away" in world.text(world.board())
        info = await world.bot.tables.index.by_channel(world.channel().id)
        assert info.seats[1].away and info.proposal is None
        await world.click("Ben", "My hand", world.board())
        assert "your questions are answered for you" in world.text(last_private(world, "Ben"))
        await world.click("Ben", "I am back", last_private(world, "Ben"))
        assert not (await world.bot.tables.keeper.get(info.id)).seats[1].away
        assert "Ben is back" in world.text(world.board())


async def test_whoever_was_missed_ends_the_vote_on_the_board(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await a_day_without_ben(world, "Cleo")
        await world.slash("Cleo", "table missing", seat=2, what="the seat is free")
        assert "Ben is here!" in world.controls(world.board()).values()
        await world.click("Ben", "Your move", world.board())
        assert "whether you are still there" in world.text(last_private(world, "Ben"))
        await world.click("Ben", "Ben is here!", world.board())
        assert "Ben is here after all" in world.text(world.board())
        assert "Agree" not in world.controls(world.board()).values()
        info = await world.bot.tables.index.by_channel(world.channel().id)
        assert info.proposal is None and not info.seats[1].is_absent


async def test_a_seat_is_freed_by_command_and_taken_by_somebody_else(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await a_day_without_ben(world)
        offered = await world.complete("Ada", "table missing", "seat", what="the seat is free")
        assert {"name": "2. Ben", "value": 2} in offered
        await world.slash("Ada", "table missing", seat=2, what="the seat is free")
        assert "the seat is free" in world.text(world.board())
        await world.slash("Cleo", "table join")
        info = await world.bot.tables.index.by_channel(world.channel().id)
        assert [seat.name for seat in info.seats] == ["Ada", "Cleo"]


async def test_an_objection_and_what_is_not_possible_is_said_privately(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await a_day_without_ben(world, "Cleo")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        for command in ({"seat": 1}, {"seat": 3}, {"seat": 40}, {"seat": -7}):
            await world.slash("Ada", "table missing", what="the seat is free", **command)
        said = [world.text(message) for message in world.ephemerals("Ada")[-4:]]
        for part, words in zip(("your own seat", "still has time", "no such seat", "no such seat"), said, strict=True):
            assert part in words
        await world.slash("Ada", "table vote", what="agree")
        assert "Nobody is asking" in world.text(last_private(world, "Ada"))
        for op in ("vote-1.burn", "vote-x.away", "vote-", "missing-x", "missing-0", "vote-99999999999999999999.away"):
            await forged(world, "Ada", f"wk:{table}:-:{op}")
        assert (await world.bot.tables.keeper.get(table)).proposal is None
        await world.click("Ada", "Your move", world.board())
        await world.click("Ada", "More", last_private(world, "Ada"))
        await world.click("Ada", "What about Ben?", last_private(world, "Ada"))
        await world.click("Ada", "Free the seat for somebody else", last_private(world, "Ada"))
        await world.slash("Cleo", "table vote", what="object")
        assert "We go on waiting for Ben" in world.text(world.board())


async def test_a_stranger_cannot_ask(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await a_day_without_ben(world)
        await world.click("Cleo", "What about Ben?", world.board())
        assert "You have no seat" in world.text(last_private(world, "Cleo"))
        await world.slash("Cleo", "table missing", seat=2, what="the seat is free")
        assert "You have no seat" in world.text(last_private(world, "Cleo"))


def test_votes_fit_on_every_panel() -> None:
    """Four people with the longest names that a seat may have, and the question in every state."""
    names = {n: "W" * 79 + str(n) for n in range(4)}
    options = [Option(f"o{n}", text("toy-number", n=n)) for n in range(20)]
    scene, _ = asking(Decision((0,), "asker.ask", text("asker-ask"), lambda: options), 4, names)
    users = {n: 10**18 + n for n in range(4)}
    seats = tuple(range(3))
    for proposal in (
        None,
        Proposal("undo", 3, seats, to=1),
        Proposal("away", 3, seats, (0, 1), (2,), by=0),
        Proposal("free", 3, seats, (0,), by=0),
        Proposal("clock", -1, seats, (0,), by=3, hours=1.5, asker=1, strict=True),
        *(Proposal(kind, 1, seats, (0,), by=3, user=10**18, name="W" * 80, asker=1, strict=True) for kind in DEEDS),
        Proposal("join", 1, seats, by=-1, user=10**18, name="W" * 80, asker=10**18, strict=True),
    ):
        for paused in (False, True):
            missing = frozenset(range(1, 4))
            shown = replace(scene, users=users, proposal=proposal, missing=missing, paused=paused, away=frozenset({3}))
            panels = [board(shown), *(hand(shown, seat) for seat in range(4)), menu(shown, 0), missing_panel(shown, 1)]
            for panel in filter(None, panels):
                fit(panel)


def test_only_our_own_votes_are_read() -> None:
    assert read_vote("1.away") == (1, "away") and read_vote("0.free") == (0, "free")
    for rest in ("", "1", "1.", ".away", "1.undo", "-1.away", "9999.away", "1.away.free", "²²²².away", "².away"):
        assert read_vote(rest) is None


class Led(Toy):
    """Seat 0 decides for who is away."""

    def deputy(self, state: ToyState, seat: int, present: Sequence[int]) -> int | None:
        return 0 if 0 in present else None


async def test_whoever_decides_for_somebody_is_called_and_gets_that_hand(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[Surface(Led(), root=WORDS)])) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start", world.board())
        await bid(world, "Ada", "0 pebbles")
        await world.slash("Ben", "table away")
        shown = world.text(world.board())
        assert "Ada decides for Ben, who is away" in shown and "Ada decides for Ben just now" in shown
        assert f"<@{world.user('Ada').id}>" in shown or "👉 **Ada**" in shown
        assert f"<@{world.user('Ben').id}>" not in shown
        await world.click("Cleo", "Your move", world.board())
        assert "Ben, for your eyes only" not in world.text(last_private(world, "Cleo"))
        await world.click("Ada", "Your move", world.board())
        hand_of_ben = last_private(world, "Ada")
        assert "Ben, for your eyes only" in world.text(hand_of_ben) and "you decide here" in world.text(hand_of_ben)
        assert "I am back" not in world.controls(hand_of_ben).values()
        await world.click("Ben", "Your move", world.board())
        assert "I am back" in world.controls(last_private(world, "Ben")).values()
        await world.click("Ada", "0 pebbles", hand_of_ben)
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        made = await world.bot.tables.keeper.look(table, lambda look: [(c.seat, c.by) for c in look.run.choices])
        assert made == [(0, "player"), (1, "deputy")]
        await world.slash("Ada", "table hand")
        assert "Hand of Ben" in world.controls(last_private(world, "Ada")).values()
