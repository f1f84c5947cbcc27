"""Hostile campaign files: refused in a sentence or gone on with; what is not the group's own does not come along."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import Refusal
from bot.tables.exports.campaign_file import import_campaign, read_campaign
from bot.tables.shelf.shelf import Shelf
from tests.attack import campaigns
from tests.campaign.played import ADA, BEN, KNOWN, a_campaign, open_session, opened, play_out, say, state


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return asyncio.run(campaigns.honest_file(tmp_path_factory.mktemp("campaign")))


def test_any_change_of_a_campaign_ends_in_a_sentence_or_at_a_table(honest: Any) -> None:
    tally = campaigns.attack(honest, KNOWN, 120, 7)
    assert tally.wrong == [] and tally.ends["taken"] > 3 and tally.ends["campaign-refused-file"] > 30


def _with_pages(file: Any, **changes: Any) -> Any:
    carried = file["campaign"]
    return file | {"sessions": {}, "campaign": carried | {"pages": [carried["pages"][0] | changes]}}


def _with(file: Any, **changes: Any) -> Any:
    return file | {"sessions": {}, "campaign": file["campaign"] | changes}


LIES = {
    "a page that nobody can tell": lambda file: _with_pages(file, left={"nonsense": 1}),
    "a page that left nothing": lambda file: _with_pages(file, left=None),
    "riders who have no seat": lambda file: _with_pages(file, riders=[7]),
    "a page that cannot be torn out": lambda file: _with_pages(file, before={"walks": "many"}),
    "a key that comes again": lambda file: _with(file, begun=0),
    "two pages of one session": lambda file: _with(file, pages=file["campaign"]["pages"] * 2),
    "more pages than can be": lambda file: _with(file, pages=file["campaign"]["pages"] * 100_000),
    "a record for fewer seats": lambda file: _with(file, record=file["campaign"]["record"] | {"pebbles": []}),
    "a setting of a million signs": lambda file: file | {"options": {"walks": "9" * 1_000_000}},
    "a setting with such a name": lambda file: file | {"options": {"9" * 1_000_000: 1}},
    "another version": lambda file: file | {"schema": 99},
    "a version that is none": lambda file: file | {"schema": True},
    "a session of another game": lambda file: (
        file
        | {"sessions": {key: one | {"table": one["table"] | {"game": "toy"}} for key, one in file["sessions"].items()}}
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_each_lie_is_refused_before_anything_stands(honest: Any, lie: str) -> None:
    assert read_campaign(honest, KNOWN).seats == ["Ada", "Ben"]
    with pytest.raises(Refusal) as refused:
        read_campaign(LIES[lie](honest), KNOWN)
    assert len(str(dict(refused.value.text.params))) < 1_000


def test_a_value_without_end_is_refused(honest: Any) -> None:
    deep: Any = 1
    for _ in range(60_000):
        deep = [deep]
    for lie in (_with(honest, record=deep), _with_pages(honest, left=deep), honest | {"options": {"walks": deep}}):
        with pytest.raises(Refusal):
            read_campaign(lie, KNOWN)


async def test_a_file_brings_no_account_and_no_seat_but_the_hosts(honest: Any, tmp_path: Path) -> None:
    """Whoever takes a file in sits alone; the others join by themselves, with their own words for the dice."""
    tables = await opened(tmp_path / "there.db")
    file = read_campaign(honest, KNOWN)
    table = await import_campaign(tables, file, guild=2, channel=50, host=77, name="Ada")
    info = await tables.keeper.get(table)
    assert [seat.user for seat in info.seats] == [77, None] and info.host == 77
    assert (await state(tables, table)).held == [0]
    await tables.close()


async def test_a_card_of_somebody_elses_shelf_does_not_come(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "here.db")
    shelf = Shelf(tables.database)
    await shelf.save(BEN, "toy", "hero", "Ogre", {"strength": 9})
    table = await a_campaign(tables)
    await say(tables, table, ADA, "begin")
    await play_out(tables, (await open_session(tables, table, 6)).id)
    await tables.children.hand_in(table)
    await say(tables, table, ADA, "friend", "Ogre")
    assert (await state(tables, table)).record.friends == {}
    await tables.close()
