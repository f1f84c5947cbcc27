"""Conceding and agreeing on a draw, at any time (AL-12.12, D15): the game, or in a best of three the match. Pure."""

from collections.abc import Sequence

from bot.rules.decision import Decision, Option, text
from cogs.altered import ends, match
from cogs.altered.resolve import Table
from cogs.altered.state import AlteredState, opposing

CONCEDE = ("concede", "give up", "i concede")
OFFER = ("draw", "offer a draw")
MATCH = " match"


def options(state: AlteredState) -> Sequence[Option]:
    """One option for both: which is meant is written, so that no slip of the finger ends a game."""
    if not state.players:
        return ()
    return (Option("end", text("al-option-end")),)


async def act(play: Table, seat: int) -> None:
    """Ask what is meant; a draw is the other player's to accept. Between two games the match is meant."""
    state = play.state
    is_match = state.options.match != "single"
    said = await _written(play, seat, "altered.end", "al-ask-end-match" if is_match else "al-ask-end")
    whole = is_match and (said.endswith(MATCH) or state.phase == "over")
    said = said.removesuffix(MATCH).removesuffix(" the")
    if said in CONCEDE:
        play.say("al-concedes-match" if whole else "al-concedes", seat=f"@seat:{seat}")
        if whole:
            match.match_over(play, opposing(seat), "concession")
        ends.win(play, opposing(seat), "concession")
    if said in OFFER:
        kind = "-match" if whole else ""
        play.say(f"al-offers-draw{kind}", seat=f"@seat:{seat}")
        answer = await _written(play, opposing(seat), "altered.draw", f"al-ask-draw{kind}")
        if answer in ("draw", "yes", "agreed"):
            if whole:
                match.match_over(play, match.DRAWN, "agreed")
            ends.draw(play, "agreed")
        play.say("al-declines-draw", seat=f"@seat:{opposing(seat)}")


async def _written(play: Table, seat: int, key: str, prompt: str) -> str:
    decision = Decision((seat,), key, text(prompt), tuple, "text", 0, 20, deadline="quick", default=lambda: "no")
    _, answer = await play.decide(decision)
    return str(answer).strip().lower()
