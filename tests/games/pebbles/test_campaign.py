"""Three evenings of Pebbles as stored tables, with all that can come between, on two engines; all is verified."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.tables.exports.campaign_file import export_campaign, import_campaign, read_campaign, verify_campaign
from bot.tables.exports.export import export_all, export_table, import_all
from bot.tables.model.errors import NotSeated
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.shelf.shelf import MOST_ITEMS, Shelf
from cogs import load_game
from cogs.pebbles.campaign.game import game
from tests.rules.trek import TrekCampaign, Walk
from tests.tables.play import ADA, BEN, HandClock, play_on, url

KNOWN: dict[str, Game[Any]] = {name: load_game(name) for name in ("pebbles", "pebbles-campaign")}


async def opened(where: Path | str) -> Tables:
    return await Tables.open(url(where), list(KNOWN.values()), clock=HandClock())


async def say(tables: Tables, table: str, user: int, answer: str) -> None:
    await tables.playing.choose(table, user, None, answer)


async def evening(tables: Tables, table: str, channel: int) -> Info:
    """Open the thread of the evening that has begun."""
    (one,) = [one for one in await tables.children.child_tables(table) if one.is_awaited]
    return (await tables.children.open_child(table, one.sequel.key, channel, 4)).info


async def played(tables: Tables, table: str, session: str) -> None:
    """Random clicks until the evening is over; then it is taken in, and nobody keeps a card."""
    await play_on(tables, session, Chance(session.encode(), {}))
    assert (await tables.keeper.get(session)).status == "ended"
    await tables.children.hand_in(table)
    for seat in (await tables.keeper.get(table)).seats:
        if await asks(tables, table, seat.n, "pebbles.keepsake"):
            assert seat.user is not None
            await say(tables, table, seat.user, "nothing")


async def asks(tables: Tables, table: str, seat: int, key: str) -> bool:
    def look(found: Look) -> bool:
        return found.run is not None and any(r.decision.key == key for r in found.run.requests(seat))

    return await tables.keeper.look(table, look)


async def state(tables: Tables, table: str) -> Any:
    def copied(look: Look) -> Any:
        assert look.run is not None
        return look.run.state.model_copy(deep=True)

    return await tables.keeper.look(table, copied)


async def three_evenings(here: Path | str, there: Path | str, between: Path) -> None:
    """Begins on one database and ends on the other."""
    tables = await opened(here)
    made = await tables.lobby.create("pebbles-campaign", 1, 5, ADA, {"walks": 1}, name="Ada", entropy="a", parent=4)
    table = made.info.id
    await tables.lobby.start(table, ADA)

    # the first evening; the bot is killed between "session over" and "taken in"
    await say(tables, table, ADA, "begin")
    first = await evening(tables, table, 6)
    assert first.brings == {"evening": 1, "goal": 13, "keywords": [], "keepsakes": [None]}
    await play_on(tables, first.id, Chance(b"first", {}))
    await tables.close()
    tables = await opened(here)
    assert (await state(tables, table)).pages == [] and (await tables.keeper.get(first.id)).status == "ended"
    await played(tables, table, first.id)
    page = (await state(tables, table)).pages[0]
    assert page.left == (await tables.keeper.get(first.id)).left

    # Ben joins; the second evening is broken off, leaves no page, and is played under another key
    await tables.seating.join(table, BEN, "Ben")
    for user, answer in ((BEN, "ride"), (ADA, "begin")):
        await say(tables, table, user, answer)
    broken = await evening(tables, table, 7)
    await tables.playing.end(broken.id, ADA)
    await tables.children.hand_in(table)
    assert len((await state(tables, table)).pages) == 1
    await say(tables, table, BEN, "begin")
    second = await evening(tables, table, 8)
    assert second.brings["goal"] == 15 + (await state(tables, table)).record.missing and second.brings["evening"] == 2
    await played(tables, table, second.id)

    # both agree to tear its page out; it is played once more, with fresh dice
    before = (await state(tables, table)).pages[1].before
    for user, answer in ((ADA, "tear"), (BEN, "yes")):
        await say(tables, table, user, answer)
    torn = await state(tables, table)
    assert torn.pages[1].is_torn and torn.record.model_dump(mode="json") == before
    for user, answer in ((ADA, "ride"), (BEN, "begin")):
        await say(tables, table, user, answer)
    again = await evening(tables, table, 9)
    assert again.commitment != second.commitment and again.brings["evening"] == 2
    await played(tables, table, again.id)

    # all of it moves to the other database, where the last evening is played
    assert len(await export_all(tables, between)) == 5
    await tables.close()
    tables = await opened(there)
    assert len(await import_all(tables, between)) == 5
    await say(tables, table, BEN, "begin")
    third = await evening(tables, table, 10)
    await played(tables, table, third.id)
    assert (await tables.keeper.get(table)).status == "ended"
    for ended in (table, first.id, broken.id, second.id, again.id, third.id):
        report = verify_export(await export_table(tables, ended), KNOWN)
        assert report.ok, report.problem
    await tables.close()


async def test_three_evenings_with_all_that_can_come_between(tmp_path: Path, on_postgres: str) -> None:
    await three_evenings(tmp_path / "tables.db", on_postgres, tmp_path / "moved")


async def test_the_groups_own_file_goes_on_elsewhere(tmp_path: Path) -> None:
    here = await opened(tmp_path / "here.db")
    made = await here.lobby.create("pebbles-campaign", 1, 5, ADA, {"walks": 1}, name="Ada", entropy="a", parent=4)
    table = made.info.id
    await here.lobby.start(table, ADA)
    await say(here, table, ADA, "begin")
    await played(here, table, (await evening(here, table, 6)).id)
    file = json.loads(json.dumps(await export_campaign(here, table)))
    assert verify_campaign(file, KNOWN).ok
    was = await state(here, table)
    await here.close()
    there = await opened(tmp_path / "there.db")
    moved = await import_campaign(there, read_campaign(file, KNOWN), guild=2, channel=50, host=BEN, name="Ada")
    now = await state(there, moved)
    assert now.record == was.record and len(now.pages) == 1
    await there.close()


def test_a_keepsake_goes_along_and_what_was_missing_must_be_brought() -> None:
    run = Run.start(game(), b"keep", 1)
    run.choose(0, "begin")
    left = {"bags": [20], "coats": [["kite", "kite"]], "goal": 26, "keywords": ["letter"]}
    assert run.state.session is not None
    run.supply(-1, {"child": run.state.session.key, "left": left})
    run.choose(-1, "over", by="table")
    run.choose(0, "keep:kite")
    record = run.state.record
    assert (record.missing, record.gatherers[0].stones, record.gatherers[0].keepsake) == (6, 20, "kite")
    run.choose(0, "begin")
    (child,) = game().child_tables(run.state)
    assert child.brings == {"evening": 2, "goal": 26 + 6, "keywords": ["letter"], "keepsakes": ["kite"]}


@pytest.mark.parametrize("data", [{"data": {"keepsake": "crown"}}, {"data": {"stones": "many"}}, {"data": 1}, {}])
def test_what_is_no_gatherer_comes_off_no_shelf(data: Any) -> None:
    run = Run.start(game(), b"shelf", 1)
    with pytest.raises(NotPossible):
        game().fetched(run.state, 0, data)
    game().fetched(run.state, 0, {"data": {"stones": 3, "evenings": 1, "keepsake": "kite"}})
    assert run.state.record.gatherers[0].keepsake == "kite"


async def test_a_gatherer_is_put_away_and_brought_to_another_campaign(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "tables.db")
    made = await tables.lobby.create("pebbles-campaign", 1, 5, ADA, {"walks": 1}, name="Ada", entropy="a", parent=4)
    with pytest.raises(NotPossible, match="refused-not-started"):
        await tables.heroes.put_away(made.info.id, ADA, "Pim")
    await tables.lobby.start(made.info.id, ADA)
    await say(tables, made.info.id, ADA, "begin")
    first = await evening(tables, made.info.id, 6)
    await play_on(tables, first.id, Chance(b"first", {}))
    await tables.children.hand_in(made.info.id)
    if await asks(tables, made.info.id, 0, "pebbles.keepsake"):
        await say(tables, made.info.id, ADA, (await offered(tables, made.info.id))[0])
    then = (await state(tables, made.info.id)).record.gatherers[0]
    assert then.evenings == 1

    with pytest.raises(NotSeated):
        await tables.heroes.put_away(made.info.id, BEN, "Pim")
    assert await tables.heroes.put_away(made.info.id, ADA, "  Pim ") == "Pim"
    assert await tables.heroes.owned("pebbles-campaign", BEN) == {}
    assert list(await tables.heroes.owned("pebbles-campaign", ADA)) == ["Pim"]

    # another campaign, in which Ben also sits: Ada's gatherer comes to her seat, and nobody can bring another's
    other = (await tables.lobby.create("pebbles-campaign", 1, 9, BEN, {"walks": 1}, name="Ben", entropy="b")).info.id
    await tables.seating.join(other, ADA, "Ada")
    await tables.lobby.start(other, BEN)
    await say(tables, other, BEN, "bring")
    await say(tables, other, BEN, "Pim")
    assert [one.evenings for one in (await state(tables, other)).record.gatherers] == [0, 0]
    await say(tables, other, ADA, "bring")
    await say(tables, other, ADA, "PIM")
    found = await state(tables, other)
    assert found.record.gatherers[1] == then and found.record.gatherers[0].evenings == 0
    assert found.steps[0].name == "gate" and found.brought == ""

    # what has come is pinned: it stays when the shelf has forgotten it, and the table replays alone
    assert await tables.heroes.take_off("pebbles-campaign", ADA, "pim") == "Pim"
    with pytest.raises(NotPossible, match="campaign-refused-no-hero"):
        await tables.heroes.named("pebbles-campaign", ADA, "Pim")
    await tables.playing.end(other, BEN)
    assert verify_export(await export_table(tables, other), KNOWN).ok
    await tables.close()


async def offered(tables: Tables, table: str) -> list[str]:
    def look(found: Look) -> list[str]:
        assert found.run is not None
        return [option.id for request in found.run.requests(0) for option in request.decision.legal()]

    return await tables.keeper.look(table, look)


async def test_a_shelf_that_is_full_or_does_not_fit_changes_nothing(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "tables.db")
    table = (await tables.lobby.create("pebbles-campaign", 1, 5, ADA, {"walks": 1}, name="Ada")).info.id
    await tables.lobby.start(table, ADA)
    for name in ("", " \u200b ", "P" * 41):
        with pytest.raises(NotPossible, match="refused-name"):
            await tables.heroes.put_away(table, ADA, name)
    for n in range(MOST_ITEMS):
        await tables.heroes.put_away(table, ADA, f"Pim {n}")
    with pytest.raises(NotPossible, match="campaign-refused-full"):
        await tables.heroes.put_away(table, ADA, "Oda")
    assert await tables.heroes.put_away(table, ADA, "pim 3") == "pim 3", "in place of one of that name"
    await Shelf(tables.database).drop(ADA, "pebbles", "hero", "Pim 0")
    await Shelf(tables.database).save(ADA, "pebbles", "hero", "Ogre", {"strength": 9})
    await say(tables, table, ADA, "bring")
    with pytest.raises(NotPossible, match="campaign-refused-shelf"):
        await say(tables, table, ADA, "Ogre")
    await say(tables, table, ADA, "")
    assert (await state(tables, table)).record.gatherers[0].evenings == 0
    await tables.close()


async def test_a_game_whose_heroes_stay_in_their_campaign_says_so(tmp_path: Path) -> None:
    tables = await Tables.open(url(tmp_path / "tables.db"), [TrekCampaign(), Walk()], clock=HandClock())
    table = (await tables.lobby.create("toy-campaign", 1, 5, ADA, {}, name="Ada")).info.id
    await tables.lobby.start(table, ADA)
    with pytest.raises(NotPossible, match="campaign-refused-no-heroes"):
        await tables.heroes.put_away(table, ADA, "Pim")
    assert "bring" not in await offered(tables, table)
    await tables.close()
