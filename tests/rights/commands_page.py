"""`docs/commands.md`, written from the commands themselves. Anew, after a command has changed:

python -m tests.rights.commands_page
"""

import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import discord
from discord import app_commands

from bot.app import make_bot
from bot.settings import Settings
from bot.ui.door.rights import Right, needs_of
from tests.simcord_world import simcord_world

PAGE: Final = Path(__file__).parents[2] / "docs" / "commands.md"
WHO: Final = {
    Right.ANYONE: "anybody",
    Right.MEMBER: "whoever sees the channel",
    Right.SEATED: "who sits at the table",
    Right.ASKED: "who is asked",
    Right.HOST: "the table's host",
    Right.INVOLVED: "who sits there, its host, moderators",
    Right.KEEPER: "its host, moderators",
    Right.MODERATOR: "moderators",
    Right.MANAGER: "who manages the server",
}
HEAD: Final = """# All commands

Written from the commands themselves (`python -m tests.rights.commands_page`), and compared with them in the tests.
Options in brackets may be left out. *Who* is what somebody must be for it; everybody else gets a sentence that says so.
"""


def page_of(commands: Iterable[Any]) -> str:
    """The page: a table for each first word, in alphabetical order, then what stands in context menus."""
    rooms: dict[str, list[str]] = {}
    menus: list[str] = []
    for command in sorted(commands, key=lambda one: one.qualified_name):
        if isinstance(command, app_commands.Group):
            continue
        row = needs_of(command)
        who = "" if row is None else WHO[row.right]
        if row is not None and row.by_value:
            who += "; " + ", ".join(f"`{row.option}:{given}` {WHO[right]}" for given, right in row.by_value.items())
        if isinstance(command, app_commands.ContextMenu):
            menus.append(f"| {command.qualified_name} | {who} |")
            continue
        options = " ".join(one.display_name if one.required else f"[{one.display_name}]" for one in command.parameters)
        name = f"`/{command.qualified_name}{' ' + options if options else ''}`"
        said = str(command.description).replace("|", "\\|")
        rooms.setdefault(command.qualified_name.split()[0], []).append(f"| {name} | {said} | {who} |")
    parts = [HEAD]
    for room, lines in sorted(rooms.items()):
        parts.append("\n".join([f"## /{room}\n", "| command | what it does | who |", "|---|---|---|", *lines]) + "\n")
    if menus:
        head = ["## Apps, in the menu of a message or person\n", "| name | who |", "|---|---|"]
        parts.append("\n".join([*head, *menus]) + "\n")
    return "\n".join(parts)


async def written(folder: Path) -> str:
    """The page as it should be. folder: for the bot's files."""
    settings = Settings(_env_file=None, data_dir=folder)
    async with simcord_world(lambda: make_bot(settings)) as world:
        return page_of(one for kind in discord.AppCommandType for one in world.bot.tree.walk_commands(type=kind))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        PAGE.write_text(asyncio.run(written(Path(place))), encoding="utf-8")
        print(PAGE)
