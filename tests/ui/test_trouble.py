"""Trouble between us and Discord (P10): slow pictures and choices, lost messages and channels, posts that fail."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.local.simcord_patch import SETTLE_WITHIN
from bot.settings import Settings
from bot.tables.model.errors import UnknownGame
from bot.tables.notifications.outbox import MOST_TRIES
from bot.ui.messages import reply, retry_timer
from bot.ui.panels.surface import Surface
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_asking_on_discord import Painted, private

Maker = Callable[[Surface], Callable[[], Any]]


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda surface: lambda: make_bot(settings, surfaces=[surface])


def problem(status: int, code: int) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": status, "reason": "trouble"})()
    kind = discord.Forbidden if status == 403 else discord.NotFound if status == 404 else discord.HTTPException
    return kind(response, {"code": code, "message": "trouble"})


class Failing:
    """Lets a method of discord.py fail: `errors` in turn, None lets a call through, after them all go through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str, *errors: BaseException | None) -> None:
        self.calls: list[dict[str, Any]] = []
        original = getattr(owner, name)
        left: Iterator[BaseException | None] = iter(errors)

        async def method(found: Any, *args: Any, **more: Any) -> Any:
            self.calls.append(more)
            error = next(left, None)
            if error is not None:
                raise error
            return await original(found, *args, **more)

        monkeypatch.setattr(owner, name, method)


async def begun(world: World) -> str:
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    table: str = (await world.bot.tables.index.by_channel(world.channel().id)).id
    return table


async def bids(world: World) -> None:
    for user in ("Ada", "Ben"):
        await world.slash(user, "table do", what="1 pebbles")


# ---------------------------------------------------------------------- slowness


class Deferred:
    """Counts acknowledgements."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[dict[str, Any]] = []
        original = discord.InteractionResponse.defer

        async def defer(response: Any, **more: Any) -> Any:
            self.calls.append(more)
            return await original(response, **more)

        monkeypatch.setattr(discord.InteractionResponse, "defer", defer)
        monkeypatch.setattr(reply, "PATIENCE", 0.01)


def slow(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The same, longer than Discord waits."""

    async def slowly(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0.05)
        return await work(*args, **more)

    return slowly


async def test_a_slow_picture_is_waited_for_without_losing_the_click(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The click is acknowledged, and the same message is edited when the picture is there."""
    painted = Painted()
    async with simcord_world(maker(painted.surface())) as world:
        await begun(world)
        await bids(world)
        gallery = world.bot.stage.gallery
        monkeypatch.setattr(gallery, "draw", slow(gallery.draw))
        deferred = Deferred(monkeypatch)
        await world.click("Ada", "Take a pebble", world.board())
        assert deferred.calls == [{}], "no message of its own says that one is thinking"
        assert "Ada took a pebble." in world.text(world.board()) and len(world.messages()) == 1
        assert [a["filename"] for a in world.board().attachments] == ["heap.png"]
        gallery._drawn.clear()  # as after many other pictures
        await world.slash("Cleo", "table show")
        assert deferred.calls[1:] == [{"ephemeral": False, "thinking": True}]
        assert "Ada took a pebble." in world.text(world.board())


async def test_a_slow_choice_is_acknowledged_and_then_shown(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        await world.click("Ada", "Your move")
        tables = world.bot.tables
        tables.playing.choose = slow(tables.playing.choose)
        deferred = Deferred(monkeypatch)
        await world.click("Ada", "3 pebbles", private(world))
        assert len(deferred.calls) == 1 and "✓" in world.text(private(world))
        assert len(world.ephemerals("Ada")) == 1, "the same private panel, not another one"
        await world.slash("Ben", "table do", what="2 pebbles")
        assert deferred.calls[1:] == [{"ephemeral": True, "thinking": True}]
        assert "✓" in world.text(private(world, "Ben"))
        assert (await tables.keeper.get(table)).index == 2


async def test_a_slow_choice_and_a_slow_picture_are_waited_for_with_one_acknowledgement(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(Painted().surface())) as world:
        await begun(world)
        await bids(world)
        for owner, name in ((world.bot.tables.playing, "choose"), (world.bot.stage.gallery, "draw")):
            monkeypatch.setattr(owner, name, slow(getattr(owner, name)))
        deferred = Deferred(monkeypatch)
        await world.click("Ada", "Take a pebble", world.board())
        assert deferred.calls == [{}]
        assert "Ada took a pebble." in world.text(world.board()) and len(world.messages()) == 1


async def test_an_answer_waits_for_the_acknowledgement_that_is_under_way(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes one first answer to a click: the choice ends here while it is being told to wait."""
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        playing = world.bot.tables.playing
        monkeypatch.setattr(reply, "PATIENCE", 0.04)
        playing.choose = slow(playing.choose)
        monkeypatch.setattr(discord.InteractionResponse, "defer", slow(discord.InteractionResponse.defer))
        firsts = Failing(monkeypatch, discord.InteractionResponse, "edit_message")
        await world.click("Ada", "3 pebbles", private(world))
        assert firsts.calls == [] and "✓" in world.text(private(world))


async def test_a_slow_choice_that_is_refused_is_still_answered(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        await world.slash("Ada", "table pause")
        tables = world.bot.tables
        await tables.playing.resume(table, world.user("Ada").id)
        await world.click("Ada", "Your move")
        hand = private(world)
        await tables.playing.pause(table, world.user("Ada").id)
        tables.playing.choose = slow(tables.playing.choose)
        Deferred(monkeypatch)
        await world.click("Ada", "3 pebbles", hand)
        assert "resting" in world.text(private(world))
        assert (await tables.keeper.get(table)).index == 0


# ---------------------------------------------------------------------- lost messages and channels


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046)])
async def test_a_board_that_cannot_be_edited_is_posted_again(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        old = world.board().id
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(status, code))
        await bids(world)
        assert world.board().id != old and "The bids were 1 and 1." in world.text(world.board())
        # one that only cannot be edited any more goes; one that is gone already is not asked for again
        assert (old in [message.id for message in world.messages()]) is (status == 404)
        assert (await world.bot.tables.keeper.get(table)).board_message == world.board().id
        assert not world.bot.clicks.posts.boards._boards[table].lost
        await world.click("Ada", "Take a pebble", world.board())
        assert "Ada took a pebble." in world.text(world.board())


