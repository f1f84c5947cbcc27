"""Playing cards (AL-7): the declaration as one private sequence, payment, resolution. Pure.

Until the declaration is whole nothing has changed: Back leads to the turn's question again (AL-7.2).
"""

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result
from cogs.altered.content.cards import Ability, Card, CostOption
from cogs.altered.content.vocabulary import PlayCard
from cogs.altered.rules.by_hand import by_hand
from cogs.altered.rules.effects import costs
from cogs.altered.rules.effects.vain import resolve
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.events.triggers import once_stamp, pend
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import Board, with_play
from cogs.altered.rules.reading.standing import after, expedition_options
from cogs.altered.rules.resolving.asking import BACK, ask_turn
from cogs.altered.rules.resolving.chosen import chosen_names, confirmed_names
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import declare, tough_of
from cogs.altered.rules.resolving.picking import fitting_hand
from cogs.altered.rules.turn_options import refused, spell_of
from cogs.altered.state import Obj

WITH_EXPEDITION = ("character", "expedition_permanent")


async def use_quick(play: AlteredPlay, seat: int, path: str, oid: str) -> bool:
    """A quick action or support ability: declare, pay, resolve. False: taken back, nothing has changed."""
    state, content = play.state, play.content
    obj = state.objects[oid]
    ability: Ability = content.ability(path)
    ctx = Context(seat, obj.card, oid, leaves=costs.leaving(ability.cost, oid))
    look = Look(state, content)
    budget = look.ready_orbs(seat) - ability.cost.mana
    if not await declare(play, ability.do, ctx, own_turn=True, budget=budget):
        return False
    if not await costs.declare_payment(play, ability.cost, ctx, steps=ability.do):
        return False
    look = Look(state, content)
    tough = tough_of(play, ability.do, ctx)
    if not await confirm(play, ctx, "support" if ability.support else "quick", ability.cost.mana + tough):
        return False
    state.toolkit = ""
    obj = state.objects[oid]
    obj.used[path] = obj.used.get(path, 0) + 1
    if ability.once is not None:
        obj.once[path] = once_stamp(look, ability)
    play.mark_undo_boundary()
    play.used(obj.card)
    targets = chosen_names(play, ctx)
    kind = "al-supports" if ability.support else "al-uses"
    play.say(kind, seat=f"@seat:{seat}", card=f"@{obj.card}", targets=targets, aimed=bool(targets))
    cost = ability.cost.model_copy(update={"discard_me": True}) if ability.support else ability.cost  # AL-7.10
    await costs.pay(play, cost, ctx, tough)
    await resolve(play, ability.do, ctx)
    return True


# ---------------------------------------------------------------- a card


async def play_card(
    play: AlteredPlay,
    seat: int,
    ref: str,
    oid: str | None,
    base: int,
    *,
    scout: bool = False,
    free: bool = False,
    minus: int = 0,
    no_hand_icon: bool = False,
) -> bool:
    """From hand (oid None) or Reserve. False: taken back, nothing has changed (AL-7.2)."""
    state = play.state
    card: Card = play.content.cards[ref]
    look = Look(state, play.content)
    ctx = Context(seat, ref, oid)
    expedition = ""
    source = "scout" if scout else "hand" if oid is None else "reserve"
    if card.type in WITH_EXPEDITION:  # D5
        expedition = await ask_expedition(play, seat, ref, source)
        if expedition == BACK:
            return False
    option = None if free else card.cost_option
    cut = False
    if option is not None and costs.refusal(look, option.cost, seat, _probe(play, ref, oid, seat)) is None:
        answer = await _ask_option(play, seat, card, option, look.cost(seat, card, base, minus))
        if answer == BACK:
            return False
        cut = answer == "yes"
        ctx.me = oid
        if cut and not await costs.declare_payment(play, option.cost, ctx, expedition, source=source):
            return False
    look = Look(state, play.content)
    cost = look.cost(seat, card, base, minus, free)
    if cut and option is not None:
        cost = look.cost(seat, card, base, minus + option.minus) + option.cost.mana
    have = look.ready_orbs(seat)
    if cost > have:
        return False
    steps = spell_of(look, card) if card.type == "spell" else ()
    ctx.leaves = [one for what, one in ctx.paying.items() if what != "exhaust"]
    ctx.me = None
    budget = 99 if free else have - cost  # "free" waives Tough too
    if not await declare(play, steps, ctx, own_turn=True, budget=budget):
        return False
    tough = 0 if free else tough_of(play, steps, ctx)
    if not await confirm(play, ctx, source, cost + tough, expedition, cut):
        return False
    await _commit(play, ctx, card, oid, expedition, cost + tough, cut, scout, no_hand_icon)
    return True


