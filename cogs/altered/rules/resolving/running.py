"""How the steps of an effect run, one after the other (AL-9.1). Nobody acts between them (AL-7.14). Pure.

Each verb has one coroutine; `rules/handlers.py` says which, and the game hands them to the rules (`Play.handlers`).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules import effects
from bot.rules.decision import Option, text
from cogs.altered.rules.resolving.context import AlteredPlay, Context, moment, remember


async def run(play: AlteredPlay, steps: Sequence[Any], ctx: Context) -> None:
    """The steps in order. What is impossible is skipped and the rest happens (AL-7.12)."""
    for step in steps:
        if step.condition is not None and not effects.holds(step.condition, moment(play, ctx)):
            ctx.did = False
            continue
        if step.optional:  # D9
            prompt = text("al-ask-may", card=f"@{ctx.card}", what=text("al-verb", what=step.do))
            options = [Option("yes", text("al-option-yes")), Option("no", text("al-option-no"))]
            if await play.ask(ctx.seat, "altered.may", prompt, partial(list, options), default=lambda: "no") == "no":
                ctx.did = False
                continue
        play.used(step.do)
        remember(play, ctx)
        ctx.did = False
        await play.handlers[step.do](play, step, ctx)
