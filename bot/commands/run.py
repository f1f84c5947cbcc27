"""`waykeeper run`: the bot on Discord, with the token of the environment. How it runs: `bot/hosting`."""

import argparse
import asyncio

from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.redact import TROUBLE
from bot.settings import Settings, SettingsError
from bot.tables.model.errors import DatabaseError
from bot.tables.service import Tables
from bot.tables.store.shards import EVERY, Shards
from cogs import InstalledGames


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="only check settings and database, connect to nothing")
    parser.add_argument("--invite", action="store_true", help="only print the link that brings the bot to a server")
    parser.add_argument(
        "--shards", metavar="0-3/16", help="only the guilds of these of so many shards; the others run elsewhere"
    )


def run(args: argparse.Namespace) -> int:
    from bot.hosting.process import HOPELESS, host
    from bot.logs import set_up_logs

    try:
        shards = EVERY if args.shards is None else Shards.parse(args.shards)
    except ValueError as error:
        raise CommandError(str(error)) from error
    try:
        settings = settings_of()
        token = settings.require_token()
    except (CommandError, SettingsError) as error:
        raise CommandError(str(error), HOPELESS) from error
    if args.invite:
        return _invite(token)
    set_up_logs(settings.log, settings.log_level, trouble=settings.data_dir / TROUBLE, secrets=settings.secrets())
    if args.check:
        return _check(settings, shards)
    point_at(settings)
    return host(settings, token, shards)


def _check(settings: Settings, shards: Shards) -> int:
    async def look() -> None:
        games = InstalledGames()
        await (await Tables.open(settings.database_url, games, shards=shards, claim="later")).close()

    try:
        asyncio.run(look())
    except DatabaseError as error:
        raise CommandError(str(error)) from error
    print("Settings and database are fine.")
    return 0


def point_at(settings: Settings) -> None:
    """For tests: talk to a Discord on this machine instead of the real one."""
    import discord
    import yarl

    if settings.discord_api is not None:
        discord.http.Route.BASE = settings.discord_api.rstrip("/")
    if settings.discord_gateway is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)


def _invite(token: str) -> int:
    from bot.hosting.invite import application_of, invite_url

    application = application_of(token)
    if application is None:
        raise CommandError("this token does not name its application; `waykeeper run` shows the link when it starts")
    print(invite_url(application))
    return 0