def _probe(play: AlteredPlay, ref: str, oid: str | None, seat: int) -> Obj:
    """The card as an object before it is played."""
    return play.state.objects[oid] if oid is not None else Obj("", ref, seat, seat, "hand", 0)


async def _commit(
    play: AlteredPlay,
    ctx: Context,
    card: Card,
    oid: str | None,
    expedition: str,
    mana: int,
    cut: bool,
    scout: bool,
    no_hand_icon: bool,
) -> None:
    state, seat = play.state, ctx.seat
    source = "reserve" if oid is not None else "hand"
    state.toolkit = ""
    play.mark_undo_boundary()
    play.used(card.id)
    waiting = _use_next(play, seat, card)
    targets = chosen_names(play, ctx)
    play.say(
        "al-plays",
        seat=f"@seat:{seat}",
        card=f"@{card.id}",
        zone=source,
        exp=expedition,
        cost=mana,
        targets=targets,
        aimed=bool(targets),
    )
    spell = card.type == "spell"
    what = "played" if spell else ""
    if oid is None:
        act = Act("take", seat, card=card.id, source="hand", to="limbo", what=what, played_from=source)
    else:  # AL-7.8
        act = Act("move", seat, obj=oid, to="limbo", what=what, played_from=source, fleeting=card.type != "landmark")
    outcome = await perform(play, [act])
    limbo = outcome.shown[0] if oid is None else outcome.new[oid]
    if cut and card.cost_option is not None:  # AL-7.15
        await costs.pay(play, card.cost_option.cost, ctx, mana - card.cost_option.cost.mana)
    else:
        await perform(play, [Act("pay", seat, n=mana)])
    if spell:
        ctx.me = limbo
        for path in waiting:
            pend(play, limbo, card.id, path, seat, limbo, event=limbo)
        await resolve(play, spell_of(Look(state, play.content), card), ctx)
        await by_hand.resolve(play, seat, card.id)
        if limbo in state.objects:  # AL-7.7; Cooldown AL-8.14
            cooling = Look(state, play.content).keyword(state.objects[limbo], "cooldown") > 0
            await perform(play, [Act("move", obj=limbo, to="reserve", exhausted=cooling)])
        return
    zone = "landmark" if card.type == "landmark" else "expedition"
    outcome = await perform(
        play,
        [
            Act(
                "move",
                seat,
                obj=limbo,
                to=zone,
                exp=expedition,
                what="played",
                played_from=source,
                no_hand_icon=no_hand_icon,
            )
        ],
    )
    made = outcome.new[limbo]
    for path in waiting:
        pend(play, made, card.id, path, seat, made, event=made)
    if scout and not Look(state, play.content).suppressed(state.objects[made]):  # a hand icon (AL-8.13)
        pend(play, made, card.id, "scout", seat, made, event=made)
    await by_hand.resolve(play, seat, card.id)


def _use_next(play: AlteredPlay, seat: int, card: Card) -> list[str]:
    """The waiting modifiers that this card uses up (AL-7.11); gives the paths of those with steps of their own."""
    state = play.state
    look = Look(state, play.content)
    probe = Obj("", card.id, seat, seat, "limbo", 0)
    found, kept = [], []
    for floating in state.floating:
        if floating.kind == "next" and floating.seat == seat:
            word = play.content.word(floating.path)
            if look.matches(probe, word.which, seat, None):
                if word.steps:
                    found.append(floating.path)
                continue
        kept.append(floating)
    state.floating = kept
    return found


