"""What follows what: choosing, arrows, each Ranger, entries, the end of a day (rules 9: flow). Pure."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects import shared
from bot.rules.effects.registry import Result, combined
from cogs.rangers.rules.by_hand import BY_HAND
from cogs.rangers.rules.cards.guide import read_entry
from cogs.rangers.rules.cards.quoting import quoted, what_it_does
from cogs.rangers.rules.cards.table import RangersPlay, targets
from cogs.rangers.rules.reading.cards import Context


async def choose(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`choose`: a card is bound to a name for what follows, or one of several ways is taken."""
    if effect.card is not None:
        found = await targets(play, effect.card, context, "choose")
        context.names[effect.name] = found
        return Result.DONE if found else Result.NOT_DONE
    does = [what_it_does(way.effects) for way in effect.ways]
    options = [
        Option(str(n), text("rangers-way", text=way.text), text("rangers-hint-way", says=does[n]) if does[n] else None)
        for n, way in enumerate(effect.ways)
    ]
    prompt = text("rangers-ask-way", **quoted(play, context.card, effect))
    answer = await play.ask(context.seat, "rangers.way", prompt, lambda: options)
    result: Result = await play.effects.run(play, effect.ways[int(answer)].effects, context)
    return result


async def attempt(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`attempt`: what follows the arrow needs all before it to be fully done (ER-1.2)."""
    results = [await play.effects.run_one(play, one, context) for one in effect.effects]
    return Result.DONE if combined(results) is Result.DONE else Result.NOT_DONE


async def each_ranger(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`each_ranger`: in seat order from the Lead; "you" is each in turn."""
    seats = [seat for seat in play.state.clockwise(play.state.lead) if not effect.others or seat != context.seat]
    results = [await play.effects.run(play, effect.effects, context.of(seat)) for seat in seats]
    return combined(results) if results else Result.NOT_DONE


async def entry(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`entry`: all read it."""
    await read_entry(play, effect.entry, context.card)
    return Result.DONE


async def travel(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`travel`: when the rest of its branch is done (ER-14.15)."""
    play.state.wants = f"travel:{effect.to or ''}"
    return Result.DONE


async def end_day(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`end_day`: when the rest of its branch is done; perhaps as if camped (ER-14.1)."""
    play.state.camped = effect.camped
    play.state.wants = "end:story"
    return Result.DONE


async def by_hand(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`by_hand`: whatever came of it, the Ranger has seen to it (ER-18.4)."""
    card = play.state.find(context.card)
    if card is None:
        return Result.NOT_DONE
    await BY_HAND.resolve(play, context.seat, card.card, effect.text)
    return Result.DONE


HANDLERS: Final = {
    "choose": choose,
    "if": shared.if_holds,
    "attempt": attempt,
    "each_ranger": each_ranger,
    "entry": entry,
    "travel": travel,
    "end_day": end_day,
    "by_hand": by_hand,
}
