"""A bot with one of everything that Waykeeper's screens are made of, for trying the local table itself.

One board a channel: a lantern that players light. Private panel, select, modal, thread, autocomplete, loop, alarm.
"""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks
from PIL import Image, ImageDraw

WICKS = ("beeswax", "birch bark", "wet sock", "moon thread")


def picture(lit: int) -> discord.File:
    image = Image.new("RGB", (640, 240), (38, 52, 60))
    draw = ImageDraw.Draw(image)
    for place in range(8):
        colour = (255, 196, 84) if place < lit % 9 else (70, 84, 92)
        draw.ellipse((20 + place * 76, 90, 76 + place * 76, 146), fill=colour)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, f"lanterns-{lit}.png", description=f"{lit} lanterns are lit")


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"stub:press:(?P<deed>[a-z]+)"):
    def __init__(self, deed: str, label: str = "-", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(discord.ui.Button(label=label, style=style, custom_id=f"stub:press:{deed}"))
        self.deed = deed

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Press":
        return cls(match["deed"])

    async def callback(self, interaction: discord.Interaction) -> Any:
        bot: Any = interaction.client
        channel = interaction.channel_id
        if self.deed == "light":
            bot.lit[channel] = bot.lit.get(channel, 0) + 1
            view = board(bot, channel, interaction.user.display_name)
            await interaction.response.edit_message(view=view, attachments=[picture(bot.lit[channel])])
        elif self.deed == "hand":
            await interaction.response.send_message(view=hand(interaction.user.display_name), ephemeral=True)
        elif self.deed == "word":
            modal = discord.ui.Modal(title="A word for the wall", custom_id="stub:modal:word")
            modal.add_item(discord.ui.TextInput(label="Word", custom_id="word", style=discord.TextStyle.paragraph))
            modal.stop()
            await interaction.response.send_modal(modal)
        elif self.deed == "thread":
            here: Any = interaction.channel
            thread = await here.create_thread(
                name=f"Night {len(bot.threads_made) + 1}", type=discord.ChannelType.public_thread
            )
            bot.threads_made.append(thread.id)
            await thread.send(view=board(bot, thread.id, "nobody"), files=[picture(0)])
            await interaction.response.send_message(f"A new night: <#{thread.id}>")
        elif self.deed == "write":
            await interaction.user.send(f"A letter for {interaction.user.display_name}")
            await interaction.response.defer()
        elif self.deed == "alarm":
            asyncio.get_running_loop().call_later(0.4, bot.ring, channel)
            await interaction.response.send_message("In a moment.", ephemeral=True)


class Wick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"stub:wick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=wick, value=wick) for wick in WICKS]
        super().__init__(discord.ui.Select(custom_id="stub:wick", placeholder="Choose a wick", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Wick":
        made = cls()
        made.item._refresh_state(interaction, interaction.data)
        return made

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.edit_message(view=hand(interaction.user.display_name, self.item.values[0]))


class Lamps(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"stub:lamps:(?P<turn>[0-9]+)"):
    """A select for several; each turn it is another one in the same place."""

    def __init__(self, turn: int) -> None:
        options = [discord.SelectOption(label=f"lamp {n}", value=str(n)) for n in range(4)]
        super().__init__(
            discord.ui.Select(
                custom_id=f"stub:lamps:{turn}", placeholder="Choose lamps", options=options, min_values=0, max_values=4
            )
        )
        self.turn = turn

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Lamps":
        made = cls(int(match["turn"]))
        made.item._refresh_state(interaction, interaction.data)
        return made

    async def callback(self, interaction: discord.Interaction) -> Any:
        said = f"lamps {', '.join(self.item.values)}"
        await interaction.response.edit_message(view=hand(interaction.user.display_name, said, self.turn + 1))


def board(bot: Any, channel: int | None, by: str) -> discord.ui.LayoutView:
    lit = bot.lit.get(channel, 0)
    primary = discord.ButtonStyle.primary
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(f"## Lantern street\n**{lit}** lanterns are lit. Last by **{by}**."),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://lanterns-{lit}.png", description=f"{lit} lanterns are lit")
            ),
            discord.ui.Separator(),
            discord.ui.ActionRow(Press("light", "Light one", primary), Press("hand", "My hand"), Press("word", "Say")),
            discord.ui.ActionRow(Press("thread", "New night"), Press("alarm", "Alarm"), Press("write", "Write me")),
            accent_colour=0xE58A5A,
        )
    )
    view.stop()
    return view


def hand(name: str, wick: str | None = None, turn: int = 0) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    chosen = f"You chose {wick}." if wick else "Nobody else sees this."
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(f"### Hand of {name}\n{chosen}"),
            discord.ui.ActionRow(Wick()),
            discord.ui.ActionRow(Lamps(turn)),
        )
    )
    view.stop()
    return view


class Tree(app_commands.CommandTree):
    pass


class StubBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), tree_cls=Tree)
        self.lit: dict[int | None, int] = {}
        self.threads_made: list[int] = []
        self.ticks = 0
        self.rings = 0
        self.closed = False
        self.words: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Wick, Lamps)
        group = app_commands.Group(name="lantern", description="Lanterns")

        @group.command(name="start", description="Put up the street")
        async def start(interaction: discord.Interaction) -> None:
            here = interaction.channel_id
            await interaction.response.send_message(
                view=board(self, here, "nobody"), file=picture(self.lit.get(here, 0))
            )

        @group.command(name="wick", description="Praise a wick")
        @app_commands.describe(wick="Which one", aloud="Whether the street hears it")
        async def praise(interaction: discord.Interaction, wick: str, aloud: bool = True) -> None:
            await interaction.response.send_message(f"{interaction.user.display_name} praises the {wick}.")

        @praise.autocomplete("wick")
        async def wicks(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=wick, value=wick) for wick in WICKS if current.lower() in wick]

        self.tree.add_command(group)
        await self.tree.sync()
        self.tick.start()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.modal_submit and data.get("custom_id") == "stub:modal:word":
            word = data["components"][0]["component" if "component" in data["components"][0] else "components"]
            value = word["value"] if isinstance(word, dict) else word[0]["value"]
            self.words.append(value)
            await interaction.response.send_message(f"{interaction.user.display_name} wrote: {value}")

    @tasks.loop(seconds=0.5)
    async def tick(self) -> None:
        self.ticks += 1

    def ring(self, channel: int) -> None:
        self.rings += 1
        self.loop.create_task(self.get_partial_messageable(channel).send("The alarm rings."))

    async def close(self) -> None:
        self.closed = True
        self.tick.cancel()
        await super().close()


async def welcome(world: Any) -> None:
    """`on_ready` of the stub: a board in each channel."""
    for name, channel in world.channels.items():
        lit = world.bot.lit.get(channel, 0)
        await world.post_welcome(name, view=board(world.bot, channel, "nobody"), files=[picture(lit)])
