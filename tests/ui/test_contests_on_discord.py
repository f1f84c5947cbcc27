"""A contest belongs to both, as people meet it: questions on the board, buttons, commands, and what the end says."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.ui.panels.panel import as_text, fit
from bot.ui.screens.present import board
from cogs.altered.cog import surface
from tests.simcord_world import World, simcord_world
from tests.ui.test_altered_at_the_table import dot
from tests.ui.test_table import forged, last_private


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    small = dot()
    return lambda: make_bot(settings, surfaces=[replace(surface(), draw=lambda view, name: small)])


async def a_match(world: World, match: str = "single") -> str:
    """Ada hosts, Ben plays; both have their decks."""
    tables = world.bot.tables
    await world.slash("Ada", "table new", game="altered")
    await world.click("Ben", "Join")
    table = (await here(world)).id
    await tables.lobby.set_option(table, world.user("Ada").id, "match", match)
    await world.slash("Ada", "table start")
    for user in ("Ada", "Ben"):
        await tables.playing.choose(table, world.user(user).id, None, "gearwrights_2")
    await world.slash("Ada", "table show")
    return table


async def here(world: World) -> Info:
    found: Info = await world.bot.tables.index.by_channel(world.channel().id)
    return found


async def ladder(world: World) -> dict[str, tuple[int, int]]:
    found = await world.bot.tables.ladders.ladder(
        (await world.bot.tables.keeper.get((await tables_of(world))[0])).guild, "altered"
    )
    return {rank.name: (rank.won, rank.lost) for rank in found.ranks}


async def tables_of(world: World) -> list[str]:
    found: list[str] = await world.bot.tables.index.all_tables(with_ended=True)
    return found


@pytest.mark.parametrize(
    ("command", "options", "words"),
    [
        ("clock", {"hours": 0, "minutes": 1}, "from the next question on, the clock is"),
        ("kick", {"seat": 2}, "the house plays on for Ben"),
        ("end", {}, "break the game off"),
        ("away", {}, "the house plays for Ada"),
    ],
)
async def test_the_opponent_is_asked_on_the_board_and_may_refuse(
    make: Callable[[], Any], command: str, options: dict[str, Any], words: str
) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        before = await world.bot.tables.keeper.get(table)
        await world.slash("Ada", f"table {command}", **options)
        if command == "end":
            assert "only if the others agree" in world.text(last_private(world, "Ada"))
            await world.click("Ada", "Yes, clear it", last_private(world, "Ada"))
        if command == "kick":
            assert "the others have to agree" in world.text(last_private(world, "Ada"))
            await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        assert "The others are asked first" in world.text(last_private(world, "Ada"))
        shown = world.text(world.board()).replace("*", "")
        assert "Ada asks" in shown and words in shown and "Still to agree: Ben" in shown
        await world.click("Cleo", "Agree", world.board())
        assert "no seat" in world.text(last_private(world, "Cleo"))
        await world.click("Ben", "Rather not", world.board())
        assert "would rather not" in world.text(world.board()) and "Agree" not in world.controls(world.board()).values()
        now = await world.bot.tables.keeper.get(table)
        assert (now.status, now.clock_hours, now.seats) == (before.status, before.clock_hours, before.seats)


async def test_agreed_by_a_click_the_match_ends_and_counts_for_nobody(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await a_match(world)
        await world.slash("Ben", "table end")  # each of them may ask
        await world.click("Ben", "Yes, clear it", last_private(world, "Ben"))
        await world.restart(make)
        await world.click("Ada", "Agree", world.board())
        assert "cleared" in world.text(world.board()) and await ladder(world) == {}


async def test_a_stranger_sits_down_only_where_both_agree_and_the_end_says_it_does_not_count(
    make: Callable[[], Any],
) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        await world.slash("Ada", "table kick", seat=2)
        await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        await world.click("Ben", "Agree", world.board())
        assert (await here(world)).seats[1].house
        await world.slash("Cleo", "table join")
        assert "Cleo asks: they take over from the house" in world.text(world.board()).replace("*", "")
        await world.click("Cleo", "Your move", world.board())
        assert "for your eyes only" not in world.text(last_private(world, "Cleo"))
        await world.click("Ada", "Agree", world.board())
        assert [seat.name for seat in (await here(world)).seats] == ["Ada", "Cleo"]
        await world.slash("Cleo", "table do", what="concede")
        shown = world.text(world.board())
        assert "the ladder takes no notice" in shown and await ladder(world) == {}
        assert (await world.bot.tables.keeper.get(table)).unrated == "house"


@pytest.mark.parametrize("match", ["single", "best_of_three"])
async def test_leaving_asks_once_more_and_loses_the_whole_match(make: Callable[[], Any], match: str) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world, match)
        await forged(world, "Ben", f"wk:{table}:-:leave")  # a lobby's button, pressed too late
        assert "you have lost this game" in world.text(last_private(world, "Ben"))
        await world.slash("Ben", "table leave")
        await world.click("Ben", "Play on", last_private(world, "Ben"))
        assert (await here(world)).status == "running"
        await world.slash("Ben", "table leave")
        await world.click("Ben", "Leave and lose", last_private(world, "Ben"))
        assert (await world.bot.tables.keeper.get(table)).status == "ended"
        assert "Ada wins" in world.text(world.board()).replace("*", "")
        assert await ladder(world) == {"Ada": (1, 0), "Ben": (0, 1)}


async def test_the_hosts_office_and_a_seat_are_two_commands(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await a_match(world)
        await world.slash("Ada", "table handover", to=world.user("Ben"))
        await world.click("Ben", "Agree", world.board())
        info = await here(world)
        assert info.host == world.user("Ben").id and [seat.name for seat in info.seats] == ["Ada", "Ben"]
        await world.slash("Ada", "table give", to=world.user("Ben"))
        assert "a seat here already" in world.text(last_private(world, "Ada"))
        await world.slash("Ada", "table give", to=world.user("Cleo"))
        shown = world.text(world.board()).replace("*", "")
        assert "takes over the seat and the hand of Ada" in shown and "Still to agree: Ben and Cleo" in shown
        await world.click("Cleo", "Agree", world.board())
        await world.slash("Ada", "table vote", what="object")
        assert "Taken back" in world.text(world.board())
        assert [seat.name for seat in (await here(world)).seats] == ["Ada", "Ben"]


async def test_every_question_fits_and_names_who_asks(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        deeds: list[Callable[[], Any]] = [
            lambda: world.bot.tables.seating.hand_office(table, world.user("Ada").id, world.user("Cleo").id),
            lambda: world.bot.tables.seating.kick(table, 5, 0, moderator=True),
        ]
        for deed in deeds:
            await deed()

            def read(scene: Any) -> Any:
                return board(scene, [1])

            shown = await world.bot.clicks.stage.scene(table, "en", read)
            assert fit(shown) == shown and "Agree" in as_text(shown) and "asks:" in as_text(shown)
            asker = (await world.bot.tables.keeper.get(table)).proposal["asker"]
            await world.bot.tables.proposals.consent(table, asker, False)


async def test_who_is_asked_to_take_a_seat_is_called_once(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        await world.slash("Ada", "table give", to=world.user("Cleo"))
        called = [world.user("Cleo").id in message.ping_user_ids for message in world.messages()]
        assert called.count(True) == 1 and world.user("Cleo").id in world.board().ping_user_ids
        await world.bot.clicks.posts.boards.refresh(table)
        assert len(world.messages()) == len(called), "nobody is called twice for one question"


async def moderator(world: World) -> Any:
    """Somebody who keeps order on the server and plays at no table."""
    order = world.local.guild.create_role("Order", permissions=discord.Permissions(manage_messages=True))
    moe = world.local.guild.add_member(world.env.create_user("moe", global_name="Moe"), roles=[order])
    world.local.actors["Moe"] = moe
    return moe


@pytest.mark.parametrize(
    ("command", "options"), [("clock", {"hours": 0, "minutes": 1}), ("kick", {"seat": 2}), ("handover", {"to": "Ada"})]
)
async def test_a_moderator_asks_both_players_of_a_contest(
    make: Callable[[], Any], command: str, options: dict[str, Any]
) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        if command == "handover":
            options = {"to": world.user("Cleo")}
        moe = await moderator(world)
        before = await world.bot.tables.keeper.get(table)
        await world.slash("Moe", f"table {command}", **options)
        if command == "kick":
            await world.click("Moe", "Yes, ask them to leave", last_private(world, "Moe"))
        asked = await world.bot.tables.keeper.get(table)
        assert (asked.host, asked.clock_hours, asked.seats) == (before.host, before.clock_hours, before.seats)
        assert asked.proposal is not None and asked.proposal["asker"] == moe.id
        assert set(asked.proposal["needed"]) == {0, 1}
        await world.slash("Cleo", f"table {command}", **options)  # no moderator: not even asked
        assert (await world.bot.tables.keeper.get(table)).proposal == asked.proposal
        for user in ("Ada", "Ben"):
            await world.click(user, "Agree", world.board())
        done = await world.bot.tables.keeper.get(table)
        assert (done.host, done.clock_hours, done.seats) != (before.host, before.clock_hours, before.seats)


async def test_what_a_moderator_ends_alone_counts_for_nobody(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await a_match(world)
        await moderator(world)
        await world.slash("Moe", "table end")
        await world.click("Moe", "Yes, clear it", last_private(world, "Moe"))
        assert (await world.bot.tables.keeper.get(table)).status == "ended" and await ladder(world) == {}
