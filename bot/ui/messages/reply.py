"""Answering one interaction: at most one REST call in the usual case, within three seconds, whatever the network does.

What was chosen is stored before anybody gets here, so a reply that fails loses a screen and never a move.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from io import BytesIO
from typing import Any, TypeVar

import aiohttp
import discord
from cachetools import LRUCache

from bot.ui.panels import custom_id
from bot.ui.panels.discord_panel import dialog, files, layout, mentions
from bot.ui.panels.panel import Modal, Panel, Words
from bot.ui.panels.surface import Drawn
from bot.ui.screens.stage import Shot, Stage

T = TypeVar("T")
log = logging.getLogger(__name__)

NETWORK = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What Discord or the way to it can throw. A reset connection and a long rate limit are no HTTPException."""

PATIENCE = 1.5
"""Seconds that a picture may take before the click is acknowledged without it."""

_REMEMBERED = 1_000


class Shown:
    """Which pictures a message shows, so that the same ones are not uploaded again. Forgotten on restart."""

    def __init__(self) -> None:
        self._digests: LRUCache[int, tuple[str, ...]] = LRUCache(_REMEMBERED)

    def of(self, message: int | None) -> tuple[str, ...]:
        """The digests of what a message shows; none if that is not known."""
        return () if message is None else self._digests.get(message, ())

    def same(self, message: int | None, drawn: Sequence[Drawn]) -> bool:
        return message is not None and self._digests.get(message) == _digests(drawn)

    def note(self, message: int | None, drawn: Sequence[Drawn]) -> None:
        if message is not None:
            self._digests[message] = _digests(drawn)


def _digests(drawn: Sequence[Drawn]) -> tuple[str, ...]:
    return tuple(picture.digest for picture in drawn)


def payload(shown: Shown, message: int | None, panel: Panel, drawn: Sequence[Drawn]) -> dict[str, Any]:
    """Arguments for editing a message to show a panel. Pictures that it shows already are left alone."""
    found: dict[str, Any] = {"view": layout(panel, drawn), "allowed_mentions": mentions(panel)}
    if not shown.same(message, drawn):
        found["attachments"] = files(panel, drawn)
    return found


