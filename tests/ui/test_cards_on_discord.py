"""Reading cards on SimCord: from the board, from the hand, by command; each only what is theirs to see."""

from collections.abc import Callable
from typing import Any

from bot.tables.model.table import Look
from bot.ui.panels import custom_id
from tests.simcord_world import World, simcord_world
from tests.ui.presser import Presser
from tests.ui.test_altered_at_the_table import begin, make
from tests.ui.test_table import forged

__all__ = ["make"]


def select_of(world: World, message: Any) -> str:
    """The select of cards of a message."""
    return next(control for control in world.controls(message) if ":*card-" in control)


async def hand_of(table: Presser, seat: int) -> list[str]:
    def read(look: Look) -> list[str]:
        assert look.run is not None
        return [card["name"] for card in look.run.view(seat)["own"]["hand"]]

    found: list[str] = await table.read(read)
    return found


async def test_a_card_is_read_from_the_board_and_nobody_else_notices(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        board = world.board()
        before = world.text(board)
        select = select_of(world, board)
        hero = next(value for value in Presser.values(board, select) if value.startswith("c"))
        for user in ("Ada", "Ben", "Cleo"):  # Cleo only watches
            await world.select(user, select, [hero], board)
            shown = world.ephemerals(user)[-1]
            assert "Hero" in world.text(shown)
            assert ("My hand" in world.text(shown)) == (user != "Cleo")
        assert world.text(world.board()) == before
        await world.click("Ada", "Signs and terms", world.ephemerals("Ada")[-1])
        assert "What the signs and terms mean" in world.text(world.ephemerals("Ada")[-1])
        await world.click("Ada", "My hand", world.ephemerals("Ada")[-1])
        assert "for your eyes only" in world.text(world.ephemerals("Ada")[-1])
        assert await hand_of(table, 0)


async def test_the_own_hand_is_read_in_its_place_and_found_by_name(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        own = (await hand_of(table, 0))[0]
        await world.slash("Ada", "table hand")
        mine = world.ephemerals("Ada")[-1]
        select = select_of(world, mine)
        await world.select("Ada", select, [Presser.values(mine, select)[0]], mine)
        assert own in world.text(world.ephemerals("Ada")[-1])
        offered = await world.complete("Ada", "table card", "name", own[:4])
        value = next(one["value"] for one in offered if one["name"].startswith(own))
        await world.slash("Ada", "table card", name=value)
        assert own in world.text(world.ephemerals("Ada")[-1])


async def test_cards_of_a_game_that_is_over_are_still_offered_and_read(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        await world.env.work_as_bot(world.bot.tables.playing.end(table.table, world.user("Cleo").id, moderator=True))
        assert (await world.bot.tables.keeper.get(table.table)).status == "ended"
        one, *_ = await world.complete("Cleo", "table card", "name", "")
        await world.slash("Cleo", "table card", name=one["value"])
        assert one["name"].partition(" · ")[0] in world.text(world.ephemerals("Cleo")[-1])


async def test_anothers_hand_is_neither_offered_nor_read(make: Callable[[], Any]) -> None:
    """Not by name, not by an id that somebody has forged, not with another one's seat in it."""
    async with simcord_world(make) as world:
        table = await begin(world)
        ours = {*await hand_of(table, 1)}
        for theirs in {*await hand_of(table, 0)} - ours:
            for user in ("Ben", "Cleo"):
                assert await world.complete(user, "table card", "name", theirs) == []
                await world.slash(user, "table card", name=theirs)
                assert "Nothing that you can see is called" in world.text(world.ephemerals(user)[-1])
        ids = await table.read(lambda look: [ref["card"] for ref in look.run.view(0)["own"]["hand"]])
        for n, ref in enumerate(ids):
            forged_id = f"hand:{ref}:{n}"
            await forged(world, "Ben", custom_id.button(table.table, "-", f"card-0=c{custom_id.digest(forged_id)}"))
            told = world.text(world.ephemerals("Ben")[-1])
            assert "moved on" in told, told


async def test_the_form_finds_a_card(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        table = await begin(world)
        await world.slash("Ada", "table card", name="zzz")
        form = await world.click("Ada", "Find…", world.ephemerals("Ada")[-1])
        own = await table.read(lambda look: look.run.view(0)["players"][1]["hero"]["name"])
        await world.submit("Ada", form, answer=own.lower())
        assert f"{own}\n" in world.text(world.ephemerals("Ada")[-1])
