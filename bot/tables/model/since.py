"""From which event on somebody has not seen what happened: since the last answer that they gave themselves. Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.rules.values import value_class

OWN = ("player", "deputy")
"""Who has answered where a person did; the clock, the house and standing orders have seen nothing."""


class Told(NamedTuple):
    """One of the last events of a table. n: its number; idx: index of the choice that it came of, None: of none."""

    n: int
    idx: int | None
    event: Event


@value_class(frozen=True, slots=True)
class Since:
    """Places in a list of events, from which on they are news.

    hands  seat -> for whoever answers for it; a seat that is missing has seen nothing of the list
    board  for those who are asked now
    """

    hands: Mapping[int, int] = field(default_factory=dict)
    board: int = 0


def since_last_answers(
    told: Sequence[Told], run: Run[Any], first_choices: Mapping[int, int], asked: Collection[int]
) -> Since:
    """Where the news begin.

    first_choices: seat -> index of the first choice of the time of its present holder
    asked: the seats of those who are waited for; where nobody is, the board begins with the last answer of all

    On the board only answers count that have left something for all to read: how far somebody has come in secret must
    not move its beginning.
    """
    first = run.checkpoints[0].index if run.checkpoints else 0
    hands: dict[int, int] = {}
    for index in range(run.index - 1, first - 1, -1):
        choice = run.choices[index - first]
        seat = choice.seat
        if choice.by in OWN and seat in first_choices and seat not in hands and index >= first_choices[seat]:
            hands[seat] = _begin(told, index)
            if len(hands) == len(first_choices):
                break
    boards: dict[int, int] = {}
    for _, idx, event in reversed(told):
        if idx is not None and first <= idx < run.index and (event.only is None or event.public is not None):
            choice = run.choices[idx - first]
            if choice.by in OWN and choice.seat not in boards:
                boards[choice.seat] = idx
                if len(boards) == len(first_choices):
                    break
    begins = [_begin(told, boards[seat]) if seat in boards else 0 for seat in asked]
    last = max(boards.values(), default=None)
    return Since(hands, min(begins) if begins else 0 if last is None else _begin(told, last))


def _begin(told: Sequence[Told], index: int) -> int:
    """The place of the first event of this choice or a later one; else of what the table itself has told since."""
    rest = 0
    for place, (_, idx, _event) in enumerate(told):
        if idx is not None and idx >= index:
            return place
        if idx is not None:
            rest = place + 1
    return rest
