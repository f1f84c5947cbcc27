"""SimCord 3.2.1, made fit for a table of people: everything that leans on its insides, and nothing else.

SimCord is a test harness; its preview shows one channel to one tester. Players need more, so this module
1. republishes every open page after anything happened, when that page asks next (`TablePreview`);
2. runs one preview for each channel and thread of one world (`Hub`, which stands in for the single preview);
3. lets the clock run in real time (`Hub.pass_time`), and does not wait for what sleeps (`_patient_fire_time`,
   `_patient_park_reason`);
4. settles in a millisecond, not fifty (`TableEnv`);
5. leaves out the searchable index of all messages, which parsed every message for every page (`_no_index`);
6. lets two people click at once: actions queue up and meet the board as it then is (`TablePreview._action`).

`misfits` names what no longer fits, so that another SimCord fails at the start and in plain words.
It may touch SimCord's private names; nobody else may.
"""

import asyncio
import inspect
import math
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakKeyDictionary
from zlib import crc32

import simcord
from simcord import _settlement
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend
from simcord.backend.access import can_access_channel
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env
from simcord.preview import Preview, _snapshot
from simcord.preview._server import PreviewServer

from bot.local.simcord_edits import EDITS

FITS = "3.2.1"
STATIC = Path(simcord.__file__).parent / "preview" / "static"

SETTLE_IDLE = 0.001  # seconds between looks at unfinished work of the bot; SimCord's own 0.05 makes every click 50 ms
SHORT_SLEEP = 0.05  # seconds; a timer further away than this is not waited for
LONG_WAIT = 1.0  # seconds; a task that has waited this long for one thing is not waited for
DISCORD_EPOCH_MS = 1_420_070_400_000
WORLD_BORN = datetime(2026, 1, 1, tzinfo=UTC)  # ids of guild, channels and players are taken from this day


# ------------------------------------------------------------------------------------------------ does it still fit?
def misfits() -> list[str]:
    """What this module expects of SimCord and does not find, one sentence each; empty when all is well."""
    found: list[str] = []

    def expect(is_there: bool, what: str) -> None:
        if not is_there:
            found.append(what)

    def has(owner: object, *names: str) -> None:
        label = getattr(owner, "__name__", repr(owner))
        for name in names:
            expect(hasattr(owner, name), f"{label}.{name} is gone")

    def takes(function: object, *names: str) -> None:
        if callable(function):
            missing = set(names) - set(inspect.signature(function).parameters)
            expect(not missing, f"{getattr(function, '__qualname__', function)} no longer takes {sorted(missing)}")

    has(Env, "_settle_internal", "_advance_to", "_begin_operation", "_end_operation", "_bot_scope", "time_context")
    takes(getattr(Env, "_settle_internal", None), "idle", "timeout", "_deadline")
    has(_settlement, "_callback_fire_time", "_park_reason")
    takes(getattr(_settlement, "_park_reason", None), "task", "deadline", "seen")
    has(_snapshot, "_message_navigation")
    takes(getattr(_snapshot, "_message_navigation", None), "preview", "page", "visible")
    has(Preview, "_action", "_publish", "_page_payload", "_open_page", "_get_page", "_initial_target", "_viewer")
    has(Preview, "_mark_action_dispatched", "_ACTION_KINDS", "_MAX_PAGES", "_PAGE_LEASE_SECONDS")
    takes(Preview.__init__, "channel", "viewers", "layout", "display", "locale", "timezone", "port")
    has(PreviewServer, "_static", "_STATIC_FILES", "_SECURITY_HEADERS", "_allowed_hosts")
    backend = Backend()
    expect(hasattr(backend.clock, "_epoch"), "the backend's clock has no _epoch")
    expect(hasattr(backend.cdn, "_blobs"), "the backend's cdn has no _blobs")
    for file, edits in EDITS.items():
        text = (STATIC / file).read_text(encoding="utf-8") if (STATIC / file).exists() else ""
        for old, _new in edits:
            expect(text.count(old) == 1, f"preview/static/{file} has not exactly one {old!r}")
    return found


