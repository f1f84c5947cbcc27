"""`waykeeper run` twice on one PostgreSQL: the newer one takes over, nobody's click is lost, nothing is told twice."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg

from tests.patience import GIVE_UP
from tests.wire.faults import Reset
from tests.wire.process import BotProcess
from tests.wire.state import ANSWER_WITHIN
from tests.wire.world import World, wire_world


def both_hear(world: World) -> None:
    """Discord sends every event to all sessions of a shard, as long as the old one is there."""
    gateway = world.gateway

    def tamper(event: str, data: Any) -> list[tuple[float, str, Any]]:
        for session in gateway.sessions.values():
            if session is not gateway.current and session.link is not None:
                gateway._later(session.link, session.number(event, data))
        return [(0.0, event, data)]

    gateway.tamper = tamper


async def column(address: str, query: str) -> list[Any]:
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def test_the_new_one_takes_over_and_a_post_that_was_under_way_stands_there_once(
    on_postgres: str, tmp_path: Path
) -> None:
    """P1, P2, P10: upgrading without a pause, then a stop while Discord is in trouble."""
    async with wire_world(tmp_path / "first", database=on_postgres) as world:
        first = world.bot
        assert first is not None
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        board = world.board()
        both_hear(world)
        world.discord.patience = GIVE_UP  # two bots share a machine that may be busy: none may be lost, however slow
        (tmp_path / "second").mkdir()
        told = {name: value for name, value in first.environment.items() if name != "WAYKEEPER_DATA_DIR"}
        world.bot = BotProcess(tmp_path / "second", told)
        try:
            await world.bot.start()
            rolls = []
            while first.is_alive:
                shown = await world.click("Ben", "Refresh", board, settle=False)
                rolled = await world.slash("Ada", "roll", dice="1d6", settle=False)
                assert not shown.failed and not rolled.failed
                rolls.append(rolled.interaction.id)
                await asyncio.sleep(0.05)
            assert await first.ended() == 3
            assert first.log.count("has taken the tables over") == 2  # in the log, and as the last word
            assert "Traceback" not in first.log
            assert await column(on_postgres, "SELECT interaction FROM dice_roll ORDER BY 1") == rolls
            await world.settle()
            world.gateway.tamper, world.discord.patience = None, ANSWER_WITHIN

            for message in world.messages():
                world.state.remove_message(message)  # so the next change posts the board anew
            world.faults.always("post", Reset(after=True))
            offered = await world.complete("Ada", "table do", "what")
            moved = await world.slash("Ada", "table do", what=offered[0]["value"], settle=False)
            assert not moved.failed
            await world.until(lambda: "post" in dict(world.faults.struck), what="nothing was posted")
            assert await world.stop() == 0
            assert await column(on_postgres, "SELECT holder FROM owner") == [None]
            world.faults.clear()
            assert len(world.messages()) == 1
            await world.start()
            await world.settle()
            await world.click("Cleo", "Refresh")
            assert len(world.messages()) == 1
        finally:
            if world.bot.is_alive:
                await world.kill()
