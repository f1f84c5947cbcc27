"""A day as steps (AL-3.1): morning, noon, afternoon turns, dusk, night; a checkpoint stands between any two. Pure.

Reactions are checked at the beginning of each phase, after each daily effect and after each card, quick action or pass
(AL-3.2).
"""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.rules.decision import Decision, Option, Toggles, text
from bot.rules.kernel.game import StepFunction
from cogs.altered.content.cards import Card
from cogs.altered.rules import leaving
from cogs.altered.rules.any_order import same_in_any_order
from cogs.altered.rules.by_hand import by_hand
from cogs.altered.rules.effects.reactions import Foresee
from cogs.altered.rules.effects.reactions import check as check_reactions
from cogs.altered.rules.effects.zone_handlers import refill
from cogs.altered.rules.events import ends
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.foresight import after_reaction
from cogs.altered.rules.idle import is_idle
from cogs.altered.rules.play_card import play_card, use_quick
from cogs.altered.rules.progress import progress
from cogs.altered.rules.reading.ids import PASS, RESERVE, SCOUT, TurnChoice, hand_ids
from cogs.altered.rules.reading.options import card_options
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.rest import clean_up, rest
from cogs.altered.rules.turn_form import turn_form, turn_prompt
from cogs.altered.rules.turn_labels import turn_labels
from cogs.altered.rules.turn_options import options
from cogs.altered.rules.use_labels import told_use

FIRST_HAND = 6
FIRST_MANA = 3
FIRST_ASKED: Final = ("al-ask-first-mana-new", "al-ask-first-mana")
"""How Mana is asked for first: where it is the first question of all, and where a deck was chosen before."""
FORESEE: Final = Foresee(after_reaction, told_use)
check: Final = partial(check_reactions, same=same_in_any_order)
EARLY = 4
"""Up to this day more Mana is what nearly everybody wants."""


async def morning(play: AlteredPlay) -> None:
    """Succeed, Prepare, Draw (AL-4.3), Expand (AL-4.1 to 4.4); on day 1 six cards, three of them to Mana (AL-4.5)."""
    state = play.state
    state.day += 1
    state.phase, state.turn, state.rested, state.passed = "morning", None, False, []
    leaving.new_day(play)
    if state.options.end_check == "end_of_day":
        ends.end_of_day(play)
    if state.options.max_days and state.day > state.options.max_days:
        ends.draw(play, "days")  # AL-12.12
    play.say("al-day", day=state.day)
    if state.day == 1:
        await first_morning(play)
    else:
        state.first = 1 - state.first
        play.say("al-first", seat=f"@seat:{state.first}")
        await check(play)
        await prepare(play)
        await check(play)
        for seat in state.initiative():
            await refill(play, seat, 2)
        await perform(play, [Act("draw", seat, n=2) for seat in state.initiative() if play.state.players[seat].deck])
        await check(play)
        await expand(play)
    await check(play)
    play.next("noon")


async def first_morning(play: AlteredPlay) -> None:
    """D1: both at once, revealed together as numbers only."""
    state = play.state
    await perform(play, [Act("draw", seat, n=FIRST_HAND) for seat in state.initiative()])
    cards = play.content.cards

    def asked(seat: int) -> Decision:
        names = hand_ids(state.players[seat].hand)
        found = card_options(play.content, names)
        dearest = _dearest(names, cards)
        return Decision(
            (seat,),
            "altered.first_mana",
            text(FIRST_ASKED[state.options.decks == "choose"], n=FIRST_MANA),
            lambda: found,
            "some",
            FIRST_MANA,
            FIRST_MANA,
            private=True,
            default=lambda: list(dearest),
            toggles=Toggles(text("al-go-mana"), text("al-go-mana"), first=tuple(dearest)),
        )

    order = state.initiative()
    answers = await play.ask_each([asked(seat) for seat in order])
    acts = []
    for seat, answer in zip(order, answers, strict=True):
        assert isinstance(answer, list)
        names = hand_ids(state.players[seat].hand)
        acts += [Act("take", seat, card=names[i], source="hand", to="mana") for i in answer]
    await perform(play, acts)
    play.say("al-first-mana", n=FIRST_MANA)


def _dearest(names: Mapping[str, str], cards: Mapping[str, Card]) -> list[str]:
    """Whom one misses least at first: the most expensive of these, but not all Characters where there are others."""
    found = sorted(names, key=lambda i: -cards[names[i]].hand_cost)
    first, left = found[:FIRST_MANA], found[FIRST_MANA:]
    if (
        left
        and not any(cards[names[i]].is_body for i in left)
        and (kept := [i for i in first if cards[names[i]].is_body])
    ):
        first = [i for i in first if i != kept[-1]] + left[:1]
    return first


async def prepare(play: AlteredPlay) -> None:
    """AL-4.2: everything is readied, the Hero and the Reserve too."""
    state = play.state
    acts = [Act("ready", obj=oid) for oid in state.in_play]
    for seat, player in enumerate(state.players):
        acts += [Act("ready", obj=oid) for oid in player.reserve]
        acts.append(Act("ready_orbs", seat, n=len(player.mana)))
    await perform(play, acts)


