"""Clicks that nobody could make with an honest client, and names that nobody should bear."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import text
from bot.settings import Settings
from bot.tables.service import Tables
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import escape, plain
from tests.simcord_world import World, simcord_world
from tests.tables.play import ADA, BEN
from tests.ui.asker import toy_surface
from tests.ui.test_table import begun, forged, last_private

ELSEWHERE = "second-table"


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


def table_of(world: World) -> str:
    return next(iter(world.controls(world.board()))).split(":")[1]


async def test_a_table_answers_nobody_from_another_channel(maker: Callable[[], Any]) -> None:
    """P3, P6: whoever knows the id of a table of another server learns nothing and can do nothing, not even join."""
    async with simcord_world(maker, channels=("the-table", ELSEWHERE)) as world:
        await world.slash("Ada", "table new", game="toy")
        table = table_of(world)
        await world.slash("Cleo", "table new", ELSEWHERE, game="toy")
        away = world.board(ELSEWHERE)
        tables: Tables = world.bot.tables
        lobby = await tables.keeper.get(table)
        ops = ("join", "start", "settings", "house", "clock-=60", "set-rounds=1", "leave", "export", "log", "board")
        for op in ops:
            for user in ("Ada", "Cleo"):
                await forged(world, user, f"wk:{table}:-:{op}", away)
        after = await tables.keeper.get(table)
        assert (after.seats, after.options, after.status, after.clock_hours) == (
            lobby.seats,
            lobby.options,
            lobby.status,
            lobby.clock_hours,
        )
        await world.click("Ben", "Join", world.board())
        await world.click("Ada", "Start", world.board())
        request = next(a.token for a in await tables.reader.requests(table, 0))
        index = (await tables.keeper.get(table)).index
        board = world.text(world.board())
        for op in (f"{request}:3", f"{request}:=zz", "-:words", "-:board", "-:hand", "-:log", "-:ask-undo", "1:?"):
            await forged(world, "Ada", f"wk:{table}:{op}", away)
            await forged(world, "Cleo", f"wk:{table}:{op}", away)
        assert (await tables.keeper.get(table)).index == index and world.text(world.board()) == board
        for user in ("Ada", "Cleo"):
            told = " ".join(world.text(m) for m in world.ephemerals(user, ELSEWHERE))
            assert "Round 1" not in told and "Ben" not in told and "eyes only" not in told


async def test_ids_of_tables_that_never_were_are_not_remembered(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker) as world:
        await begun(world)
        boards = world.bot.clicks.posts.boards
        known = len(boards._last), len(boards._boards)
        for n in range(20):
            await forged(world, "Cleo", f"wk:{'abcdefgh' if n % 2 else 'zz'}{n}:-:hand")
        assert (len(boards._last), len(boards._boards)) == known


async def test_numbers_that_are_none(maker: Callable[[], Any]) -> None:
    """Python calls `²` a digit and then cannot read it."""
    async with simcord_world(maker) as world:
        await begun(world)
        table = table_of(world)
        token = next(a.token for a in await world.bot.tables.reader.requests(table, 0))
        for op in (
            "-:hand-²",
            "-:undo-²",
            "-:clock-=²",
            "-:rules-²",
            "-:settings-²",
            "-:help-²",
            "-:words-²",
            "-:more-²",
            "-:peek-²",
            "-:order-²",
            "-:order-0.²",
            "-:order-².",
            "-:more-99",
            "-:order-99.aaaaaaaaaaaa",
            "-:words-9999",
            "-:back-²",
            f"{token}:=²",
            f"{token}:=--5",
            f"{token}:>².x",
            f"{token}:>0.²",
            f"{token}:=-",
            f"{token}:={'9' * 60}",
        ):
            await forged(world, "Ada", f"wk:{table}:{op}")
            assert "went wrong" not in world.text(last_private(world, "Ada")), op
        for typed in ("²", "--5", "9" * 5_000, "-", "=²"):
            await world.slash("Ada", "table do", what=typed)
            assert "went wrong" not in world.text(last_private(world, "Ada")), typed


async def test_nobody_bears_anothers_name_or_turns_the_text_around(tables: Tables) -> None:
    made = await tables.lobby.create("toy", 1, 10, ADA, name="@seat:1")
    table = made.info.id
    await tables.seating.join(table, BEN, "\u202eBen\u200b\x01  \n# loud")
    info = await tables.keeper.get(table)
    assert [seat.name for seat in info.seats] == ["\uff20seat:1", "Ben # loud"]
    await tables.seating.add_house(table, ADA, "x" * 5_000)
    assert len((await tables.keeper.get(table)).seats[2].name) == 80
    await tables.lobby.start(table, ADA)
    await tables.seating.leave(table, ADA)
    line = next(
        event for event in await tables.keeper.look(table, lambda look: look.events()) if event.kind == "journal-left"
    )
    assert line.params["name"] == "\uff20seat:1"


def test_a_strange_reference_is_only_a_word() -> None:
    words = Catalogue()
    names = SeatNames({0: "Ada"})
    for strange in ("@seat:²", "@seat:--1", "@seat:", "@", "@@", "@seat:" + "9" * 30):
        assert words.format(text("table-joined", who=strange), names)


@pytest.mark.parametrize("text", ["\u202etsael", "a\u2066b\u2069", "\u200fx"])
def test_no_sign_turns_what_follows(text: str) -> None:
    turning = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert not set(escape(text) + plain(text)) & turning
