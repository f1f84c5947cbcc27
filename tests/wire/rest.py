"""REST v10 as far as the bot uses it: routes, bodies, answers. An unknown route is a finding, not a 404 in silence."""

import json
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from email import message_from_bytes
from email.policy import HTTP
from typing import Any

from aiohttp import web

from tests.wire import limits
from tests.wire.faults import Fault, Faults, answer
from tests.wire.limits import EPHEMERAL, LOADING, Refused, bad
from tests.wire.payloads import channel_payload, message_payload
from tests.wire.state import (
    ATTACH,
    MAKE_THREADS,
    MANAGE_THREADS,
    PUBLIC_THREAD,
    SEND,
    Channel,
    Interaction,
    Message,
    State,
    new_id,
)
from tests.wire.writing import Body, File, Writer

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, OFFERS, MODAL = 4, 5, 6, 7, 8, 9

ROUTES: list[tuple[str, str, str]] = [
    ("GET", "/users/@me", "me"),
    ("GET", "/oauth2/applications/@me", "application"),
    ("GET", "/gateway", "gateway"),
    ("GET", "/gateway/bot", "gateway"),
    ("GET", "/users/{user}", "user"),
    ("POST", "/users/@me/channels", "direct"),
    ("GET", "/guilds/{guild}/members/{user}", "member"),
    ("PUT", "/applications/{application}/commands", "commands"),
    ("POST", "/interactions/{interaction}/{token}/callback", "callback"),
    ("POST", "/webhooks/{application}/{token}", "followup"),
    ("GET", "/webhooks/{application}/{token}/messages/@original", "get_original"),
    ("PATCH", "/webhooks/{application}/{token}/messages/@original", "edit_original"),
    ("DELETE", "/webhooks/{application}/{token}/messages/@original", "delete_original"),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}", "edit_followup"),
    ("DELETE", "/webhooks/{application}/{token}/messages/{message}", "delete_followup"),
    ("GET", "/channels/{channel}", "channel"),
    ("GET", "/channels/{channel}/messages/{message}", "message"),
    ("POST", "/channels/{channel}/messages", "post"),
    ("PATCH", "/channels/{channel}/messages/{message}", "edit"),
    ("DELETE", "/channels/{channel}/messages/{message}", "delete"),
    ("POST", "/channels/{channel}/threads", "thread"),
]
_OPEN = {"callback", "followup", "get_original", "edit_original", "delete_original", "edit_followup", "delete_followup"}
"""What needs no bot token: the interaction's own is in the path."""