class SimcordChanged(RuntimeError):
    """The installed SimCord does not fit; the message lists every point."""

    def __init__(self, points: list[str]) -> None:
        listed = "\n".join(f"  - {point}" for point in points)
        super().__init__(
            f"The local table was made for simcord {FITS}; {version('simcord')} is installed and differs:\n{listed}\n"
            f"Cure: pip install --no-deps simcord=={FITS}"
        )


def check_fit() -> None:
    """Raise `SimcordChanged` unless SimCord has everything that is leaned on here."""
    if points := misfits():
        raise SimcordChanged(points)


# ------------------------------------------------------------------------------------------------ the environment
class TableEnv(Env):
    """SimCord's environment that looks again after 1 ms (gap: 50 ms a click) and can be entered without `run`."""

    async def _settle_internal(self, **options: Any) -> None:
        options["idle"] = min(options.get("idle", SETTLE_IDLE), SETTLE_IDLE)
        await super()._settle_internal(**options)

    async def __aenter__(self) -> "TableEnv":
        await self.start()
        self._time = self.time_context()
        self._time.__enter__()
        return self

    async def __aexit__(self, *failure: Any) -> None:
        try:
            await self.shutdown()
        finally:
            self._time.__exit__(None, None, None)

    def is_bot_work(self) -> bool:
        """Whether the present task belongs to the bot (and may not steer the world)."""
        scope = _BOT_SCOPE.get()
        return scope is not None and scope[0] is self

    async def work_as_bot(self, work: Awaitable[Any], *, timeout: float = 60.0) -> Any:
        """Run a coroutine as the bot's own, wait until the bot is at rest, and hand its result or error on."""

        async def do() -> Any:
            return await work

        self._begin_operation("work_as_bot")
        try:
            with self._bot_scope():
                task = asyncio.get_running_loop().create_task(do())
            await self._settle_internal(timeout=timeout)
        finally:
            self._end_operation()
        return await task

    async def pass_time(self, patience: float = 0.25) -> None:
        """Bring the world's clock up to the real one; timers that are due fire. Never takes longer than `patience`."""
        behind = (datetime.now(UTC) - self.now()).total_seconds()
        if behind <= 0:
            return
        self._begin_operation("pass_time")
        try:
            # A busy bot is not at rest within the patience: the rest of the time is made up for in the next round.
            with suppress(TimeoutError):
                await self._advance_to(self._virtual_time + behind, asyncio.get_running_loop().time() + patience)
        finally:
            self._end_operation()


def live_in_present(env: Env) -> None:
    """From here on new ids and timestamps carry the present day, so that message ids never repeat between runs."""
    env.backend.clock._epoch = datetime.now(UTC)


@contextmanager
def fixed_ids(env: Env, *keys: str) -> Iterator[None]:
    """Ids allotted inside are made from the keys, in order, and the same in every run, whatever else is built."""
    backend, queue = env.backend, list(keys)
    born = int(WORLD_BORN.timestamp() * 1000) - DISCORD_EPOCH_MS

    def allot() -> int:
        return backend.reserve_id(fixed_id(queue.pop(0), born))

    backend.snowflake = allot  # type: ignore[method-assign]
    try:
        yield
    finally:
        del backend.snowflake  # type: ignore[method-assign]


def fixed_id(key: str, born: int | None = None) -> int:
    """The snowflake for a key such as `channel:the-table`; its time lies on the world's first day."""
    if born is None:
        born = int(WORLD_BORN.timestamp() * 1000) - DISCORD_EPOCH_MS
    return (born + 1 + crc32(key.encode()) % 86_000_000) << 22


def channel_handle(env: Env, guild: GuildHandle | None, channel_id: int) -> ChannelHandle:
    """A handle for a channel or thread that the world already has; without a guild for direct messages."""
    return ChannelHandle(env, guild, env.backend.get_channel(channel_id))


# ------------------------------------------------------------------------------------------------ module-wide cures
_stock_fire_time = _settlement._callback_fire_time
_stock_park_reason = _settlement._park_reason
_waits: WeakKeyDictionary[asyncio.Task[Any], tuple[Any, float]] = WeakKeyDictionary()
_stock_navigation = _snapshot._message_navigation


def _patient_fire_time(state: Any, record: Any) -> float:
    """Stock SimCord waits for every timer that is due within 5 s: a bot with a 1 s loop made each click time out."""
    if record.when is not None and record.when > state.virtual_time + SHORT_SLEEP:
        return math.inf
    return _stock_fire_time(state, record)


