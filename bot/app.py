"""Makes the bot from its settings.

make_bot(settings)        a bot for Discord          local_bot(settings)   a bot for the local table
await local_ready(world)  posts what a local table needs at its start
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import aiohttp

from bot.installed import load_surfaces
from bot.settings import Settings
from bot.tables.model.observe import SILENT, Observer
from bot.tables.store.shards import EVERY, Shards
from bot.ui.panels.discord_panel import layout
from bot.ui.panels.surface import Surface
from bot.ui.screens.lobby import welcome
from bot.waykeeper import ShardedWaykeeper, Waykeeper


def make_bot(
    settings: Settings,
    *,
    local: bool = False,
    surfaces: Iterable[Surface] | None = None,
    shards: Shards = EVERY,
    observer: Observer = SILENT,
    http_trace: aiohttp.TraceConfig | None = None,
) -> Waykeeper:
    """A bot that is not connected yet. local: for the local table, where no message outlives a restart.

    surfaces: other games than those that are installed, for tests. shards: which guilds are this process's.
    observer: hears what tables and screens notice; http_trace: what watches the requests to Discord.
    """
    found = load_surfaces(Path(settings.data_dir) / "packs") if surfaces is None else list(surfaces)
    kind = Waykeeper if shards.count == 1 else ShardedWaykeeper
    bot = kind(settings, found, local=local, own_games=surfaces is None, shards=shards, http_trace=http_trace)
    bot.observer = observer
    return bot


def local_bot(settings: Settings) -> Waykeeper:
    """The bot of the local table."""
    return make_bot(settings, local=True)


async def local_ready(world: Any) -> None:
    """What a local table needs at its start: a welcome post in each channel, and the boards of stored tables."""
    bot: Waykeeper = world.bot
    panel = welcome(list(bot.stage.surfaces.values()), bot.stage.words)
    for channel in world.channels:
        await world.post_welcome(channel, view=layout(panel))
    await bot.clicks.posts.boards.resume(anew=True)
    await bot.clicks.posts.child_tables.resume()
