"""The local table from start to end, without a browser: world, clock, pages, threads, doors."""

import asyncio
import json
import re
import socket
import struct
import sys
import time
import webbrowser
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._media import MAX_DIMENSION

from bot.local import LocalTableError, PortInUse, open_table, serve, simcord_media, simcord_patch
from bot.local.simcord_edits import EDITS
from bot.local.simcord_pages import NUMBER
from bot.local.world import channel_handle
from tests.local.pages import plain_page, web
from tests.local.stub_bot import Press, StubBot, Wick, board, picture, welcome
from tests.patience import GIVE_UP


async def until(is_true: Callable[[], bool], what: str) -> None:
    """Wait for something that comes by itself, mostly within a second or two; fail by name if it does not."""
    end = time.monotonic() + GIVE_UP
    while not is_true():
        assert time.monotonic() < end, f"still waiting: {what}"
        await asyncio.sleep(0.02)


async def test_it_starts_welcomes_and_stops(tmp_path: Path) -> None:
    bots = []

    def make_bot() -> Any:
        bots.append(StubBot())
        return bots[-1]

    async with open_table(make_bot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table:
        assert table.address.startswith("http://127.0.0.1:")
        for channel in table.world.channels.values():
            assert len(table.world.env.backend.messages[channel]) == 1
        address = table.address
    assert len(bots) == 1 and bots[0].closed
    async with web() as session:
        with pytest.raises(OSError):
            await session.get(address)


async def test_ids_stay_and_message_ids_do_not_repeat(tmp_path: Path) -> None:
    seen = []
    for channels in (("the-table", "back-room"), ("the-table", "another", "back-room")):
        async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome, channels=channels) as table:
            world = table.world
            messages = world.env.backend.messages[world.channel_id("the-table")]
            seen.append(
                (world.guild_id, world.players, world.channel_id("the-table"), world.channel_id("back-room"), messages)
            )
    assert seen[0][:4] == seen[1][:4]
    assert max(seen[0][4]) < min(seen[1][4])


async def test_the_clock_is_the_real_one_and_timers_fire(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path) as table:
        bot, env = table.world.bot, table.world.env
        first = bot.ticks
        await until(lambda: bot.ticks >= first + 2, "tasks.loop ticks by itself")

        async def set_alarm() -> None:
            asyncio.get_running_loop().call_later(0.3, bot.ring, table.world.channel_id("the-table"))

        await table.world.in_bot(set_alarm())
        assert bot.rings == 0
        await until(lambda: bot.rings == 1, "call_later fires by itself")
        await until(lambda: abs(env.now().timestamp() - time.time()) < 2, "the clock keeps up")


