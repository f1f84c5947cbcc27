"""P9: a player is missing, and the others decide: who may propose and vote, when, what comes of it, what ends it."""

import json
from typing import Any

import pytest

from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.policy import DAY, HOUR
from bot.tables.model.proposal import Proposal, read_proposal
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.seats.proposing import missing_seats
from bot.tables.service import Tables
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table, open_tables
from tests.tables.test_deadlines import Turned

DOT = CAY + 1


class Contest(Toy):
    contest = True
    patience = 1


async def waited_for_ben(
    tables: Tables, time: HandClock, players: int = 3, hours: float = 24, channel: int = 10
) -> str:
    """A table without a clock at which all but Ben have answered, so many hours ago."""
    table = await new_table(tables, channel, players=players)
    for user in (ADA, CAY, DOT)[: players - 1]:
        await tables.playing.do(table, user, "1")
    time.time += hours * HOUR
    return table


async def lines(tables: Tables, table: str) -> list[str]:
    return [line.text.key for line in await tables.reader.log(table, None, 50) if line.text.key.startswith("journal-")]


async def proposal(tables: Tables, table: str) -> Proposal | None:
    return read_proposal((await tables.keeper.get(table)).proposal)


def missing(look: Look, now: float, tables: Tables) -> frozenset[int]:
    return missing_seats(look, now, tables.policy)


async def test_a_majority_lets_the_house_stand_in_until_the_player_is_back(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=4)
    asked = await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    assert [(event.kind, event.params) for event in asked.events] == [
        ("journal-vote-away-proposed", {"by": "@seat:0", "who": "@seat:1"})
    ]
    assert await proposal(tables, table) == Proposal("away", 1, (0, 2, 3), (0,), by=0, at=time.time)
    await tables.close()
    tables = await open_tables(where, clock=time)  # a restart in the middle
    done = await tables.proposals.consent(table, CAY, True)
    assert [event.kind for event in done.events][:1] == ["journal-vote-away"]
    place = done.info.seats[1]
    assert done.info.proposal is None and place.away and place.user == BEN and done.awaited != (1,)
    back = await tables.seating.set_away(table, BEN, False)
    assert not back.info.seats[1].away
    await tables.close()


async def test_a_freed_seat_is_played_by_the_house_and_taken_by_whoever_comes(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time)
    await tables.seating.set_standing(table, BEN, "toy.vote", "yes")
    time.time += DAY
    await tables.proposals.propose_for_missing(table, CAY, 1, "free")
    freed = (await tables.proposals.consent(table, ADA, True)).info.seats[1]
    assert freed.user is None and freed.house and "auto" not in freed.prefs, "standing orders go with their giver"
    with pytest.raises(errors.NotSeated):
        await tables.playing.do(table, BEN, "1")
    await tables.seating.take_house_seat(table, EVE, "Eve")
    place = (await tables.keeper.get(table)).seats[1]
    assert (place.user, place.name, place.house) == (EVE, "Eve", False)
    assert await lines(tables, table) == ["journal-vote-free-proposed", "journal-vote-free", "journal-took-seat"]
    await tables.close()


