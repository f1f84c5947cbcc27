"""`/doomrock box expose-...`: the 29 expose markers of a printed box, and their buttons."""

from discord import app_commands

from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.command_frame import Choices, Interaction, offered_names
from bot.ui.door.rights import Right, needs
from bot.ui.messages.reply import Reply
from cogs.doomrock.box import actions as deeds
from cogs.doomrock.box.state import ALL_MARKERS, Box
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.screens import box_screens as screens
from cogs.doomrock.screens.box_frame import BOX, said

Few = app_commands.Range[int, 1, ALL_MARKERS]


class ExposeCommands(BoxCommands[Box]):
    """The part of it that moves markers."""

    content: DoomrockContent

    @needs(Right.MEMBER)
    @BOX.command(name="expose-draw", description=said("dr-box-command-expose-draw"))
    @app_commands.describe(n=said("dr-box-command-expose-draw-n"), who=said("dr-box-command-expose-who"))
    async def draw(self, interaction: Interaction, n: Few = 1, who: str | None = None) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.lay(ledger, user, n, who), screens.laid)

    @needs(Right.MEMBER)
    @BOX.command(name="expose-reveal", description=said("dr-box-command-expose-reveal"))
    @app_commands.describe(n=said("dr-box-command-expose-reveal-n"), who=said("dr-box-command-expose-who"))
    async def reveal(self, interaction: Interaction, n: Few | None = None, who: str | None = None) -> None:
        await self.answer(interaction, lambda ledger: deeds.reveal(ledger, n, who), screens.revealed)

    @needs(Right.MEMBER)
    @BOX.command(name="expose-cumulation", description=said("dr-box-command-expose-cumulation"))
    @app_commands.describe(all_blanks=said("dr-box-command-expose-blanks"))
    async def cumulation(self, interaction: Interaction, all_blanks: bool = False) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.clean(ledger, user, all_blanks), screens.cleaned)

    @needs(Right.MEMBER)
    @BOX.command(name="expose-explode", description=said("dr-box-command-expose-explode"))
    async def explode(self, interaction: Interaction) -> None:
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: deeds.explode(ledger, user), screens.exploded)

    @needs(Right.MEMBER)
    @BOX.command(name="expose-reset", description=said("dr-box-command-expose-reset"))
    @app_commands.describe(keep=said("dr-box-command-expose-reset-keep"))
    async def reset(self, interaction: Interaction, keep: str | None = None) -> None:
        user = interaction.user.id
        await self.answer(
            interaction,
            lambda ledger: deeds.reset(ledger, user, keep),
            lambda say, done: screens.news(say, [say("dr-box-reset", n=done.n)], done),
        )

    @needs(Right.MEMBER)
    @BOX.command(name="expose-count", description=said("dr-box-command-expose-count"))
    async def count(self, interaction: Interaction) -> None:
        box = await self.tray(interaction)
        await self.show(interaction, lambda say: screens.count(say, box))

    @draw.autocomplete("who")
    @reveal.autocomplete("who")
    @reset.autocomplete("keep")
    async def offer_names(self, interaction: Interaction, typed: str) -> Choices:
        lying = [name for name in (await self.tray(interaction)).pool.lying if name]
        heroes = [hero.name for hero in self.content.heroes.values()] if interaction.command is self.draw else []
        names = dict.fromkeys([*lying, *heroes])
        return offered_names(names, typed)

    async def press_clean(self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]) -> None:
        user = interaction.user.id
        await self.tell(interaction, reply, lambda ledger: deeds.clean(ledger, user), screens.cleaned)

    async def press_explode(
        self, interaction: Interaction, reply: Reply, at: int, turn: int, values: list[str]
    ) -> None:
        user = interaction.user.id
        await self.tell(interaction, reply, lambda ledger: deeds.explode(ledger, user), screens.exploded)
