"""Slash commands as a person's program writes them: from the words `table new` and options to an interaction's data.

What the program would not let a person send raises `LookupError`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.wire.state import State, User, new_id

SUB, GROUP, TEXT, WHOLE, SWITCH, USER, CHANNEL, ROLE, ANYBODY, NUMBER, FILE = range(1, 12)


def command_data(state: State, command: str, given: Mapping[str, Any], *, typing: str | None = None) -> dict[str, Any]:
    """The data of an interaction. typing: the option that is being typed, for autocomplete."""
    words = command.split()
    found = next((c for c in state.commands if c["name"] == words[0] and c.get("type", 1) == 1), None)
    if found is None:
        raise LookupError(f"there is no command /{words[0]}; there are {[c['name'] for c in state.commands]}")
    path, known = [], found
    for word in words[1:]:
        known = next((o for o in known.get("options") or [] if o["name"] == word and o["type"] in (SUB, GROUP)), {})
        if not known:
            raise LookupError(f"there is no command /{command}")
        path.append((word, known["type"]))
    resolved: dict[str, dict[str, Any]] = {}
    options = _options(state, command, known.get("options") or [], given, typing, resolved)
    for name, kind in reversed(path):
        options = [{"name": name, "type": kind, "options": options}]
    data: dict[str, Any] = {"id": found["id"], "name": found["name"], "type": 1, "options": options}
    return data | ({"resolved": resolved} if resolved else {})


def _options(
    state: State,
    command: str,
    known: Sequence[Mapping[str, Any]],
    given: Mapping[str, Any],
    typing: str | None,
    resolved: dict[str, dict[str, Any]],
) -> list[dict[str, Any]]:
    names = [option["name"] for option in known]
    strange = set(given) - set(names)
    if strange:
        raise LookupError(f"/{command} has no option {sorted(strange)}; it has {names}")
    made = []
    for option in known:
        name = option["name"]
        if name not in given:
            if option.get("required") and typing is None:
                raise LookupError(f"/{command} needs {name}")
            continue
        entry = {"name": name, "type": option["type"], "value": _value(state, option, given[name], name == typing)}
        if name == typing:
            entry["focused"] = True
        _resolve(state, entry, given[name], resolved)
        made.append(entry)
    return made


def _value(state: State, option: Mapping[str, Any], value: Any, typed: bool) -> Any:
    kind, name = option["type"], option["name"]
    if typed:
        return str(value)
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise LookupError(f"{name} must be one of {choices}, not {value!r}")
    if kind == TEXT:
        if not isinstance(value, str) or not option.get("min_length", 0) <= len(value) <= option.get(
            "max_length", 6000
        ):
            raise LookupError(f"{name} does not take {value!r}")
        return value
    if kind in (WHOLE, NUMBER):
        least, most = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise LookupError(f"{name} must be a number from {least} to {most}, not {value!r}")
        return value
    if kind == SWITCH:
        return bool(value)
    if kind in (USER, ANYBODY):
        return str(value.id)
    if kind == FILE:
        made = new_id()
        state.files[made] = value[0], "text/plain", value[1]
        return str(made)
    return str(getattr(value, "id", value))


def _resolve(state: State, entry: Mapping[str, Any], value: Any, resolved: dict[str, dict[str, Any]]) -> None:
    if isinstance(value, User):
        resolved.setdefault("users", {})[str(value.id)] = value.payload()
        member = {key: found for key, found in value.member().items() if key not in ("user", "deaf", "mute")}
        resolved.setdefault("members", {})[str(value.id)] = member
    if entry["type"] == FILE:
        name, kind, data = state.files[int(entry["value"])]
        url = f"{state.url}/cdn/{entry['value']}/{name}"
        file = {"id": entry["value"], "filename": name, "size": len(data), "content_type": kind}
        resolved.setdefault("attachments", {})[entry["value"]] = file | {"url": url, "proxy_url": url}


def modal_data(modal: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """What is sent when a modal is handed in. Raises LookupError for what the program would not let through."""
    left, rows = dict(values), []
    for row in modal["components"]:
        inside = [row["component"]] if row.get("component") else list(row.get("components") or [])
        filled = []
        for part in inside:
            value = left.pop(part["custom_id"], part.get("value") or "")
            entry = {"type": part["type"], "id": part.get("id", 0), "custom_id": part["custom_id"]}
            if part["type"] != 4:
                filled.append(entry | {"values": list(value)})
                continue
            least, most = part.get("min_length") or 0, part.get("max_length") or 4000
            if (part.get("required", True) and not value) or (value and not least <= len(value) <= most):
                raise LookupError(f"{part['custom_id']} must be {least} to {most} long: {value!r}")
            filled.append(entry | {"value": value})
        if row.get("component"):
            rows.append({"type": row["type"], "id": row.get("id", 0), "component": filled[0]})
        else:
            rows.append({"type": row["type"], "id": row.get("id", 0), "components": filled})
    if left:
        raise LookupError(f"the modal has no field {sorted(left)}")
    return {"custom_id": modal["custom_id"], "components": rows}