async def test_a_waiting_bot_does_not_hold_up_a_click(tmp_path: Path) -> None:
    """A bot that sleeps or waits for an event in the background made every action end in a timeout after seconds."""

    class Dozer(StubBot):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            self.loop.create_task(self.doze())
            self.loop.create_task(asyncio.Event().wait())

        async def doze(self) -> None:
            while True:
                await asyncio.sleep(1)

    async with open_table(Dozer, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada = await plain_page(session, table, "Ada")
        assert (await ada.click("Light one"))["settlement"] == "settled"


async def test_a_bot_that_works_in_threads_is_waited_for(tmp_path: Path) -> None:
    """Drawing and the store work in threads: the click ends when they are done, not before."""

    class Drawer(StubBot):
        async def on_interaction(self, interaction: Any) -> None:
            await asyncio.to_thread(time.sleep, 0.2)
            self.words.append("drawn")

    async with open_table(Drawer, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada = await plain_page(session, table, "Ada")
        await ada.click("Light one")
        assert table.world.bot.words == ["drawn"]


async def test_a_bot_that_does_not_sync_has_its_commands(tmp_path: Path) -> None:
    class Shy(StubBot):
        async def setup_hook(self) -> None:
            self.add_dynamic_items(Press, Wick)
            self.tree.command(name="hush", description="Be quiet")(hush)

    async def hush(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hush.")

    async with open_table(Shy, host_port=0, data_dir=tmp_path) as table:
        channel = channel_handle(table.world.env, table.world.guild, table.world.channel_id("the-table"))
        assert table.world.actors["Ben"].available_commands(channel) == ("hush",)


async def test_pictures_that_nobody_sees_are_forgotten(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada = await plain_page(session, table, "Ada")
        for _ in range(4):
            await ada.click("Light one")
            await ada.look()
        shown = table.world.env.backend.cdn._blobs
        table.hub.forget_pictures()
        assert any("lanterns-3" in url for url in shown), "a page that is a moment behind still asks for it"
        table.hub.forget_pictures()
        assert len([url for url in shown if "lanterns" in url]) == len(table.world.channels)
        ben = await plain_page(session, table, "Ben")
        assert "lanterns-4.png" in await ben.look()


async def test_another_page_follows_a_click(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada, ben = await plain_page(session, table, "Ada"), await plain_page(session, table, "Ben")
        assert "Last by **Ada**" not in await ben.look()
        assert (await ada.click("Light one"))["settlement"] == "settled"
        assert "Last by **Ada**" in await ben.look()

        assert (await ada.click("My hand"))["settlement"] == "settled"
        assert "Hand of Ada" in await ada.look()
        assert "Hand of Ada" not in await ben.look()


async def test_what_a_page_has_is_not_sent_again(tmp_path: Path) -> None:
    """It names the number of what it has; that number stands for this content alone, and for this page."""
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada, ben = await plain_page(session, table, "Ada"), await plain_page(session, table, "Ben")
        await ben.look()
        had = ben.snapshot[NUMBER]
        assert await ben.asks(had) == 204
        assert await ada.asks(had) == 200
        await ada.click("Light one")
        assert await ben.asks(had) == 200
        assert "Last by **Ada**" in await ben.look()
        assert await ben.asks(had) == 200 and await ben.asks(ben.snapshot[NUMBER]) == 204
        assert await ben.asks("") == await ben.asks("guess") == 200

        now, page = ben.snapshot[NUMBER], ben.headers
        ben.headers = {**page, "X-Simcord-Capability": "guess"}
        assert await ben.asks(now) == 401
        ben.headers = {**page, "X-Simcord-Context": "gone"}
        assert await ben.asks(now) == 410


async def test_a_page_follows_what_the_bot_does_by_itself(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada, ben = await plain_page(session, table, "Ada"), await plain_page(session, table, "Ben")
        await ada.click("Alarm")
        backend = table.world.env.backend
        messages = backend.messages[table.world.channel_id("the-table")]
        await until(lambda: any(m.content == "The alarm rings." for m in messages.values()), "the message of the alarm")
        await until(lambda: not backend.transcript, "the round that tells the pages")
        assert "The alarm rings." in await ben.look()


async def test_two_players_may_click_at_once(tmp_path: Path) -> None:
    """Both clicks count, although the second page was drawn before the first click."""
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        pages = [await plain_page(session, table, name) for name in ("Ada", "Ben", "Cleo")]
        receipts = await asyncio.gather(*(page.click("Light one") for page in pages))
        assert [receipt["settlement"] for receipt in receipts] == ["settled"] * 3
        assert table.world.bot.lit[table.world.channel_id("the-table")] == 3


async def test_a_press_on_a_board_that_has_moved_counts(tmp_path: Path) -> None:
    """The page is drawn; the board is laid out otherwise, then posted anew; what the page showed is pressed."""
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        bot, channel = table.world.bot, table.world.channel_id("the-table")
        ada = await plain_page(session, table, "Ada")
        laid_out_anew = board(bot, channel, "nobody")
        buttons = next(part for part in laid_out_anew.walk_children() if isinstance(part, discord.ui.ActionRow))
        first = buttons.children[0]  # Ada's first button is another one now
        buttons.remove_item(first).add_item(first)
        here = bot.get_partial_messageable(channel)
        old = int(ada.key("Light one")[0])
        await table.world.in_bot(here.get_partial_message(old).edit(view=laid_out_anew))
        assert (await ada.click("Light one"))["settlement"] == "settled"
        assert bot.lit[channel] == 1

        await ada.look()
        await table.world.in_bot(here.send(view=board(bot, channel, "nobody"), file=picture(1)))
        await table.world.in_bot(here.get_partial_message(old).delete())
        assert (await ada.click("Light one"))["settlement"] == "settled", "the board is another message"
        assert bot.lit[channel] == 2


async def test_a_press_on_what_is_gone_reaches_the_bot(tmp_path: Path) -> None:
    """It is the bot's to say that it is no longer possible, and to show what is."""
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        bot, channel = table.world.bot, table.world.channel_id("the-table")
        ada = await plain_page(session, table, "Ada")
        old = int(ada.key("Light one")[0])
        bare = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("The lamps are out."))
        here = bot.get_partial_messageable(channel)
        await table.world.in_bot(here.get_partial_message(old).edit(view=bare, attachments=[]))
        pressed: list[Any] = []

        async def heard(interaction: discord.Interaction) -> None:
            pressed.append(dict(interaction.data or {}).get("custom_id"))
            await interaction.response.send_message("That lamp is gone.", ephemeral=True)

        bot.add_listener(heard, "on_interaction")
        assert (await ada.click("Light one"))["settlement"] == "settled"
        assert pressed == ["stub:press:light"]
        assert "That lamp is gone." in await ada.look()


async def test_a_thread_gets_a_page_and_outlives_the_run(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ada = await plain_page(session, table, "Ada")
        await ada.click("New night")
        thread = table.world.bot.threads_made[0]
        await until(lambda: thread in table.hub.previews, "a page for the thread")
        ben = await plain_page(session, table, "Ben", thread)
        await ben.click("Light one")
        assert "**1** lanterns" in await ben.look()
        async with session.get(f"{table.address}/world.json") as answer:
            listed = await answer.json()
        assert listed["threads"] == [{"id": str(thread), "name": "Night 1", "parent": "the-table"}]

    async with open_table(StubBot, host_port=0, data_dir=tmp_path) as table, web() as session:
        found = table.world.bot.get_channel(thread)
        assert found is not None and found.name == "Night 1"
        past = board(table.world.bot, thread, "the past")
        await table.world.in_bot(found.send(view=past, file=picture(0)))
        assert "the past" in await (await plain_page(session, table, "Cleo", thread)).look()


async def test_a_letter_has_a_page_for_its_reader_alone(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome) as table, web() as session:
        ben = await plain_page(session, table, "Ben")
        await ben.click("Write me")
        await until(lambda: bool(table.world.direct_messages()), "a letter")
        ((letters, reader),) = table.world.direct_messages().items()
        assert reader == "Ben"
        await until(lambda: letters in table.hub.previews, "a page for the letter")
        assert "A letter for Ben" in await (await plain_page(session, table, "Ben", letters)).look()
        assert [viewer.id for viewer in table.hub.previews[letters].viewers] == [table.world.players["Ben"]]


async def test_a_long_channel_is_not_read_whole_for_a_click(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With SimCord's index each click parsed every message of the channel for each page."""
    from simcord.preview import _messages, _queries

    parsed: list[int] = []
    for module in (_messages, _queries):
        stock = module.markdown_tokens

        def counted(*given: Any, stock: Any = stock, **more: Any) -> Any:
            parsed.append(1)
            return stock(*given, **more)

        monkeypatch.setattr(module, "markdown_tokens", counted)

    async def fill(world: Any) -> None:
        channel = world.bot.get_channel(world.channel_id("the-table"))
        for number in range(300):
            await channel.send(f"step **{number}**")
        await welcome(world)

    async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=fill) as table, web() as session:
        ada = await plain_page(session, table, "Ada")
        parsed.clear()
        await ada.click("Light one")
        assert 0 < len(parsed) < 100


async def test_a_taken_port_is_told_with_its_cure(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortInUse, match=rf"Port {port} .*--port") as caught:
            await serve(StubBot, host_port=port, data_dir=tmp_path, open_browser=False)
    assert isinstance(caught.value, LocalTableError)


async def test_only_this_computer_gets_in(tmp_path: Path) -> None:
    async with open_table(StubBot, host_port=0, data_dir=tmp_path) as table, web() as session:
        async with session.get(table.address, headers={"Host": "example.org"}) as answer:
            assert answer.status == 403
        async with session.get(f"{table.address}/open/no-such-channel", allow_redirects=False) as answer:
            assert answer.headers["Location"] == "/"
        page = table.hub.previews[table.world.channel_id("the-table")]
        async with session.get(f"{page._origin}/api/state", headers={"X-Simcord-Capability": "guess"}) as answer:
            assert answer.status == 401
        for site in table.hub.previews.values():
            assert site._server.runner.addresses[0][0] == "127.0.0.1"


async def test_serve_runs_until_told_to_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    handlers: dict[int, Any] = {}
    monkeypatch.setattr(loop, "add_signal_handler", handlers.setdefault)
    ready = asyncio.Event()

    async def on_ready(world: Any) -> None:
        ready.set()

    running = asyncio.create_task(serve(StubBot, host_port=0, data_dir=tmp_path, open_browser=False, on_ready=on_ready))
    await ready.wait()
    await until(lambda: bool(handlers), "signal handlers")
    next(iter(handlers.values()))()
    await running
    assert capsys.readouterr().out.startswith("The table is set: http://127.0.0.1:")


async def test_the_browser_opens_where_games_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first screen is a channel with the welcome post, as the first player: a table is one press away."""
    shown: list[str] = []
    opened, loop = asyncio.Event(), asyncio.get_running_loop()
    handlers: dict[int, Any] = {}
    monkeypatch.setattr(loop, "add_signal_handler", handlers.setdefault)
    serving = sys.modules["bot.local.serve"]  # the package has a function of that name
    monkeypatch.setattr(serving, "has_screen", lambda: True)

    def show(address: str) -> None:
        shown.append(address)
        loop.call_soon_threadsafe(opened.set)

    monkeypatch.setattr(webbrowser, "open", show)
    running = asyncio.create_task(serve(StubBot, host_port=0, data_dir=tmp_path, on_ready=welcome))
    await opened.wait()
    next(iter(handlers.values()))()
    await running
    assert re.fullmatch(r"http://127\.0\.0\.1:[0-9]+/open/[0-9]+\?as=Ada", shown[0])


async def test_an_error_at_the_start_is_not_swallowed(tmp_path: Path) -> None:
    async def on_ready(world: Any) -> None:
        raise KeyError("no welcome")

    with pytest.raises(KeyError, match="no welcome"):
        async with open_table(StubBot, host_port=0, data_dir=tmp_path, on_ready=on_ready):
            pass


async def test_a_picture_that_is_checked_while_the_table_closes_leaves_no_pipe_open() -> None:
    worker = simcord_media.TidyWorker()
    checking = asyncio.create_task(worker.validate("a picture", b"\x89PNG" + bytes(2**20)))
    await until(lambda: worker._process is not None, "the process that checks it")
    assert worker._process is not None
    out = vars(worker._process)["_transport"].get_pipe_transport(1)
    out.pause_reading()  # as it is when more has come than was read
    await worker.close()
    assert isinstance((await asyncio.gather(checking, return_exceptions=True))[0], asyncio.CancelledError)
    assert out.is_closing()


async def test_a_picture_that_goes_while_another_waits_to_be_checked_leaves_no_pipe_open() -> None:
    worker = simcord_media.TidyWorker()
    checking = [asyncio.create_task(worker.validate(key, b"\x89PNG" + bytes(2**20))) for key in ("old", "new")]
    await until(lambda: worker._process is not None, "the process that checks the first")
    first = worker._process
    assert first is not None
    out = vars(first)["_transport"].get_pipe_transport(1)
    out.pause_reading()
    worker.release("old")
    await until(lambda: worker._process not in (None, first), "the process that checks the second")
    assert out.is_closing()
    await asyncio.gather(*checking, return_exceptions=True)
    await worker.close()


def drawn(size: tuple[int, int] = (40, 30), **more: Any) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "teal").save(out, "PNG", **more)
    return out.getvalue()


async def test_a_picture_as_the_bot_draws_them_is_shown_as_it_is_without_a_process_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    worker, blob = simcord_media.TidyWorker(), drawn()
    found = await worker.validate("a picture", blob)
    assert (found.format, found.width, found.height, found.frames) == ("PNG", 40, 30, 1)
    assert found.normalized == found.capture == found.poster == blob
    await worker.close()


def test_what_is_no_plain_picture_is_checked_as_ever() -> None:
    moves = drawn(save_all=True, append_images=[Image.new("RGB", (40, 30), "red")])
    turned = Image.Exif()
    turned[0x0112] = 6
    wide = drawn((MAX_DIMENSION + 1, 1))
    head = b"IHDR" + struct.pack("!IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    bomb = drawn()
    bomb = bomb[:12] + head + struct.pack("!I", zlib.crc32(head)) + bomb[33:]
    for blob in (bomb, b"", b"\x89PNG" + bytes(99), drawn()[:-40], moves, drawn(exif=turned), wide, b"GIF89a"):
        assert simcord_media.plain_picture(blob) is None


def test_the_installed_simcord_fits() -> None:
    assert simcord_patch.misfits() == []


def test_what_no_longer_fits_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Preview, "_publish")
    monkeypatch.delattr(Env, "_advance_to")
    monkeypatch.setitem(EDITS, "app.js", [("no such text", "")])
    monkeypatch.delattr("simcord.components.deepcopy")
    monkeypatch.delattr("simcord.gateway.copy")
    with pytest.raises(simcord_patch.SimcordChanged) as caught:
        simcord_patch.check_fit()
    told = str(caught.value)
    assert "Preview._publish is gone" in told
    assert "Env._advance_to is gone" in told
    assert "simcord.components no longer copies" in told and "simcord.gateway no longer copies" in told
    assert "app.js has not exactly one 'no such text'" in told
    assert "pip install" in told


def test_the_kept_threads_may_be_damaged(tmp_path: Path) -> None:
    from bot.local.world import THREADS_FILE, kept_threads

    assert kept_threads(tmp_path) == []
    (tmp_path / THREADS_FILE).write_text("{ not json")
    assert kept_threads(tmp_path) == []
    (tmp_path / THREADS_FILE).write_text(json.dumps([{"id": 1}]))
    assert kept_threads(tmp_path) == []
