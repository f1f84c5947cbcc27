"""`/nearfar story` as users see it: what packs bring is read out, a page at a time; what tables play is not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.app import make_bot
from bot.settings import Settings
from tests.games.near_and_far.test_packs import prose, story
from tests.simcord_world import simcord_world
from tests.ui.test_nearfar_box import far, refused


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    folder = tmp_path / "packs" / "near_and_far" / "mine" / "stories"
    folder.mkdir(parents=True)
    stories = [story("hearth.17"), story("hearth.18"), story("arc_own")]
    (folder / "hearth.yaml").write_text(yaml.safe_dump(stories))
    words = "\n".join(prose(one["id"]) for one in stories)
    long = "\n\n".join(f"Part {n}: " + "Far away. " * 190 for n in range(1, 4))
    (folder / "hearth.md").write_text(words.replace("Words of *intro*.", long, 1))
    (folder / "README.md").write_text("# Not a story\n")
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def test_a_story_of_a_pack_is_read_out(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await far(world, "story", story="18")
        assert "**The Kettle**" in words and "Words of *intro*." in words
        assert "**1** Words of c1. (Skill 5)" in words and "story:hearth.18 way:1 outcome:won" in words
        assert "c1.won" not in words
        words = await far(world, "story", story="hearth.18", way=1, outcome="bonus")
        assert words.index("Words of *c1.won*.") < words.index("Words of *c1.bonus*.")


async def test_a_long_story_is_read_a_page_at_a_time(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await far(world, "story", story="17")
        assert "(page 1 of 3)" in words and "page:2" in words and "Skill" not in words
        assert "Part 2: Far away" in await far(world, "story", story="17", page=2)
        assert "(Skill 5)" in await far(world, "story", story="17", page=5), "beyond the end the last page is read"


async def test_what_cannot_be_read_out_is_told_to_whoever_asked(make: Any) -> None:
    async with simcord_world(make) as world:
        for wanted in ("A", "arc_01", "arc_own", "99", "@everyone"):
            assert "No pack that is installed here has a story" in await refused(world, "story", story=wanted)
        assert "has 2 ways" in await refused(world, "story", story="17", way=3, outcome="won")
        assert "Say both" in await refused(world, "story", story="17", way=1)


async def test_without_a_pack_the_command_says_so(tmp_path: Path) -> None:
    async with simcord_world(lambda: make_bot(Settings(_env_file=None, data_dir=tmp_path))) as world:
        assert "stays closed" in await refused(world, "story", story="17")
