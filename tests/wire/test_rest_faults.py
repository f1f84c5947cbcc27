"""P10, P2 on the REST side: limits, broken answers, broken connections. What was acknowledged stays, nothing counts or
is posted twice, and the table goes on."""

from typing import Any

import pytest

from tests.patience import GIVE_UP
from tests.seen import controls_of, text_of
from tests.wire import stored
from tests.wire.faults import Fault, Limited, Refuse, Reset, Slow, Status
from tests.wire.party import Party
from tests.wire.world import Result, World

pytestmark = pytest.mark.asyncio(loop_scope="module")


def no_offers(body: Any) -> bool:
    """Spares autocomplete, by which a party finds out what it may do."""
    return not isinstance(body, dict) or body.get("type") != 8


async def struck(party: Party, where: str, *planned: Fault) -> Result:
    """A move that meets the faults, one after the other. A move by click has no other callback than its own, one by
    command no other edit than that of the board."""
    faults = party.world.faults

    def plan() -> None:
        for fault in planned:
            faults.next(where, fault, only=no_offers)

    for _ in range(6):
        party.trouble = plan
        result = await party.move()
        if result is None:
            faults.clear()
            continue  # nothing was offered
        if faults.waiting < len(planned) and result.interaction.id in stored.interactions(party.world.folder):
            return result  # neither turned away nor offered nothing because this machine is too slow today
        faults.clear()
    raise AssertionError(f"the fault at {where} did not strike")


async def lose_board(party: Party, fault: Fault) -> None:
    """The board is deleted by hand, and the one that a move has posted in its place meets the fault."""
    party.world.state.remove_message(party.board)
    party.world.faults.next("post", fault)
    for _ in range(6):
        result = await party.move()
        await party.world.settle()
        if not party.world.faults.waiting:
            return
        assert result is not None
        counted = result.interaction.id in stored.interactions(party.world.folder)
        assert not counted, "a move counts, and no board was posted"  # else this machine is too slow today
    raise AssertionError("no board was posted in place of the lost one")


async def done(party: Party, where: str, since: int, seconds: float = GIVE_UP) -> None:
    """Wait until a call of this kind has succeeded, and until the bot is at rest."""
    calls = party.world.discord.rest.calls
    await party.world.until(lambda: any(c[0] == where and c[1] == 200 for c in calls[since:]), seconds, f"no {where}")
    await party.world.settle()


async def test_a_rate_limit_with_headers_is_waited_for(world: World, party: Party) -> None:
    result = await struck(party, "callback", Limited(0.3))
    assert not result.failed and result in party.done
    await party.check_all(1)


async def test_a_global_rate_limit_is_waited_for(world: World, party: Party) -> None:
    world.faults.next("edit", Limited(0.3, everywhere=True))
    world.faults.next("callback", Limited(0.3, everywhere=True), only=no_offers)
    await party.moves(3)
    await party.check_all(1)


async def test_a_rate_limit_without_headers_loses_no_move(world: World, party: Party) -> None:
    """Cloudflare's answer, which discord.py does not try again."""
    world.discord.patience = 1.0
    result = await struck(party, "callback", Limited(0.3, headers=False, via=False))
    assert result.interaction.id in stored.interactions(world.folder)
    await party.check_all(1)


@pytest.mark.parametrize("where", ["callback", "edit"])
@pytest.mark.parametrize("after", [False, True], ids=["not-done", "done"])
async def test_one_broken_answer(world: World, party: Party, where: str, after: bool) -> None:
    """500 once: discord.py tries again after a second; the second answer to a click is told 40060."""
    party.by_click, since = float(where == "callback"), len(world.discord.rest.calls)
    result = await struck(party, where, Status(500, after=after))
    assert result.interaction.id in stored.interactions(world.folder)
    if where == "edit":
        await done(party, "edit", since)
    await party.check_all(1)


async def test_two_broken_answers_and_discord_has_given_up(world: World, party: Party) -> None:
    """502 twice: one and three seconds of waiting, then 10062. The move counts and the board shows it."""
    party.by_click = 1.0
    result = await struck(party, "callback", Status(502), Status(502), Refuse(404, 10062))
    await world.until(lambda: not world.faults.waiting)
    assert result.failed and result.interaction.id in stored.interactions(world.folder)
    await party.check_all(1)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("where", ["callback", "edit", "post"])
