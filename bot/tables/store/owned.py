"""Statements on what belongs to users, servers and channels outside any table: preferences, rolls, decks, trays."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.tables.model.server_defaults import USUAL, Defaults, with_server
from bot.tables.store.schema import (
    channel_deck,
    channel_kit,
    guild_setting,
    saved_roll,
    user_pref,
)


def prefs_of(connection: sa.Connection, user: int) -> dict[str, Any]:
    """A user's quiet hours and so on; empty if never set."""
    found = connection.execute(sa.select(user_pref.c.data).where(user_pref.c.user == user)).scalar()
    return dict(found) if found else {}


def prefs_at(connection: sa.Connection, user: int, guild: int | None) -> dict[str, Any]:
    """The same at the tables of a server, whose quiet hours are for those who have none of their own."""
    return with_server(prefs_of(connection, user), USUAL if guild is None else defaults_of(connection, guild))


def defaults_of(connection: sa.Connection, guild: int) -> Defaults:
    """The usual settings of a server; those of the bot if never set."""
    found = connection.execute(sa.select(guild_setting.c.data).where(guild_setting.c.guild == guild)).scalar()
    return USUAL if found is None else Defaults.model_validate(found)


def change_defaults(connection: sa.Connection, guild: int, changes: Mapping[str, Any]) -> Defaults:
    """Change some of them, and give all; what is as usual takes no row. Raises pydantic's `ValidationError`."""
    defaults = Defaults.model_validate({**defaults_of(connection, guild).model_dump(), **changes})
    connection.execute(guild_setting.delete().where(guild_setting.c.guild == guild))
    if defaults != USUAL:
        connection.execute(guild_setting.insert().values(guild=guild, data=defaults.model_dump(mode="json")))
    return defaults


def set_prefs(connection: sa.Connection, user: int, data: Mapping[str, Any]) -> None:
    connection.execute(user_pref.delete().where(user_pref.c.user == user))
    connection.execute(user_pref.insert().values(user=user, data=dict(data)))


def rolls_of(connection: sa.Connection, scope: str, owner: int) -> dict[str, str]:
    """Name -> expression of the saved rolls of a user or a guild, by name."""
    here = sa.and_(saved_roll.c.scope == scope, saved_roll.c.owner == owner)
    query = sa.select(saved_roll.c.name, saved_roll.c.expression).where(here).order_by(saved_roll.c.name)
    return {name: expression for name, expression in connection.execute(query)}


def save_roll(connection: sa.Connection, scope: str, owner: int, name: str, expression: str | None) -> bool:
    """Save, replace or (None) delete; gives whether there was one of that name."""
    here = sa.and_(saved_roll.c.scope == scope, saved_roll.c.owner == owner, saved_roll.c.name == name)
    known = connection.execute(saved_roll.delete().where(here)).rowcount > 0
    if expression is not None:
        connection.execute(saved_roll.insert().values(scope=scope, owner=owner, name=name, expression=expression))
    return known


def deck(connection: sa.Connection, channel: int, name: str) -> Any:
    """The stored data of a channel's deck, or None."""
    here = sa.and_(channel_deck.c.channel == channel, channel_deck.c.name == name)
    return connection.execute(sa.select(channel_deck.c.data).where(here)).scalar()


def deck_names(connection: sa.Connection, channel: int) -> list[str]:
    query = sa.select(channel_deck.c.name).where(channel_deck.c.channel == channel).order_by(channel_deck.c.name)
    return list(connection.execute(query).scalars())


def set_deck(connection: sa.Connection, channel: int, name: str, data: Any) -> None:
    """Store a deck; None deletes it."""
    here = sa.and_(channel_deck.c.channel == channel, channel_deck.c.name == name)
    connection.execute(channel_deck.delete().where(here))
    if data is not None:
        connection.execute(channel_deck.insert().values(channel=channel, name=name, data=data))


def kit(connection: sa.Connection, channel: int, kind: str) -> Any:
    """What is kept of this kind for a channel, or None."""
    here = sa.and_(channel_kit.c.channel == channel, channel_kit.c.kind == kind)
    return connection.execute(sa.select(channel_kit.c.data).where(here)).scalar()


def set_kit(connection: sa.Connection, channel: int, kind: str, data: Any) -> None:
    """Keep something of this kind for a channel."""
    here = sa.and_(channel_kit.c.channel == channel, channel_kit.c.kind == kind)
    connection.execute(channel_kit.delete().where(here))
    connection.execute(channel_kit.insert().values(channel=channel, kind=kind, data=data))
