"""Paying (AL-7.4, AL-9.2): all parts of a cost together and in full, as one event. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Option, Text, text
from bot.rules.effects.registry import Result
from cogs.altered.content.filters import Cost, Filter, Pick
from cogs.altered.content.vocabulary import PlayCard, Steps, Verb
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import Board, without
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import AIMED, object_option
from cogs.altered.rules.reading.outcomes import after_steps, nothing_sure
from cogs.altered.rules.resolving.asking import BACK, ask_turn
from cogs.altered.rules.resolving.context import AlteredPlay, Context, because, mine, remember, words_of
from cogs.altered.rules.resolving.declaring import declare, parts, tough_of
from cogs.altered.rules.resolving.picking import choose
from cogs.altered.state import FEWEST, Obj

FREE = Cost()
OBJECTS = ("discard", "sacrifice", "exhaust")


def refusal(look: Look, cost: Cost, seat: int, me: Obj | None, extra_mana: int = 0) -> Text | None:
    """Why a cost cannot be paid now, or None (AL-7.13)."""
    mana = cost.mana + extra_mana
    if mana > look.ready_orbs(seat):
        return text("al-not-enough-mana", need=mana, have=look.ready_orbs(seat))
    now = look.state.objects.get(me.id) if me is not None else None
    if cost.exhaust_me and (now is None or now.exhausted):  # AL-7.10
        return text("al-card-exhausted", card=f"@{me.card}" if me is not None else "")
    if (cost.discard_me or cost.sacrifice_me) and now is None:
        return text("al-not-in-zone")
    if any(now is None or now.counters.get(name, 0) < n for name, n in cost.spend.items()):
        return text("al-no-counters", names=list(cost.spend))
    for name in OBJECTS:
        if getattr(cost, name) is not None and not payable(look, name, getattr(cost, name), seat, me):
            return text("al-nothing-to-pay", what=name)
    return None


def payable(look: Look, name: str, wanted: Filter, seat: int, me: Obj | None) -> list[Obj]:
    """The objects with which a part of a cost can be paid: one's own but not the card itself, for which there are
    costs of their own; ready ones if they are to be exhausted."""
    return [
        o
        for o in look.find(wanted, seat, me)
        if o.controller == seat and (me is None or o.id != me.id) and not (name == "exhaust" and o.exhausted)
    ]


def leaving(cost: Cost, me: str | None) -> Sequence[str] | None:
    """Who leaves when it is paid; None: that is chosen."""
    if cost.sacrifice is not None or cost.discard is not None:
        return None
    return (me,) if me is not None and (cost.sacrifice_me or cost.discard_me) else ()


async def pay(play: AlteredPlay, cost: Cost, ctx: Context, extra_mana: int = 0, steps: Steps = ()) -> None:
    """Pay it in one event; who pays chooses the objects. steps: what it is paid for."""
    remember(play, ctx)
    acts = [Act("pay", ctx.seat, n=cost.mana + extra_mana)]
    if ctx.me is not None:
        if cost.exhaust_me:
            acts.append(Act("exhaust", obj=ctx.me))
        if cost.discard_me:
            acts.append(Act("move", obj=ctx.me, to="discard"))
        if cost.sacrifice_me:
            acts.append(Act("move", obj=ctx.me, to="discard", sacrificed=True))
        acts += [Act("spend", obj=ctx.me, what=name, n=n) for name, n in cost.spend.items()]
    for name in OBJECTS:
        wanted = getattr(cost, name)
        if wanted is not None:
            chosen = ctx.paying.get(name, "")
            if not chosen:
                look = Look(play.state, play.content)
                found = payable(look, name, wanted, ctx.seat, mine(play, ctx))
                board = nothing_sure if name == "exhaust" else partial(_paid, play, ctx, steps)
                chosen = await choose(play, ctx.seat, ctx, found, board=board)
            if name == "exhaust":
                acts.append(Act("exhaust", obj=chosen))
            else:
                acts.append(Act("move", obj=chosen, to="discard", sacrificed=name == "sacrifice"))
    outcome = await perform(play, acts)
    if ctx.me in outcome.new:
        ctx.me = outcome.new[ctx.me]


async def declare_payment(play: AlteredPlay, cost: Cost, ctx: Context, trying: Callable[[Context], Board]) -> bool:
    """Choose the objects of a cost before anything is paid (AL-7.2, AL-7.15), with the way back; False then. trying:
    what is declared -> the table after it."""
    for name in OBJECTS:
        wanted = getattr(cost, name)
        if wanted is None:
            continue
        look = Look(play.state, play.content)
        found = payable(look, name, wanted, ctx.seat, mine(play, ctx))
        if len(found) == 1:
            ctx.paying[name] = found[0].id
            continue
        aimed = {one for named in ctx.chosen.values() for one in named}
        options = [payee(look, obj, ctx.seat, is_aimed=obj.id in aimed) for obj in found]
        cheapest = min(found, key=lambda o: (o.id in aimed, look.card(o).hand_cost, o.stamp)).id
        prompt = text("al-ask-payment", card=f"@{ctx.card}", what=name)
        options.append(Option(BACK, text("al-option-back")))
        board = partial(_declared, trying, ctx, name)
        answer = await ask_turn(play, ctx.seat, "altered.payment", prompt, options, cheapest, board)
        if answer == BACK:
            return False
        ctx.paying[name] = answer
    return True


def payee(look: Look, obj: Obj, reader: int, *, is_aimed: bool) -> Option:
    """Something to pay with. is_aimed: whether what is paid for is meant for it: then it is not like a copy of it that
    is not, and giving it up is hardly ever wanted."""
    option = object_option(look, obj, reader)
    return replace(option, label=text(AIMED, what=option.label), alike="", usual=False) if is_aimed else option


def _declared(trying: Callable[[Context], Board], ctx: Context, name: str, oid: str) -> Board:
    """The table after all that is declared, with this object as the payment of this name."""
    return trying(replace(ctx, paying={**ctx.paying, name: oid}))


def _paid(play: AlteredPlay, ctx: Context, steps: Steps, oid: str) -> Board:
    """The table when this object has been given up, and whoever was chosen is no longer as before."""
    now: Board = play.state
    declared = list(parts(steps, play.content, ctx.modes))
    if len(declared) == 1 and isinstance(pick := declared[0][1], Pick):
        for one in ctx.chosen.get(declared[0][0], ()):
            now = now and after_steps(now, steps, pick, one)
    elif not is_aside(steps):
        return None
    return now and without(now, oid)


async def offer(play: AlteredPlay, cost: Cost, ctx: Context, steps: Steps) -> bool:
    """You may pay: asked only when it can be paid, which everybody can see (D10). Targets are chosen after the yes."""
    look = Look(play.state, play.content)
    if refusal(look, cost, ctx.seat, mine(play, ctx)) is not None:
        return False
    if play.state.options.vain_questions == FEWEST and all(_plays_nothing(look, step, ctx.seat) for step in steps):
        return False
    options = [Option("pay", _price(look, cost, ctx, mine(play, ctx)), usual=False), Option("no", text("al-option-no"))]
    prompt = because(ctx, text("al-ask-pay", card=f"@{ctx.card}", text=words_of(play, ctx)))
    if await play.ask(ctx.seat, "altered.pay", prompt, lambda: options, default=lambda: "no") == "no":
        return False
    budget, ctx.leaves = look.ready_orbs(ctx.seat) - cost.mana, leaving(cost, ctx.me)
    if not await declare(play, steps, ctx, own_turn=False, budget=budget):
        return False
    await pay(play, cost, ctx, tough_of(play, steps, ctx), steps)
    return True


def _price(look: Look, cost: Cost, ctx: Context, me: Obj | None) -> Text:
    """What is paid: Mana, or who is given up, by name where nobody else can be."""
    name = next((name for name in OBJECTS if getattr(cost, name) is not None), "")
    if not name:
        return text("al-option-pay", n=cost.mana)
    found = payable(look, name, getattr(cost, name), ctx.seat, me)
    only = f"@{found[0].card}" if len(found) == 1 else "none"
    return text("al-option-price", what=name, card=only, n=cost.mana)


def _plays_nothing(look: Look, step: Verb, seat: int) -> bool:
    """Whether a step would play a card from the Reserve where none fits, as all see."""
    if not isinstance(step, PlayCard) or step.which.zone != "reserve":
        return False
    return all(obj.owner != seat for obj in look.find(step.which, seat))


async def carry_out(play: AlteredPlay, steps: Steps, ctx: Context) -> Result:
    """Steps whose targets are chosen only now, at no cost but their Tough."""
    await declare(play, steps, ctx, own_turn=False)
    tough = tough_of(play, steps, ctx)
    if tough:
        if not await offer_tough(play, ctx, tough, Look(play.state, play.content).ready_orbs(ctx.seat)):
            return Result.NOT_DONE
        await pay(play, FREE, ctx, tough)
    return await play.effects.run(play, steps, ctx)


async def offer_tough(play: AlteredPlay, ctx: Context, n: int, have: int) -> bool:
    """D12: what targets without its Tough being paid ceases without effect (AL-9.12)."""
    options = [Option("fizzle", text("al-option-fizzle"))]
    if n <= have:
        options.insert(0, Option("pay", text("al-option-pay", n=n)))
    answer = await play.ask(ctx.seat, "altered.tough", text("al-ask-tough", card=f"@{ctx.card}", n=n), lambda: options)
    if answer == "fizzle":
        ctx.is_told = True
        play.say("al-fizzles", card=f"@{ctx.card}")
    return answer == "pay"
