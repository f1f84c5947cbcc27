"""Rights that the bot loses while a table runs, and is given back: the game goes on, the host is told once for each
loss, and what players must be able to read later is posted then."""

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface
from tests.ui.test_seals import posted
from tests.ui.test_trouble import Failing, Maker, begun, bids, maker, problem

__all__ = ["maker"]
CODES = [(403, 50001), (403, 50013)]
"""Discord's codes for: may not look there; may not write, embed, attach or open threads there."""


class Rights:
    """Whether the bot may do anything in channels. Answers to interactions need no rights."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, status: int, code: int) -> None:
        self.lost = False
        self.asked = 0
        self.told: list[str] = []
        self._error = problem(status, code)
        for owner, name in (
            (discord.PartialMessage, "edit"),
            (discord.PartialMessageable, "send"),
            (discord.TextChannel, "create_thread"),
        ):
            self._guard(monkeypatch, owner, name)

        async def send(user: Any, content: str, **more: Any) -> None:
            self.told.append(content)

        monkeypatch.setattr(discord.User, "send", send)

    def _guard(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        async def method(found: Any, *args: Any, **more: Any) -> Any:
            if self.lost:
                self.asked += 1
                raise self._error
            return await real(found, *args, **more)

        monkeypatch.setattr(owner, name, method)


@pytest.mark.parametrize(("status", "code"), CODES)
async def test_a_host_is_told_once_of_each_loss(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table, rights = await begun(world), Rights(monkeypatch, status, code)
        moves = iter(("take a pebble", "take a pebble", "take a pebble"))
        for times in (1, 2):
            rights.lost = True
            await bids(world) if times == 1 else await world.slash("Ben", "table do", what=next(moves))
            await world.slash("Ada", "table do", what=next(moves))
            assert len(rights.told) == times and f"<#{world.channel().id}>" in rights.told[-1]
            rights.lost = False
            await world.slash("Ada", "table show")
        assert "took a pebble" in world.text(world.board())
        assert (await world.bot.tables.keeper.get(table)).index == 5


@pytest.mark.parametrize(("status", "code"), CODES)
@pytest.mark.parametrize("restarts", [False, True])
async def test_a_seal_that_may_not_be_posted_comes_when_it_may(
    maker: Maker, monkeypatch: pytest.MonkeyPatch, status: int, code: int, restarts: bool
) -> None:
    """Without asking again at each click, for refusals are counted against the bot."""
    async with simcord_world(maker(toy_surface())) as world:
        rights = Rights(monkeypatch, status, code)
        rights.lost = True
        table = await begun(world)
        await bids(world)
        before = rights.asked
        for what in ("take a pebble", "take a pebble"):
            await world.slash("Ben", "table do", what=what)
        assert rights.asked == before and posted(world, "🔒") == []
        rights.lost = False
        if restarts:
            await world.restart(maker(toy_surface()))
        await world.slash("Ada", "table show")
        (seal,) = posted(world, "🔒")
        await world.slash("Ada", "table show")
        assert posted(world, "🔒") == [seal] and not await world.bot.tables.outbox.pending(table=table)
        await _end(world)
        (head,) = posted(world, "🔏")
        bundle = await export_table(world.bot.tables, table)
        assert verify_export(bundle, world.bot.tables.games, seal, head).verdict == "whole"


async def test_without_threads_a_table_stands_where_it_is_asked_for(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        rights = Rights(monkeypatch, 403, 50013)
        rights.lost = True
        await world.slash("Ada", "table new", game="toy", place="thread")
        assert "thread" in world.text(world.ephemerals("Ada")[-1])
        assert await world.bot.tables.index.all_tables() == []
        rights.lost = False
        await world.slash("Ada", "table new", game="toy", place="thread")
        assert len(await world.bot.tables.index.all_tables()) == 1


async def test_a_picture_that_may_not_be_attached_costs_no_move(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Embedding and attaching are rights of their own; answers to clicks do not need them."""
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world)
        Failing(monkeypatch, discord.PartialMessage, "edit", *[problem(403, 50013)] * 9)
        await bids(world)
        await world.click("Ada", "Refresh", world.board())
        await world.click("Ada", "Take a pebble", world.board())
        assert "Ada took a pebble." in world.text(world.board())
        assert (await world.bot.tables.keeper.get(table)).index == 3


async def _end(world: World) -> None:
    await world.slash("Ada", "table end")
    await world.click("Ada", "Yes, clear it", world.ephemerals("Ada")[-1])
