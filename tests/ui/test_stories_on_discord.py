"""After the end, on Discord: the story to read, to keep and to tell, and the replay; each as one may see it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.messages.reply import Reply
from tests.replays.node import in_node
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def played(world: World, ada: str = "Ada") -> str:
    """A game of Ada and Ben, played to its end."""
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    info = await world.bot.tables.index.by_channel(world.channel().id)
    await world.env.work_as_bot(play(world, info.id))
    found = await world.bot.tables.keeper.get(info.id)
    assert found.status == "ended"
    await world.env.work_as_bot(world.bot.clicks.posts.boards.refresh(info.id, anew=True))
    return str(info.id)


async def play(world: World, table: str) -> None:
    from bot.rules.rng import Chance
    from tests.tables.play import play_on

    await play_on(world.bot.tables, table, Chance(b"discord", {}))


def private(world: World, user: str) -> Any:
    return world.ephemerals(user)[-1]


def told(world: World, user: str) -> str:
    return world.text(private(world, user))


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """Name -> what was in it, of every file that has been sent."""
    found: dict[str, bytes] = {}
    whole = Reply.files

    async def files(self: Reply, words: str, files: Any) -> bool:
        found.update({name: data for name, data, _ in files})
        return await whole(self, words, files)

    monkeypatch.setattr(Reply, "files", files)
    return found


async def test_whoever_sees_the_channel_steps_forward_and_back_as_everybody_saw_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await played(world)
        await world.click("Cleo", "Replay", world.board())
        assert "As everybody saw it" in told(world, "Cleo") and "Step 1 of" in told(world, "Cleo")
        first = told(world, "Cleo")
        await world.click("Cleo", "Forward ▶", private(world, "Cleo"))
        assert "Step 2 of" in told(world, "Cleo")
        await world.click("Cleo", "Last ⏭", private(world, "Cleo"))
        number = re.search(r"Step (\d+) of (\d+)", told(world, "Cleo"))
        assert number is not None and number[1] == number[2]
        await world.click("Cleo", "◀ Back", private(world, "Cleo"))
        assert f"Step {int(number[1]) - 1} of" in told(world, "Cleo")
        await world.click("Cleo", "⏮ First", private(world, "Cleo"))
        assert told(world, "Cleo") == first
        assert "As Ada saw it" not in first


async def test_a_player_has_ones_own_sight_and_nobody_elses(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        table = await played(world)
        await world.slash("Ben", "story replay", mine=True)
        assert "As **Ben** saw it" in told(world, "Ben")
        ways = world.controls(private(world, "Ben"))
        assert f"wk:{table}:-:replay-p.0" in ways and not any("replay-0." in way for way in ways)
        shown = []
        for user in ("Ben", "Cleo"):  # Ada's seat is the first: an id that no honest client has
            await world.slash(user, "story replay")
            forged = private(world, user)
            await world.env.work_as_bot(forge(world, user, table, "replay-0.3"))
            assert "As **Ada** saw it" not in told(world, user) and "You kept" not in told(world, user)
            shown.append(forged)
        assert len(shown) == 2


async def forge(world: World, user: str, table: str, op: str) -> None:
    from bot.tables.replays.tape import Tape
    from cogs.tables.replaying import reader_of

    info = await world.bot.tables.keeper.get(table)
    _, _, rest = op.partition("-")
    reader = reader_of(info, world.user(user).id, rest.partition(".")[0])
    assert reader is None
    found = await world.bot.get_cog("StoryCommands").replays.tape(table, reader, ())
    assert isinstance(found, Tape) and found.reader is None


async def test_the_page_comes_as_a_file_and_proves_the_dice(maker: Callable[[], Any], sent: dict[str, bytes]) -> None:
    async with simcord_world(maker) as world:
        table = await played(world)
        await world.slash("Cleo", "story read")
        await world.click("Cleo", "As a page", private(world, "Cleo"))
        page = sent.pop(f"waykeeper-toy-{table}.html").decode()
        assert private(world, "Cleo").attachments
        found = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
        assert found is not None
        proof = json.loads(found[1])["proof"]
        info = await world.bot.tables.keeper.get(table)
        assert in_node("return Dice.check(given);", proof) == {
            "ok": True,
            "at": len(proof["draws"]),
            "seal": info.commitment,
        }
        assert "You kept" not in page
        await world.slash("Ben", "story read")
        assert "As a page" in told(world, "Ben")
        mine = [way for way in world.controls(private(world, "Ben")) if "story-page.1" in way]
        assert mine
        await world.click("Ben", mine[0], private(world, "Ben"))
        assert "You kept" in sent.pop(f"waykeeper-toy-{table}.html").decode()


async def test_the_text_is_markdown_with_every_public_line(maker: Callable[[], Any], sent: dict[str, bytes]) -> None:
    async with simcord_world(maker) as world:
        await played(world)
        await world.slash("Cleo", "story read")
        await world.click("Cleo", "As text", private(world, "Cleo"))
        ((name, data),) = sent.items()
        assert name.endswith(".md") and data.decode().startswith("# ")
        assert "took" in data.decode() and "You kept" not in data.decode()


async def test_a_player_has_it_told_in_a_thread_and_a_passer_by_does_not(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await played(world)
        channel = world.channel()
        await world.slash("Cleo", "story read")
        await world.click("Cleo", "Tell it in a thread", private(world, "Cleo"))
        assert not world.bot.get_channel(channel.id).threads
        await world.slash("Ben", "story read")
        await world.click("Ben", "Tell it in a thread", private(world, "Ben"))
        threads = world.bot.get_channel(channel.id).threads
        assert len(threads) == 1
        posted = "\n".join(m.content for _, m in sorted(world.env.backend.messages[threads[0].id].items()))
        assert "Toy: the story" in posted and "took" in posted and "You kept" not in posted


async def test_while_it_runs_the_story_so_far_can_be_read_and_no_draw_is_in_the_page(
    maker: Callable[[], Any], sent: dict[str, bytes]
) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.slash("Cleo", "story read")
        assert "has not begun" in told(world, "Cleo")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await world.slash("Cleo", "story read")
        assert "Tell it in a thread" not in told(world, "Cleo")
        await world.click("Cleo", "As a page", private(world, "Cleo"))
        page = next(iter(sent.values())).decode()
        assert '"proof":null' in page and "The seal opens when the game is over" in page