async def test_a_broken_connection(world: World, party: Party, where: str, after: bool) -> None:
    """Before or after Discord has done what it was asked for."""
    if where == "post":
        await lose_board(party, Reset(after=after))
        await world.until(lambda: not stored.waiting_posts(world.folder))
    else:
        party.by_click, since = float(where == "callback"), len(world.discord.rest.calls)
        world.discord.patience = 1.0
        result = await struck(party, where, Reset(after=after))
        assert result.interaction.id in stored.interactions(world.folder)
        if where == "edit":
            await done(party, "edit", since + after)
    await party.check_all(1)


@pytest.mark.parametrize("after", [False, True], ids=["late", "told-late"])
async def test_an_answer_slower_than_discord_waits(world: World, party: Party, after: bool) -> None:
    world.discord.patience = 0.5  # far below the answer's delay: a bot that is busy just then must not decide it
    result = await struck(party, "callback", Slow(3.5, after=after))
    assert result.failed is not after and result.interaction.id in stored.interactions(world.folder)
    await world.until(lambda: not world.discord.rest.running)
    await party.check_all(1)


@pytest.mark.parametrize("fault", [Status(500, after=True), Status(502, after=True), Reset(after=True)])
async def test_a_board_that_was_posted_although_discord_said_no_stands_there_once(
    world: World, party: Party, fault: Fault
) -> None:
    """P2: the trap of discord.py, which posts again after a 500: the nonce prevents it."""
    await lose_board(party, fault)

    def boards() -> int:
        return sum(1 for message in world.messages(party.channel) if controls_of(message))

    await world.until(lambda: boards() > 0 and not stored.waiting_posts(world.folder))
    await world.settle()
    assert boards() == 1 and ("post", fault) in world.faults.struck
    await party.check_all(1)


async def test_a_board_that_is_refused_for_good_is_posted_by_the_next_click(world: World, party: Party) -> None:
    await lose_board(party, Refuse(400, 50035))
    assert not [message for message in world.messages(party.channel) if controls_of(message)]
    await world.slash("Ada", "table show", party.channel)
    assert "Segment 1/3" in text_of(party.board)
    await party.check_all(1)


@pytest.mark.parametrize("fault", [Status(500), Limited(0.3), Reset(), Reset(after=True)])
async def test_an_old_board_goes_however_often_it_has_to_be_asked_for(world: World, party: Party, fault: Fault) -> None:
    """Nothing of it is left in the channel, and what is not done at once is done later."""
    old, before = party.board.id, len(world.messages(party.channel))
    world.faults.next("delete", fault)
    await world.slash("Ada", "table show", party.channel)
    await world.until(lambda: old not in [m.id for m in world.messages(party.channel)], what="the old board stays")
    assert ("delete", fault) in world.faults.struck and len(world.messages(party.channel)) == before
    await party.check_all(1)


async def test_an_old_board_that_may_not_be_deleted_has_no_controls(world: World, party: Party) -> None:
    old = party.board
    world.faults.next("delete", Refuse(403, 50013))
    await world.slash("Ada", "table show", party.channel)
    await world.until(lambda: not controls_of(old), what="the old board can still be used")
    assert "moved further down" in text_of(old) and party.board.id != old.id
    await party.check_all(1)


async def test_a_hand_that_cannot_be_shown_is_shown_by_the_next_click(world: World, party: Party) -> None:
    world.faults.next("callback", Reset(), only=no_offers)
    world.discord.patience = 0.5
    lost = await world.slash("Ada", "table hand", party.channel)
    assert lost.failed
    shown = await world.slash("Ada", "table hand", party.channel)
    assert "for your eyes only" in world.text(shown)
    await party.check_all(1)


async def test_broken_followups_and_hands_lose_no_move(world: World, party: Party) -> None:
    for user in party.users:
        await world.slash(user, "table hand", party.channel)
    for fault in (Reset(), Status(500), Reset(after=True), Refuse(404, 10008), Refuse(401, 50027)):
        world.faults.next("edit_followup", fault)
        world.faults.next("followup", fault)
    await party.moves(4)
    world.faults.clear()
    await world.settle()
    await party.check_all(1)
