"""Which tables stay in memory, and what a look at one of them tells of its end."""

from bot.rules.decision import text
from bot.rules.rng import Chance
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.tables.store.shards import Shards
from tests.tables.play import ADA, new_table, play_on


async def test_only_the_tables_of_lost_shards_are_forgotten(tables_in_file: Tables) -> None:
    """P1: what another process moves from now on would be told as it was; the others go on as fast as before."""
    tables, ids = tables_in_file, []
    for shard in range(4):
        made = await tables.lobby.create("toy", (shard << 22) + 77, shard + 1, ADA, name="Ada")
        ids.append(made.info.id)
    direct = (await tables.lobby.create("toy", None, 9, ADA, name="Ada")).info.id
    for table in (*ids, direct):
        await tables.keeper.get(table)
    memory = tables.keeper.memory
    memory.forget_shards(Shards(frozenset((1, 3)), 4))
    assert {live.info.id for live in memory} == {ids[0], ids[2], direct}
    memory.forget_shards(Shards(frozenset((0,)), 4))
    assert {live.info.id for live in memory} == {ids[2]}, "what was begun in private is the first shard's"


async def test_how_it_ended_is_told_of_a_game_that_was_played_to_its_end(tables_in_file: Tables) -> None:
    tables = tables_in_file
    lobby = (await tables.lobby.create("toy", 1, 1, ADA, name="Ada")).info.id
    played, broken_off = await new_table(tables, 2, rounds=1), await new_table(tables, 3)
    assert await tables.keeper.look(lobby, Look.result) is None
    assert await tables.keeper.look(played, Look.result) is None
    await play_on(tables, played, Chance(b"to the end", {}))
    assert await tables.keeper.look(played, Look.result) == text("toy-over")
    await tables.playing.end(broken_off, ADA, moderator=True)
    assert (await tables.keeper.get(broken_off)).status == "ended"
    assert await tables.keeper.look(broken_off, Look.result) is None
