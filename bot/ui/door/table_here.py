"""The table that a command is about: the one of its channel, or what is left of the last one that ended there."""

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Interaction


async def table_here(clicks: Clicks, interaction: Interaction, *, or_last: bool = False) -> Info:
    """The table of this channel; or_last: where none stands, the last one that ended here.

    Raises `NotPossible`, which says of a game that is over what is left of it.
    """
    found = await clicks.door.here(interaction)
    if found is not None:
        await clicks.posts.boards.meet(found.id, interaction.user.id)
        return found
    last = await last_here(clicks, interaction)
    if last is None:
        raise NotPossible(text("table-not-here"))
    if not or_last:
        locale = str(interaction.locale.value)
        raise NotPossible(text("table-over-here", game=clicks.stage.game_name(last.game, locale)))
    return last


async def last_here(clicks: Clicks, interaction: Interaction) -> Info | None:
    """The last game that ended in this channel."""
    return await clicks.stage.tables.index.last_in(interaction.channel_id or 0)
