"""What each effect of a card or story does in a session, and the engine that runs them. Pure."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects import Facts, effect_models
from bot.rules.effects.engine import EffectEngine, EffectRules
from bot.rules.effects.registry import EffectRegistry, Result, combined
from cogs.near_and_far.content.vocabulary import GOODS_FIELDS, FarEffect
from cogs.near_and_far.rules.abilities import Context, fire
from cogs.near_and_far.rules.cards import draw, look_at, make_room, take_treasure
from cogs.near_and_far.rules.chapters import CHAPTERS
from cogs.near_and_far.rules.checks import DIE
from cogs.near_and_far.rules.goods import FarPlay, content_of, gain, gain_animal, gain_token, settle, who
from cogs.near_and_far.rules.growth import GROWTH, two_coins
from cogs.near_and_far.rules.out_of_turn import OUT_OF_TURN
from cogs.near_and_far.rules.reading.facts import FarFacts


class FarRules(EffectRules[FarPlay, Context]):
    """One for all tables: what it knows, it reads from the play."""

    def facts(self, look: FarPlay, context: Context) -> Facts:
        return FarFacts(look.state, content_of(look), context.seat)

    def on_used(self, play: FarPlay, effect: Any, context: Context) -> None:
        play.used(effect.do)


def meant(play: FarPlay, whom: str, seat: int) -> list[int]:
    """The seats that an effect means (rules 9, target); a stranger of the town is nobody."""
    others = play.state.after(seat)
    pending = play.state.turn.check
    rival = [int(pending.rival)] if pending is not None and pending.rival.isdigit() else []
    found = {"owner": [seat], "left": others[:1], "right": others[-1:], "each_other": others, "each": [seat, *others]}
    return found.get(whom, rival)


async def gain_goods(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain`: goods in printed order, then animals."""
    for seat in meant(play, effect.who, context.seat):
        goods = {name: getattr(effect, name) for name in GOODS_FIELDS[:5] if getattr(effect, name)}
        if goods:
            await gain(play, seat, goods)
        for animal in GOODS_FIELDS[5:]:
            for _ in range(getattr(effect, animal)):
                await gain_animal(play, seat, animal)
    return Result.DONE


async def lose_goods(play: FarPlay, effect: Any, context: Context) -> Result:
    """`lose`: as far as there is any; reputation goes down."""
    for seat in meant(play, effect.who, context.seat):
        await gain(play, seat, {name: -getattr(effect, name) for name in GOODS_FIELDS if getattr(effect, name)})
    return Result.DONE


async def tokens(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_token` (NF-1.2)."""
    await gain_token(play, context.seat, effect.faction, effect.n)
    return Result.DONE


async def world(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_world`: from the shelf by its number; 2 coins when somebody has it (NF-9.6)."""
    card = content_of(play).world(effect.number)
    if card is None or any(card.id in one.worlds for one in play.state.players):
        return await two_coins(play, context.seat)
    play.state.players[context.seat].worlds.append(card.id)
    play.used(card.id)
    play.say("far-world", who=who(context.seat), card=f"@{card.id}")
    await fire(play, context.seat, "on_gain", card=card.id)
    await settle(play)
    return Result.DONE


async def draw_cards(play: FarPlay, effect: Any, context: Context) -> Result:
    """`draw`: treasures need room (NF-9.9); artifacts go to the hand."""
    seat = context.seat
    if effect.deck == "treasure" and effect.n > effect.keep and play.state.options.is_read_anew:
        return await _look_and_take(play, seat, effect.n, effect.keep)
    if effect.deck == "treasure" and not await make_room(play, seat):
        return Result.NOT_DONE
    cards = draw(play, effect.deck, effect.n)
    kept = cards if len(cards) <= effect.keep else await look_at(play, seat, cards, effect.keep)
    discard = getattr(play.state, f"{effect.deck}_discard")
    if effect.deck == "treasure":
        kept = kept[: play.state.players[seat].room]
        discard.extend(card for card in cards if card not in kept)
        for card in kept:
            await take_treasure(play, seat, card)
    else:
        away = [card for card in cards if card not in kept]
        discard.extend(away)
        play.state.players[seat].hand.extend(kept)
        play.say("far-kept", who=who(seat), n=len(kept), away=len(away), cards=[f"@{card}" for card in away])
    return Result.DONE


async def _look_and_take(play: FarPlay, seat: int, n: int, keep: int) -> Result:
    """NF-9.9, D13: what was drawn is looked at before anything has to be dropped for it; without an animal nothing
    is drawn."""
    if not play.state.players[seat].animals:
        return Result.NOT_DONE
    cards = draw(play, "treasure", n)
    kept = await look_at(play, seat, cards, keep)
    play.state.treasure_discard.extend(card for card in cards if card not in kept)
    for place, card in enumerate(kept):
        play.state.drawn, play.state.drawn_by = list(kept[place:]), seat  # in nobody's hand while a question stands
        has_room = await make_room(play, seat, found=card)
        play.state.drawn, play.state.drawn_by = [], None
        if has_room:
            await take_treasure(play, seat, card)
        else:
            play.state.treasure_discard.append(card)
    return Result.DONE


async def reroll(play: FarPlay, effect: Any, context: Context) -> Result:
    """`reroll`: the owner's die of the check in hand; the new face counts (NF-12.4)."""
    pending = play.state.turn.check
    if pending is None:
        return Result.NOT_DONE
    face = play.roll(DIE)[0]
    if context.seat == pending.seat:
        pending.die = face
    else:
        pending.rival_die = face
    play.say("far-rerolled", who=who(context.seat), n=face)
    return Result.DONE


async def ignore_threat(play: FarPlay, effect: Any, context: Context) -> Result:
    """`ignore_threat`: the one that is being met lets its owner pass, which is why the card was used (NF-6.4c)."""
    return Result.DONE


async def choose(play: FarPlay, effect: Any, context: Context) -> Result:
    """`choose`: one of several lists of effects."""
    options = [Option(str(n), text("far-option-way", n=n + 1)) for n in range(len(effect.options))]
    answer = await play.ask(context.seat, "far.way", text("far-ask-way"), lambda: options)
    result: Result = await play.effects.run(play, effect.options[int(answer)], context)
    return combined([result])


HANDLERS: Final[dict[str, Callable[[FarPlay, Any, Context], Awaitable[Result]]]] = {
    "gain": gain_goods,
    "lose": lose_goods,
    "gain_token": tokens,
    "gain_world": world,
    "draw": draw_cards,
    "reroll": reroll,
    "ignore_threat": ignore_threat,
    "choose": choose,
    **GROWTH,
    **OUT_OF_TURN,
    **CHAPTERS,
}


def far_effects() -> EffectEngine[FarPlay, Context]:
    """The engine, with all that cards, stories and characters' chapters do."""
    registry: EffectRegistry[FarPlay, Context] = EffectRegistry(effect_models(FarEffect), HANDLERS)
    return EffectEngine(registry, FarRules())
