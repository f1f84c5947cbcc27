"""`/doomrock` on Discord's actors: looking at map, battle and score, using something, passing the lead; who may not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.simcord_world import World, simcord_world


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def told(world: World, user: str, command: str, **options: Any) -> Any:
    """The private answer to a command; nobody else is told of it by a new post."""
    before = len(world.messages())
    await world.slash(user, f"doomrock {command}", **options)
    assert len(world.messages()) == before
    return world.ephemerals(user)[-1]


async def begun(world: World) -> None:
    await world.slash("Ada", "doomrock new")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")


async def state(world: World, change: Callable[[Any], None] = lambda state: None) -> Any:
    """The state of the table of the channel, changed by hand if so wished."""
    info = await world.bot.tables.index.by_channel(world.channel().id)

    def touch(look: Any) -> Any:
        change(look.run.state)
        look.run.ticks += 1
        return look.run.state

    return await world.bot.tables.keeper.look(info.id, touch)


async def test_without_a_table_and_before_it_begins(make: Any) -> None:
    async with simcord_world(make) as world:
        for command in ("panel", "status", "log", "map", "battle", "score", "pass-lead"):
            assert "/doomrock new" in world.text(await told(world, "Ada", command)), command
        assert await world.complete("Ada", "doomrock use", "item", "") == []
        await world.slash("Ada", "doomrock new")
        assert "Assault on Doomrock · a table is set" in world.text(world.board())
        assert "/doomrock new" in world.text(await told(world, "Ada", "map"))


async def test_a_second_table_goes_into_a_thread(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "doomrock new")
        await world.slash("Ben", "doomrock new")
        (thread,) = world.bot.guilds[0].threads
        assert f"<#{thread.id}>" in world.text(world.ephemerals("Ben")[-1])
        assert "**Ben** (host)" in world.text(world.board(thread.id))


async def test_looking(make: Any) -> None:
    async with simcord_world(make) as world:
        await begun(world)
        row = (await state(world)).row
        picture = await told(world, "Cleo", "map")
        assert [one["filename"] for one in picture.attachments] == ["map.png"]
        names = world.bot.stage.surfaces["doomrock"].game.name_of
        assert all(names(area.card) in world.text(picture) for area in row)
        assert "Nobody is fighting" in world.text(await told(world, "Cleo", "battle"))
        status = world.text(await told(world, "Cleo", "status"))
        assert "Segment 1/3" in status and "silver" in status
        assert "for your eyes only" in world.text(await told(world, "Ben", "panel"))
        assert "You are watching" in world.text(await told(world, "Cleo", "panel"))
        assert "The story so far" in world.text(await told(world, "Cleo", "log"))
        score = world.text(await told(world, "Ben", "score"))
        assert "10 for doing it at all" in score and "If you had won" in score


async def test_the_battle_and_the_map_behind_it(make: Any) -> None:
    async with simcord_world(make) as world:
        await begun(world)
        leader = ["Ada", "Ben"][(await state(world)).leader]
        await world.slash(leader, "table do", what="battle")
        for user in ("Ada", "Ben"):
            await world.slash(user, "table do", what="yes")
        assert (await state(world)).battle is not None
        assert [one["filename"] for one in (await told(world, "Cleo", "battle")).attachments] == ["battle.png"]
        shown = await told(world, "Cleo", "map")
        assert [one["filename"] for one in shown.attachments] == ["map.png"] and "· Map ·" in world.text(shown)


async def test_passing_the_lead(make: Any) -> None:
    async with simcord_world(make) as world:
        await begun(world)
        leader = (await state(world)).leader
        names = ["Ada", "Ben"]
        other = names[1 - leader]
        assert "not leading" in world.text(await told(world, other, "pass-lead"))
        assert "no seat" in world.text(await told(world, "Cleo", "pass-lead"))
        assert "✓" in world.text(await told(world, names[leader], "pass-lead"))
        assert (await state(world)).leader == 1 - leader


async def test_using_something_from_the_bag(make: Any) -> None:
    async with simcord_world(make) as world:
        await begun(world)
        content = world.bot.stage.surfaces["doomrock"].game.content
        assert await world.complete("Ben", "doomrock use", "item", "") == []
        assert "nothing like that" in world.text(await told(world, "Ben", "use", item="potion"))
        potion = next(
            card.id
            for card in content.items.values()
            if card.slot == "consumable" and any(word.do in ("heal", "gain") for word in card.effects)
        )

        def give(state: Any) -> None:
            for deck in ("common", "epic"):
                if potion in state.decks[deck]:
                    state.decks[deck].remove(potion)
            state.items.append(potion)
            for hero in state.heroes:
                hero.hp = 1

        await state(world, give)
        offers = await world.complete("Ben", "doomrock use", "item", "")
        assert [one["value"] for one in offers] == [f"use:{potion}"]
        assert "no seat" in world.text(await told(world, "Cleo", "use", item=f"use:{potion}"))
        assert await world.complete("Cleo", "doomrock use", "item", "") == []
        await told(world, "Ben", "use", item=f"use:{potion}")
        assert potion not in (await state(world)).items


async def test_a_refusal_of_the_rules_after_a_typed_command_is_a_sentence(make: Any) -> None:
    async with simcord_world(make) as world:
        await begun(world)
        leader = ["Ada", "Ben"][(await state(world)).leader]

        def spend(state: Any) -> None:
            for area in state.row:
                area.secrets = 0

        await state(world, spend)
        await world.slash(leader, "table do", what="explore")
        assert world.text(world.ephemerals(leader)[-1]).startswith("Needs 1 secret")


async def test_what_others_decide_and_what_cannot_be_done_is_said(make: Any) -> None:
    """E-1, E-2, E-4, E-12: a button of the leader's, and words that no option answers to."""
    async with simcord_world(make) as world:
        await begun(world)
        now = await state(world)
        names = world.bot.stage.surfaces["doomrock"].game.name_of
        # Which areas lie ahead, and so what walking there costs, is dealt anew each time.
        walk = next(label for label in world.controls(world.board()).values() if label.startswith("🥾"))
        await world.click("Ben", walk)
        assert "That is for Ada to decide" in world.text(world.ephemerals("Ben")[-1])
        await world.slash("Ben", "table do", what="Venture forth")
        assert "That is for Ada to decide" in world.text(world.ephemerals("Ben")[-1])
        mine, theirs = now.heroes[0], now.heroes[1]
        await world.slash("Ada", "table do", what=names(mine.abilities[1]))
        assert f"{names(mine.abilities[1])} is for battles" in world.text(world.ephemerals("Ada")[-1])
        await world.slash("Ada", "table do", what=names(theirs.abilities[1]))
        assert f"You are not playing {names(theirs.class_id)}" in world.text(world.ephemerals("Ada")[-1])
        await world.slash("Ada", "table do", what=names(now.row[now.place].card))
        assert "You are there already" in world.text(world.ephemerals("Ada")[-1])
        assert (await state(world)).time == now.time and now.leader == 0
