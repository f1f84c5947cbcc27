"""The loopback Discord is as strict as Discord: what it refuses, with which code; and how its gateway behaves.

A bot of a few lines talks to it here, so that a fault of ours cannot hide a fault of its.
"""

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.wire import limits
from tests.wire.faults import Limited, Refuse, Reset, Slow, Status
from tests.wire.gateway import swapped, twice
from tests.wire.limits import COMPONENTS_V2, EPHEMERAL, Refused
from tests.wire.server import Discord, loopback
from tests.wire.state import PUBLIC_THREAD, SEND, VIEW, Interaction


class Caller:
    """A program that talks to the server as a bot's library would."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = discord, session
        self.channel = discord.state.add_channel("here")
        self.ada = discord.state.add_user("Ada")

    async def call(self, method: str, path: str, body: Any = None, files: int = 0) -> tuple[int, Any]:
        """(status, JSON)"""
        told: dict[str, Any] = {"headers": {"Authorization": f"Bot {self.discord.token}"}}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body))
            for n in range(files):
                form.add_field(f"files[{n}]", b"png", filename=f"{n}.png", content_type="image/png")
            told["data"] = form
        elif body is not None:
            told["json"] = body
        async with self.session.request(method, f"{self.discord.url}/api/v10{path}", **told) as response:
            found = await response.text()
            return response.status, json.loads(found) if response.content_type == "application/json" else found

    async def post(self, body: Any, files: int = 0) -> tuple[int, Any]:
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body, files)

    async def clicked(self, kind: int = 2, source: int | None = None) -> Interaction:
        return await self.discord.interact(kind, self.ada, self.channel.id, {"name": "x", "options": []}, source)

    async def answer(self, made: Interaction, kind: int, data: Any = None) -> tuple[int, Any]:
        path = f"/interactions/{made.id}/{made.token}/callback?with_response=true"
        return await self.call("POST", path, {"type": kind, "data": data or {}})


@pytest.fixture
async def caller() -> AsyncIterator[Caller]:
    async with loopback() as discord, aiohttp.ClientSession() as session:
        yield Caller(discord, session)


def code(answer: tuple[int, Any]) -> tuple[int, int]:
    return answer[0], answer[1]["code"]


async def test_interactions_are_answered_once_and_in_time(caller: Caller) -> None:
    made = await caller.clicked()
    status, told = await caller.answer(made, 4, {"content": "hello", "flags": EPHEMERAL})
    assert status == 200 and told["interaction"]["response_message_ephemeral"]
    assert told["resource"]["message"]["content"] == "hello"
    assert code(await caller.answer(made, 4, {"content": "again"})) == (400, 40060)
    late = await caller.clicked()
    late.sent -= 3.1
    assert code(await caller.answer(late, 4, {"content": "late"})) == (404, 10062)
    forged = Interaction(made.id, "other", 2, caller.ada, caller.channel.id, {})
    assert code(await caller.answer(forged, 4, {"content": "x"})) == (404, 10062)
    refused = await caller.clicked()
    assert code(await caller.answer(refused, 4, {"content": "x" * 2001})) == (400, 50035)
    assert (await caller.answer(refused, 4, {"content": "x"}))[0] == 200, "a refused form is no answer"
    assert code(await caller.answer(await caller.clicked(), 7, {"content": "x"})) == (400, 50035)
    hook = f"/webhooks/{caller.discord.state.application_id}/{made.token}"
    assert (await caller.call("PATCH", f"{hook}/messages/@original", {"content": "edited"}))[0] == 200
    assert (await caller.call("POST", f"{hook}?wait=true", {"content": "more", "flags": EPHEMERAL}))[0] == 200
    made.sent -= 901
    assert code(await caller.call("POST", hook, {"content": "too late"})) == (401, 50027)
    unanswered = await caller.clicked()
    hook = f"/webhooks/{caller.discord.state.application_id}/{unanswered.token}"
    assert code(await caller.call("POST", hook, {"content": "x"})) == (404, 10015)


async def test_a_deferred_answer_is_filled_by_the_first_followup_and_stays_private(caller: Caller) -> None:
    made = await caller.clicked()
    await caller.answer(made, 5, {"flags": EPHEMERAL})
    hook = f"/webhooks/{caller.discord.state.application_id}/{made.token}"
    _, first = await caller.call("POST", hook, {"content": "one"})
    _, second = await caller.call("POST", hook, {"content": "two", "flags": EPHEMERAL})
    assert first["id"] == str(made.message) and first["flags"] == EPHEMERAL and second["id"] != first["id"]
    assert code(
        await caller.call("PATCH", f"/channels/{caller.channel.id}/messages/{first['id']}", {"content": "x"})
    ) == (404, 10008)


async def test_a_nonce_posts_once(caller: Caller) -> None:
    for enforced, count in ((True, 1), (False, 3)):
        caller.discord.state.messages[caller.channel.id].clear()
        found = [await caller.post({"content": "x", "nonce": "n1", "enforce_nonce": enforced}) for _ in range(3)]
        assert len({message["id"] for _, message in found}) == count
        assert len(caller.discord.state.messages[caller.channel.id]) == count
    assert code(await caller.post({"content": "x", "nonce": "n" * 26})) == (400, 50035)


async def test_what_is_gone_or_forbidden_is_refused_with_its_code(caller: Caller) -> None:
    _, message = await caller.post({"content": "x <@7> <@8>", "allowed_mentions": {"parse": [], "users": ["8"]}})
    here = f"/channels/{caller.channel.id}/messages"
    assert caller.discord.state.messages[caller.channel.id][int(message["id"])].ping_user_ids == [8]
    assert code(await caller.call("PATCH", f"{here}/1", {"content": "x"})) == (404, 10008)
    assert code(await caller.call("POST", "/channels/1/messages", {"content": "x"})) == (404, 10003)
    caller.channel.bot_may = VIEW
    assert code(await caller.post({"content": "x"})) == (403, 50013)
    caller.channel.bot_may = 0
    assert code(await caller.call("PATCH", f"{here}/{message['id']}", {"content": "x"})) == (403, 50001)
    caller.channel.bot_may = VIEW | SEND
    caller.channel.type, caller.channel.archived = PUBLIC_THREAD, True
    caller.channel.bot_may |= 1 << 38
    assert code(await caller.call("PATCH", f"{here}/{message['id']}", {"content": "x"})) == (400, 50083)
    caller.channel.locked = True
    assert code(await caller.post({"content": "x"})) == (400, 50083)
    caller.channel.locked = False
    assert (await caller.post({"content": "x"}))[0] == 200 and not caller.channel.archived
    caller.ada.takes_dms = False
    _, direct = await caller.call("POST", "/users/@me/channels", {"recipient_id": str(caller.ada.id)})
    assert code(await caller.call("POST", f"/channels/{direct['id']}/messages", {"content": "x"})) == (403, 50007)
    async with caller.session.get(f"{caller.discord.url}/api/v10/users/@me") as response:
        assert response.status == 401
    assert (await caller.call("GET", "/no/such/route"))[0] == 404 and caller.discord.rest.problems


def button(label: str = "x", custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def box(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)}


GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://0.png"}, "description": "x" * 1024}]}


@pytest.mark.parametrize(
    "components",
    [
        [box(text("x" * 4000), row(*(button("l" * 80, f"{n}" * 100) for n in range(5))))],
        [box(*(text(str(n)) for n in range(39)))],
        [row(select(25, placeholder="p" * 150, max_values=25, min_values=0))],
        [GALLERY],
    ],
)
async def test_the_limits_themselves_are_taken(caller: Caller, components: Any) -> None:
    status, told = await caller.post({"components": components, "flags": COMPONENTS_V2}, files=1)
    assert status == 200, told


@pytest.mark.parametrize(
    "components",
    [
        [],
        [text("")],
        [text("x" * 4001)],
        [text("x" * 2001), text("x" * 2000)],
        [box(*(text(str(n)) for n in range(40)))],
        [row(*(button(custom_id=str(n)) for n in range(6)))],
        [row(button(), button())],
        [row(button("l" * 81))],
        [row(button(custom_id="c" * 101))],
        [row(button(""))],
        [row(button(), select())],
        [row()],
        [row(select(26))],
        [row(select(0))],
        [row(select(2, max_values=3))],
        [row(select(2, placeholder="p" * 151))],
        [row(select(0, options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))],
        [row(select(0, options=[{"label": "a" * 101, "value": "1"}]))],
        [row(select(0, options=[{"label": "a", "value": "1", "description": "d" * 101}]))],
        [button()],
        [box(box(text("x")))],
        [{"type": 12, "items": [{"media": {"url": "attachment://nowhere.png"}}]}],
        [{"type": 12, "items": []}],
        [{"type": 9, "components": [text("x")]}],
    ],
)
async def test_beyond_the_limits_is_refused(caller: Caller, components: Any) -> None:
    status, told = await caller.post({"components": components, "flags": COMPONENTS_V2}, files=1)
    assert (status, told["code"]) in ((400, 50035), (400, 50006))


def test_modals_commands_and_offers_have_limits_too() -> None:
    field = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "c"}}
    limits.check_modal({"title": "t" * 45, "custom_id": "m", "components": [field]})
    for wrong in (
        {"title": "t" * 46, "custom_id": "m", "components": [field]},
        {"title": "t", "custom_id": "m" * 101, "components": [field]},
        {"title": "t", "custom_id": "m", "components": []},
        {"title": "t", "custom_id": "m", "components": [field, field]},
        {"title": "t", "custom_id": "m", "components": [{**field, "label": "l" * 46}]},
    ):
        with pytest.raises(Refused):
            limits.check_modal(wrong)
    for broken in (
        [{"name": "Upper", "description": "d"}],
        [{"name": "a", "description": "d" * 101}],
        [{"name": "a", "description": "d"}, {"name": "a", "description": "d"}],
        [{"name": "a", "description": "d", "options": [{"name": "o", "description": "d", "type": 3}] * 26}],
        [{"name": "a", "description": "d", "options": [{"name": f"o{n}", "description": "d" * 99} for n in range(25)]}]
        * 4,
    ):
        with pytest.raises(Refused):
            limits.check_commands(broken)
    for wrong_offers in (
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "n" * 101, "value": "v"}],
        [{"name": "n", "value": 1}],
    ):
        with pytest.raises(Refused):
            limits.check_offers(wrong_offers, 3)


# ---------------------------------------------------------------------- the gateway


class Ear:
    """One gateway connection of a bot."""

    def __init__(self, caller: Caller, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.caller, self.socket = caller, socket
        self.unpack = zlib.decompressobj()

    async def hear(self) -> dict[str, Any]:
        """The next frame; a closed connection is `{"closed": code}`."""
        got = await self.socket.receive(timeout=5)
        if got.type is aiohttp.WSMsgType.BINARY:
            return dict(json.loads(self.unpack.decompress(got.data)))
        if got.type is aiohttp.WSMsgType.TEXT:
            return dict(json.loads(got.data))
        return {"closed": self.socket.close_code}

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self) -> dict[str, Any]:
        """READY's data."""
        assert (await self.hear())["op"] == 10
        await self.say(2, {"token": self.caller.discord.token, "intents": 1, "properties": {}})
        ready = await self.hear()
        assert (await self.hear())["t"] == "GUILD_CREATE"
        found: dict[str, Any] = ready["d"]
        return found


