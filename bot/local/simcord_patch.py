"""SimCord 3.2.1, made fit for a table of people: its environment, its clock, and whether it still fits.

SimCord is a test harness; its preview shows one channel to one tester. Players need more. This module is about the
world behind the pages, `simcord_pages` about the pages, `simcord_edits` about the files that the browser gets. It
1. lets the clock run in real time (`TableEnv.pass_time`), and does not wait for what sleeps (`_patient_fire_time`,
   `_patient_park_reason`);
2. settles in a millisecond, not fifty (`TableEnv`), and looks only after something has moved (`simcord_looks`);
3. leaves out the searchable index of all messages, which parsed every message for every page (`_no_index`);
4. looks at our own pictures without a process for each, and closes the pipes of those that were stopped before they
   were done (`simcord_media`);
5. builds what parses Markdown once for each kind of text, not for each text (`_kept_parsers`);
6. copies lists and mappings, not each word of them (`simcord_copies`).

`misfits` names what no longer fits, here and there, so that another SimCord fails at the start and in plain words.
These six may touch SimCord's private names; nobody else may.
"""

import asyncio
import inspect
import math
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary
from zlib import crc32

import simcord
from simcord import _settlement, actors
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend
from simcord.builders import ChannelHandle, GuildHandle
from simcord.env import Env
from simcord.preview import Preview, _action_plans, _assets, _markdown, _snapshot
from simcord.preview._media import MediaWorker
from simcord.preview._server import PreviewServer

from bot.local.simcord_copies import copying_quickly, lacking
from bot.local.simcord_edits import EDITS
from bot.local.simcord_looks import PAUSE, looking_when_moved, pauses_between_looks
from bot.local.simcord_media import TidyWorker

FITS = "3.2.1"
STATIC = Path(simcord.__file__).parent / "preview" / "static"

SHORT_SLEEP = 0.05  # seconds; a timer further away than this is not waited for
SETTLE_WITHIN = 60.0  # seconds until an action without an end is given up; 5 are too few beside other work
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
    expect(pauses_between_looks(), "Env._settle_internal no longer pauses with asyncio.wait")
    for module in lacking():
        expect(False, f"{module} no longer copies with copy.deepcopy")
    has(_settlement, "_callback_fire_time", "_park_reason")
    takes(getattr(_settlement, "_park_reason", None), "task", "deadline", "seen")
    has(_snapshot, "_message_navigation")
    has(_markdown, "_markdown_parser")
    takes(vars(_markdown).get("_markdown_parser"), "policy", "context")
    has(_assets, "MediaWorker")
    expect(hasattr(MediaWorker(), "_process"), "the worker for pictures has no _process")
    takes(getattr(MediaWorker, "_decode", None), "key", "blob", "media_time")
    takes(getattr(_snapshot, "_message_navigation", None), "preview", "page", "visible")
    has(Preview, "_prepare_action", "_run_interaction_action", "_target_id", "_target_message")
    takes(getattr(actors, "_component_interaction", None), "actor", "stored", "data")
    takes(getattr(_action_plans, "_component_key", None), "component", "path", "message_id")
    takes(getattr(_action_plans, "_component_paths", None), "value", "path")
    has(Preview, "_action", "_publish", "_page_payload", "_open_page", "_get_page", "_initial_target", "_viewer")
    has(Preview, "_mark_action_dispatched", "_ACTION_KINDS", "_MAX_PAGES", "_PAGE_LEASE_SECONDS")
    takes(Preview.__init__, "channel", "viewers", "layout", "display", "locale", "timezone", "port")
    has(PreviewServer, "_static", "_state", "_authorized", "_STATIC_FILES", "_SECURITY_HEADERS", "_allowed_hosts")
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

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{"settle_timeout": SETTLE_WITHIN, **more})
        self._entered = ExitStack()

    async def _settle_internal(self, **options: Any) -> None:
        options["idle"] = min(options.get("idle", PAUSE), PAUSE)
        await super()._settle_internal(**options)

    async def __aenter__(self) -> "TableEnv":
        with ExitStack() as stack:
            stack.enter_context(looking_when_moved())
            stack.enter_context(copying_quickly())
            await self.start()
            stack.enter_context(self.time_context())
            self._entered = stack.pop_all()
        return self

    async def __aexit__(self, *failure: Any) -> None:
        try:
            await self.shutdown()
        finally:
            self._entered.close()

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
        del backend.snowflake


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
_stock_navigation: Any = vars(_snapshot)["_message_navigation"]
_stock_parser: Any = vars(_markdown)["_markdown_parser"]


def _patient_fire_time(state: Any, record: Any) -> float:
    """Stock SimCord waits for every timer that is due within 5 s: a bot with a 1 s loop made each click time out."""
    if record.when is not None and record.when > state.virtual_time + SHORT_SLEEP:
        return math.inf
    return _stock_fire_time(state, record)


def _patient_park_reason() -> Callable[..., Any]:
    """Stock SimCord takes a task that waits for an Event or a Queue for unfinished work, and every action times out."""
    waits: WeakKeyDictionary[asyncio.Task[Any], tuple[Any, float]] = WeakKeyDictionary()

    def park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> Any:
        reason = _stock_park_reason(state, task, deadline, seen)
        waiter = getattr(task, "_fut_waiter", None)
        if reason is not None or waiter is None or waiter.done() or state.loop is None:
            return reason
        now = state.loop.time()
        known, since = waits.get(task, (None, now))
        if known is not waiter:
            waits[task] = (waiter, now)
        return "waits for something far off" if known is waiter and now - since > LONG_WAIT else None

    return park_reason


def _no_index(preview: Any, page: Any, visible: list[Any]) -> Any:
    """The index feeds a side bar that players do not see; for 1,000 messages it cost 0.8 s a page and click."""
    return _stock_navigation(preview, page, [])


def _kept_parsers() -> Callable[[Any, Any], Any]:
    """Stock SimCord builds a parser, its rules and its regular expressions, for every text of every page. One looks up
    who is mentioned in the `context` that it was built with; that is filled anew for each text."""
    kept: dict[int, tuple[Any, dict[str, Any]]] = {}

    def parser(policy: Any, context: Any) -> Any:
        if id(policy) not in kept:  # there is one for each kind of text, for good
            known: dict[str, Any] = {}
            kept[id(policy)] = _stock_parser(policy, known), known
        made, known = kept[id(policy)]
        known.clear()
        known.update(context)
        return made

    return parser


@contextmanager
def cures() -> Iterator[None]:
    """The cures that replace functions of SimCord, for as long as a local table is open."""
    stock: list[tuple[Any, str, Any]] = [
        (_settlement, "_callback_fire_time", _stock_fire_time),
        (_settlement, "_park_reason", _stock_park_reason),
        (_snapshot, "_message_navigation", _stock_navigation),
        (_assets, "MediaWorker", MediaWorker),
        (_markdown, "_markdown_parser", _stock_parser),
    ]
    cured: tuple[Any, ...] = (_patient_fire_time, _patient_park_reason(), _no_index, TidyWorker, _kept_parsers())
    for (module, name, _), cure in zip(stock, cured, strict=True):
        setattr(module, name, cure)
    try:
        yield
    finally:
        for module, name, was in stock:
            setattr(module, name, was)
