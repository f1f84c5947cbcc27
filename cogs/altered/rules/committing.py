"""What comes of a play once it is confirmed (AL-7.4 to AL-7.10): it is paid, told and carried out. Pure."""

from dataclasses import dataclass

from cogs.altered.content.cards import Ability, Card
from cogs.altered.rules.by_hand import by_hand
from cogs.altered.rules.effects import costs
from cogs.altered.rules.effects.vain import resolve
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.events.triggers import once_stamp, pend
from cogs.altered.rules.reading.granted import spell_of
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.chosen import chosen_names
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.state import Obj


async def commit_action(play: AlteredPlay, ctx: Context, ability: Ability, path: str, oid: str, tough: int) -> None:
    """A quick action or support ability of this object. tough: what its targets cost besides."""
    state, seat = play.state, ctx.seat
    state.toolkit = ""
    obj = state.objects[oid]
    obj.used[path] = obj.used.get(path, 0) + 1
    if ability.once is not None:
        obj.once[path] = once_stamp(Look(state, play.content), ability)
    play.mark_undo_boundary()
    play.used(obj.card)
    targets = chosen_names(play, ctx)
    kind = "al-supports" if ability.support else "al-uses"
    play.say(kind, seat=f"@seat:{seat}", card=f"@{obj.card}", targets=targets, aimed=bool(targets))
    cost = ability.cost.model_copy(update={"discard_me": True}) if ability.support else ability.cost  # AL-7.10
    await costs.pay(play, cost, ctx, tough)
    await resolve(play, ability.do, ctx)


@dataclass(frozen=True, slots=True)
class Declared:
    """A card as it is declared, beside its targets. oid: its object in the Reserve, None: from hand; mana: all that it
    costs; cut: with the extra payment (D8)."""

    card: Card
    oid: str | None = None
    expedition: str = ""
    mana: int = 0
    cut: bool = False
    scout: bool = False
    no_hand_icon: bool = False


async def commit_card(play: AlteredPlay, ctx: Context, declared: Declared) -> None:
    """A card from the hand or the Reserve."""
    state, seat = play.state, ctx.seat
    card, oid, expedition, mana = declared.card, declared.oid, declared.expedition, declared.mana
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
    if declared.cut and card.cost_option is not None:  # AL-7.15
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
                no_hand_icon=declared.no_hand_icon,
            )
        ],
    )
    made = outcome.new[limbo]
    for path in waiting:
        pend(play, made, card.id, path, seat, made, event=made)
    if declared.scout and not Look(state, play.content).suppressed(state.objects[made]):  # a hand icon (AL-8.13)
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
