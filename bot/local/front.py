"""The index page of the local table: every channel and thread, as every player. Loopback only; no SimCord in here."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.rules.numbers import read_count

if TYPE_CHECKING:
    from bot.local.simcord_pages import Hub
    from bot.local.world import LocalWorld

PAGE = Path(__file__).parent / "page"
FILES = {"/": "index.html", "/index.css": "index.css", "/index.js": "index.js"}
KINDS = {".html": "text/html", ".css": "text/css", ".js": "application/javascript"}
HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; img-src 'self' data:",
}


class FrontPage:
    """A small server. `/` is the page, `/world.json` what it lists, `/open/CHANNEL?as=PLAYER` leads to a channel.

    The `/open` addresses last: they work after a restart, when the pages behind them have other keys.
    """

    def __init__(self) -> None:
        self.address = ""
        self.world: LocalWorld | None = None
        self.hub: Hub | None = None
        # What is added to each channel's page.
        self.extra = {
            f"/waykeeper{end}": (PAGE / f"channel{end}").read_text(encoding="utf-8") for end in (".css", ".js")
        }

    async def start(self, port: int) -> int:
        """Listen on 127.0.0.1. Returns the port; OSError if it is taken."""
        app = web.Application(middlewares=[self._only_here])
        for path in FILES:
            app.router.add_get(path, self._file)
        app.router.add_get("/world.json", self._world)
        app.router.add_get("/open/{channel}", self._open)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", port)
        try:
            await site.start()
        except OSError:
            await self.runner.cleanup()
            raise
        self.port = int(self.runner.addresses[0][1])
        self.address = f"http://127.0.0.1:{self.port}"
        return self.port

    async def close(self) -> None:
        await self.runner.cleanup()

    def show(self, world: "LocalWorld", hub: "Hub") -> None:
        """From now on the page lists this world."""
        self.world, self.hub = world, hub

    @web.middleware
    async def _only_here(self, request: web.Request, handler: Any) -> web.StreamResponse:
        # A page elsewhere may point a name of its own at 127.0.0.1; the Host header tells.
        if request.headers.get("Host", "") not in (f"127.0.0.1:{self.port}", f"localhost:{self.port}"):
            raise web.HTTPForbidden(text="This table is only for this computer.")
        response: web.StreamResponse = await handler(request)
        return response

    async def _file(self, request: web.Request) -> web.Response:
        path = PAGE / FILES[request.path]
        return web.Response(text=path.read_text(encoding="utf-8"), content_type=KINDS[path.suffix], headers=HEADERS)

    async def _world(self, request: web.Request) -> web.Response:
        if self.world is None or self.hub is None:
            return web.json_response({"ready": False}, headers=HEADERS)
        names = {channel_id: name for name, channel_id in self.world.channels.items()}
        return web.json_response(
            {
                "ready": True,
                "players": list(self.world.actors),
                "channels": [{"id": str(i), "name": name} for i, name in names.items()],
                "threads": [
                    {"id": str(thread.id), "name": thread.name, "parent": names.get(thread.parent, "")}
                    for thread in reversed(self.world.threads())
                    if thread.id in self.hub.previews
                ],
                "letters": [
                    {"id": str(i), "name": "Direct messages", "parent": "", "players": [name]}
                    for i, name in self.world.direct_messages().items()
                    if i in self.hub.previews
                ],
            },
            headers=HEADERS,
        )

    async def _open(self, request: web.Request) -> web.Response:
        if self.world is None or self.hub is None:
            raise web.HTTPServiceUnavailable(text="The table is still being set. Please try again in a moment.")
        asked = request.match_info["channel"]
        channel_id = read_count(asked, 19) or self.world.channels.get(asked, 0)
        preview = self.hub.previews.get(channel_id)
        if preview is None:
            raise web.HTTPFound("/")
        player = request.query.get("as", "")
        players = {**self.world.players, **{str(i): i for i in self.world.players.values()}}
        viewer = players.get(player, preview.viewers[0].id)
        address, _, key = preview.url.partition("#")
        raise web.HTTPFound(f"{address}?as={viewer}#{key}")
