"""A campaign by clicks and commands: the log in a thread, sessions in threads with titles, pages that lead there."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.messages.reply import Reply
from bot.ui.panels.surface import Surface
from bot.ui.screens.campaign import campaign_surface
from tests.campaign.played import KNOWN, play_out
from tests.rules.trek import TrekCampaign, Walk
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, toy_surface


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surfaces = [campaign_surface(TrekCampaign(), root=WORDS), Surface(Walk(), root=WORDS), toy_surface()]
    return lambda: make_bot(settings, surfaces=surfaces)


async def begun(world: World) -> tuple[str, int]:
    """A campaign of Ada and Ben in a thread: (table, thread)."""
    await world.slash("Ada", "campaign new", game="toy-campaign")
    table = next(iter(await world.bot.tables.index.all_tables()))
    thread = (await world.bot.tables.keeper.get(table)).channel
    await world.click("Ada", "Start", world.board(thread), thread)
    await world.slash("Ben", "campaign join", thread)
    return table, thread


async def session_of(world: World, table: str) -> Any:
    (one,) = [one for one in await world.bot.tables.children.child_tables(table) if one.is_awaited]
    return one


def onward(message: Any) -> list[str]:
    """Where the buttons lead by which those of a session go on."""
    rows = [part for part in message.components[0]["components"] if part["type"] == 1]
    return [
        one["url"].rpartition("/")[0] for row in rows for one in row["components"] if "On to" in one.get("label", "")
    ]


async def test_a_session_by_clicks_and_its_page_leads_to_its_thread(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        table, log = await begun(world)
        assert log != world.channel().id, "the log does not block its channel"
        board = world.text(world.board(log))
        assert "Begin session 1?" in board and "no page written yet" in board and "Ben joins" in board
        await world.click("Ben", "Ride along (or not)", world.board(log), log)
        assert "Riding along: Ben." in world.text(world.board(log))
        await world.click("Ada", "Next session", world.board(log), log)
        session = await session_of(world, table)
        thread = world.bot.get_channel(session.channel)
        assert isinstance(thread, discord.Thread) and thread.name == "📖 Session 1"
        board = world.text(world.board(log))
        assert "Session 1 is being played, by Ada and Ben" in board and f"<#{session.channel}>" in board
        await world.slash("Ada", "table do", log, what="begin")
        assert "Session 1 is being played" in world.text(world.ephemerals("Ada", log)[-1])
        await world.slash("Cleo", "campaign join", log)
        assert "between sessions only" in world.text(world.ephemerals("Cleo", log)[-1])

        await play_out(world.bot.tables, session.table)
        await world.bot.clicks.posts.child_tables.resume()  # as after a restart
        await world.bot.clicks.posts.boards.refresh(table)
        board = world.text(world.board(log))
        assert "1 page" in board and f"<#{session.channel}>" in board and "left behind" in board
        await world.bot.clicks.posts.boards.refresh(session.table)
        assert "Another game" not in world.text(world.board(session.channel))
        assert onward(world.board(session.channel)) == [f"https://discord.com/channels/{world.local.guild.id}/{log}"]
        for user in ("Ada", "Ben"):
            await world.slash(user, "table do", log, what="Buy nothing")
        await world.click("Ada", "More", world.board(log), log)
        await world.click("Ada", "Sheet", world.ephemerals("Ada", log)[-1], log)
        assert "The campaign sheet" in world.text(world.ephemerals("Ada", log)[-1])
        await world.slash("Cleo", "campaign sheet", log)
        assert "The campaign sheet" in world.text(world.ephemerals("Cleo", log)[-1])
        await world.slash("Cleo", "campaign chronicle", log)
        assert f"<#{session.channel}>" in world.text(world.ephemerals("Cleo", log)[-1])

        await world.slash("Ada", "campaign back", log)
        await world.slash("Ben", "table do", log, what="Tear it out")
        board = world.text(world.board(log))
        assert "Torn out" in board and "Begin session 1?" in board
        await world.slash("Ben", "campaign leave", log)
        await world.slash("Ada", "campaign next", log)
        assert (await session_of(world, table)).sequel.seats == (0,)


async def test_the_file_is_the_groups_own(bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async with simcord_world(bot_maker) as world:
        table, log = await begun(world)
        files: list[bytes] = []

        async def keep(self: Reply, words: str, name: str, data: bytes) -> bool:
            files.append(data)
            return await self.say(words)

        monkeypatch.setattr(Reply, "file", keep)
        await world.slash("Cleo", "campaign export", log)
        assert files == [] and "no seat" in world.text(world.ephemerals("Cleo", log)[-1])
        await world.slash("Ben", "campaign export", log)
        file = json.loads(files[0])
        assert file["game"] == "toy-campaign" and file["seats"] == ["Ada", "Ben"]
        assert (await world.bot.tables.keeper.get(table)).seats[0].entropy not in files[0].decode()
        assert set(KNOWN) <= set(world.bot.tables.games)


async def test_the_log_of_a_campaign_that_is_over_is_read_and_its_story_holds_those_of_its_sessions(
    bot_maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: dict[str, bytes] = {}
    whole = Reply.files

    async def files(self: Reply, words: str, files: Any) -> bool:
        sent.update({name: data for name, data, _ in files})
        return await whole(self, words, files)

    monkeypatch.setattr(Reply, "files", files)
    async with simcord_world(bot_maker) as world:
        table, log = await begun(world)
        channels = []
        for n in (1, 2):
            await world.slash("Ada", "table do", log, what="Ride along (or not)")
            await world.click("Ada", "Next session", world.board(log), log)
            session = await session_of(world, table)
            channels.append(session.channel)
            await world.env.work_as_bot(play_out(world.bot.tables, session.table))
            await world.env.work_as_bot(world.bot.clicks.posts.child_tables.resume())
            for user in ("Ada", "Ben"):
                await world.slash(user, "table do", log, what="Buy nothing")
            assert (await world.bot.tables.keeper.get(table)).status == "running", n
        ended = await world.bot.tables.playing.end(table, world.user("Ada").id)
        assert ended.info.status == "ended"
        for command, shown in (("chronicle", f"<#{channels[1]}>"), ("sheet", "The campaign sheet")):
            await world.slash("Cleo", f"campaign {command}", log)
            assert shown in world.text(world.ephemerals("Cleo", log)[-1])
        await world.slash("Ada", "campaign next", log)
        assert "is over" in world.text(world.ephemerals("Ada", log)[-1])
        await world.slash("Cleo", "story read", log)
        await world.click("Cleo", "As text", world.ephemerals("Cleo", log)[-1])
        ((_, data),) = sent.items()
        story = data.decode()
        log_of_it, first, second = re.split("^## Session [12]: Toy$", story, flags=re.MULTILINE)
        assert "Session 2 is over" in log_of_it and "bids were" not in log_of_it
        assert "bids were" in first and "bids were" in second, "the games of both evenings are told"


async def test_there_are_no_commands_where_no_game_has_campaigns(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[toy_surface()])) as world:
        assert world.bot.tree.get_command("campaign") is None
