"""Pending requests: as plain data that may be kept, under which token, with which clock. Reading only."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.rules.decision import TABLE_SEAT, Answer, Decision, Kind, Option, Text
from bot.rules.kernel.run import Request, Run
from bot.rules.play.floor import DONE
from bot.rules.tokens import split_token

Times = tuple[float | None, float]
"""(reminder or None if it has been sent, due), in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class RequestSnapshot:
    """A pending request as plain data, safe to keep: its options are those of the moment when it was made.

    token     goes into custom ids; hand it back to `choose`, which also takes several joined by dots
    seats     who may answer
    done      an open floor on which this seat has said that it is done (it may still change its mind)
    """

    token: str
    key: str
    prompt: Text
    kind: Kind
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    least: int
    most: int
    private: bool
    reveals: bool
    irreversible: bool
    anytime: bool
    done: bool
    deadline: str


def with_present_tokens(
    run: Run[Any], clocks: Mapping[tuple[int, str], Times]
) -> tuple[dict[tuple[int, str], Times], bool]:
    """Stored clocks under the tokens of now, and whether any was stored under a token of before there were lines.

    Those go to what their seat is asked, in order of asking.
    """
    found = {key: times for key, times in clocks.items() if split_token(key[1]) is not None}
    old = sorted((int(token), seat, times) for (seat, token), times in clocks.items() if token.isdecimal())
    free = [key for key in clocked(run) if key not in found]
    for _, seat, times in old:
        key = next((key for key in free if key[0] == seat), None)
        if key is not None:
            free.remove(key)
            found[key] = times
    return found, bool(old)


def is_done(run: Run[Any], request: Request) -> bool:
    """Whether the seat of an open floor has said that it is done; it is asked on, but nobody waits for it."""
    return request.is_done(run)


def pending(run: Run[Any]) -> list[tuple[int, str]]:
    """(seat, token) of every answer that is really waited for, in order of asking."""
    return list(clocked(run))


def clocked(run: Run[Any]) -> dict[tuple[int, str], Decision]:
    """The same, each with the question, which says how long its clock is (`Decision.deadline`, `Decision.clock`)."""
    found: dict[tuple[int, str], Decision] = {}
    for request in run.requests():
        if request.decision.deadline == "none":
            continue
        if not is_done(run, request) and TABLE_SEAT not in request.decision.seats:
            for seat in request.decision.seats:
                found[seat, run.token(request, seat)] = request.decision
    return found


def find_token(run: Run[Any], seat: int, token: str) -> str | None:
    """The seat's own token among those joined in `token` by dots, if it still stands."""
    found = run.find_request(seat, token.split("."))
    return None if found is None else found[0]


def find_answer(run: Run[Any], seat: int, answer: Answer) -> str | None:
    """The token of the seat's request that this answer fits, for answers given without one; None: none fits."""
    requests = run.requests(seat)
    picks = answer if isinstance(answer, list) else [answer]
    for request in requests:
        known = {option.id for option in request.bare_options(run)}
        if known.issuperset(map(str, picks)) and request.decision.kind not in ("amount", "text"):
            return run.token(request, seat)
    for request in requests:
        if request.decision.kind in ("amount", "text") or len(requests) == 1:
            return run.token(request, seat)
    return None


def snapshot(run: Run[Any], request: Request, token: str) -> RequestSnapshot:
    decision = request.decision
    options = tuple(request.options(run))
    return RequestSnapshot(
        token=token,
        key=decision.key,
        prompt=decision.prompt,
        kind=decision.kind,
        seats=decision.seats,
        options=options,
        least=decision.least,
        most=decision.most,
        private=decision.private,
        reveals=decision.reveals,
        irreversible=decision.irreversible,
        anytime=request.anytime,
        done=request.is_done(run),
        deadline=decision.deadline,
    )


def floor_answer(request: Request, run: Run[Any]) -> Answer | None:
    """What ends an open floor for a seat, where neither the game nor the question says what the house does there."""
    if request.ask_again and request.decision.default is None:
        return DONE.id if any(option.id == DONE.id for option in request.bare_options(run)) else None
    return None
