"""Deeds that nobody may do alone, carried out once everybody asked has agreed. Nothing waits; who is asked: `agreeing`.

What a deed is about stands in its `Proposal` and nowhere else, so that what was agreed to is what is done.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.rules.decision import Text, text
from bot.tables.live.unit_of_work import UnitOfWork, without_missed
from bot.tables.model import errors
from bot.tables.model.answering import deputies
from bot.tables.model.proposal import Proposal
from bot.tables.model.seats import longest_seated
from bot.tables.model.table import Live
from bot.tables.seats.riding import fill_seat, free_seats, require_gate

Carry = Callable[[Live, UnitOfWork, Proposal], None]


def deed_text(deed: Proposal) -> Text:
    """What is asked for, as the rest of a sentence. It names seats, but nobody who does not sit here."""
    who = f"@seat:{deed.seat}" if deed.seat >= 0 else ""
    if deed.kind == "clock":
        return text("deed-clock", clock=clock_text(deed.hours, deed.bank))
    return text(f"deed-{deed.kind}", who=who, contest=deed.strict)


def evidence(deed: Proposal) -> dict[str, Any]:
    """Who asked for it and who agreed, as it is stored with what came of it: seats, no accounts."""
    return {"by": deed.by, "needed": list(deed.needed), "agreed": list(deed.agreed)}


def carry_clock(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Another clock for questions asked from now on: one that runs goes on as it is, unless there is to be none."""
    work.is_begun = True
    work.set(clock_hours=deed.hours, bank_hours=deed.bank)
    for place in live.info.seats:  # everybody has all of it in hand
        if "bank" in place.prefs:
            work.set_seat(replace(place, prefs={k: v for k, v in place.prefs.items() if k != "bank"}))
    if deed.hours is None:
        work.write.clocks_gone = None
        live.deadlines, live.stopped = {}, {}
    if live.info.status != "lobby":
        work.say("journal-clock-set-by", clock=clock_text(deed.hours, deed.bank), **asker_of(live, deed))