async def ear(caller: Caller, compress: str = "") -> Ear:
    url = f"{caller.discord.url}/gateway?v=10&encoding=json" + (f"&compress={compress}" if compress else "")
    return Ear(caller, await caller.session.ws_connect(url))


@pytest.mark.parametrize("compress", ["", "zlib-stream"])
async def test_a_session_is_resumed_where_it_stopped(caller: Caller, compress: str) -> None:
    first = await ear(caller, compress)
    ready = await first.identify()
    one = await caller.clicked()
    heard = await first.hear()
    assert heard["t"] == "INTERACTION_CREATE" and heard["d"]["id"] == str(one.id) and heard["s"] == 3
    caller.discord.gateway.reset()
    assert "closed" in await first.hear()
    two = await caller.clicked()
    again = await ear(caller, compress)
    assert (await again.hear())["op"] == 10
    await again.say(6, {"token": caller.discord.token, "session_id": ready["session_id"], "seq": 3})
    assert (await again.hear())["d"]["id"] == str(two.id)
    assert (await again.hear())["t"] == "RESUMED"
    await again.say(1, 5)
    assert (await again.hear())["op"] == 11


async def test_who_may_not_come_in_is_told_why(caller: Caller) -> None:
    for said, closed in (
        ((2, {"token": "wrong", "intents": 1}), 4004),
        ((2, {"token": caller.discord.token, "intents": 1 << 15}), 4014),
        ((8, {}), 4003),
        ((2, {"token": "x" * 5000}), 4002),
    ):
        here = await ear(caller)
        await here.hear()
        await here.say(*said)
        assert await here.hear() == {"closed": closed}
    here = await ear(caller)
    await here.hear()
    await here.say(6, {"token": caller.discord.token, "session_id": "unknown", "seq": 1})
    assert await here.hear() == {"op": 9, "d": False}
    here = await ear(caller)
    await here.identify()
    await here.say(2, {"token": caller.discord.token, "intents": 1})
    assert await here.hear() == {"closed": 4005}


