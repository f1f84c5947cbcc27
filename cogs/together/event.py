"""Discord's own event for an evening that is settled."""

import logging
from datetime import UTC, datetime
from typing import Any

import discord

from bot.tables.model.info import Info
from bot.tables.model.policy import HOUR
from bot.ui.messages.reply import NETWORK
from bot.ui.screens.evening import Event

log = logging.getLogger(__name__)
_NAME, _PLACE = 100, 100
"""Characters that Discord takes."""


async def make_event(client: discord.Client, info: Info, name: str, at: float, hours: float) -> tuple[Event, str]:
    """What became of it, and its address. Everybody on the server sees an event, so that there is none for a channel
    that is not for everybody. at: seconds since 1970."""
    guild = client.get_guild(info.guild or 0)
    if guild is None:
        return "not-allowed", ""
    allowed = guild.me.guild_permissions
    if not (allowed.create_events or allowed.manage_events):
        return "not-allowed", ""
    channel: Any = guild.get_channel_or_thread(info.channel) or guild.get_channel(info.parent or 0)
    is_private = channel is None or (isinstance(channel, discord.Thread) and channel.is_private())
    if is_private or not channel.permissions_for(guild.default_role).view_channel:
        return "private", ""
    try:
        made = await guild.create_scheduled_event(
            name=name[:_NAME],
            start_time=datetime.fromtimestamp(at, UTC),
            end_time=datetime.fromtimestamp(at + hours * HOUR, UTC),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"#{channel.name}"[:_PLACE],
        )
    except NETWORK as error:
        log.info("no event for table %s: %s", info.id, error)
        return "not-allowed", ""
    return "made", made.url
