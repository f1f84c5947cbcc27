"""Objects and hidden cards in and out of the lists of their zones. Pure.

An object that changes zone becomes a new object (AL-2.1); a card always goes to its owner's private zones (AL-2.2).
"""

from bot.rules.piles.pile import put_on_top, put_under
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.objects import IN_PLAY
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState, Obj, Orb


def take_out(state: AlteredState, obj: Obj) -> None:
    """Out of the list of its zone."""
    _zone(state, obj).remove(obj.id)
    del state.objects[obj.id]


def put_in(state: AlteredState, obj: Obj) -> None:
    """Into the list of its zone."""
    state.objects[obj.id] = obj
    _zone(state, obj).append(obj.id)


def _zone(state: AlteredState, obj: Obj) -> list[str]:
    if obj.zone in IN_PLAY:
        return state.in_play
    player = state.players[obj.owner]
    return {"reserve": player.reserve, "discard": player.discard}.get(obj.zone, state.limbo)


def new_object(state: AlteredState, card: str, owner: int, zone: str) -> Obj:
    """A fresh object with a new timestamp, without statuses and counters (AL-2.1)."""
    stamp = state.fresh_id()
    return Obj(f"o{stamp}", card, owner, owner, zone, stamp)


def start_counters(look: Look, obj: Obj) -> None:
    """What it enters play with."""
    for _, ability, passive in look.content.printed[obj.card].passives:
        if ability.condition is not None and not look.holds(ability.condition, obj.controller, obj):
            continue
        for name, n in passive.start.items():
            obj.counters[name] = obj.counters.get(name, 0) + n


def hide(play: AlteredPlay, owner: int, card: str, to: str) -> None:
    """A card that nobody sees any more: to the hand, the deck, or Mana."""
    player = play.state.players[owner]
    if to == "hand":
        player.hand.append(card)
    elif to == "deck_top":
        put_on_top(player.deck, [card])
    elif to == "deck_bottom":
        put_under(player.deck, [card])
    else:
        player.mana.append(Orb(card, ready=False))  # AL-4.6
