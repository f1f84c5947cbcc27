"""The one door to tables: which table a click or a command is about, and whether the person who sent it may do that."""

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotOwner, UnknownTable
from bot.tables.model.info import Info
from bot.tables.service import Tables
from bot.ui.door.rights import Interaction, Needs, Right, needs_of, require_place, require_right

_HERE = "table"


class Door:
    """Finds the table of an interaction and checks the right, before anything of the table is shown or changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def find(self, interaction: Interaction, table: str) -> Info:
        """The table of a click, for a member of its channel. Raises `NotPossible`: whether it stands somewhere else or
        nowhere sounds the same."""
        try:
            info = await self.tables.keeper.get(table)
        except UnknownTable:
            raise NotPossible(text("refused-elsewhere")) from None
        except NotOwner:  # of another process, who answers unless the click comes from a server of ours
            if self.tables.database.shards.has(interaction.guild_id):
                raise NotPossible(text("refused-elsewhere")) from None
            raise
        require_right(interaction, Right.MEMBER, info)
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
        if right in (Right.ANYONE, Right.MEMBER, Right.MODERATOR):
            require_place(interaction, right, row.refused)
            return
        if interaction.guild_id is None:
            raise NotPossible(text("table-server-only"))
        require_place(interaction, Right.MEMBER)
        info = await self.here(interaction)
        if info is not None:
            require_right(interaction, right, info)
