"""What befalls Rangers, and their decks (rules 9: decks, Ranger). Pure."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result, combined, result_of
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.rules.cards import strain
from cogs.rangers.rules.cards.moving import place_pawn, take_pawn
from cogs.rangers.rules.cards.path import challenge_deck, come_into_play, draw_path, scout, search
from cogs.rangers.rules.cards.quoting import quoted
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, seats_meant, shown, targets, who
from cogs.rangers.rules.cards.zones import enter
from cogs.rangers.rules.effects.tokens import amount_of
from cogs.rangers.rules.reading.cards import Context, area, has_energy, pool
from cogs.rangers.rules.reading.naming import icon_name


async def draw(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`draw`: needing a card that is not there ends the day."""
    n = amount_of(play, effect, context)
    seats = await seats_meant(play, effect.who, context) if n else []
    return result_of(max(1, n * len(seats)), sum([await strain.draw(play, seat, n) for seat in seats]))


async def draw_path_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`draw_path`: "you" are the drawer (ER-3.3)."""
    n = amount_of(play, effect, context)
    return result_of(max(1, n), sum([await draw_path(play, context.seat) for _ in range(n)]))


async def search_deck(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`search`: into the hand, or into play by the usual placement."""
    look = board(play)
    card = await search(play, context.seat, effect, lambda one: look.suits(effect.where, one))
    if not card:
        return Result.NOT_DONE
    own = play.state.rangers[context.seat]
    if effect.deck in ("path", "path_discard"):
        await come_into_play(play, card, context.seat)
    elif effect.to == "hand":
        own.hand.append(card)
        shown = effect.deck == "own_discard"
        play.say("rangers-finds", who=who(context.seat), card=f"@{card}" if shown else "none")
    else:
        enter(play.state, content_of(play), card, area(context.seat), context.seat)
        play.say("rangers-enters", card=f"@{card}", where="area", who=who(context.seat))
    return Result.DONE


async def scout_deck(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`scout`."""
    n = amount_of(play, effect, context)
    asking = quoted(play, context.card, effect)
    return result_of(max(1, n), await scout(play, context.seat, effect.deck, n, asking) if n else 0)


async def reveal_challenge(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`reveal_challenge`: a challenge card as a die: no challenge effects, but it reshuffles (ER-8.3)."""
    state, content = play.state, content_of(play)
    deck = challenge_deck(state)
    if not deck.pile:
        deck.reshuffle(play)
    card = deck.draw(play)
    if card is None:
        return Result.NOT_DONE
    deck.discard.append(card)
    printed = content.challenges[card]
    play.say("rangers-turned", icon=icon_name(state, printed.icon))
    if printed.reshuffle:
        deck.shuffle_in(play, [*deck.discard])
        deck.discard.clear()
    result: Result = await play.effects.run(play, getattr(effect, printed.icon), context)
    return result


async def suffer(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`fatigue`: so much, whatever is ready."""
    n = amount_of(play, effect, context)
    seats = await seats_meant(play, effect.who, context) if n else []
    done = [await strain.fatigue(play, seat, n, context.card) for seat in seats]
    return result_of(max(1, n * len(seats)), sum(done))


async def fatigues(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`fatigues`: a card by its presence (ER-7.5)."""
    seats = await seats_meant(play, effect.who, context)
    uids = await targets(play, effect.card, context, "fatigues")
    done = [await strain.fatigued_by(play, seat, uid) for seat in seats for uid in uids]
    return Result.DONE if any(done) else Result.NOT_DONE


async def soothe(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`soothe`: at most what is there."""
    n = amount_of(play, effect, context)
    seats = await seats_meant(play, effect.who, context) if n else []
    return result_of(max(1, n * len(seats)), sum(strain.soothe(play, seat, n) for seat in seats))


async def injure(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`injure`."""
    seats = await seats_meant(play, effect.who, context)
    done = [await strain.injure(play, seat, context.card) for seat in seats for _ in range(effect.n)]
    return result_of(max(1, len(done)), sum(done))


async def heal(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`heal`."""
    seats = await seats_meant(play, effect.who, context)
    return result_of(max(1, effect.n * len(seats)), sum(strain.heal(play, seat, effect.n) for seat in seats))


async def gain_energy(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`gain`: over the aspect's value too (ER-10.1)."""
    n = amount_of(play, effect, context)
    seats = await seats_meant(play, effect.who, context) if n else []
    for seat in seats:
        aspect = effect.aspect or await _ask_aspect(play, seat, list(ASPECTS))
        energy = play.state.rangers[seat].energy
        name = pool(play.state, aspect)
        energy[name] = energy.get(name, 0) + n
        play.say("rangers-energy", who=who(seat), n=n, aspect=name)
    return result_of(max(1, len(seats)), len(seats))


async def _ask_aspect(play: RangersPlay, seat: int, aspects: list[str]) -> str:
    options = [Option(aspect, text("rangers-aspect", aspect=aspect)) for aspect in aspects]
    if pool(play.state, "AWA") == "any":
        return "AWA"
    return await play.ask(seat, "rangers.aspect", text("rangers-ask-aspect"), lambda: options)


async def spend_energy(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`spend`: of an aspect, or of whichever kind there is enough."""
    results = []
    for seat in await seats_meant(play, effect.who, context):
        able = [aspect for aspect in ASPECTS if has_energy(play.state, seat, aspect) >= effect.n]
        aspect = effect.aspect or (await _ask_aspect(play, seat, list(able)) if able else "")
        if not aspect or has_energy(play.state, seat, aspect) < effect.n:
            results.append(Result.NOT_DONE)
            continue
        play.state.rangers[seat].energy[pool(play.state, aspect)] -= effect.n
        play.say("rangers-spends", who=who(seat), n=effect.n, aspect=pool(play.state, aspect))
        results.append(Result.DONE)
    return combined(results) if results else Result.NOT_DONE


async def ranger_token(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`ranger_token`: onto a card, or off that card and back to the Role (ER-12.1)."""
    if effect.away:
        uids = await targets(play, effect.to, context, "pawn")
        there = sorted({seat for uid in uids for seat in play.state.card(uid).pawns})
        seats = await seats_meant(play, effect.who, context, there)
        for seat in seats:
            take_pawn(play, seat)
            play.say("rangers-pawn-off", who=who(seat), card=shown(play, uids[0]))
        return result_of(max(1, len(seats)), len(seats))
    seats = await seats_meant(play, effect.who, context)
    uids = await targets(play, effect.to, context, "pawn")
    return result_of(len(seats), sum(bool(uids) and place_pawn(play, seat, uids[0]) for seat in seats))


HANDLERS: Final = {
    "draw": draw,
    "draw_path": draw_path_cards,
    "search": search_deck,
    "scout": scout_deck,
    "reveal_challenge": reveal_challenge,
    "fatigue": suffer,
    "fatigues": fatigues,
    "soothe": soothe,
    "injure": injure,
    "heal": heal,
    "gain": gain_energy,
    "spend": spend_energy,
    "ranger_token": ranger_token,
}
