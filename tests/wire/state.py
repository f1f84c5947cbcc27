"""Discord's memory: servers, channels, threads, members, messages, commands and interactions. No sockets in here.

Ids hold the real time, as Discord's do. What Discord would refuse raises `Refused`.
"""

import itertools
import secrets
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.wire.limits import COMPONENTS_V2, EPHEMERAL, LOADING, Refused

EPOCH = 1_420_070_400_000
TEXT_CHANNEL, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
ANSWER_WITHIN = 3.0
TOKEN_LIVES = 900.0
NONCE_LIVES = 300.0
EVERYTHING = (1 << 53) - 1
VIEW, SEND, MANAGE_MESSAGES, MANAGE_GUILD, ADMINISTRATOR = 1 << 10, 1 << 11, 1 << 13, 1 << 5, 1 << 3
ATTACH, MAKE_THREADS, SEND_IN_THREADS, MANAGE_THREADS = 1 << 15, 1 << 35, 1 << 38, 1 << 34
BOT_MAY = VIEW | SEND | ATTACH | MAKE_THREADS | SEND_IN_THREADS | 1 << 14 | 1 << 16 | 1 << 31
PLAYER_MAY = VIEW | SEND | ATTACH | SEND_IN_THREADS | 1 << 16 | 1 << 31

_COUNTER = itertools.count()


def new_id() -> int:
    """A snowflake of now."""
    return (int(time.time() * 1000) - EPOCH) << 22 | next(_COUNTER) & 0x3FFFFF


def now_text() -> str:
    return datetime.now(UTC).isoformat()


@dataclass
class User:
    """An account. allowed: its permissions everywhere; takes_dms: whether it lets the bot write to it."""

    id: int
    name: str
    bot: bool = False
    allowed: int = PLAYER_MAY
    locale: str = "en-US"
    takes_dms: bool = True

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }

    def member(self) -> dict[str, Any]:
        return {
            "user": self.payload(),
            "roles": [],
            "nick": None,
            "joined_at": "2026-01-01T00:00:00+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "avatar": None,
            "communication_disabled_until": None,
            "permissions": str(self.allowed),
        }


