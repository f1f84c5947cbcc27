"""How often people must touch the screen for a game: presses and visits, counted on the controls that they would see.

A press is a tap on a button, on a select, or on one of its lines. A visit begins when a player who was asked nothing is
asked something, and ends when nothing is asked of them any more; the first private answer in it costs a press more, by
which the panel is opened, unless a press on the board has opened it. The players are the house's: so presses are
counted as of somebody who decides alone, and apart from that as of somebody who takes the table's help wherever it is
offered: the house's advice, a plan that is given with the move before (*then pass*), and the standing orders that a
game names as help.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.decision import TABLE_SEAT, Answer, Text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Button, Select
from bot.ui.panels.surface import Surface
from bot.ui.questions.controls import controls, fits_board, read_partial
from bot.ui.questions.forms import opened
from bot.ui.questions.request_controls import ADVICE, RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.questions.several import first_picks
from bot.ui.questions.whole_moves import UNFOLDED, WholeMoves, whole_moves
from bot.ui.screens.request_section import ask_of

Period = tuple[str, int]
"""A part of a game by which touches are counted: its kind (`battle round`, `day`) and its number."""
HEAD = (
    "| game | players | period | how many | presses in the first, all players | presses a player "
    "| with the table's help | visits a player |",
    "|---|---|---|---|---|---|---|---|",
)


@dataclass(slots=True)
class Touches:
    """What one period cost all its players together. advised: presses of those who take all help."""

    presses: int = 0
    advised: int = 0
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
    advised: float
    visits: float

    def __str__(self) -> str:
        return (
            f"| {self.game} | {self.seats} | {self.kind} | {self.periods} | {self.first} "
            f"| {self.presses:.1f} | {self.advised:.1f} | {self.visits:.1f} |"
        )


def lines(game: str, seats: int, found: dict[Period, Touches]) -> Iterator[Line]:
    """A row for each kind of period."""
    kinds: dict[str, list[Touches]] = {}
    for (kind, _), cost in found.items():
        kinds.setdefault(kind, []).append(cost)
    for kind, costs in kinds.items():
        n = len(costs) * seats
        presses, advised, visits = (
            sum(getattr(c, what) for c in costs) / n for what in ("presses", "advised", "visits")
        )
        yield Line(game, seats, kind, len(costs), costs[0].presses, presses, advised, visits)


def touches(
    surface: Surface,
    seats: int,
    seed: str,
    period: Callable[[Any], Period],
    options: Any = None,
    *,
    orders: Collection[tuple[str, str]] = (),
) -> dict[Period, Touches]:
    """One game between house players, as `bot.trials.transcript` plays it: what each period cost. Deterministic.

    orders: the standing orders, as (key, option), that somebody who takes all help has given
    """
    run = Run.start(surface.game, seed.encode(), seats, options)
    crowd = Crowd(greedy_player, seed.encode(), 0)
    found: dict[Period, Touches] = {}
    counters = [Player() for _ in range(seats)]
    while not run.over:
        run.journal.clear()
        scene = Scene("t0", surface, run, {n: f"Player {n + 1}" for n in range(seats)})
        part = found.setdefault(period(run.state), Touches())
        asks = {(id(request), seat): ask for request, seat, ask in asked(scene)}
        obeyed = [
            (id(request), seat, surface.game.obey(run.state, request, seat, option))
            for request, seat, _ in asked(scene)
            for key, option in orders
            if request.decision.key == key
        ]
        would = {
            (id(request), seat): {
                option: surface.game.obey(run.state, request, seat, option)
                for key, option in counters[seat].orders
                if key == request.decision.key
            }
            for request, seat, _ in asked(scene)
        }
        seat, request, answer = crowd.next_answer(run)
        if seat != TABLE_SEAT:
            is_ordered = (id(request), seat, answer) in obeyed
            # before it is given: what its form holds is looked up on the table as it stands
            counters[seat].count(part, asks[id(request), seat], answer, is_ordered, would[id(request), seat].get)
        run.choose(seat, answer, run.token(request, seat))
        still = {n for r in run.requests() if not r.is_done(run) for n in r.decision.seats}
        for n, counter in enumerate(counters):
            if n not in still:
                counter.leave()
    return found


def asked(scene: Scene) -> Iterator[tuple[Request, int, RequestControls]]:
    """What everybody is asked, as it is shown to them."""
    for seat in range(scene.run.state.seats):
        for token, request in scene.requests(seat):
            yield request, seat, replace(ask_of(scene, token, request), aside=request.anytime)


@dataclass(frozen=True, slots=True)
class Held:
    """A question that a form has answered already. words: in which it must be asked; switched: the answers that cost a
    switch in the panel; is_many: it may come more than once; usual: the answer that stood ready, where the others did
    not stand beside it."""

    key: str
    words: Text | None = None
    switched: frozenset[str] = frozenset()
    is_many: bool = False
    usual: str | None = None


class Player:
    """One player between two answers. form: what the last answer has answered already; in_panel: in a panel."""

    def __init__(self) -> None:
        self.is_here = self.is_open = False
        self.form: Sequence[Held] = ()
        self.in_panel = False
        self.others_stand, self.passed = False, 0
        self.planned: set[tuple[str, str]] = set()
        self.orders: set[tuple[str, str]] = set()
        self.withdrawn: set[tuple[str, str]] = set()
        self.advised = ""

    def leave(self) -> None:
        self.is_here = self.is_open = False

    def count(
        self,
        part: Touches,
        ask: RequestControls,
        answer: Answer,
        is_ordered: bool,
        obeys: Callable[[str], Answer | None] = lambda order: None,
    ) -> None:
        """Add an answer to the costs of its period. is_ordered: a standing order would have given it; obeys: what this
        order would answer here."""
        key = ask.decision.key
        given = {order for order in self.orders if order[0] == key and obeys(order[1]) is not None}
        if any(obeys(option) == answer for _, option in given):
            return  # an order of their own has answered it
        self.orders -= given
        self.withdrawn |= given
        part.presses += 2 * len(given)
        part.advised += 2 * len(given)
        presses = self._within_form(ask, answer)
        is_new = presses is None
        if presses is None:
            whole = whole_moves(ask) if ask.decision.kind == "one" else WholeMoves({})
            is_whole = str(answer) in whole.buttons
            presses = 1 if is_whole else presses_of(ask, answer)
            self.form = switches(ask, answer)
            self.in_panel = bool(self.form) and not is_whole and ask.decision.kind == "one"
            if is_whole:
                self.orders |= beside(ask, str(answer)) - self.withdrawn
            self.passed, self.others_stand = 0, False
            if str(answer) in whole.folded:
                self.others_stand = str(answer) in whole_moves(replace(ask, draft=UNFOLDED)).buttons
            presses += self.in_panel
        is_planned = (key, str(answer)) in self.planned
        self.planned = set() if is_planned else plans(ask, answer) or self.planned
        advised = 0 if is_ordered else 1 if is_planned else presses
        if ask.decision.advised and ask.decision.form is None:
            advised, self.advised = (0 if self.advised == key else 1), key
        else:
            self.advised = ""
            if ask.decision.advised and ask.advice and answer == ask.advice[0].id:
                advised = min(advised, 1)  # one button holds what is asked together with it
        if not self.is_here:
            self.is_here = True
            part.visits += 1
        on_board = not ask.aside and (not is_new or fits_board(ask.decision, ask.options))
        if on_board and self.in_panel:
            self.is_open = True  # the press on the board has opened it
        if not on_board and not self.is_open:
            self.is_open = True
            presses, advised = presses + 1, advised + (not is_planned and not is_ordered)
        part.presses += presses
        part.advised += advised
        part.by_key[key] = part.by_key.get(key, 0) + presses

    def _within_form(self, ask: RequestControls, answer: Answer) -> int | None:
        """What an answer costs that the panel before held already: a switch for each of several, else nothing."""
        asked = ask.decision
        for place, held in enumerate(self.form):
            if held.key == asked.key and held.words in (None, asked.prompt):
                self.form = self.form[place + (not held.is_many) :]
                if held.usual is None or answer == held.usual:
                    self.passed += 1
                    return int(answer in held.switched)
                # the usual move is not what is wanted: all of them are shown first, or it is asked one by one
                self.form = [replace(one, usual=None) for one in self.form] if self.others_stand else ()
                return 1 if self.others_stand else 1 + self.passed + presses_of(ask, answer)
        self.form = ()
        return None


def switches(ask: RequestControls, answer: Answer) -> list[Held]:
    """The questions that are answered in the same panel as this option, in their order; none: there is no panel."""
    onward = ask.decision.toggles.onward if ask.decision.toggles is not None else None
    if onward is not None and answer == []:
        return [Held(onward.key, usual=onward.answer)]
    draft = opened(ask, str(answer)) if ask.decision.kind == "one" else ""
    whole = whole_moves(ask) if ask.decision.kind == "one" else WholeMoves({})
    is_whole = str(answer) in whole.buttons
    form = ask.decision.form(str(answer)) if (draft or is_whole) and ask.decision.form is not None else None
    if form is None:
        return []
    has_switches = not is_whole and is_switched(replace(ask, draft=draft))
    found = []
    for part in form.parts:
        if part.lasts:
            continue  # no answer to a question that comes: it is counted as a plan
        switched = [option.id for option in part.options] if part.several and has_switches else []
        usual = part.usual if str(answer) in whole.folded and len(part.options) > 1 else None
        words = part.prompt if part.exact else None
        found.append(Held(part.key, words, frozenset(switched), part.several, usual))
    return [*found, *(Held(key) for key, _ in form.closing)]


def beside(ask: RequestControls, answer: str) -> set[tuple[str, str]]:
    """The standing orders that a whole move of this option holds for no press more: (key, option)."""
    form = ask.decision.form(answer) if ask.decision.form is not None else None
    return {(part.key, part.options[0].id) for part in form.parts if part.beside} if form else set()


def plans(ask: RequestControls, answer: Answer) -> set[tuple[str, str]]:
    """The standing orders that can be given in the same panel as this option, for a press each: (key, answer)."""
    has_form = ask.decision.kind == "one" and ask.decision.form is not None and opened(ask, str(answer))
    form = ask.decision.form(str(answer)) if has_form and ask.decision.form is not None else None
    return {(p.key, one.id) for p in form.parts if p.lasts and not p.beside for one in p.options} if form else set()


def is_switched(ask: RequestControls) -> bool:
    """Whether what stands in a form is switched on and off, and not each of all answers a button."""
    ops = [b.id for part in controls(ask) if isinstance(part, tuple) for b in part if isinstance(b, Button)]
    return any(":>" in op and not op.endswith(":>0.") for op in ops)


def presses_of(ask: RequestControls, answer: Answer) -> int:
    """Presses by which this answer is given on its own controls, without advice and without opening anything."""
    decision = ask.decision
    if decision.kind == "text":
        return 2
    parts = controls(ask)
    ops = [
        press.op
        for part in parts
        if isinstance(part, tuple)
        for button in part
        if isinstance(button, Button) and not button.off and (press := custom_id.parse(button.id)) is not None
    ]
    handing_in = [op[1:] for op in ops if op.startswith("=") and op != f"={ADVICE}"]
    if any(read_partial(replace(ask, draft=draft)) == answer for draft in handing_in):
        return 1
    if decision.kind == "one":
        option = next(one for one in ask.options if one.id == answer)
        twice = int(decision.irreversible or option.destructive)
        if answer in {custom_id.find_option(op, ask.legal) for op in ops}:
            return 1 + twice
        return 2 + ask.legal.index(str(answer)) // OPTIONS + twice
    if not isinstance(answer, list):
        return 2
    if decision.kind == "amounts":
        return len(set(answer)) + 1  # a line each, and the whole is handed in
    if decision.kind == "order":
        return len(answer)  # the last follows by itself, and the order is handed in
    if any(isinstance(part, Select) for part in parts):
        return (1 + len(answer) if answer else 0) + 1
    switched = set(first_picks(ask)) ^ set(answer)
    return len(switched) + 1
