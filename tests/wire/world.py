"""People in a loopback Discord and the real bot in its own process: what they do, and what each of them sees.

    async with wire_world(folder) as world:
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.kill()                     # kill -9
        await world.start()
        await world.click("Ada", "Start")
        assert "Ada" in world.text(world.board())

The same deeds and the same reading as `tests/simcord_world.py`; trouble is made by `world.faults` and `world.gateway`.
An action waits until it is answered, or until Discord gives up after three seconds, and then until the bot is at rest.
"""

import re
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.patience import GIVE_UP
from tests.seen import control_in, controls_of, find_control, text_of
from tests.wire.commands import command_data, modal_data
from tests.wire.faults import Faults
from tests.wire.gateway import Gateway
from tests.wire.payloads import channel_payload
from tests.wire.process import START_WITHIN, BotProcess
from tests.wire.server import Discord, loopback
from tests.wire.state import Channel, Interaction, Message, State, User

PLAYERS = ("Ada", "Ben", "Cleo")
_BUSY = "Too many of us are pressing at once"
_ERROR = re.compile(r"^.*\[(?:error|critical)\s*\](?:.*\n)(?:(?!\d{4}-).*\n)*", re.M)


@dataclass(frozen=True)
class Result:
    """What came of an action. failed: the person reads "The application did not respond"."""

    interaction: Interaction
    response: Message | None

    @property
    def failed(self) -> bool:
        return self.interaction.answer is None

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.interaction.modal


