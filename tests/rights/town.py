"""Two servers, everybody who could come to a table, and clicks that no honest client would send.

    async with town(folder) as place:
        site = await place.site("running")
        shown = await place.press(place.as_player(site), site, "wk:...")

What Discord itself says of an interaction (who, where, with which permissions) is told as Discord tells it; what the
person can forge (ids, values, words) is whatever a test sends. `Being` says from where somebody acts.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import sqlalchemy as sa
from simcord import GuildHandle, MemberActor
from simcord.backend import serializers
from simcord.interactions import base_payload, build_options, nest_options, walk_to_subcommand

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.local.simcord_patch import TableEnv, check_fit
from bot.rules.decision import text
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.tables.shelf.ledger import HOST
from bot.tables.store.schema import game_table, metadata
from bot.ui.panels import custom_id
from cogs.dice import dealing
from tests.rights.scenes import SCENES
from tests.seen import parts, text_of
from tests.ui.asker import toy_surface

COMMAND, COMPONENT, TYPING, MODAL = 2, 3, 4, 5
AT_HOME = ("Ada", "Ben", "Cay", "Lea", "Mia", "Moe", "Meg")
AWAY = ("Sam", "Max", "Pia", "Rex")
PEOPLE = (*AT_HOME, *AWAY, "Gus")
"""Ada hosts, Ben and Cay sit, Lea has left the table, Mia is a member, Moe keeps order, Meg manages the server; Sam and
Max (who keeps order there) are on the other server; Gus has a seat, and was banned from the server."""
CAST = {"Ada": "Sam", "Ben": "Max", "Cay": "Pia", "Lea": "Rex", "Gus": "Gus"}
"""Who plays whose part at a table of the other server."""
DOOR = (
    "refused-elsewhere",
    "refused-not-seated",
    "refused-did-not-sit",
    "refused-not-host",
    "table-moderator-only",
    "refused-not-moderator",
    "refused-not-manager",
    "rolls-not-manager",
    "fair-not-manager",
)


@dataclass(frozen=True)
class Being:
    """Somebody at some place. how: `member`, `direct` (a direct message), `ghost` (Discord names no member),
    `unseeing` (a member who may not see this channel)."""

    name: str
    user: str
    channel: int
    guild: int | None
    how: str = "member"


@dataclass
class Site:
    """A table in a channel of its own. token: of Ben's question; post: of a lobby, which looks for players; secrets:
    what nobody elsewhere may be shown."""

    info: Info
    channel: int
    token: str = ""
    roll: int = 0
    deck: int = 0
    post: str = ""
    secrets: tuple[str, ...] = ()

    @property
    def holder(self) -> str:
        """What stands in an id for whoever sits at the third seat."""
        return custom_id.digest(str(self.info.seats[2].user)) if len(self.info.seats) > 2 else ""


@dataclass
class Shown:
    """What an interaction has brought about on screens: texts of new and changed messages, all of them."""

    texts: list[str] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    modal: Any = None
    choices: Any = None
    is_answered: bool = False

    @property
    def everything(self) -> str:
        return "\n".join([*self.texts, *self.files, *self.ids, json.dumps([self.modal, self.choices], default=str)])


class Town:
    """The world of these tests."""

    def __init__(self, env: TableEnv, home: GuildHandle, away: GuildHandle, users: dict[str, Any]) -> None:
        self.env, self.home, self.away, self.users = env, home, away, users
        self.other = home.create_text_channel("other").id
        self.there = away.create_text_channel("there").id
        self.there_message: int = 0
        self._count = 0

    @property
    def bot(self) -> Any:
        return self.env.bot

    # ------------------------------------------------------------------ places

    async def site(self, scene: str, *, away: bool = False, hidden_from: str = "") -> Site:
        """A new table of Ada's in this scene (`tests/rights/scenes.py`), in a new channel of the home server; or one of
        Sam's on the other. hidden_from: who may not see that channel."""
        self._count += 1
        guild = self.away if away else self.home
        unseen = discord.PermissionOverwrite(view_channel=False)
        overwrites: dict[Any, Any] = (
            {MemberActor(self.env, guild, self.users[hidden_from]): unseen} if hidden_from else {}
        )
        channel = guild.create_text_channel(f"table-{self._count}", overwrites=overwrites).id
        await self.env.settle(idle=0.001)
        cast = {name: self.users[CAST[name] if away else name].id for name in CAST}
        site: Site = await self.env.work_as_bot(self._made(scene, guild.id, channel, cast))
        if not away:
            site.secrets += ("Cay",)
        return site

    async def _made(self, scene: str, guild: int, channel: int, ids: dict[str, int]) -> Site:
        table = await SCENES[scene](self.bot.tables, guild, channel, ids)
        await self.bot.clicks.posts.boards.refresh(table, anew=True)
        site = Site(await self.bot.tables.keeper.get(table), channel)
        seats = site.info.seats_of(ids["Ben"])
        if site.info.status == "running" and seats:
            asked = await self.bot.tables.reader.requests(table, seats[0].n)
            site.token = next((a.token for a in asked if not a.anytime), "")
        if scene == "lobby":
            gatherings = self.bot.tables.gatherings
            site.post = (await gatherings.open("invite", guild, channel, table, ids["Ada"], {}, 1e6)).id
        gem, stone = f"sapphire{self._count:05}", f"emerald{self._count:05}"
        play, ben = self.bot.channel_records.play, ids["Ben"]
        told = {"dice": "1d20", "label": "", "totals": [gem], "shown": gem, "who": "Ben"}
        n = self._count * 10  # of the interactions
        rolled = await play(channel, n, lambda ledger: ledger.enter("roll", ben, told, HOST))
        made = await play(channel, n + 1, lambda ledger: dealing.put_down(ledger, ben, "gems", f"3x {stone}"))
        await play(channel, n + 2, lambda ledger: dealing.draw(ledger, ben, "gems", 1, secret=True))
        site.roll, site.deck = rolled.id, made.deck.entry
        site.secrets = (table, gem, stone)
        return site

    async def stands(self, *sites: Site, boards: bool = True) -> list[str]:
        """Every stored row that has to do with these tables or their channels. boards: and where the board stands,
        which is put right whenever somebody looks."""
        tables, channels = [site.info.id for site in sites], [site.channel for site in sites]

        def read(connection: sa.Connection) -> list[str]:
            found = []
            for table in metadata.sorted_tables:
                if table.name == "outbox" and not boards:
                    continue
                c = table.c
                shown = [column for column in c if boards or not column.name.startswith("board_")]
                names = [c[name].in_(tables) for name in ("table_id", "sequel_of") if name in c]
                names += [c.id.in_(tables)] if table.name == game_table.name else []
                names += [c[name].in_(channels) for name in ("channel", "parent") if name in c]
                rows = connection.execute(sa.select(*shown).where(sa.or_(*names))) if names else ()
                found += sorted(f"{table.name} {tuple(row)}" for row in rows)
            return found

        rows: list[str] = await self.bot.tables.database.read(read)
        return rows

    def clear(self, site: Site) -> None:
        """Nobody comes back to this channel: what was posted is put away, elsewhere as well."""
        for channel in list(self.env.backend.messages):
            self.env.backend.messages[channel].clear()

    # ------------------------------------------------------------------ people

    def beings(self, site: Site) -> dict[str, Being]:
        """Everybody who could come, by what they are to this table."""
        here, home, away = site.channel, self.home.id, self.away.id
        found = [
            Being("member", "Mia", here, home),
            Being("left", "Lea", here, home),
            Being("player", "Cay", here, home),
            Being("asked", "Ben", here, home),
            Being("host", "Ada", here, home),
            Being("moderator", "Moe", here, home),
            Being("manager", "Meg", here, home),
            Being("stranger", "Sam", self.there, away),
            Being("moderator elsewhere", "Max", self.there, away),
            Being("host in another channel", "Ada", self.other, home),
            Being("manager in another channel", "Meg", self.other, home),
            Being("asked in a direct message", "Ben", self.direct("Ben"), None, "direct"),
            Being("banned, in a direct message", "Gus", self.direct("Gus"), None, "direct"),
            Being("banned, as no member", "Gus", here, home, "ghost"),
            Being("asked without sight of the channel", "Ben", here, home, "unseeing"),
        ]
        return {being.name: being for being in found}

    def somebody(self, being: Being, name: str) -> Any:
        """This user, if that is somebody whom the being can name."""
        guild = self.home if being.guild in (None, self.home.id) else self.away
        there = self.users[name].id in guild.member_ids()
        return MemberActor(self.env, guild, self.users[name] if there else self.users[being.user])

    def direct(self, user: str) -> int:
        channel: int = self.users[user].dm_channel.id
        return channel

    # ------------------------------------------------------------------ acting

    async def press(
        self, being: Being, site: Site, custom_id: str, values: tuple[str, ...] = (), field: str | None = None
    ) -> Shown:
        """Send the id of a button, of a select (with values) or of a modal (with what stands in its field)."""
        if field is not None:
            row = {"type": 1, "components": [{"type": 4, "custom_id": "answer", "value": field}]}
            return await self.send(being, MODAL, {"custom_id": custom_id, "components": [row]})
        kind = {"component_type": 3, "values": list(values)} if values else {"component_type": 2}
        return await self.send(being, COMPONENT, {"custom_id": custom_id, **kind})

    async def command(self, being: Being, name: str, typed: str = "", /, **options: Any) -> Shown:
        """Use a slash command; typed: an option in which something is being typed instead."""
        root = self.env.backend.find_command(name.split()[0], None, type=1)
        assert root is not None, name
        leaf, nesting = walk_to_subcommand(root, name.split()[1:])
        actor = self.somebody(being, being.user)
        built, resolved = build_options(actor, name, leaf, options, channel_id=being.channel, partial=bool(typed))
        if typed:
            kind = next(option["type"] for option in leaf["options"] if option["name"] == typed)
            built.append({"name": typed, "type": kind, "value": "", "focused": True})
        data = {"id": root["id"], "name": root["name"], "type": 1, "options": nest_options(root, nesting, built)}
        return await self.send(being, TYPING if typed else COMMAND, data | ({"resolved": resolved} if resolved else {}))

    async def menu(self, being: Being, name: str, custom_id: str = "", author: int | None = None) -> Shown:
        """Use what stands in the menu of a message: one of the bot's in the channel of the being, with this button."""
        backend = self.env.backend
        root = backend.find_command(name, None, type=3)
        assert root is not None, name
        message: dict[str, Any] = {
            "id": "77",
            "channel_id": str(being.channel),
            "author": dict(serializers.user_payload(backend.get_user(author or backend.bot_user.id))),
            "content": "",
            "timestamp": "2026-11-25T20:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "components": [{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}]}]
            if custom_id
            else [],
        }
        resolved = {"messages": {message["id"]: message}}
        data = {"id": root["id"], "name": name, "type": 3, "target_id": message["id"], "resolved": resolved}
        return await self.send(being, COMMAND, data)

    async def send(self, being: Being, kind: int, data: dict[str, Any]) -> Shown:
        """Let the interaction come in; what all screens show of it."""
        backend, before = self.env.backend, self._screens()
        sees = being.how in ("member", "unseeing")
        record, payload = base_payload(
            backend,
            type=kind,
            channel_id=being.channel,
            guild_id=being.guild if sees else None,
            user_id=self.users[being.user].id,
            data=data,
        )
        if being.how == "unseeing":
            payload["member"]["permissions"] = str(discord.Permissions(send_messages=True).value)
        if being.how == "ghost":
            payload |= {"guild_id": str(being.guild), "guild_locale": "en-US", "context": 0}
        if kind in (COMPONENT, MODAL) and (message := self._message(being.channel)) is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            if kind == COMPONENT:  # discord.py looks for what was pressed, for ids of dynamic items
                payload["message"]["components"] = [{"type": 1, "components": [pressed(data)]}]
            record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle(idle=0.001)
        shown = self._difference(before)
        shown.modal, shown.choices = record.modal, record.autocomplete_choices
        shown.is_answered = record.responded
        backend.interactions.pop(record.id, None)
        backend.interaction_tokens.pop(record.token, None)
        backend.transcript.clear()
        return shown

    def _message(self, channel: int) -> Any:
        mine = [m for m in self.env.backend.messages.get(channel, {}).values() if m.components and not m.is_ephemeral]
        return mine[-1] if mine else None

    def _screens(self) -> dict[int, tuple[int, str]]:
        return {
            message.id: (channel, json.dumps([message.content, message.components, len(message.attachments)]))
            for channel, found in self.env.backend.messages.items()
            for message in found.values()
        }

    def _difference(self, before: dict[int, tuple[int, str]]) -> Shown:
        """What is new, after which private messages are put away."""
        shown = Shown()
        for number, (channel, looks) in self._screens().items():
            if before.get(number) == (channel, looks):
                continue
            message = self.env.backend.messages[channel][number]
            shown.texts.append(text_of(message))
            if not message.is_ephemeral:
                shown.public.append(text_of(message))
            shown.files += [attachment["filename"] for attachment in message.attachments]
            shown.ids += [str(part["custom_id"]) for part in parts(message.components) if part.get("custom_id")]
            if message.is_ephemeral:
                del self.env.backend.messages[channel][number]
        return shown

    def refusals(self) -> set[str]:
        """The sentences of the door."""
        return {text_only(self.bot.stage.words.format(text(key), None)) for key in DOOR}


