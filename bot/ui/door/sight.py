"""What somebody may still see: whether they are on a table's server and see its channel at this moment."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from bot.tables.model.info import Info
from bot.ui.door.rights import Interaction, is_member
from bot.ui.messages.reply import NETWORK


async def seen_tables(interaction: Interaction, infos: Sequence[Info]) -> set[str]:
    """Ids of those tables whose channel whoever sent this sees now: here Discord has said so with the interaction, for
    another server it is asked, once for each. Where it does not answer, nothing is seen."""
    here = interaction.guild_id
    guilds = {info.guild for info in infos if info.guild is not None and info.guild != here}
    members = dict(zip(guilds, await asyncio.gather(*(_member(interaction, guild) for guild in guilds)), strict=True))
    if isinstance(interaction.user, discord.Member):
        members[interaction.user.guild.id] = interaction.user
    return {info.id for info in infos if _sees(interaction, info, members.get(info.guild or 0))}


async def _member(interaction: Interaction, guild: int) -> discord.Member | None:
    found = interaction.client.get_guild(guild)
    if found is None:  # we are not there any more, or another process is
        return None
    try:
        member: discord.Member = await found.fetch_member(interaction.user.id)
    except NETWORK:
        return None
    return member


def _sees(interaction: Interaction, info: Info, member: discord.Member | None) -> bool:
    if info.channel == interaction.channel_id:
        return is_member(interaction, info.guild, (info.channel,))
    if member is None or member.guild.id != info.guild:
        return False
    guild = member.guild
    # a thread that Discord has put away is no longer known; those below a parent are public, for we opened them
    channel: Any = guild.get_channel_or_thread(info.channel) or guild.get_channel(info.parent or 0)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False  # who was invited to it is not told to us
    return channel is not None and bool(channel.permissions_for(member).view_channel)
