"""A board that has been posted anew leaves nothing behind: the old one is deleted once the new one stands, and what
Discord refuses then harms nothing."""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.notifications.outbox import MOST_TRIES
from bot.ui.messages import boards, retry_timer
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_trouble import Failing, Maker, begun, bids, problem

STUB = "The board has moved further down."
HOURS = 10_000.0
"""Seconds after which all has been tried again, and no clock has rung yet."""


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda surface: lambda: make_bot(settings, surfaces=[surface])


async def before_the_vote(world: World) -> str:
    """Ada has done her part and gone; Ben's next word on the board asks her something new, and calls her."""
    table = await begun(world)
    await bids(world)
    await world.click("Ada", "I am done", world.board())
    clock = world.bot.tables.clock
    real = clock.now
    clock.now = lambda: real() + boards.PRESENT + 1
    return table


class Calls:
    """The names of what is asked of Discord, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        for owner, name in (
            (discord.InteractionResponse, "defer"),
            (discord.InteractionResponse, "edit_message"),
            (discord.PartialMessageable, "send"),
            (discord.PartialMessage, "edit"),
            (discord.PartialMessage, "delete"),
        ):
            self._count(monkeypatch, owner, name)

    def _count(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        original = getattr(owner, name)

        async def method(found: Any, *args: Any, **more: Any) -> Any:
            self.names.append(name)
            return await original(found, *args, **more)

        monkeypatch.setattr(owner, name, method)


async def test_the_clicked_board_is_answered_and_goes_when_the_new_one_stands(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        old, calls = world.board(), Calls(monkeypatch)
        result = await world.click("Ben", "I am done", old)
        assert calls.names == ["defer", "send", "delete"]
        assert result.acknowledged
        (board,) = world.messages()
        assert board.id != old.id and board.ping_user_ids == [world.user("Ada").id]
        await world.click("Ada", "Yes", board)
        assert world.messages() == [world.board()]


async def test_a_click_on_a_board_that_stays_costs_one_call(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await bids(world)
        calls = Calls(monkeypatch)
        await world.click("Ada", "Take a pebble", world.board())
        assert "Ada took a pebble." in world.text(world.board())
        assert calls.names == ["edit_message"]


async def test_a_board_moved_by_a_hand_or_called_for_leaves_nothing(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        await world.slash("Ben", "table do", what="i am done")
        assert len(world.messages()) == 1
        await world.slash("Ben", "table show")
        (board,) = world.messages()
        assert "Shall we throw?" in world.text(board)
        await world.click("Ada", "Yes", board)
        assert len(world.messages()) == 1


@pytest.mark.parametrize("error", [problem(403, 50013), problem(403, 50001), problem(404, 10008)])
async def test_a_board_that_may_not_be_deleted_becomes_one_line(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, error: discord.HTTPException
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        old = world.board()
        deletes = Failing(monkeypatch, discord.PartialMessage, "delete", *[error] * 9)
        edits = Failing(monkeypatch, discord.PartialMessage, "edit")
        await world.click("Ben", "I am done", old)
        await world.pass_seconds(HOURS)
        assert len(deletes.calls) == 1, "what is refused for good is not asked for again"
        assert "Shall we throw?" in world.text(world.board()) and world.board().id != old.id
        if error.status == 404:
            assert not edits.calls, "somebody has deleted it already"
        else:
            left = world.messages()[0]
            assert left.id == old.id and world.text(left) == f"-# {STUB}" and not world.controls(left)
        await world.click("Ada", "Yes", world.board())
        assert not world.bot.clicks.posts.boards._boards[await table_of(world)].lost


async def table_of(world: World) -> str:
    return str((await world.bot.tables.index.by_channel(world.channel().id)).id)


@pytest.mark.parametrize("error", [problem(503, 0), problem(429, 0), ConnectionResetError(), discord.RateLimited(40.0)])
async def test_a_board_that_cannot_be_deleted_just_now_goes_later(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    monkeypatch.setattr(retry_timer, "RETRY", 100.0)
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        old = world.board()
        deletes = Failing(monkeypatch, discord.PartialMessage, "delete", error, error)
        edits = Failing(monkeypatch, discord.PartialMessage, "edit", problem(502, 0))
        await world.click("Ben", "I am done", old)
        assert world.messages()[0].id == old.id, "neither deleted nor edited"
        await world.pass_seconds(retry_timer.RETRY + 1)
        assert STUB in world.text(world.messages()[0]) and len(world.messages()) == 2
        await world.pass_seconds(HOURS)
        assert [message.id for message in world.messages()] == [world.board().id]
        assert len(deletes.calls) == 3 and len(edits.calls) == 2
        await world.click("Ada", "Yes", world.board())


async def test_a_board_that_can_never_be_deleted_is_let_be_after_some_tries(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry_timer, "RETRY", 100.0)
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        deletes = Failing(monkeypatch, discord.PartialMessage, "delete", *[problem(503, 0)] * 50)
        await world.click("Ben", "I am done", world.board())
        await world.pass_seconds(retry_timer.RETRY * 4 ** (MOST_TRIES - 1))
        assert len(deletes.calls) == MOST_TRIES and STUB in world.text(world.messages()[0])


async def test_nothing_is_deleted_before_the_new_board_stands(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows how things stand until the new one can be posted, so that the question is always in reach (P8)."""
    monkeypatch.setattr(retry_timer, "RETRY", 100.0)
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        old = world.board()
        Failing(monkeypatch, discord.PartialMessageable, "send", problem(503, 0))
        deletes = Failing(monkeypatch, discord.PartialMessage, "delete")
        await world.click("Ben", "I am done", old)
        (board,) = world.messages()
        assert board.id == old.id and not deletes.calls
        assert "Shall we throw?" in world.text(board) and STUB not in world.text(board)
        await world.pass_seconds(HOURS)
        (board,) = world.messages()
        assert board.id != old.id and board.ping_user_ids == [world.user("Ada").id]


