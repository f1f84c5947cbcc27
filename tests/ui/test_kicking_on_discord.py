"""Being asked to leave, as people meet it: a question first, a line in the story, and a way back by the others."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_table import forged, last_private


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def here(world: World) -> Any:
    return await world.bot.tables.index.by_channel(world.channel().id)


async def a_table(world: World, *, started: bool = True) -> None:
    await world.slash("Ada", "table new", game="toy")
    for user in ("Ben", "Cleo", "Dora"):
        await world.click(user, "Join")
    if started:
        await world.click("Ada", "Start")


PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


async def test_kick_asks_first_and_nothing_happens_before_the_yes(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await a_table(world)
        await world.slash("Ada", "table kick", seat=2)
        shown = world.text(last_private(world, "Ada")).replace("*", "")
        assert "Ask Ben to leave?" in shown and "the story says that you" in shown and "can have Ben back" in shown
        ben = world.user("Ben").id
        assert (await here(world)).seats[1].user == ben
        panel = last_private(world, "Ada")
        yes = next(op for op, label in world.controls(panel).items() if label.startswith("Yes"))
        await world.click("Ada", "No, they stay", panel)
        assert "Then it stands" in world.text(last_private(world, "Ada")) and (await here(world)).seats[1].user == ben
        await forged(world, "Cleo", yes)
        assert "for the host" in world.text(last_private(world, "Cleo")) and (await here(world)).seats[1].user == ben
        await world.slash("Ada", "table kick", seat=2)
        await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        assert (await here(world)).seats[1].house
        assert "Ada asked Ben to leave" in world.text(world.board()).replace("*", "")


async def test_an_old_yes_does_not_hit_whoever_sits_there_since(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=(*PLAYERS, "Eve")) as world:
        await a_table(world)
        await world.slash("Ada", "table kick", seat=2)
        yes = next(op for op, label in world.controls(last_private(world, "Ada")).items() if label.startswith("Yes"))
        await world.slash("Ben", "table leave")
        await world.slash("Eve", "table join")
        await forged(world, "Ada", yes)
        assert (await here(world)).seats[1].user == world.user("Eve").id
        assert "moved on" in world.text(last_private(world, "Ada"))


async def test_the_others_vote_the_kicked_one_back_by_button_and_command(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await a_table(world)
        await world.slash("Ada", "table kick", seat=2)
        await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        await world.slash("Ben", "table join")
        assert "The others are asked first" in world.text(last_private(world, "Ben"))
        assert (await here(world)).seats[1].user is None
        shown = world.text(world.board()).replace("*", "")
        assert "Ben comes back to the seat that they were asked to leave" in shown
        await world.slash("Ben", "table vote", what="object")  # takes it back
        assert "Agree" not in world.controls(world.board()).values()
        await world.slash("Cleo", "seat return", who=2)
        assert "said no" in world.text(last_private(world, "Cleo"))


async def test_a_player_has_somebody_back_from_the_menu_of_the_hand(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await a_table(world)
        await world.slash("Ada", "table kick", seat=2)
        await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        await world.click("Cleo", "Your move", world.board())
        await world.click("Cleo", "More", last_private(world, "Cleo"))
        await world.click("Cleo", "Have Ben back?", last_private(world, "Cleo"))
        await world.click("Dora", "Agree", world.board())
        ben = world.user("Ben").id
        assert (await here(world)).seats[1].user is None and f"<@{ben}>" in world.text(world.board())
        await world.click("Ben", "Agree", world.board())
        assert (await here(world)).seats[1].user == ben
        assert "Ben is back at this seat" in world.text(world.board()).replace("*", "")


async def test_in_a_lobby_it_asks_too_and_the_house_is_sent_away_without(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=PLAYERS) as world:
        await a_table(world, started=False)
        await world.slash("Dora", "table leave")
        await world.slash("Ada", "table house", what="add")
        await world.slash("Ada", "table kick", seat=4)
        assert len((await here(world)).seats) == 3
        await world.slash("Ada", "table kick", seat=2)
        assert "may sit down again" in world.text(last_private(world, "Ada"))
        await world.click("Ada", "Yes, ask them to leave", last_private(world, "Ada"))
        assert [place.name for place in (await here(world)).seats] == ["Ada", "Cleo"]
        await world.slash("Ben", "table join")
        assert [place.name for place in (await here(world)).seats] == ["Ada", "Cleo", "Ben"]
