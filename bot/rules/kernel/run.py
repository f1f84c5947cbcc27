"""Runs a game for a table: checks each answer, applies it, takes choices back, rebuilds from checkpoint and choices.

Pure and synchronous: no asyncio, clock, disk or random. A `Run` is a live table's rules side. Whatever outlives a step
is data in the state; a run is rebuilt as last checkpoint + choices since. How rules are driven:
`bot.rules.kernel.stepper`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.rules.decision import TABLE_SEAT, Answer, Choice, Decision, Event, Option, Text, text, written_out
from bot.rules.errors import NoLongerPossible, NotPossible, ReplayMismatch, RuleFailure
from bot.rules.kernel.admission import ADMIT, admission, carry_out
from bot.rules.kernel.game import Game
from bot.rules.kernel.stepper import Checkpoint, Stepper
from bot.rules.numbers import read_count
from bot.rules.play.request import Request, Thread
from bot.rules.rng import Chance
from bot.rules.stories.prose import is_reference
from bot.rules.table_state import TableState
from bot.rules.tokens import moved_token, split_token

S = TypeVar("S", bound=TableState)
FRESH_DICE = "!fresh"
SUPPLY = "!supply"
_TEXT_LIMIT = 4_000


class Run(Stepper[S]):
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
        if not least <= seats <= most:
            raise NotPossible(text("refused-seats", least=least, most=most, seats=seats))
        run = cls(game, seed, script)
        run.at_rest = at_rest
        state = game.new(options if options is not None else game.options(), seats)
        state.seats = seats
        if brings is not None:
            game.receive(state, brings)
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

    # ------------------------------------------------------------------ reading

    @property
    def over(self) -> bool:
        return not self.state.steps

    def requests(self, seat: int | None = None) -> list[Request]:
        """What is pending, in the order of asking; for one seat also its anytime request, if it can do anything."""
        pending = [r for r in self._pending if seat is None or seat in r.decision.seats]
        if seat is not None and not self.over:
            extra = self.now(("anytime", seat), lambda: self._anytime(seat))
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
        found: dict[str, Any] = self.now(("view", seat), lambda: self._view(seat))
        return found

    def _view(self, seat: int | None) -> dict[str, Any]:
        if seat is None:
            return self.game.view(self.state, None)
        return self.game.seat_view(self.state, seat, self.view(None))

    def describe(self, seat: int | None) -> list[Text]:
        """`Game.describe` of that view, made once; to be read only."""
        found: list[Text] = self.now(("describe", seat), lambda: self.game.describe(self.view(seat)))
        return found

    def name_of(self, ref: str) -> str | None:
        """`Game.name_of`, and the names of what only this state knows."""
        return self.game.own_names(self.state).get(ref) or self.game.name_of(ref)

    def token(self, request: Request, seat: int) -> str:
        """The version of this request for this seat, for custom ids; changes when what that seat is asked changes.

        It counts only what that seat was asked in the same way; see `bot.rules.tokens`.
        """
        line, number = request.places[seat]
        return f"{line}{number + self.base + self.bases.get(line, 0)}"

    def question(self, token: str) -> str:
        """A token as it would be if nothing had been taken back: who is asked the same again has the same."""
        found = split_token(token)
        return token if found is None else moved_token(token, {found[0]: -self.base - self.bases.get(found[0], 0)})

    def mark(self, seat: int, own: bool) -> str:
        """What a button that takes back this seat's last choice names, so that a second click takes back nothing more.

        own: for that seat's eyes only; what it was asked in private counts as well.
        """
        lines = (f"{seat}{way}" for way in ("qap" if own else "qa"))
        counted = (self._last_in(line) + self.base + self.bases.get(line, 0) for line in lines)
        return f"{seat}m" + ".".join(map(str, counted))

    def waiting(self) -> list[int]:
        """The seats of which an answer is awaited, in order of asking, each once; not those who said they are done."""
        seats: dict[int, None] = {}
        for request in self._pending:
            if request.is_done(self) or request.decision.deadline == "none":
                continue
            seats.update(dict.fromkeys(seat for seat in request.decision.seats if seat != TABLE_SEAT))
        return list(seats)

    def undo_index(self, seat: int) -> int | None:
        """The index to which this seat may undo freely by one choice of its own, or None."""
        if self.index <= self.undo_boundary or self.index <= self._first_index or self.game.undo(self.state) != "free":
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
        self._check(seat, request, answer)
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
        given: Any = {"seat": seat, "data": data}
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
        self.chance = Chance(self.seed, self.state.counters, self.state.salt, self.script)
        self.play.chance = self.chance
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
            extra = self._anytime(seat) if token.startswith(f"{seat}a") else None
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
        raise NotPossible(self.why_not(seat, None, answer))

    def why_not(self, seat: int, request: Request | None, answer: Answer) -> Text:
        """Why this seat may not answer so. request: what it is asked; None: nothing that has such an option."""
        pick = str(answer[0] if isinstance(answer, list) and answer else answer)
        found = self.game.refusal(self.state, seat, request, pick)
        if found is not None:
            told: Text = written_out(found, self.game.own_names(self.state))
            return told
        for other in self._pending:
            if TABLE_SEAT in other.decision.seats:
                continue
            if seat not in other.decision.seats and not other.decision.private and other.has(pick, self):
                return self.not_yours(seat, other, pick)
        if request is None:
            played = next((r.decision.prompt for r in self._pending if TABLE_SEAT in r.decision.seats), None)
            if played is not None and not self.waiting():
                return text("refused-played-elsewhere", what=played)
            return text("refused-not-asked", waiting=[f"@seat:{s}" for s in self.waiting()])
        return text("refused-unknown-option")

    def not_yours(self, seat: int, request: Request, answer: str) -> Text:
        """What somebody is told who answers a public question of others."""
        found = self.game.refusal(self.state, seat, None, answer)
        if found is None and TABLE_SEAT in request.decision.seats:
            return text("refused-played-elsewhere", what=request.decision.prompt)
        return found or text("refused-for-others", who=[f"@seat:{s}" for s in request.decision.seats])

    def asked_of_others(self, seat: int, token: str) -> Request | None:
        """The public question that is behind this token, when others are asked and this seat is not."""
        offered = token.split(".")
        for request in self._pending:
            seats = request.decision.seats
            asked = not request.decision.private and seat not in seats
            if asked and any(self.token(request, s) in offered for s in seats):
                return request
        return None

    def _key(self, seat: int, request: Request) -> str:
        """The key under which an answer is stored: with its place when a seat is asked the same more than once."""
        key = request.decision.key
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        return key if request.anytime or same[0] is request else f"{key}#{same.index(request)}"

    def _check(self, seat: int, request: Request, answer: Answer) -> None:
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
            if is_reference(answer):  # it would be read out wherever the rules repeat what was typed
                raise NotPossible(text("refused-reference"))
            return
        options = {option.id: option for option in request.options(self)}
        picks = [answer] if kind == "one" else answer
        if not isinstance(picks, list) or not all(isinstance(p, str) for p in picks):
            raise NotPossible(self.why_not(seat, request, answer))
        for pick in picks:
            assert isinstance(pick, str)
            option = options.get(pick)
            if option is None:
                why = self.why_not(seat, request, pick)
                raise (NoLongerPossible if why.key == "refused-unknown-option" else NotPossible)(why)
            if option.refused is not None:
                raise NotPossible(option.refused)
        legal = sum(option.refused is None for option in options.values())
        if kind == "amounts":
            self._check_amounts(decision, options, list(map(str, picks)))
            return
        if len(set(map(str, picks))) != len(picks):
            raise NotPossible(text("refused-twice"))
        if kind == "some" and not min(decision.least, legal) <= len(picks) <= decision.most:
            raise NotPossible(text("refused-count", least=decision.least, most=decision.most, n=len(picks)))
        if kind == "order" and len(picks) != legal:
            raise NotPossible(text("refused-order", n=legal))

    @staticmethod
    def _check_amounts(decision: Decision, options: Mapping[str, Option], picks: Sequence[str]) -> None:
        taken = Counter(picks)
        for pick, n in taken.items():
            if n > options[pick].most:
                raise NotPossible(text("refused-too-many", option=options[pick].label, most=options[pick].most, n=n))
        if not decision.least <= len(picks) <= decision.most:
            raise NotPossible(text("refused-count", least=decision.least, most=decision.most, n=len(picks)))
        if decision.fits is not None and (why := decision.fits(taken)) is not None:
            raise NotPossible(why)

    # ------------------------------------------------------------------ rebuilding

    def _rebuild(self, index: int) -> None:
        """Back to the state after `index` choices: the last checkpoint not after it + the choices since."""
        while len(self.checkpoints) > 1 and self.checkpoints[-1].index > index:
            self.checkpoints.pop()
        kept, point = self.checkpoints, self.checkpoints[-1]
        first = self._first_index
        replay = self.choices[point.index - first : index - first]
        self._enter(self.game.load(point.state))
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
        wanted = self._anytime(seat) if key == "anytime" else None
        same = [r for r in self._pending if r.decision.key == key and seat in r.decision.seats]
        among = read_count(place or "0")
        if among is not None and among < len(same):
            wanted = same[among]
        if wanted is None:
            asked = sorted({r.decision.key for r in self.requests(seat)})
            raise ReplayMismatch(self.index, f"it answers {key!r}, asked is {asked}")
        try:
            self._check(seat, wanted, choice.answer)
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


__all__ = [
    "ADMIT",
    "FRESH_DICE",
    "SUPPLY",
    "TABLE_SEAT",
    "Checkpoint",
    "Request",
    "Run",
    "Thread",
    "house_answer",
    "house_interruption",
]
