"""How Doomrock's cards are resolved: top to bottom, one effect at a time (DR-1.2). Pure.

The engine is the play's (`bot/rules/effects/engine.py`); here it is called with Doomrock's types.
"""

from collections.abc import Sequence

from bot.rules.effects import Amount
from bot.rules.effects.registry import Result
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import is_hero


async def run(play: DoomrockPlay, effects: Sequence[DoomrockEffect], context: Context) -> Result:
    """Resolve effects top to bottom; what has no legal object is skipped and the next one proceeds (DR-1.7)."""
    around, context.effects = context.effects, effects
    result = await play.effects.run(play, effects, context)
    context.effects = around
    return result


async def run_one(play: DoomrockPlay, effect: DoomrockEffect, context: Context) -> Result:
    """Resolve one effect, if its condition, tag and limit allow it."""
    return await play.effects.run_one(play, effect, context)


def amount(play: DoomrockPlay, value: Amount, context: Context) -> int:
    """The number behind an amount here and now."""
    return play.effects.amount(play, value, context)


def owner(play: DoomrockPlay, context: Context) -> int | None:
    """The seat of the player who decides what a card leaves open; None: the party does, by its leader (DR-1.4)."""
    if context.seat is not None:
        return context.seat
    hero = hero_of(context)
    return None if hero is None else play.state.hero(hero).seat


def decider(play: DoomrockPlay, context: Context) -> int:
    """The same where one seat must be named: the leader for the party."""
    seat = owner(play, context)
    return play.state.leader if seat is None else seat


def hero_of(context: Context) -> str | None:
    """The hero whose card it is; None for a card of the table or of an enemy."""
    return context.user if context.user is not None and is_hero(context.user) else None
