"""Runs a game: drives its rules from question to question, checks each answer, takes checkpoints, rebuilds and undoes.

Pure and synchronous: no asyncio, clock, disk or random. A `Run` is a live table's rules side. Whatever outlives a step
is data in the state; inside a step, rules are coroutines that the stepper here drives by hand. The agenda of the state
is worked off step by step; between two steps only the loop is on the stack, the table is *at rest*, and a checkpoint is
taken there if anything was chosen since the last one. A run is rebuilt as last checkpoint + choices since.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.rules.decision import Answer, Choice, Decision, Event, Option, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible, ReplayMismatch, RuleFailure
from bot.rules.game import Game, TableState
from bot.rules.play import LOOK_AGAIN, NOT_DONE, Asking, Fork, Play, StepCut
from bot.rules.rng import Chance

S = TypeVar("S", bound=TableState)
TABLE_SEAT = -1
FRESH_DICE = "!fresh"
MAX_STEPS_WITHOUT_QUESTION = 10_000
_TEXT_LIMIT = 2_000


@dataclass(slots=True, eq=False)
class Thread:
    """One coroutine of rules being driven. Children belong to a fork; results are in the order of the question."""

    rules: Coroutine[Any, Any, Any]
    parent: "Thread | None" = None
    slot: int = 0
    results: list[Any] = field(default_factory=list)
    missing: int = 0
    is_step: bool = False


@dataclass(slots=True, eq=False)
class Request:
    """A pending question to one or several seats; without a thread it is an anytime request, which one seat always has.

    number   when it was asked; `index` its place among those that its thread asked at once
    """

    number: int
    decision: Decision
    thread: Thread | None
    index: int = 0
    look_again: bool = False
    numbers: dict[int, int] = field(default_factory=dict)
    """Per seat the number under which it is asked; see `Run.token`."""
    _options: Sequence[Option] | None = None
    _options_at: int = -1

    @property
    def anytime(self) -> bool:
        return self.thread is None

    def options(self, run: "Run[Any]") -> Sequence[Option]:
        """All options as they are now, computed once for each state of the run."""
        if self._options is None or self._options_at != run.ticks:
            self._options = self.decision.options()
            self._options_at = run.ticks
        return self._options

    def is_done(self, run: "Run[Any]") -> bool:
        """Whether the seat of an open floor has said that it is done; it is asked on, but nobody waits for it."""
        return self.look_again and any(option.id == NOT_DONE.id for option in self.options(run))


@dataclass(slots=True)
class Checkpoint:
    """The state at rest after `index` choices; `fence` as it was then."""

    index: int
    fence: int
    state: bytes


class Run(Generic[S]):
    """A live game. Build one with `Run.start` or `Run.restore`; then `choose` until `over`.

    index     number of choices that count (undone ones do not)
    fence     choices before this index cannot be taken back freely: something was learned there
    choices   the choices since the oldest kept checkpoint
    journal   events since the run was built (the caller takes them with `take_events`)
    """

    def __init__(self, game: Game[S], seed: bytes, script: dict[str, list[Any]] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.script = script
        self.state: S
        self.index = 0
        self.fence = 0
        self.base = 0
        self.at_rest: Callable[[S], None] | None = None
        """Called with the state whenever the table is at rest; for scenarios and tests, which look and stop there."""
        self.ticks = 0
        """Counts changes of the state, undo included; what was computed at one tick holds until the next."""
        self._moment: dict[Any, Any] = {}
        self._moment_at = -1
        self.checkpoints: list[Checkpoint] = []
        self.choices: list[Choice] = []
        self.journal: list[Event] = []
        self.used: Counter[str] = Counter()
        self.play: Play[S] = Play(self)
        self.chance: Chance
        self._frames: list[list[Request]] = []
        self._fenced = False
        self._pending: list[Request] = []

    # ------------------------------------------------------------------ building

    @classmethod
    def start(
        cls,
        game: Game[S],
        seed: bytes,
        seats: int,
        options: Any = None,
        script: dict[str, list[Any]] | None = None,
        patch: Callable[[S], None] | None = None,
        at_rest: Callable[[S], None] | None = None,
    ) -> "Run[S]":
        """A new game, driven to its first question. patch may change the opening state, at_rest sees every resting
        point (scenarios)."""
        least, most = game.seats
        if not least <= seats <= most:
            raise NotPossible(text("refused-seats", least=least, most=most, seats=seats))
        run = cls(game, seed, script)
        run.at_rest = at_rest
        state = game.new(options if options is not None else game.options(), seats)
        state.seats = seats
        if patch is not None:
            patch(state)
        run._enter(state)
        run._loop()
        return run

    @classmethod
    def resume(
        cls, game: Game[S], seed: bytes, checkpoint: Checkpoint, script: dict[str, list[Any]] | None = None
    ) -> "Run[S]":
        """Go on from a state at rest as if it had just been reached: its step tells its lines again."""
        run = cls(game, seed, script)
        run.checkpoints = [checkpoint]
        run.index, run.fence = checkpoint.index, checkpoint.fence
        run._enter(game.load(checkpoint.state))
        run._loop()
        return run

    @classmethod
    def restore(
        cls,
        game: Game[S],
        seed: bytes,
        checkpoints: Sequence[Checkpoint],
        choices: Sequence[Choice],
        base: int = 0,
        script: dict[str, list[Any]] | None = None,
    ) -> "Run[S]":
        """The run as it was: last checkpoint + `choices`, which begin at the index of the *first* checkpoint.

        Raises `ReplayMismatch` when a stored choice no longer fits the rules. The journal of the replay is dropped.
        """
        run = cls(game, seed, script)
        run.base = base
        run.checkpoints = list(checkpoints)
        run.choices = list(choices)
        run._rebuild(run.checkpoints[0].index + len(choices))
        return run

    def _enter(self, state: S) -> None:
        self.ticks += 1
        self.play.upcoming = []
        self.state = state
        self.play.state = state
        self.chance = Chance(self.seed, state.counters, state.salt, self.script)
        self.play.chance = self.chance
        self._frames = []
        self._pending = []

    # ------------------------------------------------------------------ reading

    @property
    def over(self) -> bool:
        return not self.state.steps

    def requests(self, seat: int | None = None) -> list[Request]:
        """What is pending, in the order of asking; for one seat also its anytime request, if it can do anything."""
        pending = [r for r in self._pending if seat is None or seat in r.decision.seats]
        if seat is not None and not self.over:
            extra = self._anytime(seat)
            if extra is not None:
                pending.append(extra)
        return pending

    def now(self, key: Any, make: Callable[[], Any]) -> Any:
        """What `make` gives for the present state, made once for each state; to be read only."""
        if self._moment_at != self.ticks:
            self._moment.clear()
            self._moment_at = self.ticks
        if key not in self._moment:
            self._moment[key] = make()
        return self._moment[key]

    def view(self, seat: int | None) -> dict[str, Any]:
        """`Game.view` of the present state, made once; to be read only."""
        found: dict[str, Any] = self.now(("view", seat), lambda: self.game.view(self.state, seat))
        return found

    def describe(self, seat: int | None) -> list[Text]:
        """`Game.describe` of that view, made once; to be read only."""
        found: list[Text] = self.now(("describe", seat), lambda: self.game.describe(self.view(seat)))
        return found

    def token(self, request: Request, seat: int) -> str:
        """The version of this request for this seat, for custom ids; changes when what that seat is asked changes."""
        if request.anytime:
            return f"a{request.number + self.base}"
        return str(request.numbers[seat] + self.base)

    def waiting(self) -> list[int]:
        """The seats of which an answer is awaited, in order of asking, each once; not those who said they are done."""
        seats: dict[int, None] = {}
        for request in self._pending:
            if request.is_done(self):
                continue
            seats.update(dict.fromkeys(request.decision.seats))
        return list(seats)

    def undo_index(self, seat: int) -> int | None:
        """The index to which this seat may undo freely by one choice of its own, or None."""
        if self.index <= self.fence or self.index <= self._first_index:
            return None
        last = self.choices[self.index - 1 - self._first_index]
        return self.index - 1 if last.seat == seat else None

    def take_events(self) -> list[Event]:
        """The events since the last call, oldest first."""
        events, self.journal = self.journal, []
        return events

    @property
    def _first_index(self) -> int:
        return self.checkpoints[0].index if self.checkpoints else 0

    # ------------------------------------------------------------------ choosing

    def choose(self, seat: int, answer: Answer, token: str | None = None, by: str = "player") -> Choice:
        """Take an answer, run the rules on to the next question, return the choice for storing.

        token None: the only request pending for that seat. Raises `NotPossible`, `NoLongerPossible` (nothing has
        changed then) or `RuleFailure` (the run was put back as before the choice).
        """
        request = self._find(seat, token, answer)
        self._check(request, answer)
        choice = Choice(seat, self._key(seat, request), answer, by)
        self.choices.append(choice)
        where = self.index
        try:
            self._apply(request, choice)
        except Exception as error:
            self.choices.pop()
            step = self.state.steps[0].name if self.state.steps else "end"
            self.journal.clear()
            self._rebuild(self._first_index + len(self.choices))
            raise RuleFailure(step, where, f"{type(error).__name__}: {error}") from error
        return choice

    def undo(self, index: int, fresh: bool = False) -> None:
        """Go back to just before choice `index`. fresh: later draws come from new dice (undo beyond the fence).

        The caller decides who may; see `undo_index`. Tokens never repeat: their base grows.
        """
        if not self._first_index <= index <= self.index:
            raise NotPossible(text("refused-undo-too-far"))
        # above every number given so far, so that a button of an undone board never fits again
        base = self.base + self.state.asked + 1
        salt = self.state.salt
        del self.choices[index - self._first_index :]
        self.checkpoints = [c for c in self.checkpoints if c.index <= index] or self.checkpoints[:1]
        self._rebuild(index)
        self.base = base
        if fresh:
            choice = Choice(TABLE_SEAT, FRESH_DICE, salt + 1, "table")
            self.choices.append(choice)
            self._freshen(choice)

    def _freshen(self, choice: Choice) -> None:
        assert isinstance(choice.answer, int)
        self.state.salt = choice.answer
        self.chance = Chance(self.seed, self.state.counters, self.state.salt, self.script)
        self.play.chance = self.chance
        self.ticks += 1
        self.index += 1
        self.fence = self.index

    def _find(self, seat: int, token: str | None, answer: Answer) -> Request:
        if self.over:
            raise NoLongerPossible(text("refused-over"))
        mine = [r for r in self._pending if seat in r.decision.seats]
        if token is not None:
            for request in mine:
                if self.token(request, seat) == token:
                    return request
            extra = self._anytime(seat) if token.startswith("a") else None
            if extra is not None and self.token(extra, seat) == token:
                return extra
            raise NoLongerPossible(text("refused-stale"))
        extra = self._anytime(seat)
        for request in mine:
            if request.decision.kind in ("amount", "text") or (len(mine) == 1 and extra is None):
                return request
            if isinstance(answer, list) or any(o.id == answer for o in request.options(self)):
                return request
        if extra is not None and isinstance(answer, str) and any(o.id == answer for o in extra.options(self)):
            return extra
        if mine:
            return mine[0]
        raise NotPossible(text("refused-not-asked", waiting=[f"@seat:{s}" for s in self.waiting()]))

    def _key(self, seat: int, request: Request) -> str:
        """The key under which an answer is stored: with its place when a seat is asked the same more than once."""
        key = request.decision.key
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        return key if request.anytime or same[0] is request else f"{key}#{same.index(request)}"

    def _check(self, request: Request, answer: Answer) -> None:
        """P3: only legal answers, checked at the moment of choice. Raises `NotPossible`."""
        decision = request.decision
        kind = decision.kind
        if kind == "amount":
            if not isinstance(answer, int) or isinstance(answer, bool) or not decision.least <= answer <= decision.most:
                raise NotPossible(text("refused-amount", least=decision.least, most=decision.most))
            return
        if kind == "text":
            if not isinstance(answer, str) or not decision.least <= len(answer) <= min(decision.most, _TEXT_LIMIT):
                raise NotPossible(text("refused-length", least=decision.least, most=decision.most))
            return
        options = {option.id: option for option in request.options(self)}
        picks = [answer] if kind == "one" else answer
        if not isinstance(picks, list) or not all(isinstance(p, str) for p in picks):
            raise NotPossible(text("refused-unknown-option"))
        for pick in picks:
            assert isinstance(pick, str)
            option = options.get(pick)
            if option is None:
                raise NoLongerPossible(text("refused-unknown-option"))
            if option.refused is not None:
                raise NotPossible(option.refused)
        legal = sum(option.refused is None for option in options.values())
        if len(set(map(str, picks))) != len(picks):
            raise NotPossible(text("refused-twice"))
        if kind == "some" and not min(decision.least, legal) <= len(picks) <= decision.most:
            raise NotPossible(text("refused-count", least=decision.least, most=decision.most, n=len(picks)))
        if kind == "order" and len(picks) != legal:
            raise NotPossible(text("refused-order", n=legal))

    def _apply(self, request: Request, choice: Choice) -> None:
        self.index += 1
        self.ticks += 1
        self._fenced = request.decision.reveals
        state, thread = self.state, request.thread
        try:
            if thread is None:
                state.asked += 1
                state.used[choice.seat] = state.asked
                self._frames.append(self._pending)
                self._pending = []
                assert isinstance(choice.answer, str)
                self._drive(Thread(self.game.act_anytime(self.play, choice.seat, choice.answer)), None)
            else:
                state.seen.pop(choice.seat, None)
                self._pending = [r for r in self._pending if r.thread is not thread]
                self._drive(thread, (request.index, choice.seat, choice.answer))
            self._settle()
        except StepCut:
            self._cut()
        self._loop()
        self.ticks += 1

    # ------------------------------------------------------------------ driving

    def _loop(self) -> None:
        """Work off the agenda while nothing is pending. The table is at rest at the top of each turn of the loop."""
        turns = 0
        while not self._pending and not self._frames and self.state.steps:
            turns += 1
            if turns > MAX_STEPS_WITHOUT_QUESTION:
                raise RuntimeError("the agenda never ends and asks nobody")
            if not self.checkpoints or self.checkpoints[-1].index < self.index:
                self.checkpoints.append(Checkpoint(self.index, self._fence_now(), self.game.dump(self.state)))
            if self.at_rest is not None:
                self.at_rest(self.state)
            self._run_step()
        if self._fenced:
            self.fence = self.index
            self._fenced = False

    def _fence_now(self) -> int:
        return self.index if self._fenced else self.fence

    def _run_step(self) -> None:
        step = self.state.steps[0]
        self.play.upcoming = []
        try:
            self._drive(Thread(self.game.steps[step.name](self.play, **step.args), is_step=True), None)
            self._settle()
        except StepCut:
            self._cut()

    def _cut(self) -> None:
        """The rules have ended the step at once: whatever was asked or suspended in it is gone."""
        self._pending = []
        self._frames = []
        self._finish_step()

    def _finish_step(self) -> None:
        self.state.steps[0:1] = self.play.upcoming
        self.play.upcoming = []

    def _drive(self, thread: Thread, value: Any) -> None:
        """Run one coroutine until it asks, forks or ends. Raises what the rules raise."""
        while True:
            try:
                wish = thread.rules.send(value)
            except StopIteration as end:
                parent = thread.parent
                if parent is None:
                    if thread.is_step:
                        self._finish_step()
                    return
                parent.results[thread.slot] = end.value
                parent.missing -= 1
                if parent.missing:
                    return
                thread, value = parent, parent.results
                continue
            if isinstance(wish, Asking):
                self._ask(thread, wish)
                return
            assert isinstance(wish, Fork), f"rules awaited {wish!r}, which the stepper does not know"
            count = len(wish.rules)
            if not count:
                value = []
                continue
            thread.results = [None] * count
            # one more than there are children, so that none of them resumes the parent while others still start
            thread.missing = count + 1
            for slot, rules in enumerate(wish.rules):
                self._drive(Thread(rules, thread, slot), None)
            thread.missing -= 1
            if thread.missing:
                return
            value = thread.results

    def _ask(self, thread: Thread, asking: Asking) -> None:
        state = self.state
        for index, decision in enumerate(asking.decisions):
            state.asked += 1
            request = Request(state.asked, decision, thread, index, asking.look_again)
            for seat in decision.seats:
                number = self._number(seat, decision.key, state.asked)
                request.numbers[seat] = number
                state.seen[seat] = (decision.key, number)
            self._pending.append(request)

    def _number(self, seat: int, key: str, fresh: int) -> int:
        """Under which number a seat is asked: the one it already holds, if it was asked the same and has not answered,
        so that somebody else's answer does not make its buttons stale."""
        seen = self.state.seen.get(seat)
        if seen is None or seen[0] != key or any(r.numbers.get(seat) == seen[1] for r in self._pending):
            return fresh
        return seen[1]

    def _settle(self) -> None:
        """After anything ran: end finished anytime frames, and answer what has become impossible."""
        while not self._pending and self._frames:
            self._pending = self._frames.pop()
            self._drop_impossible()

    def _drop_impossible(self) -> None:
        """Options are recomputed after an interruption; where none is left, `otherwise` is handed to the rules."""
        for request in list(self._pending):
            decision = request.decision
            if request not in self._pending:
                continue
            if request.look_again and request.thread is not None:
                thread = request.thread
                self._pending = [r for r in self._pending if r.thread is not thread]
                self._drive(thread, LOOK_AGAIN)
                continue
            if decision.kind in ("amount", "text") or decision.legal():
                continue
            siblings = [r for r in self._pending if r.thread is request.thread]
            if len(siblings) > 1 or request.thread is None:
                continue  # another seat can still answer the same question
            self._pending.remove(request)
            empty: Answer = "" if decision.kind == "one" else []
            answer = empty if decision.otherwise is None else decision.otherwise
            self._drive(request.thread, (request.index, decision.seats[0], answer))

    def _anytime(self, seat: int) -> Request | None:
        game, state = self.game, self.state
        if not self._pending or not game.anytime(state, seat):
            return None
        decision = Decision((seat,), "anytime", text("ask-anytime"), lambda: game.anytime(state, seat), forced=False)
        return Request(state.used.get(seat, 0), decision, None)

    # ------------------------------------------------------------------ rebuilding

    def _rebuild(self, index: int) -> None:
        """Back to the state after `index` choices: the last checkpoint not after it + the choices since."""
        while len(self.checkpoints) > 1 and self.checkpoints[-1].index > index:
            self.checkpoints.pop()
        kept, point = self.checkpoints, self.checkpoints[-1]
        first = self._first_index
        replay = self.choices[point.index - first : index - first]
        self._enter(self.game.load(point.state))
        self.index, self.fence, self._fenced = point.index, point.fence, False
        quiet, self.journal = self.journal, []
        self.checkpoints = list(kept)
        self._loop()
        for choice in replay:
            self._replay(choice)
        self.journal = quiet

    def _replay(self, choice: Choice) -> None:
        if choice.key == FRESH_DICE:
            self._freshen(choice)
            return
        seat = choice.seat
        key, _, place = choice.key.partition("#")
        wanted = self._anytime(seat) if key == "anytime" else None
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        if len(same) > int(place or 0):
            wanted = same[int(place or 0)]
        if wanted is None:
            asked = sorted({r.decision.key for r in self.requests(seat)})
            raise ReplayMismatch(self.index, f"it answers {key!r}, asked is {asked}")
        try:
            self._check(wanted, choice.answer)
        except (NotPossible, NoLongerPossible) as error:
            raise ReplayMismatch(self.index, f"{key!r}: {error}") from error
        self._apply(wanted, choice)

    def prune(self, keep: int) -> None:
        """Forget all but the last `keep` checkpoints and the choices before them; undo reaches no further then."""
        if len(self.checkpoints) > keep:
            first = self._first_index
            self.checkpoints = self.checkpoints[-keep:]
            del self.choices[: self.checkpoints[0].index - first]


def house_answer(run: Run[Any], request: Request, seat: int) -> Answer:
    """What the house answers for a seat: the game's greedy player where it has a view, else the default."""
    answer = run.game.answer(run.state, request, seat)
    return request.decision.house_answer() if answer is None else answer


def house_interruption(run: Run[Any], seat: int) -> tuple[Request, Answer] | None:
    """The anytime action that the house takes for a seat unasked: what `Game.answer` says to the anytime request."""
    for request in run.requests(seat):
        if request.anytime:
            answer = run.game.answer(run.state, request, seat)
            return None if answer is None else (request, answer)
    return None
