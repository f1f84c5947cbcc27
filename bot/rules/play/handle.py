"""The handle that rules hold: everything a rule may do to the world outside its state. Pure.

Rules are coroutines. `await play.ask(...)` suspends them until the answer has come; the kernel's stepper drives them.
Locals do not survive an await as objects: hold ids, and look them up in `play.state` afterwards.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, Generic, NoReturn, TypeVar

from bot.rules.decision import TABLE_SEAT, Answer, Decision, Form, Option, Prompt, Text, text
from bot.rules.effects.engine import EffectEngine
from bot.rules.play.driving import ASK_AGAIN, AwaitAll, AwaitAnswer, Runner, StepEnded
from bot.rules.play.floor import Bound, FloorOptions, done_as, with_ending
from bot.rules.play.telling import Telling
from bot.rules.play.unasked import settled
from bot.rules.rng import Chance
from bot.rules.table_state import Step, TableState

S = TypeVar("S", bound=TableState)
T = TypeVar("T")


CHILD_RESULT = "sequel."
"""Begins the key of the decision by which the result of a child table comes in; the rest is that table's key."""
OVER = "over"
"""The result of a child table that has left something behind (`Game.left`), which was supplied before."""


class Play(Telling, Generic[S]):
    """What rules can do. One per run; `state` is replaced when the run is rebuilt."""

    state: S
    chance: Chance

    def __init__(self, run: Runner) -> None:
        super().__init__(run)
        self.upcoming: list[Step] = []
        self._content_of = run.content_of
        self.spend = run.spend
        """Count work that cards can multiply: each effect one, more where it looks at much. Questions, steps and lines
        of the journal are counted already. Raises `TooMuchWork` when the present choice has no end."""

    @property
    def content(self) -> Any:
        """The facts that hold at this table."""
        return self._content_of(self.state)

    @property
    def effects(self) -> EffectEngine[Any, Any]:
        """The game's effects, ready to run."""
        return self._run.effects()

    # ------------------------------------------------------------------ asking

    async def ask_one_of(self, decisions: Sequence[Decision]) -> tuple[int, int, Answer]:
        """Ask several questions at once; the first answer counts: (place in `decisions`, seat, answer)."""
        found: tuple[int, int, Answer] = await self._meanwhile(AwaitAnswer(decisions))
        return found

    async def decide(self, decision: Decision, known: Sequence[Option] | None = None) -> tuple[int, Answer]:
        """Ask one question: (who answered, answer). Answers itself where the rules of `Decision` say so.

        known: its options, where the rules have worked them out already and nothing has changed since.
        """
        self.spend()
        if known is None and decision.kind not in ("amount", "text"):
            known = decision.options()
        answer = settled(decision, known or ())
        if answer is not None:
            return decision.seats[0], answer
        _, seat, given = await self._meanwhile(AwaitAnswer((decision,), known=None if known is None else (known,)))
        return seat, given

    async def ask(
        self,
        seats: int | tuple[int, ...],
        key: str,
        prompt: Prompt,
        options: Callable[[], Sequence[Option]],
        known: Sequence[Option] | None = None,
        **more: Any,
    ) -> str:
        """Ask for one option; gives its id, or "" when there was none (or `otherwise`). `known`: as for `decide`;
        `more`: fields of Decision."""
        who = (seats,) if isinstance(seats, int) else seats
        _, answer = await self.decide(Decision(who, key, prompt, options, **more), known)
        assert isinstance(answer, str)
        return answer

    async def ask_some(
        self,
        seats: int | tuple[int, ...],
        key: str,
        prompt: Text,
        options: Callable[[], Sequence[Option]],
        least: int,
        most: int,
        **more: Any,
    ) -> list[str]:
        """Ask for `least`..`most` options; gives their ids in the order chosen."""
        who = (seats,) if isinstance(seats, int) else seats
        _, answer = await self.decide(Decision(who, key, prompt, options, "some", least, most, **more))
        assert isinstance(answer, list)
        return answer

    async def ask_amounts(
        self,
        seats: int | tuple[int, ...],
        key: str,
        prompt: Text,
        options: Callable[[], Sequence[Option]],
        least: int,
        most: int,
        **more: Any,
    ) -> Counter[str]:
        """Ask how often each option is taken (`Option.most` at the most), `least`..`most` in all; gives it by id."""
        who = (seats,) if isinstance(seats, int) else seats
        _, answer = await self.decide(Decision(who, key, prompt, options, "amounts", least, most, **more))
        assert isinstance(answer, list)
        return Counter(answer)

    async def ask_order(
        self, seats: int | tuple[int, ...], key: str, prompt: Text, options: Callable[[], Sequence[Option]], **more: Any
    ) -> list[str]:
        """Ask for an order of all options; gives their ids, first first."""
        who = (seats,) if isinstance(seats, int) else seats
        _, answer = await self.decide(Decision(who, key, prompt, options, "order", **more))
        assert isinstance(answer, list)
        return answer

    async def ask_amount(self, seat: int, key: str, prompt: Text, least: int, most: int, **more: Any) -> int:
        """Ask for a whole number in `least`..`most`."""
        _, answer = await self.decide(Decision((seat,), key, prompt, tuple, "amount", least, most, **more))
        assert isinstance(answer, int)
        return answer

    async def ask_each(self, decisions: Sequence[Decision]) -> list[Answer]:
        """Simultaneous and secret: all are asked at once, answers come in the order of the question."""
        results = await self._meanwhile(AwaitAll([self.decide(decision) for decision in decisions]))
        return [answer for _, answer in results]

    async def together(self, rules: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
        """Run several parts at once, each seat at its own pace; ends when all have ended."""
        results: list[T] = await self._meanwhile(AwaitAll(list(rules)))
        return results

    async def open_floor(
        self,
        key: str,
        prompt: Text,
        seats: Sequence[int],
        actions: Callable[[int], Sequence[Option]],
        act: Callable[[int, str], Awaitable[None]],
        *,
        done: set[int] | None = None,
        over: Callable[[], bool] = lambda: False,
        forced: bool = True,
        deadline: str = "turn",
        default: Callable[[int], Answer] | None = None,
        form: Callable[[int, str], Form | None] | None = None,
        advised: bool = False,
        pictured: bool = False,
        ending: Text | None = None,
    ) -> None:
        """Any seat acts, one action at a time in order of arrival, until all are done. Being done can be revoked.

        A seat without any legal action counts as done as long as that is so, unless `forced` is False.
        done may be changed by `act` (taking a seat out of it asks that seat again). over() ends the floor at once.
        ending: what the button says by which a seat is done.
        """
        finished = set() if done is None else done
        last = done_as(ending)
        while not over():
            offered = {seat: actions(seat) for seat in seats}
            able = [s for s in seats if not forced or any(o.refused is None for o in offered[s])]
            if all(seat in finished for seat in able):
                return
            decisions = [
                Decision(
                    (seat,),
                    key,
                    prompt,
                    FloorOptions(seat, actions, finished, last),
                    forced=False,
                    deadline=deadline,
                    default=None if default is None else Bound(default, seat),
                    otherwise="done",
                    form=None if form is None else partial(form, seat),
                    advised=advised,
                    pictured=pictured,
                )
                for seat in able
            ]
            known = [with_ending(seat, offered[seat], finished, last) for seat in able]
            place, seat, answer = await self._meanwhile(AwaitAnswer(decisions, ask_again=True, known=known))
            if place == ASK_AGAIN[0]:
                continue
            if answer == "done":
                finished.add(seat)
            elif answer == "not-done":
                finished.discard(seat)
            else:
                assert isinstance(answer, str)
                finished.discard(seat)
                await act(seat, answer)

    async def result_of(
        self, sequel: str, prompt: Text, seats: Sequence[int], default: Callable[[], Answer] | None = None
    ) -> tuple[int, ...] | None:
        """Wait until another table (`Game.child_tables`) is over: which of `seats`, our own numbers, have won there.

        All of them: a draw; None: it was broken off. Nobody here is asked. default: where no tables can be opened.
        """
        options = [Option(f"won:{seat}", text("option-sequel-won", seat=f"@seat:{seat}")) for seat in seats]
        options += [Option("draw", text("option-sequel-draw")), Option("none", text("option-sequel-none"))]
        key = CHILD_RESULT + sequel
        _, answer = await self.decide(
            Decision((TABLE_SEAT,), key, prompt, lambda: options, forced=False, default=default)
        )
        if answer == "draw":
            return tuple(seats)
        return None if answer == "none" else (int(str(answer).removeprefix("won:")),)

    async def what_is_left_of(self, child: str, prompt: Text, is_there: Callable[[], bool]) -> bool:
        """Wait until a child table is over that leaves something behind; False: it was broken off.

        What it leaves reaches `Game.supply` before, as `{"child": key, "left": JSON}` for `TABLE_SEAT`; is_there says
        whether it has. Nobody here is asked.
        """
        over, none = Option(OVER, text("option-child-over")), Option("none", text("option-sequel-none"))
        decision = Decision(
            (TABLE_SEAT,),
            CHILD_RESULT + child,
            prompt,
            lambda: [over] if is_there() else [none],
            forced=False,
        )
        _, answer = await self.decide(decision)
        return answer == OVER

    # ------------------------------------------------------------------ chance

    def roll(self, stream: str, count: int = 1, sides: int = 6) -> list[int]:
        """Open dice, faces 1..sides. Undo stops here."""
        self.mark_undo_boundary()
        return self.chance.dice(stream, count, sides)

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """A shuffled copy; nobody learns anything by it."""
        return self.chance.shuffle(stream, items)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of `items` at random, openly. Undo stops here."""
        self.mark_undo_boundary()
        return self.chance.pick(stream, items)

    def used(self, name: str) -> None:
        """Note that a word or card took effect, for the coverage report of simulations. Not part of the state."""
        self._run.used[name] += 1

    # ------------------------------------------------------------------ agenda

    def next(self, name: str, **args: Any) -> None:
        """Name a step that follows the present one; several run in order of naming, before the rest of the agenda."""
        self.upcoming.append(Step(name=name, args=args))

    def cut(self) -> NoReturn:
        """End the present step here and now, whatever is suspended in it; the agenda goes on."""
        raise StepEnded

    def turn_to(self, name: str, **args: Any) -> NoReturn:
        """End the present step here and now and forget the rest of the agenda: this step comes instead."""
        self.upcoming[:] = [Step(name=name, args=args)]
        del self.state.steps[1:]
        raise StepEnded

    def end(self, result: str) -> NoReturn:
        """The game is over with this result: nothing further is run."""
        self.state.result = result
        self.upcoming.clear()
        del self.state.steps[1:]
        raise StepEnded
