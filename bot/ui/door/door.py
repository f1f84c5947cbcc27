"""The one door to tables: which table a click or a command is about, and whether the person who sent it may do that."""

import asyncio
from contextlib import suppress

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotOwner, UnknownTable
from bot.tables.model.info import Info
from bot.tables.service import Tables
from bot.ui.door.hosts import Hosts
from bot.ui.door.rights import WITHOUT_TABLE, Interaction, Needs, Right, needs_of, require_place, require_right

_HERE = "table"
HEARD_EARLY = 2.5
"""Seconds for which something is kept that was heard before the tables were ours; Discord waits for three."""


class Door:
    """Finds the table of an interaction and checks the right, before anything of the table is shown or changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.hosts = Hosts(tables)

    async def is_ours(self) -> bool:
        """Whether this process answers at all.

        While two of us hear the same, the one that has no tables leaves everything to the other. At the moment of a
        takeover the other may be refused by the database before we know that we are the owner; so whoever has not
        taken the tables yet does not turn away what it hears, but keeps it for a moment. What the other one has
        stored by then is found stored under the id of the interaction, and not done twice.
        """
        database = self.tables.database
        if not database.taken.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARD_EARLY):
                    await database.taken.wait()
            async with database.taking:  # a taking that is under way comes to its own end
                pass
        return database.taken.is_set() and bool(database.shards.mine)

    async def find(self, interaction: Interaction, table: str, right: Right = Right.MEMBER) -> Info:
        """The table of a click, for a member of its channel or, where the deed is for those, a manager of its server.
        Raises `NotPossible`: whether it stands somewhere else or nowhere sounds the same."""
        try:
            info = await self.tables.keeper.get(table)
        except UnknownTable:
            raise NotPossible(text("refused-elsewhere")) from None
        except NotOwner:  # of another process, who answers unless the click comes from a server of ours
            if self.tables.database.shards.has(interaction.guild_id):
                raise NotPossible(text("refused-elsewhere")) from None
            raise
        require_right(interaction, Right.MANAGER if right is Right.MANAGER else Right.MEMBER, info)
        return info

    async def here(self, interaction: Interaction) -> Info | None:
        """The table of the channel in which a command was used, None: there is none."""
        if _HERE not in interaction.extras:
            interaction.extras[_HERE] = await self.tables.index.by_channel(interaction.channel_id or 0)
        found: Info | None = interaction.extras[_HERE]
        return found

    async def require_command(self, interaction: Interaction) -> None:
        """Raises a `Refusal` unless whoever uses this command may. Where a right at a table is needed and no table
        stands, the command itself says so: it gets its table from here and from nowhere else."""
        row = needs_of(interaction.command)
        if row is None:  # unknown to us: nothing will be done
            return
        await self._require(interaction, row)

    async def _require(self, interaction: Interaction, row: Needs) -> None:
        right = row.of(interaction)
        if right in WITHOUT_TABLE:
            require_place(interaction, right, row.refused)
            return
        if interaction.guild_id is None:
            raise NotPossible(text("table-server-only"))
        require_place(interaction, Right.MEMBER)
        info = await self.here(interaction)
        if info is not None:
            info = interaction.extras[_HERE] = await self.hosts.present(interaction, info, right)
            require_right(interaction, right, info)
