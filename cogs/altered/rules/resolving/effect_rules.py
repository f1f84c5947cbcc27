"""What Altered answers for the effect engine: no effect waits, is limited or costs by itself (AL-9.1). Pure.

Nobody acts between the steps (AL-7.14); what is impossible is skipped and the rest happens (AL-7.12).
"""

from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.engine import EffectRules
from bot.rules.effects.facts import Facts
from bot.rules.effects.registry import Result
from cogs.altered.content.vocabulary import Compound, Verb
from cogs.altered.rules.reading.bounds import GLANCE
from cogs.altered.rules.resolving.context import AlteredPlay, Context, moment, remember
from cogs.altered.rules.resolving.declaring import is_of_use

GIVEN_UP = ("sacrifice", "discard", "exhaust", "send", "return", "to_deck_top", "to_mana", "lose")
"""Verbs of which nobody can say that most people would want them: they cost something that is there."""


class AlteredEffectRules(EffectRules[AlteredPlay, Context]):
    """`did` of the context is what "if you do" asks about."""

    def facts(self, look: AlteredPlay, context: Context) -> Facts:
        return moment(look, context)

    async def is_wanted(self, play: AlteredPlay, effect: Verb, context: Context) -> bool:  # D9
        says = play.content.cards[context.card].text
        prompt = text("al-ask-may", card=f"@{context.card}", what=text("al-verb", what=effect.do), text=says)
        yes = Option(
            "yes", text("al-option-yes"), usual=effect.do not in GIVEN_UP and is_of_use(play, (effect,), context)
        )
        options = [yes, Option("no", text("al-option-no"))]
        answer = await play.ask(context.seat, "altered.may", prompt, partial(list, options), default=partial(str, "no"))
        return answer != "no"

    def on_skipped(self, play: AlteredPlay, effect: Verb, context: Context) -> None:
        _look_around(play)
        context.did = False

    def on_used(self, play: AlteredPlay, effect: Verb, context: Context) -> None:
        _look_around(play)
        play.used(effect.do)
        remember(play, context)
        context.did = False

    def on_result(self, play: AlteredPlay, effect: Any, context: Context, result: Result) -> None:
        if not isinstance(effect, Compound):
            context.did = result is not Result.NOT_DONE


def _look_around(play: AlteredPlay) -> None:
    """An effect looks at what is in play, which counts as work (`Play.spend`)."""
    play.spend(len(play.state.in_play) // GLANCE)
