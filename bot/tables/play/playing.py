"""Answering, taking back, pausing, ending: what happens at a table once the game runs."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from bot.rules.decision import Answer, text
from bot.rules.errors import NoLongerPossible, Refusal, RuleFailure
from bot.rules.kernel.game import Order
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.presence import came_forward, drop_undo
from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model import errors
from bot.tables.model.answering import proxied_for, seats_for
from bot.tables.model.info import Info
from bot.tables.model.requests import find_answer, find_token
from bot.tables.model.table import Live, Outcome
from bot.tables.model.undo import free_undo, last_choice, may_undo
from bot.tables.play.following import MOST, Following
from bot.tables.seats.agreed_actions import name_of
from bot.tables.seats.agreeing import do_or_ask, new_deed, note_rest, opponents
from bot.tables.seats.planning import answered_oneself
from bot.tables.seats.requirements import playing, require_host
from bot.tables.seats.seating import give_order
from bot.tables.shelf.shelf import alike, items_of, shelf_of

SHELF: Final = "shelf."
"""Begins what a decision wants (`Decision.wants`) that is fetched from its user's shelf; the rest is the kind."""

Supplier = Callable[[Info, str, Any], Awaitable[Any]]
"""(table, what is wanted, the answer) -> JSON for `Game.supply`, or None for nothing. Of what was fetched from a shelf
it gets that item in place of the answer, and may add to it what only the table's server has."""


