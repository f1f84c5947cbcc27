"""What Discord takes and what it refuses: messages, components, modals, commands and offers of autocomplete.

Each check raises `Refused` as Discord would answer. Pure; knows no sockets and no state.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tests.seen import parts

COMPONENTS_V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7
ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
SELECTS = (SELECT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT)
FIELDS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
_TOP = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
_BYTES = 10_170
"""Above about so many bytes of text Discord answers 500 instead of telling what is wrong."""


class Refused(Exception):
    """An error answer. status: of HTTP; code: Discord's own; message: its sentence."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status}/{code} {message}")
        self.status, self.code, self.message = status, code, message


def bad(where: str, why: str) -> Refused:
    """The answer to a form that is not taken."""
    return Refused(400, 50035, f"Invalid Form Body: {where}: {why}")


def _length(where: str, value: Any, least: int, most: int) -> None:
    if not isinstance(value, str) or not least <= len(value) <= most:
        found = len(value) if isinstance(value, str) else repr(value)
        raise bad(where, f"must be between {least} and {most} in length, is {found}")


def check_message(body: Mapping[str, Any], files: Sequence[str], *, edit: bool = False) -> None:
    """A message as a whole. body: its state after the change; files: names of the attachments it will have."""
    content, components, flags = body.get("content") or "", body.get("components") or [], int(body.get("flags") or 0)
    if len(content) > 2000:
        raise bad("content", "Must be 2000 or fewer in length.")
    if len(files) > 10:
        raise bad("attachments", "Must be 10 or fewer in length.")
    if len(set(files)) != len(files):
        raise bad("attachments", "two files of one name")
    if flags & COMPONENTS_V2:
        if content or body.get("embeds") or body.get("poll"):
            raise bad("content", "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
        if not components:
            raise Refused(400, 50006, "Cannot send an empty message")
    elif not content and not components and not files and not body.get("embeds"):
        raise Refused(400, 50006, "Cannot send an empty message")
    check_components(components, files, v2=bool(flags & COMPONENTS_V2))


def check_components(components: Sequence[Mapping[str, Any]], files: Sequence[str], *, v2: bool) -> None:
    """The components of a message, old (five rows) or new (40 of any kind)."""
    found = list(parts(components))
    if v2 and len(found) > 40:
        raise bad("components", f"The total number of components cannot exceed 40, is {len(found)}")
    if not v2 and (len(components) > 5 or any(part.get("type") != ROW for part in components)):
        raise bad("components", "Must be 5 or fewer action rows without IS_COMPONENTS_V2")
    texts = [part.get("content") or "" for part in found if part.get("type") == TEXT]
    if sum(map(len, texts)) > 4000:
        raise bad("components", f"The total text length cannot exceed 4000, is {sum(map(len, texts))}")
    if sum(len(words.encode()) + 12 for words in texts) > _BYTES:
        raise Refused(500, 0, "500: Internal Server Error")
    ids = [part["custom_id"] for part in found if part.get("custom_id") is not None]
    if len(set(ids)) != len(ids):
        twice = next(i for i in ids if ids.count(i) > 1)
        raise bad("components", f"Component custom id cannot be duplicated: {twice}")
    for n, part in enumerate(components):
        if part.get("type") not in _TOP:
            raise bad(f"components[{n}].type", f"{part.get('type')} is not possible here")
        _check(part, f"components[{n}]", set(files))


def _check(part: Mapping[str, Any], where: str, files: set[str]) -> None:
    kind, inside = part.get("type"), part.get("components") or []
    if kind == ROW:
        if not 1 <= len(inside) <= 5:
            raise bad(where, f"an action row holds 1 to 5, not {len(inside)}")
        kinds = {child.get("type") for child in inside}
        if kinds & set(SELECTS) and len(inside) > 1:
            raise bad(where, "a select stands alone in its row")
        if not kinds <= {BUTTON, *SELECTS}:
            raise bad(where, f"types {sorted(map(str, kinds))} cannot stand in a row")
    elif kind == BUTTON:
        _check_button(part, where)
    elif kind in SELECTS:
        _check_select(part, where)
    elif kind == TEXT:
        _length(f"{where}.content", part.get("content"), 1, 4000)
    elif kind == SECTION:
        if not 1 <= len(inside) <= 3 or any(child.get("type") != TEXT for child in inside):
            raise bad(where, "a section holds 1 to 3 texts")
        if not part.get("accessory"):
            raise bad(f"{where}.accessory", "This field is required")
        _check(part["accessory"], f"{where}.accessory", files)
    elif kind == GALLERY:
        items = part.get("items") or []
        if not 1 <= len(items) <= 10:
            raise bad(f"{where}.items", f"Must be between 1 and 10 in length, is {len(items)}")
        for item in items:
            _check_media(item, where, files)
    elif kind == THUMBNAIL:
        _check_media(part, where, files)
    elif kind == FILE:
        _check_media({"media": part.get("file")}, where, files)
    elif kind == CONTAINER:
        if not inside:
            raise bad(f"{where}.components", "This field is required")
        if any(child.get("type") not in _TOP - {CONTAINER} for child in inside):
            raise bad(where, "what stands in a container is not possible there")
    elif kind != SEPARATOR:
        raise bad(f"{where}.type", f"{kind} is not known")
    for n, child in enumerate(inside):
        _check(child, f"{where}.components[{n}]", files)


def _check_button(part: Mapping[str, Any], where: str) -> None:
    if not part.get("label") and not part.get("emoji"):
        raise bad(where, "A button must have a label or an emoji")
    if part.get("label") is not None:
        _length(f"{where}.label", part["label"], 0, 80)
    if part.get("style") == 5:
        _length(f"{where}.url", part.get("url"), 1, 512)
    else:
        _length(f"{where}.custom_id", part.get("custom_id"), 1, 100)
    if part.get("style") not in range(1, 7):
        raise bad(f"{where}.style", f"{part.get('style')} is not known")


def _check_select(part: Mapping[str, Any], where: str) -> None:
    _length(f"{where}.custom_id", part.get("custom_id"), 1, 100)
    if part.get("placeholder"):
        _length(f"{where}.placeholder", part["placeholder"], 0, 150)
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    if not (0 <= least <= 25 and 1 <= most <= 25 and least <= most):
        raise bad(where, f"min_values {least} and max_values {most} do not fit")
    if part.get("type") != SELECT:
        return
    options = part.get("options") or []
    if not 1 <= len(options) <= 25:
        raise bad(f"{where}.options", f"Must be between 1 and 25 in length, is {len(options)}")
    if most > len(options) or least > len(options):
        raise bad(where, f"{most} values of {len(options)} options")
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        raise bad(f"{where}.options", "The specified option value is already used")
    for option in options:
        _length(f"{where}.options.label", option.get("label"), 1, 100)
        _length(f"{where}.options.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            _length(f"{where}.options.description", option["description"], 1, 100)
    if sum(bool(option.get("default")) for option in options) > most:
        raise bad(f"{where}.options", "more defaults than max_values")


def _check_media(item: Mapping[str, Any], where: str, files: set[str]) -> None:
    url = str((item.get("media") or {}).get("url", ""))
    _length(f"{where}.media.url", url, 1, 2048)
    if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        raise bad(f"{where}.media.url", f"The referenced attachment {url!r} was not found among {sorted(files)}")
    if item.get("description") is not None:
        _length(f"{where}.description", item["description"], 0, 1024)


def check_modal(data: Mapping[str, Any]) -> None:
    """A modal as it is opened."""
    _length("data.title", data.get("title"), 1, 45)
    _length("data.custom_id", data.get("custom_id"), 1, 100)
    rows = data.get("components") or []
    if not 1 <= len(rows) <= 5:
        raise bad("data.components", f"Must be between 1 and 5 in length, is {len(rows)}")
    ids = []
    for row in rows:
        if row.get("type") == LABEL:
            _length("label", row.get("label"), 1, 45)
            if row.get("description") is not None:
                _length("description", row["description"], 0, 100)
            inside = [row.get("component") or {}]
        elif row.get("type") == ROW:
            inside = row.get("components") or []
        elif row.get("type") == TEXT:
            continue
        else:
            raise bad("data.components", f"type {row.get('type')} cannot stand in a modal")
        for part in inside:
            if part.get("type") not in FIELDS:
                raise bad("data.components", f"type {part.get('type')} cannot be filled in")
            _length("custom_id", part.get("custom_id"), 1, 100)
            ids.append(part["custom_id"])
            if part.get("type") == TEXT_INPUT:
                least, most = part.get("min_length") or 0, part.get("max_length") or 4000
                if not 0 <= least <= most <= 4000:
                    raise bad("data.components", f"min_length {least} and max_length {most} do not fit")
                if part.get("value") and not len(part["value"]) <= most:
                    raise bad("data.components.value", f"longer than max_length {most}")
                _length("placeholder", part.get("placeholder") or "", 0, 100)
    if len(set(ids)) != len(ids):
        raise bad("data.components", "Component custom id cannot be duplicated")


def check_commands(commands: Sequence[Mapping[str, Any]]) -> None:
    """All commands of an application at once."""
    if len(commands) > 130:
        raise bad("commands", "too many")
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    if len(set(names)) != len(names):
        raise Refused(400, 50035, "Application command names must be unique")
    for command in commands:
        size = _check_command(command, str(command.get("name")), 0)
        if size > 8000:
            raise bad(str(command.get("name")), f"Command exceeds maximum size (8000), is {size}")


def _check_command(command: Mapping[str, Any], where: str, depth: int) -> int:
    """Its length in characters: names, descriptions and values."""
    name, description = command.get("name"), command.get("description")
    if command.get("type", 1) == 1 or depth:
        if not isinstance(name, str) or not _COMMAND_NAME.match(name) or name != name.lower():
            raise bad(where, f"{name!r} is no name for a command")
        _length(f"{where}.description", description, 1, 100)
    for words in (command.get("description_localizations") or {}).values():
        _length(f"{where}.description_localizations", words, 1, 100)
    options = command.get("options") or []
    if len(options) > 25:
        raise bad(f"{where}.options", "Must be 25 or fewer in length.")
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        raise bad(f"{where}.options", "Required options must be placed before non-required options")
    choices = command.get("choices") or []
    if len(choices) > 25:
        raise bad(f"{where}.choices", "Must be 25 or fewer in length.")
    size = len(str(name)) + len(description or "")
    for choice in choices:
        _length(f"{where}.choices.name", choice.get("name"), 1, 100)
        size += len(choice["name"]) + len(str(choice.get("value")))
    return size + sum(_check_command(option, f"{where}.{option.get('name')}", depth + 1) for option in options)


def check_offers(choices: Sequence[Mapping[str, Any]], kind: int) -> None:
    """What autocomplete offers. kind: of the option, 3 text, 4 whole number, 10 number."""
    if len(choices) > 25:
        raise bad("data.choices", "Must be 25 or fewer in length.")
    for choice in choices:
        _length("data.choices.name", choice.get("name"), 1, 100)
        value = choice.get("value")
        if kind == 3:
            _length("data.choices.value", value, 1, 100)
        elif not isinstance(value, int | float):
            raise bad("data.choices.value", f"{value!r} is no number")
