"""What a button would take back, in few words: who was played and where to, what went into Mana. Pure, only looks."""

from collections.abc import Sequence

from bot.rules.decision import Choice, Text, text
from cogs.altered.rules.reading.ids import HAND, PASS, QUICK, RESERVE, SCOUT, SUPPORT, TurnChoice, card_of
from cogs.altered.state import AlteredState

_STEPS = frozenset(f"altered.{step}" for step in ("expedition", "target", "mode", "payment", "which", "confirm"))
"""Questions of a play that has begun."""


def taken_back(state: AlteredState, choices: Sequence[Choice], lines: Sequence[Text], *, own: bool) -> Text | None:
    """choices: what would be taken back, the first one by whoever presses; lines: what they have read of late; own: for
    their eyes only, else for everybody's. None: the button need not say it, or may not."""
    first, answer = choices[0], str(choices[0].answer)
    if first.key == "altered.turn":
        return _turn(state, choices, lines, own)
    if first.key in _STEPS and own:
        return text("al-back-step")
    if first.key == "altered.expand" and own:  # nobody else knows which
        kept = answer == "keep"
        return text("al-back-kept") if kept else text("al-back-mana", card=f"@{card_of(answer)}")
    return None


def _turn(state: AlteredState, choices: Sequence[Choice], lines: Sequence[Text], own: bool) -> Text | None:
    choice = TurnChoice.read(str(choices[0].answer))
    if choice.kind == PASS:
        return text("al-back-pass")
    if choice.kind not in (HAND, SCOUT, RESERVE, SUPPORT, QUICK):
        return None
    if not own and choice.kind in (HAND, SCOUT) and card_of(choice.of) in state.players[choices[0].seat].hand:
        return None  # it is not played yet, or there is another one, of which nobody else knows
    exp = next((str(one.answer) for one in choices if one.key == "altered.expedition"), "none")
    card = _card(state, choice, f"@seat:{choices[0].seat}", lines)
    return None if card is None else text("al-back-play", card=card, exp=exp)


def _card(state: AlteredState, choice: TurnChoice, seat: str, lines: Sequence[Text]) -> str | None:
    """Who was played or used. What has left its place is another object since; the journal has its name."""
    if choice.kind in (HAND, SCOUT):
        return f"@{card_of(choice.of)}"
    if choice.of in state.objects:
        return f"@{state.objects[choice.of].card}"
    wanted = "al-plays" if choice.kind == RESERVE else "al-supports" if choice.kind == SUPPORT else "al-uses"
    said = (one for one in reversed(lines) if one.key == wanted and one.params.get("seat") == seat)
    return next((str(one.params["card"]) for one in said), None)
