"""What a game says of seats whose player does not answer: house player, deputies, proxies. Part of `Game`. Pure."""

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from bot.rules.decision import Answer, Text
from bot.rules.play.request import Request
from bot.rules.table_state import TableState

S = TypeVar("S", bound=TableState)


class HousePlayers(Generic[S]):
    """Who answers for a seat: the house, or other seats."""

    def answer(self, state: S, request: Request, seat: int) -> Answer | None:
        """What the greedy house player answers; None: let the request's default decide.

        An anytime request (`request.anytime`) is offered too, whatever is pending: an answer is carried out, None
        lets it be. It must come to None by itself after few actions.
        """
        return None

    def explore(self, state: S, request: Request, seat: int, unseen: Collection[str]) -> Answer | None:
        """What somebody answers who would rather come across something new than win; None: nothing here is new.

        unseen: what of `usable` no table of a simulation has come across. An anytime request is offered too, as in
        `answer`.
        """
        return None

    def house_answer(self, state: S, request: Request, seat: int) -> Answer:
        """The same with the request's default, where the house player has no view of its own."""
        found = self.answer(state, request, seat)
        return request.decision.house_answer() if found is None else found

    def reason(self, state: S, request: Request, seat: int, answer: Answer) -> Text | None:
        """Why `house_answer` says `answer`, in a few words below the advice; None: nothing of which that would be true
        for sure. Asked only with an answer of its own."""
        return None

    def stands_in(self, state: S) -> bool:
        """Whether the house's own player (`answer`) also decides for somebody who is away for a while; False: it gets
        what the clock would answer. A seat that nobody holds is always played by the house.
        """
        return True

    def needs_word(self, state: S, request: Request, answer: Answer) -> int | None:
        """Whose word the house needs for this answer of an absent seat, which would spend what belongs to all: a seat
        that has not given it; None: nobody's. As long as that seat's player is there, the house gives the question's
        default instead. Read-only.
        """
        return None

    def deputy(self, state: S, seat: int, present: Sequence[int]) -> int | None:
        """Which of the present seats decides for one whose player is away for a while, and sees its hand meanwhile;
        None: the house, as `stands_in` says. present: never empty. Read-only; asked anew for each question.
        """
        return None

    def proxies(self, state: S, key: str, seat: int, present: Sequence[int]) -> Sequence[int]:
        """Which of the present seats may answer a question of this key for one whose time is up, for as long again
        until its default is taken; none: the default at once. Read-only; not asked in contests. present: other seats
        than the late one.
        """
        return ()
