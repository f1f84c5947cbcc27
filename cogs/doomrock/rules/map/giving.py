"""Giving an unequipped item away. Pure."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import ask_party
from cogs.doomrock.state import DoomrockState


def item_options(state: DoomrockState, content: Any, deck: str) -> list[Option]:
    """Unequipped items of a deck as options, each name once."""
    found = [item for item in dict.fromkeys(state.items) if deck == "any" or content.items[item].deck == deck]
    return [Option(i, text("dr-option-item", item=f"@{i}"), text("dr-text", text=content.items[i].text)) for i in found]


def cheapest(content: Any) -> Callable[[list[Option]], str]:
    """The default for giving something away: a common item before an epic one."""
    return lambda options: min(options, key=lambda o: (content.items[o.id].deck == "epic", o.id)).id


async def give_item(play: DoomrockPlay, deck: str, ask: str, seat: int | None) -> None:
    """Somebody picks an unequipped item of the party, which is discarded."""
    state, content = play.state, play.content
    options = partial(item_options, state, content, deck)
    item = await ask_party(
        play, "doomrock.give", text(ask, deck=deck), options, lambda: cheapest(content)(options()), seat=seat
    )
    if item:
        state.items.remove(item)
        state.limbo.append(item)
        decks.discard(play, content.items[item].deck, item)
        play.say("dr-gave-item", item=f"@{item}")
