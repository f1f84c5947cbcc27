"""What discord.py still announces when the bot has been closed."""

from pathlib import Path

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import simcord_world


async def test_an_event_after_the_end_is_no_error(tmp_path: Path) -> None:
    """Its "ready" waits two seconds for servers; whoever stops the bot meanwhile saw an AttributeError in the log."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        bot = world.bot
        await world.env.work_as_bot(bot.close())
        assert bot.is_closed()
        bot.dispatch("ready")
