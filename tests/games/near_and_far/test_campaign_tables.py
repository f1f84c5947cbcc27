"""A campaign of Near and Far as stored tables: a session that is broken off, a player who leaves between two sessions
for good, its file read elsewhere by older and newer versions. Nothing that was played is lost."""

import json
from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game
from bot.tables.exports.campaign_file import export_campaign, import_campaign, read_campaign
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs.near_and_far.campaign import game as campaigns
from cogs.near_and_far.campaign.standings import total, winners
from cogs.near_and_far.campaign.state import CampaignRecord, Member
from cogs.near_and_far.game import game
from tests.campaign.played import open_session, state
from tests.histories.make import next_answer, play
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, url

GAMES: list[Game[Any]] = [campaigns.game(), game()]
DOT = ADA + 3
KNOWN = {one.id: one for one in GAMES}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    found = await Tables.open(url(tmp_path / "road.db"), GAMES, clock=HandClock())
    yield found
    await found.close()


async def begun(tables: Tables, *others: tuple[int, str], roster: str = "fixed") -> str:
    """A campaign of two maps whose characters are chosen."""
    options = {"maps": "2-3", "roster": roster}
    made = await tables.lobby.create("near_and_far-campaign", 1, 5, ADA, options, name="Ada", entropy="a kettle")
    for user, name in others:
        await tables.seating.join(made.info.id, user, name, "an owl")
    await tables.lobby.start(made.info.id, ADA)
    await answered(tables, made.info.id)
    return made.info.id


async def answered(tables: Tables, table: str) -> None:
    """Whatever a campaign asks before its gate, as the house would answer."""
    while (found := await tables.keeper.look(table, next_answer)) is not None:
        await tables.playing.choose(table, *found)


async def record(tables: Tables, table: str) -> CampaignRecord:
    found = (await state(tables, table)).record
    assert isinstance(found, CampaignRecord)
    return found


async def session(tables: Tables, table: str, channel: int, most: int = 3_000, riders: tuple[int, ...] = ()) -> str:
    """The next session, played as the house would, to its end or so many choices far; gives its table. riders: who say
    that they ride along, where that is asked."""
    for user in riders:
        await tables.playing.choose(table, user, None, "ride")
    await tables.playing.choose(table, ADA, None, "begin")
    child = (await open_session(tables, table, channel)).id
    is_over = await play(tables, child, most)
    if is_over:
        await tables.children.hand_in(table)
        await answered(tables, table)
    return child


async def test_a_session_that_is_broken_off_leaves_nothing_and_is_played_again(tables: Tables) -> None:
    """NF-14.18, NF-17.5: the host alone cannot, and what the campaign keeps is as it was."""
    table = await begun(tables, (BEN, "Ben"))
    before = await record(tables, table)
    broken = await session(tables, table, 6, most=30)
    await tables.playing.end(broken, ADA)
    assert (await tables.keeper.get(broken)).status == "running"
    await tables.children.hand_in(table)
    assert (await state(tables, table)).session is not None, "nobody but Ada has agreed"
    await tables.proposals.consent(broken, BEN, True)
    assert (await tables.keeper.get(broken)).status == "ended"
    await tables.children.hand_in(table)
    now = await state(tables, table)
    assert (now.record, now.pages, now.session, now.held) == (before, [], None, [0, 1])
    again = await session(tables, table, 7, most=1)
    assert again != broken and (await tables.keeper.get(again)).options["map"] == 2


async def test_whoever_leaves_between_two_sessions_stays_listed_and_the_others_go_on(tables: Tables) -> None:
    """NF-14.16."""
    table = await begun(tables, (BEN, "Ben"), (CAY, "Cay"))
    await session(tables, table, 6)
    before = await record(tables, table)
    await tables.seating.leave(table, BEN)
    now = await state(tables, table)
    assert now.held == [0, 2] and now.record.members[1].given_up
    assert now.record.played == before.played and total(now.record, 1) == total(before, 1)
    second = await session(tables, table, 7)
    assert [seat.user for seat in (await tables.keeper.get(second)).seats] == [ADA, CAY]
    ended = await record(tables, table)
    assert [set(one.points) for one in ended.played] == [{0, 1, 2}, {0, 2}]
    assert (await tables.keeper.get(table)).status == "ended" and 1 not in winners(ended)
    assert verify_export(await export_table(tables, table), KNOWN).ok


async def test_with_an_open_roster_a_newcomer_gets_a_seat_of_their_own_and_a_record_waits(tables: Tables) -> None:
    """NF-14.16: the least experience of those who play and nothing else; who comes back finds what they had."""
    table = await begun(tables, (BEN, "Ben"), (CAY, "Cay"), roster="open")
    await session(tables, table, 6, riders=(BEN, CAY))
    bens = (await record(tables, table)).members[1]
    await tables.seating.leave(table, BEN)
    await tables.seating.join(table, DOT, "Dot")
    now = await state(tables, table)
    assert [(seat.user, seat.name) for seat in (await tables.keeper.get(table)).seats] == [
        (ADA, "Ada"),
        (None, "Ben"),
        (CAY, "Cay"),
        (DOT, "Dot"),
    ]
    assert now.held == [0, 2, 3] and now.record.members[1] == bens.model_copy(update={"given_up": True})
    least = min(now.record.members[n].xp for n in (0, 2))
    new = now.record.members[3]
    assert new == Member(character=new.character, xp=least)
    assert new.character not in {one.character for one in now.record.members[:3]}

    await tables.seating.join(table, BEN, "Benjamin")
    assert (await state(tables, table)).held == [0, 1, 2, 3] and (await record(tables, table)).members[1] == bens
    with pytest.raises(NotPossible) as refused:  # four play at most
        await tables.seating.join(table, EVE, "Eve")
    assert refused.value.text.key == "refused-full"
    await tables.seating.leave(table, CAY)
    await tables.seating.take_house_seat(table, EVE, "Eve")  # `/table join` is the same here
    assert (await state(tables, table)).held == [0, 1, 3, 4]
    with pytest.raises(NotPossible):  # there is no room any more for whoever comes back
        await tables.seating.join(table, CAY, "Cay")

    second = await session(tables, table, 7, riders=(BEN, DOT, EVE))
    assert [seat.user for seat in (await tables.keeper.get(second)).seats] == [ADA, BEN, DOT, EVE]
    ended = await record(tables, table)
    assert [set(one.points) for one in ended.played] == [{0, 1, 2}, {0, 1, 3, 4}]
    for done in (table, second):
        assert verify_export(await export_table(tables, done), KNOWN).ok