def carry_kick(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """A seat is taken from its player; the house plays on, or in the lobby nobody sits there any more. Who sat there is
    kept with the seat: the others may want them back (`bot.tables.seats.returning`)."""
    kicked = live.info.seats[deed.seat].user
    vacate(live, work, [deed.seat], "journal-kicked-by", **asker_of(live, deed))
    if live.info.status != "lobby" and kicked is not None and not live.game.contest:
        place = work.info.seats[deed.seat]
        work.set_seat(replace(place, prefs={**place.prefs, "kicked": kicked, "kicked_by": deed.by}))


def carry_end(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Broken off, without a result."""
    work.set(status="ended", proposal=None)
    work.say("journal-ended-by", **asker_of(live, deed))


def carry_give(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """A seat has another holder, who begins anew: neither orders nor private news of the former one come with it. Who
    is host has nothing to do with it."""
    place = live.info.seats[deed.seat]
    require_gate(live)
    require_one_seat(live, deed.user, deed.seat)
    work.set_seat(replace(place, user=deed.user, name=deed.name, house=False, away=False, prefs={}))
    fill_seat(live, work, deed.seat)
    work.say("journal-handed-over", who=f"@seat:{deed.seat}", was=place.name, name=deed.name)


def carry_host(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Another host; nobody's seat changes."""
    work.set(host=deed.user)
    seats = live.info.seats_of(deed.user)
    work.say(
        "journal-host-named", who=f"@seat:{seats[0].n}" if seats else "", seated=len(seats), **asker_of(live, deed)
    )


def carry_join(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Somebody sits down in place of the house."""
    place = live.info.seats[deed.seat]
    if not place.house:
        raise errors.SeatNotFree()
    require_gate(live)
    require_one_seat(live, deed.user, deed.seat)
    is_first = longest_seated(work.info.seats) is None
    work.set_seat(replace(place, user=deed.user, name=deed.name, house=False, away=False, prefs={}))
    fill_seat(live, work, deed.seat)
    work.say("journal-took-seat", who=f"@seat:{place.n}", was=place.name, name=deed.name)
    if is_first:  # everybody had left, whoever hosted among them
        pass_office(work, "journal-host-left")


def carry_return(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """Somebody who was asked to leave sits there again. The others have said so, and not who asked them to leave."""
    place = live.info.seats[deed.seat]
    if place.kicked != deed.user:
        raise errors.SeatNotFree()
    require_gate(live)
    require_one_seat(live, deed.user, deed.seat)
    work.set_seat(replace(place, user=deed.user, name=deed.name, house=False, away=False, prefs={}))
    fill_seat(live, work, deed.seat)
    work.say("journal-returned", who=f"@seat:{deed.seat}")


def carry_rest(live: Live, work: UnitOfWork, deed: Proposal) -> None:
    """The house answers for a player until that player is back."""
    place = live.info.seats[deed.seat]
    work.set_seat(replace(place, away=True, prefs=without_missed(place)))
    work.say("journal-away", who=f"@seat:{deed.seat}")
    tell_deputy(live, work, deed.seat)


def asker_of(live: Live, deed: Proposal) -> dict[str, str]:
    """Who used a right of the host's, for the journal: `by` a seat, or only in which role."""
    role = "seat" if deed.by >= 0 else "host" if deed.asker == live.info.host else "moderator"
    return {"role": role, "by": f"@seat:{deed.by}" if deed.by >= 0 else ""}


CARRIED: Mapping[str, Carry] = {
    "clock": carry_clock,
    "kick": carry_kick,
    "end": carry_end,
    "give": carry_give,
    "host": carry_host,
    "join": carry_join,
    "rest": carry_rest,
    "return": carry_return,
}


# ---------------------------------------------------------------- parts


def vacate(live: Live, work: UnitOfWork, seats: Sequence[int], kind: str, **told: str) -> None:
    """Free seats: of the lobby, or for the house, until somebody takes them. A host's office goes on (`pass_office`).

    kind, told: of the journal line. The house answers next (`answer_for_absent`). Raises `Over`, `SeatsSettled`.
    """
    info = live.info
    if info.status == "ended":
        raise errors.Over()
    require_gate(live)
    if info.status == "lobby":
        left = [seat for seat in info.seats if seat.n not in seats]
        work.set(seats=tuple(replace(seat, n=n) for n, seat in enumerate(left)))
    else:
        for n in seats:  # whoever gives up a seat of a campaign finds it again, as long as nobody has taken it
            work.say(kind, who=f"@seat:{n}", name=info.seats[n].name, **told)
            prefs = {"former": info.seats[n].user} if live.game.keeps_a_log else {}
            work.set_seat(replace(info.seats[n], user=None, house=True, away=False, prefs=prefs))
        free_seats(live, work, list(seats))
    if any(info.seats[n].user == info.host for n in seats):
        pass_office(work, "journal-host-left")


def pass_office(work: UnitOfWork, kind: str) -> None:
    """The host has gone: whoever has sat here for the longest time hosts from now on. Of a lobby in which nobody sits
    any more nothing is left; a game that the house plays on waits for whoever sits down next (`carry_join`).

    kind: of the journal line
    """
    info = work.info
    heir = longest_seated(info.seats)
    if heir is not None and heir.user is not None:
        if info.seats_of(info.host):
            return
        work.set(host=heir.user)
        work.say(kind, who=f"@seat:{heir.n}")
    elif info.status == "lobby":
        work.set(status="ended")
        work.say("journal-lobby-empty")


def tell_deputy(live: Live, work: UnitOfWork, seat: int) -> None:
    """Say who decides for a seat that has just become absent, unless the house does."""
    if live.run is not None and (deputy := deputies(live.run, work.info.seats).get(seat)) is not None:
        work.say("journal-deputy", who=f"@seat:{seat}", by=f"@seat:{deputy}")


def require_one_seat(live: Live, user: int, seat: int) -> None:
    """Raises `AlreadySeated`: nobody plays two sides of a contest, nor of a game that opens contests."""
    is_held = any(place.n != seat for place in live.info.seats_of(user))
    if is_held and (live.game.contest or live.game.opens_contests()):
        raise errors.AlreadySeated()


def name_of(live: Live, user: int) -> str:
    """The display name of a user at this table; empty for somebody who does not sit there."""
    return next((seat.name for seat in live.info.seats if seat.user == user), "")


def clock_text(hours: float | None, bank: float | None = None) -> Text:
    """A clock in words. bank: hours in hand."""
    if hours is not None and bank is not None:
        return text("clock-bank", bank=_span(bank), back=_span(hours))
    minutes = 0 if hours is None else max(1, round(hours * 60))
    if minutes == 0:
        return text("clock-off")
    for unit, length in (("days", 1440), ("hours", 60)):
        if minutes % length == 0:
            return text(f"clock-{unit}", n=minutes // length)
    return text("clock-minutes", n=minutes)


def _span(hours: float) -> Text:
    """A time in words."""
    minutes = max(1, round(hours * 60))
    unit, length = next((one for one in (("days", 1440), ("hours", 60)) if minutes % one[1] == 0), ("minutes", 1))
    return text(f"span-{unit}", n=minutes // length)
