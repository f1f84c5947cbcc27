"""A Ranger's turn, its edges, and passing (ER-3.4 to 3.7, ER-5.8). Pure."""

from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.rangers.rules.cards.abilities import wake
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.strain import fatigue, fatigued_by
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, council, end_day, glance, who
from cogs.rangers.rules.edge import HAND, INJURY, PUT_AWAY, edge_options, gear_options, hand_options, use_edge
from cogs.rangers.rules.playing import play_card, why_unplayable
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import ALONG, area, face_of, in_play, reach, zone_of
from cogs.rangers.rules.reading.difficulty import printed_test
from cogs.rangers.rules.refusals import told_of_card, told_of_test
from cogs.rangers.rules.trials.testable import every_trial, trials, why_not
from cogs.rangers.rules.trials.testing import make_test
from cogs.rangers.rules.turn_hints import is_for_nothing, turn_question, with_hints
from cogs.rangers.state import RangersState, Trial

PASS: Final = "pass"
STOP: Final = "stop"
CALLED: Final = "called"
DONE: Final = Option("done", text("rangers-option-enough"))


async def turn(play: RangersPlay, seat: int) -> None:
    """ER-3.4: exactly one action, or a pass; abilities of the edge before it (ER-5.8)."""
    state = play.state
    state.turn_of, state.is_edge = seat, True
    for change in state.changes:
        if change.lasts == "next_turn" and change.seat == seat:
            change.lasts = "turn"
    look = glance(play)

    def options() -> list[Option]:
        nonlocal look
        look = glance(play)
        return turn_options(look, seat)

    while True:
        answer = await play.ask(
            seat,
            "rangers.turn",
            turn_question(glance(play)),
            options,
            private=True,  # plays name cards of the hand
            forced=False,
            default=lambda: PASS,
            advised=True,
            explain=lambda found: with_hints(look, seat, found),  # of the moment in which they were found
        )
        if answer == STOP:
            await _stop(play, seat)
        elif answer == PUT_AWAY or answer.startswith(("use:", HAND)):
            await use_edge(play, seat, answer)
        elif await _act(play, seat, answer):
            break
    play.next("turn_end", seat=seat)


async def _act(play: RangersPlay, seat: int, answer: str) -> bool:
    """One action, so never two tests (ER-6.15); False: it came to nothing, and the turn goes on."""
    play.state.is_edge = False
    if answer == PASS:
        await rest(play, seat)
        return True
    if answer.startswith("play:"):
        await play_card(play, seat, answer.removeprefix("play:"))
        return True
    test = next(test for option, test in trials(glance(play), seat) if option == answer)
    done = await make_test(play, test)
    play.state.is_edge = not done
    return done


# ---------------------------------------------------------------------- what can be done


def turn_options(look: Board, seat: int) -> list[Option]:
    """Tests, plays and abilities of the edge, each with why not where it cannot be (rules 11), and passing."""
    found = [_test_option(look, option, test) for option, test in every_trial(look, seat)]
    for card in sorted(set(look.state.rangers[seat].hand)):
        why = why_unplayable(look, seat, card)
        if why != "unplayable":
            refused = told_of_card(look, seat, card, why) if why else None
            printed = look.content.ranger_cards[card]
            label = text("rangers-option-play", card=f"@{card}")
            says = text("rangers-says", text=printed.text)
            found.append(Option(f"play:{card}", label, says, refused, group="play", pictured=True))
    found += [*edge_options(look, seat), *hand_options(look, seat), *gear_options(look, seat)]
    found.append(Option(PASS, text("rangers-option-pass")))
    found.append(Option(STOP, text("rangers-option-stop"), destructive=True, secondary=True))
    return found


def _test_option(look: Board, option: str, test: Trial) -> Option:
    card = look.state.find(test.target or test.source)
    printed = printed_test(look, test)
    named = f"@{card.card}" if card is not None else ""
    name = printed.name if printed is not None else ""
    label = text("rangers-option-test", kind=test.name, name=name, card=named)
    why = why_not(look, test)
    return Option(option, label, None, told_of_test(look, test, why) if why else None, group=test.name)


async def _stop(play: RangersPlay, seat: int) -> None:
    """DP-27: the group gives the day up; it counts as not camped."""
    yes = Option("yes", text("rangers-option-stop-yes"), destructive=True)
    no = Option("no", text("rangers-option-stop-no"))
    group = council(play)
    prompt = text("rangers-ask-stop", who=who(seat))
    if await group.choose(play, "rangers.stop", prompt, lambda: [no, yes], lambda: "no") == "yes":
        end_day(play, CALLED)