def pressed(data: dict[str, Any]) -> dict[str, Any]:
    """The component that has such an id."""
    if data["component_type"] == 2:
        return {"type": 2, "style": 2, "label": "forged", "custom_id": data["custom_id"]}
    options = [{"label": value, "value": value} for value in data["values"]]
    return {"type": 3, "custom_id": data["custom_id"], "options": options}


def text_only(words: str) -> str:
    return words.strip()


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    """The bot with all its games and the toy game, on two servers."""
    check_fit()

    def make() -> Any:
        settings = Settings(_env_file=None, data_dir=folder)
        bot = make_bot(settings, surfaces=[*load_surfaces(), toy_surface()])
        bot.own_games = True
        return bot

    env = TableEnv(make(), check_errors=False)
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    home, away = env.create_guild("Home"), env.create_guild("Away")
    order = discord.Permissions(manage_messages=True)
    keepers = {home: home.create_role("Order", permissions=order), away: away.create_role("Order", permissions=order)}
    rule = home.create_role("Rule", permissions=discord.Permissions(manage_guild=True))
    for name in (*AT_HOME, *AWAY):
        guild = home if name in AT_HOME else away
        roles = {"Moe": [keepers[home]], "Max": [keepers[away]], "Meg": [rule]}.get(name, [])
        guild.add_member(users[name], roles=roles)
    async with env:
        place = Town(env, home, away, users)
        bot: Any = env.bot
        await env.work_as_bot(bot.tree.sync())
        try:
            yield place
        finally:
            await env.work_as_bot(env.bot.close())
