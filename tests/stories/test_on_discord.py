"""A paragraph for all is a post of its own and can be read again; a private one is a page of one hand; what nobody has
read is nowhere."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from tests.seen import controls_of, text_of
from tests.simcord_world import World, simcord_world
from tests.stories.lamps import Lamps, load, texts
from tests.stories.test_walker import lamps_surface
from tests.ui.test_table import forged


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[lamps_surface()])


async def begin(world: World) -> None:
    await world.slash("Ada", "table new", game="lamps")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")


def public(world: World) -> list[str]:
    """What stands in the channel, oldest first."""
    return [text_of(message) for message in world.messages() if not message.is_ephemeral]


def board(world: World) -> Any:
    """The newest message with controls."""
    return next(m for m in reversed(world.messages()) if controls_of(m) and not m.is_ephemeral)


async def test_a_paragraph_for_all_is_a_post_above_the_board(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begin(world)
        *_, story, last = public(world)
        assert "The boat without a lamp" in story and "bumps the quay, *unlit*" in story
        assert "\n\nBehind her something breathes under a sheet." in story
        assert "Ask who put out her lamp" in last, "the board with the choices stands below what was read"
        assert "bumps the quay" not in last, "the journal has the title alone"
        await world.click("Ada", "More", board(world))
        await world.click("Ada", "What was read", world.ephemerals("Ada")[-1])
        page = text_of(world.ephemerals("Ada")[-1])
        assert "bumps the quay, *unlit*" in page and "page 1 of 1" in page


async def test_a_private_paragraph_is_a_page_of_one_hand(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begin(world)
        boot = "Her left boot is dry."
        assert all(boot not in said for said in public(world))
        for user in ("Ada", "Ben"):
            await world.click(user, "My hand", board(world))
            assert (boot in text_of(world.ephemerals(user)[-1])) == (user == "Ben")
            await world.click(user, "What was read", world.ephemerals(user)[-1])
            page = text_of(world.ephemerals(user)[-1])
            assert (boot in page) == (user == "Ben")
            assert ("page 2 of 2" in page) == (user == "Ben"), "the others are not told that there is one more"
        table = (await world.bot.tables.index.all_tables())[0]
        await world.click("Ada", "My hand", board(world))
        shown = await press(world, "Ada", f"wk:{table}:-:pages-1.2")
        assert boot not in shown and "page 1 of 1" in shown
        assert boot not in await press(world, "Cleo", f"wk:{table}:-:pages-1.2")


async def press(world: World, user: str, custom_id: str) -> str:
    """What somebody is shown who forges a click."""
    await forged(world, user, custom_id)
    return text_of(world.ephemerals(user)[-1])


async def test_unread_entries_are_in_no_post_panel_export_or_error(bot_maker: Callable[[], Any]) -> None:
    secret = [line for line in texts(facts=False)["stories/lamps.md"].splitlines() if len(line) > 12]
    read = {"## quay The boat without a lamp", "# The lamps of Undertow"}
    async with simcord_world(bot_maker) as world:
        await begin(world)
        table = (await world.bot.tables.index.all_tables())[0]
        for user in ("Ada", "Ben", "Cleo"):
            for op in ("pages-0", "pages-p.7", "pages-9.9", "pages-x", "words", "log"):
                await press(world, user, f"wk:{table}:-:{op}")
        bundle = json.dumps(await export_table(world.bot.tables, table), ensure_ascii=False)
        seen = "\n".join([*(text_of(m) for u in ("Ada", "Ben") for m in world.messages(user=u)), bundle])
        ids = ["weir", "cellar", "tollhouse", "bell"]
        for entry in ids:
            assert f"lamps/{entry}" not in seen
        quay = texts(facts=False)["stories/lamps.md"].split("## 12")[0].splitlines()
        unread = [line.lstrip("# ") for line in secret if line not in quay and line not in read]
        assert len(unread) > 30 and not [line for line in unread if line in seen]


async def test_a_corrected_comma_does_not_fail_verify(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begin(world)
        await world.click("Ada", "Ask who put out her lamp", board(world))
        table = (await world.bot.tables.index.all_tables())[0]
        await world.slash("Ada", "table end")
        await world.click("Ada", "Yes, clear it", world.ephemerals("Ada")[-1])
        bundle = json.loads(json.dumps(await export_table(world.bot.tables, table)))
    seal, head = bundle["table"]["commitment"], bundle["table"]["head"]
    prose = {file: source.replace("unlit", "dark, and unlit") for file, source in texts(facts=False).items()}
    assert verify_export(bundle, {"lamps": Lamps(*load(prose=prose))}, seal, head).verdict == "whole"
    facts = {file: source.replace("skill: 5", "skill: 6") for file, source in texts(facts=True).items()}
    assert verify_export(bundle, {"lamps": Lamps(*load(facts=facts))}, seal, head).verdict != "whole"


async def test_a_story_whose_post_was_lost_is_posted_after_a_restart_once(
    bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(bot_maker) as world:
        seals = type(world.bot.clicks.posts.seals)
        with monkeypatch.context() as down:
            down.setattr(seals, "send_kinds", _not_sent)
            await begin(world)
            assert not any("bumps the quay" in said for said in public(world))
        await world.bot.clicks.posts.seals.send_all()
        await world.bot.clicks.posts.seals.send_all()
        assert sum("bumps the quay" in said for said in public(world)) == 1


async def _not_sent(self: Any, kinds: Any, table: Any) -> bool:
    return False
