"""`/host`: all tables of a server for who manages it: what their boards tell, nothing of a hand, a way to end one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.tables.together.hosted import rough
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.panels.panel import as_text, fit
from bot.ui.screens.hosted import ON_A_PAGE, HostedTable, hosted_panel
from tests.rights.town import town
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

SAY = Say(Catalogue()).text
CHANNELS = ("one", "two", "office")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def begun(world: World, channel: str, first: str, second: str) -> str:
    await world.slash(first, "table new", channel, game="toy")
    await world.click(second, "Join", channel=channel)
    await world.click(first, "Start", channel=channel)
    found: str = (await world.bot.tables.index.by_channel(world.channel(channel).id)).id
    return found


async def host(world: World) -> str:
    await world.slash("Ada", "host", "office")
    return world.text(world.ephemerals("Ada", "office")[-1])


async def journal(world: World, table: str) -> list[str]:
    lines: list[str] = await world.bot.tables.keeper.look(table, lambda look: [line.key for line in look.recent(None)])
    return lines


async def test_it_tells_of_each_table_who_is_awaited_since_when_and_the_clock(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await begun(world, "one", "Ben", "Cleo")
        await world.slash("Ben", "table clock", "one", hours=12)
        await world.slash("Ben", "table new", "two", game="toy")
        await world.slash("Ben", "table do", "one", what="1 pebbles")
        told = await host(world)
        first, second = told.split("**2** · ")
        assert "2 tables stand here, 0 are over" in told and "less than 1 MB" in told
        assert f"<#{world.channel('one').id}>" in first and "Waits for Cleo" in first and "Ben" not in first
        assert "last moved <t:" in first and "less than 10 kB" in first
        assert f"<#{world.channel('two').id}>" in second and "Not begun yet" in second


async def test_what_somebody_does_in_private_moves_nothing_in_it(maker: Callable[[], Any]) -> None:
    """P6: a bid behind the hand is told on the board as somebody less to wait for, and no more than that here."""
    async with simcord_world(maker, channels=CHANNELS) as world:
        table = await begun(world, "one", "Ben", "Cleo")
        tables = world.bot.tables
        before = await tables.hosted.figures(world.local.guild.id)
        await tables.seating.set_standing(table, world.user("Cleo").id, "bid", "3")
        await world.env.work_as_bot(tables.people.set_prefs(world.user("Cleo").id, {"how": "nothing"}))
        after = await tables.hosted.figures(world.local.guild.id)
        assert after.since == before.since and rough(after.bytes[table]) == rough(before.bytes[table])


async def test_a_table_is_ended_after_a_question_and_the_journal_says_by_whom(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        table = await begun(world, "one", "Ben", "Cleo")
        await host(world)
        await world.click("Ada", "End 1…", channel="office")
        assert (await world.bot.tables.keeper.get(table)).status == "running", "it asks first"
        assert "Clear this table?" in world.text(world.ephemerals("Ada", "office")[-1])
        await world.click("Ada", "No, let it stand", channel="office")
        assert "The tables of this server" in world.text(world.ephemerals("Ada", "office")[-1])
        await world.click("Ada", "End 1…", channel="office")
        await world.click("Ada", "Yes, clear it", channel="office")
        info = await world.bot.tables.keeper.get(table)
        assert info.status == "ended"
        assert (await journal(world, table))[-1] in ("journal-ended-by-moderator", "journal-ended-by")
        told = world.text(world.ephemerals("Ada", "office")[-1])
        assert "The table is cleared" in told and "No table stands here just now, 1 is over" in told
        assert "cleared" in world.text(world.board("one"))


async def test_a_manager_who_plays_a_contest_cannot_end_it_alone(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        table = await begun(world, "one", "Ada", "Ben")
        is_contest = world.bot.tables.games["toy"].contest
        world.bot.tables.games["toy"].contest = True
        try:
            await host(world)
            await world.click("Ada", "End 1…", channel="office")
            assert "only if the others agree" in world.text(world.ephemerals("Ada", "office")[-1])
            await world.click("Ada", "Yes, clear it", channel="office")
            assert (await world.bot.tables.keeper.get(table)).status == "running"
            assert "The others are asked first" in world.text(world.ephemerals("Ada", "office")[-1])
        finally:
            world.bot.tables.games["toy"].contest = is_contest


async def test_of_a_channel_that_its_reader_does_not_see_only_game_and_state_and_it_can_still_be_ended(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running", hidden_from="Meg")
        manager = place.beings(site)["manager in another channel"]
        shown = await place.command(manager, "host")
        assert "cannot see, or that is gone" in shown.everything
        assert f"<#{site.channel}>" not in shown.everything and "Cay" not in shown.everything
        asked = await place.press(manager, site, f"wk:{site.info.id}:-:stop")
        assert "Cay" not in asked.everything and "Clear this table?" in asked.everything
        await place.press(manager, site, f"wk:{site.info.id}:-:stop-yes")
        assert (await place.bot.tables.keeper.get(site.info.id)).status == "ended"


async def test_tables_of_another_server_are_neither_told_of_nor_ended(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running", away=True)
        at_home = await place.site("lobby")
        manager = place.beings(at_home)["manager"]
        assert site.info.id not in (await place.command(manager, "host")).everything
        shown = await place.press(manager, site, f"wk:{site.info.id}:-:stop-yes")
        assert (await place.bot.tables.keeper.get(site.info.id)).status == "running"
        assert len(shown.texts) == 1 and shown.texts[0].strip() in place.refusals()


def table(n: int, status: Any = "running") -> HostedTable:
    info = Info(f"t{n}", 9, n, None, 1, "toy", 1, "", status, {}, "", 0.0, float(n), "en", (), clock_hours=12)
    return HostedTable(info, "A game with quite a long name, the campaign", True, ("Ada", "Ben"), 5.0, 9.0, 10_000)


def test_a_full_page_fits_and_turns() -> None:
    many = [table(n) for n in range(ON_A_PAGE)]
    panel = hosted_panel(many, SAY, standing=20, over=3, megabytes=4, page=1, note="done")
    told = as_text(fit(panel))
    assert "**8** · **A game" in told and "[End 14…]" in told and "less than 10 MB" in told
    assert "[Page 1]" in told or "1" in told.splitlines()[-3]
    assert len(fit(panel).buttons()) == ON_A_PAGE + 3


@pytest.mark.parametrize(("size", "due"), [(0, 10), (9_999, 10), (10_000, 100), (2_000_000, 10_000)])
def test_sizes_are_told_in_powers_of_ten(size: int, due: int) -> None:
    assert rough(size) == due
