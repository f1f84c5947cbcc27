"""Private panels that are open: kept up to date while Discord lets us, which is 15 minutes after their last click.

Of a person at a table the newest hand is known, and the newest side panel that was opened beside it (a card, the board
in words). When a newer one is opened in a message of its own, the older one is taken away, so that no old question and
no old number stays in the channel. All that is in memory only: what has been forgotten is put right by the next click
on it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import field, replace
from typing import Any, Literal

from cachetools import LRUCache

from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, Refusal
from bot.rules.values import value_class
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Keep, Panel, Words
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import is_asked
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, PartialAnswer
from bot.ui.screens.stage import Shot, Stage

log = logging.getLogger(__name__)

LASTS = 840.0
"""Seconds for which a hand is kept up to date; Discord's limit is 900."""

_REMEMBERED = 2_000

Present = Callable[[], Awaitable[Shot | None]]
Place = Literal["hand", "side", "said"]


@value_class(frozen=True)
class _Hand:
    """edits: held while its message is edited, so that a late edit does not undo a newer one."""

    reply: Reply
    message: int
    panel: Panel
    at: float
    present: Present
    edits: asyncio.Lock = field(default_factory=asyncio.Lock)


class _Open(LRUCache[tuple[str, int], _Hand]):
    """The panels by table and user. users: table -> whose panels are open there."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.users: dict[str, set[int]] = {}

    def __setitem__(self, key: tuple[str, int], hand: _Hand) -> None:
        super().__setitem__(key, hand)
        self.users.setdefault(key[0], set()).add(key[1])

    def __delitem__(self, key: tuple[str, int]) -> None:
        super().__delitem__(key)
        table, user = key
        self.users[table].discard(user)
        if not self.users[table]:
            del self.users[table]

    def has(self, key: tuple[str, int], message: int | None) -> bool:
        """Whether this message is what is open."""
        hand = self.get(key)
        return hand is not None and hand.message == message


def with_call(shown: Shot | Panel | None, scene: Scene, user: int) -> Shot | Panel | None:
    """What somebody reads beside their hand, with a line that it is their move, where it is."""
    if shown is None or not is_asked(scene, user):
        return shown
    panel = shown if isinstance(shown, Panel) else shown.panel
    call = Words(scene.words(text("panel-your-move")), Keep.CALL)
    called = Panel(panel.title, [*panel.parts, call], panel.accent, panel.ping)
    return called if isinstance(shown, Panel) else replace(shown, panel=called)


class Hands:
    """The open private panels of all tables."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._open = _Open(_REMEMBERED)
        self._side = _Open(_REMEMBERED)
        self._said = _Open(_REMEMBERED)
        self._begun: LRUCache[tuple[str, int], PartialAnswer] = LRUCache(_REMEMBERED)
        self._closing: set[asyncio.Task[None]] = set()

    def opened(self, table: str, reply: Reply, seat: int | None, partial: PartialAnswer, panel: Panel) -> None:
        """A hand has just been shown by this reply. panel: as it would be shown again now, without passing notes: while
        that stays the same it is not shown again, for even that would tell that somebody else has acted."""
        self.kept(table, reply, panel, self.present(table, reply, seat, partial))

    def begin(self, table: str, user: int, partial: PartialAnswer) -> None:
        """Somebody has picked some of what they are asked for: whoever reads a card meanwhile finds it as it was."""
        self._begun[table, user] = partial

    def begun(self, table: str, user: int) -> PartialAnswer:
        """What somebody has picked so far; a question that has moved on does not know its token any more."""
        return self._begun.get((table, user), NO_PARTIAL_ANSWER)

    def present(
        self, table: str, reply: Reply, seat: int | None = None, partial: PartialAnswer = NO_PARTIAL_ANSWER
    ) -> Present:
        """How this person's hand would be shown now."""
        user, locale = reply.interaction.user.id, reply.locale
        if partial == NO_PARTIAL_ANSWER:
            partial = self.begun(table, user)
        return lambda: self.stage.private(table, user, locale, seat=seat, partial=partial)

    async def show(
        self,
        table: str,
        reply: Reply,
        read: Callable[[Scene], Shot | Panel | None],
        *,
        place: Place = "hand",
        note: str = "",
        again: Callable[[Scene], Shot | Panel | None] | None = None,
    ) -> None:
        """Show privately what `read` makes of the table, and keep that up to date; what is in the place of a hand
        becomes the hand when nothing can be made any more. Raises `NoLongerPossible` where that is so at once.

        note: about the click, at the top of it; again: the same without the note. Whose move it is meanwhile is told so
        at its end: from the first, for a line that came with a later change would tell that there was one.
        """
        if not await self.show_if_any(table, reply, read, place=place, note=note, again=again):
            raise NoLongerPossible(text("refused-stale"))

    async def show_if_any(
        self,
        table: str,
        reply: Reply,
        read: Callable[[Scene], Shot | Panel | None],
        *,
        place: Place = "hand",
        note: str = "",
        again: Callable[[Scene], Shot | Panel | None] | None = None,
    ) -> bool:
        """The same; False where there is nothing to show."""

        async def now(read: Callable[[Scene], Shot | Panel | None]) -> Shot | None:
            def called(scene: Scene) -> Shot | Panel | None:
                return with_call(read(scene), scene, reply.interaction.user.id)

            found = await self.stage.scene(table, reply.locale, called)
            return Shot(None, found) if isinstance(found, Panel) else found if isinstance(found, Shot) else None

        async def present() -> Shot | None:
            try:
                shot = await now(again or read)
            except Refusal:
                shot = None
            if shot is None and self._open.has((table, reply.interaction.user.id), reply.private_message):
                shot = await self.present(table, reply)()
            return shot

        shot = await now(read)
        if shot is None:
            return False
        plain = without(shot.panel, note)
        if await reply.private(shot):
            self.kept(table, reply, plain, present, place)
        return True

    def kept(self, table: str, reply: Reply, panel: Panel, present: Present, place: Place = "hand") -> None:
        """The same for any private panel. present: how it would be shown now; None: there is nothing to show any more.

        place: a side panel in a message of its own leaves the hand where it is; in the place of a hand it is the hand.
        """
        message = reply.private_message
        if message is None:
            return
        key = table, reply.interaction.user.id
        if self._open.has(key, message):
            place = "hand"
        if place == "hand" and self._side.has(key, message):
            del self._side[key]
        shelf = {"hand": self._open, "side": self._side, "said": self._said}[place]
        before = shelf.get(key)
        hand = _Hand(reply, message, panel, self.stage.tables.clock.now(), present)
        if before is not None and before.message == message:
            hand = replace(hand, edits=before.edits)
        shelf[key] = hand
        if before is not None and before.message != message:
            task = asyncio.ensure_future(self._withdraw(key, before))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def tell_while(self, table: str, reply: Reply, words: str, holds: Callable[[Scene], bool]) -> None:
        """Tell this person something in a message of its own, which is taken away when it does not hold any more."""
        panel = Panel().add(Words(words))

        async def present() -> Shot | None:
            return Shot(None, panel) if await self.stage.scene(table, reply.locale, holds) else None

        if await reply.private_anew(Shot(None, panel)):
            self.kept(table, reply, panel, present, "said")

    def put_away(self, table: str, reply: Reply) -> None:
        """Something that does not change is shown in the clicked message, which is not brought up to date any more."""
        key = table, reply.interaction.user.id
        message = None if reply.message is None else reply.message.id
        for shelf in (self._open, self._side):
            if shelf.has(key, message):
                del shelf[key]

    async def refresh(self, table: str, but: int | None = None) -> None:
        """Show the hands of this table anew, where they look different now. but: a user who has just been shown it."""
        for shelf in (self._open, self._side, self._said):
            is_hand = shelf is self._open
            for user in [user for user in shelf.users.get(table, ()) if user != but or not is_hand]:
                try:
                    await self._refresh(shelf, (table, user))
                except Exception:  # of somebody else's hand: whoever has just answered has done nothing wrong
                    log.exception("a hand of %s could not be shown anew", table)
                    shelf.pop((table, user), None)

    async def _refresh(self, shelf: _Open, key: tuple[str, int]) -> None:
        hand = shelf.get(key)
        if hand is None:  # gone while another hand was brought up to date
            return
        if self._is_late(hand):
            del shelf[key]
            return
        try:
            shot = await hand.present()
        except Refusal:
            shot = None
        if shelf.get(key) is not hand:  # something else has been opened in its place meanwhile
            return
        if shot is None:
            del shelf[key]
            await (self._withdraw if shelf is self._said else self._close)(key, hand)
            return
        if shot.panel == hand.panel:
            return
        async with hand.edits:
            if shelf.get(key) is not hand:
                return
            shown = await hand.reply.again(hand.message, shot)
        if shelf.get(key) is not hand:  # a newer one has been opened meanwhile
            return
        if shown:
            shelf[key] = replace(hand, panel=shot.panel)
        else:
            del shelf[key]

    async def _withdraw(self, key: tuple[str, int], hand: _Hand) -> None:
        """Take a panel away: its person's own click has shown another, or what it said holds no more."""
        async with hand.edits:
            if not self._is_late(hand) and not self._is_shown(key, hand):
                await hand.reply.withdraw(hand.message)

    async def _close(self, key: tuple[str, int], hand: _Hand) -> None:
        """Leave one line of a panel in which nothing is left to show: whoever is reading it is told why."""
        if self._is_late(hand):
            return
        table = key[0]
        try:
            info = await self.stage.tables.keeper.get(table)
        except Refusal as refusal:
            log.info("an old hand stays as it is: %s", refusal.text.key)
            return
        said = self.stage.say(info, text("panel-closed"), hand.reply.locale)
        line = Panel().add(Words(f"-# {said}"))
        async with hand.edits:
            if not self._is_shown(key, hand):
                await hand.reply.again(hand.message, Shot(None, line))

    def _is_shown(self, key: tuple[str, int], hand: _Hand) -> bool:
        return any(shelf.has(key, hand.message) for shelf in (self._open, self._side))

    def _is_late(self, hand: _Hand) -> bool:
        return self.stage.tables.clock.now() - hand.at > LASTS


def without(panel: Panel, note: str) -> Panel:
    """A copy without the note at its top about the last click."""
    parts: list[Any] = list(panel.parts)
    if note and parts and isinstance(parts[0], Words) and parts[0].text == note:
        del parts[0]
    return replace(panel, parts=parts)