async def test_trouble_of_the_gateway(caller: Caller) -> None:
    here = await ear(caller)
    await here.identify()
    await caller.discord.gateway.reconnect()
    assert await here.hear() == {"op": 7, "d": None}
    await caller.discord.gateway.invalidate(True)
    assert await here.hear() == {"op": 9, "d": True}
    caller.discord.gateway.tamper = twice()
    made = await caller.clicked()
    assert [(await here.hear())["d"]["id"] for _ in range(2)] == [str(made.id)] * 2
    caller.discord.gateway.tamper = swapped()
    pair = [await caller.clicked(), await caller.clicked()]
    assert [(await here.hear())["d"]["id"] for _ in range(2)] == [str(made.id) for made in reversed(pair)]
    await caller.discord.gateway.close(4009)
    assert await here.hear() == {"closed": 4009}


# ---------------------------------------------------------------------- trouble of the REST side


async def test_trouble_strikes_where_and_as_often_as_told(caller: Caller) -> None:
    faults, posted = caller.discord.faults, caller.discord.state.messages[caller.channel.id]
    faults.next("post", Status(500))
    assert (await caller.post({"content": "x"}))[0] == 500 and not posted
    faults.next("post", Status(502, after=True))
    assert (await caller.post({"content": "x"}))[0] == 502 and len(posted) == 1
    faults.next("edit", Limited(0.5), times=2)
    assert (await caller.post({"content": "x"}))[0] == 200 and faults.waiting == 2
    faults.clear()
    faults.next("post", Limited(0.5, everywhere=True))
    status, told = await caller.post({"content": "x"})
    assert (status, told["global"], told["retry_after"]) == (429, True, 0.5)
    faults.next("post", Refuse(403, 50013))
    assert code(await caller.post({"content": "x"})) == (403, 50013)
    for after in (False, True):
        before = len(posted)
        faults.next("post", Reset(after=after))
        with pytest.raises((aiohttp.ClientError, ConnectionResetError)):
            await caller.post({"content": "x"})
        assert len(posted) == before + after
    faults.next("post", Slow(0.05))
    assert (await caller.post({"content": "x"}))[0] == 200


async def test_down_and_up_again(caller: Caller) -> None:
    here = await ear(caller)
    await here.identify()
    await caller.discord.go_down()
    assert "closed" in await here.hear()
    with pytest.raises(aiohttp.ClientConnectionError):
        await caller.post({"content": "x"})
    await caller.discord.come_up()
    assert (await caller.post({"content": "x"}))[0] == 200
