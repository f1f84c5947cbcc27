"""What people agree on around a table, and what a server has as its usual settings: stored, on both engines."""

from typing import Any

import pytest

from bot.tables.model.server_defaults import USUAL, Defaults, with_server
from bot.tables.service import Tables
from bot.tables.together.gatherings import DONE, FORGOTTEN
from bot.tables.together.servers import Servers
from tests.tables.play import ADA, BEN, HandClock, new_table, open_tables

DAY = 86_400.0


async def test_answers_replace_each_other_and_a_closed_post_takes_none(tables: Tables) -> None:
    table, posts = await new_table(tables), tables.gatherings
    made = await posts.open("evening", 1, 10, table, ADA, {"times": [1, 2, 3]}, DAY)
    assert (await posts.answer(made, ADA, "Ada", [0])) is not None
    found = await posts.answer(made, ADA, "Ada", [0, 2])
    assert found is not None and [(a.user, a.answer) for a in found.answers] == [(ADA, [0, 2])]
    taken_back = await posts.answer(made, ADA, "Ada", None)
    assert taken_back is not None and not taken_back.answers
    assert await posts.close(made) and not await posts.close(made)
    assert await posts.answer(made, BEN, "Ben", [1]) is None
    known = await posts.get(made.id)
    assert known is not None and known.state == DONE and await posts.open_at(table) == []


async def test_a_post_is_due_when_its_time_is_up(where: str) -> None:
    clock = HandClock()
    tables = await open_tables(where, clock=clock)
    try:
        table = await new_table(tables)
        made = await tables.gatherings.posted(await tables.gatherings.open("again", 1, 10, table, ADA, {}, DAY), 77)
        assert made.message == 77 and await tables.gatherings.due() == []
        clock.time += DAY + 1
        assert [one.id for one in await tables.gatherings.due()] == [made.id]
    finally:
        await tables.close()


async def test_whoever_is_forgotten_leaves_no_answer_and_no_note(tables: Tables) -> None:
    table = await new_table(tables)
    made = await tables.gatherings.open("invite", 1, 10, table, BEN, {"note": "I am Ben"}, DAY)
    await tables.gatherings.answer(made, BEN, "Ben", "yes")
    assert (await tables.people.user_data(BEN))["gatherings"][0]["answer"] == "yes"
    await tables.people.forget_user(BEN)
    found = await tables.gatherings.get(made.id)
    assert found is not None and (found.user, dict(found.data), found.answers) == (FORGOTTEN, {}, ())
    assert (await tables.people.user_data(BEN))["gatherings"] == []


async def test_the_settings_of_a_server_are_kept_and_are_its_own(tables: Tables) -> None:
    wanted = Defaults(
        clock=12,
        place="thread",
        quiet=(22, 7),
        zone="Europe/Berlin",
        dice="1d20",
        style="short",
        locale="de",
        openers=9,
    )
    assert await tables.servers.change(1, **wanted.model_dump()) == wanted
    assert await tables.servers.defaults(1) == wanted and await tables.servers.defaults(2) == USUAL
    assert await Servers(tables.keeper).defaults(1) == wanted
    assert (await tables.servers.change(1, clock=6)).dice == "1d20"
    await tables.servers.change(1, **USUAL.model_dump())
    assert await Servers(tables.keeper).defaults(1) == USUAL == await tables.servers.defaults(None)


@pytest.mark.parametrize(
    ("prefs", "due"),
    [
        ({}, {"quiet": [22, 7], "zone": "Europe/Berlin"}),
        ({"quiet": [1, 1]}, {"quiet": [1, 1]}),
        ({"zone": "Asia/Tokyo"}, {"zone": "Asia/Tokyo", "quiet": [22, 7]}),
    ],
)
def test_a_servers_quiet_hours_are_for_those_who_have_none(prefs: dict[str, Any], due: dict[str, Any]) -> None:
    assert with_server(prefs, Defaults(quiet=(22, 7), zone="Europe/Berlin")) == due
    assert with_server(prefs, USUAL) == prefs


async def test_what_is_stored_of_a_servers_tables_is_told_on_both_engines(tables: Tables) -> None:
    first, over = await new_table(tables), await new_table(tables, 11)
    elsewhere = (await tables.lobby.create("toy", 2, 12, ADA, name="Ada")).info.id
    await tables.playing.end(over, ADA, moderator=True)
    found = await tables.hosted.figures(1)
    assert await tables.hosted.standing(1) == [first] and await tables.hosted.standing(2) == [elsewhere]
    assert found.over == 1 and set(found.bytes) == {first, over} and elsewhere not in found.since
    assert found.bytes[first] > 100 and 0 <= tables.clock.now() - found.since[over] < 60
