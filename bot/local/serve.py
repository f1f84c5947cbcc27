"""The local table as a whole: world, pages, index page, clock, browser; from start to Ctrl-C.

May touch the network (loopback only) and the clock. SimCord is imported when a table is opened, not before, so that
the command line can say in one sentence what is missing.
"""

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.local.simcord_pages import Hub
    from bot.local.world import LocalWorld

DEFAULT_PORT = 8642
ROUND = 0.2  # seconds between two rounds of the clock; a reminder is at most this late
NEEDED = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex", "PIL")

MakeBot = Callable[[], Any]
OnReady = Callable[["LocalWorld"], Awaitable[None]]


class LocalTableError(Exception):
    """The local table cannot open; the message is one sentence for a person, with the cure."""


class PortInUse(LocalTableError):
    """Somebody else listens on the port that was asked for."""

    def __init__(self, port: int) -> None:
        super().__init__(
            f"Port {port} is already in use on this computer (perhaps another Waykeeper): "
            f"close that program, or choose another port with `waykeeper play --port {port + 100}`."
        )


@dataclass
class OpenTable:
    """A local table that is open. `address` is the index page."""

    world: "LocalWorld"
    hub: "Hub"
    address: str

    def page(self, channel: str | int, player: str) -> str:
        """The lasting address of a channel or thread (name or id), seen as a player."""
        channel_id = channel if isinstance(channel, int) else self.world.channels[channel]
        return f"{self.address}/open/{channel_id}?as={player}"


@contextmanager
def _unheard(name: str) -> Iterator[None]:
    """Without the warnings of one logger."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


@asynccontextmanager
async def open_table(
    make_bot: MakeBot,
    *,
    host_port: int = DEFAULT_PORT,
    data_dir: Path,
    players: Sequence[str] = ("Ada", "Ben", "Cleo"),
    channels: Sequence[str] = ("the-table", "second-table", "back-room"),
    on_ready: OnReady | None = None,
) -> AsyncIterator[OpenTable]:
    """Open a local table and close it on leaving. Port 0 takes free ports (for tests).

    Raises `LocalTableError` if the port is taken or SimCord is missing, `SimcordChanged` if it does not fit.
    """
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise LocalTableError(
            f"The local table needs {', '.join(missing)}, which is not installed: `pip install 'waykeeper[local]'`."
        )
    with _unheard("discord.state"):  # SimCord tries discord.py out with a client that lacks what ours has
        from bot.local.front import FrontPage
        from bot.local.simcord_pages import Hub
        from bot.local.simcord_patch import TableEnv, check_fit, cures, live_in_present
        from bot.local.world import build_world, kept_threads

    check_fit()
    async with AsyncExitStack() as stack:
        front = FrontPage()
        try:
            await front.start(host_port)
        except OSError:
            raise PortInUse(host_port) from None
        stack.push_async_callback(front.close)

        stack.enter_context(cures())
        env = TableEnv(make_bot(), check_errors=False, settle_timeout=10.0)
        world = build_world(env, players=players, channels=channels, threads=kept_threads(data_dir))
        live_in_present(env)
        hub = Hub(env, home=front.address, extra=front.extra, timezone=local_timezone())
        world.turn = hub.turn
        await stack.enter_async_context(env)
        stack.push_async_callback(_close_bot, world)

        rounds = _Rounds(world, hub, data_dir, host_port)
        await rounds.follow_threads()
        front.show(world, hub)
        await world.sync_commands()
        if on_ready is not None:
            await world.in_bot(on_ready(world))
        clock = asyncio.create_task(hub.keep_time(rounds.follow_threads, ROUND))
        stack.push_async_callback(_cancel, clock)
        yield OpenTable(world, hub, front.address)


async def serve(
    make_bot: MakeBot,
    *,
    host_port: int = DEFAULT_PORT,
    data_dir: Path,
    open_browser: bool = True,
    players: Sequence[str] = ("Ada", "Ben", "Cleo"),
    channels: Sequence[str] = ("the-table", "second-table", "back-room"),
    on_ready: OnReady | None = None,
) -> None:
    """Open a local table, print its address in one line, show its first channel in a browser, keep it until Ctrl-C.

    `make_bot` is called once. `on_ready` runs as the bot's own work when the bot is up, and posts the welcome message
    and the boards of stored tables. Errors: see `open_table`.
    """
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows: Ctrl-C then cancels this task instead
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with open_table(
        make_bot, host_port=host_port, data_dir=data_dir, players=players, channels=channels, on_ready=on_ready
    ) as table:
        print(f"The table is set: {table.address}  (Ctrl-C clears it; your games are kept)", flush=True)
        if open_browser and has_screen():
            # where games are offered: one press from there to a table; the page's picker changes the player
            await asyncio.to_thread(webbrowser.open, table.page(channels[0], players[0]))
        await stop.wait()


class _Rounds:
    """What is looked after in each round: a page for every channel, thread and letter box, and the list on disk."""

    def __init__(self, world: "LocalWorld", hub: "Hub", data_dir: Path, port: int) -> None:
        self.world, self.hub, self.data_dir, self.port = world, hub, data_dir, port
        self.known: list[Any] = []

    async def follow_threads(self) -> None:
        from bot.local.world import channel_handle

        threads = self.world.threads()
        members = list(self.world.actors.values())
        letters = self.world.direct_messages()
        wanted = [*self.world.channels.values(), *(thread.id for thread in threads), *letters]
        for gone in set(self.hub.previews) - set(wanted):
            await self.hub.close(gone)
        for place, channel_id in enumerate(wanted):
            if channel_id not in self.hub.previews:
                player = letters.get(channel_id)
                readers = [self.world.actors[player].user] if player else members
                handle = channel_handle(self.world.env, None if player else self.world.guild, channel_id)
                # Fixed ports, so that an open page finds its table again after a restart.
                port = self.port + 1 + place if self.port else 0
                await self.hub.open(handle, readers, port)
        if threads != self.known:
            self.known = threads
            self.world.keep_threads(self.data_dir)


async def _close_bot(world: "LocalWorld") -> None:
    async with world.turn:
        with suppress(TimeoutError):  # unfinished work of the bot is cancelled right after
            await world.env.work_as_bot(world.bot.close(), timeout=10.0)


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def has_screen() -> bool:
    """Whether a browser window can be shown (a text browser would take over the terminal)."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def local_timezone() -> str:
    """The IANA name of this computer's time zone, UTC where it cannot be told."""
    from zoneinfo import available_timezones

    candidates = [os.environ.get("TZ", "")]
    with suppress(OSError):
        candidates.append(os.path.realpath("/etc/localtime").partition("zoneinfo/")[2])
        candidates.append(Path("/etc/timezone").read_text(encoding="utf-8").strip())
    return next((name for name in candidates if name in available_timezones()), "UTC")
