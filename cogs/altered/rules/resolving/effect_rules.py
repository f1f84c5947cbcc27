"""What Altered answers for the effect engine: no effect waits, is limited or costs by itself (AL-9.1). Pure.

Nobody acts between the steps (AL-7.14); what is impossible is skipped and the rest happens (AL-7.12).
"""

from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.engine import EffectRules
from bot.rules.effects.facts import Facts
from bot.rules.effects.registry import Result
from cogs.altered.content.vocabulary import Compound, Sacrifice, Verb
from cogs.altered.rules.reading.bounds import GLANCE
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.asking import told_consent
from cogs.altered.rules.resolving.context import AlteredPlay, Context, because, mine, moment, remember, words_of
from cogs.altered.rules.resolving.declaring import is_of_use
from cogs.altered.state import ASKED

GIVEN_UP = ("sacrifice", "discard", "exhaust", "send", "return", "to_deck_top", "to_mana", "lose")
"""Verbs of which nobody can say that most people would want them: they cost something that is there."""


class AlteredEffectRules(EffectRules[AlteredPlay, Context]):
    """`did` of the context is what "if you do" asks about."""

    def facts(self, look: AlteredPlay, context: Context) -> Facts:
        return moment(look, context)

    async def is_wanted(self, play: AlteredPlay, effect: Verb, context: Context) -> bool:  # D9
        if _is_vain(play, effect, context):
            return False
        does = text("al-verb", what=effect.do)
        says = words_of(play, context)
        prompt = because(context, text("al-ask-may", card=f"@{context.card}", what=does, text=says))
        yes = Option(
            "yes", text("al-option-yes"), usual=effect.do not in GIVEN_UP and is_of_use(play, (effect,), context)
        )
        options = [yes, Option("no", text("al-option-no"))]
        answer = await play.ask(
            context.seat,
            "altered.may",
            prompt,
            partial(list, options),
            default=partial(str, "no"),
            explain=partial(told_consent, play, context, effect),
        )
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


def _is_vain(play: AlteredPlay, effect: Verb, context: Context) -> bool:
    """Whether there is nothing to sacrifice for whoever may, as all see: then nobody is asked for it."""
    if play.state.options.vain_questions == ASKED or not isinstance(effect, Sacrifice):
        return False
    if effect.me or effect.player != "me":
        return False
    found = Look(play.state, play.content).find(effect.who, context.seat, mine(play, context))
    return all(obj.controller != context.seat for obj in found)


def _look_around(play: AlteredPlay) -> None:
    """An effect looks at what is in play, which counts as work (`Play.spend`)."""
    play.spend(len(play.state.in_play) // GLANCE)