async def test_whose_click_comes_just_after_the_board_has_moved_is_answered(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await before_the_vote(world)
        keeper = world.bot.clicks.posts.boards
        refresh = keeper.refresh

        async def too_late(table: str, **more: Any) -> None:
            await refresh(table, anew=True)
            await refresh(table, **more)

        monkeypatch.setattr(keeper, "refresh", too_late)
        result = await world.click("Ben", "Refresh", world.board())
        assert result.acknowledged and len(world.messages()) == 1


async def test_a_new_board_that_is_the_old_one_stays(maker: Maker) -> None:
    """A post that is repeated under its nonce gives the same message; it is not taken for an old one."""
    async with simcord_world(maker(toy_surface())) as world:
        table = await before_the_vote(world)
        board = world.board()
        await world.env.work_as_bot(world.bot.clicks.posts.boards.posted(table, board.id, world.channel().id))
        assert [message.id for message in world.messages()] == [board.id]


@pytest.mark.parametrize("is_old", [False, True])
async def test_a_board_that_talk_has_buried_comes_down_when_the_turn_passes(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, is_old: bool
) -> None:
    """Nobody is away: a board of just now is edited in its place, and one of half an hour ago is posted anew."""
    monkeypatch.setattr(boards, "PRESENT", HOURS)
    monkeypatch.setattr(boards, "LIVELY", HOURS)
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await bids(world)
        await world.click("Ada", "I am done", world.board())
        old, clock = world.board(), world.bot.tables.clock
        for n in range(15):
            await world.say("Ben", f"and another thing ({n})")
        real = clock.now
        clock.now = lambda: real() + (boards.BURIED + 1 if is_old else 1)
        await world.click("Ben", "I am done", old)
        board = world.board()
        assert (board.id != old.id) is is_old
        assert [one.id for one in world.messages() if one.author_id == board.author_id] == [board.id]
