"""The chance of a test, by what everybody can count: the challenge cards that have not been turned (rules 10). Pure."""

from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.trials.testable import aspect_of, difficulty
from cogs.rangers.state import Trial


def chance(look: Board, test: Trial, effort: int) -> int:
    """How many of a hundred times the test succeeds with so much effort."""
    state, content = look.state, look.content
    left = state.challenge_deck or state.challenge_discard  # ER-8.2
    aspect, hard = aspect_of(look, test), difficulty(look, test)
    more = sum(n for n, _ in look.changes("effort", test.target or None, test.seat, test.name))
    won = sum(max(0, effort + getattr(content.challenges[card], aspect) + more) >= hard for card in left)
    return round(100 * won / len(left)) if left else 0


def least_effort(look: Board, test: Trial) -> int:
    """What goes into a test at the least: the energy that it takes, and the company of others (ER-6.5, ER-12.2)."""
    target = look.state.find(test.target) if test.target else None
    return 1 + (sum(seat != test.seat for seat in target.pawns) if target is not None else 0)
