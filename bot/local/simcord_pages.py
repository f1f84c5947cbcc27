"""The pages of the local table on SimCord 3.2.1: one preview for each channel, which all players may use at once.

This module
1. republishes every open page after anything happened, when that page asks next (`TablePreview`);
2. runs one preview for each channel and thread of one world (`Hub`, which stands in for the single preview);
3. lets two people click at once: actions queue up and meet the board as it then is (`TablePreview._action`), where
   a press counts for the control that its page showed (`drawn_controls`).

Like `simcord_patch`, which checks what is expected of it, it may touch SimCord's private names.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, ClassVar

import simcord
from simcord.backend.access import can_access_channel
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from bot.local.drawn_controls import Control, DrawnControls
from bot.local.simcord_edits import EDITS
from bot.local.simcord_patch import STATIC, TableEnv

NUMBER = "waykeeperNumber"
"""In what a page is sent: which of all such answers it is."""


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

    async def _state(self, request: Any) -> Any:
        """What a page shows; without words where it names the number of what it has, and that is still so."""
        from aiohttp import web

        known, context = request.query.get("known"), request.headers.get("X-Simcord-Context")
        if known and self._authorized(request, context=context) and self.preview.is_still(context, known):
            return web.Response(status=204, headers=self._SECURITY_HEADERS)
        return await super()._state(request)


class TablePreview(Preview):
    """The pages of one channel or thread: many viewers, each page up to date when it asks."""

    _MAX_PAGES = 200
    _PAGE_LEASE_SECONDS = 12 * 3600.0  # a sleeping laptop keeps its page
    _ACTION_KINDS = Preview._ACTION_KINDS - {"close"}  # one player may not end the evening for all

    def __init__(self, hub: "Hub", channel: ChannelHandle, viewers: tuple[Any, ...], port: int) -> None:
        super().__init__(
            hub.env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=hub.timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.hub = hub
        self.behind: set[str] = set()  # pages that show less than has happened
        self._answers: dict[str, tuple[Any, dict[str, Any]]] = {}
        self._numbers = count(1)
        self._controls = DrawnControls(self)
        self._server = TableServer(self, port)

    async def __aenter__(self) -> "TablePreview":
        # SimCord allows one preview an environment and asks `env._preview`; the hub takes that place again below.
        self.env._preview = None
        try:
            await super().__aenter__()
        finally:
            self.env._preview = self.hub  # type: ignore[assignment]
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
        self._controls.forget(context_id)
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
        # A page asks three times a second and mostly nothing has happened; building the answer costs 10 ms. It has a
        # number, by which the page asks whether there is another one: to send it, read it and compare it costs more.
        key = (page.revision, page.status, id(page.last_action), len(page.activity), self.hub.told)
        known, payload = self._answers.get(page.id, (None, {}))
        if known != key or self._action_page is page:
            number, payload = payload.get(NUMBER), super()._page_payload(page)
            is_same = number is not None and {**payload, NUMBER: number} == self._answers[page.id][1]
            payload[NUMBER] = number if is_same else next(self._numbers)
            self._answers[page.id] = (key, payload)
        return payload

    def is_still(self, context: str, number: str) -> bool:
        """Whether a page still shows what has this number. A page that is gone shows nothing."""
        try:
            return str(self._page_payload(self._get_page(context))[NUMBER]) == number
        except (simcord.SetupError, simcord.BackendError):
            return False

    def _publish(self, page: Any, **more: Any) -> None:
        super()._publish(page, **more)
        self._controls.keep(page)

    async def _action(self, context_id: str | None, body: Any) -> dict[str, Any]:
        async with self.hub.turn:
            page = self._get_page(context_id)
            if isinstance(body, dict) and body.get("sequence") == page.last_sequence + 1:
                # Another player may have moved the board since this page was drawn. Which control was meant is looked
                # up in what it showed, and whether it may still be used is the bot's to say.
                body = {**self._as_meant(page, body), "published_revision": page.revision}
            result = await super()._action(context_id, body)
            self.hub.tell_pages(but=page.id)
            return result

    def _as_meant(self, page: Any, body: dict[str, Any]) -> dict[str, Any]:
        """A press, with the place in which the control that its page shows is now."""
        control = self._controls.meant(page, body)
        if control is None:
            return body
        message = int(body["target_id"])
        place = self._controls.place(page, control, message)
        if place is None:
            return {**body, "gone": control}
        return {**body, "target_id": str(place[0]), "control_key": place[1]}

    def _prepare_action(self, page: Any, kind: str, body: Any) -> Any:
        control = body.get("gone")  # no page can send one: JSON has no such type
        target = self._target_id(body.get("target_id"), page.viewer) if isinstance(control, Control) else None
        if not isinstance(control, Control) or target is None:
            return super()._prepare_action(page, kind, body)
        chosen = body.get("values")
        values = [str(value) for value in chosen] if isinstance(chosen, list) else []
        return self._controls.plan(page, control, self._target_message(page, target), values)


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
        self._unshown: set[str] = set()
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
        """Drop pictures that no message has shown since the last time; SimCord keeps each one for ever (30 KB a click).

        One that has just been replaced stays until the next time: a page that is a moment behind still asks for it, and
        would say "Gallery item 1 unavailable"."""
        blobs = self.env.backend.cdn._blobs
        messages = [message for channel in self.env.backend.messages.values() for message in channel.values()]
        shown = {str(file.get("url")) for message in messages for file in message.attachments}
        for message in messages:
            shown.update(re.findall(re.escape(CDN_BASE) + r"[^\s'\"]+", repr(message.components)))
        unshown = {url for url in blobs if "/attachments/" in url and url not in shown}
        for url in unshown & self._unshown:
            del blobs[url]
        self._unshown = unshown - self._unshown

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
