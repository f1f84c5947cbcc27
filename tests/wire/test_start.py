"""P10: how the bot starts while Discord is in trouble, and how it ends when Discord wants no more of it."""

from pathlib import Path

from tests.patience import GIVE_UP
from tests.wire.faults import Status
from tests.wire.party import Party
from tests.wire.world import wire_world

FATAL = {
    4004: "does not know this token",
    4010: "--shards",
    4011: "--shards",
    4012: "needs an update",
    4013: "intents",
    4014: "intents",
}


async def test_codes_that_only_a_person_can_mend_end_it_with_one_sentence(tmp_path: Path) -> None:
    """Exit code 78, after which nothing starts it again (docs/hosting.md)."""
    async with wire_world(tmp_path, started=False) as world:
        assert world.bot is not None
        world.gateway.close_next = list(FATAL)
        world.bot.command = ("-m", "tests.wire.warm", str(len(FATAL)))
        await world.bot.start()
        await world.bot.ended(4 * GIVE_UP)
        ends = [line for line in world.bot.log.splitlines() if line.startswith(("exit code", "waykeeper run"))]
        assert ends[1::2] == ["exit code 78"] * len(FATAL), world.bot.log
        for said, (code, why) in zip(ends[::2], FATAL.items(), strict=True):
            assert why in said and (str(code) in said or code == 4014)
        assert "Traceback" not in world.bot.log and world.discord.token not in world.bot.log


async def test_discord_is_down_at_the_start_and_comes_back(tmp_path: Path) -> None:
    """First nobody listens, then the commands are not taken, then the gateway turns the bot away. One start."""
    async with wire_world(tmp_path, started=False) as world:
        assert world.bot is not None
        await world.discord.go_down()
        world.faults.next("commands", Status(503))
        world.gateway.turn_away = 1
        await world.bot.start()
        await world.until(lambda: "Discord cannot be reached" in world.bot_log)
        assert "Traceback" not in world.bot_log
        await world.discord.come_up()
        await world.until(lambda: world.gateway.is_up, what="it did not come")
        assert not world.gateway.turn_away and world.bot_is_alive
        await world.until(lambda: world.state.commands, what="the commands were not told again")
        party = Party(world, "the-table")
        await party.begin()
        await party.check_all(2)
        assert await world.stop() == 0
