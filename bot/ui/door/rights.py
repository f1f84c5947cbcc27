"""Who may do what. Every deed (a button, a select, a modal, a slash command) names the right that it needs, in one row:

    deeds.at_table("undo", Right.SEATED, undo)          a click at a table: do(reply, table, rest)
    deeds.at_request("pick", Right.ASKED, pick)         one that answers what is asked: do(reply, press, given)
    deeds.alone("forget", Right.ANYONE, forget)         one without a table: do(reply, rest)
    deeds.by_id(pattern, Right.MEMBER, do)              one with an id of its own: do(interaction, match)
    @needs(Right.HOST)                                  above `@app_commands.command(...)`

`bot.ui.door.door` checks it before anything else is read. A command without a row does not start: `require_complete`.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

import discord
from discord import app_commands

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.model.errors import NotHost, NotSeated
from bot.tables.model.info import Info
from bot.ui.messages.reply import Reply
from bot.ui.panels.custom_id import Press

_KEY = "right"
D = TypeVar("D", bound=Callable[..., Awaitable[None]])
C = TypeVar("C", bound=app_commands.Command[Any, ..., Any] | app_commands.ContextMenu)
Interaction = discord.Interaction[Any]

AtTable = Callable[[Reply, str, str], Awaitable[None]]
AtRequest = Callable[[Reply, Press, list[str]], Awaitable[None]]
Alone = Callable[[Reply, str], Awaitable[None]]
ById = Callable[[Interaction, "re.Match[str]"], Awaitable[None]]


class Right(Enum):
    """What somebody must be to do a deed. Each but the first asks for the ones that its line names."""

    ANYONE = "anyone"
    """Nothing of a table or channel is read or changed: help, what is stored about oneself."""
    MEMBER = "member"
    """Is on the server and sees the channel, at this moment, from within it: the table's, or that of the command."""
    SEATED = "seated"
    """A member who sits at this table, or answers for somebody on leave as long as it is played, or hosts it without
    sitting there."""
    ASKED = "asked"
    """Seated, and asked by the very request that the id names, which is looked up after this (`RequestClicks`) and once
    more when the answer is stored."""
    HOST = "host"
    """A member who hosts this table."""
    INVOLVED = "involved"
    """A member who sits at this table, hosts it or is a moderator."""
    KEEPER = "keeper"
    """A member who hosts this table or is a moderator."""
    MODERATOR = "moderator"
    """A member who may manage messages or the server, here."""
    MANAGER = "manager"
    """A member who may manage this server, which no permission of one channel gives. At a table: of its server, from
    anywhere on it; what they are shown of a channel that they do not see is for each deed to say."""


WITHOUT_TABLE = (Right.ANYONE, Right.MEMBER, Right.MODERATOR, Right.MANAGER)
"""Rights that can be checked where no table is."""


