"""What somebody is told who tries what cannot be; nothing has changed by it (rules 11)."""

from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.run import Run
from bot.ui.panels.catalogue import Catalogue
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import (
    game,
)
from tests.games.rangers.test_travel import place_of

WORDS = Catalogue("rangers")
MOVED_ON = "The board has moved on since you looked. Here is how it stands now."
GONE = "That cannot be chosen (any more). Here is what can."


def refused(run: Run[RangersState], seat: int, choice: Any, token: str | None = None) -> str:
    """What somebody is told; the state is as it was, and nobody else is told anything."""
    before, waiting = game().dump(run.state), run.waiting()
    run.take_events()
    with pytest.raises((NotPossible, NoLongerPossible)) as error:
        run.choose(seat, choice, token)
    assert game().dump(run.state) == before and run.waiting() == waiting and not run.take_events()
    return WORDS.format(error.value.text, lambda ref: {"seat:0": "Ada", "seat:1": "Bo"}.get(ref) or name_of(ref, run))


def name_of(ref: str, run: Run[RangersState]) -> str | None:
    found: str | None = game().content_of(run.state).name_of(ref)
    return found


def place(run: Run[RangersState]) -> str:
    return place_of(run.state)


def token(run: Run[RangersState]) -> str:
    request = run.requests()[0]
    return run.token(request, request.decision.seats[0])
