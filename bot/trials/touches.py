"""How often people must touch the screen for a game: presses and visits, counted on the controls that they would see.

A press is a tap on a button, on a select, or on one of its lines. A visit begins when a player who was asked nothing is
asked something, and ends when nothing is asked of them any more; the first private answer in it costs a press more, by
which the panel is opened.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import TABLE_SEAT, Answer, Option
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Button, Part, Select
from bot.ui.panels.surface import Surface
from bot.ui.questions.controls import controls, fits_board
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import ask_of

Period = tuple[str, int]
"""A part of a game by which touches are counted: its kind (`battle round`, `day`) and its number."""


@dataclass(slots=True)
class Touches:
    """What one period cost all its players together."""

    presses: int = 0
    visits: int = 0
    by_key: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the table: periods of one kind of one game."""

    game: str
    seats: int
    kind: str
    periods: int
    first: int
    presses: float
    visits: float

    def __str__(self) -> str:
        return (
            f"| {self.game} | {self.seats} | {self.kind} | {self.periods} | {self.first} "
            f"| {self.presses:.1f} | {self.visits:.1f} |"
        )


HEAD = (
    "| game | players | period | how many | presses in the first, all players | presses a player | visits a player |",
    "|---|---|---|---|---|---|---|",
)


def touches(
    surface: Surface, seats: int, seed: str, period: Callable[[Any], Period], options: Any = None
) -> dict[Period, Touches]:
    """One game between house players, as `bot.trials.transcript` plays it: what each period cost. Deterministic."""
    run = Run.start(surface.game, seed.encode(), seats, options)
    crowd = Crowd(greedy_player, seed.encode(), 0)
    found: dict[Period, Touches] = {}
    here: set[int] = set()
    opened: set[int] = set()
    while not run.over:
        run.journal.clear()
        scene = Scene("t0", surface, run, {n: f"Player {n + 1}" for n in range(seats)})
        part = found.setdefault(period(run.state), Touches())
        prices = {(id(request), seat): cost for request, seat, cost in costs(scene)}
        seat, request, answer = crowd.step(run)
        if seat == TABLE_SEAT:
            continue
        cost = prices[id(request), seat](answer)
        if seat not in here:
            here.add(seat)
            part.visits += 1
        if seat not in opened and not cost.on_board:
            opened.add(seat)
            cost = Cost(cost.presses + 1, False)
        part.presses += cost.presses
        part.by_key[request.decision.key] = part.by_key.get(request.decision.key, 0) + cost.presses
        asked = {n for r in run.requests() if not r.is_done(run) for n in r.decision.seats}
        here &= asked
        opened &= asked
    return found


@dataclass(frozen=True, slots=True)
class Cost:
    """presses of one answer; on_board: whether it is given on the public board."""

    presses: int
    on_board: bool


def costs(scene: Scene) -> Iterator[tuple[Request, int, Callable[[Answer], Cost]]]:
    """For each request and seat what an answer would cost, read before the answer is given."""
    for seat in range(scene.run.state.seats):
        for token, request in scene.requests(seat):
            ask = ask_of(scene, token, request)
            on_board = not request.anytime and fits_board(request.decision, ask.options)
            yield request, seat, _Costing(controls(ask), ask.options, request, on_board)


class _Costing:
    def __init__(self, parts: Sequence[Part], options: Sequence[Option], request: Request, on_board: bool) -> None:
        self._parts, self._options, self._decision, self._on_board = parts, options, request.decision, on_board

    def __call__(self, answer: Answer) -> Cost:
        kind = self._decision.kind
        if isinstance(answer, list):
            return Cost(self._several(answer), self._on_board)
        if kind == "one":
            option = next(o for o in self._options if o.id == answer)
            twice = self._decision.irreversible or option.destructive
            return Cost(self._one(str(answer)) + twice, self._on_board)
        return Cost(1 if kind == "amount" else 2, self._on_board)

    def _one(self, answer: str) -> int:
        if answer in {custom_id.find_option(op, [o.id for o in self._options]) for op in _ops(self._parts)}:
            return 1
        if any(isinstance(part, Select) for part in self._parts):
            place = next(n for n, option in enumerate(self._options) if option.id == answer)
            return 2 + place // OPTIONS
        return 2

    def _several(self, answer: list[str]) -> int:
        if self._decision.kind == "amounts":
            return len(set(answer)) + 1  # a line each, and the whole is handed in
        if self._decision.kind == "order":
            return len(answer)  # the last follows by itself, and the order is handed in
        if any(isinstance(part, Select) for part in self._parts):
            return (1 + len(answer) if answer else 0) + 1
        return len(answer) + 1


def _ops(parts: Sequence[Part]) -> Iterator[str]:
    for part in parts:
        for button in part if isinstance(part, tuple) else ():
            if isinstance(button, Button) and (press := custom_id.parse(button.id)) is not None:
                yield press.op


def lines(game: str, seats: int, found: dict[Period, Touches]) -> Iterator[Line]:
    """A row for each kind of period."""
    kinds: dict[str, list[Touches]] = {}
    for (kind, _), cost in found.items():
        kinds.setdefault(kind, []).append(cost)
    for kind, costs in kinds.items():
        n = len(costs) * seats
        yield Line(
            game,
            seats,
            kind,
            len(costs),
            costs[0].presses,
            sum(c.presses for c in costs) / n,
            sum(c.visits for c in costs) / n,
        )