class MissingRight(Exception):
    """For whoever writes a command: it has no row, so the bot does not start."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__(f"these name no right that they need (bot/ui/door/rights.py): {', '.join(names)}")


@dataclass(frozen=True, slots=True)
class Deed(Generic[D]):
    """A row: the right that is needed, and what is done then."""

    right: Right
    do: D


@dataclass(frozen=True, slots=True)
class Needs:
    """The row of a command. option, by_value: an option whose value needs another right than the command;
    refused: the sentence for whoever is no moderator where a moderator is asked for."""

    right: Right
    option: str = ""
    by_value: Mapping[Any, Right] = field(default_factory=dict)
    refused: str = "refused-not-moderator"

    def of(self, interaction: Interaction) -> Right:
        """The right that this use of the command needs."""
        given = getattr(interaction.namespace, self.option, None) if self.option else None
        return self.by_value.get(given, self.right)


class Deeds:
    """All that clicks and modals can do, by the first word of their op."""

    def __init__(self) -> None:
        self.tables: dict[str, Deed[AtTable]] = {}
        self.requests: dict[str, Deed[AtRequest]] = {}
        self.without: dict[str, Deed[Alone]] = {}
        self.ids: dict[re.Pattern[str], Deed[ById]] = {}

    def at_table(self, word: str, right: Right, do: AtTable) -> None:
        """A deed at a table; `table` is the one whose right was checked, `rest` what follows the word."""
        _enter(self.tables, word, Deed(right, do))

    def at_request(self, word: str, right: Right, do: AtRequest) -> None:
        """A deed that belongs to a request of a table."""
        _enter(self.requests, word, Deed(right, do))

    def alone(self, word: str, right: Right, do: Alone) -> None:
        """A deed that concerns no table. It is given none, and `rest` must never be read as the id of one."""
        if right not in WITHOUT_TABLE:
            raise MissingRight([f"{word}: {right.name} is a right at a table"])
        _enter(self.without, word, Deed(right, do))

    def by_id(self, pattern: str, right: Right, do: ById) -> None:
        """A deed whose custom id is not one of `bot.ui.panels.custom_id`; it has no table either. It answers for
        itself."""
        _enter(self.ids, re.compile(pattern), Deed(right, do))


def _enter(rows: dict[Any, Any], name: Any, deed: Any) -> None:
    if name in rows:
        raise ValueError(f"two deeds are called {name!r}")
    rows[name] = deed


def needs(
    right: Right, option: str = "", by_value: Mapping[Any, Right] | None = None, *, refused: str = ""
) -> Callable[[C], C]:
    """The row of a slash command or of a menu: see `Needs`."""
    row = Needs(right, option, by_value or {}, *([refused] if refused else []))

    def mark(command: C) -> C:
        command.extras[_KEY] = row
        return command

    return mark


def needs_of(command: Any) -> Needs | None:
    """The row of a command, None: it has none."""
    found = getattr(command, "extras", {}).get(_KEY)
    return found if isinstance(found, Needs) else None


def require_complete(tree: app_commands.CommandTree[Any]) -> None:
    """Raises `MissingRight` unless every command of every kind has a row."""
    every = [command for kind in discord.AppCommandType for command in tree.walk_commands(type=kind)]
    lacking = [
        command.qualified_name
        for command in every
        if not isinstance(command, app_commands.Group) and needs_of(command) is None
    ]
    if lacking:
        raise MissingRight(lacking)


# ---------------------------------------------------------------------- who somebody is


def is_member(interaction: Interaction, guild: int | None, channels: Iterable[int | None]) -> bool:
    """Whether this comes from within one of these channels of this server (None: a direct message), by somebody who is
    on the server and sees that channel. Discord says so with each interaction; nothing is remembered."""
    if interaction.guild_id != guild or interaction.channel_id is None or interaction.channel_id not in channels:
        return False
    if guild is None:
        return isinstance(interaction.user, discord.User)
    return isinstance(interaction.user, discord.Member) and interaction.permissions.view_channel


def is_moderator(interaction: Interaction) -> bool:
    """Whether the user keeps order on the server of this interaction; in a direct message with us there is nobody else
    who could."""
    if interaction.guild_id is None:
        return isinstance(interaction.user, discord.User) and interaction.context.dm_channel
    if not isinstance(interaction.user, discord.Member):
        return False
    allowed = interaction.permissions
    return allowed.manage_messages or allowed.manage_guild or allowed.administrator


def is_manager(interaction: Interaction) -> bool:
    """Whether the user may manage the server of this interaction."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def require_place(interaction: Interaction, right: Right, refused: str = "refused-not-moderator") -> None:
    """For a deed without a table, in the channel of the interaction. Raises `NotPossible`."""
    if right is Right.ANYONE and isinstance(interaction.user, discord.User | discord.Member):
        return
    if not is_member(interaction, interaction.guild_id, (interaction.channel_id,)):
        raise NotPossible(text("refused-elsewhere"))
    if right is Right.MODERATOR and not is_moderator(interaction):
        raise NotPossible(text(refused))
    if right is Right.MANAGER and not is_manager(interaction):
        raise NotPossible(text("refused-not-manager"))


def require_right(interaction: Interaction, right: Right, info: Info) -> None:
    """For a deed at this table. Raises `NotPossible`, `NotSeated`, `NotHost`."""
    if right is Right.MANAGER:  # their channels may be gone, or hidden from whoever looks after the server
        if info.guild is None or interaction.guild_id != info.guild:
            raise NotPossible(text("refused-elsewhere"))
        require_place(interaction, right)
        return
    if not is_member(interaction, info.guild, (info.channel, info.board_channel)):
        raise NotPossible(text("refused-elsewhere"))
    user = interaction.user.id
    answers = info.status != "ended" and info.deputized(user)
    sits = user == info.host or info.seats_of(user) or answers
    if right in (Right.SEATED, Right.ASKED) and not sits:
        raise NotPossible(text("refused-did-not-sit")) if info.status == "ended" else NotSeated()
    if right is Right.INVOLVED and user != info.host and not info.seats_of(user) and not is_moderator(interaction):
        raise NotPossible(text("table-moderator-only"))
    if right is Right.HOST and user != info.host:
        raise NotHost()
    if right is Right.KEEPER and user != info.host and not is_moderator(interaction):
        raise NotPossible(text("table-moderator-only"))
    if right is Right.MODERATOR and not is_moderator(interaction):
        raise NotPossible(text("refused-not-moderator"))
