"""The gateway, version 10: sessions, compression, heartbeats, resuming; and every way in which it can fail.

Trouble is made by one call each: `close(code)`, `reset()`, `reconnect()`, `invalidate(resumable)`, `malformed(...)`,
`refuse_resumes`, and `tamper` for events that come twice, late or in another order.
"""

import asyncio
import itertools
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from tests.wire.faults import reset
from tests.wire.payloads import guild_payload
from tests.wire.state import State

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
GUILDS = 1
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
_REPLAYED = 2_000
_LONGEST = 4_096


class Session:
    """What the bot has identified as; outlives its connection, so that it can be resumed."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, dict[str, Any]]] = deque(maxlen=_REPLAYED)
        self.link: Link | None = None

    def number(self, event: str, data: Any) -> dict[str, Any]:
        self.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, frame))
        return frame

    def since(self, sequence: int) -> list[dict[str, Any]] | None:
        """What has been sent after `sequence`; None when that is no longer, or not yet, known."""
        if sequence > self.sequence or (self.sent and sequence < self.sent[0][0] - 1):
            return None
        return [frame for number, frame in self.sent if number > sequence]


class Link:
    """One connection, with the compression that was asked for."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compress: str) -> None:
        self.socket, self.request, self.compress = socket, request, compress
        self.session: Session | None = None
        self.is_closed_by_us = False
        self._pack = packer(compress)

    async def send(self, frame: dict[str, Any]) -> None:
        await self.send_raw(json.dumps(frame, separators=(",", ":")))

    async def send_raw(self, words: str) -> None:
        """Whatever it is, as a proper frame."""
        if self.socket.closed:
            return
        try:
            if self._pack is None:
                await self.socket.send_str(words)
            else:
                await self.socket.send_bytes(self._pack(words.encode()))
        except (ConnectionError, RuntimeError):
            return

    def reset(self) -> None:
        reset(self.request.transport)


def packer(compress: str) -> Callable[[bytes], bytes] | None:
    """One stream a connection, flushed after each message. Raises ImportError for zstd where that is not installed."""
    if compress == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if compress == "zstd-stream":
        import zstandard

        zstd = zstandard.ZstdCompressor().compressobj()
        return lambda data: zstd.compress(data) + zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None


