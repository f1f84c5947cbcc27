"""The local world: one server, its channels and players, with ids that are the same in every run.

Used by the local table and by the tests that play with SimCord's actors. What outlives a run here are threads
(`local-threads.json` in the data directory), so that a table stored for a thread finds it again; messages do not.
"""

import json
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import discord
from simcord import GuildHandle, MemberActor

from bot.local.simcord_patch import TableEnv, channel_handle, fixed_id, fixed_ids
from bot.private import make_folder

PLAYERS = ("Ada", "Ben", "Cleo")
CHANNELS = ("the-table", "second-table", "back-room")
SERVER = "Waykeeper's hearth"
THREADS_FILE = "local-threads.json"


@dataclass(frozen=True)
class Thread:
    """A thread as it is kept between runs. `parent` and `owner` are ids; `kind` is Discord's channel type."""

    id: int
    name: str
    parent: int
    owner: int
    kind: int


class LocalWorld:
    """What the bot's start may know about the local table. Ids are stable between runs."""

    def __init__(
        self, env: TableEnv, guild: GuildHandle, actors: dict[str, MemberActor], channels: dict[str, int]
    ) -> None:
        self.env, self.guild, self.actors, self.channels = env, guild, actors, channels
        self.turn: AbstractAsyncContextManager[Any] = nullcontext()  # the local table puts its queue of actions here

    @property
    def bot(self) -> Any:
        """The running bot."""
        return self.env.bot

    @property
    def guild_id(self) -> int:
        return self.guild.id

    @property
    def players(self) -> dict[str, int]:
        """Player name -> user id."""
        return {name: actor.id for name, actor in self.actors.items()}

    def channel_id(self, name: str) -> int:
        """The id of a channel by name; KeyError for an unknown name."""
        return self.channels[name]

    def threads(self) -> list[Thread]:
        """The open threads, oldest first."""
        return [
            Thread(c.id, c.name or "thread", c.parent_id or 0, c.owner_id or 0, int(c.type))
            for c in self.env.backend.channels.values()
            if c.is_thread and not (c.thread_metadata and c.thread_metadata.archived)
        ]

    def direct_messages(self) -> dict[int, str]:
        """Channel id -> player, for each player to whom the bot has written directly."""
        names = {user_id: name for name, user_id in self.players.items()}
        known = self.env.backend.dm_channels.items()
        return {channel_id: names[user_id] for user_id, channel_id in known if user_id in names}

    async def in_bot(self, work: Awaitable[Any]) -> Any:
        """Let the bot do `work` as its own and wait until it rests; inside the bot's own work just await it."""
        if self.env.is_bot_work():
            return await work
        async with self.turn:
            return await self.env.work_as_bot(work)

    async def sync_commands(self) -> None:
        """Make the bot's slash commands known, unless it has done so at its start."""
        if not any(self.env.backend.commands.values()):
            await self.in_bot(self.bot.tree.sync())

    async def post_welcome(self, channel: str | None = None, **message: Any) -> discord.Message:
        """Post as the bot in a channel (the first, unless named); `message` is what `channel.send` takes."""
        target = self.bot.get_channel(self.channels[channel] if channel else next(iter(self.channels.values())))
        sent: discord.Message = await self.in_bot(target.send(**message))
        return sent

    def keep_threads(self, data_dir: Path) -> None:
        """Write the open threads down for the next run."""
        make_folder(data_dir)
        rows = [asdict(thread) for thread in self.threads()]
        (data_dir / THREADS_FILE).write_text(json.dumps(rows, indent=1), encoding="utf-8")


def kept_threads(data_dir: Path) -> list[Thread]:
    """Threads of an earlier run; none if there was none or its file cannot be read."""
    try:
        return [Thread(**row) for row in json.loads((data_dir / THREADS_FILE).read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError):
        return []


def build_world(
    env: TableEnv,
    *,
    players: Sequence[str] = PLAYERS,
    channels: Sequence[str] = CHANNELS,
    threads: Iterable[Thread] = (),
) -> LocalWorld:
    """Fill an environment that has not started: the bot then finds server, channels and threads as on Discord.

    An id depends on the name alone, so that another channel or player moves nobody else's. The first player may
    manage the server, the others are plain members.
    """
    backend = env.backend
    backend.bot_user.name = "Waykeeper"
    with fixed_ids(env, *(f"player:{name}" for name in players)):
        users = {name: env.create_user(name.lower(), global_name=name) for name in players}
    with fixed_ids(env, "owner", "role:bot", "role:host"):
        guild = env.create_guild(SERVER, id=fixed_id("guild"))
        host = guild.create_role("Host", permissions=discord.Permissions(manage_guild=True, manage_channels=True))
    actors = {name: guild.add_member(user, roles=[host] if name == players[0] else []) for name, user in users.items()}
    with fixed_ids(env, *(f"channel:{name}" for name in channels)):
        ids = {name: guild.create_text_channel(name).id for name in channels}
    for thread in threads:
        if thread.parent in backend.channels and thread.id not in backend.channels:
            backend.create_thread(
                thread.parent, thread.name, thread.owner, type=thread.kind, message_id=thread.id, broadcast=False
            )
    backend.transcript.clear()
    return LocalWorld(env, guild, actors, ids)


__all__ = ["CHANNELS", "PLAYERS", "LocalWorld", "Thread", "build_world", "channel_handle", "kept_threads"]
