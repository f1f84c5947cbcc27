"""The world for tests with SimCord's actors: what users do and see."""

import asyncio
import copy
from collections import Counter
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from simcord import Env
from simcord import env as stock

from bot.local.simcord_copies import ASKING, NAMED, copied
from bot.local.simcord_looks import PAUSE
from tests.local.stub_bot import StubBot
from tests.simcord_world import simcord_world


async def test_two_users_act_and_see() -> None:
    async with simcord_world(StubBot) as world:
        await world.slash("Ada", "lantern start")
        assert "**0** lanterns" in world.text(world.board())
        await world.click("Ben", "Light one")
        await world.click("Ada", "stub:press:light")
        assert "**2** lanterns are lit. Last by **Ada**" in world.text(world.board())

        await world.click("Ada", "My hand")
        assert "Hand of Ada" in world.text(world.ephemerals("Ada")[-1])
        assert world.ephemerals("Ben") == []
        await world.select("Ada", "Choose a wick", ["wet sock"])
        assert "You chose wet sock" in world.text(world.ephemerals("Ada")[-1])


async def test_modal_autocomplete_and_thread() -> None:
    async with simcord_world(StubBot) as world:
        await world.slash("Ada", "lantern start")
        shown = await world.click("Ben", "Say")
        await world.submit("Ben", shown, word="hush")
        assert world.text(world.messages()[-1]) == "Ben wrote: hush"
        assert [one["value"] for one in await world.complete("Cleo", "lantern wick", "wick", "b")] == [
            "beeswax",
            "birch bark",
        ]
        await world.click("Cleo", "New night")
        thread = world.bot.threads_made[0]
        await world.click("Cleo", "Light one", channel=thread)
        assert "**1** lanterns" in world.text(world.board(thread))


async def test_a_control_that_nobody_sees_is_named() -> None:
    async with simcord_world(StubBot) as world:
        await world.slash("Ada", "lantern start")
        with pytest.raises(LookupError, match=r"Blow out.*Light one"):
            await world.click("Ada", "Blow out")


async def test_old_buttons_work_after_a_restart() -> None:
    async with simcord_world(StubBot) as world:
        await world.slash("Ada", "lantern start")
        await world.restart(StubBot)
        await world.click("Ben", "Light one")
        assert "**1** lanterns" in world.text(world.board())


async def test_time_passes_only_when_told() -> None:
    async with simcord_world(StubBot) as world:
        before = world.bot.ticks
        await world.slash("Ada", "lantern start")
        assert world.bot.ticks == before
        await world.pass_seconds(5)
        assert world.bot.ticks == before + 10


async def test_errors_of_the_bot_fail_the_test() -> None:
    with pytest.raises(ExceptionGroup, match="1 error"):
        async with simcord_world(StubBot) as world:
            del world.bot.lit
            await world.slash("Ada", "lantern start")


async def test_settling_looks_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """SimCord's own pause of 50 ms between two looks would be in every click."""
    pauses = []
    stock = Env._settle_internal

    @wraps(stock)
    async def record(self: Any, **options: Any) -> None:
        pauses.append(options["idle"])
        await stock(self, **options)

    monkeypatch.setattr(Env, "_settle_internal", record)
    async with simcord_world(StubBot) as world:
        await world.slash("Ada", "lantern start")
        await world.click("Ada", "My hand")
    assert max(pauses) <= PAUSE


async def test_nobody_looks_again_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look goes through every task and timer; while a thread waits for the disk it would find the same."""
    looks, answer = 0, asyncio.get_running_loop().create_future()
    look = vars(stock)["_virtualize_recognized_waits"]

    def counted(*state: Any) -> None:
        nonlocal looks
        looks += 1
        look(*state)

    async def disk() -> None:
        for _ in range(60):
            await asyncio.sleep(PAUSE)
        answer.set_result("written")

    async with simcord_world(StubBot) as world:
        monkeypatch.setattr(stock, "_virtualize_recognized_waits", counted)
        thread = asyncio.create_task(disk())
        assert await world.env.work_as_bot(answer) == "written"
        await thread
    assert 0 < looks < 20


async def test_simcord_is_as_it_was_afterwards() -> None:
    async with simcord_world(StubBot):
        assert vars(stock)["asyncio"] is not asyncio
        assert [vars(one)["deepcopy"] for one in NAMED] == [copied for _ in NAMED]
        assert [vars(one)["copy"].deepcopy for one in ASKING] == [copied for _ in ASKING]
    assert vars(stock)["asyncio"] is asyncio
    assert [vars(one)["deepcopy"] for one in NAMED] == [copy.deepcopy for _ in NAMED]
    assert [vars(one)["copy"] for one in ASKING] == [copy for _ in ASKING]


def test_what_the_bot_sends_is_copied_and_not_shared() -> None:
    """Neither the sender nor a reader can change what the world keeps, as with SimCord's own copies."""
    shared = ["one"]
    sent: dict[str, Any] = {
        "words": "Zoë",
        "n": 7,
        "none": None,
        "rows": [shared, ["two"]],
        "cells": ({"deep": [1.5, True]},),
    }
    found = copied(sent)
    assert found == sent
    assert found["rows"] is not sent["rows"] and found["rows"][0] is not shared
    assert found["cells"][0]["deep"] is not sent["cells"][0]["deep"]
    own = copied([Path("a"), Counter(a=1), {"kept": shared}])  # holds what no JSON has
    assert own == [Path("a"), Counter(a=1), {"kept": ["one"]}] and type(own[1]) is Counter
    assert own[2]["kept"] is not shared
