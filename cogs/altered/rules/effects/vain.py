"""That a card has come to nothing is told: silence looks like something that was overlooked. Pure."""

from bot.rules.effects.registry import Result
from cogs.altered.content.vocabulary import Steps
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.state import BRIEF


async def resolve(play: AlteredPlay, steps: Steps, ctx: Context) -> None:
    """Carry out what a card does; where none of it could be done, or was wanted, the journal says so (AL-7.12)."""
    if steps and await play.effects.run(play, steps, ctx) is Result.NOT_DONE:
        tell_in_vain(play, ctx)


def tell_in_vain(play: AlteredPlay, ctx: Context) -> None:
    """Say that nothing happens, unless the journal has said why already."""
    if play.state.options.telling != BRIEF and not ctx.is_told:
        play.say("al-nothing", card=f"@{ctx.card}")
