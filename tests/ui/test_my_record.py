"""`/my record`: one's own figures, in a channel and in a direct message, and of nobody else's game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.rights.town import Being, town
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_stories_on_discord import played


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


def told(world: World, user: str) -> str:
    return world.text(world.ephemerals(user)[-1])


async def test_each_player_reads_their_own_figures_and_a_watcher_none(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        table = await played(world)
        public = len(world.messages())
        await world.slash("Ada", "my record")
        await world.slash("Ben", "my record")
        await world.slash("Cleo", "my record")
        rows = await moves_of(world, table)
        for name in ("Ada", "Ben"):
            assert "**Toy**: one game" in told(world, name) and "For your eyes only" in told(world, name)
            assert f"{rows[world.user(name).id]} moves of yours" in told(world, name)
        assert "No game of yours" in told(world, "Cleo")
        assert len(world.messages()) == public
        assert "Ben" not in told(world, "Ada") and table not in told(world, "Ada")


async def moves_of(world: World, table: str) -> dict[int, int]:
    """User -> own choices that stand, counted in the rows of the store."""
    import sqlalchemy as sa

    from bot.tables.store.schema import choice

    c = choice.c
    query = sa.select(c.user, sa.func.count()).where(
        c.table_id == table, c.by == "player", c.undone.is_(False), c.idx.is_not(None)
    )
    found = await world.bot.tables.database.read(lambda connection: connection.execute(query.group_by(c.user)).all())
    return {user: n for user, n in found}


async def test_it_works_in_a_direct_message_also_for_whoever_has_left_the_server(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        await place.site("ended")
        for user in ("Ben", "Gus"):  # Gus was banned after it had begun
            shown = await place.command(Being(user, user, place.direct(user), None, "direct"), "my record")
            assert "**Toy**: one game" in shown.everything
            assert not any(name in shown.everything for name in ("Ada", "Cay", "<#"))
