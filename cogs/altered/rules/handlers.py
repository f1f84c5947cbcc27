"""Which coroutine carries out which verb of the vocabulary. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cogs.altered.rules import play_handlers
from cogs.altered.rules.effects import zone_handlers
from cogs.altered.rules.reading.resolution import VerbRule

HANDLERS: Final[Mapping[str, VerbRule]] = MappingProxyType(
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
        "play": play_handlers.play_now,
        "activate": play_handlers.activate,
        "roll": play_handlers.roll,
        "after_you": play_handlers.after_you,
        "win": play_handlers.win,
        "lock": play_handlers.lock,
        "next": play_handlers.next_card,
        "each": play_handlers.each,
        "choose": play_handlers.choose_modes,
        "pay": play_handlers.pay,
    }
)
