"""Playing cards (AL-7): the declaration as one private sequence, payment, resolution. Pure.

Until the declaration is whole nothing has changed: Back leads to the turn's question again (AL-7.2).
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option, Text, text
from bot.rules.effects.registry import Result
from cogs.altered.content.cards import Ability, Card, CostOption
from cogs.altered.content.vocabulary import Choose, PlayCard
from cogs.altered.rules.committing import Declared, commit_action, commit_card
from cogs.altered.rules.effects import costs
from cogs.altered.rules.foresight import WITH_EXPEDITION, Trying, after_action, after_card, agreed, ways
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.granted import spell_of
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import with_outcomes
from cogs.altered.rules.reading.price import differing
from cogs.altered.rules.reading.standing import after
from cogs.altered.rules.rehearsal import compared
from cogs.altered.rules.resolving.asking import BACK, ask_turn
from cogs.altered.rules.resolving.chosen import confirmed_names
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import declare, tough_of
from cogs.altered.rules.resolving.picking import fitting_hand
from cogs.altered.rules.turn_options import refused
from cogs.altered.rules.turning_points import told_modes
from cogs.altered.state import EXPEDITIONS, Obj


async def use_quick(play: AlteredPlay, seat: int, path: str, oid: str) -> bool:
    """A quick action or support ability: declare, pay, resolve. False: taken back, nothing has changed."""
    state, content = play.state, play.content
    obj = state.objects[oid]
    ability: Ability = content.ability(path)
    ctx = Context(seat, obj.card, oid)

    def trying(declared: Context) -> Board:
        return agreed(play, after_action(play, declared, ability, path, oid))

    look = Look(state, content)
    budget = look.ready_orbs(seat) - ability.cost.mana

    if not await declare(play, ability.do, ctx, own_turn=True, budget=budget, trying=trying):
        return False
    if not await costs.declare_payment(play, ability.cost, ctx, trying):
        return False
    look = Look(state, content)
    tough = tough_of(play, ability.do, ctx)
    kind = "support" if ability.support else "quick"
    cost = differing(ability.cost.mana + tough, ability.cost.mana, [], tough)
    if not await confirm(play, ctx, kind, cost, trying=trying):
        return False
    await commit_action(play, ctx, ability, path, oid, tough)
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
        mana = look.cost(seat, card, base, minus, free)
        joining = Declared(card, oid, mana=mana, scout=scout, no_hand_icon=no_hand_icon)
        expedition = await ask_expedition(play, seat, joining, source)
        if expedition == BACK:
            return False
    option = None if free else card.cost_option
    cut = False

    def declared() -> Declared:
        """As far as it is."""
        look, less = Look(play.state, play.content), option.minus if cut and option is not None else 0
        mana = look.cost(seat, card, base, minus + less, free) + (option.cost.mana if cut and option is not None else 0)
        return Declared(card, oid, expedition, mana, cut, scout, no_hand_icon)

    def trying(so_far: Context) -> Board:
        return agreed(play, after_card(play, replace(so_far, me=None), declared()))

    if option is not None and costs.refusal(look, option.cost, seat, _probe(play, ref, oid, seat)) is None:
        answer = await _ask_option(play, seat, card, option, look.cost(seat, card, base, minus))
        if answer == BACK:
            return False
        cut = answer == "yes"
        ctx.me = oid
        if cut and not await costs.declare_payment(play, option.cost, ctx, trying):
            return False
    look, whole = Look(state, play.content), declared()
    cost, have = whole.mana, look.ready_orbs(seat)
    if cost > have:
        return False
    steps = spell_of(look, card) if card.type == "spell" else ()
    ctx.me = None
    budget = 99 if free else have - cost  # "free" waives Tough too

    def telling(so_far: Context, path: str, part: Choose, modes: Sequence[Option]) -> list[Option]:
        return told_modes(play, so_far, path, part, budget, trying, modes)

    if not await declare(play, steps, ctx, own_turn=True, budget=budget, trying=trying, telling=telling):
        return False
    tough = 0 if free else tough_of(play, steps, ctx)
    taken = option if cut else None
    plain = base - minus - (0 if taken is None else taken.minus)
    by = [] if free else [f"@{one}" for one in Look(state, play.content).priced(seat, card, plain)[1]]
    told = differing(cost + tough, max(plain, 0) + (0 if taken is None else taken.cost.mana), by, tough)
    if not await confirm(play, ctx, source, told, expedition, cut, trying=trying):
        return False
    await commit_card(play, ctx, replace(whole, mana=cost + tough))
    return True


def _probe(play: AlteredPlay, ref: str, oid: str | None, seat: int) -> Obj:
    """The card as an object before it is played."""
    return play.state.objects[oid] if oid is not None else Obj("", ref, seat, seat, "hand", 0)


async def ask_expedition(play: AlteredPlay, seat: int, declared: Declared, source: str) -> str:
    """D5, with the way back. source: of `FROM`."""
    back = Option(BACK, text("al-option-back"))
    found = [*(Option(one, text("al-option-own-expedition", exp=one)) for one in EXPEDITIONS), back]
    prompt = text("al-ask-expedition", card=f"@{declared.card.id}")

    def told(_: Sequence[Option]) -> list[Option]:
        return [*ways(play, seat, declared, source), back]

    return await ask_turn(play, seat, "altered.expedition", prompt, found, "hero", explain=told)


async def confirm(
    play: AlteredPlay, ctx: Context, kind: str, cost: int | Text, exp: str = "", extra: bool = False, *, trying: Trying
) -> bool:
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
    is_told = exp and card.is_body and not (play.content.printed[card.id].is_late or comes_late(look))
    hint = None if is_told else text("al-text", text=card.words)
    found = [Option("go", text("al-option-go", kind=kind), hint), Option(BACK, text("al-option-back"))]

    def told(options: Sequence[Option]) -> list[Option]:
        look = Look(play.state, play.content)
        then = compared(look, play.effects)
        told = with_outcomes(look, options, lambda _: trying(ctx), ctx.seat, is_whole=True, then=then)
        if is_told and told[0] is options[0]:  # nothing is said of Dusk: then it is how the expedition would stand
            told[0] = replace(told[0], hint=after(look, ctx.seat, exp, card, source=kind))
        return told

    return await ask_turn(play, ctx.seat, "altered.confirm", prompt, found, "go", explain=told) == "go"


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
