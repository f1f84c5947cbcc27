"""Trouble that the loopback Discord can make on its REST side: what goes wrong, where, and how often.

    faults.next("callback", Status(500))              the next first answer fails, nothing is done
    faults.next("post", Status(500, after=True))      the next post is done, and then Discord says that it failed
    faults.next("edit", Limited(0.5), times=3)        three edits are told to wait
    faults.always("post", Refuse(403, 50013))         until `faults.clear()`

Where: the names of `rest.ROUTES` (callback, followup, edit_original, edit_followup, post, edit, thread ...), or `any`.
"""

import asyncio
import json
import random
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web


@dataclass(frozen=True)
class Fault:
    """after: the work is done first, only its answer is lost or changed."""

    after: bool = field(default=False, kw_only=True)

    async def strike(self, request: web.Request) -> web.Response | None:
        """The answer instead of the true one; None: go on as if nothing were. Raises to lose the connection."""
        raise NotImplementedError


@dataclass(frozen=True)
class Status(Fault):
    """An answer like that of a broken server: no JSON but a page."""

    status: int

    async def strike(self, request: web.Request) -> web.Response | None:
        return web.Response(status=self.status, text="<html>upstream connect error</html>", content_type="text/html")


@dataclass(frozen=True)
class Limited(Fault):
    """429. headers: with the bucket's headers, as Discord itself answers; without, as its doorman Cloudflare does."""

    seconds: float
    headers: bool = True
    everywhere: bool = False
    via: bool = True

    async def strike(self, request: web.Request) -> web.Response | None:
        told = {"Via": "1.1 google"} if self.via else {}
        if self.headers:
            told |= {
                "X-RateLimit-Bucket": "loopback",
                "X-RateLimit-Limit": "5",
                "X-RateLimit-Remaining": "0",
                "X-RateLimit-Reset-After": str(self.seconds),
                "X-RateLimit-Reset": "0",
                "X-RateLimit-Scope": "global" if self.everywhere else "user",
                "Retry-After": str(self.seconds),
            }
        body = {"message": "You are being rate limited.", "retry_after": self.seconds, "global": self.everywhere}
        if not self.via:
            return web.Response(status=429, text="error code: 1015", content_type="text/plain", headers=told)
        return answer(body, 429, told)


@dataclass(frozen=True)
class Refuse(Fault):
    """An error answer with one of Discord's codes."""

    status: int
    code: int

    async def strike(self, request: web.Request) -> web.Response | None:
        return answer({"code": self.code, "message": "refused by the test"}, self.status)


@dataclass(frozen=True)
class Reset(Fault):
    """The connection breaks (RST)."""

    async def strike(self, request: web.Request) -> web.Response | None:
        reset(request.transport)
        return web.Response()  # which nobody reads any more


@dataclass(frozen=True)
class Held(Fault):
    """Everything as usual, as soon as a test lets it."""

    until: asyncio.Event

    async def strike(self, request: web.Request) -> web.Response | None:
        await self.until.wait()
        return None


@dataclass(frozen=True)
class Slow(Fault):
    """Everything as usual, only later. after: done at once, told later."""

    seconds: float

    async def strike(self, request: web.Request) -> web.Response | None:
        await asyncio.sleep(self.seconds)
        return None


def answer(found: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON as Discord sends it: a charset after the type would make discord.py read it as text."""
    told = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(found).encode(), headers=told)


def reset(transport: Any) -> None:
    """Break a connection at once, so that the other side reads a reset and no proper end."""
    if transport is not None:
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        transport.abort()


@dataclass
class _Plan:
    where: str
    fault: Fault
    left: int | None
    only: Callable[[Mapping[str, Any]], bool] | None


class Faults:
    """What shall go wrong. struck: what has gone wrong, in order: (where, fault)."""

    def __init__(self) -> None:
        self._plans: list[_Plan] = []
        self.struck: list[tuple[str, Fault]] = []
        self.chance: tuple[random.Random, float, list[tuple[str, Fault]]] | None = None

    def next(
        self, where: str, fault: Fault, times: int = 1, only: Callable[[Mapping[str, Any]], bool] | None = None
    ) -> None:
        """The next `times` calls of a kind; `only` looks at the body."""
        self._plans.append(_Plan(where, fault, times, only))

    def always(self, where: str, fault: Fault) -> None:
        self._plans.append(_Plan(where, fault, None, None))

    def at_random(self, chance: random.Random, share: float, kinds: list[tuple[str, Fault]]) -> None:
        """A share of all calls meets one of these."""
        self.chance = chance, share, kinds

    def clear(self) -> None:
        self._plans.clear()
        self.chance = None

    @property
    def waiting(self) -> int:
        """How many planned faults have not struck yet."""
        return sum(plan.left or 0 for plan in self._plans)

    def take(self, where: str, body: Mapping[str, Any]) -> Fault | None:
        """The fault that this call meets."""
        for plan in self._plans:
            if plan.where in (where, "any") and (plan.only is None or plan.only(body)):
                if plan.left is not None:
                    plan.left -= 1
                    if not plan.left:
                        self._plans.remove(plan)
                self.struck.append((where, plan.fault))
                return plan.fault
        if self.chance is not None:
            chance, share, kinds = self.chance
            fitting = [fault for at, fault in kinds if at in (where, "any")]
            if fitting and chance.random() < share:
                fault = chance.choice(fitting)
                self.struck.append((where, fault))
                return fault
        return None
