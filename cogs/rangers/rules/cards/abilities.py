"""Cards answer to what happens: which of them do, what that costs, who is asked (ER-5.3, ER-16.4, ER-16.7). Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.rules.decision import Form, FormPart, Option, text
from bot.rules.effects.registry import Result
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.abilities import Ability
from cogs.rangers.content.vocabulary.effects import Exhaust, Use
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, shown, who
from cogs.rangers.rules.cards.zones import enter, leave
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import (
    LIMBO,
    Context,
    Happening,
    face_of,
    has_energy,
    in_play,
    pool,
    zone_of,
)
from cogs.rangers.rules.reading.conditions import context_of, cost_of, fits, limit_key, may_use
from cogs.rangers.rules.reading.idle import does_nothing
from cogs.rangers.rules.reading.naming import as_said
from cogs.rangers.state import CardInPlay, RangersState

USE, NOT_NOW = Option("use", text("rangers-option-use")), Option("no", text("rangers-option-not-now"))
USE_IDLY: Final = replace(USE, usual=False)
"""For nothing: nobody is led to press it."""
SPANS: Final = ("test", "turn", "round", "day")
RESPONSE: Final = "rangers.response"
IDLE: Final = "idle"
"""The question whether somebody answers, and the standing order for when nothing in the hand does."""
LOOPS: Final = 3
"""So often an ability acts while it is itself the cause of it (ER-1.4)."""


ALWAYS_PASS: Final = Form(
    NOT_NOW.label,
    [FormPart(RESPONSE, NOT_NOW.label, [Option(IDLE, text("rangers-form-idle"))], True, lasts=True, beside=True)],
    NOT_NOW.label,
    shown="buttons",
)
"""Not now, and from now on whenever the hand answers nothing: the order is a button of its own."""


class Answering(NamedTuple):
    """A card in play, and one of its abilities."""

    uid: str
    ability: Ability


async def use(play: RangersPlay, uid: str, ability: Ability, context: Context, *, asks: bool = True) -> Result:
    """An ability acts, if it can and whoever may decline does not."""
    if not may_use(board(play), uid, ability, context):
        return Result.NOT_DONE
    if asks and ability.optional and not await _is_wanted(play, uid, ability, context):
        return Result.NOT_DONE
    if not may_use(board(play), uid, ability, context):
        return Result.NOT_DONE
    loop = f"loop|{uid}|{content_of(play).index.path_of(ability)}"
    again = play.state.limits.get(loop, 0)
    if again == LOOPS:  # ER-1.4: the first step of the loop fails
        return Result.NOT_DONE
    if ability.limit is not None:
        play.state.limits[limit_key(content_of(play), uid, ability)] = 1
    card = play.state.card(uid)
    play.used(card.card)
    if ability.optional or ability.when.at == "turn_edge":
        play.say("rangers-uses", who=who(context.seat), card=f"@{card.card}")
    play.state.limits[loop] = again + 1
    await play.effects.run(play, ability.cost, context)
    result: Result = await play.effects.run(play, ability.do, context)
    if again:
        play.state.limits[loop] = again
    else:
        del play.state.limits[loop]
    return result


async def _is_wanted(play: RangersPlay, uid: str, ability: Ability, context: Context) -> bool:
    printed = face_of(content_of(play), play.state.card(uid))
    is_idle = does_nothing(board(play), ability.do, context)
    if is_idle and play.state.options.vain_uses == "unasked" and _is_paid_unnoticed(play, ability):
        return False
    prompt = text("rangers-ask-use", card=shown(play, uid), text=as_said(play.state, printed.text), idle=is_idle)
    options = [USE_IDLY if is_idle else USE, NOT_NOW]
    return await play.ask(context.seat, "rangers.use", prompt, lambda: options, default=lambda: "no") == "use"


def _is_paid_unnoticed(play: RangersPlay, ability: Ability) -> bool:
    """Whether paying its cost brings nothing about either: only then is there nothing to decide."""
    answering = content_of(play).answering.get("after_exhausts", frozenset())
    return all(isinstance(cost, Exhaust | Use) for cost in ability.cost) and not any(
        card.card in answering for card in play.state.cards
    )


# ---------------------------------------------------------------------- something happens


async def fire(play: RangersPlay, phase: str, happening: Happening) -> None:
    """Whatever answers to this does so, cards in play first, then moments out of hands (ER-5.3). After a cancel
    nothing answers any more (ER-16.8)."""
    name = f"{phase}_{happening.kind}"
    answering = content_of(play).answering.get(name, frozenset())
    if not answering:
        return
    for uid, ability in list(_answers(play, name, happening)):
        card = play.state.find(uid)
        if card is None or happening.is_off:
            continue
        seat = _seat_for(play.state, card, happening)
        await use(play, uid, ability, context_of(play.state, seat, uid, happening))
    if not happening.is_off:
        await _offer_responses(play, name, happening)


def _seat_for(state: RangersState, card: CardInPlay, happening: Happening) -> int:
    return card.owner if card.owner is not None else happening.seat


def _answers(play: RangersPlay, name: str, happening: Happening) -> Iterator[Answering]:
    state, content = play.state, content_of(play)
    test = state.test
    for card in state.cards:
        if card.card not in content.answering[name] or card.is_face_down:
            continue
        is_committed = test is not None and card.uid in test.cards
        for ability in face_of(content, card).abilities:
            when = ability.when
            if when.name != name or when.response or when.committed != is_committed:
                continue
            if not is_committed and zone_of(state, card) == LIMBO:
                continue
            if fits(board(play), when, happening, card):
                yield Answering(card.uid, ability)


# ---------------------------------------------------------------------- responses out of a hand


async def _offer_responses(play: RangersPlay, name: str, happening: Happening) -> None:
    """ER-16.7: everybody who could hold one is asked, by what all can see: cards in hand and energy. ER-16.8: once
    somebody has played one, all are asked again."""
    known = [*content_of(play).responses.get(name, {})]
    is_open = bool(known)
    while is_open:
        is_open = False
        for seat in play.state.clockwise(acting(play, happening)):
            if happening.is_off:
                return
            has_played = await _offer_response(play, seat, name, known, happening)
            if has_played and play.state.options.reads_again("ER-16.8"):
                is_open = True
                break


def acting(play: RangersPlay, happening: Happening) -> int:
    """Who is asked first: whoever makes the test, else whom it happens to."""
    test = play.state.test
    return test.seat if test is not None else happening.seat


async def _offer_response(play: RangersPlay, seat: int, name: str, known: list[str], happening: Happening) -> bool:
    """Whether this Ranger has played one."""
    state, content = play.state, content_of(play)
    own = state.rangers[seat]
    is_open = state.options.open_hands  # then all can see who holds one
    unseen = {*own.hand} if is_open else {*own.hand, *own.deck, *own.fatigue}  # of whose deck it is known what it has
    could = [card for card in known if card in unseen and _is_paid_for(state, content, seat, card)]
    if is_open or state.options.vain_responses == "unasked":  # what it answers to is printed
        could = [card for card in could if _may_respond(play, seat, card, name, happening)]
    if not own.hand or not could:  # ER-16.7: by nothing that only the hand tells
        return False

    def options() -> list[Option]:
        held = [card for card in known if card in play.state.rangers[seat].hand]
        able = [card for card in held if _may_respond(play, seat, card, name, happening)]
        return [*(Option(card, text("rangers-option-play", card=f"@{card}")) for card in able), NOT_NOW]

    def explained(found: Sequence[Option]) -> list[Option]:
        ways = content.responses.get(name, {})
        idle = [card for card, way in ways.items() if does_nothing(board(play), way.do, context)]
        return [replace(one, hint=text("rangers-idle")) if one.id in idle else one for one in found]

    def let_pass(option: str) -> Form | None:
        return ALWAYS_PASS if option == NOT_NOW.id and not able else None

    context = context_of(state, seat, "", happening)
    able = sum(option is not NOT_NOW for option in options())
    prompt = text("rangers-ask-response", what=happening.kind, who=who(happening.seat), able=able)
    answer = await play.ask(
        seat,
        RESPONSE,
        prompt,
        options,
        private=True,
        default=lambda: "no",
        clock=0.25,
        advised=True,
        explain=explained,
        form=let_pass,
    )
    if answer not in known:
        return False
    await respond(play, seat, answer, name, happening)
    return True


def _is_paid_for(state: RangersState, content: RangersContent, seat: int, card_id: str) -> bool:
    card = content.ranger_cards[card_id]
    return has_energy(state, seat, card.aspect) >= cost_of(Board(state, content), card, seat)


def _may_respond(play: RangersPlay, seat: int, card_id: str, name: str, happening: Happening) -> bool:
    content = content_of(play)
    ability = content.responses[name][card_id]
    context = context_of(play.state, seat, "", happening)
    shadow = CardInPlay("", card_id, LIMBO, seat)
    return (
        _is_paid_for(play.state, content, seat, card_id)
        and fits(board(play), ability.when, happening, shadow)
        and may_use(board(play), "", ability, context)
    )


async def respond(play: RangersPlay, seat: int, card_id: str, name: str, happening: Happening) -> None:
    """ER-5.3: a moment at its moment, paid, and then gone."""
    state, content = play.state, content_of(play)
    printed = content.ranger_cards[card_id]
    assert printed.aspect is not None
    own = state.rangers[seat]
    own.energy[pool(state, printed.aspect)] -= cost_of(board(play), printed, seat)
    own.hand.remove(card_id)
    card = enter(state, content, card_id, LIMBO, seat)
    play.used(card_id)
    play.say("rangers-plays", who=who(seat), card=f"@{card_id}")
    ability = content.responses[name][card_id]
    await play.effects.run(play, ability.do, context_of(state, seat, card.uid, happening))
    if (left := play.state.find(card.uid)) is not None and left.zone == LIMBO:
        leave(play.state, content, card.uid, "discard")


# ---------------------------------------------------------------------- moments


async def wake(play: RangersPlay, moment: str, seats: Sequence[int]) -> None:
    """Every card in play acts whose moment this is (`refresh`, `rest`): a Ranger's for that Ranger, the valley's once,
    for the first of these seats."""
    state, content = play.state, content_of(play)
    waking = content.answering.get(moment, frozenset())
    for uid in [card.uid for card in in_play(state) if card.card in waking]:
        card = play.state.find(uid)
        if card is None or (card.owner is not None and card.owner not in seats):
            continue
        seat = card.owner if card.owner is not None else seats[0]
        for ability in face_of(content, card).abilities:
            if ability.when.at == moment and play.state.find(uid) is not None:
                await use(play, uid, ability, context_of(play.state, seat, uid))


async def act_at(play: RangersPlay, uid: str, name: str, seat: int, happening: Happening | None = None) -> None:
    """The abilities of one card at a moment of its own: `enters`, `clear_progress`."""
    for ability in face_of(content_of(play), play.state.card(uid)).abilities:
        if ability.when.name == name and play.state.find(uid) is not None:
            await use(play, uid, ability, context_of(play.state, seat, uid, happening))