@dataclass
class Channel:
    """A channel or thread. bot_may: what the bot is allowed to do in it."""

    id: int
    name: str
    type: int = TEXT_CHANNEL
    parent: int | None = None
    bot_may: int = BOT_MAY
    archived: bool = False
    locked: bool = False
    recipient: int | None = None
    is_deleted: bool = False

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass
class Message:
    """A message as it stands now. only: the one account that sees it; pings: whom it has called."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    only: int | None = None
    ping_user_ids: list[int] = field(default_factory=list)
    edits: int = 0
    posted: str = field(default_factory=now_text)
    edited: str | None = None
    deleted: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    def visible_to(self, user: int | None) -> bool:
        return self.only is None or self.only == user


@dataclass
class Interaction:
    """A slash command (2), click or pick (3), autocomplete (4) or written modal (5), and what became of it.

    answer: type of the callback that was taken; message: the message it made or changed; modal, offers: likewise.
    """

    id: int
    token: str
    type: int
    user: User
    channel_id: int
    data: dict[str, Any]
    sent: float = field(default_factory=time.monotonic)
    source: int | None = None
    answer: int | None = None
    answered_after: float | None = None
    message: int | None = None
    deferred_ephemeral: bool = False
    followups: list[int] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    offers: list[dict[str, Any]] | None = None
    deadline: float = ANSWER_WITHIN

    @property
    def age(self) -> float:
        return time.monotonic() - self.sent

    @property
    def is_over(self) -> bool:
        """Answered, or too late to be."""
        return self.answer is not None or self.age > self.deadline


class State:
    """One server (guild) with its people, the bot's account, and everything that is remembered of them."""

    def __init__(self) -> None:
        self.application_id = new_id()
        self.bot = User(self.application_id, "Waykeeper", bot=True, allowed=BOT_MAY)
        self.guild_id = new_id()
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: list[dict[str, Any]] = []
        self.interactions: dict[int, Interaction] = {}
        self.files: dict[int, tuple[str, str, bytes]] = {}
        """Attachment -> name, type of content, content."""
        self.url = ""
        self.keep_files = True
        """Whether uploads are kept; without, long runs stay small."""
        self._tokens: dict[str, Interaction] = {}
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}

    # ------------------------------------------------------------------ people and places

    def add_user(self, name: str, allowed: int = PLAYER_MAY) -> User:
        user = User(new_id(), name, allowed=allowed)
        self.users[user.id] = user
        return user

    def add_channel(self, name: str, kind: int = TEXT_CHANNEL, parent: int | None = None) -> Channel:
        channel = Channel(new_id(), name, kind, parent)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def channel(self, channel: int) -> Channel:
        """Raises `Refused` for a channel that is gone."""
        found = self.channels.get(channel)
        if found is None or found.is_deleted:
            raise Refused(404, 10003, "Unknown Channel")
        return found

    def direct_channel(self, user: int) -> Channel:
        """The bot's direct channel with a user. Raises `Refused`."""
        if user not in self.users:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        for channel in self.channels.values():
            if channel.recipient == user:
                return channel
        channel = self.add_channel("", DM)
        channel.recipient = user
        return channel

    def require(self, channel: Channel, what: int) -> None:
        """The bot's permissions in a channel. Raises `Refused`."""
        if channel.type == DM:
            user = self.users[channel.recipient or 0]
            if not user.takes_dms:
                raise Refused(403, 50007, "Cannot send messages to this user")
            return
        if not channel.bot_may & VIEW:
            raise Refused(403, 50001, "Missing Access")
        if what & SEND and channel.is_thread:
            what = what & ~SEND | SEND_IN_THREADS
        if channel.bot_may & what != what:
            raise Refused(403, 50013, "Missing Permissions")

    # ------------------------------------------------------------------ messages

    def find(self, channel: int, message: int) -> Message:
        """Raises `Refused` for a message that is gone."""
        found = self.messages.get(channel, {}).get(message)
        if found is None:
            raise Refused(404, 10008, "Unknown Message")
        return found

    def add_message(self, message: Message) -> Message:
        self.messages[message.channel_id][message.id] = message
        return message

    def remove_message(self, message: Message) -> None:
        message.deleted = True
        self.messages.get(message.channel_id, {}).pop(message.id, None)

    def remembered(self, channel: int, nonce: str | None) -> Message | None:
        """The message that has been posted under this nonce in the last minutes."""
        at, found = self._nonces.get((channel, nonce or ""), (0.0, 0))
        if not nonce or time.monotonic() - at > NONCE_LIVES:
            return None
        return self.messages.get(channel, {}).get(found)

    def remember(self, channel: int, nonce: str, message: Message) -> None:
        self._nonces[channel, nonce] = time.monotonic(), message.id

    # ------------------------------------------------------------------ interactions

    def add_interaction(
        self, kind: int, user: User, channel: int, data: dict[str, Any], source: int | None = None
    ) -> Interaction:
        made = Interaction(new_id(), "aW" + secrets.token_hex(24), kind, user, channel, data, source=source)
        self.interactions[made.id] = self._tokens[made.token] = made
        while len(self.interactions) > 20_000:
            old = self.interactions.pop(next(iter(self.interactions)))
            del self._tokens[old.token]
        return made

    def interaction(self, number: int, token: str) -> Interaction:
        """For the first answer. Raises `Refused`: unknown, too late, answered before."""
        found = self.interactions.get(number)
        if found is None or found.token != token:
            raise Refused(404, 10062, "Unknown interaction")
        if found.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if found.age > found.deadline:
            raise Refused(404, 10062, "Unknown interaction")
        return found

    def by_token(self, token: str) -> Interaction:
        """For what comes after the first answer. Raises `Refused`."""
        found = self._tokens.get(token)
        if found is None or found.answer is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if found.age > TOKEN_LIVES:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found
