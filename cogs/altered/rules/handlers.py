"""Altered's effects, ready to run: which coroutine carries out which verb of the vocabulary. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.effects import effect_models, shared
from bot.rules.effects.engine import EffectEngine
from bot.rules.effects.registry import EffectRegistry, Handler
from cogs.altered.content.vocabulary import Instead, Step
from cogs.altered.rules.effects import play_handlers, zone_handlers
from cogs.altered.rules.play_card import play_now
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.effect_rules import AlteredEffectRules

HANDLERS: Final[Mapping[str, Handler[AlteredPlay, Context]]] = MappingProxyType(
    {
        "draw": zone_handlers.draw,
        "discard": zone_handlers.discard,
        "sacrifice": zone_handlers.sacrifice,
        "send": zone_handlers.send,
        "return": zone_handlers.give_back,
        "to_deck_top": zone_handlers.to_deck_top,
        "to_mana": zone_handlers.to_mana,
        "resupply": zone_handlers.resupply,
        "sabotage": zone_handlers.sabotage,
        "exchange": zone_handlers.exchange,
        "look": zone_handlers.look_at,
        "gain": play_handlers.gain,
        "lose": play_handlers.lose,
        "create": play_handlers.create,
        "advance": play_handlers.advance,
        "switch": play_handlers.switch,
        "exhaust": play_handlers.exhaust,
        "ready": play_handlers.ready,
        "play": play_now,
        "activate": play_handlers.activate,
        "roll": shared.roll(play_handlers.throw),
        "after_you": play_handlers.after_you,
        "win": play_handlers.win,
        "lock": play_handlers.lock,
        "next": play_handlers.next_card,
        "each": play_handlers.each,
        "choose": play_handlers.choose_modes,
        "pay": play_handlers.pay,
        "instead": play_handlers.instead,
    }
)

EFFECTS: Final = EffectEngine(EffectRegistry((*effect_models(Step), Instead), HANDLERS), AlteredEffectRules())
