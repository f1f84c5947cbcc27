"""The effect engine of Earthborne Rangers: every word of the vocabulary with its handler. Pure."""

from typing import Any

from bot.rules.effects import Facts, effect_models
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.registry import EffectRegistry
from cogs.rangers.content.vocabulary.effects import AnyEffect
from cogs.rangers.rules.cards.table import RangersPlay, board
from cogs.rangers.rules.effects import campaign, flow, position, rangers, tokens, trials
from cogs.rangers.rules.reading.cards import Context


class RangersRules(EffectRules[RangersPlay, Context]):
    """One for all tables: what it knows, it reads from the play."""

    def facts(self, look: RangersPlay, context: Context) -> Facts:
        return board(look).facts(context)

    def on_used(self, play: RangersPlay, effect: Any, context: Context) -> None:
        play.used(effect.do)


def rangers_effects() -> EffectEngine[RangersPlay, Context]:
    """The engine. Raises `ValueError` when an effect has no handler, or a handler no effect."""
    rooms = (tokens, position, rangers, trials, flow, campaign)
    handlers = {name: handler for room in rooms for name, handler in room.HANDLERS.items()}
    registry: EffectRegistry[RangersPlay, Context] = EffectRegistry(effect_models(AnyEffect), handlers)
    return EffectEngine(registry, RangersRules())
