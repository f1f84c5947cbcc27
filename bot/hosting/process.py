"""One run of the bot as a process: settings in, exit code out; starting behind the brake, stopping on a signal.

The first SIGTERM or SIGINT lets what is under way end and exits with 0; a second one ends the process at once, which
the store survives. What only a person can mend (`HOPELESS`) has an exit code of its own, so that nothing restarts it.
"""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import discord
import structlog

from bot.app import make_bot
from bot.errors import CommandError
from bot.hosting.brake import FILE, Brake, Wait, heed
from bot.hosting.connection import FATAL_CLOSES, sign_in, stay_connected
from bot.hosting.health import Health
from bot.hosting.invite import invite_url
from bot.hosting.rest import Requests
from bot.settings import Settings
from bot.tables.model.errors import DamagedDatabase, DatabaseError
from bot.tables.store.shards import EVERY, Shards
from bot.waykeeper import Waykeeper

if TYPE_CHECKING:
    from bot.hosting.metrics import Metrics

HOPELESS = 78
"""Exit code (EX_CONFIG) of what would fail again the same way; in `deploy/waykeeper.service` as well."""
TAKEN_OVER = 3
"""Exit code when another process has taken the tables: whoever starts us must not start us again because of it."""
FEW_LEFT = 0.25
"""Share of the day's sign-ins below which the log warns."""

log = structlog.get_logger("bot.hosting")
Sleep = Callable[[float], Awaitable[None]]