# ---------------------------------------------------------------------- passing, and the end of a turn


async def rest(play: RangersPlay, seat: int) -> None:
    """ER-3.5: no more turns this round. What is fatiguing tires whoever rests (ER-15), and then what gives cards back
    does so: of the ways that ER-16.4 leaves open that is never the worse one."""
    play.state.rangers[seat].has_passed = True
    play.say("rangers-passes", who=who(seat))
    is_tired_first = play.state.options.reads_again("ER-16.4")
    if is_tired_first:
        await _tire_at_rest(play, seat)
    await wake(play, "rest", [seat])
    if not is_tired_first:
        await _tire_at_rest(play, seat)
    await clear_all(play)


async def _tire_at_rest(play: RangersPlay, seat: int) -> None:
    """ER-15: what is fatiguing and ready nearby."""
    for uid in [card.uid for card in in_play(play.state)]:
        look, card = board(play), play.state.find(uid)
        if card is None or not card.is_ready or "fatiguing" not in look.keywords(card):
            continue
        if zone_of(play.state, card) in (area(seat), reach(seat), ALONG):
            n = getattr(face_of(content_of(play), card), "fatiguing", None)
            if n is not None:
                await fatigue(play, seat, n, uid)
            else:
                await fatigued_by(play, seat, uid)


async def turn_end(play: RangersPlay, seat: int) -> None:
    """ER-5.8: a third injury ends the day; what held for the turn is over; the next Ranger is found."""
    state = play.state
    if state.collapsed:  # ER-10.3
        end_day(play, INJURY)
    state.changes[:] = [change for change in state.changes if change.lasts != "turn"]
    for key in [key for key in state.limits if key.startswith("turn|")]:
        del state.limits[key]
    state.open_reaches.clear()  # D17
    state.turn_of, state.last_turn, state.is_edge = None, seat, True
    await next_turn(play)


async def next_turn(play: RangersPlay) -> None:
    """ER-3.4 to ER-3.7: clockwise, or whom the group names; when all have passed the round closes."""
    left = able_to_act(play.state)
    if not left:
        play.next("closing_edge")
        return
    seat = left[0]
    if play.state.options.says("turn_order") == "free" and len(left) > 1:  # D4, ER-3.6
        options = [Option(str(one), text("rangers-seat", who=who(one))) for one in left]
        first = str(left[0])
        answer = await council(play).choose(
            play, "rangers.next", text("rangers-ask-next"), lambda: options, lambda: first
        )
        seat = int(answer)
    play.next("turn", seat=seat)


def able_to_act(state: RangersState) -> list[int]:
    """Who has not passed, clockwise from the one after the last turn; in free order not the same twice running."""
    last = state.last_turn
    first = state.lead if last is None else last + 1
    left = [seat for seat in state.clockwise(first % state.seats) if not state.rangers[seat].has_passed]
    if state.options.says("turn_order") == "free" and len(left) > 1:
        return [seat for seat in left if seat != last]
    return left


async def closing_edge(play: RangersPlay) -> None:
    """ER-5.8: once all have passed, each Ranger with a usable ability is asked, until they have had enough."""
    for seat in play.state.clockwise(play.state.lead):
        while _has_use(play, seat) and (answer := await _ask_edge(play, seat)) != DONE.id:
            await use_edge(play, seat, answer)
    play.state.is_edge = False
    if play.state.collapsed:
        end_day(play, INJURY)
    play.next("travel")


def _has_use(play: RangersPlay, seat: int) -> bool:
    """Whether anything can be used; what would do nothing is none, in tables that are not asked about that."""
    look = glance(play)
    asks = play.state.options.vain_uses == "asked"
    return any(asks or not is_for_nothing(look, seat, one.id) for one in edge_options(look, seat))


async def _ask_edge(play: RangersPlay, seat: int) -> str:
    return await play.ask(
        seat,
        "rangers.edge",
        text("rangers-ask-edge"),
        lambda: [DONE, *edge_options(glance(play), seat), *gear_options(glance(play), seat)],
        forced=False,
        default=lambda: DONE.id,
        clock=0.25,
        explain=lambda found: with_hints(glance(play), seat, found),
    )


def why_not_now(state: RangersState, seat: int) -> Text | None:
    """E-TURN: why a seat is not asked for an action."""
    if state.turn_of == seat:
        return None
    if state.rangers[seat].has_passed:
        return text("rangers-refused-rested")
    return text("rangers-refused-turn", who=who(state.turn_of)) if state.turn_of is not None else None
