"""Two things at once: hands that come and go while others are brought up to date; runs that fail to recover."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules.errors import ReplayMismatch
from bot.rules.kernel.run import Run
from bot.tables.model import errors
from bot.tables.service import Tables
from bot.ui.messages.hands import Hands
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER
from tests.tables.play import ADA, BEN, CAY, broken_step, new_table, snapshot

TABLE = "abcdefgh"


class SlowReply:
    """A reply whose edits wait for `gate`."""

    def __init__(self, user: int, message: int, gate: asyncio.Event, works: bool = True) -> None:
        self.private_message = message
        self.interaction = SimpleNamespace(user=SimpleNamespace(id=user))
        self.locale, self.gate, self.works = "en", gate, works

    async def again(self, message: int, shot: Any) -> bool:
        await self.gate.wait()
        return self.works


def hands_of(turn: list[int]) -> Hands:
    async def private(table: str, user: int, locale: str, **more: Any) -> Any:
        await asyncio.sleep(0)
        turn[0] += 1
        return SimpleNamespace(panel=Panel().add(Words(f"{user} at {turn[0]}")))

    clock = SimpleNamespace(now=lambda: 0.0)

    async def get(table: str) -> Any:
        return None

    stage: Any = SimpleNamespace(
        private=private,
        say=lambda info, words, locale: words.key,
        tables=SimpleNamespace(clock=clock, keeper=SimpleNamespace(get=get)),
    )
    return Hands(stage)


async def begun() -> None:
    """Every task has had its turns, up to where it waits."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_a_hand_that_goes_while_others_are_refreshed() -> None:
    gates, hands = {user: asyncio.Event() for user in (ADA, BEN, CAY)}, hands_of([0])
    for user, gate in gates.items():
        reply: Any = SlowReply(user, user, gate, works=False)
        hands.opened(TABLE, reply, None, NO_PARTIAL_ANSWER, Panel())
    every = asyncio.ensure_future(hands.refresh(TABLE))
    await begun()
    gates[BEN].set()
    gates[CAY].set()
    await hands.refresh(TABLE, but=ADA)
    gates[ADA].set()
    await every
    assert not hands._open


@pytest.mark.parametrize("works", [True, False])
async def test_a_hand_opened_meanwhile_stays_the_newest(works: bool) -> None:
    gate, hands = asyncio.Event(), hands_of([0])
    old: Any = SlowReply(ADA, 1, gate, works)
    hands.opened(TABLE, old, None, NO_PARTIAL_ANSWER, Panel())
    refreshing = asyncio.ensure_future(hands.refresh(TABLE))
    await begun()
    new: Any = SlowReply(ADA, 2, gate)
    hands.opened(TABLE, new, 1, NO_PARTIAL_ANSWER, Panel())
    gate.set()
    await refreshing
    assert hands._open[TABLE, ADA].reply is new and hands._open[TABLE, ADA].message == 2


async def test_a_run_that_cannot_even_be_put_back_is_opened_anew(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(tables)
    await tables.playing.do(table, ADA, "1")
    before = await tables.keeper.look(table, snapshot)

    def unable(run: Any, index: int) -> None:
        raise ReplayMismatch(index, "on purpose")

    told = (ReplayMismatch, errors.RulesBroke)
    with monkeypatch.context() as patched, broken_step(tables.games["toy"], "take"), pytest.raises(told):
        patched.setattr(Run, "_rebuild", unable)
        await tables.playing.do(table, BEN, "1")
    assert await tables.keeper.look(table, snapshot) == before
    assert (await tables.playing.do(table, BEN, "1")).info.index == 2
