"""`waykeeper run --shards`: a bot with several of Discord's shards, and one that loses some of them."""

from pathlib import Path

from bot.tables.store.shards import Shards
from tests.tables.play import open_tables
from tests.wire.world import wire_world


async def test_a_sharded_bot_plays_and_leaves_what_another_has_taken(on_postgres: str, tmp_path: Path) -> None:
    async with wire_world(tmp_path, database=on_postgres, started=False) as world:
        assert world.bot is not None
        world.bot.command = [*world.bot.command, "--shards", "0-1/2"]
        await world.start()
        await world.until(lambda: world.gateway.identified == 2, what="the second shard did not come")
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        home = Shards.parse("0-1/2").of(world.state.guild_id)
        links = len(world.gateway.links)
        other = await open_tables(on_postgres, shards=Shards.parse(f"{1 - home}/2"))
        await world.until(lambda: len(world.gateway.links) == links - 1, what="the shard was kept")
        assert world.bot_is_alive and f"shard {1 - home} of 2" in world.bot.log
        await other.close()
