"""How the bot is, over HTTP: for systemd, containers, Prometheus. Off unless a port is set; read only, no secrets.

    /healthz  200 while process, event loop and database live: what a supervisor restarts by
    /readyz   200 while clicks are taken: connected, commands known, database writable, not on the way out
    /metrics  figures for Prometheus, with the extra `metrics`

Both answers are JSON: {"ok": bool, "version": "...", "reasons": ["a sentence", ...]}, with 503 where not ok.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aiohttp import web

from bot import __version__
from bot.rules.errors import Refusal
from bot.tables.model.errors import DatabaseError
from bot.tables.upkeep.census import Census

if TYPE_CHECKING:
    from bot.hosting.metrics import Metrics
    from bot.waykeeper import Waykeeper

PATIENCE = 2.0
"""Seconds that the database has for an answer."""
FRESH = 5.0
"""Seconds for which an answer about the database is repeated, so that asking often costs nothing."""
TICK = 1.0


class Health:
    """Answers for one bot. waiting: a sentence while the start is being held back, else empty."""

    def __init__(self, bot: "Waykeeper", metrics: "Metrics | None" = None) -> None:
        self.bot = bot
        self.metrics = metrics
        self.waiting = ""
        self._runner: web.AppRunner | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._kept: dict[str, tuple[float, str]] = {}
        self._census: Census | None = None
        self._counted = float("-inf")

    async def start(self, host: str, port: int) -> None:
        """Begin to answer. Raises OSError when the port is taken."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        if self.metrics is not None:
            self._tick(asyncio.get_running_loop().time())

    async def stop(self) -> None:
        """Answer no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    def _tick(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        if self.metrics is not None:
            self.metrics.late(max(0.0, loop.time() - due))
        due = loop.time() + TICK
        self._timer = loop.call_at(due, self._tick, due)

    # ------------------------------------------------------------------ what is wrong

    async def ill(self) -> list[str]:
        """Why somebody should restart us: empty, or sentences."""
        found = await self._database("answer", lambda: self.bot.tables.health.check())
        return [found] if found else []

    async def unready(self) -> list[str]:
        """Why no clicks are taken: empty, or sentences."""
        bot, reasons = self.bot, []
        if bot.is_draining:
            reasons.append("The bot is being stopped.")
        if self.waiting:
            reasons.append(self.waiting)
        if not bot.is_connected:
            reasons.append("There is no connection to Discord's gateway.")
        if not bot.is_synced:
            reasons.append("Discord has not been told the commands yet.")
        if not hasattr(bot, "tables"):
            reasons.append("The database is not open yet.")
        else:
            found = await self._database("write", lambda: bot.tables.health.check(writable=True))
            reasons += [found] if found else []
        return reasons

    async def _database(self, what: str, ask: Callable[[], Awaitable[None]]) -> str:
        """A sentence about the database, or nothing; before it is opened and after it is closed all is well."""
        if not hasattr(self.bot, "tables") or self.bot.is_closed():
            return ""
        at, found = self._kept.get(what, (float("-inf"), ""))
        now = time.monotonic()
        if now - at < FRESH:
            return found
        found = ""
        try:
            await asyncio.wait_for(ask(), PATIENCE)
        except TimeoutError:
            found = f"The database does not answer within {PATIENCE:g} seconds."
        except (Refusal, DatabaseError):
            cannot = "cannot be written (a full disk?)" if what == "write" else "cannot be read"
            found = f"The database {cannot}; the log says why."
        self._kept[what] = time.monotonic(), found
        return found

    # ------------------------------------------------------------------ answers

    async def _healthz(self, request: web.Request) -> web.Response:
        return _told(await self.ill())

    async def _readyz(self, request: web.Request) -> web.Response:
        return _told(await self.unready())

    async def _metrics(self, request: web.Request) -> web.Response:
        if self.metrics is None:
            return web.Response(status=501, text="No metrics here: install the extra `metrics` and start again.\n")
        now = time.monotonic()
        if now - self._counted >= FRESH and hasattr(self.bot, "tables") and not self.bot.is_closed():
            self._counted = now
            try:
                self._census = await asyncio.wait_for(self.bot.tables.health.census(), PATIENCE)
            except (TimeoutError, Refusal, DatabaseError):
                self._census = None
        text = self.metrics.text(self._census, ready=not await self.unready())
        from bot.hosting.metrics import CONTENT_TYPE

        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE})


def _told(reasons: list[str]) -> web.Response:
    body = {"ok": not reasons, "version": __version__, "reasons": reasons}
    return web.json_response(body, status=503 if reasons else 200)
