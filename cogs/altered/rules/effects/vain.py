"""That a card has come to nothing is told: silence looks like something that was overlooked. Pure."""

from bot.rules.effects.registry import Result
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Roll, Sacrifice, Steps
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine
from cogs.altered.rules.resolving.declaring import parts
from cogs.altered.state import BRIEF, WHY


async def resolve(play: AlteredPlay, steps: Steps, ctx: Context) -> None:
    """Carry out what a card does; where none of it could be done, or was wanted, the journal says so (AL-7.12)."""
    if steps and await play.effects.run(play, steps, ctx) is Result.NOT_DONE:
        tell_in_vain(play, ctx, _why(play, steps, ctx))


def tell_in_vain(play: AlteredPlay, ctx: Context, why: str = "") -> None:
    """Say that nothing happens, unless the journal has said why already. why: exhausted, price, declined, sacrifice or
    target; all of it is public."""
    telling = play.state.options.telling
    if telling != BRIEF and not ctx.is_told:
        play.say("al-nothing", card=f"@{ctx.card}", **({"why": why} if why and telling in WHY else {}))


def _why(play: AlteredPlay, steps: Steps, ctx: Context) -> str:
    """Why steps came to nothing, as far as that is sure; of a die nobody can tell what it would have aimed at."""
    if any(isinstance(step, Roll) for step in steps):
        return ""
    aims = [path for path, part in parts(steps, play.content, ctx.modes) if isinstance(part, Pick)]
    if aims and not any(ctx.chosen.get(path) for path in aims):
        return "target"
    first = steps[0]
    if not isinstance(first, Sacrifice) or first.me or first.player != "me":
        return ""
    found = Look(play.state, play.content).find(first.who, ctx.seat, mine(play, ctx))
    if all(obj.controller != ctx.seat for obj in found):
        return "sacrifice"
    return "declined" if first.optional else ""
