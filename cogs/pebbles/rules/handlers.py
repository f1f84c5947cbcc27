"""What carries each effect out, and what the game answers for the effect engine. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.effects import Facts, effect_models, shared
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.registry import EffectRegistry, Result, result_of
from cogs.pebbles.content.vocabulary import CardEffect
from cogs.pebbles.rules.shore import Context, PebblesFacts, PebblesPlay, draw_coats, seats_meant, waves_seen
from cogs.pebbles.rules.stories import ShoreReader


class Stones:
    """The port of gain and lose: stones in pockets, by seat."""

    async def owners(self, play: PebblesPlay, effect: Any, context: Context) -> Sequence[str]:
        return [str(seat) for seat in seats_meant(play.state, effect.to, context)]

    def read(self, play: PebblesPlay, what: str, owner: str) -> int | None:
        return play.state.walkers[int(owner)].pocket

    def write(self, play: PebblesPlay, what: str, owner: str, n: int) -> None:
        play.state.walkers[int(owner)].pocket = n

    def on_changed(self, play: PebblesPlay, what: str, owner: str, change: int) -> None:
        if change:
            play.say("pebbles-gained" if change > 0 else "pebbles-lost", who=f"@seat:{owner}", n=abs(change))


class PebblesRules(EffectRules[PebblesPlay, Context]):
    """One for all tables: what it knows, it reads from the play."""

    def facts(self, look: PebblesPlay, context: Context) -> Facts:
        return PebblesFacts(look.state, look.content)

    def lacking(self, look: PebblesPlay, cost: int, context: Context) -> Text | None:
        assert context.seat is not None
        have = look.state.walkers[context.seat].pocket
        return text("pebbles-refused-poor", n=cost) if have < cost else None

    async def pay(self, play: PebblesPlay, cost: int, context: Context) -> None:
        assert context.seat is not None
        play.state.walkers[context.seat].pocket -= cost
        play.say("pebbles-lost", who=f"@seat:{context.seat}", n=cost)

    def on_used(self, play: PebblesPlay, effect: Any, context: Context) -> None:
        play.used(effect.do)


async def draw(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`draw`: coat cards for each who is meant."""
    seats = seats_meant(play.state, effect.to, context)
    return result_of(effect.n * len(seats), sum(draw_coats(play, seat, effect.n) for seat in seats))


async def look(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`look`: whoever has played it sees the next card, and decides once more (`stretch`)."""
    state, seat = play.state, context.seat
    if seat is None or not state.shore:
        return Result.NOT_DONE
    state.walkers[seat].has_looked = True
    play.tell(seat, "pebbles-looked", card=f"@{state.shore[-1]}")
    return Result.DONE


async def shelter(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`shelter`: until the next card of the shore has been dealt with."""
    for seat in seats_meant(play.state, "me", context):
        play.state.walkers[seat].is_dry = True
    return Result.DONE


async def sweep(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`sweep`: what is strewn goes into the pocket."""
    state, seat = play.state, context.seat
    if seat is None or not state.strewn:
        return Result.NOT_DONE
    n, state.strewn = state.strewn, 0
    state.walkers[seat].pocket += n
    play.say("pebbles-swept", who=f"@seat:{seat}", n=n)
    return Result.DONE


async def calm(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`calm`: the last wave goes to the bottom of the shore, so that it may come again (PB-8)."""
    state = play.state
    seen = waves_seen(state, play.content)
    if not seen:
        return Result.NOT_DONE
    place = len(state.turned) - 1 - state.turned[::-1].index(seen[-1])
    state.shore.insert(0, state.turned.pop(place))
    play.say("pebbles-calmed", wave=f"@{seen[-1]}")
    return Result.DONE


async def read(play: PebblesPlay, effect: Any, context: Context) -> Result:
    """`read`: those on the shore read an entry of the story, and any of them may choose."""
    await ShoreReader(play, play.content.stories, tuple(play.state.out)).read(effect.entry)
    return Result.DONE


async def throw(play: PebblesPlay, effect: Any, context: Context) -> int:
    """The die of `roll`."""
    face = play.roll("roll:find")[0]
    play.say("pebbles-rolled", n=face)
    return face


HANDLERS = {
    "gain": shared.gain(Stones()),
    "lose": shared.lose(Stones()),
    "pay": shared.pay,
    "roll": shared.roll(throw),
    "draw": draw,
    "look": look,
    "shelter": shelter,
    "sweep": sweep,
    "calm": calm,
    "read": read,
}


def pebbles_effects() -> EffectEngine[PebblesPlay, Context]:
    """The engine. Raises `ValueError` when an effect has no handler, or a handler no effect."""
    registry: EffectRegistry[PebblesPlay, Context] = EffectRegistry(effect_models(CardEffect), HANDLERS)
    return EffectEngine(registry, PebblesRules())
