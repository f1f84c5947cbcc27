"""What suits a first game: one press in the lobby, which then says so itself."""

from pathlib import Path

from bot.app import make_bot
from bot.settings import Settings
from cogs.doomrock.cog import surface
from tests.simcord_world import simcord_world


async def test_one_press_beside_start_sets_what_suits_a_first_game_and_another_takes_it_back(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[surface()]), channels=("one",)) as world:
        await world.slash("Ada", "table new", "one", game="doomrock")
        await world.click("Ada", "☐ Gentle", world.board("one"))
        board = world.board("one")
        assert "☑ Gentle" in world.controls(board).values() and "How hard: **Gentle" in world.text(board)
        info = await world.bot.tables.index.by_channel(world.channel("one").id)
        assert info.options["difficulty"] == "gentle"
        assert not [one for one in world.ephemerals("Ada", "one") if "settings" in world.text(one)]
        await world.click("Ben", "Join", channel="one")
        await world.click("Ben", "☑ Gentle", world.board("one"))
        assert "☑ Gentle" in world.controls(world.board("one")).values(), "the host's"
        await world.click("Ada", "☑ Gentle", world.board("one"))
        assert "☐ Gentle" in world.controls(world.board("one")).values()
