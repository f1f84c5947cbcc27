"""The JSON in which Discord tells of servers, channels, messages and interactions."""

from typing import Any

from tests.wire.state import BOT_MAY, DM, Channel, Interaction, Message, State, now_text


def channel_payload(state: State, channel: Channel) -> dict[str, Any]:
    found: dict[str, Any] = {"id": str(channel.id), "type": channel.type, "last_message_id": None, "flags": 0}
    if channel.type == DM:
        return found | {"recipients": [state.users[channel.recipient or 0].payload()]}
    found |= {"guild_id": str(state.guild_id), "name": channel.name, "rate_limit_per_user": 0, "nsfw": False}
    if channel.is_thread:
        meta = {
            "archived": channel.archived,
            "locked": channel.locked,
            "auto_archive_duration": 4320,
            "archive_timestamp": now_text(),
            "create_timestamp": now_text(),
        }
        return found | {
            "parent_id": str(channel.parent),
            "owner_id": str(state.bot.id),
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "applied_tags": [],
            "thread_metadata": meta,
        }
    return found | {"parent_id": None, "position": 0, "permission_overwrites": [], "topic": None}


def guild_payload(state: State) -> dict[str, Any]:
    everyone = {
        "id": str(state.guild_id),
        "name": "@everyone",
        "permissions": str(BOT_MAY),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    guild = guild_head(state) | {
        "name": "The Loopback Inn",
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(next((user.id for user in state.users.values() if not user.bot), state.bot.id)),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [everyone],
        "emojis": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "premium_tier": 0,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": False,
        "description": None,
        "banner": None,
        "vanity_url_code": None,
        "safety_alerts_channel_id": None,
    }
    channels = [c for c in state.channels.values() if c.type != DM and not c.is_deleted]
    return guild | {
        "joined_at": "2026-01-01T00:00:00+00:00",
        "large": False,
        "unavailable": False,
        "member_count": len(state.users),
        "voice_states": [],
        "members": [state.bot.member()],
        "channels": [channel_payload(state, c) for c in channels if not c.is_thread],
        "threads": [channel_payload(state, c) for c in channels if c.is_thread and not c.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_head(state: State) -> dict[str, Any]:
    return {"id": str(state.guild_id), "features": [], "preferred_locale": "en-US", "locale": "en-US"}


def message_payload(state: State, message: Message) -> dict[str, Any]:
    mentioned = [state.users[user].payload() for user in message.ping_user_ids if user in state.users]
    return {
        "id": str(message.id),
        "type": 0,
        "channel_id": str(message.channel_id),
        "author": state.users[message.author_id].payload(),
        "content": message.content,
        "components": message.components,
        "attachments": message.attachments,
        "embeds": [],
        "flags": message.flags,
        "mentions": mentioned,
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": message.posted,
        "edited_timestamp": message.edited,
    }


def interaction_payload(state: State, made: Interaction) -> dict[str, Any]:
    channel = state.channels[made.channel_id]
    found = {
        "id": str(made.id),
        "application_id": str(state.application_id),
        "type": made.type,
        "token": made.token,
        "version": 1,
        "data": made.data,
        "guild_id": str(state.guild_id),
        "guild": guild_head(state),
        "channel_id": str(channel.id),
        "channel": channel_payload(state, channel) | {"permissions": str(made.user.allowed)},
        "member": made.user.member(),
        "locale": made.user.locale,
        "guild_locale": "en-US",
        "app_permissions": str(channel.bot_may),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(state.guild_id)},
        "context": 0,
        "attachment_size_limit": 10 << 20,
    }
    if made.source is not None:
        message = state.messages.get(made.channel_id, {}).get(made.source)
        if message is not None:
            found["message"] = message_payload(state, message)
    return found
