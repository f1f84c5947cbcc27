"""Private panels that are open: kept up to date while Discord lets us, which is 15 minutes after their last click.

Only the newest hand of a person at a table is known, and only in memory: a hand that has been forgotten is put right by
the next click on it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.present import PartialAnswer
from bot.ui.screens.stage import Shot, Stage

LASTS = 840.0
"""Seconds for which a hand is kept up to date; Discord's limit is 900."""

_REMEMBERED = 2_000


@dataclass(frozen=True)
class _Hand:
    reply: Reply
    message: int
    panel: Panel
    at: float
    present: Callable[[], Awaitable[Shot | None]]


class _Open(LRUCache[tuple[str, int], _Hand]):
    """The hands by table and user. users: table -> whose hands are open there."""

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


class Hands:
    """The open hands of all tables."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._open = _Open(_REMEMBERED)

    def opened(self, table: str, reply: Reply, seat: int | None, partial: PartialAnswer, panel: Panel) -> None:
        """A hand has just been shown by this reply. panel: as it would be shown again now, without passing notes: while
        that stays the same it is not shown again, for even that would tell that somebody else has acted."""
        user, locale = reply.interaction.user.id, reply.locale
        self.kept(table, reply, panel, lambda: self.stage.private(table, user, locale, seat=seat, partial=partial))

    def kept(self, table: str, reply: Reply, panel: Panel, present: Callable[[], Awaitable[Shot | None]]) -> None:
        """The same for any panel in the place of a hand. present: how it would be shown now, None: leave it."""
        if reply.private_message is None:
            return
        key = table, reply.interaction.user.id
        now = self.stage.tables.clock.now()
        self._open[key] = _Hand(reply, reply.private_message, panel, now, present)

    def put_away(self, table: str, user: int) -> None:
        """Something else is shown in its place: it is not brought up to date any more."""
        self._open.pop((table, user), None)

    async def refresh(self, table: str, but: int | None = None) -> None:
        """Show the hands of this table anew, where they look different now. but: a user who has just been shown it."""
        for user in [user for user in self._open.users.get(table, ()) if user != but]:
            key = table, user
            hand = self._open.get(key)
            if hand is None:  # gone while another hand was brought up to date
                continue
            if self.stage.tables.clock.now() - hand.at > LASTS:
                self.put_away(*key)
                continue
            shot = await hand.present()
            is_gone = self._open.get(key) is not hand  # something else has been opened in its place meanwhile
            if is_gone or shot is None or shot.panel == hand.panel:
                continue
            shown = await hand.reply.again(hand.message, shot)
            if self._open.get(key) is not hand:  # a newer one has been opened meanwhile
                continue
            if shown:
                self._open[key] = replace(hand, panel=shot.panel)
            else:
                self.put_away(*key)


def without(panel: Panel, note: str) -> Panel:
    """A copy without the note at its top about the last click."""
    parts = list(panel.parts)
    if note and parts and isinstance(parts[0], Words) and parts[0].text == note:
        del parts[0]
    return replace(panel, parts=parts)
