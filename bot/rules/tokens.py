"""Tokens: the version of what one seat is asked, for custom ids and clocks. Pure.

    2q5   seat 2, its public questions, the fifth        2p3   its private ones        2a1   its anytime actions

Each of these *lines* is counted by itself. A token on the board therefore tells how often a seat was asked in public,
which everybody has seen, and nothing of what it or others were asked in private.
"""

import re

from bot.rules.decision import Decision

_TOKEN = re.compile(r"(?P<line>[0-9]{1,2}[qpa])(?P<number>[0-9]{1,18})")


def line_of(seat: int, decision: Decision, anytime: bool = False) -> str:
    """The line in which a question to a seat is counted."""
    return f"{seat}{'a' if anytime else 'p' if decision.private else 'q'}"


def split_token(token: str) -> tuple[str, int] | None:
    """Line and number; None for what is no token, like those of tables from before there were lines."""
    found = _TOKEN.fullmatch(token)
    return None if found is None else (found["line"], int(found["number"]))


def moved_token(token: str, jumps: dict[str, int]) -> str:
    """The same token after the numbers of some lines have jumped."""
    found = split_token(token)
    return token if found is None else f"{found[0]}{found[1] + jumps.get(found[0], 0)}"
