"""The bot on SimCord's actors, for tests that do not need a browser: users act, and what each sees can be read.

    async def test_a_turn():
        async with simcord_world(make_bot) as world:
            await world.slash("Ada", "table new", game="doomrock")
            await world.click("Ben", "Sit down")
            assert "Ben" in world.text(world.board())

Time stands at SimCord's first day and moves only by `pass_seconds`. Errors of the bot fail the test at the end.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models import Message

from bot.local.simcord_patch import TableEnv, channel_handle, check_fit
from bot.local.world import LocalWorld, build_world
from bot.ui.messages import reply
from tests.patience import GIVE_UP
from tests.seen import controls_of, find_control, text_of

reply.PATIENCE = GIVE_UP  # a slow machine is no slow picture; tests of slowness set their own
SEALS = ("🔒", "🔏", "-# 🔏")
"""How those posts begin."""


class World:
    """A running bot with Ada, Ben and Cleo. Users are named; a channel is a name, an id, or left out for the first."""

    def __init__(self, env: TableEnv, local: LocalWorld) -> None:
        self.env, self.local = env, local

    @property
    def bot(self) -> Any:
        return self.env.bot

    def user(self, name: str) -> MemberActor:
        return self.local.actors[name]

    def channel(self, channel: str | int | None = None) -> ChannelHandle:
        if channel is None:
            channel = next(iter(self.local.channels.values()))
        channel_id = channel if isinstance(channel, int) else self.local.channels[channel]
        return channel_handle(self.env, self.local.guild, channel_id)

    # ------------------------------------------------------------------ what users do
    async def slash(
        self, user: str, command: str, channel: str | int | None = None, /, **options: Any
    ) -> InteractionResult:
        """Use a slash command, subcommands separated by blanks: `slash("Ada", "table new", game="doomrock")`."""
        return await self.user(user).slash(self.channel(channel), command, **options)

    async def complete(
        self, user: str, command: str, option: str, typed: str = "", channel: str | int | None = None, /, **filled: Any
    ) -> list[dict[str, Any]]:
        """What autocomplete offers for an option: a list of `{"name": ..., "value": ...}`."""
        return await self.user(user).autocomplete(self.channel(channel), command, option, typed, **filled)

    async def click(
        self, user: str, control: str, message: Message | None = None, channel: str | int | None = None
    ) -> InteractionResult:
        """Press a button by custom id or label: in `message`, or in the newest one the user sees that has it."""
        found, custom_id = self._find(user, control, message, channel)
        return await self.user(user).click(ResponseMessage(self.env, found), custom_id=custom_id)

    async def select(
        self,
        user: str,
        control: str,
        values: Sequence[Any],
        message: Message | None = None,
        channel: str | int | None = None,
    ) -> InteractionResult:
        """Choose values in a select, found by custom id or placeholder like a button."""
        found, custom_id = self._find(user, control, message, channel)
        return await self.user(user).select(ResponseMessage(self.env, found), list(values), custom_id=custom_id)

    async def submit(self, user: str, shown: InteractionResult, /, **values: Any) -> InteractionResult:
        """Fill in and send the modal that an earlier action has shown; fields by custom id."""
        return await self.user(user).submit_modal(shown, values)

    async def say(self, user: str, text: str, channel: str | int | None = None) -> None:
        """Write an ordinary message."""
        await self.user(user).send(self.channel(channel), text)

    async def pass_seconds(self, seconds: float) -> None:
        """Let time pass; the bot's timers fire in order."""
        await self.env.advance_time(seconds)

    async def restart(self, make_bot: Callable[[], Any]) -> None:
        """Stop the bot and start a fresh one in the same world, messages and all."""
        await self.env.work_as_bot(self.bot.close())
        await self.env.restart_bot(make_bot())

    # ------------------------------------------------------------------ what users see
    def messages(self, channel: str | int | None = None, *, user: str | None = None) -> list[Message]:
        """All messages of a channel, oldest first: the public ones, and those that only `user` sees; without the posts
        that stay (`seals`), which are of no board."""
        user_id = self.user(user).id if user else None
        stored = self.env.backend.messages.get(self.channel(channel).id, {})
        seals = self.seals(channel)
        return [found for _, found in sorted(stored.items()) if found.visible_to(user_id) and found not in seals]

    def seals(self, channel: str | int | None = None) -> list[Message]:
        """The posts of seals and heads in a channel, oldest first."""
        stored = sorted(self.env.backend.messages.get(self.channel(channel).id, {}).items())
        return [found for _, found in stored if not found.components and found.content.startswith(SEALS)]

    def board(self, channel: str | int | None = None) -> Message:
        """The newest public message of the bot that has controls or panels; LookupError if there is none."""
        for message in reversed(self.messages(channel)):
            if message.components and message.author_id == self.env.backend.bot_user.id:
                return message
        raise LookupError("the bot has posted no board here")

    def ephemerals(self, user: str, channel: str | int | None = None) -> list[Message]:
        """What only this user sees, oldest first."""
        return [message for message in self.messages(channel, user=user) if message.is_ephemeral]

    def text(self, message: Message | ResponseMessage | InteractionResult | None) -> str:
        """Everything readable in a message: content, text displays, labels, placeholders, options, alt texts."""
        if isinstance(message, InteractionResult):
            message = message.response
        return text_of(message)

    def controls(self, message: Message) -> dict[str, str]:
        """Custom id -> label or placeholder of every control of a message that can be used."""
        return controls_of(message)

    def _find(self, user: str, control: str, message: Message | None, channel: str | int | None) -> tuple[Message, str]:
        where = [message] if message is not None else self.messages(channel, user=user)
        return find_control(where, user, control)


@asynccontextmanager
async def simcord_world(
    make_bot: Callable[[], Any],
    *,
    players: Sequence[str] = ("Ada", "Ben", "Cleo"),
    channels: Sequence[str] = ("the-table",),
    check_errors: bool = True,
) -> AsyncIterator[World]:
    """Start a bot in a world of its own and close both at the end. One click costs 1-3 ms, plus what the bot does."""
    check_fit()
    env = TableEnv(make_bot(), check_errors=False)
    local = build_world(env, players=players, channels=channels)
    async with env:
        world = World(env, local)
        await local.sync_commands()
        try:
            yield world
        finally:  # also when the test fails, or its open database would harm the next one
            await env.work_as_bot(world.bot.close())
    if check_errors:
        env.raise_errors()
