"""`waykeeper run`: the bot on Discord, with the token of the environment."""

import argparse
import asyncio
import signal
from contextlib import suppress

from bot.commands.settings import settings_of
from bot.errors import CommandError
from bot.redact import TROUBLE
from bot.settings import Settings, SettingsError
from bot.tables.errors import DatabaseError
from bot.tables.service import Tables
from bot.tables.shards import EVERY, Shards
from cogs import game_ids, load_game

TAKEN_OVER = 3
"""Exit code when another process has taken the tables: whoever starts us must not start us again because of it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="only check settings and database, connect to nothing")
    parser.add_argument(
        "--shards", metavar="0-3/16", help="only the guilds of these of so many shards; the others run elsewhere"
    )


def run(args: argparse.Namespace) -> int:
    import discord

    from bot.app import make_bot
    from bot.logs import set_up_logs

    settings = settings_of()
    try:
        shards = EVERY if args.shards is None else Shards.parse(args.shards)
    except ValueError as error:
        raise CommandError(str(error)) from error
    try:
        token = settings.require_token()
    except SettingsError as error:
        raise CommandError(str(error)) from error
    set_up_logs(
        settings.log, settings.log_level, trouble=settings.data_dir / TROUBLE, secrets=settings.secrets()
    )
    point_at(settings)
    bot = make_bot(settings, shards=shards)

    async def serve() -> None:
        async with bot:
            if args.check:
                games = {game: load_game(game) for game in game_ids()}
                tables = await Tables.open(settings.database_url, games, shards=shards, claim="later")
                await tables.close()
                print("Settings and database are fine.")
                return
            stop_softly()
            with suppress(asyncio.CancelledError):  # the signal: leaving `bot` finishes what is under way
                await bot.start(token)

    try:
        with runner() as running:
            running.run(serve())
    except DatabaseError as error:
        raise CommandError(str(error)) from error
    except discord.LoginFailure:
        raise CommandError(
            "Discord does not know this token; reset it in the developer portal and set it again"
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise CommandError(
            "Discord refused the connection's intents, which Waykeeper does not need: please report this"
        ) from None
    if bot.taken_over is not None:
        raise CommandError(bot.taken_over, TAKEN_OVER)
    return 0


def point_at(settings: Settings) -> None:
    """For tests: talk to a Discord on this machine instead of the real one."""
    import discord
    import yarl

    if settings.discord_api is not None:
        discord.http.Route.BASE = settings.discord_api.rstrip("/")
    if settings.discord_gateway is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)


def stop_softly() -> None:
    """Let SIGTERM end the present task, as Ctrl-C does, instead of the process at once."""
    running, mine = asyncio.get_running_loop(), asyncio.current_task()
    assert mine is not None
    with suppress(NotImplementedError):  # Windows knows no such signal
        running.add_signal_handler(signal.SIGTERM, mine.cancel)


def runner() -> asyncio.Runner:
    """An event loop; uvloop's where it is installed, which costs a fifth less processor time."""
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
