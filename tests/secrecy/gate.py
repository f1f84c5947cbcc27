"""Everything that leaves the bot for others than one person, recorded at SimCord's one gate of outgoing calls."""

import re
from hashlib import sha256
from typing import Any

import pytest
from simcord.http import router

_TOKEN = re.compile(r"^/(?:interactions/\d+|webhooks/\d+)/(?P<token>[^/]+)")
_VOLATILE = (
    (re.compile(r"\d{17,20}"), "<id>"),
    (re.compile(r"^(/(?:interactions|webhooks)/<id>)/[^/]+"), r"\1/<token>"),
)
_OWN_EYES = 64
_ACKNOWLEDGED, _CHANGED, _OFFERED, _FORM = 6, 7, 8, 9


class Gate:
    """Records each call but those that only `secret_user` sees. sent: one line a call, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.secret_user = 0
        self.sent: list[str] = []
        self.secrets = 0
        """How often the secret user had something to do that nobody may notice."""
        whole = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
            is_read = method == "GET" or path.startswith("/applications")
            if not is_read and not self._is_own(backend, path, more.get("json") or {}):
                self.sent.append(_line(method, path, more))
            return whole(backend, method, path, **more)

        monkeypatch.setattr(router, "dispatch", dispatch)

    def _is_own(self, backend: Any, path: str, json: Any) -> bool:
        found = _TOKEN.match(path)
        if found is None or found["token"] not in backend.interaction_tokens:
            return False
        record = backend.interaction_by_token(found["token"])
        if record.user_id != self.secret_user:
            return False
        if path.endswith("/callback"):
            if json["type"] in (_ACKNOWLEDGED, _OFFERED, _FORM):
                return True
            if json["type"] == _CHANGED:
                return bool(_is_private(backend, record.source_message_id))
            return bool((json.get("data") or {}).get("flags", 0) & _OWN_EYES)
        if "/messages/" in path:
            last = path.rsplit("/", 1)[1]
            return bool(_is_private(backend, record.message_id if last == "@original" else int(last)))
        return bool(json.get("flags", 0) & _OWN_EYES)


def _is_private(backend: Any, message: int | None) -> bool:
    stored = (found.get(message) for found in backend.messages.values())
    return any(one is not None and one.is_ephemeral for one in stored)


def _line(method: str, path: str, more: dict[str, Any]) -> str:
    body = more.get("json") or {}
    json = {name: value for name, value in body.items() if name != "nonce"} if isinstance(body, dict) else body
    files = [(getattr(file, "filename", ""), _digest(file)) for file in more.get("files") or []]
    return f"{method} {plain(path)} {plain(repr(json))} {files}"


def _digest(file: Any) -> str:
    """Of a file's bytes; it stays to be read."""
    place = file.fp.tell()
    data = file.fp.read()
    file.fp.seek(place)
    return sha256(data).hexdigest()


def plain(words: str) -> str:
    """Without ids. Times stay: a test turns the clock of the tables, so they are the same in both runs."""
    for pattern, instead in _VOLATILE:
        words = pattern.sub(instead, words)
    return words
