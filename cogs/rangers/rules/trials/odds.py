"""The chance of a test, by what everybody can count: the challenge cards that have not been turned (rules 10). Pure."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from bot.rules.odds import percent
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.trials.testable import added_after, aspect_of, is_enough, resulting
from cogs.rangers.state import Trial


def chance(look: Board, test: Trial, effort: int) -> int:
    """How many of a hundred times the test succeeds with so much effort."""
    hard, aspect = difficulty(look, test), aspect_of(look, test)
    more = look.once(("added", test.seat, test.name, test.target), lambda: added_after(look, test))
    found: int = look.once(("chance", aspect, effort, more, hard), lambda: _chance(look, aspect, effort, more, hard))
    return found


def _chance(look: Board, aspect: str, effort: int, more: int, hard: int) -> int:
    left = look.state.challenge_deck or look.state.challenge_discard  # ER-8.2
    tally = look.once(("tally", aspect), lambda: _tally([look.content.modifiers[aspect][card] for card in left]))
    won = sum(n for modifier, n in tally.items() if is_enough(resulting(effort, modifier, more), hard))
    return _percent(won, len(left)) if left else 0


def _tally(modifiers: Sequence[int]) -> Mapping[int, int]:
    """How often each is among them; there are few kinds."""
    return {modifier: modifiers.count(modifier) for modifier in set(modifiers)}


@lru_cache(maxsize=1024)
def _percent(won: int, of: int) -> int:
    return percent(Fraction(won, of))


def least_effort(look: Board, test: Trial) -> int:
    """What goes into a test at the least: the energy that it takes, and the company of others (ER-6.5, ER-12.2)."""
    target = look.state.find(test.target) if test.target else None
    return 1 + (sum(seat != test.seat for seat in target.pawns) if target is not None else 0)
