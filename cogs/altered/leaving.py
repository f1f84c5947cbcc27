"""Conceding and agreeing on a draw, at any time (AL-12.12, D15). Pure."""

from collections.abc import Sequence

from bot.rules.decision import Decision, Option, text
from cogs.altered import ends
from cogs.altered.resolve import Table
from cogs.altered.state import AlteredState, opposing

CONCEDE = ("concede", "give up", "i concede")
OFFER = ("draw", "offer a draw")


def options(state: AlteredState) -> Sequence[Option]:
    """One option for both: which is meant is written, so that no slip of the finger ends a game."""
    if not state.players:
        return ()
    return (Option("end", text("al-option-end")),)


async def act(play: Table, seat: int) -> None:
    """Ask what is meant; a draw is the other player's to accept."""
    said = await _written(play, seat, "altered.end", "al-ask-end")
    if said in CONCEDE:
        play.say("al-concedes", seat=f"@seat:{seat}")
        ends.win(play, opposing(seat), "concession")
    if said in OFFER:
        play.say("al-offers-draw", seat=f"@seat:{seat}")
        if await _written(play, opposing(seat), "altered.draw", "al-ask-draw") in ("draw", "yes", "agreed"):
            ends.draw(play, "agreed")
        play.say("al-declines-draw", seat=f"@seat:{opposing(seat)}")


async def _written(play: Table, seat: int, key: str, prompt: str) -> str:
    decision = Decision((seat,), key, text(prompt), tuple, "text", 0, 20, deadline="quick", default=lambda: "no")
    _, answer = await play.decide(decision)
    return str(answer).strip().lower()
