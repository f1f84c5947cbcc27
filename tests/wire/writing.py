"""Making and changing messages: checked as a whole first, so that a refused body has changed nothing."""

import copy
import re
from collections.abc import Callable, Sequence
from typing import Any

from tests.seen import parts
from tests.wire import limits
from tests.wire.limits import COMPONENTS_V2, EPHEMERAL, LOADING, bad
from tests.wire.state import Interaction, Message, State, new_id, now_text

Body = dict[str, Any]
File = tuple[str, str, bytes]
"""name, type of content, content"""
_MENTION = re.compile(r"<@!?(\d+)>")


class Writer:
    """Writes the bot's messages. base: the address of this Discord, for links to files."""

    def __init__(self, state: State, base: Callable[[], str]) -> None:
        self.state, self.base = state, base

    def new(
        self, channel: int, body: Body, files: Sequence[File], made: Interaction | None, *, is_loading: bool = False
    ) -> Message:
        self.state.channel(channel)
        flags = int(body.get("flags") or 0)
        only = made.user.id if made is not None and flags & EPHEMERAL else None
        message = Message(new_id(), channel, self.state.bot.id, flags=flags & (COMPONENTS_V2 | EPHEMERAL | LOADING))
        message.only = only
        if not is_loading:
            self._fill(message, body, files, edit=False)
            message.ping_user_ids = self._pinged(message, body.get("allowed_mentions"))
        return self.state.add_message(message)

    def change(self, message: Message, body: Body, files: Sequence[File]) -> Message:
        self._fill(message, body, files, edit=True)
        message.edited = now_text()
        message.edits += 1
        return message

    def _fill(self, message: Message, body: Body, files: Sequence[File], *, edit: bool) -> None:
        """Put a checked body into a message; nothing has changed when it is refused."""
        flags = message.flags & ~LOADING | int(body.get("flags") or 0) & COMPONENTS_V2
        content = body["content"] or "" if "content" in body else message.content
        attachments = self._attachments(message, body, files)
        names = [found["filename"] for found in attachments]
        components = message.components
        if body.get("components") is not None or not edit:
            components = copy.deepcopy(body.get("components") or [])
            state = {"content": content, "components": components, "flags": flags, "embeds": body.get("embeds")}
            limits.check_message(state, names, edit=edit)
            self._resolve(components, attachments)
        message.flags, message.content = flags, content
        message.components, message.attachments = components, attachments

    def _attachments(self, message: Message, body: Body, files: Sequence[File]) -> list[Body]:
        told = body.get("attachments")
        if told is None:
            told = [{"id": found["id"]} for found in message.attachments]
            told += [{"id": n, "filename": file[0]} for n, file in enumerate(files)]
        kept = {found["id"]: found for found in message.attachments}
        result = []
        for entry in told:
            if str(entry["id"]) in kept:
                result.append(kept[str(entry["id"])])
                continue
            number = int(entry["id"])
            if not 0 <= number < len(files):
                raise bad("attachments", f"there is no file {number}")
            name, kind, data = files[number]
            name = str(entry.get("filename") or name)
            made = new_id()
            self.state.files[made] = name, kind, data if self.state.keep_files else b""
            if entry.get("description") and len(entry["description"]) > 1024:
                raise bad("attachments.description", "Must be 1024 or fewer in length.")
            url = f"{self.base()}/cdn/{made}/{name}"
            found = {"id": str(made), "filename": name, "size": len(data), "url": url, "proxy_url": url}
            result.append(found | {"content_type": kind, "description": entry.get("description")})
        return result

    def _resolve(self, components: Sequence[Body], attachments: Sequence[Body]) -> None:
        files = {found["filename"]: found for found in attachments}
        for n, part in enumerate(parts(components), 1):
            part = part if isinstance(part, dict) else dict(part)
            part.setdefault("id", n)
            for item in part.get("items") or ([part] if part.get("media") else []):
                name = str(item["media"]["url"]).removeprefix("attachment://")
                if name in files:
                    found = files[name]
                    item["media"] = {"url": found["url"], "proxy_url": found["url"], "attachment_id": found["id"]}
                    item["media"] |= {"width": 1, "height": 1, "content_type": found["content_type"]}

    def _pinged(self, message: Message, allowed: Any) -> list[int]:
        texts = [message.content, *(str(p.get("content") or "") for p in parts(message.components))]
        named = list(dict.fromkeys(int(user) for words in texts for user in _MENTION.findall(words)))
        if allowed is None or "users" in (allowed.get("parse") or ()):
            return named
        return [user for user in named if str(user) in map(str, allowed.get("users") or ())]
