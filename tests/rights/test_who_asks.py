"""Who is a member, keeps order, manages: as Discord tells it with each interaction."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord.app_commands import AppCommandContext

from bot.ui.door.rights import is_manager, is_member, is_moderator

SERVER, OTHER = 300_100_100_100_100_900, 300_100_100_100_100_901
CHANNEL, THREAD, ELSEWHERE = 41, 42, 43
HERE = AppCommandContext(guild=True)
ALONE = AppCommandContext(dm_channel=True)
AMONG_FRIENDS = AppCommandContext(private_channel=True)


def interaction(who: type, guild: int | None, context: AppCommandContext, *allowed: str) -> Any:
    permissions = discord.Permissions(**dict.fromkeys(allowed, True))
    return SimpleNamespace(user=Mock(spec=who), guild_id=guild, context=context, permissions=permissions)


@pytest.mark.parametrize(
    ("who", "guild", "context", "allowed", "moderates", "manages"),
    [
        (discord.User, None, ALONE, (), True, False),
        (discord.User, None, AMONG_FRIENDS, (), False, False),
        (discord.User, None, AMONG_FRIENDS, ("administrator",), False, False),
        (discord.Member, None, ALONE, ("administrator",), False, False),
        (discord.User, SERVER, HERE, ("administrator",), False, False),
        (discord.Member, SERVER, HERE, (), False, False),
        (discord.Member, SERVER, HERE, ("manage_channels", "kick_members"), False, False),
        (discord.Member, SERVER, HERE, ("manage_messages",), True, False),
        (discord.Member, SERVER, HERE, ("manage_guild",), True, True),
        (discord.Member, SERVER, HERE, ("administrator",), True, True),
    ],
)
def test_order_is_kept_by_who_may_and_alone_with_us_by_oneself(
    who: type, guild: int | None, context: AppCommandContext, allowed: tuple[str, ...], moderates: bool, manages: bool
) -> None:
    given = interaction(who, guild, context, *allowed)
    assert (is_moderator(given), is_manager(given)) == (moderates, manages)


@pytest.mark.parametrize(
    ("who", "came", "channel", "allowed", "of", "found"),
    [
        (discord.Member, SERVER, CHANNEL, ("view_channel",), SERVER, True),
        (discord.Member, SERVER, THREAD, ("view_channel",), SERVER, True),
        (discord.Member, SERVER, CHANNEL, (), SERVER, False),
        (discord.Member, SERVER, CHANNEL, ("manage_guild",), SERVER, False),
        (discord.User, SERVER, CHANNEL, ("view_channel",), SERVER, False),
        (discord.Member, SERVER, ELSEWHERE, ("view_channel",), SERVER, False),
        (discord.Member, SERVER, None, ("view_channel",), SERVER, False),
        (discord.Member, OTHER, CHANNEL, ("view_channel",), SERVER, False),
        (discord.User, None, CHANNEL, (), SERVER, False),
        (discord.User, None, CHANNEL, (), None, True),
        (discord.User, None, ELSEWHERE, (), None, False),
        (discord.Member, None, CHANNEL, ("view_channel",), None, False),
        (discord.Member, SERVER, CHANNEL, ("view_channel",), None, False),
    ],
)
def test_a_member_is_within_the_channel_and_sees_it(
    who: type, came: int | None, channel: int | None, allowed: tuple[str, ...], of: int | None, found: bool
) -> None:
    given = interaction(who, came, HERE, *allowed)
    given.channel_id = channel
    assert is_member(given, of, (CHANNEL, THREAD, None)) is found
