"""Staying connected to Discord: signing in while it is down, and coming back after whatever it does.

discord.py comes back by itself in most cases. It does not when Discord cannot be reached at its first try, nor when a
payload cannot be read; and after a long outage it would sleep for up to 17 minutes. This module closes those gaps.
"""

import asyncio
import logging
from contextlib import suppress

import discord
from discord import backoff

from bot.errors import CommandError
from bot.logs import is_worth_telling
from bot.ui.messages.reply import NETWORK

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two tries to sign in or to begin anew; twice as long each time."""

STEADY = 600.0
"""Seconds of connection after which waits begin small again."""

FATAL_CLOSES = {
    4004: "it does not know this token; reset it in the developer portal and set it again",
    4010: "it does not know such a shard; look at --shards",
    4011: "this bot is in so many servers that it must be split with --shards",
    4012: "it no longer speaks this version of its gateway; Waykeeper needs an update",
    4013: "it does not know the intents that were asked for; please report this",
    4014: "it refused the intents that were asked for, which Waykeeper does not need; please report this",
}
"""Gateway close codes after which connecting again is of no use -> why."""


class _Backoff(backoff.ExponentialBackoff[bool]):
    """discord.py's, which would wait up to 1,024 seconds, and be as patient until 34 minutes have passed well."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 6  # 2 ** 6 seconds at most
        self._reset_time = int(STEADY)


async def sign_in(bot: discord.Client, token: str) -> None:
    """Sign in, as often as it takes while Discord cannot be reached. Raises `LoginFailure`, `CommandError`."""
    wait = FIRST_WAIT
    while True:
        try:
            await bot.login(token)
            return
        except discord.LoginFailure:
            raise
        except NETWORK as error:
            status = getattr(error, "status", 500)
            if status < 500 and status != 429:
                raise CommandError(f"Discord does not let this bot sign in: {status}") from error
            log.warning("Discord cannot be reached: %s; next try in %.0f s", error, wait)
            await bot.http.close()
            bot.http.connector = discord.utils.MISSING  # closed with it
        await asyncio.sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)


async def stay_connected(bot: discord.Client) -> None:
    """Keep the gateway open until the bot is closed. Raises `ConnectionClosed` and `PrivilegedIntentsRequired`."""
    for module in (discord.client, discord.shard):
        setattr(module, "ExponentialBackoff", _Backoff)  # noqa: B010 - no name that discord.py hands out
    for name in ("discord.client", "discord.app_commands.tree"):
        logging.getLogger(name).addFilter(not_our_fault)
    wait, clock = FIRST_WAIT, asyncio.get_running_loop()
    while not bot.is_closed():
        begun = clock.time()
        try:
            await bot.connect()
            return
        except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired):
            raise
        except Exception as error:
            # a payload that cannot be read; or no first connection at all, for which discord.py has no second try
            if clock.time() - begun > STEADY:
                wait = FIRST_WAIT
            log.warning("the connection to Discord is begun anew in %.0f s", wait, exc_info=error)
            with suppress(*NETWORK):
                if bot.ws is not None:
                    await bot.ws.close(code=4000)
        await asyncio.sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)


def not_our_fault(record: logging.LogRecord) -> bool:
    """A filter for a logger of discord.py's: trouble of the network is no error, but one line without a traceback, and
    where nothing is lost by it there is no line at all."""
    if not is_worth_telling(record):
        return False
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, (*NETWORK, discord.GatewayNotFound, discord.ConnectionClosed)):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        record.msg, record.args = f"{record.getMessage()}: %s", (error,)
    return True