class World:
    """A server (guild) with some channels and people. bot: None where somebody else has started it."""

    def __init__(
        self,
        discord: Discord,
        bot: BotProcess | None,
        *,
        players: Sequence[str] = PLAYERS,
        channels: Sequence[str] = ("the-table",),
    ) -> None:
        self.discord, self.bot = discord, bot
        if bot is not None:
            discord.at_rest = self._idle
        self._told = 0
        self.is_hurried = False
        """With many tables at once the bot is never at rest."""
        self.main = ""
        """The channel that is meant when none is named; else the first."""
        self.users = {name: discord.state.add_user(name) for name in players}
        self.channels = {name: discord.state.add_channel(name) for name in channels}

    @property
    def state(self) -> State:
        return self.discord.state

    @property
    def faults(self) -> Faults:
        return self.discord.faults

    @property
    def gateway(self) -> Gateway:
        return self.discord.gateway

    @property
    def folder(self) -> Path:
        """Where the bot keeps its data."""
        assert self.bot is not None
        return self.bot.folder

    def user(self, name: str) -> User:
        return self.users[name]

    def channel(self, channel: str | int | None = None) -> Channel:
        if channel is None:
            channel = self.main or next(iter(self.channels))
        return self.state.channels[channel] if isinstance(channel, int) else self.channels[channel]

    def add_channel(self, name: str) -> Channel:
        """A new channel; the bot is told."""
        made = self.channels[name] = self.state.add_channel(name)
        self.gateway.dispatch_soon("CHANNEL_CREATE", channel_payload(self.state, made))
        return made

    def only_channel(self, name: str) -> None:
        """A new channel, which is meant from now on when none is named."""
        self.add_channel(name)
        self.main = name

    def delete_channel(self, name: str) -> None:
        """With all that is in it; a click that is under way still comes in."""
        gone = self.channels[name]
        gone.is_deleted = True
        self.state.messages[gone.id].clear()
        self.gateway.dispatch_soon("CHANNEL_DELETE", channel_payload(self.state, gone))

    def threads(self) -> list[Channel]:
        return [channel for channel in self.state.channels.values() if channel.is_thread]

    # ------------------------------------------------------------------ the bot's life

    async def start(self) -> None:
        """Start the bot and wait until it is there. Raises RuntimeError with its last words if it ends instead."""
        assert self.bot is not None
        before = self.gateway.identified
        await self.bot.start()
        await self.discord.until(
            lambda: self.gateway.identified > before or not self.bot_is_alive, START_WITHIN, "the bot did not come"
        )
        if not self.bot_is_alive:
            raise RuntimeError(f"the bot has ended: {self.bot.log[-2000:]}")

    @property
    def bot_is_alive(self) -> bool:
        return self.bot is not None and self.bot.is_alive

    @property
    def bot_log(self) -> str:
        return self.bot.log if self.bot is not None else ""

    async def kill(self) -> None:
        """kill -9"""
        assert self.bot is not None
        await self.bot.kill()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self.bot is not None
        return await self.bot.stop()

    async def restart(self) -> None:
        """End it in peace and start it again."""
        await self.stop()
        await self.start()

    async def _idle(self) -> None:
        """Wait until the bot has done all that it can do by itself."""
        if self.bot is not None and not self.is_hurried:
            await self.bot.idle()

    async def settle(self) -> None:
        """Wait until no request is under way and the bot is at rest; not at all where people are in a hurry."""
        if self.is_hurried:
            return
        rest, before = self.discord.rest, -1
        while before != rest.begun:  # one may have been on its way while the bot waited for it
            before = rest.begun
            await self.discord.until(lambda: not rest.running, what="a request did not end")
            if self.bot is not None:
                await self.bot.idle()

    @staticmethod
    def clock() -> float:
        """Seconds, as `rest.last` counts them."""
        return time.monotonic()

    async def until(self, true: Any, seconds: float = GIVE_UP, what: str = "") -> None:
        """Wait until something is so. Raises TimeoutError."""
        await self.discord.until(true, seconds, what)

    # ------------------------------------------------------------------ what users do

    async def slash(
        self, user: str, command: str, channel: str | int | None = None, /, *, settle: bool = True, **options: Any
    ) -> Result:
        """Use a slash command, subcommands separated by blanks: `slash("Ada", "table new", game="doomrock")`."""
        data = command_data(self.state, command, options)
        return await self._act(2, user, self.channel(channel).id, data, None, settle)

    async def complete(
        self, user: str, command: str, option: str, typed: str = "", channel: str | int | None = None, /, **filled: Any
    ) -> list[dict[str, Any]]:
        """What autocomplete offers for an option: a list of `{"name": ..., "value": ...}`."""
        data = command_data(self.state, command, {**filled, option: typed}, typing=option)
        result = await self._act(4, user, self.channel(channel).id, data, None, False)
        return result.interaction.offers or []

    async def click(
        self,
        user: str,
        control: str,
        message: Message | None = None,
        channel: str | int | None = None,
        *,
        settle: bool = True,
    ) -> Result:
        """Press a button by custom id or label: in `message`, or in the newest one the user sees that has it."""
        found, custom_id = self._find(user, control, message, channel)
        return await self.forge(user, custom_id, found, settle=settle)

    async def select(
        self,
        user: str,
        control: str,
        values: Sequence[Any],
        message: Message | None = None,
        channel: str | int | None = None,
    ) -> Result:
        """Choose values in a select, found by custom id or placeholder like a button."""
        found, custom_id = self._find(user, control, message, channel)
        part = control_in(found, custom_id) or {}
        known = [option["value"] for option in part.get("options") or []]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        if set(map(str, values)) - set(known) or not least <= len(values) <= most:
            raise LookupError(f"{values} cannot be chosen: {least} to {most} of {known}")
        return await self.forge(user, custom_id, found, values=[str(value) for value in values])

    async def submit(self, user: str, shown: Result, /, **values: Any) -> Result:
        """Fill in and send the modal that an earlier action has shown; fields by custom id."""
        if shown.modal is None:
            raise LookupError("no modal has been shown")
        made = shown.interaction
        return await self._act(5, user, made.channel_id, modal_data(shown.modal, values), made.source, True)

    async def forge(
        self,
        user: str,
        custom_id: str,
        message: Message | None = None,
        *,
        values: Sequence[str] | None = None,
        settle: bool = True,
    ) -> Result:
        """Send a click with any custom id, also one that is not there."""
        message = message or self.board()
        data: dict[str, Any] = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
        if values is not None:
            data["values"] = list(values)
        return await self._act(3, user, message.channel_id, data, message.id, settle)

    async def send(self, user: str, message: Message, custom_id: str = "") -> Interaction:
        """Send a click and do not wait for anything; without a custom id: the button that refreshes the board."""
        wanted = custom_id or next(i for i in controls_of(message) if i.endswith(":-:board"))
        data = {"component_type": 2, "custom_id": wanted, "id": 1}
        return await self.discord.interact(3, self.user(user), message.channel_id, data, message.id)

    async def _act(
        self, kind: int, user: str, channel: int, data: dict[str, Any], source: int | None, settle: bool
    ) -> Result:
        while True:
            made = await self.discord.interact(kind, self.user(user), channel, data, source)
            await self.discord.answer_to(made)
            if settle:
                await self.settle()
            found = None if made.message is None else self.state.messages.get(made.channel_id, {}).get(made.message)
            if self.is_hurried or _BUSY not in text_of(found):
                return Result(made, found)
            # the machine is busy, and the bot says so: people try again

    # ------------------------------------------------------------------ what users see

    def messages(self, channel: str | int | None = None, *, user: str | None = None) -> list[Message]:
        """All messages of a channel, oldest first: the public ones, and those that only `user` sees."""
        user_id = self.user(user).id if user else None
        stored = self.state.messages.get(self.channel(channel).id, {})
        return [message for _, message in sorted(stored.items()) if message.visible_to(user_id)]

    def board(self, channel: str | int | None = None) -> Message:
        """The newest public message of the bot that has controls or panels; LookupError if there is none."""
        for message in reversed(self.messages(channel)):
            if message.components and message.author_id == self.state.bot.id:
                return message
        raise LookupError("the bot has posted no board here")

    def ephemerals(self, user: str, channel: str | int | None = None) -> list[Message]:
        """What only this user sees, oldest first."""
        return [message for message in self.messages(channel, user=user) if message.is_ephemeral]

    def direct(self, user: str) -> list[Message]:
        """What the bot has written to this user directly."""
        found = [c.id for c in self.state.channels.values() if c.recipient == self.user(user).id]
        return [message for channel in found for message in self.state.messages[channel].values()]

    def text(self, message: Message | Result | None) -> str:
        """Everything readable in a message."""
        return text_of(message.response if isinstance(message, Result) else message)

    def controls(self, message: Message) -> dict[str, str]:
        """Custom id -> label or placeholder of every control of a message that can be used."""
        return controls_of(message)

    def _find(self, user: str, control: str, message: Message | None, channel: str | int | None) -> tuple[Message, str]:
        where = [message] if message is not None else self.messages(channel, user=user)
        return find_control(where, user, control)

    async def told(self, do: str, user: str = "", options: Mapping[str, Any] | None = None, **more: Any) -> Any:
        """For another program: one deed, and what the user then sees."""
        if do == "slash":
            await self.slash(user, more["command"], **(options or {}))
        elif do == "click":
            await self.click(user, more["control"])
        elif do == "select":
            await self.select(user, more["control"], more["values"])
        elif do != "look":
            raise LookupError(f"{do!r} is not slash, click, select or look")
        return [{"text": text_of(m), "controls": controls_of(m)} for m in self.messages(user=user or None)]

    def check(self) -> None:
        """Nothing strange has happened: no unknown route, no error logged. Raises AssertionError, once for each."""
        assert not self.discord.rest.problems, self.discord.rest.problems
        errors = self.bot_errors()[self._told :]
        self._told += len(errors)
        assert not errors, f"{len(errors)} errors in the bot's log, the first:\n{errors[0][:3000]}"

    def bot_errors(self) -> list[str]:
        """Lines of level error in the bot's log, with what belongs to them."""
        return [found for found in _ERROR.findall(self.bot.log)] if self.bot is not None else []


@asynccontextmanager
async def wire_world(
    folder: Path,
    *,
    players: Sequence[str] = PLAYERS,
    channels: Sequence[str] = ("the-table",),
    started: bool = True,
    check: bool = True,
    **settings: Any,
) -> AsyncIterator[World]:
    """A Discord, its people and the bot. folder: the bot's data; settings: `clock_hours=3` is WAYKEEPER_CLOCK_HOURS."""
    folder.mkdir(parents=True, exist_ok=True)
    async with loopback() as discord:
        named = {f"WAYKEEPER_{name.upper()}": str(value) for name, value in settings.items()}
        bot = BotProcess(folder, discord.environment | named)
        world = World(discord, bot, players=players, channels=channels)
        try:
            if started:
                await world.start()
            yield world
        finally:
            if bot.is_alive:
                await bot.kill()
    if check:
        world.check()
