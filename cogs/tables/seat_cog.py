"""`/seat`: whom the table of this channel waits for, and what the others may do about it."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.tables.model.info import Info
from bot.tables.seats.patience import awaited_of_others
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, describer
from bot.ui.door.rights import Right, needs
from bot.ui.door.table_here import table_here
from bot.ui.panels.catalogue import Catalogue
from bot.ui.questions.patience import GIVE, NUDGE
from bot.ui.questions.typed import MOST_OFFERED
from bot.ui.questions.votes import RETURN, SUBSTITUTE

said = describer(Catalogue())
_LONGEST_NAME = 100


class SeatCommands(commands.GroupCog, group_name="seat", group_description="Who is awaited here, and who sits where"):
    """`/seat ...`; seats are counted from 1, as people do."""

    def __init__(self, clicks: Clicks) -> None:
        super().__init__()
        self.clicks, self.tables = clicks, clicks.stage.tables

    async def _press(self, interaction: Interaction, word: str, seat: int | None) -> None:
        """What the button of that word does."""
        reply = self.clicks.answers.reply(interaction)
        async with self.clicks.guard(reply, None):
            rest = "" if seat is None else str(seat - 1)
            await self.clicks.at_table(reply, await table_here(self.clicks, interaction), word, rest)

    @needs(Right.SEATED)
    @app_commands.command(name="nudge", description=said("command-seat-nudge"))
    @app_commands.describe(who=said("command-seat-who"))
    async def nudge(self, interaction: Interaction, who: int | None = None) -> None:
        await self._press(interaction, NUDGE, who)

    @needs(Right.SEATED)
    @app_commands.command(name="give-time", description=said("command-seat-give-time"))
    @app_commands.describe(who=said("command-seat-who"))
    async def give_time(self, interaction: Interaction, who: int | None = None) -> None:
        await self._press(interaction, GIVE, who)

    @needs(Right.SEATED)
    @app_commands.command(name="return", description=said("command-seat-return"))
    @app_commands.describe(who=said("command-seat-return-who"))
    async def have_back(self, interaction: Interaction, who: int) -> None:
        await self._press(interaction, RETURN, who)

    @have_back.autocomplete("who")
    async def gone(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[int]]:
        info = await self.clicks.door.here(interaction)
        if info is None or not info.seats_of(interaction.user.id):
            return []
        return _named(info, [place.n for place in info.seats if place.kicked is not None])

    @needs(Right.SEATED)
    @app_commands.command(name="substitute", description=said("command-seat-substitute"))
    @app_commands.describe(seat=said("command-seat-substitute-seat"))
    async def substitute(self, interaction: Interaction, seat: int) -> None:
        await self._press(interaction, SUBSTITUTE, seat)

    @substitute.autocomplete("seat")
    async def free(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[int]]:
        info = await self.clicks.door.here(interaction)
        if info is None or not info.seats_of(interaction.user.id):
            return []
        return _named(info, [place.n for place in info.seats if place.house and place.user is None])

    @needs(Right.SEATED)
    @app_commands.command(name="back", description=said("command-seat-back"))
    async def back(self, interaction: Interaction) -> None:
        await self._press(interaction, "back", None)

    @nudge.autocomplete("who")
    @give_time.autocomplete("who")
    async def awaited(self, interaction: Interaction, begun: str) -> list[app_commands.Choice[int]]:
        info = await self.clicks.door.here(interaction)
        if info is None or not info.seats_of(interaction.user.id):
            return []
        user = interaction.user.id
        seats = await self.tables.keeper.look(info.id, lambda look: awaited_of_others(look, user))
        return _named(info, seats)


def _named(info: Info, seats: list[int]) -> list[app_commands.Choice[int]]:
    named = [(f"{n + 1}. {info.seats[n].name}"[:_LONGEST_NAME], n + 1) for n in seats]
    return [app_commands.Choice(name=name, value=n) for name, n in named[:MOST_OFFERED]]


async def setup(bot: Any) -> None:
    """Add `/seat` to the bot, which has `clicks`."""
    await bot.add_cog(SeatCommands(bot.clicks))
