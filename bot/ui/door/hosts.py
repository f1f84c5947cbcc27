"""Whether a table's host is still on the server; if not, the longest-seated player who is there hosts from now on.

Discord tells nobody without a privileged intent who leaves a server, so it is asked when it matters: when somebody who
sits at a table wants what is for its host, and when a new table finds the channel taken.
"""

import logging
from collections.abc import Awaitable, Callable

import discord
from cachetools import TTLCache

from bot.rules.errors import Refusal
from bot.tables.model.info import Info
from bot.tables.service import Tables
from bot.ui.door.rights import Interaction, Right, is_moderator
from bot.ui.messages.reply import NETWORK

log = logging.getLogger(__name__)
_GONE = (10007, 10013)
"""What Discord answers about whoever left the server, and of whom there is no account any more."""
OF_HOSTS = frozenset({Right.HOST, Right.KEEPER, Right.INVOLVED})
_REMEMBERED, _FOR = 5_000, 600.0
"""So many people are known to be there, for so many seconds."""


class Hosts:
    """refresh: shows a table anew whose host has changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.refresh: Callable[[str], Awaitable[None]] | None = None
        self._there: TTLCache[tuple[int, int], bool] = TTLCache(_REMEMBERED, _FOR)

    async def present(self, interaction: Interaction, info: Info, right: Right) -> Info:
        """The table with a host who is there, for a deed of somebody who sits at it and does not host it."""
        user = interaction.user.id
        if right not in OF_HOSTS or user == info.host or not info.seats_of(user) or is_moderator(interaction):
            return info
        if info.status == "ended" or not await self._is_gone(interaction, info.host):
            return info
        gone = {info.host}
        seated = sorted((p for p in info.seats if p.user is not None), key=lambda place: (place.first_event, place.n))
        heir = user
        for place in seated:
            if place.user == user or place.user is None:
                break
            if place.user not in gone and not await self._is_gone(interaction, place.user):
                heir = place.user
                break
            gone.add(place.user)
        try:
            found = (await self.tables.office.succeed(info.id, info.host, heir, gone)).info
        except Refusal:  # somebody was quicker
            return await self.tables.keeper.get(info.id)
        await self._show(info.id)
        return found

    async def is_abandoned(self, interaction: Interaction, info: Info) -> bool:
        """Whether everybody of a table has left the server; then it is ended, and its channel is free."""
        people = {info.host, *(place.user for place in info.seats if place.user is not None)}
        for user in sorted(people):
            if user == interaction.user.id or not await self._is_gone(interaction, user):
                return False
        try:
            await self.tables.office.abandon(info.id, people)
        except Refusal:
            return False
        await self._show(info.id)
        return True

    async def _show(self, table: str) -> None:
        if self.refresh is not None:
            await self.refresh(table)

    async def _is_gone(self, interaction: Interaction, user: int) -> bool:
        """Whether Discord says that this user is no member of the server; where it says nothing, they are."""
        guild = interaction.guild
        if guild is None or (guild.id, user) in self._there:
            return False
        try:
            await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in _GONE
        except NETWORK as error:
            log.info("whether %s is on %s is not known: %s", user, guild.id, error)
            return False
        self._there[guild.id, user] = True
        return False