async def ask_expedition(play: AlteredPlay, seat: int, ref: str, source: str) -> str:
    """D5, with the way back. source: of `FROM`."""
    look = Look(play.state, play.content)
    found = expedition_options(look, seat, look.content.cards[ref], source=source)
    found.append(Option(BACK, text("al-option-back")))
    prompt = text("al-ask-expedition", card=f"@{ref}")
    return await ask_turn(play, seat, "altered.expedition", prompt, found, "hero")


async def confirm(play: AlteredPlay, ctx: Context, kind: str, cost: int, exp: str = "", extra: bool = False) -> bool:
    """The whole play once more, as one sentence: until it is confirmed nothing has happened (AL-7.2)."""
    state = play.state
    if state.options.confirm == "never":
        return True
    look = Look(state, play.content)
    card: Card = play.content.cards[ctx.card]
    targets, paid = confirmed_names(play, ctx)
    prompt = text(
        "al-ask-confirm",
        kind=kind,
        card=f"@{card.id}",
        cost=cost,
        have=look.ready_orbs(ctx.seat),
        exp=exp,
        extra=extra,
        targets=targets,
        n=len(targets),
        paid=paid,
        m=len(paid),
    )
    hint = after(look, ctx.seat, exp, card, source=kind) if exp and card.is_body else text("al-text", text=card.words)
    found = [Option("go", text("al-option-go", kind=kind), hint), Option(BACK, text("al-option-back"))]

    def board(answer: str) -> Board:
        paid = ctx.leaves or ()
        return with_play(Look(play.state, play.content), card, ctx.seat, exp, kind, paid) if exp else None

    return await ask_turn(play, ctx.seat, "altered.confirm", prompt, found, "go", board) == "go"


async def _ask_option(play: AlteredPlay, seat: int, card: Card, option: CostOption, full: int) -> str:
    """D8. full: what it costs as it is played now without the option."""
    found = [
        Option("no", text("al-option-no")),
        Option("yes", text("al-option-cheaper", n=option.minus)),
        Option(BACK, text("al-option-back")),
    ]
    have = Look(play.state, play.content).ready_orbs(seat)
    if full > have:
        found[0].refused = text("al-not-enough-mana", need=full, have=have)
    what = next((name for name in costs.OBJECTS if getattr(option.cost, name) is not None), "none")
    prompt = text("al-ask-cheaper", card=f"@{card.id}", n=option.minus, what=what)
    default = next(option.id for option in found if option.refused is None)
    return await ask_turn(play, seat, "altered.cheaper", prompt, found, default)


async def play_now(play: AlteredPlay, step: PlayCard, ctx: Context) -> Result:
    """The verb `play`: a card within an effect."""
    return Result.DONE if await play_by_effect(play, step, ctx) else Result.NOT_DONE


async def play_by_effect(play: AlteredPlay, step: PlayCard, ctx: Context) -> bool:
    """A card played within an effect. What is asked does not depend on what the hand holds: "none" is always there."""
    seat, state = ctx.seat, play.state
    look = Look(state, play.content)
    found = [Option("none", text("al-option-none"))]
    if step.which.zone == "hand":
        for ref in fitting_hand(play, seat, step.which):
            card = play.content.cards[ref]
            why = refused(play, look, seat, card, card.hand_cost, None, step.minus, step.free)
            found.append(Option(ref, text("al-option-card", card=f"@{ref}"), None, why))
    else:
        for obj in look.find(step.which, seat, None):
            if obj.owner == seat:
                card = play.content.cards[obj.card]
                why = refused(play, look, seat, card, card.reserve_cost, obj, step.minus, step.free)
                found.append(Option(obj.id, text("al-option-card", card=f"@{obj.card}"), None, why))
    prompt = text("al-ask-play", card=f"@{ctx.card}")
    answer = await play.ask(seat, "altered.play", prompt, lambda: found, private=True, default=lambda: "none")
    if answer == "none":
        return False
    obj_id = answer if answer in state.objects else None
    ref = state.objects[answer].card if obj_id is not None else answer
    card = play.content.cards[ref]
    base = card.hand_cost if obj_id is None else card.reserve_cost
    return await play_card(
        play, seat, ref, obj_id, base, free=step.free, minus=step.minus, no_hand_icon=step.no_hand_icon
    )
