"""Answering ahead on Discord: built by buttons, shown in the hand, and nothing that others see tells of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.policy import THINKING
from bot.tables.seats import lobby
from bot.ui.panels.panel import Panel
from bot.ui.questions.scene import Scene
from bot.ui.screens import stage
from bot.ui.screens.present import board
from cogs import load_surface
from tests.seen import text_of
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock

LONG = THINKING[1] + 1


@pytest.fixture
def maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    monkeypatch.setattr(lobby, "new_id", lambda: "abcdefgh")
    monkeypatch.setattr(lobby, "commitment", lambda seed: "5ea1")
    settings = Settings(_env_file=None, data_dir=tmp_path)
    surface = replace(load_surface("pebbles"), pictures=lambda view: [])
    return lambda: make_bot(settings, surfaces=[surface])


class Evening:
    """Pebbles of Ada and Ben, on a clock that is turned by hand."""

    def __init__(self, world: World) -> None:
        self.world, self.clock = world, HandClock()
        world.bot.tables.keeper.clock = world.bot.clocks._clock = self.clock

    async def begin(self) -> None:
        await self.world.slash("Ben", "table new", game="pebbles")
        await self.world.click("Ada", "Join")
        await self.world.click("Ben", "Start")
        await self.world.click("Ben", "Every stone is for the path")  # at the door

    async def after(self, seconds: float) -> None:
        self.clock.time += seconds
        await self.world.env.work_as_bot(self.world.bot.clocks.run_due())

    async def plan(self, *labels: str) -> None:
        """Ada plans these steps, by the select of the panel, and lets them run."""
        await self.world.slash("Ada", "my plan")
        for label in labels:
            panel = self.world.ephemerals("Ada")[-1]
            control = next(one for one in self.world.controls(panel) if ":*plan-" in one)
            value = next(v for v, said in self.offered(panel).items() if said == label)
            await self.world.select("Ada", control, [value], panel)
        await self.world.click("Ada", "Let it run", self.world.ephemerals("Ada")[-1])

    def offered(self, panel: Any) -> dict[str, str]:
        """Value -> label of the steps that may be added."""
        found: dict[str, str] = {}

        def walk(part: Any) -> None:
            if isinstance(part, dict):
                if ":*plan-" in str(part.get("custom_id", "")):
                    found.update({one["value"]: one["label"] for one in part["options"]})
                for inner in part.values():
                    walk(inner)
            elif isinstance(part, list):
                for inner in part:
                    walk(inner)

        walk(panel.components)
        return found

    async def hand(self) -> str:
        await self.world.slash("Ada", "table hand")
        return text_of(self.world.ephemerals("Ada")[-1])

    async def seen(self) -> list[Any]:
        """All that Ben sees: the channel, his hand, the story so far, who is awaited and until when."""
        await self.world.slash("Ben", "table hand")
        hand = text_of(self.world.ephemerals("Ben")[-1])
        await self.world.slash("Ben", "table log")
        log = text_of(self.world.ephemerals("Ben")[-1])
        channel = [text_of(one) for one in self.world.messages()]
        table = (await self.world.bot.tables.index.by_channel(self.world.channel().id)).id
        look = await self.world.bot.tables.keeper.look(table, lambda look: (look.awaited(), look.due()))
        return [hand, log, channel, look]


async def test_a_plan_is_built_by_buttons_shown_in_the_hand_and_carried_out(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=("Ada", "Ben")) as world:
        evening = Evening(world)
        await evening.begin()
        await world.slash("Ada", "my plan")
        panel = world.ephemerals("Ada")[-1]
        assert "Walk on as long as no wave has come" in evening.offered(panel).values()
        assert "Let it run" not in world.controls(panel).values(), "there is nothing yet"
        await evening.plan("Walk on", "Turn for home")
        assert "Your plan: Walk on and Turn for home" in await evening.hand()
        await evening.after(LONG)
        await world.slash("Ben", "table do", what="walk")
        await evening.after(LONG)
        hand = await evening.hand()
        assert "Your plan has answered for you: Walk on" in hand
        info = await world.bot.tables.index.by_channel(world.channel().id)
        run = await world.bot.tables.keeper.look(info.id, lambda look: look.run)
        assert [choice.answer for choice in run.choices if choice.seat == 1] == ["walk", "home"]


async def test_a_plan_is_dropped_by_a_button_and_a_stale_panel_adds_nothing(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, players=("Ada", "Ben")) as world:
        evening = Evening(world)
        await evening.begin()
        await evening.plan("Walk on")
        await world.slash("Ada", "my plan")
        await world.click("Ada", "No plan", world.ephemerals("Ada")[-1])
        assert "There is no plan any more" in text_of(world.ephemerals("Ada")[-1])
        assert "Your plan" not in await evening.hand()
        await evening.after(LONG)
        info = await world.bot.tables.index.by_channel(world.channel().id)
        assert info.index == 1, "the door, and nothing since"


async def played(maker: Callable[[], Any], *, ahead: bool, moments: list[float]) -> list[Any]:
    """What Ben sees, moment by moment. ahead: Ada's answers were planned; else she gives them herself then."""
    seen: list[Any] = []
    async with simcord_world(maker, players=("Ada", "Ben")) as world:
        evening = Evening(world)
        await evening.begin()
        info = await world.bot.tables.index.by_channel(world.channel().id)
        if ahead:
            await evening.plan("Walk on", "Turn for home")
            seen.append(await evening.seen())
        else:
            await world.slash("Ada", "my plan")
            seen.append(await evening.seen())
        for answer in ("walk", "home"):
            await world.slash("Ben", "table do", what="walk")
            seen.append(await evening.seen())
            if ahead:
                at = await world.bot.tables.keeper.look(info.id, lambda look: look.plan_at(1))
                moments.append(at - evening.clock.time)
                await evening.after(moments[-1])
            else:
                await evening.after(moments.pop(0))
                await world.slash("Ada", "table do", what=answer)
            seen.append(await evening.seen())
    return seen


async def test_nobody_sees_whether_an_answer_was_planned(maker: Callable[[], Any], tmp_path: Path) -> None:
    """P6: the same evening twice, once planned, once answered in person at the same moments."""
    moments: list[float] = []
    planned = await played(maker, ahead=True, moments=moments)
    assert all(THINKING[0] <= one <= THINKING[1] for one in moments)
    for file in tmp_path.glob("*.db*"):
        file.unlink()
    in_person = await played(maker, ahead=False, moments=moments)
    assert len(planned) == len(in_person) == 5
    for n, (one, other) in enumerate(zip(planned, in_person, strict=True)):
        assert one == other, n


async def test_a_board_that_tells_of_plans_would_be_found(
    maker: Callable[[], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(scene: Scene, ping: Sequence[int], words: str) -> Panel:
        return board(scene, ping, repr(scene.plans))

    monkeypatch.setattr(stage, "board", leaky)
    with pytest.raises(AssertionError):
        await test_nobody_sees_whether_an_answer_was_planned(maker, tmp_path)
