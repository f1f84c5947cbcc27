"""Which control a press on a page of the local table meant, once the channel has moved on.

SimCord's pages name a control by its place in a message: "the second button of the first row". When the board has been
posted anew or laid out otherwise since the page was drawn, nothing is in that place, or something else, which would be
pressed instead. Discord names a control by its custom id; so is it done here, with the help of what the page showed.

Like `simcord_patch`, which checks what is expected of it, this module may touch SimCord's private names.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from simcord.actors import _component_interaction
from simcord.backend.access import can_access_message
from simcord.preview import Preview
from simcord.preview._action_plans import _component_key, _component_paths

KEPT = 8
"""So many drawings of a page are kept; it asks three times a second, so that it is one or two behind at most."""
KINDS = ("click", "select")


class Control(NamedTuple):
    """A control as a page showed it. kind: its component type, a number of Discord's."""

    custom_id: str
    kind: int


class DrawnControls:
    """What the pages of a preview have shown, and where it is now."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._drawn: dict[str, dict[int, Any]] = {}

    def keep(self, page: Any) -> None:
        """Remember what a page shows from now on."""
        drawn = self._drawn.setdefault(page.id, {})
        drawn[page.revision] = page.snapshot
        while len(drawn) > KEPT:
            del drawn[next(iter(drawn))]

    def forget(self, page: str) -> None:
        """A page was closed."""
        self._drawn.pop(page, None)

    def meant(self, page: Any, body: Mapping[str, Any]) -> Control | None:
        """The control that was pressed, by the drawing on which it was; None where nobody can say."""
        if body.get("kind") not in KINDS:
            return None
        revision = body.get("published_revision")
        snapshot = self._drawn.get(page.id, {}).get(revision) if isinstance(revision, int) else None
        message = (snapshot or {}).get("messages", {}).get(str(body.get("target_id")))
        for part in _parts((message or {}).get("components")):
            if part.get("control_key") == body.get("control_key") and part.get("custom_id"):
                return Control(str(part["custom_id"]), int(part["type"]))
        return None

    def place(self, page: Any, control: Control, message: int) -> tuple[int, str] | None:
        """(message, key) of the control now: in the message in which it was, else in the newest one that has it."""
        env = self._preview.env
        messages = env.backend.messages.get(page.channel_id, {})
        there = [messages[message]] if message in messages else []
        for one in [*there, *reversed(messages.values())]:
            if can_access_message(env, page.channel_id, one, page.viewer, history=True):
                for root, part in enumerate(one.components):
                    for path, component in _component_paths(part, str(root)):
                        if component.get("custom_id") == control.custom_id and component.get("type") == control.kind:
                            return one.id, str(_component_key(component, path, one.id))
        return None

    def plan(self, page: Any, control: Control, message: Any, values: list[str]) -> Any:
        """A press on what is gone from a message that is there still: it is the bot's to say what has become of it."""
        data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": control.kind}
        if values:
            data["values"] = values

        async def run(action: Any, cursor: int) -> dict[str, Any]:
            pressed = _component_interaction(page.viewer, message, data)
            return await self._preview._run_interaction_action(page, action, cursor, pressed)

        return run


def _parts(found: Any) -> Iterator[dict[str, Any]]:
    if isinstance(found, list):
        for one in found:
            yield from _parts(one)
    elif isinstance(found, dict):
        yield found
        for one in found.values():
            if isinstance(one, dict | list):
                yield from _parts(one)
