"""Runs a game for a table: checks each answer, applies it, takes choices back, rebuilds from checkpoint and choices.

Pure and synchronous: no asyncio, clock, disk or random. A `Run` is a live table's rules side. Whatever outlives a step
is data in the state; a run is rebuilt as last checkpoint + choices since. How rules are driven:
`bot.rules.kernel.stepper`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.rules.decision import TABLE_SEAT, Answer, Choice, Event, text, written_out
from bot.rules.errors import NoLongerPossible, NotPossible, Refusal, ReplayMismatch, RuleFailure
from bot.rules.kernel.admission import ADMIT, admission, carry_out
from bot.rules.kernel.checkpoint import Checkpoint
from bot.rules.kernel.game import Game
from bot.rules.kernel.key_order import in_key_order
from bot.rules.kernel.legality import require_legal
from bot.rules.kernel.reading import Reading
from bot.rules.numbers import read_count
from bot.rules.play.request import Request, Thread
from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)
FRESH_DICE = "!fresh"
SUPPLY = "!supply"


class Run(Reading[S]):
    """A live game. Build one with `Run.start` or `Run.restore`; then `choose` until `over`.

    index     number of choices that count (undone ones do not)
    undo_boundary     choices before this index cannot be taken back freely: something was learned there
    choices   the choices since the oldest kept checkpoint
    journal   events since the run was built (the caller takes them with `take_events`)
    """

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
        at_rest: Callable[[S], bool] | None = None,
        brings: Any = None,
    ) -> "Run[S]":
        """A new game, driven to its first question. patch may change the opening state; at_rest: see `Stepper`. brings:
        what the table was given at its opening (`Game.receive`), None: nothing."""
        least, most = game.seats
        if brings is not None and game.keeps_a_log:  # of a campaign that goes on here some may have been given up
            most = max(most, seats)
        if not least <= seats <= most:
            raise NotPossible(text("refused-seats", least=least, most=most, seats=seats))
        run = cls(game, seed, script)
        run.at_rest = at_rest
        state = game.new(options if options is not None else game.options(), seats)
        state.seats = seats
        if brings is not None:
            game.receive(state, in_key_order(brings))
        if patch is not None:
            patch(state)
        run._enter(state)
        run._loop()
        return run

    @classmethod
    def resume(
        cls,
        game: Game[S],
        seed: bytes,
        checkpoint: Checkpoint,
        script: dict[str, list[Any]] | None = None,
        at_rest: Callable[[S], bool] | None = None,
    ) -> "Run[S]":
        """Go on from a state at rest as if it had just been reached: its step tells its lines again."""
        run = cls(game, seed, script)
        run.at_rest = at_rest
        run.checkpoints = [checkpoint]
        run.index, run.undo_boundary = checkpoint.index, checkpoint.undo_boundary
        run._enter(checkpoint.read(game.state))
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
        bases: Mapping[str, int] | None = None,
    ) -> "Run[S]":
        """The run as it was: last checkpoint + `choices`, which begin at the index of the *first* checkpoint.

        base, bases: of its tokens, as `Run.base` and `Run.bases` were.

        Raises `ReplayMismatch` when a stored choice no longer fits the rules. The journal of the replay is dropped.
        """
        run = cls(game, seed, script)
        run.base, run.bases = base, dict(bases or {})
        run.checkpoints = list(checkpoints)
        run.choices = list(choices)
        run._rebuild(run.checkpoints[0].index + len(choices))
        return run

    # ------------------------------------------------------------------ choosing

    def take_events(self) -> list[Event]:
        """The events since the last call, oldest first."""
        events, self.journal = self.journal, []
        return events

    def choose(self, seat: int, answer: Answer, token: str | None = None, by: str = "player") -> Choice:
        """Take an answer, run the rules on to the next question, return the choice for storing.

        token None: the only request pending for that seat. Raises `NotPossible`, `NoLongerPossible` (nothing has
        changed then) or `RuleFailure` (the run was put back as before the choice).
        """
        request = self._find(seat, token, answer)
        self._require_legal(seat, request, answer)
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
        """Go back to just before choice `index`. fresh: later draws come from new dice (undo beyond the undo_boundary).

        The caller decides who may; see `undo_index`. Tokens never repeat with another meaning: see `_jump`.
        """
        if not self._first_index <= index <= self.index:
            raise NotPossible(text("refused-undo-too-far"))
        before, salt = self.state.lines, self.state.salt
        del self.choices[index - self._first_index :]
        self.checkpoints = [c for c in self.checkpoints if c.index <= index] or self.checkpoints[:1]
        self._rebuild(index)
        self._jump(before)
        if fresh:
            choice = Choice(TABLE_SEAT, FRESH_DICE, salt + 1, "table")
            self.choices.append(choice)
            self._freshen(choice)

    def _jump(self, before: Mapping[str, tuple[str, int]]) -> None:
        """Raise the numbers of each line in which something was asked or answered that has been taken back, above all
        it has given. The others stay: who is asked what it was asked learns nothing of the undo, and keeps its buttons.
        """
        now = self.state.lines
        for line, (key, number) in before.items():
            if now.get(line) != (key, number):
                self.bases[line] = self.bases.get(line, 0) + number + 1

    def supply(self, seat: int, data: Any) -> Choice:
        """Hand the rules what was fetched for a seat's answer (`Decision.wants`), just before it is given.

        It is a choice of the table, so that the game replays although what it was fetched from is gone. Raises
        `NotPossible`: nothing has changed then.
        """
        given: Any = {"seat": seat, "data": in_key_order(data)}
        choice = Choice(TABLE_SEAT, SUPPLY, given, "table")
        self._supply(choice)
        self.choices.append(choice)
        return choice

    def _supply(self, choice: Choice) -> None:
        given: Any = choice.answer
        self.game.supply(self.state, given["seat"], given["data"])
        self.ticks += 1
        self.index += 1

    def admit(self, seat: int, is_taken: bool = True) -> Choice:
        """A seat is taken, the one after the last or one that was given up; or (False) given up. A choice of the table.

        Raises `NotPossible` unless the game is at rest and `Game.admits` it: nothing has changed then.
        """
        choice = admission(seat, is_taken)
        carry_out(self, choice)
        self.choices.append(choice)
        return choice

    def _freshen(self, choice: Choice) -> None:
        assert isinstance(choice.answer, int)
        self.state.salt = choice.answer
        self._take_dice()
        self.ticks += 1
        self.index += 1
        self.undo_boundary = self.index

    def _find(self, seat: int, token: str | None, answer: Answer) -> Request:
        if self.over:
            raise NoLongerPossible(text("refused-over"))
        mine = [r for r in self._pending if seat in r.decision.seats]
        if token is not None:
            for request in mine:
                if self.token(request, seat) == token:
                    return request
            extra = self.anytime(seat) if token.startswith(f"{seat}a") else None
            if extra is not None and self.token(extra, seat) == token:
                return extra
            raise NoLongerPossible(text("refused-stale"))
        extra = self.anytime(seat)
        for request in mine:
            if request.decision.kind in ("amount", "text") or (len(mine) == 1 and extra is None):
                return request
            if isinstance(answer, list) or any(o.id == answer for o in request.bare_options(self)):
                return request
        if extra is not None and isinstance(answer, str) and any(o.id == answer for o in extra.bare_options(self)):
            return extra
        if mine:
            return mine[0]
        raise NotPossible(self.why_not(seat, None, answer))

    def _key(self, seat: int, request: Request) -> str:
        """The key under which an answer is stored: with its place when a seat is asked the same more than once."""
        key = request.decision.key
        if request.anytime or len(self._pending) == 1:
            return key
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        return key if same[0] is request else f"{key}#{same.index(request)}"

    def _require_legal(self, seat: int, request: Request, answer: Answer) -> None:
        try:
            require_legal(
                request.decision,
                lambda: request.bare_options(self),
                answer,
                lambda pick: self.why_not(seat, request, pick),
            )
        except Refusal as why:  # it is told where nobody knows what only this state can name
            told = written_out(why.text, self.own_names())
            if told is why.text:
                raise
            raise type(why)(told) from None

    # ------------------------------------------------------------------ rebuilding

    def _rebuild(self, index: int) -> None:
        """Back to the state after `index` choices: the last checkpoint not after it + the choices since."""
        while len(self.checkpoints) > 1 and self.checkpoints[-1].index > index:
            self.checkpoints.pop()
        kept, point = self.checkpoints, self.checkpoints[-1]
        first = self._first_index
        replay = self.choices[point.index - first : index - first]
        self._enter(point.read(self.game.state))
        self.index, self.undo_boundary, self.reached_boundary = point.index, point.undo_boundary, False
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
        if choice.key == ADMIT:
            try:
                carry_out(self, choice)
            except NotPossible as error:
                raise ReplayMismatch(self.index, f"a seat: {error}") from error
            return
        if choice.key == SUPPLY:
            try:
                self._supply(choice)
            except NotPossible as error:
                raise ReplayMismatch(self.index, f"what the table fetched: {error}") from error
            return
        seat = choice.seat
        key, _, place = choice.key.partition("#")
        wanted = self.anytime(seat) if key == "anytime" else None
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        among = read_count(place or "0")
        if among is not None and among < len(same):
            wanted = same[among]
        if wanted is None:
            asked = sorted({r.decision.key for r in self.requests(seat)})
            raise ReplayMismatch(self.index, f"it answers {key!r}, asked is {asked}")
        try:
            self._require_legal(seat, wanted, choice.answer)
        except (NotPossible, NoLongerPossible) as error:
            raise ReplayMismatch(self.index, f"{key!r}: {error}") from error
        self._apply(wanted, choice)

    def prune(self, keep: int) -> None:
        """Forget all but the last `keep` checkpoints and the choices before them; undo reaches no further then."""
        if len(self.checkpoints) > keep:
            first = self._first_index
            self.checkpoints = self.checkpoints[-keep:]
            del self.choices[: self.checkpoints[0].index - first]


__all__ = [
    "ADMIT",
    "FRESH_DICE",
    "SUPPLY",
    "TABLE_SEAT",
    "Checkpoint",
    "Request",
    "Run",
    "Thread",
]
