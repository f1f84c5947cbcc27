"""Which coroutine carries out which verb of the vocabulary, and steps as a whole. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.game import StepFunction
from cogs.altered.rules.effects import costs, play_handlers, zone_handlers
from cogs.altered.rules.events.instead import CARRY_OUT
from cogs.altered.rules.play_card import play_now

HANDLERS: Final[Mapping[str, StepFunction]] = MappingProxyType(
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
        "roll": play_handlers.roll,
        "after_you": play_handlers.after_you,
        "win": play_handlers.win,
        "lock": play_handlers.lock,
        "next": play_handlers.next_card,
        "each": play_handlers.each,
        "choose": play_handlers.choose_modes,
        "pay": play_handlers.pay,
        CARRY_OUT: costs.carry_out,
    }
)