async def test_the_hosts_office_does_not_stay_with_a_freed_seat(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await new_table(tables, players=2)
    await tables.playing.do(table, BEN, "1")
    time.time += DAY
    assert (await tables.proposals.propose_for_missing(table, BEN, 0, "free")).info.host == BEN
    await tables.close()


async def test_one_other_player_decides_alone_and_at_once(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=2)
    done = await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    assert done.info.seats[1].away and done.info.proposal is None
    assert await lines(tables, table) == ["journal-vote-away"]
    with pytest.raises(errors.NotMissing) as again:  # the second click of a double click
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    assert again.value.text.params["absent"] is True
    await tables.close()


async def test_half_is_no_majority_and_an_objection_of_two_keeps_waiting(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    refused = await tables.proposals.consent(table, CAY, False)
    assert refused.info.proposal is None and not refused.info.seats[1].is_absent
    assert await lines(tables, table) == ["journal-vote-away-proposed", "journal-vote-refused"]
    with pytest.raises(errors.NoProposal):
        await tables.proposals.consent(table, ADA, True)
    with pytest.raises(errors.NotMissing):  # it was talked about: another day
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    await tables.close()


def test_more_than_half_of_those_asked() -> None:
    cases = {
        (1, 1, 0): True,
        (2, 1, 0): None,
        (2, 2, 0): True,
        (2, 1, 1): False,
        (3, 1, 0): None,
        (3, 2, 0): True,
        (3, 1, 1): None,
        (3, 1, 2): False,
        (4, 2, 0): None,
        (4, 2, 1): None,
        (4, 2, 2): False,
        (4, 3, 1): True,
        (5, 2, 2): None,
        (5, 3, 2): True,
    }
    for (needed, agreed, objected), verdict in cases.items():
        seats = tuple(range(needed))
        assert Proposal("away", 9, seats, seats[:agreed], seats[agreed:][:objected]).verdict is verdict


async def test_an_objection_may_be_thought_over_and_a_proposal_taken_back(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=4)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    await tables.proposals.consent(table, CAY, False)
    before = await proposal(tables, table)
    await tables.proposals.consent(table, CAY, False)
    assert await proposal(tables, table) == before, "said twice counts once"
    done = await tables.proposals.consent(table, CAY, True)
    assert done.info.seats[1].away
    table = await waited_for_ben(tables, time, players=4, channel=11)
    await tables.proposals.propose_for_missing(table, ADA, 1, "free")
    assert (await tables.proposals.consent(table, ADA, False)).info.proposal is None
    assert await lines(tables, table) == ["journal-vote-free-proposed", "journal-vote-withdrawn"]
    await tables.close()


@pytest.mark.parametrize("deed", ["answer", "back", "agree", "object", "undo", "pause"])
async def test_whatever_the_missing_player_does_ends_the_vote(tables_in_file: Tables, deed: str) -> None:
    tables, time = tables_in_file, HandClock()
    tables.keeper.clock = time
    table = await waited_for_ben(tables, time, players=4)
    if deed == "undo":  # Ben has something to take back, and is asked again
        await tables.playing.do(table, BEN, "1")
        time.time += DAY
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    if deed == "answer":
        await tables.playing.do(table, BEN, "1")
    elif deed == "back":
        await tables.seating.set_away(table, BEN, False)
    elif deed == "undo":
        await tables.proposals.propose_undo(table, BEN)
    elif deed == "pause":
        await tables.playing.pause(table, BEN)
    else:
        await tables.proposals.consent(table, BEN, deed == "agree")
    info = await tables.keeper.get(table)
    assert "journal-vote-back" in await lines(tables, table) and not info.seats[1].is_absent
    left = read_proposal(info.proposal)
    assert left is None or (deed == "undo" and left.kind == "undo")


async def test_the_others_play_on_while_they_vote(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await new_table(tables, players=4)
    await tables.playing.do(table, ADA, "1")
    await tables.playing.do(table, DOT, "1")
    time.time += DAY
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    await tables.playing.do(table, CAY, "1")
    vote = await proposal(tables, table)
    assert vote is not None and (vote.needed, vote.silent) == ((0, 2, 3), (2, 3))
    await tables.proposals.consent(table, CAY, False)
    assert (await tables.proposals.consent(table, DOT, True)).info.seats[1].away
    await tables.close()


async def test_who_cannot_vote_or_propose(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    made = (await tables.lobby.create("toy", 1, 10, ADA, {"rounds": 2}, name="Ada")).info.id
    for user, name in ((BEN, "Ben"), (CAY, "Cay")):
        await tables.seating.join(made, user, name)
    await tables.seating.add_house(made, ADA, "Hearth")
    with pytest.raises(errors.NotStarted):
        await tables.proposals.propose_for_missing(made, ADA, 1, "away")
    await tables.lobby.start(made, ADA)
    await tables.playing.do(made, ADA, "1")
    await tables.seating.set_away(made, CAY, True)
    time.time += DAY
    for user, not_by in ((EVE, errors.NotSeated), (CAY, errors.VoterAbsent), (BEN, errors.NoVoteOnSelf)):
        with pytest.raises(not_by):
            await tables.proposals.propose_for_missing(made, user, 1, "away")
    for seat, error in (
        (9, errors.NoSuchSeat),
        (-1, errors.NoSuchSeat),
        (3, errors.NotMissing),
        (2, errors.NotMissing),
    ):
        with pytest.raises(error):
            await tables.proposals.propose_for_missing(made, ADA, seat, "away")
    for fate in ("undo", "", "burn the seat"):
        with pytest.raises(errors.WrongFate):
            await tables.proposals.propose_for_missing(made, ADA, 1, fate)
    before = await tables.keeper.get(made)
    assert before.proposal is None
    done = await tables.proposals.propose_for_missing(made, ADA, 1, "away")
    assert done.info.seats[1].away, "neither the house nor who is away is waited for"
    await tables.close()


async def test_strangers_and_absent_players_cannot_speak_in_a_vote(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=4)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    with pytest.raises(errors.NotSeated):
        await tables.proposals.consent(table, EVE, True)
    await tables.seating.set_away(table, CAY, True)
    with pytest.raises(errors.VoterAbsent):
        await tables.proposals.consent(table, CAY, True)
    vote = await proposal(tables, table)
    assert vote is not None and vote.needed == (0, 3), "nobody waits for the word of who is away"
    await tables.playing.pause(table, ADA)
    with pytest.raises(errors.Paused):
        await tables.proposals.consent(table, DOT, True)
    await tables.playing.resume(table, DOT)
    assert (await tables.proposals.consent(table, DOT, True)).info.seats[1].away
    await tables.close()


async def test_nobody_else_there_means_nobody_decides(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=2)
    await tables.seating.set_away(table, ADA, True)
    time.time += DAY
    with pytest.raises(errors.VoterAbsent):
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    assert await lines(tables, table) == ["journal-away"]
    await tables.close()


@pytest.mark.parametrize("going", ["leave", "away", "forget", "kick"])
async def test_a_vote_goes_with_whom_it_was_about(tables_in_file: Tables, going: str) -> None:
    tables, time = tables_in_file, HandClock()
    tables.keeper.clock = time
    table = await waited_for_ben(tables, time, players=4)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    if going == "leave":
        await tables.seating.leave(table, BEN)
    elif going == "away":
        await tables.seating.set_away(table, BEN, True)
    elif going == "forget":
        await tables.people.forget_user(BEN)
    else:
        await tables.seating.kick(table, ADA, 1)
    with pytest.raises(errors.NoProposal):
        await tables.proposals.consent(table, CAY, True)


async def test_a_day_of_silence_is_an_answer(where: str) -> None:
    """Cay was thought to be there, since nothing was asked of her; the vote does not wait for her for ever."""
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    time.time += DAY - 1
    assert (await tables.proposals.consent(table, ADA, True)).info.proposal is not None
    time.time += 1
    assert (await tables.proposals.consent(table, ADA, True)).info.seats[1].away
    await tables.close()


async def test_one_question_at_a_time_but_no_wish_stands_in_the_way_of_a_vote(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await new_table(tables, players=4)
    for user in (ADA, BEN, CAY, DOT):
        await tables.playing.do(table, user, "1")
    await tables.proposals.propose_undo(table, ADA)  # waits for Ben, who has gone
    time.time += DAY
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    with pytest.raises(errors.OneProposal):
        await tables.proposals.propose_undo(table, CAY)
    time.time += DAY
    with pytest.raises(errors.OneProposal):
        await tables.proposals.propose_for_missing(table, CAY, 1, "free")
    assert (await tables.proposals.propose_for_missing(table, CAY, 1, "away")).info.seats[1].away, (
        "proposed again: agreed to"
    )
    await tables.close()


async def test_without_a_clock_a_day_must_have_passed_and_rest_does_not_count(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, hours=23.9)
    with pytest.raises(errors.NotMissing) as early:
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    assert early.value.text.params == {"who": "@seat:1", "absent": False}
    await tables.playing.pause(table, ADA)
    time.time += 30 * DAY
    with pytest.raises(errors.Paused):
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    await tables.playing.resume(table, ADA)
    assert await tables.keeper.look(table, lambda look: missing(look, time.time, tables)) == frozenset()
    time.time += DAY
    assert await tables.keeper.look(table, lambda look: missing(look, time.time, tables)) == {1}
    with pytest.raises(errors.NotMissing):  # nobody waits for Cay
        await tables.proposals.propose_for_missing(table, ADA, 2, "away")
    await tables.close()


async def test_with_a_clock_two_missed_in_a_row_count_and_the_days_do_not(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        tables = here.tables
        table = await new_table(tables, players=3, rounds=9, clock_hours=72)
        await tables.playing.do(table, ADA, "1")
        await here.pass_hours(71)
        assert await tables.keeper.look(table, lambda look: missing(look, here.time.time, tables)) == frozenset()
        await here.pass_hours(2)
        found: list[frozenset[int]] = []
        for _ in range(6):
            found.append(await tables.keeper.look(table, lambda look: missing(look, here.time.time, tables)))
            if found[-1]:
                break
            for asked in await tables.reader.requests(table, 0):
                if not asked.anytime and not asked.done:
                    await tables.playing.choose(table, ADA, asked.token, asked.options[-1].id if asked.options else 1)
            await here.pass_hours(73)
        assert found[0] == frozenset() and found[-1] == {1, 2}
        assert (await tables.keeper.get(table)).seats[1].prefs["missed"] == 3, "two waited for, the next one is not"
        await tables.proposals.propose_for_missing(table, ADA, 1, "away")
        place = (await tables.keeper.get(table)).seats[1]
        assert place.away and "missed" not in place.prefs, "nobody waits for the word of Cay, who is missing too"
        await tables.seating.set_away(table, BEN, False)
        assert await tables.keeper.look(table, lambda look: missing(look, here.time.time, tables)) == {2}


async def test_speaking_in_the_vote_about_oneself_makes_up_for_what_was_missed(where: str) -> None:
    async with Turned(where, HandClock()) as here:
        tables = here.tables
        table = await new_table(tables, players=4, rounds=9, clock_hours=1)
        await here.pass_hours(2.5)  # two questions for all four, and the clock answered
        for user in (ADA, CAY, DOT):
            await tables.seating.set_away(table, user, False)
        assert await tables.keeper.look(table, lambda look: missing(look, here.time.time, tables)) == {1}
        await tables.proposals.propose_for_missing(table, ADA, 1, "free")
        await tables.proposals.consent(table, BEN, True)
        assert "missed" not in (await tables.keeper.get(table)).seats[1].prefs
        with pytest.raises(errors.NotMissing):
            await tables.proposals.propose_for_missing(table, ADA, 1, "free")


async def test_in_a_contest_nobody_votes_on_an_opponent(where: str) -> None:
    time = HandClock()
    tables = await Tables.open(where, [Contest()], clock=time)
    table = await waited_for_ben(tables, time, players=2, hours=100)
    with pytest.raises(errors.NoVoteInContest):
        await tables.proposals.propose_for_missing(table, ADA, 1, "free")
    assert await tables.keeper.look(table, lambda look: missing(look, time.time, tables)) == frozenset()
    await tables.close()


async def test_an_old_wish_to_take_back_is_still_read(where: str) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, players=3)
    for user in (ADA, BEN, CAY):
        await tables.playing.do(table, user, "1")
    await tables.proposals.propose_undo(table, ADA)
    old = {"to": 0, "seat": 0, "needed": [1, 2], "agreed": [1]}
    assert read_proposal(old) == Proposal("undo", 0, (1, 2), (1,), to=0, by=0)

    def write(connection: Any) -> None:
        from bot.tables.store.schema import game_table

        connection.execute(game_table.update().where(game_table.c.id == table).values(proposal=old))

    await tables.keeper.storage.write(write)
    await tables.close()
    tables = await open_tables(where)
    done = await tables.proposals.consent(table, CAY, True)
    assert done.info.proposal is None and (await lines(tables, table))[-1] == "journal-undone-by-consent"
    await tables.close()


async def test_a_table_with_votes_is_exported_and_verified_and_tells_no_secret(where: str) -> None:
    time = HandClock()
    tables = await open_tables(where, clock=time)
    table = await waited_for_ben(tables, time, players=4)
    await tables.proposals.propose_for_missing(table, ADA, 1, "away")
    running = await export_table(tables, table)
    assert str(BEN) not in json.dumps(running["table"]["proposal"]), "seats, no accounts"
    await tables.proposals.consent(table, CAY, True)
    for _ in range(3):
        for user, seat in ((ADA, 0), (CAY, 2), (DOT, 3)):
            for asked in await tables.reader.requests(table, seat):
                if not asked.anytime and not asked.done:
                    await tables.playing.choose(table, user, asked.token, asked.options[-1].id if asked.options else 1)
    bundle = await export_table(tables, table, private=True)
    report = verify_export(json.loads(json.dumps(bundle)), {"toy": Toy()})
    assert report.ok, report.problem
    assert any(choice["seat"] == 1 and choice["by"] == "house" for choice in bundle["choices"])
    await tables.close()
