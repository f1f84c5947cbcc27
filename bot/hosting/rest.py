"""What Discord answered to each request, read off aiohttp's trace: no screen has to count its own requests.

An answer to a click is the request `.../interactions/<id>/<token>/callback`; the id says when Discord made the click,
and `received` when we got it. Addresses hold tokens: nothing of them is kept but the id.
"""

import re
import time
from typing import Any, Protocol

import aiohttp
import discord
from cachetools import FIFOCache

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_REMEMBERED = 10_000
_EPOCH_MS = 1_420_070_400_000


class Counts(Protocol):
    """Who is told."""

    def answered(self, since_created: float, since_received: float) -> None:
        """A click or command was answered; seconds since Discord made it and since it came in."""

    def refused(self, status: str) -> None:
        """A request failed: `404`, `503` ..., or `lost` when no answer came."""

    def limited(self, scope: str) -> None:
        """A request came too early (429): `user`, `global` or `shared`."""


class Requests:
    """Watches the requests of one bot. trace: for `make_bot(http_trace=...)`; received: for `Waykeeper.received`."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._received: FIFOCache[int, float] = FIFOCache(_REMEMBERED)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._lost)

    def received(self, interaction: discord.Interaction[Any]) -> None:
        """A click or command has just come in. What is typed into an autocomplete is no click."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        self._received[interaction.id] = time.perf_counter()

    async def _ended(self, session: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        status = params.response.status
        if status >= 400:
            self._counts.refused(str(status))
            if status == 429:
                scope = params.response.headers.get("X-RateLimit-Scope", "")
                self._counts.limited(scope if scope in ("user", "global", "shared") else "unknown")
            return
        found = _CALLBACK.search(params.url.path)
        began = None if found is None else self._received.pop(int(found[1]), None)
        if found is not None and began is not None:
            created = ((int(found[1]) >> 22) + _EPOCH_MS) / 1000
            self._counts.answered(max(0.0, time.time() - created), time.perf_counter() - began)

    async def _lost(self, session: Any, context: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
        self._counts.refused("lost")