@pytest.mark.usefixtures("patient")
async def test_what_has_succeeded_is_tried_as_often_as_ever_when_it_fails_again(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table, keeper = await begun(world), world.bot.tables.keeper
        edits = Failing(monkeypatch, discord.PartialMessage, "edit", problem(503, 0), None, *[problem(503, 0)] * 50)
        await world.slash("Ada", "table do", what="1 pebbles")
        assert (await keeper.get(table)).board_version == 0, "the board is behind: a start would show it again"
        await world.pass_seconds(every_try())
        assert len(edits.calls) == 2
        assert (await keeper.get(table)).board_version == (await keeper.get(table)).version
        await world.slash("Ben", "table do", what="1 pebbles")
        await world.pass_seconds(every_try())
        assert len(edits.calls) == 2 + MOST_TRIES


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_a_lost_channel_is_told_to_the_host_once_and_the_table_goes_on(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    told: list[str] = []

    async def send(user: Any, content: str, **more: Any) -> None:
        told.append(content)

    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        monkeypatch.setattr(discord.User, "send", send)
        lost = [problem(status, code) for _ in range(9)]
        edits = Failing(monkeypatch, discord.PartialMessage, "edit", *lost)
        Failing(monkeypatch, discord.PartialMessageable, "send", *lost)
        await bids(world)
        for what in ("take a pebble", "take a pebble", "i am done"):
            await world.slash("Ben", "table do", what=what)
        assert len(told) == 1 and f"<#{world.channel().id}>" in told[0]
        assert len(edits.calls) == 1, "a channel that is gone is not asked again and again"
        assert (await world.bot.tables.keeper.get(table)).index == 5
        await world.restart(maker(toy_surface()))
        assert len(told) == 1, "nor after a restart"
        await world.slash("Ada", "table show")
        assert "The bids were 1 and 1." in world.text(world.board())
        monkeypatch.undo()
        await world.slash("Ada", "table do", what="take a pebble")
        assert "Ada took a pebble." in world.text(world.board())


async def test_a_channel_that_is_back_gets_its_board_again_by_a_command(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        Failing(monkeypatch, discord.User, "send", problem(403, 50007))
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(403, 50001))
        await bids(world)
        assert "The bids were 1 and 1." not in world.text(world.board())
        await world.slash("Ada", "table show")
        await world.slash("Ada", "table do", what="take a pebble")
        assert "Ada took a pebble." in world.text(world.board())


async def test_tables_go_on_after_every_message_is_gone_and_the_bot_restarted(maker: Maker) -> None:
    """P8: decisions live in the store, messages are disposable."""
    async with simcord_world(maker(toy_surface()), channels=("one", "two")) as world:
        for channel in ("one", "two"):
            await world.slash("Ada", "table new", channel, game="toy")
            await world.click("Ben", "Join", channel=channel)
            await world.click("Ada", "Start", channel=channel)
            await world.slash("Ada", "table do", channel, what="1 pebbles")
        for channel in ("one", "two"):
            world.env.backend.messages[world.channel(channel).id].clear()
        await world.restart(maker(toy_surface()))
        for channel in ("one", "two"):
            assert "Round 1" in world.text(world.board(channel)) and len(world.messages(channel)) == 1
            await world.click("Ben", "Your move", channel=channel)
            await world.click("Ben", "1 pebbles", world.ephemerals("Ben", channel)[-1])
            assert "The bids were 1 and 1." in world.text(world.board(channel))


async def test_a_start_that_is_broken_off_leaves_the_other_boards_as_they_are(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface()), channels=("one", "two")) as world:
        for channel in ("one", "two"):
            await world.slash("Ada", "table new", channel, game="toy")
            await world.click("Ada", "Start", channel=channel)
        before = [world.board(channel).id for channel in ("one", "two")]
        asked = iter((True, False))
        boards = world.bot.clicks.posts.boards
        await world.env.work_as_bot(boards.resume(anew=True, goes_on=lambda: next(asked)))
        after = [world.board(channel).id for channel in ("one", "two")]
        assert sum(old != new for old, new in zip(before, after, strict=True)) == 1


async def test_a_host_who_takes_no_messages_harms_nothing(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        Failing(monkeypatch, discord.User, "send", problem(403, 50007))
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(403, 50001))
        await bids(world)
        assert (await world.bot.tables.keeper.get(table)).index == 2


# ---------------------------------------------------------------------- posts that fail


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test world waits for timers that ring soon; these wait for `pass_seconds`."""
    monkeypatch.setattr(retry_timer, "RETRY", 2 * SETTLE_WITHIN)


def every_try() -> float:
    """Seconds, more than all attempts together take."""
    tries: int = 4 ** (MOST_TRIES - 1)
    return tries * retry_timer.RETRY


@pytest.mark.parametrize("error", [problem(503, 0), ConnectionResetError(), TimeoutError(), discord.RateLimited(40.0)])
@pytest.mark.usefixtures("patient")
async def test_a_board_that_could_not_be_posted_is_tried_again_with_the_same_nonce(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        world.env.backend.messages[world.channel().id].pop(world.board().id)
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(404, 10008))
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", error, error)
        await world.slash("Ada", "table do", what="1 pebbles")
        with pytest.raises(LookupError):
            world.board()
        await world.pass_seconds(every_try())
        assert "Round 1" in world.text(world.board()) and len(world.messages()) == 1
        assert len(sends.calls) == 3 and len({call["nonce"] for call in sends.calls}) == 1
        await world.slash("Ben", "table do", what="1 pebbles")
        assert "The bids were 1 and 1." in world.text(world.board()) and len(world.messages()) == 1
        assert not await world.bot.tables.outbox.pending(table=table)


@pytest.mark.usefixtures("patient")
async def test_a_post_that_waits_survives_a_restart(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        world.env.backend.messages[world.channel().id].pop(world.board().id)
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(404, 10008))
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", problem(502, 0))
        await world.slash("Ada", "table do", what="1 pebbles")
        (post,) = await world.bot.tables.outbox.pending(table=table)
        assert post.nonce == sends.calls[0]["nonce"] and post.tries == 1
        await world.restart(maker(toy_surface()))
        assert "Round 1" in world.text(world.board())
        assert [call["nonce"] for call in sends.calls] == [post.nonce] * 2
        assert not await world.bot.tables.outbox.pending(table=table)


@pytest.mark.usefixtures("patient")
async def test_a_post_that_never_succeeds_is_given_up(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        Failing(monkeypatch, discord.PartialMessage, "edit", *[problem(404, 10008)] * 50)
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", *[problem(500, 0)] * 50)
        await world.slash("Ada", "table do", what="1 pebbles")
        await world.pass_seconds(every_try())
        assert len(sends.calls) == 5 and not await world.bot.tables.outbox.pending(table=table)
        assert (await world.bot.tables.keeper.get(table)).index == 1


async def test_a_post_that_discord_will_never_take_is_not_tried_again(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        Failing(monkeypatch, discord.PartialMessage, "edit", problem(404, 10008))
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", problem(400, 50035))
        await world.slash("Ada", "table do", what="1 pebbles")
        await world.pass_seconds(every_try())
        assert len(sends.calls) == 1
        await world.slash("Ben", "table do", what="1 pebbles")
        assert "The bids were 1 and 1." in world.text(world.board())


# ---------------------------------------------------------------------- reminders that fail


async def remind(world: World, table: str, *users: str) -> None:
    """Reminders for these players, as a clock stores them, and the attempt to send them."""
    for user in users:
        payload = {"seat": ("Ada", "Ben").index(user), "user": world.user(user).id, "due": 0}
        await world.bot.tables.outbox.add_post(table, "remind", payload)
    await world.env.work_as_bot(world.bot.reminders.send(table))


def reminded(world: World) -> list[list[int]]:
    return [m.ping_user_ids for m in world.messages() if "waiting for you" in m.content]


@pytest.mark.parametrize("error", [problem(503, 0), ConnectionResetError(), discord.RateLimited(40.0)])
@pytest.mark.usefixtures("patient")
async def test_a_reminder_that_could_not_be_sent_is_tried_again_by_itself(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", error, error)
        await remind(world, table, "Ben")
        await world.env.work_as_bot(world.bot.reminders.send())  # another clock of the table: its turn comes by itself
        assert len(sends.calls) == 1 and reminded(world) == []
        await world.pass_seconds(retry_timer.RETRY * 5 + 1)
        assert reminded(world) == [[world.user("Ben").id]]
        assert len(sends.calls) == 3 and len({call["nonce"] for call in sends.calls}) == 1
        assert not await world.bot.tables.outbox.pending(table=table)
        await world.pass_seconds(every_try())
        assert len(sends.calls) == 3


@pytest.mark.usefixtures("patient")
async def test_a_reminder_that_never_succeeds_is_given_up_each_by_itself(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", *[problem(500, 0)] * 50)
        await remind(world, table, "Ada", "Ben")
        await world.pass_seconds(retry_timer.RETRY * 85 - 1)
        nonces = Counter(call["nonce"] for call in sends.calls)
        assert sorted(nonces.values()) == [4, 4], "the last attempt is still to come"
        await world.pass_seconds(every_try())
        assert Counter(call["nonce"] for call in sends.calls) == dict.fromkeys(nonces, MOST_TRIES)
        assert not await world.bot.tables.outbox.pending(table=table)


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50013), (400, 50035)])
async def test_a_reminder_that_discord_will_never_take_is_not_tried_again(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", problem(status, code))
        await remind(world, table, "Ben")
        await world.pass_seconds(every_try())
        assert len(sends.calls) == 1 and not await world.bot.tables.outbox.pending(table=table)


@pytest.mark.usefixtures("patient")
async def test_whoever_answers_before_the_next_attempt_is_not_reminded(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        Failing(monkeypatch, discord.PartialMessageable, "send", problem(502, 0))
        await remind(world, table, "Ben")
        await world.slash("Ben", "table do", what="1 pebbles")
        await world.pass_seconds(every_try())
        assert reminded(world) == [] and not await world.bot.tables.outbox.pending(table=table)


@pytest.mark.usefixtures("patient")
async def test_a_reminder_that_waits_is_tried_at_the_end_and_at_the_next_start(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        sends = Failing(monkeypatch, discord.PartialMessageable, "send", problem(502, 0), problem(502, 0))
        await remind(world, table, "Ben")
        await world.restart(maker(toy_surface()))
        assert len(sends.calls) == 3 and len({call["nonce"] for call in sends.calls}) == 1
        assert reminded(world) == [[world.user("Ben").id]]


async def test_a_table_that_cannot_be_opened_holds_up_no_other_reminder(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface()), channels=("one", "two")) as world:
        for channel in ("one", "two"):
            await world.slash("Ada", "table new", channel, game="toy")
            await world.click("Ada", "Start", channel=channel)
        tables = world.bot.tables
        gone, here = [(await tables.index.by_channel(world.channel(channel).id)).id for channel in ("one", "two")]
        for table in (gone, here):
            await tables.outbox.add_post(table, "remind", {"seat": 0, "user": world.user("Ada").id, "due": 0})
        look = tables.keeper.look

        async def cannot(table: str, read: Any) -> Any:
            if table == gone:
                raise UnknownGame(game="toy")
            return await look(table, read)

        monkeypatch.setattr(tables.keeper, "look", cannot)
        await world.env.work_as_bot(world.bot.reminders.send())
        assert any("waiting for you" in m.content for m in world.messages("two"))
        assert not await tables.outbox.pending()
