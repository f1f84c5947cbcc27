"""A draft of four by clicks: two people, two house players, from the lobby to the last match."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.ui.panels import custom_id
from cogs.altered.draft.rules import drafting, packs
from tests.simcord_world import World, simcord_world


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def lobby(world: World) -> str:
    """Ada and Ben, and the house at two seats."""
    await world.slash("Ada", "table new", game="altered-draft")
    await world.click("Ben", "Join")
    for _ in range(2):
        await world.click("Ada", "Seat the house")
    await world.click("Ada", "Start")
    table: str = (await world.bot.tables.index.all_tables())[0]
    return table


async def pick(world: World, user: str) -> None:
    """The first card of a hand: from a list while the pack is full, later from buttons."""
    message = world.ephemerals(user)[-1]
    for part in _walk(message.components):
        press = custom_id.parse(part.get("custom_id") or "")
        if part.get("type") == 3 and press is not None and press.token != "-":  # not the list of cards to read
            await world.select(user, part["custom_id"], [part["options"][0]["value"]], message)
            return
    card = next(control for control, label in world.controls(message).items() if " · " in label)
    await world.click(user, card, message)


def _walk(parts: Any) -> Any:
    for part in parts:
        part = part if isinstance(part, dict) else part.to_dict() if hasattr(part, "to_dict") else vars(part)
        yield part
        yield from _walk(part.get("components") or [])


async def pick_all(world: World, table: str) -> int:
    """Both pick by clicks as long as anything lies in front of them; gives how many picks were made."""
    picks = 0
    seats = {"Ada": 0, "Ben": 1}
    for user in seats:
        await world.click(user, "Your move")
    while (await world.bot.tables.reader.view(table, None))["phase"] == "drafting":
        for user, seat in seats.items():
            if not (await world.bot.tables.reader.view(table, seat))["own"]["front"]:
                continue
            await pick(world, user)
            picks += 1
    return picks


async def test_a_draft_of_four_from_lobby_to_trophy(make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafting, "BOOSTERS", 1)  # every click draws a pack
    for module in (drafting, packs):
        monkeypatch.setattr(module, "PACK_SIZE", 6)
    async with simcord_world(make) as world:
        tables = world.bot.tables
        table = await lobby(world)
        assert "pack 1 of" in world.text(world.board())
        assert await pick_all(world, table) == 12
        board = world.text(world.board())
        assert "decks are being built" in board and "ready" in board
        for user in ("Ada", "Ben"):
            await world.click(user, "Play this deck", world.ephemerals(user)[-1])
        for number in (1, 2):
            matches = [one for one in await tables.children.child_tables(table) if one.is_awaited]
            assert matches and f"Round {number}" in world.text(world.board())
            assert "(those met: 0)" not in world.text(world.board())  # says nothing, so it is not said
            for one in matches:
                assert one.channel is not None and f"<#{one.channel}>" in world.text(world.board())
                people = [user for user, seat in (("Ada", 0), ("Ben", 1)) if seat in one.sequel.seats]
                assert ("Practice" in world.text(world.board(one.channel))) == (len(people) == 1)
                await world.slash(people[0], "table do", one.channel, what="concede")
                report = verify_export(await export_table(tables, one.table), tables.games)
                assert report.ok, report.problem
        assert (await tables.keeper.get(table)).status == "ended" and await tables.index.all_tables() == []
        board = world.text(world.board())
        assert "win" in board and "the draft" in board and "Round 2" in board
        assert verify_export(await export_table(tables, table), tables.games).ok
        assert (await tables.ladders.ladder(world.local.guild.id, "altered")).ranks == ()


async def test_settings_and_a_draft_for_the_wrong_number(make: Callable[[], Any]) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "table new", game="altered-draft")
        table = (await world.bot.tables.index.all_tables())[0]
        await world.bot.tables.lobby.set_option(table, world.user("Ada").id, "kind", "winston")
        for user in ("Ben", "Cleo"):
            await world.click(user, "Join")
        await world.click("Ada", "Start")
        assert "for two players" in world.text(world.ephemerals("Ada")[-1])
        await world.click("Cleo", "Leave")
        await world.click("Ada", "Start")
        board = world.text(world.board())
        assert "three piles" in board and "Piles of 1, 1 and 1 cards" in board
