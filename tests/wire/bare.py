"""A bare discord.py bot, the measure of what Discord alone costs: `/echo`, and a button that edits a board.

`python -m tests.wire.bare FILE PICTURE`: FILE holds the board as JSON (`heading`, `alt`, `texts`, `rows` of labels,
`lists` of labels with hints). It stores nothing and knows no rules; what it sends with an edit is as large as
Waykeeper's board, and like Waykeeper it uploads the picture of a board only once.
"""

import asyncio
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands


class Bare(discord.Client):
    def __init__(self, board: dict[str, Any], picture: Path) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self.board, self.picture = board, picture
        self.pictured: set[int] = set()
        self.tree = app_commands.CommandTree(self)
        self.clicks = 0

    async def setup_hook(self) -> None:
        @self.tree.command(name="echo", description="Says it again")
        async def echo(interaction: discord.Interaction[Any], words: str) -> None:
            await interaction.response.send_message(words, ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            self.clicks += 1
            assert interaction.message is not None
            if interaction.message.id in self.pictured:
                await interaction.response.edit_message(view=self.view())
            else:
                self.pictured.add(interaction.message.id)
                file = discord.File(self.picture, "map.png")
                await interaction.response.edit_message(view=self.view(), attachments=[file])

    def view(self) -> discord.ui.LayoutView:
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0xB5482A)
        box.add_item(discord.ui.TextDisplay(f"## {self.board['heading']} {self.clicks}"))
        gallery = discord.MediaGalleryItem("attachment://map.png", description=self.board["alt"])
        box.add_item(discord.ui.MediaGallery(gallery))
        for words in self.board["texts"]:
            box.add_item(discord.ui.TextDisplay(words))
        box.add_item(discord.ui.Separator())
        for place, row in enumerate(self.board["rows"]):
            buttons = [
                discord.ui.Button[Any](label=label, custom_id=f"bare:{place}:{number}")
                for number, label in enumerate(row)
            ]
            box.add_item(discord.ui.ActionRow(*buttons))
        for place, picks in enumerate(self.board["lists"]):
            options = [
                discord.SelectOption(label=label[:100], value=str(number), description=hint[:100] or None)
                for number, (label, hint) in enumerate(picks)
            ]
            chooser: discord.ui.Select[Any] = discord.ui.Select(custom_id=f"bare:list:{place}", options=options)
            box.add_item(discord.ui.ActionRow(chooser))
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(box)
        view.stop()
        return view


def main() -> None:
    discord.http.Route.BASE = os.environ["WAYKEEPER_DISCORD_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["WAYKEEPER_DISCORD_GATEWAY"])
    discord.utils.setup_logging(level=logging.ERROR)  # or a refused edit would fail in silence
    bot = Bare(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")), Path(sys.argv[2]))

    async def serve() -> None:
        async with bot:
            await bot.start(os.environ["DISCORD_TOKEN"])

    try:
        import uvloop
    except ImportError:
        asyncio.run(serve())
    else:
        asyncio.Runner(loop_factory=uvloop.new_event_loop).run(serve())


if __name__ == "__main__":
    main()
