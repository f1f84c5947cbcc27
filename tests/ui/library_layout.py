"""The same panel built from discord.py's own items: what `bot.ui.panels.discord_panel` is held to."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.ui.panels.panel import Button, Panel, Picture, Rule, Select, Words, escape, fit
from bot.ui.panels.surface import Drawn

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def built_by_library(panel: Panel, drawn: Sequence[Drawn] = ()) -> discord.ui.LayoutView:
    panel = fit(panel)
    ready = {picture.name for picture in drawn}
    accent = None if panel.accent is None else discord.Colour(panel.accent)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=accent)
    if panel.title:
        box.add_item(discord.ui.TextDisplay(f"## {_heading(panel.title)}"))
    for part in panel.parts:
        if isinstance(part, Words):
            box.add_item(discord.ui.TextDisplay(part.text))
        elif isinstance(part, Rule):
            box.add_item(discord.ui.Separator())
        elif isinstance(part, Select):
            box.add_item(discord.ui.ActionRow(_select(part)))
        elif isinstance(part, Button):
            box.add_item(discord.ui.ActionRow(_button(part)))
        elif isinstance(part, Picture):
            _gallery(box, (part,), ready)
        elif isinstance(part[0], Picture):
            _gallery(box, part, ready)
        else:
            box.add_item(discord.ui.ActionRow(*(_button(button) for button in part)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _heading(title: str) -> str:
    return title.replace("\n", " ")


def _button(button: Button) -> discord.ui.Button[Any]:
    if button.url:
        return discord.ui.Button(label=button.label or None, url=button.url, emoji=button.emoji)
    return discord.ui.Button(
        style=_STYLES[button.style],
        label=button.label or None,
        custom_id=button.id,
        disabled=button.off,
        emoji=button.emoji,
    )


def _select(select: Select) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=p.label, value=p.value, description=p.hint or None, default=p.chosen)
        for p in select.picks
    ]
    return discord.ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        options=options,
        min_values=select.least,
        max_values=select.most,
    )


def _gallery(box: discord.ui.Container[Any], pictures: Sequence[Any], ready: set[str]) -> None:
    shown = [p for p in pictures if p.name in ready]
    for missing in pictures:
        if missing.name not in ready:
            box.add_item(discord.ui.TextDisplay(f"-# {escape(missing.alt)}"))
    if shown:
        items = [discord.MediaGalleryItem(f"attachment://{p.name}.png", description=p.alt) for p in shown]
        box.add_item(discord.ui.MediaGallery(*items))