class Reply:
    """The answer to one interaction. `sent` tells whether the person has been answered."""

    def __init__(self, interaction: discord.Interaction[Any], stage: Stage, shown: Shown) -> None:
        self.interaction = interaction
        self.stage = stage
        self.shown = shown
        self.private_message: int | None = None
        """The private message that was shown last."""

    @property
    def sent(self) -> bool:
        return self.interaction.response.is_done()

    @property
    def message(self) -> discord.Message | None:
        """The message that was clicked."""
        return self.interaction.message

    @property
    def is_private(self) -> bool:
        """Whether a private panel was clicked."""
        return self.message is not None and self.message.flags.ephemeral

    @property
    def locale(self) -> str:
        return str(self.interaction.locale.value)

    async def private(self, shot: Shot | Panel) -> bool:
        """Show something to this person only: in the private panel that was clicked, else in a new one."""
        shot = Shot(None, shot) if isinstance(shot, Panel) else shot
        return await self.edit(shot) if self.is_private else await self.private_anew(shot)

    async def private_anew(self, shot: Shot) -> bool:
        """The same, always in a new message."""
        return await self._new(shot, ephemeral=True) is not None

    async def say(self, words: str) -> bool:
        """One private sentence in a message of its own."""
        return await self._new(Shot(None, Panel().add(Words(words))), ephemeral=True) is not None

    async def busy(self, words: str) -> None:
        """One private sentence as plain text, which costs a fraction of a panel."""
        try:
            await self.interaction.response.send_message(words, ephemeral=True)
        except NETWORK as error:
            self._failed("busy", error)

    async def public(self, shot: Shot) -> int | None:
        """Post in the channel as the answer; the message's id, None when it failed."""
        return await self._new(shot, ephemeral=False)

    async def edit(self, shot: Shot) -> bool:
        """Change the message that was clicked."""
        message = None if self.message is None else self.message.id
        try:
            drawn = await self._drawn(shot, update=True, there=self.shown.of(message))
            change = payload(self.shown, message, shot.panel, drawn)
            if self.sent:
                await self.interaction.edit_original_response(**change)
            else:
                await self.interaction.response.edit_message(**change)
        except NETWORK as error:
            self._failed("edit", error)
            return False
        self.shown.note(message, drawn)
        if self.is_private:
            self.private_message = message
        return True

    async def again(self, message: int, shot: Shot) -> bool:
        """Bring a private message of before up to date, which is possible for 15 minutes after its last click."""
        try:
            drawn = await self.stage.draw(shot, self.shown.of(message))
            await self.interaction.followup.edit_message(message, **payload(self.shown, message, shot.panel, drawn))
        except NETWORK as error:
            log.info("a hand could not be brought up to date: %s", error)
            return False
        self.shown.note(message, drawn)
        return True

    async def withdraw(self, message: int) -> None:
        """Take a private message of before away; possible as long as it can be brought up to date."""
        try:
            await self.interaction.followup.delete_message(message)
        except NETWORK as error:
            log.info("an old hand stays where it is: %s", error)

    async def modal(self, modal: Modal) -> bool:
        """Open a modal; only as the first answer."""
        try:
            await self.interaction.response.send_modal(dialog(modal))
        except NETWORK as error:
            self._failed("modal", error)
            return False
        return True

    async def file(self, words: str, name: str, data: bytes) -> bool:
        """A private file."""
        return await self.files(words, [(name, data, "")])

    async def files(self, words: str, found: Sequence[tuple[str, bytes, str]]) -> bool:
        """Several private files in one message: (name, what is in it, what it shows)."""
        made = [discord.File(BytesIO(data), name, description=alt[:1024] or None) for name, data, alt in found]
        try:
            if self.sent:
                await self.interaction.followup.send(words, files=made, ephemeral=True)
            else:
                await self.interaction.response.send_message(words, files=made, ephemeral=True)
        except NETWORK as error:
            self._failed("files", error)
            return False
        return True

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` gives; if it takes long, Discord is told to wait."""
        holding: list[asyncio.Task[None]] = []
        timer = asyncio.get_running_loop().call_later(
            PATIENCE, lambda: holding.append(asyncio.ensure_future(self._hold()))
        )
        try:
            return await work
        finally:
            timer.cancel()
            for task in holding:  # else two answers could be under way at once
                await task

    async def _hold(self) -> None:
        if self.sent:
            return
        try:
            if self.message is not None:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except NETWORK as error:
            self._failed("hold", error)

    async def acknowledge(self) -> None:
        """Say that the click has arrived, when nothing is to be shown for it."""
        if not self.sent:
            try:
                await self.interaction.response.defer()
            except NETWORK as error:
                self._failed("acknowledge", error)

    async def _new(self, shot: Shot, *, ephemeral: bool) -> int | None:
        try:
            drawn = await self._drawn(shot, update=False, ephemeral=ephemeral)
            view, pictures = layout(shot.panel, drawn), files(shot.panel, drawn)
            called = mentions(shot.panel)
            if self.sent:
                message = await self.interaction.followup.send(
                    view=view, files=pictures, ephemeral=ephemeral, allowed_mentions=called, wait=True
                )
                found = message.id
            else:
                response = await self.interaction.response.send_message(
                    view=view, files=pictures, ephemeral=ephemeral, allowed_mentions=called
                )
                found = int(response.message_id or 0)
        except NETWORK as error:
            self._failed("post", error)
            return None
        self.shown.note(found, drawn)
        if ephemeral:
            self.private_message = found
        return found

    async def _drawn(
        self, shot: Shot, *, update: bool, ephemeral: bool = False, there: Sequence[str] = ()
    ) -> list[Drawn]:
        kept = self.stage.drawn(shot, there)
        if kept is not None:
            return kept
        drawing = asyncio.ensure_future(self.stage.paint(shot))
        done, _ = await asyncio.wait({drawing}, timeout=PATIENCE)
        if not done and not self.sent:
            if update:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=ephemeral, thinking=True)
        return await drawing

    def _failed(self, what: str, error: BaseException) -> None:
        log.warning("reply failed (%s) to %s: %s", what, self.source, error)

    @property
    def source(self) -> str:
        """What the interaction came from, for the log: of an answer to a request only which one, not the answer."""
        data: Any = self.interaction.data or {}
        press = custom_id.parse(str(data.get("custom_id", "")))
        if press is not None and press.token != custom_id.NO_REQUEST:
            return f"wk:{press.table}:{press.token}"
        return str(data.get("custom_id") or data.get("name"))
