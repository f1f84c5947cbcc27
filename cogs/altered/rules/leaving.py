"""Conceding, agreeing on a draw, claiming a game that nobody plays any more: at any time (AL-12.12, D15). Pure.

In a best of three it is about the game or the whole match; between two games only about the match. An offer holds
nothing up: it stands beside the game until it is answered, taken back, or the day is over, which is a no. Nobody makes
more than one a day.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import Choice, Option, text
from cogs.altered.rules.events import ends, match
from cogs.altered.rules.reading.ids import Leaving
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.state import AlteredState, opposing

CLAIM_AFTER: Final = 3
"""So many questions in a row that the clock answered let the opponent claim the win."""


def options(state: AlteredState, seat: int) -> Sequence[Option]:
    """What a player may do about the game as a whole. What ends it asks twice."""
    if not state.players:
        return ()
    foe = f"@seat:{opposing(seat)}"
    is_match, between = state.options.match != "single", state.phase == "over"
    found = []
    if state.offered == opposing(seat):
        label = text("al-option-accept", seat=foe, match=state.offered_match)
        found += [Option("accept", label, destructive=True), Option("decline", text("al-option-decline"))]
    elif state.offered == seat:
        found.append(Option("withdraw", text("al-option-withdraw"), secondary=True))
    elif seat not in state.offers:
        if not between:
            found.append(Option("offer", text("al-option-offer", match=is_match), secondary=True))
        if is_match:
            found.append(Option(str(Leaving("offer", is_match=True)), text("al-option-offer-match"), secondary=True))
    if may_claim(state, seat):
        found.append(
            Option("claim", text("al-option-claim", seat=foe, n=state.missed[opposing(seat)]), destructive=True)
        )
    if not between:
        found.append(Option("concede", text("al-option-concede", match=is_match), destructive=True, secondary=True))
    if is_match:
        found.append(
            Option(
                str(Leaving("concede", is_match=True)),
                text("al-option-concede-match"),
                destructive=True,
                secondary=True,
            )
        )
    return found


def may_claim(state: AlteredState, seat: int) -> bool:
    """Whether the opponent has missed so much that this player may claim the win (D15)."""
    return state.missed.get(opposing(seat), 0) >= CLAIM_AFTER


async def act(play: AlteredPlay, seat: int, option: str) -> None:
    """Carry it out."""
    state, who, foe = play.state, f"@seat:{seat}", opposing(seat)
    deed, whole = Leaving.read(option)
    if deed == "concede":
        play.say("al-concedes-match" if whole else "al-concedes", seat=who)
        if whole:
            match.match_over(play, foe, "concession")
        ends.win(play, foe, "concession")
    if deed == "claim":  # whoever does not come does not come to the next game either
        play.say("al-claims", seat=who, foe=f"@seat:{foe}", n=state.missed[foe])
        if state.options.match != "single":
            match.match_over(play, seat, "claim")
        ends.win(play, seat, "claim")
    if deed == "accept":
        if state.offered_match:
            match.match_over(play, match.DRAWN, "agreed")
        ends.draw(play, "agreed")
    if deed == "offer":
        state.offered, state.offered_match = seat, whole
        state.offers.append(seat)
        play.say("al-offers-draw-match" if whole else "al-offers-draw", seat=who)
    else:  # decline, withdraw
        state.offered = None
        play.say("al-declines-draw" if deed == "decline" else "al-withdraws-draw", seat=who)
    play.mark_undo_boundary()


def new_day(play: AlteredPlay) -> None:
    """No answer by the end of the day is a no."""
    state = play.state
    if state.offered is not None:
        play.say("al-offer-lapses", seat=f"@seat:{state.offered}")
    state.offered, state.offers = None, []


def on_choice(state: AlteredState, choice: Choice) -> None:
    """Count what a player misses in a row; an own answer ends the count."""
    if choice.by == "clock":
        state.missed[choice.seat] = state.missed.get(choice.seat, 0) + 1
    elif choice.by == "player":
        state.missed.pop(choice.seat, None)
