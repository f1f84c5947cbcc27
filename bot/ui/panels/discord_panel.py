"""From panels to discord.ui and back: the only file that builds views, modals and files for Discord.

Views are stopped before they are sent, so that discord.py neither keeps them nor starts timers for them: every click
comes in through `on_interaction` and says in its custom id what it means, before a restart and after it. What is sent
is made here and not by discord.py's items, to which tests hold it (`tests/ui/library_layout.py`).
"""

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any, Final

import discord

from bot.ui.panels.panel import (
    ALT,
    Button,
    Modal,
    Panel,
    Pick,
    Picture,
    Rule,
    Select,
    Words,
    cut,
    escape,
    fit,
    fit_modal,
)
from bot.ui.panels.surface import Drawn

_STYLES: Final = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_LINK: Final = 5
_ROW, _BUTTON, _SELECT, _TEXT, _GALLERY, _RULE, _BOX = 1, 2, 3, 10, 12, 14, 17
"""Discord's numbers of button styles and kinds of components."""


_EMPTY: Final = vars(discord.ui.LayoutView(timeout=None))
"""What discord.py keeps of a view without items."""


class _Layout(discord.ui.LayoutView):
    """A stopped view whose components are made already: discord.py's items would cost a click as much as its rules, and
    beginning and stopping a view as much as a sentence."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        self.__dict__ |= _EMPTY
        self._made = components

    def is_finished(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self._made

    def has_components_v2(self) -> bool:
        return True


def layout(panel: Panel, drawn: Sequence[Drawn] = ()) -> discord.ui.LayoutView:
    """A stopped view of a panel within Discord's limits. Pictures not among `drawn` are told in words.

    Raises PanelError for what cannot be made to fit.
    """
    panel = fit(panel)
    ready = {picture.name for picture in drawn}
    parts: list[dict[str, Any]] = []
    if panel.title:
        parts.append(_words(f"## {_heading(panel.title)}"))
    for part in panel.parts:
        if isinstance(part, Words):
            parts.append(_words(part.text))
        elif isinstance(part, Rule):
            parts.append({"type": _RULE, "divider": True, "spacing": 1})
        elif isinstance(part, Select):
            parts.append(_row([_select(part)]))
        elif isinstance(part, Button):
            parts.append(_row([_button(part)]))
        elif isinstance(part, Picture):
            parts += _gallery((part,), ready)
        elif isinstance(part[0], Picture):
            parts += _gallery(part, ready)
        else:
            parts.append(_row([_button(button) for button in part]))
    return _Layout([{"type": _BOX, "accent_color": panel.accent, "spoiler": False, "components": parts}])


def files(panel: Panel, drawn: Sequence[Drawn]) -> list[discord.File]:
    """The pictures of a panel as files to send; the name and the description are what the panel says."""
    alts = {picture.name: cut(picture.alt, ALT) for picture in panel.pictures()}
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
    return mentions_of(panel.ping)


def mentions_of(users: Iterable[int]) -> discord.AllowedMentions:
    """Exactly these users, whatever else a text may spell."""
    called = [discord.Object(user) for user in users]
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


def _words(said: str) -> dict[str, Any]:
    return {"type": _TEXT, "content": said}


def _row(controls: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": _ROW, "components": controls}


def _button(button: Button) -> dict[str, Any]:
    made: dict[str, Any] = {"type": _BUTTON, "style": _LINK if button.url else _STYLES[button.style]}
    made["disabled"] = button.off and not button.url
    if button.label:
        made["label"] = button.label
    if button.url:
        made["url"] = button.url
    else:
        made["custom_id"] = button.id
    if button.emoji:
        made["emoji"] = {"id": None, "name": button.emoji}
    return made


def _select(select: Select) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": _SELECT,
        "custom_id": select.id,
        "min_values": select.least,
        "max_values": select.most,
        "disabled": False,
        "required": True,
        "options": [_option(pick) for pick in select.picks],
    }
    if select.placeholder:
        made["placeholder"] = select.placeholder
    return made


def _option(pick: Pick) -> dict[str, Any]:
    made: dict[str, Any] = {"label": pick.label, "value": pick.value, "default": pick.chosen}
    if pick.hint:
        made["description"] = pick.hint
    return made


def _gallery(pictures: Sequence[Any], ready: set[str]) -> list[dict[str, Any]]:
    shown = [p for p in pictures if p.name in ready]
    parts = [_words(f"-# {escape(missing.alt)}") for missing in pictures if missing.name not in ready]
    if shown:
        items = [
            {"media": {"url": f"attachment://{p.name}.png"}, "spoiler": False, "description": p.alt} for p in shown
        ]
        parts.append({"type": _GALLERY, "items": items})
    return parts
