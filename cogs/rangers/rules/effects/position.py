"""Where cards lie: moving, attaching, discarding, coming into play (rules 9: position). Pure."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result, result_of
from cogs.rangers.rules.cards.moving import attach, discard, may_move, move, move_zones
from cogs.rangers.rules.cards.path import come_into_play, shuffle_in
from cogs.rangers.rules.cards.strain import has_drawn
from cogs.rangers.rules.cards.table import RangersPlay, content_of, shown, targets, who
from cogs.rangers.rules.cards.zones import Goal, leave
from cogs.rangers.rules.effects.tokens import all_of
from cogs.rangers.rules.reading.cards import ALONG, LIMBO, SURROUNDINGS, Context, reach


async def move_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`move`: to a zone that is named, else where "you" says (ER-4.6)."""
    uids = await targets(play, effect.who, context, "move")
    done = []
    for uid in uids:
        if not may_move(play, uid):
            done.append(False)
            continue
        zone = await _zone(play, effect.to, uid, context)
        done.append(bool(zone) and await move(play, uid, zone))
    return all_of(done)


async def _zone(play: RangersPlay, to: str | None, uid: str, context: Context) -> str:
    state = play.state
    if to == "other_reach":
        zones = [reach(seat) for seat in range(state.seats) if seat != context.seat]
    elif to is not None:
        zones = [{"own_reach": reach(context.seat), "along": ALONG, "surroundings": SURROUNDINGS}[to]]
    else:
        zones = move_zones(play, uid)
    return await ask_zone(play, context.seat, uid, zones)


async def ask_zone(play: RangersPlay, seat: int, uid: str, zones: list[str]) -> str:
    """One of these zones for a card; "" where there is none."""
    options = []
    for zone in zones:
        name, _, other = zone.partition(":")
        options.append(Option(zone, text("rangers-zone", zone=name, who=who(int(other)) if other else "")))
    prompt = text("rangers-ask-zone", card=shown(play, uid))
    return await play.ask(seat, "rangers.zone", prompt, lambda: options)


async def attach_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`attach`: under the card that is named (ER-4.7)."""
    uids = await targets(play, effect.who, context, "attach")
    goals = await targets(play, effect.to, context, "attach-to") if uids else []
    return all_of([bool(goals) and attach(play, uid, goals[0], face_down=effect.face_down) for uid in uids])


async def discard_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`discard`: cards off the table, which is not clearing (ER-9.5); or out of one's hand."""
    if effect.from_hand is not None:
        return await _discard_hand(play, context.seat, effect.from_hand)
    uids = await targets(play, effect.who, context, "discard")
    return all_of([await discard(play, uid) for uid in uids])


async def _discard_hand(play: RangersPlay, seat: int, n: int) -> Result:
    hand = sorted(play.state.rangers[seat].hand)
    most = min(n, len(hand))

    def options() -> list[Option]:
        return [Option(str(place), text("rangers-card", card=f"@{card}")) for place, card in enumerate(hand)]

    prompt = text("rangers-ask-discard", n=most)
    answer = await play.ask_some(seat, "rangers.discard", prompt, options, most, most, private=True) if most else []
    own = play.state.rangers[seat]
    for place in answer:
        own.hand.remove(hand[int(place)])
        own.discard.append(hand[int(place)])
        play.say("rangers-discards", who=who(seat), card=f"@{hand[int(place)]}")
    return result_of(n, len(answer))


async def put_in_play(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`put_in_play`: a card set aside, else one of the deck or the box, by the usual placement (ER-3.3)."""
    content = content_of(play)
    card = content.card_id(effect.card)
    zones = {"own_reach": reach(context.seat), "along": ALONG, "surroundings": SURROUNDINGS}
    done = 0
    for _ in range(effect.n):
        state = play.state
        piles = (state.set_aside, state.path_deck, state.path_discard, state.reserve, state.collection)
        pile = next((pile for pile in piles if card in pile), None)
        if pile is None or card is None:
            break
        pile.remove(card)
        done += 1
        await come_into_play(play, card, context.seat, zones.get(effect.to) if effect.to is not None else None)
    return result_of(effect.n, done)


async def shuffle_into(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`shuffle_in`: cards of the box into the path deck; of a set so many at random."""
    content = content_of(play)
    if effect.card is not None:
        card = content.card_id(effect.card)
        copies = [card] * effect.n if card is not None else []
        return result_of(effect.n, shuffle_in(play, copies, is_named=True))
    there = sorted(
        one
        for one in play.state.collection
        if content.path_cards[one].set == effect.of_set
        or content.sets[content.path_cards[one].set].kind == effect.of_set
    )
    return result_of(effect.n, shuffle_in(play, play.shuffle("deck:added", there)[: effect.n]))


async def place(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`place`: a card into a deck or hand of its origin. A test's card that goes home is not discarded after it."""
    uids = await targets(play, effect.who, context, "place")
    goals: dict[str, Goal] = {"top": "top", "bottom": "bottom", "hand": "hand", "fatigue_top": "fatigue_top"}
    done = []
    for uid in uids:
        card = play.state.card(uid)
        name, owner, was_in_limbo = card.card, card.owner, card.zone == LIMBO
        if was_in_limbo:
            leave(play.state, content_of(play), uid, goals[effect.to])
            play.say("rangers-leaves", card=f"@{name}", to=effect.to)
            done.append(True)
        else:
            done.append(await discard(play, uid, goals[effect.to]))
        if effect.to == "hand" and owner is not None and not was_in_limbo:
            await has_drawn(play, owner, name)
    return all_of(done)


async def set_aside(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`set_aside`: out of play, to be fetched by name."""
    uids = await targets(play, effect.who, context, "set-aside")
    return all_of([await discard(play, uid, "aside") for uid in uids])


async def remove_from_deck(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`remove_from_deck`: a malady is gone for good (ER-17.5)."""
    card = play.state.find(context.card)
    if card is None or card.owner is None:
        return Result.NOT_DONE
    play.say("rangers-gone", who=who(card.owner), card=f"@{card.card}")
    leave(play.state, content_of(play), context.card, "gone")
    return Result.DONE


HANDLERS: Final = {
    "move": move_cards,
    "attach": attach_cards,
    "discard": discard_cards,
    "put_in_play": put_in_play,
    "shuffle_in": shuffle_into,
    "place": place,
    "set_aside": set_aside,
    "remove_from_deck": remove_from_deck,
}
