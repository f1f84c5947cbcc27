"""When cards are played by hand (AL-14.10): for cards that no rule understands, at tables with `allow_manual`. Pure.

Whoever controls such a card is asked to do what it says: when it is played, and in the phases that its text names.
Both players have the toolkit besides, while a turn's question or a card's is open. An effect that is being carried out
is never changed under its feet; a declaration that has not been confirmed starts anew (AL-7.2).
"""

from collections.abc import Sequence

from bot.rules.decision import Option, text
from cogs.altered.rules.by_hand.toolkit import TOOLS, menu
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.resolving.declaring import BACK
from cogs.altered.state import AlteredState

TOOLKIT = "toolkit"


def options(state: AlteredState, seat: int) -> Sequence[Option]:
    """The toolkit as an anytime action, the same for both players; whoever resolves a card has it in that question."""
    return (Option(TOOLKIT, text("al-option-toolkit")),) if state.toolkit and state.resolving != seat else ()


async def use(play: AlteredPlay, seat: int) -> None:
    """One tool, on top of whatever is being asked."""
    found = [*menu(), Option(BACK, text("al-option-back"))]
    tool = await play.ask(
        seat, "altered.toolkit", text("al-ask-toolkit"), lambda: found, private=True, default=lambda: BACK
    )
    if tool != BACK and play.state.toolkit:
        await TOOLS[tool](play, seat)


def open_turn(state: AlteredState) -> None:
    """A turn's question is asked: the board may be changed by hand until something is done."""
    state.toolkit = "turn" if state.options.allow_manual else ""


async def resolve(play: AlteredPlay, seat: int, ref: str) -> None:
    """Its controller does what a manual card says, with as many tools as it takes."""
    state, card = play.state, play.content.cards[ref]
    if not card.manual or not state.options.allow_manual:
        return
    was = state.toolkit
    found = [Option("done", text("al-option-hand-done")), *menu()]
    prompt = text("al-ask-by-hand", card=f"@{ref}", text=card.text)
    play.say("al-hand-resolves", seat=f"@seat:{seat}", card=f"@{ref}", text=card.text)
    while True:
        state.toolkit, state.resolving = "card", seat
        answer = await play.ask(seat, "altered.by_hand", prompt, lambda: found, private=True, default=lambda: "done")
        if answer == "done":
            break
        await TOOLS[answer](play, seat)
    state.toolkit, state.resolving = was, None


async def at_phase(play: AlteredPlay, phase: str) -> None:
    """Manual cards in play whose text names this phase, one after the other in initiative order."""
    state = play.state
    if not state.options.allow_manual:
        return
    for seat in state.initiative():
        for oid in list(state.in_play):
            obj = state.objects.get(oid)
            if obj is None or obj.controller != seat:
                continue
            card = play.content.cards[obj.card]
            if card.manual and phase in card.text.casefold():
                await resolve(play, seat, card.id)