async def expand(play: AlteredPlay) -> None:
    """D2: each may put a card into Mana, ready, unseen (AL-4.4). The first player's answer is final and shown at once;
    the other may answer early, which stays hidden until then. Sealed: both are shown together."""
    state = play.state
    order = state.initiative()
    answers: dict[int, str] = {}
    sealed = state.options.expand_mode == "sealed"
    shown: list[int] = []

    async def settle() -> None:
        for seat in order:
            if seat not in answers or (sealed and len(answers) < 2):
                return
            if seat not in shown:
                shown.append(seat)
                names = hand_ids(play.state.players[seat].hand)
                card = names.get(answers[seat], "")
                play.say("al-expands" if card else "al-keeps", seat=f"@seat:{seat}")
                play.mark_undo_boundary()
                if card:
                    await perform(play, [Act("take", seat, card=card, source="hand", to="mana")])

    async def one(seat: int) -> None:
        answers[seat] = await play.ask(
            seat,
            "altered.expand",
            text("al-ask-expand", early=state.day <= EARLY),
            partial(_hand, play, seat),
            private=True,
            default=lambda: "keep",
            pictured=True,
        )
        await settle()

    await play.together([one(seat) for seat in order])


def _hand(play: AlteredPlay, seat: int) -> list[Option]:
    names = hand_ids(play.state.players[seat].hand)
    found = [Option("keep", text("al-option-keep"))]
    return found + card_options(play.content, names)


async def phase(play: AlteredPlay, name: str) -> None:
    """A phase begins: its reactions are made and checked (AL-3.2)."""
    play.state.phase = name
    play.state.turn = None
    play.say("al-phase", phase=name)
    if name in ("noon", "dusk", "night"):
        await perform(play, [Act("phase", what=name)])
        await by_hand.at_phase(play, name)
    await check(play)


async def noon(play: AlteredPlay) -> None:
    """Nothing happens but reactions (AL-5.1)."""
    await phase(play, "noon")
    play.next("afternoon")


async def afternoon(play: AlteredPlay) -> None:
    """The first player takes the first turn (AL-6.1)."""
    await phase(play, "afternoon")
    play.state.turn = play.state.first
    play.next("turn")


async def turn(play: AlteredPlay) -> None:
    """Any number of quick actions, then a card or pass (AL-6.2, AL-6.6)."""
    state = play.state
    assert state.turn is not None
    seat = state.turn
    state.turn_over = False
    fresh = True
    # the other has seen what was done; and a way back would vanish when this player begins to think
    play.mark_undo_boundary()
    while not state.turn_over:
        by_hand.open_turn(state)
        if is_idle(play, seat):
            play.say("al-idle", seat=f"@seat:{seat}")
            await pass_for_today(play, seat)
            await check(play, FORESEE)
            break
        found = options(play, seat)
        answer = await play.ask(
            seat,
            "altered.turn",
            partial(turn_prompt, play, seat, found),
            partial(options, play, seat),
            found,
            private=True,
            default=lambda: PASS,
            deadline="turn" if fresh else "same",
            form=partial(turn_form, play, seat),
            explain=partial(turn_labels, play, seat, partial(turn_form, play, seat)),
            restated=partial(turn_prompt, play, seat),  # cards may be moved by hand meanwhile
        )
        choice = TurnChoice.read(answer)
        if choice.kind == PASS:
            play.say("al-passes", seat=f"@seat:{seat}")
            await pass_for_today(play, seat)
        else:
            fresh = await act(play, seat, choice)
            state.turn_over |= fresh and not choice.is_action
        await check(play, FORESEE)
    _end_turn(play, seat)


async def pass_for_today(play: AlteredPlay, seat: int) -> None:
    """AL-6.3."""
    state = play.state
    state.toolkit = ""
    state.passed.append(seat)
    await perform(play, [Act("passed", seat)])
    state.turn_over = True


async def act(play: AlteredPlay, seat: int, choice: TurnChoice) -> bool:
    """What was chosen. False: it was taken back before it was confirmed."""
    if choice.is_action:
        return await use_quick(play, seat, choice.path, choice.of)
    if choice.kind == RESERVE:
        ref = play.state.objects[choice.of].card
        return await play_card(play, seat, ref, choice.of, play.content.cards[ref].reserve_cost)
    if choice.kind == SCOUT:
        keyword = play.content.printed[choice.of].keywords["scout"]
        return await play_card(play, seat, choice.of, None, keyword.x or 0, scout=True)
    return await play_card(play, seat, choice.of, None, play.content.cards[choice.of].hand_cost)


def _end_turn(play: AlteredPlay, seat: int) -> None:
    """The other's turn unless they have passed (AL-6.3); Dusk when both have."""
    state = play.state
    state.turns += 1
    state.floating = [f for f in state.floating if f.until != "turn"]
    if len(state.passed) == 2:
        state.floating = [f for f in state.floating if f.until != "afternoon"]
        state.turn = None
        play.next("dusk")
    else:
        state.turn = seat if 1 - seat in state.passed else 1 - seat
        play.next("turn")


async def dusk(play: AlteredPlay) -> None:
    """ "At Dusk", then Progress, its one daily effect (AL-10.1)."""
    await phase(play, "dusk")
    await progress(play)
    await check(play)
    play.next("night")


async def night(play: AlteredPlay) -> None:
    """ "At Night", Rest, "after Rest", Clean-up (AL-11); what lasts this day ends after that (AL-11.5)."""
    state = play.state
    await phase(play, "night")
    await rest(play)
    state.rested = True
    await check(play)
    await clean_up(play)
    await check(play)
    state.floating = [f for f in state.floating if f.until != "day"]
    state.moved_today = []
    for obj in state.objects.values():
        if obj.used:
            obj.used = {}
    play.next("morning")


STEPS: Final[Mapping[str, StepFunction]] = MappingProxyType(
    {
        "morning": morning,
        "noon": noon,
        "afternoon": afternoon,
        "turn": turn,
        "dusk": dusk,
        "night": night,
    }
)
