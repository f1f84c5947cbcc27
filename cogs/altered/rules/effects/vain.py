"""That a card has come to nothing is told: silence looks like something that was overlooked. Pure."""

from bot.rules.effects.registry import Result
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Roll, Steps
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import parts
from cogs.altered.state import BRIEF, REASONS


async def resolve(play: AlteredPlay, steps: Steps, ctx: Context) -> None:
    """Carry out what a card does; where none of it could be done, or was wanted, the journal says so (AL-7.12)."""
    if steps and await play.effects.run(play, steps, ctx) is Result.NOT_DONE:
        tell_in_vain(play, ctx, "target" if _is_aimless(play, steps, ctx) else "")


def tell_in_vain(play: AlteredPlay, ctx: Context, why: str = "") -> None:
    """Say that nothing happens, unless the journal has said why already. why: exhausted, price, declined or target; all
    of it is public."""
    telling = play.state.options.telling
    if telling != BRIEF and not ctx.is_told:
        play.say("al-nothing", card=f"@{ctx.card}", **({"why": why} if why and telling == REASONS else {}))


def _is_aimless(play: AlteredPlay, steps: Steps, ctx: Context) -> bool:
    """Whether steps that aim at something have no target; of a die nobody can tell what it would have aimed at."""
    if any(isinstance(step, Roll) for step in steps):
        return False
    aims = [path for path, part in parts(steps, play.content, ctx.modes) if isinstance(part, Pick)]
    return bool(aims) and not any(ctx.chosen.get(path) for path in aims)
