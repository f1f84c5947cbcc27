"""A deed without a row does not start."""

from pathlib import Path

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.app import make_bot
from bot.installed import SHARED
from bot.settings import Settings
from bot.ui.door.command_frame import Interaction
from bot.ui.door.rights import Deeds, MissingRight, Right, needs, needs_of, require_complete
from tests.attack.ids import attack


class Planted(commands.GroupCog, group_name="planted"):
    @needs(Right.HOST)
    @app_commands.command(name="good")
    async def good(self, interaction: Interaction) -> None: ...

    @app_commands.command(name="bare")
    async def bare(self, interaction: Interaction) -> None: ...


async def test_a_command_without_a_row_keeps_the_bot_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_bot(Settings(_env_file=None, data_dir=tmp_path), surfaces=[])
    add = made._add

    async def added(name: str) -> None:
        await add(name)
        if name == SHARED[-1]:
            await made.add_cog(Planted())

    monkeypatch.setattr(made, "_add", added)
    try:
        with pytest.raises(MissingRight, match="planted bare"):
            await made.setup_hook()
    finally:
        await made.tables.close()


async def test_a_menu_without_a_row_is_found_too(tmp_path: Path) -> None:
    made = make_bot(Settings(_env_file=None, data_dir=tmp_path), surfaces=[])

    @made.tree.context_menu(name="bare menu")
    async def bare(interaction: Interaction, message: discord.Message) -> None: ...

    with pytest.raises(MissingRight, match="bare menu"):
        require_complete(made.tree)


def test_the_row_stays_with_a_command_of_a_cog() -> None:
    row = needs_of(Planted().good)
    assert row is not None and row.right is Right.HOST and needs_of(Planted().bare) is None


async def test_a_click_has_one_row_and_without_a_table_no_right_at_one() -> None:
    deeds = Deeds()

    async def nothing(*given: object) -> None: ...

    deeds.at_table("log", Right.MEMBER, nothing)
    with pytest.raises(ValueError, match="log"):
        deeds.at_table("log", Right.ANYONE, nothing)
    for right in (Right.SEATED, Right.ASKED, Right.HOST, Right.KEEPER):
        with pytest.raises(MissingRight):
            deeds.alone("log", right, nothing)


async def test_the_attack_finds_a_door_that_is_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.door.door.require_right", lambda *given: None)
    assert (await attack(500, 3, tmp_path)).wrong
