"""Speaks to the pages of the local table as a browser does, without a browser: for tests of what pages are told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp

from bot.local import OpenTable


class PlainPage:
    """One open page of one player."""

    def __init__(self, session: aiohttp.ClientSession, origin: str, headers: dict[str, str], snapshot: Any) -> None:
        self.session, self.origin, self.headers, self.snapshot = session, origin, headers, snapshot
        self.sequence = 0

    async def look(self) -> str:
        """Ask for the present state, as the page does three times a second. Returns all of it as text."""
        async with self.session.get(f"{self.origin}/api/state", headers=self.headers) as answer:
            assert answer.status == 200
            self.snapshot = await answer.json()
            return await answer.text()

    async def asks(self, known: object) -> int:
        """The status of the answer to whoever has what has this number."""
        async with self.session.get(f"{self.origin}/api/state?known={known}", headers=self.headers) as answer:
            assert (await answer.read() == b"") is (answer.status == 204)
            return answer.status

    def key(self, label: str) -> tuple[str, str]:
        """Message id and control key of the newest button with this label."""
        for message_id in reversed(self.snapshot["timeline"]):
            for part in _parts(self.snapshot["messages"][message_id]["components"]):
                if part.get("label") == label:
                    return message_id, part["control_key"]
        raise LookupError(label)

    async def click(self, label: str) -> dict[str, Any]:
        """Press the newest button with this label, as this page last saw the channel. Returns the receipt."""
        message_id, key = self.key(label)
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"request-{self.sequence}",
            "generation": self.snapshot["context"]["generation"],
            "bot_generation": self.snapshot["botGeneration"],
            "kind": "click",
            "target_id": message_id,
            "control_key": key,
            "published_revision": self.snapshot["publishedRevision"],
        }
        async with self.session.post(f"{self.origin}/api/action", json=body, headers=self.headers) as answer:
            receipt: dict[str, Any] = await answer.json()
            return receipt


def _parts(found: Any) -> list[dict[str, Any]]:
    if isinstance(found, list):
        return [part for one in found for part in _parts(one)]
    if isinstance(found, dict):
        return [found, *(part for one in found.values() if isinstance(one, dict | list) for part in _parts(one))]
    return []


@asynccontextmanager
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def plain_page(
    session: aiohttp.ClientSession, table: OpenTable, player: str, channel: str | int = "the-table"
) -> PlainPage:
    """Follow the lasting address of a channel, and open the page behind it."""
    async with session.get(table.page(channel, player), allow_redirects=False) as answer:
        assert answer.status == 302
        target = urlsplit(answer.headers["Location"])
    headers = {"X-Simcord-Capability": target.fragment}
    origin = f"http://{target.netloc}"
    viewer = parse_qs(target.query)["as"][0]
    async with session.post(f"{origin}/api/pages", json={"viewer_id": viewer}, headers=headers) as answer:
        assert answer.status == 200
        snapshot = await answer.json()
    return PlainPage(session, origin, {**headers, "X-Simcord-Context": snapshot["context"]["id"]}, snapshot)
