"""The verbs that work on what is in play (AL-13): statuses and counters, tokens, markers, switching, exhausting, dice,
modifiers, modes, loops and payments. Pure."""

from collections.abc import Sequence

from bot.rules.effects.registry import Result, combined, result_of
from cogs.altered.content.filters import STATUSES
from cogs.altered.content.vocabulary import (
    Activate,
    Advance,
    AfterYou,
    Choose,
    Create,
    Each,
    Exhaust,
    Gain,
    Instead,
    Lock,
    Lose,
    Next,
    Pay,
    Ready,
    Roll,
    Switch,
    Win,
)
from cogs.altered.rules.effects import costs
from cogs.altered.rules.effects.zone_handlers import done, result
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.events.reacting import would_wake
from cogs.altered.rules.events.triggers import awaken
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine, number
from cogs.altered.rules.resolving.picking import expeditions, objects, pick_expedition
from cogs.altered.state import LOSSES, Floating, opposing


async def gain(play: AlteredPlay, step: Gain, ctx: Context) -> Result:
    """AL-13.11: a maximum caps the result, not the gain."""
    found = await objects(play, step, ctx)
    n = 1 if step.what in STATUSES else number(play, ctx, step.n)
    acts = []
    for oid in found:
        have = play.state.objects[oid].counters.get(step.what, 0)
        acts.append(Act("gain", obj=oid, what=step.what, n=n if step.most is None else min(n, step.most - have)))
    return done(ctx, await perform(play, acts))


async def lose(play: AlteredPlay, step: Lose, ctx: Context) -> Result:
    found = await objects(play, step, ctx)
    n = number(play, ctx, step.n)
    return done(ctx, await perform(play, [Act("lose", obj=oid, what=step.what, n=n) for oid in found]))


async def create(play: AlteredPlay, step: Create, ctx: Context) -> Result:
    """AL-13.10: in one's own expeditions, or in somebody else's when the card says so."""
    token = play.content.tokens[step.token]
    n = number(play, ctx, step.n)
    if n <= 0:
        ctx.last = []
        return Result.NOT_DONE
    if step.at == "pick":
        places: Sequence[tuple[int, str]] = [(ctx.seat, await pick_expedition(play, step, ctx, n, would_wake))]
    else:
        places = expeditions(play, step, ctx)
    acts = [Act("create", seat, card=token, exp=exp) for seat, exp in places for _ in range(n)]
    outcome = await perform(play, acts)
    ctx.last = [fact.obj for fact in outcome.facts if fact.kind == "joins"]
    return result(outcome.happened)


async def advance(play: AlteredPlay, step: Advance, ctx: Context) -> Result:
    """So many events of one region each (AL-1.5)."""
    places = expeditions(play, step, ctx)
    moved = 0
    for _ in range(abs(step.n)):
        sign = 1 if step.n > 0 else -1
        outcome = await perform(play, [Act("advance", seat, exp=exp, n=sign) for seat, exp in places])
        moved += outcome.happened
    return result_of(abs(step.n), moved)


async def switch(play: AlteredPlay, step: Switch, ctx: Context) -> Result:
    found = await objects(play, step, ctx)
    return done(ctx, await perform(play, [Act("switch", obj=oid) for oid in found]))


async def exhaust(play: AlteredPlay, step: Exhaust, ctx: Context) -> Result:
    found = await objects(play, step, ctx)
    outcome = await perform(play, [Act("exhaust", obj=oid) for oid in found])
    for fact in outcome.facts if play.state.options.telling in LOSSES else ():
        if fact.kind == "exhausted" and (gone := play.state.objects.get(fact.obj)) is not None:
            play.say("al-exhausted", seat=f"@seat:{gone.controller}", card=f"@{gone.card}")
    return done(ctx, outcome)


async def ready(play: AlteredPlay, step: Ready, ctx: Context) -> Result:
    acts = [Act("ready_orbs", ctx.seat, n=step.orbs)] if step.orbs else []
    if step.who is not None:
        acts += [Act("ready", obj=oid) for oid in await objects(play, step, ctx)]
    return done(ctx, await perform(play, acts))


async def activate(play: AlteredPlay, step: Activate, ctx: Context) -> Result:
    """Icons once more: they become pending reactions."""
    look = Look(play.state, play.content)
    found = await objects(play, step, ctx)
    return result(any([awaken(play, look, play.state.objects[oid], step.icons) for oid in found]))


async def throw(play: AlteredPlay, step: Roll, ctx: Context) -> int:
    """AL-13.12: modifiers before the table."""
    face = play.roll("roll", 1)[0]
    play.say("al-rolls", seat=f"@seat:{ctx.seat}", n=face)
    ctx.rolled = face + number(play, ctx, step.plus)
    await perform(play, [Act("rolled", ctx.seat)])
    ctx.did = True
    return ctx.rolled


async def after_you(play: AlteredPlay, step: AfterYou, ctx: Context) -> Result:
    """AL-6.4: the turn ends as if a card had been played; nobody has passed."""
    if play.state.turn != ctx.seat:
        return Result.NOT_DONE
    play.state.turn_over = True
    play.say("al-after-you", seat=f"@seat:{ctx.seat}")
    return Result.DONE


async def win(play: AlteredPlay, step: Win, ctx: Context) -> Result:
    """AL-12.11: in its event."""
    outcome = await perform(play, [Act("win", ctx.seat if step.player == "me" else opposing(ctx.seat))])
    return result(outcome.happened)


async def lock(play: AlteredPlay, step: Lock, ctx: Context) -> Result:
    """AL-10.13: until the end of Night; only forward moves are stopped."""
    places = expeditions(play, step, ctx)
    for seat, exp in places:
        play.state.floating.append(Floating("lock", seat, "day", expedition=exp))
        play.say("al-locked", seat=f"@seat:{seat}", exp=exp)
    return result(bool(places))


async def next_card(play: AlteredPlay, step: Next, ctx: Context) -> Result:
    """AL-7.11: waits for the next fitting card of this player."""
    path = play.content.path_of(step)
    play.state.floating.append(Floating("next", ctx.seat, step.until, ctx.card, path, me=ctx.me))
    return Result.DONE


async def each(play: AlteredPlay, step: Each, ctx: Context) -> Result:
    """A loop; the objects are those that fit when it begins."""
    look = Look(play.state, play.content)
    results = []
    for oid in [o.id for o in look.find(step.objects, ctx.seat, mine(play, ctx))]:
        if oid in play.state.objects:
            ctx.it = oid
            results.append(await costs.carry_out(play, step.steps, ctx))
    ctx.it = None
    return combined(results)


async def choose_modes(play: AlteredPlay, step: Choose, ctx: Context) -> Result:
    """The modes declared up front, in the order printed."""
    places = sorted(ctx.modes.get(play.content.path_of(step), ()))
    return combined([await play.effects.run(play, step.modes[place], ctx) for place in places])


async def pay(play: AlteredPlay, step: Pay, ctx: Context) -> Result:
    """An internal action (D10): its targets are chosen when it is reached, Tough is paid with it (AL-8.12)."""
    if not await costs.offer(play, step.price, ctx, step.steps):
        return Result.NOT_DONE
    ctx.did = True
    return await play.effects.run(play, step.steps, ctx)


async def instead(play: AlteredPlay, step: Instead, ctx: Context) -> Result:
    """What takes the place of a part of an event (AL-9.4)."""
    return await costs.carry_out(play, step.steps, ctx)
