"""What a person reads in a message and can press there; the same for every test world, whose messages all have
`content`, `components` (as Discord's JSON) and an `id`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component, parents first, in reading order."""
    for part in components:
        yield part
        yield from parts(part.get("components") or ())
        for one in ("accessory", "component"):
            if part.get(one):
                yield from parts((part[one],))


def text_of(message: Any) -> str:
    """Everything readable: content, text displays, labels, placeholders, options, alt texts."""
    if message is None:
        return ""
    lines = [message.content]
    for part in parts(message.components):
        lines += [str(part[key]) for key in ("content", "label", "placeholder") if part.get(key)]
        for option in part.get("options") or []:
            lines += [str(option[key]) for key in ("label", "description") if option.get(key)]
        lines += [str(item["description"]) for item in part.get("items") or [] if item.get("description")]
    return "\n".join(line for line in lines if line)


def controls_of(message: Any) -> dict[str, str]:
    """Custom id -> label or placeholder of every control that can be used."""
    return {
        str(part["custom_id"]): str(part.get("label") or part.get("placeholder") or "")
        for part in parts(message.components)
        if part.get("custom_id") and not part.get("disabled")
    }


def control_in(message: Any, control: str) -> Mapping[str, Any] | None:
    """The component with this custom id, label or placeholder."""
    for part in parts(message.components):
        named = (part.get("custom_id"), part.get("label") or part.get("placeholder"))
        if part.get("custom_id") and not part.get("disabled") and control in named:
            return part
    return None


def find_control(messages: Sequence[Any], user: str, control: str) -> tuple[Any, str]:
    """(message, custom id) of a control in the newest message that has it. Raises LookupError, saying what there is."""
    for message in reversed(messages):
        part = control_in(message, control)
        if part is not None:
            return message, str(part["custom_id"])
    offered = [list(controls_of(message).values()) for message in reversed(messages[-3:])]
    raise LookupError(f"{user} sees no control {control!r}; the newest messages offer {offered}")
