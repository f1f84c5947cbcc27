"""The challenge card of a test, and what it wakes in the valley (ER-6.8, ER-8). Pure."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

from bot.rules.decision import Option, Text, text
from bot.rules.effects import holds
from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.rules.cards.abilities import fire, use
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.path import challenge_deck
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, council, shown, trial, who
from cogs.rangers.rules.reading.cards import Context, Happening, area_rank, face_of, in_play
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.rules.reading.difficulty import printed_test
from cogs.rangers.rules.reading.idle import stirs_in_vain
from cogs.rangers.rules.reading.naming import icon_name, said_of_icon
from cogs.rangers.rules.trials.testable import added_after, is_enough, resulting
from cogs.rangers.state import SumOfTest


async def reveal(play: RangersPlay) -> None:
    """ER-6.8: the top card; committed effort, its modifier and whatever else changes it, not below 0."""
    state, content = play.state, content_of(play)
    deck = challenge_deck(state)
    if not deck.pile:  # ER-8.2
        deck.reshuffle(play)
    card = deck.draw(play)
    assert card is not None, "the challenge deck has 24 cards"
    test = trial(play)
    test.challenge = card
    printed = content.challenges[card]
    by = int(getattr(printed, test.aspect))
    play.say("rangers-challenge", who=who(test.seat), n=by, aspect=test.aspect, icon=icon_name(state, printed.icon))
    play.used(card)
    await fire(play, "after", Happening("challenge_revealed", test.seat, test.target))
    test = trial(play)
    test.resulting = resulting(test.effort, by, added_after(board(play), test))


def sum_of(play: RangersPlay, hard: int) -> SumOfTest:
    """The test as a sum, for all to see (rules 10): what it was tried on is named by print, since it may have left
    (ER-1.10)."""
    test, look = trial(play), board(play)
    printed, card = printed_test(look, test), play.state.find(test.target or test.source)
    return SumOfTest(
        seat=test.seat,
        name=test.name,
        title=printed.name if printed is not None else "",
        card=card.card if card is not None else "",
        aspect=test.aspect,
        energy=test.energy,
        icons=test.icons,
        other=test.effort - test.energy - test.icons,
        challenge=test.challenge,
        modifier=int(getattr(look.content.challenges[test.challenge], test.aspect)),
        more=added_after(look, test),
        resulting=test.resulting,
        difficulty=hard,
        won=is_enough(test.resulting, hard),
    )


def end_challenge(play: RangersPlay) -> None:
    """ER-6.11: the card goes to its discard; if it says so all are shuffled."""
    state = play.state
    test = trial(play)
    deck = challenge_deck(state)
    card, test.challenge = test.challenge, ""
    deck.discard.append(card)
    if content_of(play).challenges[card].reshuffle:
        deck.shuffle_in(play, list(deck.discard))
        deck.discard.clear()
        play.say("rangers-reshuffled")


# ---------------------------------------------------------------------- challenge effects


def woken(play: RangersPlay) -> list[tuple[str, Ability]]:
    """ER-8.4: every active card with an effect of the icon that has not resolved yet, in area order (ER-8.5)."""
    state, content, look = play.state, content_of(play), board(play)
    test = trial(play)
    icon = content.challenges[test.challenge].icon
    waking = content.waking.get(icon, frozenset())
    cards = [card for card in in_play(state) if card.card in waking and look.is_active(card, test.seat)]
    return [
        (card.uid, ability)
        for card in sorted(cards, key=lambda card: area_rank(state, content, card))
        for ability in face_of(content, card).abilities
        if ability.when.challenge == icon and _key(play, card.uid, ability) not in test.resolved
    ]


def _key(play: RangersPlay, uid: str, ability: Ability) -> str:
    return f"{uid}|{content_of(play).index.path_of(ability)}"


async def challenge_effects(play: RangersPlay) -> None:
    """ER-8.4: each resolves once, in the order that is chosen as a whole when they begin; each is looked at when its
    turn comes; what becomes active meanwhile comes last. "You" is who tests (ER-8.6)."""
    order = [uid for uid, _ in woken(play)]
    if not order:
        return
    stood, reached = _ranks(play), 0
    order = await _ordered(play, list(dict.fromkeys(order)))
    while True:
        ranks = _ranks(play)
        found = [
            (uid, ability)
            for uid, ability in woken(play)
            if not (uid in stood and stood[uid] != ranks[uid] < reached)  # ER-8.5: moved to where all is read already
        ]
        if not found:
            return
        uid, ability = min(found, key=partial(_turn, order, ranks))
        reached = max(reached, ranks[uid])
        test = trial(play)
        test.resolved.append(_key(play, uid, ability))
        card = play.state.card(uid)
        happening = Happening("challenge_effect", test.seat, uid, card.card, uid)
        if _may_happen(play, uid, ability, test.seat):
            await fire(play, "before", happening)
            if not happening.is_off and play.state.find(uid) is not None:
                if not _in_vain(play, uid, ability):
                    play.say("rangers-wakes", card=shown(play, card.uid))
                await use(play, uid, ability, context_of(play.state, test.seat, uid), asks=False)
                await fire(play, "after", happening)
            await clear_all(play)


def _in_vain(play: RangersPlay, uid: str, ability: Ability) -> bool:
    """Whether nothing comes of it, so that nothing is told of it either."""
    context = context_of(play.state, trial(play).seat, uid)
    return _tells_again(play) and stirs_in_vain(board(play), ability, context)


def _tells_again(play: RangersPlay) -> bool:
    return play.state.options.tellings == "second"


def _ranks(play: RangersPlay) -> dict[str, int]:
    """ER-8.5: the area of each card, as a number, where icons are read area by area; else all count as one."""
    state, content = play.state, content_of(play)
    by_area = _is_by_area(play)
    return {card.uid: area_rank(state, content, card) if by_area else 0 for card in in_play(state)}


def _is_by_area(play: RangersPlay) -> bool:
    return play.state.options.says("challenge_order") == "area"


def _turn(order: Sequence[str], ranks: Mapping[str, int], one: tuple[str, Ability]) -> tuple[int, int, int]:
    """Which comes first: area, then the order that was chosen; what was not awake then comes last (ER-8.4)."""
    uid = one[0]
    return (0, ranks[uid], order.index(uid)) if uid in order else (1, 0, 0)


def _may_happen(play: RangersPlay, uid: str, ability: Ability, seat: int) -> bool:
    facts = board(play).facts(Context(seat, uid))
    return ability.condition is None or holds(ability.condition, facts)


async def _ordered(play: RangersPlay, uids: list[str]) -> list[str]:
    """D8, DP-12: the group says in which order; or area by area, weather first, and in each whoever tests (ER-8.5)."""
    if not _is_by_area(play):
        return await _asked(play, council(play).deciders, uids)
    ranks, ordered = _ranks(play), list[str]()
    for _, there in groupby(uids, ranks.__getitem__):
        ordered += await _asked(play, (trial(play).seat,), list(there))
    return ordered


async def _asked(play: RangersPlay, seats: tuple[int, ...], uids: list[str]) -> list[str]:
    """Where the order can matter it is asked for; else it is by area."""
    if not _order_matters(play, uids):
        return uids

    def options() -> list[Option]:
        still = [uid for uid in uids if play.state.find(uid)]
        return [Option(uid, text("rangers-card", card=shown(play, uid)), _effect_of(play, uid)) for uid in still]

    icon = content_of(play).challenges[trial(play).challenge].icon
    prompt = text("rangers-ask-order", icon=icon_name(play.state, icon))
    return await play.ask_order(seats, "rangers.order", prompt, options, default=lambda: list(uids))


def _effect_of(play: RangersPlay, uid: str) -> Text | None:
    """What a card says of the icon that has been turned."""
    content, card = content_of(play), play.state.card(uid)
    said = said_of_icon(face_of(content, card).text, content.challenges[trial(play).challenge].icon)
    return text("rangers-effect", says=said) if said else None


def _order_matters(play: RangersPlay, uids: list[str]) -> bool:
    """Two effects that do nothing but fatigue, or nothing but lay tokens on themselves, come out the same; so do those
    that do nothing but take tokens off the location."""
    if len(uids) < 2:
        return False
    does = set()
    for uid, ability in woken(play):
        if uid in uids:
            is_plain = ability.condition is None and not ability.cost
            for effect in ability.do:
                alone = effect.do == "fatigue" or (effect.do == "add" and getattr(effect, "to", "") == "self")
                takes = effect.do == "remove" and getattr(effect, "source", "") == "location"
                alone = alone or (takes and _tells_again(play))
                does.add(effect.do if is_plain and alone else "anything")
    return len(does) > 1 or "anything" in does
