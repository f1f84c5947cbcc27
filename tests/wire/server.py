"""A Discord on loopback: gateway v10 and REST v10 over real TCP on 127.0.0.1, for one bot and scripted people.

    async with loopback() as discord:
        discord.environment      what to set for `waykeeper run`
        made = await discord.interact(2, ada, channel.id, data)
        await discord.until(lambda: made.is_over)

`python -m tests.wire.server` runs one by itself and says what to set; people are moved by `POST /control`.
"""

import argparse
import asyncio
import base64
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from aiohttp import web

from tests.patience import GIVE_UP
from tests.wire.faults import Faults, reset
from tests.wire.gateway import Gateway
from tests.wire.payloads import interaction_payload
from tests.wire.rest import Rest
from tests.wire.state import ANSWER_WITHIN, Interaction, State, User


class Discord:
    """Both sides, and what users' programs do: send interactions and wait for what comes of them."""

    def __init__(self) -> None:
        self.state, self.faults = State(), Faults()
        self.port = 0
        self.patience = ANSWER_WITHIN
        self.at_rest: Callable[[], Awaitable[None]] | None = None
        """Waits until the bot does nothing; None where that is not known."""
        self.token = f"{base64.b64encode(str(self.state.bot.id).encode()).decode().rstrip('=')}.loopbk.{'x' * 38}"
        self.rest = Rest(self.state, self.faults, lambda: self.url)
        self.gateway = Gateway(self.state, lambda: self.url)
        self.rest.token = self.gateway.token = self.token
        self.rest.dispatch = self.gateway.dispatch_soon
        self.rest.answered = self._answered
        self.control: Callable[[dict[str, Any]], Any] | None = None
        self._answers: dict[int, asyncio.Event] = {}
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """The settings that point `waykeeper run` here."""
        return {
            "DISCORD_TOKEN": self.token,
            "WAYKEEPER_DISCORD_API": f"{self.url}/api/v10",
            "WAYKEEPER_DISCORD_GATEWAY": f"{self.url.replace('http', 'ws')}/gateway",
        }

    # ------------------------------------------------------------------ up and down

    async def start(self, port: int = 0) -> None:
        """Listen; port 0: any free one."""
        app = web.Application(client_max_size=30 << 20)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_post("/control", self._control)
        self.rest.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1, handler_cancellation=False)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, "127.0.0.1", port, reuse_address=True)
        await self._site.start()
        self.port = self._runner.addresses[0][1]
        self.state.url = self.url

    async def stop(self) -> None:
        await self.gateway.shut()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = self._site = None

    async def go_down(self) -> None:
        """As a power cut: every connection breaks and nobody listens any more. Memory stays."""
        assert self._runner is not None and self._runner.server is not None
        self.gateway.reset()
        for connection in list(self._runner.server.connections):
            reset(connection.transport)
        await self._runner.cleanup()
        self._runner = self._site = None

    async def come_up(self) -> None:
        """On the same port again."""
        await self.start(self.port)

    # ------------------------------------------------------------------ what people do

    async def interact(
        self, kind: int, user: User, channel: int, data: dict[str, Any], source: int | None = None
    ) -> Interaction:
        """Send an interaction to the bot; returns when it has been written, not when it is answered."""
        made = self.state.add_interaction(kind, user, channel, data, source)
        made.deadline = self.patience if self.at_rest is None else GIVE_UP
        self._answers[made.id] = asyncio.Event()
        await self.gateway.dispatch("INTERACTION_CREATE", interaction_payload(self.state, made))
        return made

    async def answer_to(self, made: Interaction) -> bool:
        """Wait until it is answered; False when Discord has given up: after three seconds, but not before the bot has
        come to rest, or a busy machine would decide it."""
        event = self._answers[made.id]
        try:
            await asyncio.wait_for(event.wait(), max(0.0, self.patience - made.age))
        except TimeoutError:
            if self.at_rest is not None:
                await self.at_rest()
            if event.is_set():
                return True
            made.deadline = min(made.deadline, made.age)
            return False
        finally:
            self._answers.pop(made.id, None)
        return True

    def _answered(self, made: Interaction) -> None:
        event = self._answers.get(made.id)
        if event is not None:
            event.set()

    async def until(self, true: Callable[[], Any], seconds: float = GIVE_UP, what: str = "") -> None:
        """Wait until something is so. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                raise TimeoutError(what or "what was waited for did not come")
            await asyncio.sleep(0.005)

    async def _control(self, request: web.Request) -> web.Response:
        if self.control is None:
            return web.json_response({"error": "nobody is here to be moved"}, status=404)
        try:
            return web.json_response(await self.control(await request.json()))
        except Exception as error:
            return web.json_response({"error": f"{type(error).__name__}: {error}"}, status=400)


@asynccontextmanager
async def loopback(port: int = 0) -> AsyncIterator[Discord]:
    """A running server."""
    discord = Discord()
    await discord.start(port)
    try:
        yield discord
    finally:
        await discord.stop()


async def serve(port: int, players: list[str]) -> None:
    from tests.wire.world import World

    async with loopback(port) as discord:
        world = World(discord, None, players=players)

        async def control(told: dict[str, Any]) -> Any:
            return await world.told(**told)

        discord.control = control
        for name, value in discord.environment.items():
            print(f"export {name}={value}")
        print(f"# then: waykeeper run; people act by POST {discord.url}/control, for example")
        print('#   {"do": "slash", "user": "Ada", "command": "table new", "options": {"game": "doomrock"}}')
        sys.stdout.flush()
        await asyncio.Event().wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--players", default="Ada,Ben,Cleo")
    args = parser.parse_args()
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(args.port, args.players.split(",")))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
