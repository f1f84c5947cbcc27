"""How commands are called and what they ask for: one pattern (docs/decisions.md, “How commands are called”)."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.ui.door.rights import Right, needs_of
from cogs import game_ids
from tests.rights.town import Town, town

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHARED = {
    *("table", "seat", "story", "together", "campaign", "my", "server", "host"),
    *("roll", "rolls", "draw", "card", "rule", "help", "learn", "privacy"),
}
GAMES = {
    **{"altered": "altered", "doomrock": "doomrock", "loe": "evershade", "nearfar": "near_and_far"},
    "rangers": "rangers",
}
"""The one word of a game -> the game."""
MOST_NUMBERS = 2
"""Numbers that a command may ask for without fail: more are told apart by nobody."""


def leaves(place: Town) -> list[Any]:
    return [one for one in place.bot.tree.walk_commands() if not isinstance(one, app_commands.Group)]


async def test_a_game_has_one_first_word_and_everything_else_is_shared(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        assert {one.name for one in commands(place)} == SHARED | set(GAMES)
        assert set(GAMES.values()) <= set(game_ids())
        for one in leaves(place):
            assert all(NAME.fullmatch(part) for part in one.qualified_name.split()), one.qualified_name


async def test_nobody_is_asked_for_a_row_of_bare_numbers(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        kinds = (discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number)
        for one in leaves(place):
            needed = [option.display_name for option in one.parameters if option.required and option.type in kinds]
            assert len(needed) <= MOST_NUMBERS, (one.qualified_name, needed)
            assert len(needed) < 2 or not any(len(name) == 1 for name in needed), (one.qualified_name, needed)


async def test_an_option_that_is_true_never_asks_for_another_right(tmp_path: Path) -> None:
    """That is a command of its own, as `/rolls open` is."""
    async with town(tmp_path) as place:
        rows = {one.qualified_name: needs_of(one) for one in leaves(place)}
        assert not [name for name, row in rows.items() if row is not None and {True, False} & set(row.by_value)]


async def test_what_is_for_managers_alone_discord_shows_to_them_alone(tmp_path: Path) -> None:
    """Discord sets permissions for a first word as a whole, so that they stand where all below it needs them, and
    nowhere else; the right is checked all the same (tests/rights/test_matrix.py)."""
    async with town(tmp_path) as place:
        rights: dict[str, set[Right]] = defaultdict(set)
        for one in leaves(place):
            row = needs_of(one)
            assert row is not None
            rights[one.qualified_name.split()[0]] |= {row.right, *row.by_value.values()}
        shown = {one.name: one.to_dict(place.bot.tree)["default_member_permissions"] for one in commands(place)}
        managed = discord.Permissions(manage_guild=True).value
        due = {name: managed if found == {Right.MANAGER} else None for name, found in rights.items()}
        assert shown == due and set(due.values()) == {managed, None}


def commands(place: Town) -> list[Any]:
    return list(place.bot.tree.get_commands(type=discord.AppCommandType.chat_input))