def _patient_park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> Any:
    """Stock SimCord takes a task that waits for an Event or a Queue for unfinished work, and every action times out."""
    reason = _stock_park_reason(state, task, deadline, seen)
    waiter = getattr(task, "_fut_waiter", None)
    if reason is not None or waiter is None or waiter.done() or state.loop is None:
        return reason
    now = state.loop.time()
    known, since = _waits.get(task, (None, now))
    if known is not waiter:
        _waits[task] = (waiter, now)
    return "waits for something far off" if known is waiter and now - since > LONG_WAIT else None


def _no_index(preview: Any, page: Any, visible: list[Any]) -> Any:
    """The index feeds a side bar that players do not see; for 1,000 messages it cost 0.8 s a page and click."""
    return _stock_navigation(preview, page, [])


@contextmanager
def cures() -> Iterator[None]:
    """The cures that replace functions of SimCord, for as long as a local table is open."""
    _settlement._callback_fire_time = _patient_fire_time
    _settlement._park_reason = _patient_park_reason
    _snapshot._message_navigation = _no_index
    try:
        yield
    finally:
        _settlement._callback_fire_time = _stock_fire_time
        _settlement._park_reason = _stock_park_reason
        _snapshot._message_navigation = _stock_navigation


# ------------------------------------------------------------------------------------------------ pages
class TableServer(PreviewServer):
    """SimCord's page server with our style sheet, our script and the edits above."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **{f"/waykeeper{end}": "-" for end in (".css", ".js", "/run")},
    }
    preview: "TablePreview"

    async def _static(self, request: Any) -> Any:
        from aiohttp import web

        dressed = self.preview.dress(request.path)
        if dressed is None or request.headers.get("Host", "") not in self._allowed_hosts():
            answer = await super()._static(request)
            if request.path.startswith("/fonts/"):
                answer.headers["Cache-Control"] = "max-age=604800"
                answer.headers.popall("Pragma", None)
            return answer
        kind, text = dressed
        return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)


class TablePreview(Preview):
    """The pages of one channel or thread: many viewers, each page up to date when it asks."""

    _MAX_PAGES = 200
    _PAGE_LEASE_SECONDS = 12 * 3600.0  # a sleeping laptop keeps its page
    _ACTION_KINDS = Preview._ACTION_KINDS - {"close"}  # one player may not end the evening for all

    def __init__(self, hub: "Hub", channel: ChannelHandle, viewers: tuple[Any, ...], port: int) -> None:
        super().__init__(
            hub.env, channel, viewers, layout="channel", display="responsive", width=960, height=720,
            locale="en-US", timezone=hub.timezone, presentation_time=None, assets=None, port=port,
        )  # fmt: skip
        self.hub = hub
        self.behind: set[str] = set()  # pages that show less than has happened
        self._answers: dict[str, tuple[Any, dict[str, Any]]] = {}
        self._server = TableServer(self, port)

    async def __aenter__(self) -> "TablePreview":
        # SimCord allows one preview an environment and asks `env._preview`; the hub takes that place again below.
        self.env._preview = None
        try:
            await super().__aenter__()
        finally:
            self.env._preview = self.hub
        return self

    def dress(self, path: str) -> tuple[str, str] | None:
        """Content type and text for a path that we change or add; None for the rest."""
        if path == "/waykeeper/run":
            return "text/plain", self.hub.run
        if path in ("/waykeeper.css", "/waykeeper.js"):
            return ("text/css" if path.endswith("css") else "application/javascript"), self.hub.extra[path]
        file = "index.html" if path == "/" else path.lstrip("/")
        if file not in EDITS:
            return None
        text = (STATIC / file).read_text(encoding="utf-8")
        for old, new in EDITS[file]:
            text = text.replace(old, new.replace("{home}", self.hub.home).replace("{channel}", str(self.channel.id)))
        return ("text/html" if path == "/" else "application/javascript"), text

    def _close_page(self, context_id: str) -> None:
        super()._close_page(context_id)
        self.behind.discard(context_id)
        self._answers.pop(context_id, None)

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        # A new page starts where the channel is now, not where it was when the preview was made.
        if self._python is not None:
            viewer = self.viewers[0] if viewer_id is None else self._viewer(viewer_id)
            self._python.target_id = self._initial_target(viewer, self.channel.id)
            self._python.window_end_id = None
        return super()._open_page(viewer_id, target_id)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        if page.id in self.behind and self._action_page is not page:
            self.behind.discard(page.id)
            self._advance_presentation_time()
            self._publish(page, reason="refresh")
        # A page asks three times a second and mostly nothing has happened; building the answer costs 10 ms.
        key = (page.revision, page.status, id(page.last_action), len(page.activity), self.hub.told)
        known, payload = self._answers.get(page.id, (None, {}))
        if known != key or self._action_page is page:
            payload = super()._page_payload(page)
            self._answers[page.id] = (key, payload)
        return payload

    async def _action(self, context_id: str | None, body: Any) -> dict[str, Any]:
        async with self.hub.turn:
            page = self._get_page(context_id)
            if isinstance(body, dict) and body.get("sequence") == page.last_sequence + 1:
                # Another player may have moved the board since this page was drawn. Whether the control still exists
                # is checked below, and whether it may still be used is the bot's to say; a drawn page is no reason.
                body = {**body, "published_revision": page.revision}
            result = await super()._action(context_id, body)
            self.hub.tell_pages(but=page.id)
            return result


class Hub:
    """All previews of one world, the queue of actions, and the clock. Stands where SimCord keeps its one preview."""

    _closed = False

    def __init__(self, env: TableEnv, *, home: str, extra: dict[str, str], timezone: str = "UTC") -> None:
        """`home`: address of the index page. `extra`: `/waykeeper.css` and `/waykeeper.js`. `timezone`: IANA name."""
        self.env, self.home, self.extra, self.timezone = env, home, extra, timezone
        self.run = f"{time.time_ns():x}"
        self.turn = asyncio.Lock()  # held by whoever moves the world (action, clock, LocalWorld.in_bot); not reentrant
        self.previews: dict[int, TablePreview] = {}
        self.told = 0  # how often anything has happened
        env._preview = self  # type: ignore[assignment]

    def _mark_action_dispatched(self) -> None:
        for preview in self.previews.values():
            preview._mark_action_dispatched()

    def tell_pages(self, *, but: str | None = None) -> None:
        """If anything crossed the wire since the last call, every open page but one is behind."""
        if not self.env.backend.transcript:
            return
        self.told += 1
        if self.told % 100 == 0:
            self.forget_pictures()
        self.env.backend.transcript.clear()  # also keeps a long evening from filling the memory
        self.env.backend.http_requests.clear()
        for preview in self.previews.values():
            preview.behind.update(page for page in preview._pages if page not in (but, "python"))

    def forget_pictures(self) -> None:
        """Drop pictures that no message shows any more; SimCord keeps each one for ever (30 KB a click)."""
        blobs = self.env.backend.cdn._blobs
        messages = [message for channel in self.env.backend.messages.values() for message in channel.values()]
        shown = {str(file.get("url")) for message in messages for file in message.attachments}
        for message in messages:
            shown.update(re.findall(re.escape(CDN_BASE) + r"[^\s'\"]+", repr(message.components)))
        for url in [url for url in blobs if "/attachments/" in url and url not in shown]:
            del blobs[url]

    async def open(self, channel: ChannelHandle, actors: list[Any], port: int) -> TablePreview | None:
        """Serve a channel to those who may read it, at `port` or, if that is taken, at a free one."""
        viewers = tuple(actor for actor in actors if can_access_channel(self.env, channel.id, actor, history=True))
        if not viewers:
            return None
        preview = TablePreview(self, channel, viewers, port)
        try:
            await preview.__aenter__()
        except simcord.SetupError:
            preview = TablePreview(self, channel, viewers, 0)
            await preview.__aenter__()
        self.previews[channel.id] = preview
        return preview

    async def close(self, channel_id: int) -> None:
        """Stop serving a channel that is gone."""
        await self.previews.pop(channel_id).close()

    async def keep_time(self, each_round: Callable[[], Awaitable[None]], interval: float) -> None:
        """For ever: let time pass, look after the threads, and mark pages. Ends only by cancellation."""
        while True:
            await asyncio.sleep(interval)
            async with self.turn:
                await self.env.pass_time()
            self.tell_pages()
            await each_round()
