"""P8, P10: messages, channels and permissions that go away. The table goes on where it can, its host is told once where
it cannot, and no other table notices."""

import pytest

from tests.seen import controls_of, text_of
from tests.wire import stored
from tests.wire.party import Party
from tests.wire.state import BOT_MAY, SEND_IN_THREADS, VIEW
from tests.wire.world import World

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def own_party(world: World, name: str) -> Party:
    party = Party(world, name, seed=len(name))
    await party.begin("doomrock")
    await party.moves(1)
    return party


async def counted(party: Party) -> None:
    """One more move, by command, which is stored whatever can be shown of it."""
    party.by_click = 0.0
    for _ in range(8):
        before = len(stored.interactions(party.world.folder))
        await party.move()
        if len(stored.interactions(party.world.folder)) > before:
            return
    raise AssertionError("no move was stored")


async def test_a_deleted_board_is_posted_again(world: World, party: Party) -> None:
    for _ in range(2):
        world.state.remove_message(party.board)
        await party.check_all(1) if party.has_board else await party.moves(1)
    await party.check_all(1)


async def test_a_deleted_channel_ends_nothing_and_its_host_is_told(world: World, party: Party) -> None:
    lost = await own_party(world, "soon-gone")
    channel = world.channels["soon-gone"]
    lost.by_click, lost.trouble = 0.0, lambda: world.delete_channel("soon-gone")
    result = await lost.move()
    assert result is not None and channel.is_deleted
    lost.check()
    await world.until(lambda: any(f"<#{channel.id}>" in text_of(m) for m in world.direct("Ada")), what="host not told")
    await party.check_all(2)


async def test_an_archived_thread_is_opened_again_by_the_board(world: World, party: Party) -> None:
    """Discord takes no edits there, only new messages."""
    await world.slash("Ada", "table new", party.channel, game="doomrock", place="thread")
    thread = world.threads()[-1]
    world.channels[thread.name] = thread
    mine = Party(world, thread.name, seed=5)
    await world.click("Ben", "Join", channel=thread.name)
    await world.click("Ada", "Start", channel=thread.name)
    mine.table = next(iter(controls_of(mine.board))).split(":")[1]
    await mine.moves(1)
    old = mine.board
    thread.archived = True
    await counted(mine)
    assert not thread.archived and mine.board.id != old.id
    await mine.check_all(1)
    thread.archived = thread.locked = True
    await counted(mine)
    mine.check()
    thread.archived = thread.locked = False
    await world.slash("Ada", "table show", thread.name)
    await mine.check_all(1)
    await party.check_all(1)


@pytest.mark.parametrize(("allowed", "name"), [(0, "no-view"), (VIEW | SEND_IN_THREADS, "no-send")])
async def test_without_permissions_the_table_goes_on_by_commands(
    world: World, party: Party, allowed: int, name: str
) -> None:
    """50001 and 50013. The host is told once; with the permissions back, one command brings the board back."""
    mine = await own_party(world, name)
    channel, before = world.channels[name], len(world.direct("Ada"))
    channel.bot_may = allowed
    world.state.remove_message(mine.board)
    for _ in range(3):
        await counted(mine)
    mine.check()
    assert sum(f"<#{channel.id}>" in text_of(m) for m in world.direct("Ada")[before:]) == 1
    channel.bot_may = BOT_MAY
    await world.slash("Ben", "table show", name)
    await mine.check_all(1)
    await party.check_all(1)
