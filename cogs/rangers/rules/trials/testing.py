"""A test from its beginning to the exhausted target (ER-6). Pure."""

from typing import Final

from bot.rules.decision import text
from cogs.rangers.rules.cards.abilities import fire
from cogs.rangers.rules.cards.clearing import add_tokens, clear_all
from cogs.rangers.rules.cards.moving import exhaust
from cogs.rangers.rules.cards.path import scout
from cogs.rangers.rules.cards.strain import draw, fatigued_by, injure
from cogs.rangers.rules.cards.table import RangersPlay, board, card_options, content_of, shown, trial, who
from cogs.rangers.rules.cards.zones import leave
from cogs.rangers.rules.reading.cards import LIMBO, Happening, pool, reach, seat_of, zone_of
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.rules.reading.difficulty import difficulty, printed_test
from cogs.rangers.rules.trials.challenge import challenge_effects, end_challenge, reveal, sum_of
from cogs.rangers.rules.trials.committing import commit_from
from cogs.rangers.rules.trials.stakes import Stakes
from cogs.rangers.rules.trials.testable import (
    aspect_of,
    between,
    blocking,
    dodge_price,
    is_enough,
    most_dodges,
    tiring,
)
from cogs.rangers.state import RangersState, Trial

WON: Final = "won"
LOST: Final = "lost"


async def make_test(play: RangersPlay, test: Trial) -> bool:
    """ER-6.4 to 6.12; False: an obstacle was not dodged after all, so nothing of it happened."""
    state = play.state
    state.test = test
    test.areas = board(play).areas(test.seat)
    _open_other_reach(state, test)
    _announce(play, test)
    stakes = Stakes(state)
    await fire(play, "before", Happening("test_spend", test.seat, test.target))
    await _dodge(play)
    if blocking(board(play), trial(play)):  # ER-7.7
        if state.options.reads_again("ER-6.4"):
            stakes.give_back(play.state)
        _put_away(play)
        play.say("rangers-blocked", who=who(test.seat))
        return False
    await _pay(play)
    await _tire(play)
    await _commit(play)
    await reveal(play)
    await _outcome(play)
    await challenge_effects(play)
    await fire(play, "after", Happening("test_ended", test.seat, trial(play).target))
    end_challenge(play)
    await _exhaust_target(play)
    _put_away(play)
    await clear_all(play)
    return True


def _announce(play: RangersPlay, test: Trial) -> None:
    printed = printed_test(board(play), test)
    name = printed.name if printed is not None else ""
    card = shown(play, test.target or test.source) if test.source else ""
    if printed is not None:
        play.used(play.state.card(test.source).card)
    play.say("rangers-tests", who=who(test.seat), kind=test.name, name=name, card=card)


def _open_other_reach(state: RangersState, test: Trial) -> None:
    """ER-4.3, D17: another Ranger's area is active once a card there is tested: for the turn, or for the test."""
    target = state.find(test.target) if test.target else None
    zone = zone_of(state, target) if target is not None else ""
    seat = seat_of(zone)
    if seat is None or seat == test.seat or not zone.startswith("reach"):
        return
    if zone not in test.areas:
        test.areas.append(zone)
    if state.options.says("other_reach_active") == "turn" and seat not in state.open_reaches:
        state.open_reaches.append(seat)


async def _dodge(play: RangersPlay) -> None:
    """ER-7.6: cards between are dodged before anything is spent; obstacles among them have to be."""
    test, look = trial(play), board(play)
    must = [card.uid for card in blocking(look, test)]
    able = list(dict.fromkeys([*must, *(card.uid for card in tiring(look, test))]))
    most = min(most_dodges(look, test), len(able))
    if not able or most < max(1, len(must)):
        return
    price = dodge_price(look) or 0
    tires = [text("rangers-hint-tires", card=f"@{card.card}", n=look.presence(card)) for card in tiring(look, test)]
    answer = await play.ask_some(
        test.seat,
        "rangers.dodge",
        text("rangers-ask-dodge", n=price, must=[shown(play, uid) for uid in must], many=len(must), tires=tires),
        lambda: card_options(play, able),
        len(must),
        most,
        default=lambda: must,
        deadline="same",
    )
    test = trial(play)
    if price and answer:
        play.state.rangers[test.seat].energy[pool(play.state, "AWA")] -= price * len(answer)
    if answer:
        test.dodged.extend(answer)
        play.say("rangers-dodges", who=who(test.seat), cards=[shown(play, uid) for uid in answer])


async def _pay(play: RangersPlay) -> None:
    """ER-6.4, ER-6.5: what it costs to try, and the first energy."""
    test, look = trial(play), board(play)
    printed = printed_test(look, test)
    test.aspect = aspect_of(look, test)
    name = pool(play.state, test.aspect)
    play.state.rangers[test.seat].energy[name] -= 1
    test.effort += 1
    test.energy += 1
    if printed is not None and printed.cost:
        await play.effects.run(play, printed.cost, context_of(play.state, test.seat, test.source))


