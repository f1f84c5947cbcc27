"""`/server settings`: what is usual on a server holds at new tables and dice, a person's own wish wins, and nobody but
who manages the server changes it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.settings import Settings
from bot.tables.model.server_defaults import Defaults
from bot.tables.notifications.zones import zone_named
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.panels.panel import as_text, fit
from bot.ui.screens.server_settings import ServerScreen, changes, server_modal, server_panel
from cogs.dice.throwing import expression
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface

SAY = Say(Catalogue())
SCREEN = ServerScreen(Defaults(), SAY, 24.0, {"en": "English", "de": "Deutsch"}, ((77, "Players"), (78, "Guests")))


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def choose(world: World, setting: str, value: str) -> Any:
    """Ada, who manages the server, chooses it."""
    await world.slash("Ada", "server settings")
    return await world.select("Ada", f"wk:~:-:*server-{setting}", [value], world.ephemerals("Ada")[-1])


async def usual(world: World) -> Defaults:
    found: Defaults = await world.bot.tables.servers.defaults(world.local.guild.id)
    return found


async def table_of(world: World, channel: int | None = None) -> Any:
    return await world.bot.tables.index.by_channel(channel or world.channel().id)


# ---------------------------------------------------------------------- at new tables


async def test_a_new_table_has_the_servers_clock_and_language_and_stands_where_it_is_usual(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker) as world:
        before = set(world.env.backend.channels)
        for setting, value in (("clock", "720"), ("locale", "de"), ("place", "thread")):
            await choose(world, setting, value)
            assert "Kept" in world.text(world.ephemerals("Ada")[-1])
        assert await usual(world) == Defaults(clock=12, locale="de", place="thread")
        await world.slash("Ben", "table new", game="toy")
        [thread] = set(world.env.backend.channels) - before
        info = await table_of(world, thread)
        assert (info.clock_hours, info.locale, info.parent) == (12.0, "de", world.channel().id)
        assert "Mitspielen" in world.text(world.board(thread)) or "Tisch" in world.text(world.board(thread))
        await world.slash("Ben", "table new", game="toy", place="here")
        assert (await table_of(world)).parent is None, "who says where, is heard"


async def test_in_a_thread_a_table_stands_there_for_there_is_no_other_thread_below_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await choose(world, "place", "thread")
        before = set(world.env.backend.channels)
        await world.slash("Ben", "table new", game="toy")
        [thread] = set(world.env.backend.channels) - before
        first = await table_of(world, thread)
        await world.env.work_as_bot(world.bot.tables.playing.end(first.id, first.host))
        await world.slash("Ben", "table new", thread, game="toy")
        second = await table_of(world, thread)
        assert second.id != first.id and second.parent is None


async def test_without_any_setting_all_is_as_the_operator_has_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ben", "table new", game="toy")
        info = await table_of(world)
        assert (info.clock_hours, info.locale, info.parent) == (world.bot.settings.clock_hours, "en-US", None)


async def test_only_who_may_opens_tables_and_everybody_sits_down(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await choose(world, "openers", "moderators")
        await world.slash("Ben", "table new", game="toy")
        assert "opened by those who keep order" in world.text(world.ephemerals("Ben")[-1])
        assert await table_of(world) is None
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        assert [seat.name for seat in (await table_of(world)).seats] == ["Ada", "Ben"]


async def test_a_role_that_opens_tables(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        role = world.local.guild.create_role("Players")
        world.env.backend.add_member_role(world.local.guild.id, world.user("Ben").id, role.id)
        await world.env.settle()
        await world.slash("Ada", "server settings", role=role)
        assert (await usual(world)).openers == role.id
        shown = world.text(world.ephemerals("Ada")[-1])
        assert "Who has the role Players" in shown
        await world.slash("Cleo", "table new", "one", game="toy")
        assert f"<@&{role.id}>" in world.text(world.ephemerals("Cleo", "one")[-1])
        assert await table_of(world, world.channel("one").id) is None
        await world.slash("Ben", "table new", "one", game="toy")
        assert await table_of(world, world.channel("one").id) is not None
        world.env.backend.delete_role(world.local.guild.id, role.id)
        await world.env.settle()
        await world.slash("Ben", "table new", "two", game="toy")
        assert await table_of(world, world.channel("two").id) is None, "a role that is gone is nobody's"
        await world.slash("Ada", "server settings", "two")
        assert "A role that is gone" in world.text(world.ephemerals("Ada", "two")[-1])


# ---------------------------------------------------------------------- quiet hours


async def test_quiet_hours_are_for_those_who_have_none_and_hold_at_tables_that_stand(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Cleo", "my notifications", quiet_from=1, quiet_to=2, zone="Asia/Tokyo")
        await world.slash("Ben", "table new", game="toy")
        await world.click("Cleo", "Join")
        table = (await table_of(world)).id
        await choose(world, "quiet", "22-7")
        shown = await world.click("Ada", "wk:~:-:server-zone", world.ephemerals("Ada")[-1])
        await world.submit("Ada", shown, answer="berlin")
        assert "Time zone: Europe/Berlin" in world.text(world.ephemerals("Ada")[-1])
        prefs = world.bot.tables.keeper.memory.get(table).prefs
        assert prefs[world.user("Ben").id] == {"quiet": [22, 7], "zone": "Europe/Berlin"}
        assert prefs[world.user("Cleo").id]["quiet"] == [1, 2]
        world.bot.tables.keeper.memory.forget(table)  # the same from the store
        await world.bot.tables.keeper.get(table)
        assert world.bot.tables.keeper.memory.get(table).prefs[world.user("Ben").id]["quiet"] == [22, 7]
        found = world.bot.tables.people
        assert (await found.prefs_at(world.user("Ben").id, world.local.guild.id))["quiet"] == [22, 7]
        assert await found.prefs_at(world.user("Ben").id, None) == {}


async def test_other_hours_are_typed_and_a_slip_is_answered_in_one_sentence(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        form = await choose(world, "quiet", "own")
        await world.submit("Ada", form, answer="twenty to seven")
        assert "two hours from 0 to 23" in world.text(world.ephemerals("Ada")[-1])
        form = await choose(world, "quiet", "own")
        await world.submit("Ada", form, answer="21:00 to 6:00")
        assert (await usual(world)).quiet == (21, 6)
        assert "21:00 to 6:00" in world.text(world.ephemerals("Ada")[-1])


# ---------------------------------------------------------------------- dice


async def test_a_roll_of_nothing_throws_the_servers_die_and_ones_own_default_comes_first(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker) as world:
        rolled: list[str] = []

        async def roll(user: str, **options: Any) -> str:
            await world.slash(user, "roll", **options)
            entry = await world.bot.channel_records.last_roll(world.channel().id, world.user(user).id)
            rolled.append(entry.data["dice"])
            return rolled[-1]

        assert await roll("Ben") == "1d20"
        await choose(world, "dice", "2d6")
        assert await roll("Ben") == "2d6"
        assert await roll("Ben", dice="3d+1") == "3d6+1"
        await world.slash("Ben", "rolls save", name="default", dice="1d8")
        assert await roll("Ben") == "1d8"
        assert await roll("Cleo") == "2d6"
        offered = await world.complete("Cleo", "roll", "dice")
        assert "2d6" in [one["value"] for one in offered[:2]]


async def test_in_short_a_roll_tells_what_it_came_to_and_the_dice_lie_behind_a_button(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await choose(world, "style", "short")
        await world.slash("Ben", "roll", dice="3d6+2")
        told = world.text(world.board())
        entry = await world.bot.channel_records.last_roll(world.channel().id, world.user("Ben").id)
        assert f"3d6+2: **{entry.data['totals'][0]}**" in told and entry.data["shown"] not in told
        await world.click("Cleo", "The dice", world.board())
        assert entry.data["shown"] in world.text(world.ephemerals("Cleo")[-1])


async def test_rolls_are_told_in_the_language_of_boards(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await choose(world, "locale", "de")
        await world.slash("Ben", "roll", dice="1d6")
        assert "würfelt" in world.text(world.board())


@pytest.mark.parametrize(
    ("typed", "usual_dice", "due"),
    [
        ("", "", "1d20"),
        ("", "2d6", "2d6"),
        ("d", "1d20", "d20"),
        ("2d", "", "2d20"),
        ("2d+1 # luck", "1d8", "2d8+1 # luck"),
        ("4d", "4dF", "4dF"),
        ("2d6", "1d8", "2d6"),
        ("1d20 adv", "1d8", "1d20 adv"),
        ("20", "1d8", "20"),
    ],
)
def test_a_d_without_a_number_has_the_sides_of_the_usual_die(typed: str, usual_dice: str, due: str) -> None:
    assert expression(typed, 1, {}, usual_dice) == due


# ---------------------------------------------------------------------- who may, and what is not possible


async def test_discord_shows_the_commands_to_whoever_manages_the_server_and_to_nobody_else(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker) as world:
        [server] = [one for one in world.bot.tree.get_commands() if one.name == "server"]
        assert server.to_dict(world.bot.tree)["default_member_permissions"] == 1 << 5, "manage server"
        await world.slash("Ada", "server settings")
        panel = world.ephemerals("Ada")[-1]
        assert "What is usual on this server" in world.text(panel)
        assert not [m for m in world.messages() if not m.is_ephemeral], "nobody else is told"


def test_all_of_it_fits_one_panel_also_with_more_roles_than_a_select_takes() -> None:
    roles = tuple((n, f"Role {n}") for n in range(100, 160))
    screen = ServerScreen(
        Defaults(clock=5.5, quiet=(3, 4), dice="7d7", openers=159), SAY, None, {"en": "English"}, roles
    )
    told = as_text(fit(server_panel(screen)))
    for wanted in ("x 330 minutes", "x 3:00 to 4:00", "x 7d7", "x Who has the role Role 159"):
        assert wanted in told, wanted
    for name in ("quiet", "zone", "dice"):
        assert server_modal(screen, name).fields


@pytest.mark.parametrize(
    ("name", "value", "due"),
    [
        ("clock", "usual", {"clock": None}),
        ("clock", "0", {"clock": 0.0}),
        ("clock", "90", {"clock": 1.5}),
        ("quiet", "none", {"quiet": None}),
        ("quiet", "22-7", {"quiet": (22, 7)}),
        ("quiet", "24 - 6", {"quiet": (0, 6)}),
        ("quiet", "5-5", {"quiet": None}),
        ("zone", "new york", {"zone": "America/New_York"}),
        ("zone", "", {"zone": None}),
        ("dice", "1D20", {"dice": ""}),
        ("dice", "3d6kh2", {"dice": "3d6kh2"}),
        ("locale", "usual", {"locale": None}),
        ("openers", "77", {"openers": 77}),
    ],
)
def test_what_a_value_changes(name: str, value: str, due: dict[str, Any]) -> None:
    assert changes(name, value, SCREEN) == due
    Defaults.model_validate(due)


@pytest.mark.parametrize(
    ("name", "value", "refusal"),
    [
        ("clock", "-3", NoLongerPossible),
        ("clock", "99999", NoLongerPossible),
        ("place", "nowhere", NoLongerPossible),
        ("style", "", NoLongerPossible),
        ("locale", "../en", NoLongerPossible),
        ("openers", "79", NoLongerPossible),
        ("quiet", "25-7", NotPossible),
        ("quiet", "night", NotPossible),
        ("zone", "Atlantis", NotPossible),
        ("dice", "banana", NotPossible),
        ("nothing", "1", NoLongerPossible),
    ],
)
def test_what_cannot_be_set_is_refused(name: str, value: str, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        changes(name, value, SCREEN)


def test_a_zone_is_known_by_its_city_unless_there_are_two() -> None:
    assert zone_named("Berlin") == "Europe/Berlin" and zone_named("EUROPE/berlin") == "Europe/Berlin"
    assert zone_named("Louisville") is None, "in two places of the list"
    assert zone_named("") is None and zone_named("/etc/passwd") is None
