"""From panels to discord.ui and back: the only file that builds views, modals and files for Discord.

Views are stopped before they are sent, so that discord.py neither keeps them nor starts timers for them: every click
comes in through `on_interaction` and says in its custom id what it means, before a restart and after it.
"""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import discord

from bot.ui.panels.panel import Button, Modal, Panel, Picture, Rule, Select, Words, escape, fit, fit_modal
from bot.ui.panels.surface import Drawn

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(panel: Panel, drawn: Sequence[Drawn] = ()) -> discord.ui.LayoutView:
    """A stopped view of a panel within Discord's limits. Pictures not among `drawn` are told in words.

    Raises PanelError for what cannot be made to fit.
    """
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
    view.stop()
    return view


def files(panel: Panel, drawn: Sequence[Drawn]) -> list[discord.File]:
    """The pictures of a panel as files to send; the name and the description are what the panel says."""
    alts = {picture.name: picture.alt for picture in fit(panel).pictures()}
    return [
        discord.File(BytesIO(picture.png), f"{picture.name}.png", description=alts[picture.name])
        for picture in drawn
        if picture.name in alts
    ]


def dialog(modal: Modal) -> discord.ui.Modal:
    """A stopped modal; what is written in it comes back through `on_interaction`."""
    modal = fit_modal(modal)
    made = discord.ui.Modal(title=modal.title, custom_id=modal.id, timeout=None)
    for field in modal.fields:
        style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
        writing: discord.ui.TextInput[Any] = discord.ui.TextInput(
            style=style,
            custom_id=field.id,
            default=field.value or None,
            required=field.least > 0,
            min_length=field.least or None,
            max_length=field.most,
        )
        made.add_item(discord.ui.Label(text=field.label, description=field.hint or None, component=writing))
    made.stop()
    return made


def mentions(panel: Panel) -> discord.AllowedMentions:
    """Exactly those whom the panel calls."""
    called = [discord.Object(user) for user in panel.ping]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)


def written(data: Mapping[str, Any]) -> dict[str, str]:
    """What was written in a modal, by field."""
    found: dict[str, str] = {}
    for row in data.get("components", ()):
        for item in [row.get("component"), *row.get("components", ())]:
            if item is not None and "custom_id" in item:
                found[item["custom_id"]] = str(item.get("value") or "")
    return found


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
