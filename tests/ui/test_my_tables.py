"""All tables of one person over all servers: what waits for them, in a channel, in a direct message, and what is not
theirs to see."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import text
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.tables.model.seats import Seat
from bot.tables.store.schema import seat
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.screens.my_tables import ON_A_PAGE, MyTable, fits, read_op, tables_panel
from tests.rights.town import Being, town
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

SAY = Say(Catalogue()).text
CHANNELS = ("one", "two", "three")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def begun(world: World, channel: str, first: str, second: str) -> None:
    await world.slash(first, "table new", channel, game="toy")
    await world.click(second, "Join", channel=channel)
    await world.click(first, "Start", channel=channel)


def table(n: int, state: Any = "others", *, is_seen: bool = True, **more: Any) -> MyTable:
    seats = (Seat(0, 1, "Ada"), Seat(1, 2, f"Zoe{n}"))
    info = Info(f"t{n}", 9, n, None, 1, "toy", 1, "", "running", {}, "", 0.0, float(n), "en", seats)
    return MyTable(info, f"Game {n}", state, is_seen, **more)


async def test_what_waits_for_me_stands_first_with_its_question_and_the_way_there(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await begun(world, "one", "Ada", "Ben")
        await begun(world, "two", "Cleo", "Ben")
        await world.slash("Ben", "table hand", "one")
        await world.click("Ben", "2 pebbles", world.ephemerals("Ben", "one")[-1])
        await world.slash("Ben", "my tables", "three")
        told = world.text(world.ephemerals("Ben", "three")[-1])
        assert "One table waits for you" in told
        first, second = (told.index(f"<#{world.channel(name).id}>") for name in ("two", "one"))
        assert first < second and "waits for" in told[second:] and "Ada" in told[second:]
        board = world.board("two")
        shown = str(world.ephemerals("Ben", "three")[-1].components)
        assert f"https://discord.com/channels/{world.local.guild.id}/{board.channel_id}/{board.id}" in shown
        assert "> How many do you bid?" in told[first:second]


async def test_the_button_on_a_board_opens_the_list_for_whoever_presses_it_alone(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await begun(world, "one", "Ada", "Ben")
        before = len(world.messages("one"))
        for user in ("Cleo", "Ada"):
            await world.click(user, "More", world.board("one"))
        await world.click("Cleo", "My tables", world.ephemerals("Cleo", "one")[-1])
        assert "You sit at no table" in world.text(world.ephemerals("Cleo", "one")[-1])
        await world.click("Ada", "My tables", world.ephemerals("Ada", "one")[-1])
        assert "Ben" not in world.text(world.ephemerals("Ada", "one")[-1])
        assert len(world.messages("one")) == before


async def test_every_board_has_the_way_to_all_tables(maker: Callable[[], Any]) -> None:
    """In the lobby, while a game runs, rests and has news and something to take back, and when it is over."""
    async with simcord_world(maker, channels=CHANNELS) as world:

        def labels() -> list[str]:
            return list(world.controls(world.board("one")).values())

        await world.slash("Ada", "table new", "one", game="toy")
        assert "My tables" in labels()
        await world.click("Ben", "Join", channel="one")
        await world.click("Ada", "Start", channel="one")
        for what in ("1 pebbles", "2 pebbles"):
            await world.slash("Ada" if what[0] == "1" else "Ben", "table do", "one", what=what)
            assert "More" in labels()
            await world.click("Cleo", "More", world.board("one"))
            assert "My tables" in world.controls(world.ephemerals("Cleo", "one")[-1]).values()
        await world.slash("Ada", "table pause", "one")
        assert "More" in labels() and "Wake the table" in labels()
        await world.click("Ben", "Wake the table", channel="one")
        info = await world.bot.tables.index.by_channel(world.channel("one").id)
        await world.env.work_as_bot(world.bot.tables.playing.end(info.id, info.host))
        await world.slash("Ada", "table show", "one")
        assert "My tables" in labels()


async def test_an_ended_table_stays_in_the_list_and_can_be_looked_for(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=CHANNELS) as world:
        await begun(world, "one", "Ada", "Ben")
        info = await world.bot.tables.index.by_channel(world.channel("one").id)
        await world.env.work_as_bot(world.bot.tables.playing.end(info.id, info.host))
        await world.slash("Ben", "my tables", "two")
        assert "**Over**" in world.text(world.ephemerals("Ben", "two")[-1])
        await world.slash("Ben", "my tables", "two", find="ada")
        assert "One of them is about" in world.text(world.ephemerals("Ben", "two")[-1])
        await world.slash("Ben", "my tables", "two", find="zzz")
        assert "None of them" in world.text(world.ephemerals("Ben", "two")[-1])


async def test_in_a_direct_message_whoever_still_sees_a_table_reads_its_question_and_whoever_was_banned_does_not(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running")
        asked = place.users["Ben"]
        shown = await place.command(Being("Ben", "Ben", place.direct("Ben"), None, "direct"), "my tables")
        assert f"<#{site.channel}>" in shown.everything and "One table waits for you" in shown.everything
        await place.env.work_as_bot(_sit(place.bot, site.info.id, asked.id, place.users["Gus"].id))
        gone = await place.command(Being("Gus", "Gus", place.direct("Gus"), None, "direct"), "my tables")
        assert "a place that you cannot see now" in gone.everything
        assert not any(told in gone.everything for told in (f"<#{site.channel}>", "Cay", site.info.id, "> "))


async def _sit(bot: Any, table: str, former: int, user: int) -> None:
    """The seat is somebody else's from here on, whatever the rules of seats say."""
    change = seat.update().where(seat.c.table_id == table, seat.c.user == former).values(user=user)
    await bot.tables.keeper.storage.write(lambda connection: connection.execute(change))
    bot.tables.keeper.memory.forget(table)


def test_the_shortest_time_is_first_and_next_leads_there_but_never_to_where_one_is() -> None:
    tables = [table(1), table(2, "yours", due=900.0), table(3, "yours", due=500.0), table(4, "over")]
    panel = tables_panel(tables, SAY)
    words = "\n".join(part.text for part in panel.words())
    places = [words.index(f"Game {n}**") for n in (3, 2, 1, 4)]
    assert places == sorted(places) and "<t:500:R>" in words
    assert panel.buttons()[0].url.endswith("/9/3")
    assert tables_panel(tables, SAY, here=3).buttons()[0].url.endswith("/9/2")


def test_a_long_list_has_pages_which_keep_what_is_looked_for() -> None:
    many = [table(n) for n in range(ON_A_PAGE + 1)]
    first = tables_panel(many, SAY, words="game")
    turn = next(button for button in first.buttons() if "Page 2" in button.label)
    page, words = read_op(turn.id.rpartition(":")[2].removeprefix("my-"))
    last = tables_panel(many, SAY, page=int(page), words=words)
    assert words == "game" and f"Game {ON_A_PAGE}**" in "".join(part.text for part in last.words())


def test_a_place_that_its_player_cannot_see_tells_neither_where_nor_who() -> None:
    hidden = table(7, "yours", is_seen=False)
    words = "".join(part.text for part in tables_panel([hidden], SAY).words())
    assert "Game 7" in words and "<#" not in words and "http" not in words
    assert not fits(hidden, "zoe") and fits(table(7), "zoe")
    assert not any(button.url for button in tables_panel([hidden], SAY).buttons())
    assert SAY(text("my-title")) == "My tables"