class Host:
    """A bot and what surrounds it. Made, run once with `run`, and thrown away."""

    def __init__(
        self,
        settings: Settings,
        shards: Shards = EVERY,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.settings = settings
        self._whose: list[int | None] = [None] if shards.count == 1 else [*sorted(shards.mine)]
        self.brake = Brake(settings.data_dir / FILE, clock)
        self._clock = clock
        self._sleep = sleep
        self._stop = asyncio.Event()
        self.metrics = None if settings.health_port is None else _metrics()
        if self.metrics is None:
            self.bot: Waykeeper = make_bot(settings, shards=shards)
        else:
            requests = Requests(self.metrics)
            self.bot = make_bot(settings, shards=shards, observer=self.metrics, http_trace=requests.trace)
            self.bot.received = requests.received
            self.metrics.plays(surface.game for surface in self.bot.surfaces.values())
        self.bot.before_sign_in = self._before_sign_in
        self.health = Health(self.bot, self.metrics)

    async def run(self, token: str) -> None:
        """Until a signal comes or the connection ends for good. Raises what only a person can mend."""
        if self.settings.health_port is not None:
            try:
                await self.health.start(self.settings.health_host, self.settings.health_port)
            except OSError as error:
                where = f"{self.settings.health_host}:{self.settings.health_port}"
                raise CommandError(f"WAYKEEPER_HEALTH_PORT: cannot listen on {where}: {error.strerror}") from error
        playing = asyncio.ensure_future(self._play(token))
        stopping = asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not playing.done() and not self.bot.is_ready():  # nobody is playing yet: no need to be gentle
                playing.cancel()
                await asyncio.wait({playing})
            await self.bot.close()
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
        finally:
            stopping.cancel()
            await self.bot.close()
            await self.health.stop()
        log.info("stopped")

    def stop(self) -> None:
        """Let the bot come to its end."""
        self._stop.set()

    async def _play(self, token: str) -> None:
        await self._hold(max((self.brake.wait(shard) for shard in self._whose), key=lambda wait: wait.seconds))
        await sign_in(self.bot, token)
        if self.bot.application_id is not None:
            log.info("signed in", invite=invite_url(self.bot.application_id))
        await self._hold(await self._quota())
        await stay_connected(self.bot)

    async def _quota(self) -> Wait:
        """What Discord says is left of the day's sign-ins."""
        try:
            _, _, limit = await self.bot.http.get_bot_gateway()
        except (TimeoutError, discord.GatewayNotFound, OSError) as error:
            log.warning("sign-ins left are not known", error=error)
            return Wait()
        left, total = int(limit["remaining"]), int(limit["total"])
        if self.metrics is not None:
            self.metrics.sign_ins_left(left)
        if left < total * FEW_LEFT:
            log.warning("few sign-ins left today", left=left, of=total)
        return heed(left, limit["reset_after"] / 1000, self._clock(), shards=len(self._whose))

    async def _hold(self, wait: Wait) -> None:
        """Wait before the start, and say why, in the log and at /readyz."""
        if not wait.seconds:
            return
        log.warning("waiting before signing in", seconds=round(wait.seconds, 1), why=wait.why)
        self.health.waiting = wait.why
        await self._sleep(wait.seconds)
        self.health.waiting = ""

    async def _before_sign_in(self, shard: int | None) -> None:
        """Before each IDENTIFY, also those after a lost session. discord.py gives up on a connection that takes more
        than a minute and tries again, so a longer wait comes here several times and is noted once."""
        shard = None if self._whose == [None] else shard
        await self._hold(self.brake.wait(shard))
        self.brake.note(shard)
        if self.metrics is not None:
            self.metrics.signed_in()


def _metrics() -> "Metrics | None":
    """The exporter; None without the extra."""
    try:
        from bot.hosting.metrics import Metrics
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        log.warning("no metrics", why="the extra `metrics` is not installed; /healthz and /readyz work without it")
        return None
    from bot import __version__

    return Metrics(__version__)


def host(settings: Settings, token: str, shards: Shards = EVERY) -> int:
    """Run the bot until it is told to stop; the exit code. Raises `CommandError` with its own code."""
    try:
        with runner() as running:
            taken_over = running.run(_host(settings, token, shards))
    except DamagedDatabase as error:
        raise CommandError(str(error), HOPELESS) from error
    except DatabaseError as error:
        raise CommandError(str(error)) from error
    except discord.LoginFailure:
        raise CommandError(
            "Discord does not know this token; reset it in the developer portal and set it again", HOPELESS
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CommandError(
            "Discord refused the connection's intents, which Waykeeper does not need: please report this", HOPELESS
        ) from None
    except discord.ConnectionClosed as error:
        code = HOPELESS if error.code in FATAL_CLOSES else 1
        why = FATAL_CLOSES.get(error.code, "it does not say why")
        raise CommandError(f"Discord ended the connection for good (code {error.code}): {why}", code) from error
    except CommandError:
        raise
    except Exception as error:  # Python would print the text of the exception, which may hold anything
        log.critical("the bot has stopped", exc_info=error)
        return 1
    if taken_over is not None:
        raise CommandError(taken_over, TAKEN_OVER)
    return 0


async def _host(settings: Settings, token: str, shards: Shards) -> str | None:
    hosted = Host(settings, shards)
    on_signal(hosted.stop)
    asyncio.get_running_loop().set_exception_handler(_unheard)
    await hosted.run(token)
    return hosted.bot.taken_over


def on_signal(stop: Callable[[], None]) -> None:
    """SIGTERM and SIGINT call `stop` the first time; the second time the process is gone."""
    loop = asyncio.get_running_loop()
    came = 0

    def ring(number: int) -> None:
        nonlocal came
        came += 1
        if came > 1:
            log.warning("stopped at once by a second signal")
            os._exit(128 + number)
            return
        log.info("stopping: what is under way comes to its end; a second signal stops at once")
        stop()

    def from_thread(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(ring, number)

    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, ring, number)
        except NotImplementedError:  # Windows
            signal.signal(number, from_thread)


def _unheard(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """A task that failed and nobody asked: asyncio would print the task, and with it what the exception says."""
    error = context.get("exception")
    log.error("nobody heard of this", exc_info=error if isinstance(error, BaseException) else None)


def runner() -> asyncio.Runner:
    """An event loop; uvloop's where it is installed, which costs a fifth less processor time."""
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