class Rest:
    """The REST side. calls: (name, status) of each; problems: what the bot did that Discord does not know."""

    def __init__(self, state: State, faults: Faults, base: Callable[[], str]) -> None:
        self.state, self.faults, self.base = state, faults, base
        self.writer = Writer(state, base)
        self.token = ""
        self.calls: list[tuple[str, int, int]] = []
        self.sign_ins_left = 1000
        self.refusals: list[str] = []
        self.problems: list[str] = []
        self.running = 0
        self.begun = 0
        self.last = 0.0
        self.answered: Callable[[Interaction], None] = lambda made: None
        self.dispatch: Callable[[str, Body], None] = lambda event, data: None

    def add_to(self, app: web.Application) -> None:
        for method, path, name in ROUTES:
            app.router.add_route(method, "/api/v10" + path, self._handler(name))
        app.router.add_get("/cdn/{attachment}/{name}", self._file)
        app.router.add_route("*", "/{rest:.*}", self._unknown)

    def _handler(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        work: Callable[[Mapping[str, str], Body, Sequence[File], web.Request], Any] = getattr(self, f"_{name}")

        async def handle(request: web.Request) -> web.StreamResponse:
            self.running += 1
            self.begun += 1
            try:
                body, files = await _read(request)
                fault: Fault | None = self.faults.take(name, body)
                if fault is not None and not fault.after:
                    instead = await fault.strike(request)
                    if instead is not None:
                        return self._noted(name, instead)
                found = self._work(name, work, request, body, files)
                if fault is not None and fault.after:
                    return self._noted(name, await fault.strike(request) or found)
                return self._noted(name, found)
            finally:
                self.running -= 1
                self.last = time.monotonic()

        return handle

    def _noted(self, name: str, found: web.Response) -> web.Response:
        self.calls.append((name, found.status, len(self.calls)))
        if len(self.calls) > 20_000:
            del self.calls[:10_000]
        return found

    def _work(self, name: str, work: Any, request: web.Request, body: Body, files: Sequence[File]) -> web.Response:
        try:
            if name not in _OPEN and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Refused(401, 0, "401: Unauthorized")
            found = work(request.match_info, body, files, request)
        except Refused as refused:
            self.refusals.append(f"{request.method} {name}: {refused}")
            return answer({"code": refused.code, "message": refused.message}, refused.status)
        return web.Response(status=204) if found is None else answer(found)

    async def _unknown(self, request: web.Request) -> web.Response:
        self.problems.append(f"no such route: {request.method} {request.path}")
        return answer({"code": 0, "message": "404: Not Found"}, 404)

    async def _file(self, request: web.Request) -> web.Response:
        name, kind, data = self.state.files.get(int(request.match_info["attachment"]), ("", "text/plain", b""))
        return web.Response(status=200 if name else 404, body=data, content_type=kind)

    # ------------------------------------------------------------------ the bot's account

    def _me(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return self.state.bot.payload()

    def _user(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        user = self.state.users.get(_number(at["user"]))
        if user is None:
            raise Refused(404, 10013, "Unknown User")
        return user.payload()

    def _member(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        user = self.state.users.get(_number(at["user"]))
        if user is None or _number(at["guild"]) != self.state.guild_id:
            raise Refused(404, 10007, "Unknown Member")
        return user.member()

    def _direct(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return channel_payload(self.state, self.state.direct_channel(_number(body.get("recipient_id"))))

    def _application(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return {
            "id": str(self.state.application_id),
            "name": "Waykeeper",
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": False,
            "bot_require_code_grant": False,
            "verify_key": "00",
            "flags": 0,
            "team": None,
            "owner": self.state.bot.payload(),
        }

    def _gateway(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        limit = {"total": 1000, "remaining": self.sign_ins_left, "reset_after": 7_200_000, "max_concurrency": 1}
        return {"url": self.base().replace("http", "ws") + "/gateway", "shards": 1, "session_start_limit": limit}

    def _commands(self, at: Mapping[str, str], body: Any, files: Sequence[File], request: web.Request) -> Any:
        limits.check_commands(body)
        known = {(c["type"], c["name"]): c["id"] for c in self.state.commands}
        self.state.commands = [
            {"default_member_permissions": None, "version": "1", "description": "", **command}
            | {"application_id": str(self.state.application_id), "type": command.get("type", 1)}
            | {"id": known.get((command.get("type", 1), command["name"])) or str(new_id())}
            for command in body
        ]
        return self.state.commands

    # ------------------------------------------------------------------ interactions

    def _callback(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        made = self.state.interaction(_number(at["interaction"]), at["token"])
        kind, data = body.get("type"), body.get("data") or {}
        message: Message | None = None
        if (kind == OFFERS) != (made.type == 4):
            raise bad("type", f"callback {kind} does not answer an interaction of type {made.type}")
        if kind in (MESSAGE, DEFERRED):
            flags = int(data.get("flags") or 0)
            if kind == DEFERRED:
                data = {"flags": flags & EPHEMERAL | LOADING}
            message = self.writer.new(made.channel_id, data, files, made, is_loading=kind == DEFERRED)
            made.message, made.deferred_ephemeral = message.id, bool(flags & EPHEMERAL)
        elif kind in (DEFERRED_UPDATE, UPDATE):
            if made.source is None:
                raise bad("type", "there is no message to change")
            made.message = made.source
            if kind == UPDATE:
                message = self.writer.change(self.state.find(made.channel_id, made.source), data, files)
        elif kind == OFFERS:
            focused = next((o for o in _options(made.data) if o.get("focused")), {"type": 3})
            limits.check_offers(data.get("choices") or [], focused["type"])
            made.offers = list(data.get("choices") or [])
        elif kind == MODAL:
            if made.type == 5:
                raise bad("type", "a modal cannot answer a modal")
            limits.check_modal(data)
            made.modal = data
        else:
            raise bad("type", f"{kind} is not one of the callback types")
        made.answer, made.answered_after = kind, made.age
        self.answered(made)
        told: Body = {
            "id": str(made.id),
            "type": made.type,
            "response_message_id": None if made.message is None else str(made.message),
            "response_message_loading": kind == DEFERRED,
            "response_message_ephemeral": bool(message and message.is_ephemeral),
        }
        found: Body = {"interaction": told, "resource": {"type": kind}}
        if message is not None:
            found["resource"]["message"] = message_payload(self.state, message)
        if request.query.get("with_response") not in ("1", "true"):
            self.problems.append("a callback without with_response")
        return found

    def _followup(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        made = self.state.by_token(at["token"])
        original = None if made.message is None else self.state.messages[made.channel_id].get(made.message)
        if original is not None and original.is_loading:  # the first one fills the deferred answer
            return message_payload(self.state, self.writer.change(original, body, files))
        message = self.writer.new(made.channel_id, body, files, made)
        made.followups.append(message.id)
        return message_payload(self.state, message)

    def _original(self, at: Mapping[str, str]) -> Message:
        made = self.state.by_token(at["token"])
        if made.message is None:
            raise Refused(404, 10008, "Unknown Message")
        return self.state.find(made.channel_id, made.message)

    def _get_original(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return message_payload(self.state, self._original(at))

    def _edit_original(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return message_payload(self.state, self.writer.change(self._original(at), body, files))

    def _delete_original(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> None:
        self.state.remove_message(self._original(at))

    def _mine(self, at: Mapping[str, str]) -> Message:
        made = self.state.by_token(at["token"])
        number = _number(at["message"])
        if number not in (made.message, *made.followups):
            raise Refused(404, 10008, "Unknown Message")
        return self.state.find(made.channel_id, number)

    def _edit_followup(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return message_payload(self.state, self.writer.change(self._mine(at), body, files))

    def _delete_followup(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> None:
        self.state.remove_message(self._mine(at))

    # ------------------------------------------------------------------ channels

    def _place(self, at: Mapping[str, str], what: int = 0) -> Channel:
        channel = self.state.channel(_number(at["channel"]))
        self.state.require(channel, what)
        return channel

    def _channel(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return channel_payload(self.state, self._place(at))

    def _public(self, at: Mapping[str, str]) -> Message:
        self._place(at)
        message = self.state.find(_number(at["channel"]), _number(at["message"]))
        if message.only is not None:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _message(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        return message_payload(self.state, self._public(at))

    def _post(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        channel = self._place(at, SEND | (ATTACH if files else 0))
        nonce = body.get("nonce")
        if nonce is not None and len(str(nonce)) > 25:
            raise bad("nonce", "Must be 25 or fewer in length.")
        if body.get("enforce_nonce"):
            before = self.state.remembered(channel.id, str(nonce))
            if before is not None:
                return message_payload(self.state, before) | {"nonce": nonce}
        if channel.archived:
            if channel.locked and not channel.bot_may & MANAGE_THREADS:
                raise Refused(400, 50083, "Thread is archived")
            channel.archived = False
            self.dispatch("THREAD_UPDATE", channel_payload(self.state, channel))
        message = self.writer.new(channel.id, {**body, "flags": int(body.get("flags") or 0) & ~EPHEMERAL}, files, None)
        if nonce is not None:
            self.state.remember(channel.id, str(nonce), message)
        return message_payload(self.state, message) | {"nonce": nonce}

    def _edit(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        message = self._public(at)
        if message.author_id != self.state.bot.id:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if self.state.channels[message.channel_id].archived:
            raise Refused(400, 50083, "Thread is archived")
        return message_payload(self.state, self.writer.change(message, body, files))

    def _delete(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> None:
        message = self._public(at)
        if message.author_id != self.state.bot.id:  # the bot asks for no right to manage others' messages
            raise Refused(403, 50013, "Missing Permissions")
        if self.state.channels[message.channel_id].archived:
            raise Refused(400, 50083, "Thread is archived")
        self.state.remove_message(message)

    def _thread(self, at: Mapping[str, str], body: Body, files: Sequence[File], request: web.Request) -> Body:
        parent = self._place(at, MAKE_THREADS)
        name = str(body.get("name") or "")
        if not 1 <= len(name) <= 100:
            raise bad("name", "Must be between 1 and 100 in length.")
        if parent.is_thread:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        thread = self.state.add_channel(name, int(body.get("type") or PUBLIC_THREAD), parent.id)
        thread.bot_may = parent.bot_may
        payload = channel_payload(self.state, thread)
        self.dispatch("THREAD_CREATE", payload | {"newly_created": True})
        return payload


async def _read(request: web.Request) -> tuple[Any, list[File]]:
    if request.content_type == "application/json":
        return await request.json(), []
    if not request.content_type.startswith("multipart/"):
        return {}, []
    body: Any = {}
    files: dict[int, File] = {}
    head = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode()
    for part in message_from_bytes(head + await request.read(), policy=HTTP).iter_parts():
        data: Any = part.get_payload(decode=True)
        name = str(part.get_param("name", header="content-disposition"))
        if name == "payload_json":
            body = json.loads(data)
        else:
            number = int(name.removeprefix("files[").rstrip("]"))
            files[number] = part.get_filename() or "", part.get_content_type(), data
    return body, [files[n] for n in sorted(files)]


def _number(value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        raise bad("id", f'Value "{value}" is not snowflake.') from None


def _options(data: Mapping[str, Any]) -> list[Body]:
    found: list[Body] = []
    for option in data.get("options") or ():
        found += [option, *_options(option)]
    return found
