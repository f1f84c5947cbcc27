"""The database goes away under a running bot: who clicks is told within Discord's three seconds, then all goes on."""

from pathlib import Path

from tests.postgres import Server
from tests.tables.proxy import Proxy
from tests.wire.world import wire_world


async def test_a_click_is_answered_in_time_while_the_database_is_dead(
    postgres: Server, on_postgres: str, tmp_path: Path
) -> None:
    """P1, P10: with the real times; `failed` means that Discord gave up after three seconds."""
    async with (
        Proxy(postgres) as proxy,
        wire_world(tmp_path, database=proxy.through(on_postgres), check=False) as world,
    ):
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        offered = await world.complete("Ada", "table do", "what")
        proxy.is_dead = True
        for _ in range(2):
            refused = await world.slash("Ada", "table do", what=offered[0]["value"], settle=False)
            assert not refused.failed
            await world.until(lambda refused=refused: "write that down" in world.text(refused.response), what="no word")
        rolled = await world.slash("Ben", "roll", dice="1d6", settle=False)
        assert not rolled.failed
        proxy.is_dead = False
        done = await world.slash("Ada", "table do", what=offered[0]["value"], settle=False)
        await world.until(lambda: "write that down" not in world.text(done.response), what="no word")
        assert not done.failed
        await world.settle()
        assert await world.stop() == 0