class Gateway:
    """The gateway side. token: who may identify; connected: how many connections have identified or resumed so far."""

    def __init__(self, state: State, base: Callable[[], str]) -> None:
        self.state, self.base = state, base
        self.token = ""
        self.interval = 41.25
        self.sessions: dict[str, Session] = {}
        self.current: Session | None = None
        self.links: set[Link] = set()
        self.identified = self.resumed = 0
        self.refuse_resumes = 0
        self.turn_away = 0
        """How many of the next connections are answered with an error instead of a gateway."""
        self.close_next: list[int] = []
        """Codes with which the next connections are closed instead of being let in."""
        self.tamper: Callable[[str, Any], list[tuple[float, str, Any]]] | None = None
        """(event, data) -> [(after seconds, event, data)]: what is sent instead."""
        self.closes: list[int | None] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """GET /gateway"""
        if self.turn_away:
            self.turn_away -= 1
            return web.Response(status=503, text="no gateway today")
        socket = web.WebSocketResponse(max_msg_size=0, heartbeat=None)
        await socket.prepare(request)
        link = Link(socket, request, request.query.get("compress", ""))
        self.links.add(link)
        try:
            await link.send({"op": HELLO, "d": {"heartbeat_interval": int(self.interval * 1000), "_trace": []}})
            await self._listen(link)
        except ConnectionError:
            pass
        finally:
            self.links.discard(link)
            self.closes.append(socket.close_code)
            if link.session is not None and link.session.link is link:
                link.session.link = None
                if socket.close_code in (1000, 1001) and not link.is_closed_by_us:
                    # the bot has said goodbye: nothing is kept for it
                    self.sessions.pop(link.session.id, None)
                    if self.current is link.session:
                        self.current = None
        return socket

    async def _listen(self, link: Link) -> None:
        async for received in link.socket:
            if received.type is not WSMsgType.TEXT:
                break
            if len(received.data) > _LONGEST:
                await link.socket.close(code=4002)
                return
            try:
                frame = json.loads(received.data)
                op, data = frame["op"], frame.get("d")
            except (ValueError, KeyError, TypeError):
                await link.socket.close(code=4002)
                return
            if op == HEARTBEAT:
                # a moment later: discord.py takes an answer within the same tick for one that is 41 s late
                asyncio.get_running_loop().call_later(0.005, self._later, link, {"op": ACK})
            elif op == IDENTIFY:
                await self._identify(link, data)
            elif op == RESUME:
                await self._resume(link, data)
            elif link.session is None:
                await link.socket.close(code=4003)
            elif op not in (3, 4, 8):
                await link.socket.close(code=4001)

    def _later(self, link: Link, frame: dict[str, Any]) -> None:
        self._tasks.add(task := asyncio.ensure_future(link.send(frame)))
        task.add_done_callback(self._tasks.discard)

    async def _identify(self, link: Link, data: dict[str, Any]) -> None:
        if self.close_next:
            await link.socket.close(code=self.close_next.pop(0))
            return
        if link.session is not None:
            await link.socket.close(code=4005)
            return
        if data.get("token") != self.token:
            await link.socket.close(code=4004, message=b"Authentication failed.")
            return
        if data.get("intents", 0) & PRIVILEGED:
            await link.socket.close(code=4014, message=b"Disallowed intent(s).")
            return
        session = Session(data.get("intents", 0))
        self.sessions[session.id] = link.session = session
        shard, count = data.get("shard") or (0, 1)
        is_home = (self.state.guild_id >> 22) % count == shard
        if is_home:
            self.current = session
        session.link = link
        ready = {
            "v": 10,
            "user": self.state.bot.payload() | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(self.state.guild_id), "unavailable": True}] if is_home else [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.base().replace("http", "ws") + "/gateway",
            "application": {"id": str(self.state.application_id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        await link.send(session.number("READY", ready))
        if session.intents & GUILDS and is_home:
            await link.send(session.number("GUILD_CREATE", guild_payload(self.state)))
        self.identified += 1

    async def _resume(self, link: Link, data: dict[str, Any]) -> None:
        if self.close_next:
            await link.socket.close(code=self.close_next.pop(0))
            return
        session = self.sessions.get(str(data.get("session_id")))
        missed = None if session is None else session.since(int(data.get("seq") or 0))
        if self.refuse_resumes or session is None or missed is None:
            self.refuse_resumes = max(0, self.refuse_resumes - 1)
            await link.send({"op": INVALID, "d": False})
            return
        link.session = self.current = session
        session.link = link
        for frame in missed:
            await link.send(frame)
        await link.send(session.number("RESUMED", {"_trace": []}))
        self.resumed += 1

    # ------------------------------------------------------------------ events

    @property
    def is_up(self) -> bool:
        """Whether a bot is there to get events."""
        return self.current is not None and self.current.link is not None

    async def dispatch(self, event: str, data: Any) -> None:
        """Send an event to the bot; while it is not connected it is kept for its resuming."""
        if self.tamper is None:
            await self._send(event, data)
            return
        for after, what, which in self.tamper(event, data):
            if after <= 0:
                await self._send(what, which)
            else:
                self._tasks.add(task := asyncio.ensure_future(self._send_later(after, what, which)))
                task.add_done_callback(self._tasks.discard)

    def dispatch_soon(self, event: str, data: Any) -> None:
        self._tasks.add(task := asyncio.ensure_future(self.dispatch(event, data)))
        task.add_done_callback(self._tasks.discard)

    async def _send_later(self, seconds: float, event: str, data: Any) -> None:
        await asyncio.sleep(seconds)
        await self._send(event, data)

    async def _send(self, event: str, data: Any) -> None:
        session = self.current
        if session is None:
            return
        frame = session.number(event, data)
        if session.link is not None:
            await session.link.send(frame)

    # ------------------------------------------------------------------ trouble

    async def close(self, code: int) -> None:
        """Close the bot's connection with this code."""
        for link in list(self.links):
            link.is_closed_by_us = True
            await link.socket.close(code=code)

    def reset(self) -> None:
        """Break the bot's connection without a word."""
        for link in list(self.links):
            link.reset()

    async def reconnect(self) -> None:
        """Op 7: the bot is asked to connect again."""
        for link in list(self.links):
            await link.send({"op": RECONNECT, "d": None})

    async def invalidate(self, resumable: bool) -> None:
        """Op 9: the session is over, or must be resumed."""
        for link in list(self.links):
            if not resumable and link.session is not None:
                self.sessions.pop(link.session.id, None)
            await link.send({"op": INVALID, "d": resumable})

    async def malformed(self, words: str) -> None:
        """Anything, as a well-formed frame of the connection."""
        for link in list(self.links):
            await link.send_raw(words)

    async def shut(self) -> None:
        """The server ends."""
        for task in list(self._tasks):
            task.cancel()
        for link in list(self.links):
            await link.socket.close(code=WSCloseCode.GOING_AWAY)


def twice(chance: Callable[[], bool] = lambda: True) -> Callable[[str, Any], list[tuple[float, str, Any]]]:
    """A `tamper` that sends interactions twice, the second one a little later."""

    def tamper(event: str, data: Any) -> list[tuple[float, str, Any]]:
        if event != "INTERACTION_CREATE" or not chance():
            return [(0, event, data)]
        return [(0, event, data), (0.03, event, data)]

    return tamper


def swapped() -> Callable[[str, Any], list[tuple[float, str, Any]]]:
    """A `tamper` that holds every other interaction back until the next one has been sent."""
    held: list[tuple[str, Any]] = []
    turn = itertools.count()

    def tamper(event: str, data: Any) -> list[tuple[float, str, Any]]:
        if event != "INTERACTION_CREATE":
            return [(0, event, data)]
        if next(turn) % 2 == 0:
            held.append((event, data))
            return []
        return [(0, event, data), *((0, *held.pop()) for _ in range(len(held)))]

    return tamper
