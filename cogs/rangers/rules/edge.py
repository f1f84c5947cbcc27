"""What can be used, put away or begun at the edge of a turn, by its Ranger and by the others (ER-5.6, ER-5.8). Pure."""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Option, text
from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.rules.by_hand import resolve_by_hand, words_by_hand
from cogs.rangers.rules.cards.abilities import NOT_NOW, use
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.moving import discard, exhaust
from cogs.rangers.rules.cards.table import RangersPlay, board, card_options, content_of, end_day, who
from cogs.rangers.rules.playing import equipped
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import face_of, role_of
from cogs.rangers.rules.reading.conditions import context_of, may_use
from cogs.rangers.rules.reading.naming import as_said

HAND: Final = "hand:"
PUT_AWAY: Final = "put-away"
AGAIN: Final = "again"
INJURY: Final = "injury"


def edge_options(look: Board, seat: int) -> list[Option]:
    """ER-5.6: the abilities of a Ranger's cards that can be used at a turn's edge."""
    found = []
    for uid, place, ability in edge_abilities(look, seat):
        card = look.state.card(uid)
        hint = text("rangers-says", text=as_said(look.state, face_of(look.content, card).text))
        if may_use(look, uid, ability, context_of(look.state, seat, uid)):
            option = f"use:{uid}:{place}"
            found.append(Option(option, text("rangers-option-use-card", card=f"@{card.card}"), hint, group=option))
    return found


def gear_options(look: Board, seat: int) -> list[Option]:
    """ER-5.6: at a turn's edge gear of one's own may be discarded. Nobody is asked for its sake."""
    if not look.state.options.reads_again("ER-5.6") or not equipped(look, seat):
        return []
    return [Option(PUT_AWAY, text("rangers-option-put-away"), secondary=True)]


def hand_options(look: Board, seat: int) -> list[Option]:
    """ER-18.4: a Ranger's cards in play that are carried out by hand, and those of the ground. Nobody is asked for
    their sake."""
    found = []
    for card in look.all_in_play():
        words = words_by_hand(look.content, card.card, look.state.options.effects) if card.owner in (None, seat) else ""
        if words:
            label = text("rangers-option-hand", card=f"@{card.card}")
            found.append(Option(f"{HAND}{card.uid}", label, text("rangers-says", text=words)))
    return found


def edge_abilities(look: Board, seat: int) -> Sequence[tuple[str, int, Ability]]:
    """(card, place, ability) for a Ranger's own cards."""
    return [
        (card.uid, place, ability)
        for card in look.all_in_play()
        if card.owner == seat
        for place, ability in enumerate(face_of(look.content, card).abilities)
        if ability.when.at == "turn_edge"
    ]


async def use_edge(play: RangersPlay, seat: int, option: str) -> None:
    """ER-5.8: one ability, resolved with its clears before the next; or a card by hand (ER-18.4). A third injury ends
    the day after it (ER-10.3)."""
    await _use(play, seat, option)
    state = play.state
    is_over = (
        state.is_edge if state.options.reads_again("ER-5.8") else state.turn_of is None and not option.startswith(HAND)
    )
    if state.collapsed and is_over:
        end_day(play, INJURY)


async def _use(play: RangersPlay, seat: int, option: str) -> None:
    if option == PUT_AWAY:
        await _put_gear_away(play, seat)
        return
    if option.startswith(HAND):
        card = play.state.find(option.removeprefix(HAND))
        if card is not None:
            await resolve_by_hand(play, seat, card.card)
        return
    _, uid, place = option.split(":")
    card = play.state.find(uid)
    if card is None:
        return
    ability = face_of(content_of(play), card).abilities[int(place)]
    await use(play, uid, ability, context_of(play.state, seat, uid), asks=False)
    await clear_all(play)


async def _put_gear_away(play: RangersPlay, seat: int) -> None:
    """ER-5.6: gear of one's own is discarded, with what hangs on it."""

    def options() -> list[Option]:
        return [*card_options(play, [card.uid for card in equipped(board(play), seat)]), NOT_NOW]

    prompt = text("rangers-ask-put-away")
    uid = await play.ask(seat, "rangers.put-away", prompt, options, forced=False, default=lambda: NOT_NOW.id)
    if uid == NOT_NOW.id or play.state.find(uid) is None:
        return
    play.say("rangers-puts-away", who=who(seat), card=f"@{play.state.card(uid).card}")
    await discard(play, uid)
    await clear_all(play)


def again_options(look: Board, seat: int) -> list[Option]:
    """ER-3.6: in free order whoever has just had a turn may have another by exhausting the Role, until somebody else
    has begun to act."""
    state = look.state
    is_free = state.options.reads_again("ER-3.6") and state.options.says("turn_order") == "free"
    role = role_of(state, look.content, seat)
    if not is_free or state.last_turn != seat or state.rangers[seat].has_passed or role is None or not role.is_ready:
        return []
    return [Option(AGAIN, text("rangers-option-again"))]


async def go_again(play: RangersPlay, seat: int) -> None:
    """ER-3.6: the other's turn has not begun; what was to last until its end still does."""
    state = play.state
    role = role_of(state, content_of(play), seat)
    assert role is not None
    await exhaust(play, role.uid, seat)
    for change in state.changes:
        if change.lasts == "turn" and change.seat == state.turn_of:
            change.lasts = "next_turn"
    play.say("rangers-goes-again", who=who(seat))
    play.turn_to("turn", seat=seat)
