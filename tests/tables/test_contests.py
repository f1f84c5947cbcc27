"""A contest belongs to both: nobody changes its course alone, and a result is what the two have played out."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.info import Info
from bot.tables.model.policy import DAY, HOUR
from bot.tables.model.proposal import LASTS, Proposal, read_proposal
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, play_on, url

MOD = 900


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(path), [Duel(), Toy()], clock=HandClock())
    yield opened
    await opened.close()


async def a_duel(tables: Tables, channel: int = 10, clock: float | None = None, ben: int | None = BEN) -> str:
    """A begun contest that counts, Ada hosting; ben None: against the house."""
    made = await tables.lobby.create("duel", 1, channel, ADA, {"rounds": 1}, name="Ada", clock_hours=clock)
    if ben is None:
        await tables.seating.add_house(made.info.id, ADA, "Hearth")
    else:
        await tables.seating.join(made.info.id, ben, "Ben")
    await tables.lobby.start(made.info.id, ADA)
    return made.info.id


async def ranked(tables: Tables) -> dict[int, tuple[int, int]]:
    found = await tables.ladders.ladder(1, "duel")
    assert found is not None
    return {rank.user: (rank.won, rank.lost) for rank in found.ranks}


async def lines(tables: Tables, table: str) -> list[tuple[str, dict[str, Any]]]:
    told = [line.text for line in await tables.reader.log(table, None, 100) if line.text.key.startswith("journal-")]
    return [(line.key, dict(line.params)) for line in told]


async def deed(tables: Tables, table: str, name: str, actor: int = ADA) -> Info:
    """One of the deeds that a host does elsewhere, or that moves a seat."""
    if name == "clock":
        return (await tables.lobby.set_clock(table, actor, 1 / 60)).info
    if name == "kick":
        return (await tables.seating.kick(table, actor, 1)).info
    if name == "end":
        return (await tables.playing.end(table, actor)).info
    if name == "host":
        return (await tables.seating.hand_office(table, actor, EVE)).info
    if name == "rest":
        return (await tables.seating.set_away(table, actor, True)).info
    return (await tables.seating.hand_over(table, actor, 0, EVE, "Eve")).info


def course(info: Info) -> tuple[object, ...]:
    """What a deed would change."""
    return info.status, info.host, info.clock_hours, [(s.user, s.house, s.away) for s in info.seats], info.unrated


DEEDS = ["clock", "kick", "end", "host", "rest", "give"]


@pytest.mark.parametrize("name", DEEDS)
async def test_nobody_changes_a_running_contest_alone(tables: Tables, name: str) -> None:
    table = await a_duel(tables, clock=24)
    before = course(await tables.keeper.get(table))
    asked = await deed(tables, table, name)
    assert course(asked) == before
    found = read_proposal(asked.proposal)
    assert found is not None and (found.kind, found.needed, found.by) == (name, (1,), 0)
    for word in (ADA, CAY):  # neither who asks nor a stranger can say yes
        with pytest.raises((errors.NotSeated, errors.NotAsked)):
            await tables.proposals.consent(table, word, True)
    refused = await tables.proposals.consent(table, BEN, False)
    assert course(refused.info) == before and refused.info.proposal is None
    assert [key for key, _ in await lines(tables, table)] == ["journal-deed-asked", "journal-deed-refused"]


@pytest.mark.parametrize("name", DEEDS)
async def test_what_is_agreed_is_done_and_the_journal_says_who_agreed_to_what(tables: Tables, name: str) -> None:
    table = await a_duel(tables, clock=24)
    await deed(tables, table, name)
    if name == "give":
        assert (await tables.proposals.consent(table, EVE, True)).info.seats[0].user == ADA, "Ben has a word as well"
    done = await tables.proposals.consent(table, BEN, True)
    info = done.info
    assert info.proposal is None
    assert {
        "clock": info.clock_hours == 1 / 60,
        "kick": info.seats[1].house,
        "end": info.status == "ended",
        "host": info.host == EVE,
        "rest": info.seats[0].away,
        "give": info.seats[0].user == EVE,
    }[name]
    told = dict(await lines(tables, table))
    agreed = told["journal-deed-done"]
    assert (agreed["deed"], agreed["by"], agreed["needed"], agreed["agreed"]) == (name, 0, [1], [1])


@pytest.mark.parametrize("name", DEEDS)
async def test_who_asks_may_take_it_back_and_nothing_is_asked_for_ever(tables: Tables, name: str) -> None:
    table = await a_duel(tables)
    before = course(await tables.keeper.get(table))
    await deed(tables, table, name)
    assert (await tables.proposals.consent(table, ADA, False)).info.proposal is None
    await deed(tables, table, name)
    clock = tables.clock
    assert isinstance(clock, HandClock)
    clock.time += LASTS
    with pytest.raises(errors.NoProposal):
        await tables.proposals.consent(table, BEN, True)
    done = await tables.playing.pause(table, BEN)
    assert done.info.proposal is None and course(done.info)[1:] == before[1:]
    assert [key for key, _ in await lines(tables, table)] == [
        "journal-deed-asked",
        "journal-deed-withdrawn",
        "journal-deed-asked",
        "journal-proposal-expired",
        "journal-paused",
    ]


async def test_the_same_wanted_by_both_is_agreed_and_one_question_stands_at_a_time(tables: Tables) -> None:
    table = await a_duel(tables)
    await tables.lobby.set_clock(table, ADA, 5)
    with pytest.raises(errors.OneProposal):
        await tables.playing.end(table, BEN)
    with pytest.raises(errors.NothingToUndo):
        await tables.proposals.propose_undo(table, BEN)
    with pytest.raises(errors.OneProposal):  # said already
        await tables.lobby.set_clock(table, ADA, 5)
    await tables.playing.end(table, ADA)  # Ada asks for something else instead
    assert (await tables.playing.end(table, BEN)).info.status == "ended"


async def test_a_stranger_who_asks_is_in_nobodys_way(tables: Tables) -> None:
    table = await a_duel(tables, ben=None)
    await tables.seating.take_house_seat(table, EVE, "Eve")
    with pytest.raises(errors.OneProposal):
        await tables.seating.take_house_seat(table, CAY, "Cay")
    assert (await tables.playing.end(table, ADA)).info.status == "ended"
    table = await a_duel(tables, 11)
    await tables.seating.kick(table, MOD, 1, moderator=True)
    asked = await tables.lobby.set_clock(table, BEN, 5, moderator=True)
    found = read_proposal(asked.info.proposal)
    assert found is not None and (found.kind, found.asker) == ("clock", BEN)


async def test_a_question_falls_when_a_seat_of_it_changes_hands(tables: Tables) -> None:
    before = Proposal("end", -1, (1,), by=0, strict=True, asker=ADA)
    table = await a_duel(tables)
    seats = (await tables.keeper.get(table)).seats
    assert before.fitted(seats, seats) is before
    gone = (await tables.people.forget_user(BEN), await tables.keeper.get(table))[1].seats
    assert before.fitted(seats, gone) is None


async def test_a_moderator_ends_it_alone_unless_playing(tables: Tables) -> None:
    table = await a_duel(tables)
    with pytest.raises(errors.NotHost):
        await tables.playing.end(table, MOD)
    assert (await tables.playing.end(table, BEN, moderator=True)).is_asked, "a player is no moderator here"
    await tables.seating.kick(await a_duel(tables, 11), MOD, 1, moderator=True)
    done = await tables.playing.end(table, MOD, moderator=True)
    assert done.info.status == "ended" and done.events[0].kind == "journal-ended-by-moderator"
    assert await ranked(tables) == {}


async def test_a_moderator_who_plays_cannot_ask_in_the_hosts_name_and_agree_alone(tables: Tables) -> None:
    table = await a_duel(tables)
    asked = await tables.seating.kick(table, BEN, 0, moderator=True)
    found = read_proposal(asked.info.proposal)
    assert found is not None and found.needed == (0,)
    with pytest.raises(errors.NotAsked):
        await tables.proposals.consent(table, BEN, True)


async def test_leaving_a_contest_loses_it_but_not_by_accident(tables: Tables) -> None:
    for paused in (False, True):
        table = await a_duel(tables, 10 + paused)
        if paused:
            await tables.playing.pause(table, BEN)
        with pytest.raises(errors.LeavingLoses):
            await tables.seating.leave(table, BEN)
        done = await tables.seating.leave(table, BEN, sure=True)
        assert done.info.status == "ended" and [seat.user for seat in done.info.seats] == [ADA, BEN]
        bundle = await export_table(tables, table)
        report = verify_export(bundle, {"duel": Duel()})
        assert report.ok, report.problem
    assert await ranked(tables) == {ADA: (2, 0), BEN: (0, 2)}


async def test_who_is_forgotten_in_a_contest_has_lost_it(tables: Tables) -> None:
    table = await a_duel(tables)
    await tables.people.forget_user(BEN)
    assert (await tables.keeper.get(table)).status == "ended"
    assert await ranked(tables) == {ADA: (1, 0)}


async def test_practice_never_counts_whoever_sits_down_later(tables: Tables) -> None:
    table = await a_duel(tables, ben=None)
    assert (await tables.seating.take_house_seat(table, EVE, "Eve")).is_asked, (
        "nobody sits down at somebody's contest unasked"
    )
    done = await tables.proposals.consent(table, ADA, True)
    assert done.info.seats[1].user == EVE and done.info.unrated == "practice"
    over = await tables.seating.leave(table, EVE)  # and nothing is lost by leaving
    assert over.info.seats[1].house
    await tables.seating.take_house_seat(table, EVE, "Eve")
    await tables.proposals.consent(table, ADA, True)
    ended = await tables.playing.do(table, EVE, "concede")
    assert ended.info.status == "ended" and ("journal-unrated", {"why": "practice"}) in await lines(tables, table)
    assert await ranked(tables) == {}
    for private in (False, True):
        bundle = await export_table(tables, table, private=private)
        assert bundle["practice"] and verify_export(bundle, tables.games).problem is None
        lie = verify_export({**bundle, "practice": False}, tables.games)
        assert lie.problem == "the table: it is wrong about whose game it was"


async def test_a_contest_is_no_practice_because_the_house_plays_its_end(tables: Tables) -> None:
    table = await a_duel(tables)
    await tables.people.forget_user(BEN)
    bundle = await export_table(tables, table)
    assert bundle["practice"] is False and verify_export(bundle, tables.games).problem is None


@pytest.mark.parametrize(("name", "why"), [("kick", "house"), ("rest", "house"), ("give", "handed")])
async def test_results_with_other_hands_in_it_are_not_rated_and_say_so(tables: Tables, name: str, why: str) -> None:
    table = await a_duel(tables)
    await deed(tables, table, name)
    if name == "give":
        await tables.proposals.consent(table, EVE, True)
    await tables.proposals.consent(table, BEN, True)
    if name == "rest":
        await tables.seating.set_away(table, ADA, False)
    await play_on(tables, table, Chance(b"on", {}))
    info = await tables.keeper.get(table)
    assert info.status == "ended" and info.unrated == why
    assert ("journal-unrated", {"why": why}) in await lines(tables, table)
    assert await ranked(tables) == {}


async def test_no_account_holds_two_seats_of_a_contest(tables: Tables) -> None:
    table = await a_duel(tables)
    with pytest.raises(errors.AlreadySeated):
        await tables.seating.hand_over(table, BEN, 1, ADA, "Ada")
    with pytest.raises(errors.AlreadySeated):
        await tables.seating.take_house_seat(table, ADA, "Ada")


async def test_an_opponent_who_is_away_has_a_word_in_taking_back(tables: Tables) -> None:
    table = await a_duel(tables)
    await tables.seating.set_away(table, BEN, True)
    await tables.proposals.consent(table, ADA, True)
    await tables.playing.do(table, ADA, "1")
    asked = await tables.proposals.propose_undo(table, ADA)
    found = read_proposal(asked.info.proposal)
    assert found is not None and found.needed == (1,)
    done = await tables.proposals.consent(table, BEN, True)
    assert done.info.proposal is None
    bundle = await export_table(tables, table, private=True)
    undos = [row["answer"] for row in bundle["choices"] if row["key"] == "!undo"]
    assert undos == [{"to": 1, "fresh": True, "by": 0, "needed": [1], "agreed": [1]}]


# ---------------------------------------------------------------- the clock


async def test_a_clock_that_runs_is_never_cut_short(tables: Tables) -> None:
    clock = tables.clock
    assert isinstance(clock, HandClock)
    for paused in (False, True):
        table = await new_table(tables, 20 + paused, clock_hours=24)
        due = await tables.keeper.look(table, lambda look: look.due())
        if paused:
            await tables.playing.pause(table, ADA)
        for hours in (1 / 60, 2, 100):
            await tables.lobby.set_clock(table, ADA, hours)
        if paused:
            await tables.playing.resume(table, ADA)
        assert await tables.keeper.look(table, lambda look: look.due()) == due == clock.now() + DAY
        for user in (ADA, BEN):
            await tables.playing.do(table, user, "0")
        assert await tables.keeper.look(table, lambda look: look.due()) == clock.now() + 100 * HOUR, "asked since"
        await tables.lobby.set_clock(table, ADA, None)
        assert await tables.keeper.look(table, lambda look: look.due()) is None


# ---------------------------------------------------------------- seats and the host's office


async def test_the_hosts_office_is_no_seat_and_a_seat_no_office(tables: Tables) -> None:
    table = await new_table(tables)
    done = await tables.seating.hand_office(table, ADA, BEN)
    assert done.info.host == BEN and [seat.user for seat in done.info.seats] == [ADA, BEN]
    with pytest.raises(errors.NotHost):
        await tables.seating.hand_office(table, ADA, ADA)
    await tables.seating.hand_over(table, BEN, 1, EVE, "Eve")
    done = await tables.proposals.consent(table, EVE, True)
    assert done.info.host == BEN and [seat.user for seat in done.info.seats] == [ADA, EVE]


async def test_a_seat_is_handed_over_by_giver_and_receiver_in_every_game(tables: Tables) -> None:
    table = await new_table(tables)
    await tables.seating.hand_over(table, ADA, 1, EVE, "Eve")  # the host wants it
    for user in (EVE, BEN):
        assert (await tables.keeper.get(table)).seats[1].user == BEN
        await tables.proposals.consent(table, user, True)
    assert (await tables.keeper.get(table)).seats[1].user == EVE
    await tables.seating.hand_over(table, ADA, 0, CAY, "Cay")
    refused = await tables.proposals.consent(table, CAY, False)
    assert refused.info.proposal is None and refused.info.seats[0].user == ADA
    for who, seat in ((CAY, 0), (BEN, 0)):
        with pytest.raises(errors.NotSeated):
            await tables.seating.hand_over(table, who, seat, EVE, "Eve")


async def test_a_new_holder_is_told_nothing_of_the_former_ones_private_past(tables: Tables) -> None:
    """Ben is told in private what he kept, hands over, and Eve reads neither that nor may take it back."""
    table = await new_table(tables, players=2, rounds=2)
    for user in (ADA, BEN):
        await tables.playing.do(table, user, "1")
    while not any(a.key == "toy.keep" for a in await tables.reader.requests(table, 1)):
        for user, seat in ((ADA, 0), (BEN, 1)):
            for asked in await tables.reader.requests(table, seat):
                if asked.key in ("toy.floor", "toy.vote"):
                    answer = "done" if asked.key == "toy.floor" else "no"
                    if not asked.done:
                        await tables.playing.choose(table, user, asked.token, answer)
    for _ in range(2):
        asked = next(a for a in await tables.reader.requests(table, 1) if a.key in ("toy.keep", "toy.more"))
        await tables.playing.choose(table, BEN, asked.token, 2)

    def kept(line: Any) -> bool:
        return line is not None and line.key == "toy-kept"

    async def reads() -> list[bool]:
        recent = await tables.keeper.look(table, lambda look: any(kept(line) for line in look.recent(1)))
        news = await tables.reader.missed(table, 1)
        story = [line.text for line in await tables.reader.log(table, 1, 100)]
        return [recent, any(map(kept, story)), news is not None]

    assert await reads() == [True, True, True]
    await tables.seating.hand_over(table, BEN, 1, EVE, "Eve")
    await tables.proposals.consent(table, EVE, True)
    assert await reads() == [False, False, False]
    with pytest.raises(errors.NothingToUndo):
        await tables.playing.undo(table, EVE)
    with pytest.raises(errors.NothingToUndo):
        await tables.proposals.propose_undo(table, EVE)
    tables.keeper.memory.forget(table)  # opened anew from the store
    assert await reads() == [False, False, False]


async def test_whoever_is_asked_about_a_seat_and_forgotten_leaves_no_trace(tables: Tables) -> None:
    table = await new_table(tables)
    await tables.seating.hand_over(table, ADA, 0, EVE, "Eve")
    public = await export_table(tables, table)
    assert "Eve" not in str(public) and str(EVE) not in str(public)
    assert await tables.people.forget_user(EVE) == 1
    assert (await tables.keeper.get(table)).proposal is None
    assert "Eve" not in str(await export_table(tables, table, private=True))
