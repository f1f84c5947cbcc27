"""The seal and the heads of the record are posts of their own that nobody edits, and an export is held against them."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from tests.simcord_world import World, simcord_world
from tests.ui.asker import pebbles_surface


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)  # type: ignore[call-arg]
    return lambda: make_bot(settings, surfaces=[pebbles_surface()])


def posted(world: World, begins: str) -> list[str]:
    """The hashes in posts that begin so, oldest first."""
    said = [world.text(message) for message in world.seals()]
    return [re.findall(r"[0-9a-f]{64}", words)[0] for words in said if words.startswith(begins)]


async def test_what_the_players_saw_proves_the_game(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="pebbles")
        (seal,) = posted(world, "🔒")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        assert posted(world, "🔒") == [seal], "starting edits the board, not the seal"
        assert seal in world.text(world.board())
        await world.slash("Ada", "table pause")
        (paused,) = posted(world, "🔏")
        await world.restart(bot_maker)
        await world.slash("Ada", "table resume")
        table = (await world.bot.tables.all_tables())[0]
        await world.slash("Ada", "table end")
        await world.click("Ada", "Yes, clear it", world.ephemerals("Ada")[-1])
        assert posted(world, "🔒") == [seal] and len(posted(world, "🔏")) == 2
        head = posted(world, "🔏")[-1]
        assert seal in world.text(world.board()) and head in world.text(world.board())
        bundle = json.loads(json.dumps(await export_table(world.bot.tables, table)))
        games = world.bot.tables.games
        assert verify_export(bundle, games, seal, head).verdict == "whole"
        (gap,) = verify_export(bundle, games, seal, paused).gaps
        assert "is not the last one" in gap


async def test_a_seal_that_could_not_be_sent_comes_with_the_next_start(
    bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(bot_maker) as world:
        monkeypatch.setattr(type(world.bot.clicks.seals), "send", _nothing)
        await world.slash("Ada", "table new", game="pebbles")
        assert not posted(world, "🔒")
        await world.bot.clicks.seals.send_all()
        await world.bot.clicks.seals.send_all()
        assert len(posted(world, "🔒")) == 1


async def _nothing(self: Any, table: str) -> None:
    """As if the process had ended before."""
