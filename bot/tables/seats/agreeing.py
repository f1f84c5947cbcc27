"""Who has to agree to a deed that changes the course of a game, and asking them.

Nobody changes the rules of a running contest alone: whatever a host may do elsewhere needs the word of everybody else
who plays there, away or not. Handing a seat over is agreed by giver and receiver in every game. One way for all of it:
a deed is a `Proposal`; with nobody to ask it is done at once, else it waits for the last word, a refusal, its asker's
taking it back, or its time (`LASTS`).
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.rules.kernel.game import Game
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.policy import DAY
from bot.tables.model.proposal import Kind, Proposal, read_proposal
from bot.tables.model.seats import Seat
from bot.tables.model.table import Live
from bot.tables.seats.agreed_actions import CARRIED, deed_text, evidence


def opponents(info: Info, game: Game[Any], actor: int) -> tuple[int, ...]:
    """One seat of each other person whose running contest this is, or the draft of their contests; nobody before the
    start or in other games."""
    if not (game.contest or game.opens_contests()) or info.status not in ("running", "paused"):
        return ()
    found = {place.user: place.n for place in reversed(info.seats) if place.user not in (None, actor)}
    return tuple(sorted(found.values()))


def note_rest(live: Live, work: UnitOfWork, user: int) -> None:
    """Each player lays a contest to rest once a day, so that nobody stalls it: the others wake it when they like.

    Raises `NotSeated` for a host who does not play, `RestedToday`.
    """
    if not opponents(live.info, live.game, user):
        return
    mine = live.info.seats_of(user)
    if not mine:
        raise errors.NotSeated()
    if work.now - mine[0].prefs.get("rested", -DAY) < DAY:
        raise errors.RestedToday()
    work.set_seat(replace(mine[0], prefs={**mine[0].prefs, "rested": work.now}))


def require_not_refused(work: UnitOfWork, place: Seat) -> None:
    """Raises `RefusedToday`: players are not asked again and again whether a stranger may sit down."""
    if work.now - place.prefs.get("refused", -DAY) < DAY:
        raise errors.RefusedToday()


def _note_refusal(work: UnitOfWork, deed: Proposal) -> None:
    """Turned down or taken back: nobody is asked for this seat for a day."""
    if deed.kind in ("join", "return"):
        place = work.info.seats[deed.seat]
        work.set_seat(replace(place, prefs={**place.prefs, "refused": work.now}))


def new_deed(
    live: Live, work: UnitOfWork, kind: Kind, asker: int, seat: int = -1, *, more: Iterable[int] = ()
) -> Proposal:
    """A deed that a user wants done, with the seats that have to agree. more: seats that are asked in any game."""
    mine = live.info.seats_of(asker)
    others = opponents(live.info, live.game, asker)
    needed = tuple(sorted({*others, *more}))
    by = mine[0].n if mine else -1
    return Proposal(kind, seat, needed, by=by, at=work.now, strict=bool(others), asker=asker)


def kicked_seat(info: Info, user: int) -> Seat | None:
    """The seat that a user was asked to leave and that nobody has taken since; None: there is none."""
    return next((place for place in info.seats if place.kicked == user), None)


def return_deed(live: Live, work: UnitOfWork, place: Seat, asker: int, name: str) -> Proposal:
    """That somebody comes back to a seat which they were asked to leave. More than half of those decide who play here,
    whoever asked them to leave aside; where there is nobody else, that one alone.

    asker: who wants it, the one who would come back or somebody who sits here; name: of the one who would come back
    """
    by = int(place.prefs.get("kicked_by", -1))
    here = {p.user: p.n for p in reversed(live.info.seats) if p.user is not None and not p.is_absent}
    kicker = live.info.seats[by].user if by >= 0 else None
    voters = tuple(sorted(n for user, n in here.items() if user != kicker)) or tuple(sorted(here.values()))
    deed = new_deed(live, work, "return", asker, place.n, more=voters)
    agreed = tuple(n for n in deed.needed if n == deed.by)
    needed = () if by >= 0 and deed.by == by else deed.needed  # who takes it back asks nobody else
    return replace(deed, user=int(place.prefs["kicked"]), name=name, needed=needed, agreed=agreed if needed else ())


async def do_or_ask(keeper: TableKeeper, live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Carry a deed out if nobody has to be asked, else ask. Wanted by somebody asked as well, it is agreed to.

    Raises `OneProposal` while something else is asked that does not give way.
    """
    open_yet = read_proposal(work.info.proposal)
    if open_yet is not None and open_yet.is_deed and open_yet.is_same_deed(deed) and deed.asker != open_yet.asker:
        await answer_deed(keeper, live, work, open_yet, deed.asker, True)
        return
    if deed.user == deed.asker:
        deed = replace(deed, is_taken=True)
    if deed.verdict:
        await _carry_out(keeper, live, work, deed)
        return
    if open_yet is not None and not _makes_room(open_yet, deed):
        raise errors.OneProposal()
    work.set(proposal=deed.packed())
    work.say("journal-deed-asked", **_about(deed))


