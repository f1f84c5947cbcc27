"""`/together invite`: a lobby looks for players in other channels: live, for who may come, and closed kindly."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.together.inviting import KIND
from tests.rights.town import Being, town
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import toy_surface

CHANNELS = ("table", "looking", "other")
WEEK = 7 * 86_400.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def posted(world: World, **options: Any) -> Any:
    """Ben's lobby looks for players in another channel: the post."""
    await world.slash("Ben", "table new", "table", game="toy")
    await world.slash("Ben", "table clock", "table", hours=12)
    where = world.channel("looking")
    await world.slash("Ben", "together invite", "table", where=where, **options)
    return world.board("looking")


async def seated(world: World) -> list[str]:
    info = await world.bot.tables.index.by_channel(world.channel("table").id)
    return [seat.name for seat in info.seats]


async def test_it_tells_game_seats_zone_and_pace_and_the_button_sits_people_down(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await world.slash("Ben", "my notifications", "table", zone="Asia/Kolkata")
        post = await posted(world, note="new here, *be kind*")
        told = world.text(post)
        assert "Players wanted: Toy" in told and "Here already: Ben" in told
        assert "12 hours for each decision" in told and f"<#{world.channel('table').id}>" in told
        assert "Asia/Kolkata (UTC+5:30)" in told and r"> new here, \*be kind\*" in told
        assert "Posted in" in world.text(world.ephemerals("Ben", "table")[-1])
        await world.click("Cleo", "Sit down", post)
        assert await seated(world) == ["Ben", "Cleo"]
        assert "Here already: Ben and Cleo" in world.text(world.board("looking"))
        assert "You have a seat at **Toy**" in world.text(world.ephemerals("Cleo", "looking")[-1])
        assert "Cleo" in world.text(world.board("table")), "the lobby follows"


async def test_it_follows_the_lobby_and_closes_when_the_game_begins(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await posted(world)
        await world.click("Cleo", "Join", world.board("table"))
        assert "Ben and Cleo" in world.text(world.board("looking"))
        await world.click("Cleo", "Leave", world.board("table"))
        assert "Cleo" not in world.text(world.board("looking"))
        await world.click("Cleo", "Sit down", world.board("looking"))
        await world.click("Ben", "Start", world.board("table"))
        told = world.text(world.board("looking"))
        assert "The game has begun with Ben and Cleo" in told and not world.controls(world.board("looking"))
        assert not await world.bot.tables.gatherings.open_at(
            (await world.bot.tables.index.by_channel(world.channel("table").id)).id
        )


async def test_a_full_table_is_looked_for_again_when_somebody_gets_up(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await posted(world)
        most = world.bot.tables.games["toy"].seats[1]
        for _ in range(most - 1):
            await world.click("Ben", "Seat the house", world.board("table"))
        post = world.board("looking")
        assert f"All {most} seats are taken" in world.text(post)
        assert "Sit down" not in world.controls(post).values()
        await world.slash("Ben", "table house", "table", what="remove")
        assert "Sit down" in world.controls(world.board("looking")).values()


async def test_a_cleared_lobby_and_a_week_without_anybody_end_it_kindly(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await posted(world)
        await world.slash("Ben", "table end", "table")
        assert "Perhaps another time" in world.text(world.board("looking"))
        clock = HandClock(world.bot.tables.clock.now())
        for part in (world.bot.tables.keeper, world.bot.tables.gatherings):
            setattr(part, "clock" if hasattr(part, "clock") else "_clock", clock)
        post = await posted(world)
        clock.time += WEEK + 1
        await world.env.work_as_bot(world.bot.clicks.posts.gatherings.close_due())
        assert "stood here for a week" in world.text(world.board("looking"))
        assert not world.controls(world.board("looking")) and post.id == world.board("looking").id


async def test_after_a_restart_the_post_still_sits_people_down_and_follows(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await posted(world)
        await world.restart(maker)
        await world.click("Cleo", "Join", world.board("table"))
        assert "Ben and Cleo" in world.text(world.board("looking"))
        await world.click("Ada", "Sit down", world.board("looking"))
        assert await seated(world) == ["Ben", "Cleo", "Ada"]


async def test_it_is_taken_back_by_who_posted_it_or_hosts_and_by_nobody_else(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        post = await posted(world)
        await world.click("Cleo", "Take the post down", post)
        assert "Only whoever posted this" in world.text(world.ephemerals("Cleo", "looking")[-1])
        await world.click("Ben", "Take the post down", post)
        assert "Nobody is looking for players here" in world.text(world.board("looking"))
        assert not world.controls(world.board("looking"))
        assert await seated(world) == ["Ben"]


async def test_the_lobby_has_a_button_that_asks_where_and_posts_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await world.slash("Ben", "my notifications", "table", zone="Asia/Kolkata")
        await world.slash("Ben", "table new", "table", game="toy")
        await world.click("Ben", "Look for players", world.board("table"))
        asked = world.ephemerals("Ben", "table")[-1]
        assert "Where shall I look for players?" in world.text(asked)
        assert [one.split()[0] for one in offered(world, asked)] == ["#looking", "#other", "#table"]
        where = world.channel("looking").id
        await world.select("Ben", "In which channel?", [str(where)], asked)
        assert "Posted in" in world.text(world.ephemerals("Ben", "table")[-1])
        told = world.text(world.board("looking"))
        assert "Players wanted: Toy" in told and "Asia/Kolkata" in told
        await world.click("Cleo", "Sit down", world.board("looking"))
        assert await seated(world) == ["Ben", "Cleo"]


def offered(world: World, message: Any) -> list[str]:
    """The labels of the options of the first select of a message."""
    return [line for line in world.text(message).splitlines() if re.match(r"#\w", line)]


async def test_one_post_a_channel_three_in_all_and_only_where_one_may_write_oneself(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=(*CHANNELS, "fourth")) as world:
        first = await posted(world)

        async def ask(user: str, channel: str) -> str:
            where = world.channel(channel)
            await world.slash(user, "together invite", "table", where=where)
            return world.text(world.ephemerals(user, "table")[-1])

        await ask("Ben", "looking")
        assert world.board("looking").id != first.id, "a new one comes down, and the former one is closed"
        assert "Nobody is looking for players here" in world.text(world.messages("looking")[0])
        assert "Posted" in await ask("Ben", "other") and "Posted" in await ask("Ben", "fourth")
        await world.slash("Ben", "together invite", "table")
        assert "in 3 channels already" in world.text(world.ephemerals("Ben", "table")[-1])
        assert "no seat at this table" in await ask("Cleo", "other")
        table = (await world.bot.tables.index.by_channel(world.channel("table").id)).id
        assert len(await world.bot.tables.gatherings.open_at(table, KIND)) == 3


async def test_who_cannot_see_the_table_is_told_so_and_does_not_sit(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("lobby", hidden_from="Mia")
        gatherings = place.bot.tables.gatherings
        made = await gatherings.open(
            "invite", place.home.id, place.other, site.info.id, place.users["Ada"].id, {}, WEEK
        )
        here = place.beings(site)["host in another channel"]
        shown = await place.press(type(here)("Mia", "Mia", place.other, place.home.id), site, f"wk:~:-:sit-{made.id}")
        assert "a channel that you cannot see" in shown.everything
        assert not (await place.bot.tables.keeper.get(site.info.id)).seats_of(place.users["Mia"].id)
        shown = await place.press(type(here)("Moe", "Moe", place.other, place.home.id), site, f"wk:~:-:sit-{made.id}")
        assert (await place.bot.tables.keeper.get(site.info.id)).seats_of(place.users["Moe"].id)


async def test_a_forged_press_seats_nobody_through_a_post_that_is_closed_or_stands_elsewhere(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("lobby")
        gatherings, ada = place.bot.tables.gatherings, place.users["Ada"].id
        moe = Being("Moe", "Moe", place.other, place.home.id)
        for channel, is_closed, told in (
            (place.other, True, "Nobody is looking for players"),
            (site.channel, False, ""),
        ):
            made = await gatherings.open("invite", place.home.id, channel, site.info.id, ada, {}, WEEK)
            if is_closed:
                await gatherings.close(made)
            shown = await place.press(moe, site, f"wk:~:-:sit-{made.id}")
            assert told in shown.everything
            assert not (await place.bot.tables.keeper.get(site.info.id)).seats_of(place.users["Moe"].id)


async def test_the_lobbys_question_offers_no_channel_and_takes_none_in_which_one_may_not_write(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("lobby")
        hidden = await place.site("lobby", hidden_from="Ben")
        ben = place.beings(site)["asked"]
        shown = await place.press(ben, site, f"wk:{site.info.id}:-:invite")
        assert "#other" in shown.everything and "#table-1" in shown.everything
        assert "#table-2" not in shown.everything
        for channel in (hidden.channel, 1, "x"):
            await place.press(ben, site, f"wk:{site.info.id}:-:*invite-to", (str(channel),))
            for one in (site, hidden):  # nothing but what stood there before
                assert [made.id for made in await place.bot.tables.gatherings.open_at(one.info.id)] == [one.post]
