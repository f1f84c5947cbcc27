"""Blows, prevention, and what ends somebody's fight (LE-21, LE-24)."""

from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result, result_of
from cogs.evershade.rules.combat import hurt
from cogs.evershade.rules.combat.handlers.amounts import amount
from cogs.evershade.rules.field import areas, board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Coming, Deed
from cogs.evershade.rules.field.meant import heroes_meant, meant


async def damage(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-21.7: amounts are read once (LE-1.7), each target is finished before the next (LE-24.8)."""
    n = amount(play, effect.n, deed) + deed.weapon
    ignore = amount(play, effect.ignore, deed)
    lost = 0
    found = meant(play.state, play.content, effect.to, deed)
    if effect.area:
        found = await _in_area(play, effect, deed)
    for one in found:
        types = (*deed.types, *effect.types)
        lost += await hurt.strike(play, one, n, deed.actor, types, ignore=ignore, is_attack=deed.is_attack)
    return result_of(1, lost)


async def _in_area(play: CombatPlay, effect: Any, deed: Deed) -> list[str]:
    """LE-16.15: whom a diagram hits: of a character enemies, by the way that its player says (D28); of an enemy all
    but itself, so that most of the party are in it (LE-20.13)."""
    ways = areas.ways(play.state, play.content, deed.actor, effect.area)
    if board.is_foe(deed.actor) or not play.state.is_member(deed.actor):
        best = max(ways.values(), key=lambda models: sum(not board.is_foe(one) for one in models), default=[])
        return list(best)
    found = {way: [one for one in models if board.is_foe(one)] for way, models in ways.items()}
    able = {way: models for way, models in found.items() if models}
    if len(able) < 2:
        return next(iter(able.values()), [])
    options = [
        Option(way, text("evershade-option-area", way=way, who=[f"@{one}" for one in models]))
        for way, models in able.items()
    ]
    what = f"@{deed.card}" if deed.card else f"@{deed.actor}"
    prompt = text("evershade-ask-area", what=what)
    chosen = await play.ask(play.state.seat_of(deed.actor), "evershade.area", prompt, lambda: options)
    return next(models for way, models in able.items() if way == chosen)


async def prevent(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-21.1, LE-21.8: so much of the attack that is coming; with an `or` of what is left of it, and where both are,
    as whoever prevents it likes."""
    coming = deed.coming
    if coming is None:
        return Result.NOT_DONE
    damage, terror = (amount(play, n or 0, deed) for n in (effect.damage, effect.terror))
    if (other := effect.instead) is not None:
        damage = damage if other.damage is None else amount(play, other.damage, deed)
        terror = terror if other.terror is None else amount(play, other.terror, deed)
        if await _is_rather_terror(play, deed, coming, damage, terror):
            damage = 0
        else:
            terror = 0
    coming.prevented += damage
    coming.terror_prevented += terror
    return Result.DONE


async def _is_rather_terror(play: CombatPlay, deed: Deed, coming: Coming, damage: int, terror: int) -> bool:
    """LE-21.8: terror instead of damage; asked where there is some of both to be prevented."""
    left, fear = coming.damage - coming.prevented, coming.terror - coming.terror_prevented
    if left <= 0 or fear <= 0 or play.state.options.rulings == "at_first":
        return left <= 0 < coming.terror
    options = [
        Option("damage", text("evershade-option-prevent", what="damage", n=min(damage, left))),
        Option("terror", text("evershade-option-prevent", what="terror", n=min(terror, fear))),
    ]
    prompt = text("evershade-ask-prevent", who=f"@{deed.actor}", card=f"@{deed.card}", n=left, terror=fear)
    seat = play.state.seat_of(deed.actor)
    return await play.ask(seat, "evershade.prevent", prompt, lambda: options) == "terror"


async def defeat(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = [one for one in meant(play.state, play.content, effect.who, deed) if board.is_foe(one)]
    for one in found:
        await hurt.defeat(play, one)
    return result_of(1, len(found))


async def knock_out(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-24.1: no matter how many HP are left."""
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        await hurt.knock_out(play, hero)
    return result_of(1, len(found))


async def eliminate(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        await hurt.eliminate(play, hero)
    return result_of(1, len(found))


async def kill(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        await hurt.die(play, hero)
    return result_of(1, len(found))


async def stabilize(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-24.3: of somebody whose token lies there."""
    hero = play.state.hero(deed.target) if play.state.is_member(deed.target) else None
    if hero is None or hero.status != "knocked_out":
        return Result.NOT_DONE
    await hurt.stabilize(play, hero)
    return result_of(1, int(deed.target in play.state.fight.spaces))