class Playing:
    """The running game.

    suppliers: by game, where it gets what a question wants beside its answer (`Decision.wants`)
    """

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper
        self.suppliers: dict[str, Supplier] = {}

    async def choose(
        self,
        table: str,
        user: int,
        token: str | None,
        answer: Answer,
        interaction: int | None = None,
        *,
        render: Render | None = None,
        follow: Following | None = None,
        orders: Sequence[tuple[str, str]] = (),
    ) -> Outcome:
        """Take an answer. It is stored durably when this returns.

        token        of the request (`RequestSnapshot.token`, `Run.token`); several joined by dots fit any of
                     them; None: the request that the answer fits
        interaction  Discord's id of the click: a repeated one changes nothing and gives the outcome of then
        render       called once all is stored, with a `Look`; its result is `Outcome.rendered`
        follow       what was answered together with it; see `bot.tables.play.following`
        orders       standing orders given together with it: (key, option), as the game offers them then

        Raises `NotPossible`, `NoLongerPossible`, `NotSeated`, `Paused`, `Over`, `NotStarted`, `RulesBroke` (a bug; the
        table is as before), `StoreFailure` (disk; the table is as before, trying again is safe).
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            then = _orders_offered(live) if orders else {}
            seat = await self._take(live, work, user, token, answer)
            if follow is not None:
                self._follow(live, work, user, seat, follow)
            for key, option in orders:
                give_order(live, work, seat, key, option, then.get(seat))
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change_once(table, act, render, interaction)

    def _follow(self, live: Live, work: UnitOfWork, user: int, seat: int, follow: Following) -> None:
        """What no longer fits is left to be asked; a rule that breaks leaves the table as it was before that answer."""
        run = playing(live)
        for _ in range(MOST):
            found = None if run.over or work.info.status != "running" else follow(run, seat)
            if found is None:
                return
            request, answer = found
            try:
                choice = run.choose(seat, answer, run.token(request, seat), "order")
            except Refusal:
                return
            except RuleFailure as failure:
                self._keeper.report(live, failure, answer, seat)
                work.failure = errors.broke(failure).text
                return
            work.record(choice, user)

    async def do(
        self, table: str, user: int, answer: Answer, interaction: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """An answer without a token, as typed in a command: for whatever of this user's requests it fits."""
        return await self.choose(table, user, None, answer, interaction, render=render)

    async def _take(self, live: Live, work: UnitOfWork, user: int, token: str | None, answer: Answer) -> int:
        """Take the answer; gives the seat that it was for."""
        run = playing(live)
        seats = seats_for(run, live.info, user)
        if not seats:
            raise errors.NotSeated()
        for seat in (*seats, *proxied_for(run, live.info, user)):
            if seat not in seats and token is None:
                continue  # what is typed is meant for oneself
            own = find_answer(run, seat, answer) if token is None else find_token(run, seat, token)
            if own is not None and (seat in seats or own in live.info.seats[seat].opened):
                break
        else:
            if token is not None:
                raise NoLongerPossible(text("refused-stale"))
            seat, own = seats[0], None
        await self._fetch(live, work, seat, own, answer)
        try:
            is_own = live.info.seats[seat].user == user
            choice = run.choose(seat, answer, own, "player" if is_own else "deputy")
        except RuleFailure as failure:
            self._keeper.report(live, failure, answer, seat)
            raise errors.broke(failure) from failure
        work.record(choice, user)
        came_forward(work, user)
        answered_oneself(work, seat, choice.key)
        return seat

    async def _fetch(self, live: Live, work: UnitOfWork, seat: int, token: str | None, answer: Answer) -> None:
        """What the question wants beside its answer: it becomes part of the game before the answer is taken."""
        run = playing(live)
        wants = next((r.decision.wants for r in run.requests(seat) if run.token(r, seat) == token), "")
        if not wants:
            return
        data: Any = answer
        if wants.startswith(SHELF):
            data = await self._from_shelf(live, seat, wants.removeprefix(SHELF), str(answer))
        supplier = self.suppliers.get(live.info.game)
        if supplier is not None and data is not None:
            try:
                data = await supplier(live.info, wants, data)
            except SQLAlchemyError as error:
                raise errors.StoreFailure() from error
        elif not wants.startswith(SHELF):
            return
        if data is not None:
            work.record(run.supply(seat, data), None)

    async def _from_shelf(self, live: Live, seat: int, kind: str, name: str) -> Any:
        """`{"kind": ..., "name": ..., "data": ...}` of what the seat's user owns under this name, whatever its case;
        None: nothing. A campaign finds what belongs to its game."""
        user, game = live.info.seats[seat].user, shelf_of(live.info.game)
        owned = (
            {} if user is None else await self._keeper.storage.read(partial(items_of, user=user, game=game, kind=kind))
        )
        found = alike(name.strip(), owned)
        return None if found is None else {"kind": kind, "name": found, "data": owned[found]}

    # ------------------------------------------------------------------ taking back

    async def undo(
        self, table: str, user: int, interaction: int | None = None, *, render: Render | None = None
    ) -> Outcome:
        """Take back the last choice of this user, if nobody has learned anything or chosen since.

        Raises `UndoNeedsConsent` (then `propose_undo` is possible) or `NothingToUndo`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            run = playing(live)
            seats = seats_for(run, live.info, user)
            if not seats:
                raise errors.NotSeated()
            found = free_undo(run, live.info, user)
            if found is None:
                none = not may_undo(run) or last_choice(run, live.info, seats) is None
                raise errors.NothingToUndo() if none else errors.UndoNeedsConsent()
            seat, index = found
            work.is_begun = True
            run.undo(index)
            work.record_undo(seat, index, user)
            work.show_up(user)
            drop_undo(work)
            work.tell_undone(seat, index)
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change_once(table, act, render, interaction)

    # ------------------------------------------------------------------ pausing and ending

    async def pause(self, table: str, user: int, *, render: Render | None = None) -> Outcome:
        """Let the table rest: no choices, all clocks stand still. Any player may. Raises `Paused`, `NotSeated`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            playing(live)
            require_seated_or_host(live, user)
            note_rest(live, work, user)
            work.show_up(user)
            work.set(status="paused")
            work.say("journal-paused", name=name_of(live, user))

        return await self._keeper.change(table, act, render)

    async def resume(self, table: str, user: int, *, render: Render | None = None) -> Outcome:
        """Wake the table; clocks go on with the time that was left. Raises `NotPaused`, `NotSeated`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            if live.info.status != "paused":
                raise errors.Over() if live.info.status == "ended" else errors.NotPaused()
            require_seated_or_host(live, user)
            work.show_up(user)
            for place in work.info.seats_of(user):  # whoever wakes it is there
                work.set_seat(replace(place, away=place.away and not live.game.sleeps, prefs=without_missed(place)))
            work.set(status="running")
            work.say("journal-resumed", name=name_of(live, user))
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)

    async def end(self, table: str, user: int, *, moderator: bool = False, render: Render | None = None) -> Outcome:
        """Break the table off, in the lobby or later; the channel is free then, and nobody has won.

        A running contest is broken off by its players together, whoever of them or of the hosts asks for it. A
        moderator of the server who does not play may do it alone. Raises `NotHost`, `Over`, `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            info = live.info
            if info.status == "ended":
                raise errors.Over()
            is_player = bool(info.seats_of(user))
            others = opponents(info, live.game, user)
            if not moderator and not (others and is_player):
                require_host(info, user)
            if others and moderator and not is_player:
                work.set(status="ended", proposal=None)
                work.say("journal-ended-by-moderator")
                return
            await do_or_ask(self._keeper, live, work, new_deed(live, work, "end", user))

        return await self._keeper.change(table, act, render)


def _orders_offered(live: Live) -> dict[int, Sequence[Order]]:
    """What each seat may order now."""
    run = live.run
    return {} if run is None else {seat: tuple(run.game.orders(run.state, seat)) for seat in range(run.state.seats)}


def require_seated_or_host(live: Live, user: int) -> None:
    """Raises `NotSeated`."""
    if user != live.info.host and not live.info.seats_of(user):
        raise errors.NotSeated()
