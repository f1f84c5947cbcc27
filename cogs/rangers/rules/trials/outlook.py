"""What a test is for: what its effort brings, what comes at the threshold, what a failure costs. Pure."""

from typing import Final

from bot.rules.decision import Text, text
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import face_of, kind_of
from cogs.rangers.rules.reading.naming import ELSE, said_of_clear
from cogs.rangers.rules.trials.testable import brings
from cogs.rangers.state import CardInPlay, Trial

MAKE_PROGRESS: Final = ("traverse", "connect")
"""The tests whose effort is progress (ER-6.3a, b)."""


def outlook(look: Board, test: Trial) -> Text:
    """ER-6.3, or what the card that offers it says of the test."""
    target = look.state.find(test.target) if test.target else None
    have, need = progress_of(look, target)
    says, _, fails = brings(look, test).partition(ELSE)
    return text(
        "rangers-outlook",
        kind=test.name,
        says=says or "none",
        fails=fails or "none",
        have=have,
        need=need,
        clears=_at_threshold(look, target) if need and test.name in MAKE_PROGRESS else "none",
        rest=_rest(look, target),
    )


def progress_of(look: Board, card: CardInPlay | None) -> tuple[int, int]:
    """(progress on a card, how much clears it); (0, 0) where no number says that."""
    need = None if card is None else look.threshold(card, "progress")
    return (card.tokens.get("progress", 0), need) if card is not None and isinstance(need, int) else (0, 0)


def is_vain(look: Board, test: Trial) -> bool:
    """Whether a test would bring nothing: to avoid what is exhausted, where that keeps nothing asleep (ER-6.3c)."""
    target = look.state.find(test.target) if test.target else None
    return test.name == "avoid" and target is not None and _rest(look, target) == "vain"


def _rest(look: Board, target: CardInPlay | None) -> str:
    """What avoiding it does (ER-6.3c): it exhausts, and while tested cards exhaust anyway it sleeps on."""
    sleeps_on = look.state.options.says("exhaust_target") == "yes"
    if target is None or target.is_ready:
        return "long" if sleeps_on else "now"
    return "longer" if sleeps_on else "vain"


def _at_threshold(look: Board, target: CardInPlay | None) -> str:
    """What comes of enough progress: `way`, the place opens the way on, where that is wanted (ER-13.1); `story`, the
    guide goes on; or what its card says."""
    if target is None or kind_of(look.content, target.card) == "location":
        return "way" if look.state.options.says("travel_gate") == "threshold" else "none"
    said = said_of_clear(face_of(look.content, target).text, "progress")
    return "story" if said.startswith("read ") else said or "none"
