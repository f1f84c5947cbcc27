"""Which coroutine carries out which verb of the vocabulary. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cogs.altered import words, words_play
from cogs.altered.resolve import VerbRule

HANDLERS: Final[Mapping[str, VerbRule]] = MappingProxyType({
    "draw": words.draw,
    "discard": words.discard,
    "sacrifice": words.sacrifice,
    "send": words.send,
    "return": words.give_back,
    "to_deck_top": words.to_deck_top,
    "to_mana": words.to_mana,
    "resupply": words.resupply,
    "sabotage": words.sabotage,
    "exchange": words.exchange,
    "look": words.look_at,
    "gain": words_play.gain,
    "lose": words_play.lose,
    "create": words_play.create,
    "advance": words_play.advance,
    "switch": words_play.switch,
    "exhaust": words_play.exhaust,
    "ready": words_play.ready,
    "play": words_play.play_now,
    "activate": words_play.activate,
    "roll": words_play.roll,
    "after_you": words_play.after_you,
    "win": words_play.win,
    "lock": words_play.lock,
    "next": words_play.next_card,
    "each": words_play.each,
    "choose": words_play.choose_modes,
    "pay": words_play.pay,
})  # fmt: skip
