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
from bot.tables.notifications.outbox import Outbox
from bot.tables.proof.verify import verify_export
from bot.ui.panels.surface import Surface
from tests.rules.cup import Cup
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, toy_surface
from tests.ui.test_sequels import ready


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


def posted(world: World, begins: str) -> list[str]:
    """The hashes in posts that begin so, oldest first."""
    said = [world.text(message) for message in world.seals()]
    return [re.findall(r"[0-9a-f]{64}", words)[0] for words in said if words.removeprefix("-# ").startswith(begins)]


async def test_what_the_players_saw_proves_the_game(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy")
        (seal,) = posted(world, "🔒")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        assert posted(world, "🔒") == [seal], "starting moves the board, not the seal"
        assert f"{seal[:12]}…" in world.text(world.board()), "a reminder; whole it stands in its post"
        await world.slash("Ada", "table pause")
        (paused,) = posted(world, "🔏")
        await world.restart(bot_maker)
        await world.slash("Ada", "table resume")
        table = (await world.bot.tables.index.all_tables())[0]
        await world.slash("Ada", "table end")
        await world.click("Ada", "Yes, clear it", world.ephemerals("Ada")[-1])
        assert posted(world, "🔒") == [seal] and len(posted(world, "🔏")) == 2
        head = posted(world, "🔏")[-1]
        await world.click("Ben", "Check the dice", world.board())
        proof = world.text(world.ephemerals("Ben")[-1])
        seed = re.search(r"opens: `(\w+)`", proof)
        assert seal in proof and head in proof and seed is not None and seal not in world.text(world.board())
        assert seed[1] in world.text(world.seals()[-1]), "the opened seal stands where nobody edits it, too"
        bundle = json.loads(json.dumps(await export_table(world.bot.tables, table)))
        games = world.bot.tables.games
        assert verify_export(bundle, games, seal, head).verdict == "whole"
        (gap,) = verify_export(bundle, games, seal, paused).gaps
        assert "is not the last one" in gap


async def test_the_first_board_of_a_game_stands_below_the_seal(bot_maker: Callable[[], Any]) -> None:
    """Below it, the seal would push picture and question up, off the screen of a phone; and it moves but this once."""
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        (seal,) = world.seals()
        assert world.board().id < seal.id
        await world.click("Ada", "Start")
        first = world.board()
        assert first.id > seal.id and len([m for m in world.seals() if m.id == seal.id]) == 1
        table = (await world.bot.tables.index.all_tables())[0]
        await world.bot.clicks.posts.boards.refresh(table)
        assert world.board().id == first.id


async def test_a_seal_that_could_not_be_sent_comes_with_the_next_start(
    bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(bot_maker) as world:
        monkeypatch.setattr(type(world.bot.clicks.posts.seals), "send", _nothing)
        await world.slash("Ada", "table new", game="toy")
        assert not posted(world, "🔒")
        await world.bot.clicks.posts.seals.send_all()
        await world.bot.clicks.posts.seals.send_all()
        assert len(posted(world, "🔒")) == 1


async def _nothing(self: Any, table: str) -> None:
    """As if the process had ended before."""


async def test_the_seal_of_a_match_links_to_that_of_its_draft(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surfaces = [Surface(Cup(), root=WORDS), toy_surface()]
    async with simcord_world(lambda: make_bot(settings, surfaces=surfaces)) as world:
        await ready(world)
        table = next(iter(await world.bot.tables.index.all_tables()))
        (match,) = await world.bot.tables.children.child_tables(table)
        assert match.channel is not None
        (of_draft,), (of_match,) = world.seals(), world.seals(match.channel)
        info, before = await world.bot.tables.keeper.get(str(match.table)), await world.bot.tables.keeper.get(table)
        assert info.commitment in world.text(of_match)
        place = f"https://discord.com/channels/{before.guild}/{before.channel}/{of_draft.id}"
        assert place in world.text(of_match), repr(world.text(of_match))
        assert before.commitment in world.text(of_draft)


async def test_a_seal_whose_draft_has_lost_its_post_names_the_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surfaces = [Surface(Cup(), root=WORDS), toy_surface()]
    async with simcord_world(lambda: make_bot(settings, surfaces=surfaces)) as world:
        monkeypatch.setattr(Outbox, "message_of", _unknown)
        await ready(world)
        table = next(iter(await world.bot.tables.index.all_tables()))
        (match,) = await world.bot.tables.children.child_tables(table)
        (of_match,) = world.seals(match.channel)
        seal = (await world.bot.tables.keeper.get(table)).commitment
        assert f"of the table that opened this one: `{seal}`" in world.text(of_match)


async def _unknown(self: Any, table: str, kind: str) -> None:
    """As if its posts had been cleared away."""
