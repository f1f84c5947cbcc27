"""What is printed of a test, and what its effort has to reach (ER-6.9). Only looks. Pure."""

from cogs.rangers.content.vocabulary.abilities import PrintedTest
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context
from cogs.rangers.state import Trial


def printed_test(look: Board, test: Trial) -> PrintedTest | None:
    """What is printed of a test; None for a common one."""
    found: PrintedTest | None = look.content.index.at(test.path) if test.path else None
    return found


def difficulty(look: Board, test: Trial) -> int:
    """ER-6.9: what the resulting effort has to reach."""
    key = ("difficulty", test.seat, test.name, test.path, test.source, test.target)
    found: int = look.once(key, lambda: _difficulty(look, test))
    return found


def _difficulty(look: Board, test: Trial) -> int:
    printed = printed_test(look, test)
    target = look.state.find(test.target) if test.target else None
    if printed is not None:
        base = look.amount(printed.difficulty, Context(test.seat, test.source))
    else:
        base = max(1, look.presence(target) if target is not None else 1)
    return look.changed(base, look.changes("difficulty", test.target or None, test.seat, test.name), easiest(test))


def easiest(test: Trial) -> int:
    """Below which no card brings it (ER-6.9)."""
    return 0 if test.path else 1
