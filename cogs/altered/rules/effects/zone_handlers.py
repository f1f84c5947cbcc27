"""The verbs that move cards between zones: draw (AL-13.1), discard (AL-13.2), sacrifice, send (AL-13.4), return
(AL-13.5), top of the deck (AL-13.6), Mana (AL-13.7), Resupply, Sabotage, exchange, look. Pure."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result
from bot.rules.piles import pile
from bot.rules.piles.deck import Deck
from bot.rules.piles.pile import take_all
from cogs.altered.content.vocabulary import (
    Discard,
    Draw,
    Exchange,
    LookAt,
    Resupply,
    Return,
    Sabotage,
    Sacrifice,
    Send,
    ToDeckTop,
    ToMana,
)
from cogs.altered.rules.events.acts import Act, Outcome
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.reading.boards import Board, without
from cogs.altered.rules.reading.ids import hand_ids
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import card_options
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine, number
from cogs.altered.rules.resolving.picking import choose, objects, players
from cogs.altered.state import MENDED, Obj


def result(is_done: bool) -> Result:
    """Of a step that happens or does not."""
    return Result.DONE if is_done else Result.NOT_DONE


def done(ctx: Context, outcome: Outcome) -> Result:
    """Follow what a step was about to where it went; whether anything happened (AL-7.12)."""
    if ctx.last is not None:
        ctx.last = [outcome.new.get(oid, oid) for oid in ctx.last]
    if ctx.it in outcome.new:
        ctx.it = outcome.new[ctx.it]
    if ctx.me in outcome.new:  # the effect that moved it can find it (AL-2.1)
        ctx.me = outcome.new[ctx.me]
    return result(outcome.happened)


async def refill(play: AlteredPlay, seat: int, n: int) -> None:
    """If the deck has fewer than n cards, the Discard is shuffled under it (AL-2.5)."""
    state = play.state
    player = state.players[seat]
    if len(player.deck) >= n or not player.discard:
        return
    if state.options.deck_out == "ask":
        options = [Option("yes", text("al-option-yes")), Option("no", text("al-option-no"))]
        if await play.ask(seat, "altered.reshuffle", text("al-ask-reshuffle"), lambda: options) == "no":
            return
        player = play.state.players[seat]
    cards = [state.objects.pop(oid).card for oid in take_all(player.discard)]
    back = Deck(f"deck:{seat}", player.deck, cards, is_first_on_top=False).reshuffle(play)
    play.say("al-reshuffles", seat=f"@seat:{seat}", n=back)


async def draw(play: AlteredPlay, step: Draw, ctx: Context) -> Result:
    n = number(play, ctx, step.n)
    acts = []
    for seat in players(ctx, step.player, play.state.initiative()):
        await refill(play, seat, n)
        if play.state.players[seat].deck:
            acts.append(Act("draw", seat, n=n))
    return done(ctx, await perform(play, acts))


async def discard(play: AlteredPlay, step: Discard, ctx: Context) -> Result:
    if step.who is not None:
        return await _to(play, step, ctx, "discard")
    acts: list[Act] = []
    for seat in players(ctx, step.player, play.state.initiative()):  # first choices stay hidden until all chose (E-16)
        chosen = await from_hand(play, seat, step.hand)
        acts += [Act("take", seat, card=ref, source="hand", to="discard") for ref in chosen]
    return done(ctx, await perform(play, acts))


async def from_hand(play: AlteredPlay, seat: int, n: int) -> list[str]:
    """So many cards of a hand to be discarded (D11); who is absent gives the dearest."""
    hand = play.state.players[seat].hand
    if not hand:
        return []
    names = hand_ids(hand)
    options = card_options(play.content, names)
    n = min(n, len(hand))
    costs = play.content.cards
    dear = sorted(names, key=lambda i: -costs[names[i]].hand_cost)[:n]
    prompt = text("al-ask-discard", n=n)
    picks = await play.ask_some(
        seat, "altered.discard", prompt, lambda: options, n, n, private=True, default=lambda: list(dear)
    )
    return [names[i] for i in picks]


async def sacrifice(play: AlteredPlay, step: Sacrifice, ctx: Context) -> Result:
    """AL-13.3: whoever sacrifices chooses; who has nothing skips (E-15)."""
    acts = []
    if step.me:
        if ctx.me is not None:
            acts.append(Act("move", obj=ctx.me, to="discard", sacrificed=True))
    else:
        order = players(ctx, step.player, play.state.initiative())
        for place, seat in enumerate(order, 1):
            found = _own(play, step, ctx, seat)
            if found:
                gone = [act.obj for act in acts]
                board = partial(_without_all, play, step, ctx, gone, order[place:])
                chosen = await choose(play, seat, ctx, found, board=board)
                acts.append(Act("move", obj=chosen, to="discard", sacrificed=True))
    return done(ctx, await perform(play, acts))


def _own(play: AlteredPlay, step: Sacrifice, ctx: Context, seat: int) -> list[Obj]:
    """What a player may sacrifice."""
    found = Look(play.state, play.content).find(step.who, ctx.seat, mine(play, ctx))
    return [one for one in found if one.controller == seat]


def _without_all(
    play: AlteredPlay, step: Sacrifice, ctx: Context, gone: Sequence[str], later: Sequence[int], chosen: str
) -> Board:
    """The table when all who sacrifice have; None: somebody after this one can still choose (later: their seats)."""
    others = [_own(play, step, ctx, seat) for seat in later]
    if any(len(own) > 1 for own in others):
        return None
    now = play.state
    for oid in (*gone, *(own[0].id for own in others if own)):
        now = without(now, oid) or now
    return without(now, chosen)


async def _to(play: AlteredPlay, step: Any, ctx: Context, zone: str, **more: Any) -> Result:
    found = await objects(play, step, ctx)
    return done(ctx, await perform(play, [Act("move", obj=oid, to=zone, **more) for oid in found]))


async def send(play: AlteredPlay, step: Send, ctx: Context) -> Result:
    return await _to(play, step, ctx, "reserve", exhausted=step.exhausted)


async def give_back(play: AlteredPlay, step: Return, ctx: Context) -> Result:
    return await _to(play, step, ctx, "hand")


async def to_deck_top(play: AlteredPlay, step: ToDeckTop, ctx: Context) -> Result:
    return await _to(play, step, ctx, "deck_top")


async def to_mana(play: AlteredPlay, step: ToMana, ctx: Context) -> Result:
    if step.who is not None:
        return await _to(play, step, ctx, "mana")
    await refill(play, ctx.seat, step.top)
    play.say("al-mana", seat=f"@seat:{ctx.seat}", n=step.top)
    acts = [Act("take", ctx.seat, source="deck", to="mana", exhausted=True)] * number(play, ctx, step.top)
    return done(ctx, await perform(play, acts))


async def resupply(play: AlteredPlay, step: Resupply, ctx: Context) -> Result:
    """AL-13.8: the top card of the deck to the Reserve."""
    n = number(play, ctx, step.n)
    acts: list[Act] = []
    for seat in players(ctx, step.player, play.state.initiative()):
        await refill(play, seat, n)
        acts += [Act("take", seat, source="deck", to="reserve", what="resupply", exhausted=step.exhausted)] * n
    outcome = await perform(play, acts)
    ctx.last = outcome.shown
    return result(outcome.happened)


async def sabotage(play: AlteredPlay, step: Sabotage, ctx: Context) -> Result:
    """AL-13.9: up to one target card of any Reserve is discarded."""
    return await _to(play, step, ctx, "discard")


async def exchange(play: AlteredPlay, step: Exchange, ctx: Context) -> Result:
    """AL-13.13: two moves at once."""
    first, second = await objects(play, step, ctx), await objects(play, step, ctx, "other")
    if not first or not second:
        return Result.NOT_DONE
    one, two = play.state.objects[first[0]], play.state.objects[second[0]]
    acts = [
        _swap(one.id, two.zone, two.expedition, two.controller),
        _swap(two.id, one.zone, one.expedition, one.controller),
    ]
    return done(ctx, await perform(play, acts))


def _swap(oid: str, zone: str, expedition: str | None, seat: int) -> Act:
    return Act("move", seat, obj=oid, to=zone, exp=expedition or "")


async def look_at(play: AlteredPlay, step: LookAt, ctx: Context) -> Result:
    """The top cards for one player's eyes: some are taken, the rest goes where the card says."""
    state, seat = play.state, ctx.seat
    await refill(play, seat, step.n)
    player = play.state.players[seat]
    n = min(step.n, len(player.deck))
    if not n:
        return Result.NOT_DONE
    player.looked = pile.draw(player.deck, n)
    ctx.is_told = True  # and nobody is told whether they found what they looked for
    public = text("al-looks", seat=f"@seat:{seat}", n=n)
    play.tell(seat, "al-you-look", public=public, cards=[f"@{c}" for c in player.looked])
    names = hand_ids(player.looked)
    options = card_options(play.content, names)
    most = min(step.take, n)
    must = not step.up_to and state.options.rulings == MENDED  # AL-7.12
    picks = await play.ask_some(
        seat,
        "altered.look",
        text("al-ask-look", card=f"@{ctx.card}", n=step.take, to=step.to, rest=step.rest, must=must),
        lambda: options,
        most if must else 0,
        most,
        private=True,
        reveals=True,
    )
    taken = [names[i] for i in picks]
    rest = list(state.players[seat].looked)
    for ref in taken:
        rest.remove(ref)
    if step.rest == "top":
        rest.reverse()
    where = {"top": "deck_top", "bottom": "deck_bottom", "discard": "discard"}[step.rest]
    if taken and step.to != "reserve":
        play.say("al-takes", seat=f"@seat:{seat}", n=len(taken), to=step.to)
    acts = [Act("take", seat, card=ref, source="looked", to=step.to, exhausted=step.to == "mana") for ref in taken]
    acts += [Act("take", seat, card=ref, source="looked", to=where) for ref in rest]
    outcome = await perform(play, acts)
    ctx.last = [oid for oid in outcome.shown if state.objects[oid].zone == "reserve"]
    return result(bool(taken))
