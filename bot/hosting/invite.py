"""The link that brings the bot to a server, with exactly the permissions that it uses."""

import base64
import binascii

import discord

from bot.rules.numbers import read_count

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,  # a table of its own below a channel
    attach_files=True,  # pictures and exports
    embed_links=True,
    read_message_history=True,  # to edit the board; deleting one's own messages needs no more than seeing them
)


def invite_url(application: int) -> str:
    """Opened by somebody who may manage a server, it asks which one. application: the bot's application id."""
    return discord.utils.oauth_url(
        application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"), disable_guild_select=False
    )


def application_of(token: str) -> int | None:
    """The application id that a token begins with; None if it does not. For most bots, not for very old ones."""
    first = token.partition(".")[0]
    try:
        found = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode()
    except (binascii.Error, ValueError):
        return None
    return read_count(found, 19)