async def test_a_seat_is_handed_over_with_its_record_at_the_gate_and_not_in_a_session(tables: Tables) -> None:
    """NF-14.16, NF-17.5, NF-E26: the receiver and everybody else agree."""
    table = await begun(tables, (BEN, "Ben"), (CAY, "Cay"))
    await session(tables, table, 6)
    was = await record(tables, table)
    await tables.seating.hand_over(table, BEN, 1, DOT, "Dot")
    await tables.proposals.consent(table, DOT, True)
    await tables.proposals.consent(table, ADA, True)
    assert (await tables.keeper.get(table)).seats[1].user == BEN, "Cay has not agreed"
    await tables.proposals.consent(table, CAY, True)
    assert [seat.user for seat in (await tables.keeper.get(table)).seats] == [ADA, DOT, CAY]
    assert await record(tables, table) == was and (await state(tables, table)).held == [0, 1, 2]
    await session(tables, table, 7, most=1)
    with pytest.raises(errors.SeatsSettled):
        await tables.seating.hand_over(table, DOT, 1, EVE, "Eve")
    assert (await tables.keeper.get(table)).seats[1].user == DOT


async def test_a_campaign_of_more_seats_than_play_goes_on_elsewhere_by_its_file(tables: Tables) -> None:
    """NF-14.16: there each finds the seat of that name, and somebody new gets none of them."""
    table = await begun(tables, (BEN, "Ben"), (CAY, "Cay"), (DOT, "Dot"), roster="open")
    await session(tables, table, 6, riders=(BEN, CAY, DOT))
    await tables.seating.leave(table, BEN)
    await tables.seating.join(table, EVE, "Eve")
    was = await record(tables, table)
    file = json.loads(json.dumps(await export_campaign(tables, table)))
    moved = await import_campaign(tables, read_campaign(file, KNOWN), guild=2, channel=50, host=ADA, name="Ada")
    await tables.seating.join(moved, EVE, "Eve")
    await tables.seating.join(moved, DOT, "Dot")
    assert (await state(tables, moved)).held == [0, 3, 4] and (await record(tables, moved)).members == was.members
    await tables.seating.join(moved, EVE + 9, "Fay")  # nobody of the file: the seat of somebody who has not come
    assert (await state(tables, moved)).held == [0, 2, 3, 4]


async def test_a_page_torn_out_leaves_those_who_left_since_gone_and_those_back_since_here(tables: Tables) -> None:
    """NF-14.18, NF-14.16."""
    table = await begun(tables, (BEN, "Ben"), (CAY, "Cay"), (DOT, "Dot"), roster="open")
    await tables.seating.leave(table, DOT)
    await session(tables, table, 6, riders=(BEN, CAY))
    await tables.seating.leave(table, CAY)
    await tables.seating.join(table, DOT, "Dot")
    for user, answer in ((ADA, "tear"), (BEN, "yes")):
        await tables.playing.choose(table, user, None, answer)
    now = await state(tables, table)
    assert now.pages[0].is_torn and now.held == [0, 1, 3]
    assert [one.given_up for one in now.record.members] == [False, False, True, False]


async def test_the_file_of_a_campaign_goes_on_elsewhere_unless_it_is_of_a_later_version(tables: Tables) -> None:
    table = await begun(tables, (BEN, "Ben"))
    await session(tables, table, 6)
    was = await record(tables, table)
    file = json.loads(json.dumps(await export_campaign(tables, table)))

    def changed(**fields: Any) -> dict[str, Any]:
        one: dict[str, Any] = deepcopy(file)
        one["campaign"]["record"]["members"][0] |= fields
        return one

    for other, key in (
        (file | {"schema": 2}, "campaign-refused-newer"),
        (changed(compass="north"), "campaign-refused-file"),  # of a version that knows more
        (changed(xp="much"), "campaign-refused-file"),
    ):
        with pytest.raises(NotPossible) as refused:
            read_campaign(other, KNOWN)
        assert refused.value.text.key == key

    old = deepcopy(file)  # of before there were chapters and beaten bosses
    for member in old["campaign"]["record"]["members"]:
        del member["chapter"], member["ending"], member["platypus"]
    for played in old["campaign"]["record"]["played"]:
        del played["beaten"]
    moved = await import_campaign(tables, read_campaign(old, KNOWN), guild=2, channel=50, host=ADA, name="Ada")
    now = await record(tables, moved)
    assert now.played == was.played
    for field in ("character", "xp", "talents", "keywords", "side_quests"):
        assert [getattr(one, field) for one in now.members] == [getattr(one, field) for one in was.members]
    await tables.seating.join(moved, BEN, "Ben")
    second = await session(tables, moved, 51, most=1)
    assert (await tables.keeper.get(second)).options["map"] == 3
