"""One scenario being played: makes its choices, by players, house and clock, and checks what it says of them."""

from typing import Any, NamedTuple

from bot.rules.decision import Answer, Event, Option, Text
from bot.rules.errors import Refusal
from bot.rules.kernel.game import Game
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Request, Run
from bot.trials.readable import unreadable
from bot.trials.scenario_facts import state_of, view_of, wrong_in_state, wrong_now
from bot.trials.scenario_file import Scenario, Then, When
from bot.trials.scenario_start import MOST_CHOICES, begin
from bot.trials.wording import Wording


class Offer(NamedTuple):
    """A question as one seat's buttons show it; they stay what they were when the game has gone on."""

    key: str
    kind: str
    token: str
    options: tuple[Option, ...]


Board = dict[int, list[Offer]]
"""Seat -> what it is asked."""


class Stage:
    """A scenario's table. `play` gives what did not hold; afterwards `end` says how the two runs of a twin compare."""

    def __init__(self, game: Game[Any], scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.run: Run[Any] = begin(game, scenario.given)
        self.wording = Wording(self.run)
        self.journal: list[Event] = self.run.take_events()
        self.known = set(game.invariants(self.run.state))
        """What is broken from the beginning: a patched table need not be a whole one, but must not get worse."""
        self.boards: list[Board] = []

    def play(self) -> list[str]:
        problems: list[str] = []
        for number, when in enumerate(self.scenario.when, 1):
            before = len(self.journal)
            self.boards.append(self._board())
            problem = self._act(when)
            self.journal += self.run.take_events()
            if problem is not None:
                return [f"when {number}: {problem}"]
            here = wrong_in_state(self.run, when.check) + wrong_now(self.run, when, self.journal[before:])
            problems += [f"when {number}: {p}" for p in here]
        return problems + self._then(self.scenario.then) + self._unreadable()

    def end(self) -> dict[str, Any]:
        """Everything of the end that can be compared with another end."""
        seats = range(1, self.run.state.seats + 1)
        return {
            "state": state_of(self.run),
            "view": {who: view_of(self.run, who) for who in ("everyone", *seats)},
            "journal": [self.wording.line(event) for event in self.journal],
            "asked": self.wording.asked(None),
            "result": self.run.state.result,
        }

    def _unreadable(self) -> list[str]:
        """What players were told and are asked that is not in their words; a game without sentences is not judged."""
        if not self.wording.has_sentences:
            return []
        said = [self.wording.text(Text(event.kind, event.params)) for event in self.journal]
        said += [self.wording.text(event.public) for event in self.journal if event.public is not None]
        said += [self.wording.text(request.decision.prompt) for request in self.run.requests()]
        return [f"told to players: {why}" for why in unreadable(said)]

    # ------------------------------------------------------------------ when

    def _act(self, when: When) -> str | None:
        if when.auto is not None or when.to is not None:
            return self._auto(when)
        if when.clock is not None:
            return self._clock(when, when.clock)
        assert when.seat is not None
        token, answer = self._answer(when.seat - 1, when)
        before = None if when.refused is None else self._all_that_stands()
        try:
            self.run.choose(when.seat - 1, answer, token)
        except Refusal as refusal:
            said = f"{refusal.text.key} · {self.wording.text(refusal.text)}"
            if when.refused is None:
                return f"seat {when.seat} choosing {when.choose!r} was refused: {said}\n{self._standing(when.seat - 1)}"
            if before != self._all_that_stands():
                return f"{when.choose!r} was refused, and yet something is not as it was"
            return None if when.refused in said else f"refused with {said!r}, expected {when.refused!r}"
        return None if when.refused is None else f"{when.choose!r} was taken, expected a refusal {when.refused!r}"

    def _all_that_stands(self) -> tuple[Any, ...]:
        """What a refusal leaves alone: the state, what has been told, and each question under its name."""
        run = self.run
        asked = [(seat, run.token(request, seat)) for request in run.requests() for seat in request.decision.seats]
        return run.state.model_dump(mode="json"), run.index, list(run.journal), asked

    def _board(self) -> Board:
        if not any(when.old_board for when in self.scenario.when):
            return {}
        return {seat: self._offers(seat) for seat in range(self.run.state.seats)}

    def _offers(self, seat: int) -> list[Offer]:
        run = self.run
        return [
            Offer(r.decision.key, r.decision.kind, run.token(r, seat), tuple(r.options(run)))
            for r in run.requests(seat)
        ]

    def _board_of(self, when: When) -> Board | None:
        """The older board that is meant: the last one kept is the present one."""
        if when.old_board is None:
            return None
        return (
            self.boards[0] if when.old_board == "the first board" else self.boards[-2 if len(self.boards) > 1 else -1]
        )

    def _answer(self, seat: int, when: When) -> tuple[str | None, Answer]:
        """The token and the answer that are meant; where nothing fits, something that the rules will refuse."""
        board = self._board_of(when)
        offers = self._offers(seat) if board is None else board[seat]
        offers = [offer for offer in offers if when.key in (None, offer.key)]
        for offer in offers:
            answer = self._fitting(offer, when.choose)
            if answer is not None:
                return offer.token, answer
        wanted = when.choose
        if isinstance(wanted, list):
            return (offers[0].token if offers else None), [str(w) for w in wanted]
        return (offers[0].token if offers else None), wanted if isinstance(wanted, int) else str(wanted)

    def _fitting(self, offer: Offer, wanted: Any) -> Answer | None:
        if offer.kind == "amount":
            return wanted if isinstance(wanted, int) else None
        if offer.kind == "text":
            return wanted if isinstance(wanted, str) else None
        if isinstance(wanted, dict):
            named = {self.wording.option(offer.options, line) or str(line): n for line, n in wanted.items()}
            fits = offer.kind == "amounts" and all(isinstance(n, int) for n in named.values())
            return [line for line, n in named.items() for _ in range(n)] if fits else None
        if isinstance(wanted, list):
            ids = [self.wording.option(offer.options, w) for w in wanted]
            fits = offer.kind in ("some", "order", "amounts")
            return [i if i is not None else str(w) for i, w in zip(ids, wanted, strict=True)] if fits else None
        return self.wording.option(offer.options, wanted) if offer.kind == "one" else None

    def _auto(self, when: When) -> str | None:
        limit = when.auto if isinstance(when.auto, int) else MOST_CHOICES
        for made in range(limit + 1):
            if when.to is not None and any(r.decision.key == when.to for r in self.run.requests()):
                return None
            request = self._waited_for(when)
            if request is None or made == limit:
                break
            seat = request.decision.seats[0] if when.seat is None else when.seat - 1
            self.run.choose(seat, house_answer(self.run, request, seat), self.run.token(request, seat))
        if when.to is not None:
            return f"the house answered {made} times; {when.to!r} was never asked\n{self._standing(None)}"
        if made == limit and when.auto == "rest":
            return f"the house answered {made} times, and there is no end of it"
        if made < limit and when.auto != "rest":
            return f"the house could answer only {made} of {when.auto} times\n{self._standing(None)}"
        return None

    def _waited_for(self, when: When) -> Request | None:
        """The first question that is waited for (of this seat, with this key); nobody waits for who is done."""
        for request in self.run.requests():
            mine = when.seat is None or when.seat - 1 in request.decision.seats
            if mine and when.key in (None, request.decision.key) and not request.is_done(self.run):
                return request
        return None

    def _clock(self, when: When, count: int) -> str | None:
        for _ in range(count):
            request = self._waited_for(when)
            if request is None:
                return f"nothing is asked that the clock could answer\n{self._standing(None)}"
            seat = request.decision.seats[0] if when.seat is None else when.seat - 1
            self.run.choose(seat, request.decision.house_answer(), self.run.token(request, seat), "clock")
        return None

    def _standing(self, seat: int | None) -> str:
        """Where the play stands: what is asked, or why nothing is."""
        state = self.run.state
        if self.run.over:
            return f"      the game is over: {state.result}"
        if not self.run.requests():
            return f"      the play has halted before the step {state.steps[0].name!r} (given.halt)"
        return self.wording.asked(seat if self.run.requests(seat) else None)

    # ------------------------------------------------------------------ then

    def _then(self, then: Then) -> list[str]:
        problems = wrong_in_state(self.run, then.state) + wrong_now(self.run, then, self.journal)
        if then.result is not None and self.run.state.result != then.result:
            problems.append(f"then.result: {self.run.state.result!r}, expected {then.result!r}")
        streams = ", ".join(s for s in self.run.state.counters if not s.startswith("script:")) or "none"
        for stream, left in self.run.chance.unused_script().items():
            if stream not in then.unused:
                problems.append(f"given.streams.{stream}: {left} was never used; streams that were: {streams}")
        problems += self._broken(then)
        if problems and self.run.requests():
            problems.append(f"the script ends here, and the game goes on:\n{self.wording.asked(None)}")
        return problems

    def _broken(self, then: Then) -> list[str]:
        """What the game's own checks find that was not so at the beginning."""
        found = [broken for broken in self.game.invariants(self.run.state) if broken not in self.known]
        missing = [part for part in then.broken if not any(part in broken for broken in found)]
        unsaid = [broken for broken in found if not any(part in broken for part in then.broken)]
        return [f"then.broken: {p!r} was not found" for p in missing] + [f"broken: {b}" for b in unsaid]
