"""Asking the others: to take back a choice that they have seen, or what becomes of a seat whose player is missing.

One question at a time at a table. Of an undo everybody must agree; about a missing player (P9) more than half of those
who are there decide, alone if nobody else is. In a contest nobody votes on an opponent: its own rules say what becomes
of missed turns.
"""

from dataclasses import replace

from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model import errors
from bot.tables.model.policy import DAY, Policy
from bot.tables.model.proposal import FATES, Kind, Proposal, read_proposal
from bot.tables.model.seats import Seat, is_late, missed
from bot.tables.model.table import Live, Look, Outcome
from bot.tables.model.undo import last_choice, may_undo
from bot.tables.seats.agreed_actions import evidence, tell_deputy, vacate
from bot.tables.seats.agreeing import (
    answer_deed,
    do_or_ask,
    kicked_seat,
    opponents,
    require_not_refused,
    return_deed,
)
from bot.tables.seats.requirements import playing, seat_at


class Proposals:
    """What the others are asked."""

    def __init__(self, keeper: TableKeeper) -> None:
        self._keeper = keeper

    async def propose_undo(self, table: str, user: int, *, render: Render | None = None) -> Outcome:
        """Ask the other players to agree to an undo of this user's last choice, however far back; fresh dice follow.

        `Outcome.info.proposal` says who has still to agree; with nobody else at the table it is done at once.
        Raises `NothingToUndo`, `OneProposal` while a vote about a missing player is open.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            run = playing(live)
            seats = [seat.n for seat in live.info.seats_of(user)]
            if not seats:
                raise errors.NotSeated()
            found = last_choice(run, live.info, seats)
            if found is None or not may_undo(run):
                raise errors.NothingToUndo()
            work.show_up(user)
            open_yet = read_proposal(work.info.proposal)
            if open_yet is not None and open_yet.kind != "undo":
                raise errors.OneProposal()
            seat, index = found
            others = opponents(live.info, live.game, user)
            needed = others or tuple(p.n for p in live.info.seats if p.is_attended and p.user != user)
            wish = Proposal("undo", seat, needed, by=seat, at=work.now, to=index, strict=bool(others))
            if needed:
                work.say("journal-undo-proposed", who=f"@seat:{seat}")
            await self._settle(live, work, wish, user)

        return await self._keeper.change(table, act, render)

    async def propose_for_missing(
        self, table: str, user: int, seat: int, fate: str, *, render: Render | None = None
    ) -> Outcome:
        """Propose what becomes of a seat whose player is missing (`missing_seats`): a `FATES`.

        Whoever proposes agrees; with nobody else there it is done at once. Proposed a second time it is agreed to.
        A wish to take something back, which may wait for the very same player, makes room.
        Raises `NotSeated`, `NoSuchSeat`, `WrongFate`, `NoVoteInContest`, `NoVoteOnSelf`, `NotMissing`, `VoterAbsent`,
        `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            playing(live)
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            place = seat_at(live.info, seat)
            if fate not in FATES:
                raise errors.WrongFate()
            if live.game.contest:
                raise errors.NoVoteInContest()
            if place.user == user:
                raise errors.NoVoteOnSelf()
            missing = missing_seats(Look(live), work.now, self._keeper.policy)
            if seat not in missing:
                raise errors.NotMissing(who=f"@seat:{seat}", absent=place.is_absent)
            voter = _voter(live, mine)
            open_yet = read_proposal(live.info.proposal)
            if open_yet is not None and open_yet.kind != "undo":
                if (open_yet.seat, open_yet.kind) != (seat, fate):
                    raise errors.OneProposal()
                await self._vote(live, work, open_yet, voter, True, user)
                return
            others = [p for p in reversed(live.info.seats) if p.is_attended and p.user not in (user, place.user)]
            here = {
                p.user: p.n for p in others if not self._keeper.policy.is_missing(missed(p), live.game.patience, 0.0)
            }
            needed = {*here.values(), voter}
            kind: Kind = "away" if fate == "away" else "free"
            vote = Proposal(kind, seat, tuple(sorted(needed)), (voter,), by=voter, at=work.now)
            if vote.verdict is None:
                work.say(f"journal-vote-{kind}-proposed", by=f"@seat:{voter}", who=f"@seat:{seat}")
            await self._settle(live, work, vote, user)

        return await self._keeper.change(table, act, render)

    async def have_back(self, table: str, actor: int, seat: int, *, render: Render | None = None) -> Outcome:
        """Have somebody back who was asked to leave this seat: more than half of the others decide, and that person.

        Raises `NotSeated`, `NoSuchSeat`, `NobodyGone`, `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            playing(live)
            if not live.info.seats_of(actor):
                raise errors.NotSeated()
            place = seat_at(live.info, seat)
            if kicked_seat(live.info, place.kicked or 0) is not place:
                raise errors.NobodyGone()
            require_not_refused(work, place)
            await do_or_ask(self._keeper, live, work, return_deed(live, work, place, actor, place.name))

        return await self._keeper.change(table, act, render)

    async def consent(self, table: str, user: int, agree: bool, *, render: Render | None = None) -> Outcome:
        """Agree or object to what is proposed; whoever settles it carries it out.

        In a vote about a missing player that player's own word, either one, means to be back; whoever proposed it
        takes it back by objecting; and once it has been open for a day those who have said nothing count no more.
        What nobody may do alone: see `answer_deed`. Raises `NoProposal`, `NotSeated`, `NotAsked`, `VoterAbsent`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            proposal = read_proposal(work.info.proposal)
            if proposal is not None and proposal.is_deed:
                await answer_deed(self._keeper, live, work, proposal, user, agree)
                return
            playing(live)
            mine = live.info.seats_of(user)
            if not mine:
                raise errors.NotSeated()
            if proposal is None:
                raise errors.NoProposal()
            if not proposal.is_vote:
                asked = [place.n for place in mine if place.n in proposal.needed]
                if not agree:
                    proposal = proposal.spoken(mine[0].n, False)
                for n in asked:
                    proposal = proposal.spoken(n, agree)
                await self._settle(live, work, proposal, user)
            elif not work.show_up(user):
                await self._vote(live, work, proposal, _voter(live, mine), agree, user)

        return await self._keeper.change(table, act, render)

    async def _vote(self, live: Live, work: UnitOfWork, vote: Proposal, voter: int, agree: bool, user: int) -> None:
        if not agree and voter == vote.by:
            work.set(proposal=None)
            work.say("journal-vote-withdrawn", who=f"@seat:{voter}")
            return
        said = vote.spoken(voter, agree)
        is_news = (said.agreed, said.objected) != (vote.agreed, vote.objected)
        if work.now - vote.at >= DAY:
            said = said.among_spoken()
        if said.verdict is None and is_news:
            work.say("journal-vote-agreed" if agree else "journal-vote-objected", who=f"@seat:{voter}")
        await self._settle(live, work, said, user)

    async def _settle(self, live: Live, work: UnitOfWork, proposal: Proposal, user: int) -> None:
        """Carry out what is decided; what is open waits for the others."""
        who, verdict = f"@seat:{proposal.seat}", proposal.verdict
        work.set(proposal=proposal.packed() if verdict is None else None)
        if verdict is None:
            return
        if not verdict:
            if proposal.is_vote:
                work.say("journal-vote-refused", who=who)
            else:
                work.say("journal-undo-refused", who=f"@seat:{proposal.objected[0]}")
            return
        if proposal.kind == "undo":
            run = playing(live)
            work.is_begun = True
            run.undo(proposal.to, fresh=True)
            work.record_undo(proposal.seat, proposal.to, user, evidence(proposal))
            work.say("journal-undone-by-consent", who=who)
        elif proposal.kind == "away":
            place = live.info.seats[proposal.seat]
            work.set_seat(replace(place, away=True, prefs=without_missed(place)))
            work.say("journal-vote-away", who=who)
            tell_deputy(live, work, proposal.seat)
        else:
            vacate(live, work, [proposal.seat], "journal-vote-free")
        await answer_for_absent(self._keeper, live, work)


def missing_seats(look: Look, now: float, policy: Policy) -> frozenset[int]:
    """The seats about which the others may decide, because nobody can say when their players will answer.

    now: seconds since 1970. Nobody in a contest.
    """
    info, game = look.info, look.game
    if look.run is None or info.status != "running" or game.contest:
        return frozenset()
    still = now - info.updated if info.clock_hours is None else 0.0
    awaited = look.awaited() if still > 0 else ()
    return frozenset(
        place.n
        for place in info.seats
        if not place.is_absent and policy.is_missing(missed(place), game.patience, still if place.n in awaited else 0.0)
    )


def _voter(live: Live, mine: list[Seat]) -> int:
    """With which seat a user votes: one of a person's. Raises `VoterAbsent`: whoever is missing comes back first."""
    here = [place.n for place in mine if place.is_attended and not is_late(live.game, place)]
    if not here:
        raise errors.VoterAbsent()
    return here[0]
