"""Drives the rules of one game from question to question. Pure and synchronous: a stepper of our own, not asyncio.

Inside a step, rules are coroutines; they yield what they wait for (`AwaitAnswer`, `AwaitAll`) and are resumed with the
answer. The agenda of the state is worked off step by step. Between two steps only the loop is on the stack: the table
is *at rest*, and a checkpoint is taken there if anything was chosen since the last one. `kernel.Run` builds choosing,
undo and rebuilding on it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, MutableMapping
from functools import partial
from typing import Any, Generic, TypeVar

from bot.rules.decision import Answer, Choice, Decision, Event, text
from bot.rules.effects.engine import EffectEngine
from bot.rules.errors import TooMuchWork
from bot.rules.kernel.checkpoint import Checkpoint
from bot.rules.kernel.game import Game
from bot.rules.play.driving import ASK_AGAIN, AwaitAll, AwaitAnswer, StepEnded
from bot.rules.play.handle import Play
from bot.rules.play.request import Request, Thread
from bot.rules.rng import Chance
from bot.rules.table_state import TableState
from bot.rules.tokens import line_of

S = TypeVar("S", bound=TableState)
MOST_WORK = 20_000
"""What one choice may set in motion: steps, questions, lines of the journal, and what a game counts besides."""


class Stepper(Generic[S]):
    """A game being driven. What is pending stands in `_pending`, what an anytime action has suspended in `_frames`."""

    def __init__(self, game: Game[S], seed: bytes, script: dict[str, list[Any]] | None = None) -> None:
        self.game = game
        self.content_of: Callable[[S], Any] = game.content_of
        self.seed = seed
        self.script = script
        self.state: S
        self.index = 0
        self.undo_boundary = 0
        self.base = 0
        self.bases: dict[str, int] = {}
        """By how much undos have raised the numbers of a line of tokens."""
        self.at_rest: Callable[[S], bool] | None = None
        """Called with the state whenever the table is at rest: whether the play stops there. For scenarios, tests."""
        self.work = 0
        """What the present choice has set in motion so far."""
        self.ticks = 0
        """Counts changes of the state, undo included; what was computed at one tick holds until the next."""
        self._moment: dict[Any, Any] = {}
        self._moment_at = -1
        self._kept: dict[Any, tuple[Any, Any]] = {}
        """Key -> (basis, what was made of it); see `Reading.unless_same`."""
        self.checkpoints: list[Checkpoint] = []
        self.is_only_played_through = False
        """No checkpoint but the first is taken: nobody stores this table or takes anything back. For trials."""
        self.choices: list[Choice] = []
        self.journal: list[Event] = []
        self.used: Counter[str] = Counter()
        self.play: Play[S] = Play(self)
        self.chance: Chance
        self._frames: list[list[Request]] = []
        self.reached_boundary = False
        """Whether somebody has learned something since the last choice that cannot be unlearned."""
        self._pending: list[Request] = []
        self._ran_last: Thread | None = None

    def own_names(self) -> Mapping[str, str]:
        """The names of what only this state knows."""
        return self.game.own_names(self.state)

    def effects(self) -> EffectEngine[Any, Any]:
        """The game's effects, ready to run."""
        return self.game.effects

    def remark(self, event: Event) -> Event | None:
        """What the game's voice says after a public event."""
        voice = self.game.voice_of(self.state)
        if voice is None or event.kind not in voice.listens_to:
            return None
        return voice.remark(self.state.voice, self.chance, event)  # type: ignore[attr-defined]  # see `Game.voice`

    def _enter(self, state: S) -> None:
        self.ticks += 1
        self.work = 0
        self.play.upcoming = []
        self.state = state
        self.play.state = state
        self._take_dice()
        self._frames = []
        self._pending = []

    def _take_dice(self) -> None:
        """Draw from where the state stands from now on."""
        self.chance = self.dice(self.seed, self.state.counters, self.state.salt, self.script)
        self.play.chance = self.chance

    def dice(
        self, seed: bytes, counters: MutableMapping[str, int], salt: int, script: dict[str, list[Any]] | None
    ) -> Chance:
        """Where chance comes from; `bot.rules.kernel.taped` writes down what is drawn."""
        return Chance(seed, counters, salt, script)

    def _apply(self, request: Request, choice: Choice) -> None:
        self.index += 1
        self.work = 0
        self.reached_boundary = request.decision.reveals
        state, thread = self.state, request.thread
        asked_before = state.asked
        self.game.on_choice(state, choice)
        line = request.places[choice.seat][0]
        state.lines[line] = ("", self._last_in(line) + 1)
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
        except StepEnded:
            self._cut()
        self._loop()
        self.ticks += 1
        self._look_at_pending(asked_before)

    def _look_at_pending(self, asked_before: int) -> None:
        """Of what was asked last the options are still those by which it was judged worth asking, and the words are
        those of now: nothing ran since. What is asked on says the numbers of now: an anytime action may have changed
        them."""
        for request in self._pending:
            decision = request.decision
            if request.number > asked_before and request.thread is self._ran_last:
                request.keep_known(self)
            elif decision.restated is not None:
                decision.prompt_source = decision.restated

    def spend(self, n: int = 1) -> None:
        """Count work of the present choice. Raises `TooMuchWork` beyond `MOST_WORK`: the choice has not happened."""
        self.work += n
        if self.work > MOST_WORK:
            raise TooMuchWork(f"more than {MOST_WORK:,} units of work in one choice")

    # ------------------------------------------------------------------ driving

    def _loop(self) -> None:
        """Work off the agenda while nothing is pending. The table is at rest at the top of each turn of the loop."""
        while not self._pending and not self._frames and self.state.steps:
            self.spend()
            if not self.checkpoints or (not self.is_only_played_through and self.checkpoints[-1].index < self.index):
                self.checkpoints.append(Checkpoint.of(self.state, self.index, self._fence_now()))
            if self.at_rest is not None and self.at_rest(self.state):
                break
            self._run_step()
        if self.reached_boundary:
            self.undo_boundary = self.index
            self.reached_boundary = False

    def _fence_now(self) -> int:
        return self.index if self.reached_boundary else self.undo_boundary

    def _run_step(self) -> None:
        step = self.state.steps[0]
        self.play.upcoming = []
        try:
            self._drive(Thread(self.game.steps[step.name](self.play, **step.args), is_step=True), None)
        except StepEnded:
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
            self._ran_last = thread
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
            if isinstance(wish, AwaitAnswer):
                self._ask(thread, wish)
                return
            assert isinstance(wish, AwaitAll), f"rules awaited {wish!r}, which the stepper does not know"
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

    def _ask(self, thread: Thread, asking: AwaitAnswer) -> None:
        state = self.state
        asked, seen = state.asked, state.seen
        for index, decision in enumerate(asking.decisions):
            asked += 1
            known = None if asking.known is None else asking.known[index]
            request = Request(asked, decision, thread, index, asking.ask_again, known=known)
            for seat in decision.seats:
                request.places[seat] = self._place(seat, decision)
                number = self._number(seat, decision.key, asked)
                request.held[seat] = number
                seen[seat] = (decision.key, number)
            self._pending.append(request)
        state.asked = asked

    def _place(self, seat: int, decision: Decision) -> tuple[str, int]:
        """Line and number under which a seat is asked: the number it already holds, if it was asked the same there and
        has not answered, so that somebody else's answer does not make its buttons stale."""
        line = line_of(seat, decision)
        key, number = self.state.lines.get(line, ("", 0))
        if key != decision.key or any(r.places.get(seat) == (line, number) for r in self._pending):
            number += 1
        self.state.lines[line] = (decision.key, number)
        return line, number

    def _last_in(self, line: str) -> int:
        return self.state.lines.get(line, ("", 0))[1]

    def _number(self, seat: int, key: str, fresh: int) -> int:
        """The same for `TableState.seen`."""
        seen = self.state.seen.get(seat)
        if seen is None or seen[0] != key or any(r.held.get(seat) == seen[1] for r in self._pending):
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
            if request.ask_again and request.thread is not None:
                thread = request.thread
                self._pending = [r for r in self._pending if r.thread is not thread]
                self._drive(thread, ASK_AGAIN)
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
        found = game.anytime(state, seat) if self._pending else ()
        if not found:
            return None
        form = partial(game.anytime_form, state, seat) if game.has_anytime_forms else None
        prompt = text("ask-anytime")
        decision = Decision((seat,), "anytime", prompt, lambda: game.anytime(state, seat), forced=False, form=form)
        line = line_of(seat, decision, anytime=True)
        places = {seat: (line, self._last_in(line))}
        request = Request(state.used.get(seat, 0), decision, None, places=places, known=found)
        request.keep_known(self)
        return request
