"""The bot as `waykeeper run` starts it, played over a real wire: the usual way, and through kills and restarts."""

from pathlib import Path

from tests.wire.stored import interactions
from tests.wire.world import wire_world


async def test_a_table_is_played_killed_and_taken_up_again(tmp_path: Path) -> None:
    """P1, P8: what was acknowledged is there after kill -9, and old buttons still work."""
    async with wire_world(tmp_path) as world:
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        assert "Leader Ada" in world.text(world.board())
        board = world.board()
        offered = await world.complete("Ada", "table do", "what")
        names = [choice["name"] for choice in offered]
        assert any(name.startswith("🧭 Venture forth: ") for name in names), names
        await world.slash("Ben", "table hand")
        (hand,) = world.ephemerals("Ben")
        assert "Ben, for your eyes only" in world.text(hand) and not world.ephemerals("Cleo")
        moved = await world.slash("Ada", "table do", what=offered[0]["value"])
        assert moved.interaction.id in interactions(tmp_path)
        await world.kill()
        assert (await world.click("Ben", "Refresh", board)).failed
        await world.start()
        assert moved.interaction.id in interactions(tmp_path)
        await world.click("Cleo", "Refresh")
        told = world.text(world.board())
        assert "Segment 1/3" in told
        await world.restart()
        await world.click("Cleo", "Refresh")
        assert world.text(world.board()) == told
        await world.slash("Ben", "table hand")
        assert "Ben, for your eyes only" in world.text(world.ephemerals("Ben")[-1])
        assert await world.stop() == 0
        assert not world.discord.rest.refusals