def _makes_room(open_yet: Proposal, deed: Proposal) -> bool:
    """Whether what is asked gives way: a wish to take back, another of one's own, a stranger's to a player's."""
    if not open_yet.is_deed:
        return open_yet.kind == "undo"
    if open_yet.asker == deed.asker:
        return not open_yet.is_same_deed(deed)
    return open_yet.by < 0 <= deed.by


async def answer_deed(
    keeper: TableKeeper, live: Live, work: UnitOfWork, deed: Proposal, user: int, agree: bool
) -> None:
    """A word to a deed: of a seat that is asked, of who would take a seat, or of the asker, who may take it back.

    Raises `NotSeated`, `NotAsked`.
    """
    if user == deed.asker and not agree:
        work.set(proposal=None)
        _note_refusal(work, deed)
        work.say("journal-deed-withdrawn", **_about(deed))
        return
    asked = [place.n for place in live.info.seats_of(user) if place.n in deed.needed]
    is_receiver = user == deed.user and deed.asks_user
    if not asked and not is_receiver:
        raise errors.NotAsked() if live.info.seats_of(user) else errors.NotSeated()
    said = replace(deed, is_taken=deed.is_taken or (is_receiver and agree))
    for seat in asked:
        said = said.spoken(seat, agree)
    if not agree and (is_receiver or said.verdict is False):
        work.set(proposal=None)
        _note_refusal(work, deed)
        refused = {"who": f"@seat:{asked[0]}" if asked else "", "seated": len(asked)}
        work.say("journal-deed-refused", deed=deed.kind, what=deed_text(deed), **refused)
        return
    if said.verdict:
        await _carry_out(keeper, live, work, said)
    elif said != deed:
        work.set(proposal=said.packed())
        key = "journal-deed-agreed" if agree else "journal-deed-objected"
        work.say(key, who=f"@seat:{asked[0]}" if asked else "", seated=len(asked))


async def _carry_out(keeper: TableKeeper, live: Live, work: UnitOfWork, deed: Proposal) -> None:
    if deed.needed or deed.kind == "give":
        work.say("journal-deed-done", **_about(deed), **evidence(deed), **_agreed(deed))
    work.set(proposal=None)
    CARRIED[deed.kind](live, work, deed)
    await answer_for_absent(keeper, live, work)


def _agreed(deed: Proposal) -> dict[str, object]:
    return {"who": [f"@seat:{n}" for n in deed.agreed], "n": len(deed.agreed)}


def _about(deed: Proposal) -> dict[str, object]:
    asker = f"@seat:{deed.by}" if deed.by >= 0 else ""
    return {"deed": deed.kind, "what": deed_text(deed), "asker": asker, "seated": int(deed.by >= 0)}