async def _tire(play: RangersPlay) -> None:
    """ER-6.6, ER-7.2, ER-7.4: each ready card between fatigues, each for itself, in the order in which they lie."""
    test = trial(play)
    await fire(play, "before", Happening("test_fatigue", test.seat, test.target))
    for uid in [card.uid for card in tiring(board(play), trial(play))]:
        if any(card.uid == uid for card in between(board(play), trial(play))):
            await fatigued_by(play, test.seat, uid)


# ---------------------------------------------------------------------- effort


async def _commit(play: RangersPlay) -> None:
    """ER-6.7: more energy, cards with the icon, gear; each other Ranger's token on the target helps. D5: where one
    energy is all nothing but tokens is added, except to what a card says all may contribute to (ER-6.16)."""
    state, test = play.state, trial(play)
    printed = printed_test(board(play), test)
    is_group = printed is not None and printed.group
    is_all = state.options.reads_again("ER-6.7") and state.options.says("commit") == "minimal" and not is_group
    for seat in state.clockwise(test.seat)[1:]:
        if is_group:
            if await commit_from(play, seat, whole_hand=True):
                trial(play).areas.append(reach(seat))
        elif state.options.assist == "ask" and not is_all:
            await commit_from(play, seat, whole_hand=False)
    if state.options.says("commit") == "full":
        await commit_from(play, test.seat, whole_hand=True)
    test = trial(play)
    target = play.state.find(test.target) if test.target else None
    if target is not None:
        test.effort += sum(seat != test.seat for seat in target.pawns)  # ER-12.2
    if not is_all:
        await fire(play, "during", Happening("test_commit", test.seat, test.target))
    play.say("rangers-committed", who=who(test.seat), n=trial(play).effort)


# ---------------------------------------------------------------------- outcome


async def _outcome(play: RangersPlay) -> None:
    """ER-6.9: success or failure, what the test says of it, and what answers to it; then clears (ER-6.10)."""
    test, look = trial(play), board(play)
    hard = difficulty(look, test)
    test.outcome = WON if is_enough(test.resulting, hard) else LOST
    play.state.last_test = sum_of(play, hard)
    play.say("rangers-outcome", who=who(test.seat), won=test.outcome == WON, n=test.resulting, of=hard)
    printed = printed_test(look, test)
    if printed is None:
        await _common_outcome(play)
    else:
        context = context_of(play.state, test.seat, test.source)
        await play.effects.run(play, printed.success if test.outcome == WON else printed.fail, context)
        await play.effects.run(play, printed.always, context)
    kind = "test_succeeded" if test.outcome == WON else "test_failed"
    await fire(play, "after", Happening(kind, test.seat, test.target))
    await clear_all(play)


async def _common_outcome(play: RangersPlay) -> None:
    """ER-6.3: what the four tests that everybody knows bring."""
    test = trial(play)
    won, n = test.outcome == WON, test.resulting
    if test.name in ("traverse", "connect") and won:
        await add_tokens(play, test.target, "progress", n, test.seat)
    elif test.name == "traverse":
        await injure(play, test.seat, test.target)
    elif test.name == "avoid" and won:
        await _avoid(play, test)
    elif test.name == "remember" and won:
        await scout(play, test.seat, "own", n)
        await draw(play, test.seat, 1)


async def _avoid(play: RangersPlay, test: Trial) -> None:
    """ER-6.3c: it exhausts at once, and sleeps through one more morning while tested cards exhaust anyway."""
    card = play.state.find(test.target)
    if card is None:
        return
    if play.state.options.says("exhaust_target") == "yes":
        card.hold += 1
    await exhaust(play, test.target, test.seat)


async def _exhaust_target(play: RangersPlay) -> None:
    """ER-6.12, D6: the target exhausts, success or not, unless it is tireless or the test says otherwise."""
    test = trial(play)
    card = play.state.find(test.target) if test.target else None
    printed = printed_test(board(play), test)
    if card is None or play.state.options.says("exhaust_target") == "no" or (printed is not None and printed.tireless):
        return
    if "tireless" not in board(play).keywords(card):
        await exhaust(play, test.target, test.seat, "rangers-exhausts-tested")


def break_off(play: RangersPlay) -> None:
    """A journey out of the middle of a test: nothing more of it resolves, its cards go where they go after one."""
    if trial(play).challenge:
        end_challenge(play)
    _put_away(play)


def _put_away(play: RangersPlay) -> None:
    """ER-6.13: what was committed goes to its owner's discard; what held for the test is over."""
    state = play.state
    for uid in trial(play).cards:
        card = state.find(uid)
        if card is not None and card.zone == LIMBO and not card.parent:
            leave(state, content_of(play), uid, "discard")
    state.test = None
    state.changes[:] = [change for change in state.changes if change.lasts != "test"]
    for key in [key for key in state.limits if key.startswith("test|")]:
        del state.limits[key]
