"""What can be read of a run: views, requests and their tokens, who is waited for, why an answer is refused. Pure."""

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from bot.rules.decision import TABLE_SEAT, Answer, Choice, Text, text, written_out
from bot.rules.kernel.stepper import Stepper
from bot.rules.play.request import Request
from bot.rules.table_state import TableState
from bot.rules.tokens import moved_token, split_token

S = TypeVar("S", bound=TableState)


class Reading(Stepper[S]):
    """A run as those see it who only look; `bot.rules.kernel.run.Run` chooses and takes back."""

    @property
    def over(self) -> bool:
        return not self.state.steps

    def requests(self, seat: int | None = None) -> list[Request]:
        """What is pending, in the order of asking; for one seat also its anytime request, if it can do anything."""
        if seat is None:
            return list(self._pending)
        pending = [r for r in self._pending if seat in r.decision.seats]
        if not self.over:
            extra = self.anytime(seat)
            if extra is not None:
                pending.append(extra)
        return pending

    def find_request(self, seat: int, tokens: Collection[str]) -> tuple[str, Request] | None:
        """What a seat is asked under one of these tokens, with that token; None: it has moved on.

        What may be done at any time is looked at last: it is costly to work out, and most answers are to questions.
        """
        for request in self._pending:
            if seat in request.decision.seats and (own := self.token(request, seat)) in tokens:
                return own, request
        extra = None if self.over else self.anytime(seat)
        if extra is not None and (own := self.token(extra, seat)) in tokens:
            return own, extra
        return None

    def anytime(self, seat: int) -> Request | None:
        """The anytime request of a seat, if it can do anything; made once for each state."""
        found: Request | None = self.now(("anytime", seat), lambda: self._anytime(seat))
        return found

    def now(self, key: Any, make: Callable[[], Any]) -> Any:
        """What `make` gives for the present state, made once for each state; to be read only."""
        if self._moment_at != self.ticks:
            self._moment.clear()
            self._moment_at = self.ticks
        if key not in self._moment:
            self._moment[key] = make()
        return self._moment[key]

    def unless_same(self, key: Any, basis: Any, make: Callable[[], Any]) -> Any:
        """What `make` gives; made again only when `basis`, all that it depends on, has changed. To be read only.

        Unlike `now` it outlasts the present state, for what is costly to make and seldom changes.
        """
        kept = self._kept.get(key)
        if kept is None or kept[0] != basis:
            kept = self._kept[key] = (basis, make())
        return kept[1]

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

    def choices_since(self, index: int) -> list[Choice]:
        """What has been chosen from that one on, as far as it is known."""
        return self.choices[max(0, index - self._first_index) :]

    def undo_index(self, seat: int) -> int | None:
        """The index to which this seat may undo freely by one choice of its own, or None."""
        if self.index <= self.undo_boundary or self.index <= self._first_index or self.game.undo(self.state) != "free":
            return None
        last = self.choices[self.index - 1 - self._first_index]
        return self.index - 1 if last.seat == seat else None

    @property
    def _first_index(self) -> int:
        return self.checkpoints[0].index if self.checkpoints else 0

    # ------------------------------------------------------------------ refusals

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
        is_asked = any(seat in other.decision.seats for other in self._pending)
        if request is None or (request.anytime and not is_asked):  # what may be done besides is no question
            played = next((r.decision.prompt for r in self._pending if TABLE_SEAT in r.decision.seats), None)
            if played is not None and not self.waiting():
                return text("refused-played-elsewhere", what=played)
            return text("refused-not-asked", waiting=[f"@seat:{s}" for s in self.waiting()])
        return text("refused-unknown-option")

    def not_yours(self, seat: int, request: Request, answer: str) -> Text:
        """What somebody is told who answers a public question of others."""
        found = self.game.refusal_for_others(self.state, seat, request, answer)
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
