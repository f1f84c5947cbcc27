"""Puts the parts together: settings, tables, surfaces, screens, commands. The only file that knows all of them.

    make_bot(settings)        a bot for Discord          local_bot(settings)   a bot for the local table
    await local_ready(world)  posts what a local table needs at its start

A game is found when its package `cogs/<game>` has a `cog.py` with `surface()`; its own commands, if it has any, are
added by `setup(bot)` there. Parts find each other on the bot: `settings`, `tables`, `keepsakes`, `stage`, `clicks`.
"""

import asyncio
import gc
import hashlib
import importlib
import json
import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.decision import text
from bot.rules.errors import ContentError
from bot.settings import Settings
from bot.tables.deadlines import Clocks
from bot.tables.engine import Claim
from bot.tables.errors import DatabaseInUse, StoreFailure
from bot.tables.keepsakes import Keepsakes
from bot.tables.live import Outcome
from bot.tables.outbox import Post
from bot.tables.service import Tables
from bot.tables.shards import EVERY, Shards
from bot.ui.catalogue import Catalogue
from bot.ui.clicks import Clicks
from bot.ui.discord_panel import layout
from bot.ui.lobby import welcome
from bot.ui.reply import NETWORK
from bot.ui.stage import Stage
from bot.ui.surface import Surface
from cogs import game_ids, load_game, module_of

log = logging.getLogger(__name__)

SHARED = ("cogs.tables.cog", "cogs.help.cog", "cogs.dice.cog")
"""Commands that belong to no game; one that is not installed is left out."""

LAST_CLICKS = 10.0
"""Seconds that clicks which are under way have at the end; systemd and Docker grant ten and more."""
TAKE_UP_AGAIN = 3.0
"""Seconds after which the tables are taken up again, if the database did not answer."""
_HASH_FILE = "commands.sha256"


def load_surfaces(packs: Path | None = None) -> list[Surface]:
    """The surfaces of all games that are installed, by name; a game without a face of its own gets a plain one.

    packs: a folder with `<game>/*.yaml`, the users' own, on top of what is bundled.
    """
    found = []
    for game in game_ids():
        module = _import(module_of(game, "cog"))
        surface = Surface(load_game(game)) if module is None else module.surface()
        own = {} if packs is None else pack_files(packs / game)
        if own:
            try:
                surface.game = load_game(game, own)
            except ContentError as error:
                # a slip in one card must not take the tables away from everybody: the game goes on without the packs
                log.error("the packs of %s are left out, because:\n%s", game, "\n".join(error.problems))
        found.append(surface)
    return found


def pack_files(folder: Path) -> dict[str, str]:
    """File name -> text of a folder of packs; a file that is no text is left out, which is logged."""
    files: dict[str, str] = {}
    for path in sorted(folder.rglob("*.yaml")):
        try:
            files[path.name] = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            log.error("pack file %s is left out: %s", path, error)
    return files


def _import(name: str) -> Any:
    """A module, or None when there is no such file."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
        log.info("%s is not installed", name)
        return None


def make_bot(
    settings: Settings,
    *,
    local: bool = False,
    surfaces: Iterable[Surface] | None = None,
    shards: Shards = EVERY,
) -> "Waykeeper":
    """A bot that is not connected yet. local: for the local table, where no message outlives a restart.

    surfaces: other games than those that are installed, for tests. shards: which guilds are this process's.
    """
    found = load_surfaces(Path(settings.data_dir) / "packs") if surfaces is None else list(surfaces)
    kind = Waykeeper if shards.count == 1 else ShardedWaykeeper
    return kind(settings, found, local=local, own_games=surfaces is None, shards=shards)


def local_bot(settings: Settings) -> "Waykeeper":
    """The bot of the local table."""
    return make_bot(settings, local=True)


async def local_ready(world: Any) -> None:
    """What a local table needs at its start: a welcome post, and the boards of stored tables."""
    bot: Waykeeper = world.bot
    panel = welcome(list(bot.stage.surfaces.values()), bot.stage.words)
    await world.post_welcome(view=layout(panel))
    await bot.clicks.boards.resume(anew=True)
    await bot.clicks.sequels.resume()


def spare_the_collector() -> None:
    """Cards, classes and sentences live as long as the process: the garbage collector need not look through them again.
    Scanning them took a fifth of a click's processor time."""
    gc.collect()
    gc.freeze()


class Translator(app_commands.Translator):
    """Descriptions of commands in other languages, from the shared catalogue."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if key is None or key not in self.words.keys(locale.value):
            return None
        return self.words.format(text(key), None, locale.value, label=True)


class Tree(app_commands.CommandTree[Any]):
    """The commands. Only in servers unless a command says otherwise; one private sentence when one fails."""

    def __init__(self, client: Any) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        bot: Waykeeper = interaction.client
        reply = bot.clicks.reply(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", exc_info=error)
            return
        async with bot.clicks.guard(reply, None):
            raise getattr(error, "original", error)


class Waykeeper(commands.Bot):
    """The bot. Everything that needs an event loop is made in `setup_hook`."""

    settings: Settings
    tables: Tables
    keepsakes: Keepsakes
    stage: Stage
    clicks: Clicks
    clocks: Clocks
    _parting: asyncio.Future[None]

    def __init__(
        self,
        settings: Settings,
        surfaces: list[Surface],
        *,
        local: bool,
        own_games: bool,
        shards: Shards = EVERY,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            intents=intents,
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            # a board that would wait longer is shown by the next click anyhow
            max_ratelimit_timeout=30.0,
            **({} if shards.count == 1 else {"shard_ids": sorted(shards.mine), "shard_count": shards.count}),
        )
        self.settings = settings
        self.shards = shards
        self.taken_over: str | None = None
        """Why there is nothing left to do here: another process has all our tables."""
        self.local = local
        self.own_games = own_games
        self.surfaces = {surface.id: surface for surface in surfaces}
        self.is_resumed = False

    async def setup_hook(self) -> None:
        games = {surface.id: surface.game for surface in self.surfaces.values()}
        # the tables are taken when Discord's events come in: until then whoever had them before goes on
        claim: Claim = "now" if self.local else "later"
        self.tables = await Tables.open(self.settings.database_url, games, shards=self.shards, claim=claim)
        self.tables.on_lost = self._on_lost
        self.keepsakes = Keepsakes(self.tables.database)
        self.stage = Stage(self.tables, self.surfaces)
        self.clicks = Clicks(self, self.stage)
        self.clocks = Clocks(self.tables, self._on_due, self.clicks.boards.know)
        self.add_listener(self.clicks.on_interaction, "on_interaction")
        for name in SHARED:
            await self._add(name)
        if self.own_games:
            for game in self.surfaces:
                await self._add(module_of(game, "cog"))
        await self.tree.set_translator(Translator(self.stage.words))
        await self._sync()
        spare_the_collector()

    async def _add(self, name: str) -> None:
        module = _import(name)
        if module is not None and hasattr(module, "setup"):
            await module.setup(self)

    async def _sync(self) -> None:
        """Tell Discord our commands, only when they have changed: it counts how often."""
        made = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        fingerprint = hashlib.sha256(json.dumps(made, sort_keys=True, default=str).encode()).hexdigest()
        kept = Path(self.settings.data_dir) / _HASH_FILE
        fingerprint = f"{self.application_id} {fingerprint}"
        if not self.local and kept.is_file() and kept.read_text(encoding="utf-8") == fingerprint:
            return
        await self.tree.sync()
        if not self.local:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(fingerprint, encoding="utf-8")

    async def on_ready(self) -> None:
        """Comes again after each lost connection; the tables are taken up once."""
        if self.is_resumed:
            return
        self.is_resumed = True
        while not self.is_closed():
            try:
                await self._take_up()
                return
            except StoreFailure:
                log.error("the database does not answer; the tables are taken up as soon as it does")
                await asyncio.sleep(TAKE_UP_AGAIN)
            except DatabaseInUse as error:
                self._give_up(str(error))
                return

    async def _take_up(self) -> None:
        await self.tables.take()
        if not self.local:
            await self.clicks.boards.resume(anew=False)
            await self.clicks.sequels.resume()
        await self._send_pending()
        await self.clocks.start()

    def _on_lost(self, gone: frozenset[int], why: str) -> None:
        """Another process has taken shards of ours: it hears the same events and answers them."""
        log.error("%s", why)
        if not self.tables.database.shards.mine:
            self._give_up(why)

    def _give_up(self, why: str) -> None:
        # never taken back by itself: two of us would take the tables from each other for ever
        self.taken_over = why
        self._parting = asyncio.ensure_future(self.close())

    async def _on_due(self, outcome: Outcome) -> None:
        """A clock has run out at a table."""
        try:
            await self.clicks.boards.refresh(outcome.info.id)
            await self.clicks.hands.refresh(outcome.info.id)
            await self._send_pending(outcome.info.id)
        except Exception:
            log.exception("table %s: what a clock did could not be shown", outcome.info.id)

    async def _send_pending(self, table: str | None = None) -> None:
        for post in await self.tables.pending(table=table):
            if post.kind == "remind":
                await self._remind(post)
            elif post.kind != "board":  # what a clock did stands on the board; boards see to themselves
                await self.tables.mark_sent(post.id)

    async def _remind(self, post: Post) -> None:
        user = int(post.payload["user"] or 0)
        info, awaited = await self.tables.look(post.table, lambda look: (look.info, look.awaited()))
        if post.payload["seat"] not in awaited or info.seats[post.payload["seat"]].user != user:
            await self.tables.mark_sent(post.id)  # answered while we were away, or it is somebody else's seat now
            return
        await self.tables.confirm(info)
        words = self.stage.say(info, text("table-remind", who=f"@seat:{post.payload['seat']}"))
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
        channel = self.get_partial_messageable(info.channel)
        try:
            sent = await channel.send(f"<@{user}> {words}", nonce=post.nonce, allowed_mentions=called)
        except NETWORK as error:
            log.warning("reminder at %s not sent: %s", info.id, error)
            await self.tables.mark_failed(post.id)
            return
        await self.tables.mark_sent(post.id, sent.id)
        self.tables.observer.noted("reminder")

    async def close(self) -> None:
        """Let what is under way come to its end, say goodbye to Discord, then to the database."""
        if hasattr(self, "clocks"):
            self.clocks.stop()
        if hasattr(self, "clicks"):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.clicks.idle.wait(), LAST_CLICKS)
        await super().close()
        if hasattr(self, "tables"):
            await self.tables.close()


class ShardedWaykeeper(Waykeeper, commands.AutoShardedBot):
    """The same with some of Discord's shards, beside other processes with the others."""

    def _on_lost(self, gone: frozenset[int], why: str) -> None:
        super()._on_lost(gone, why)
        if self.taken_over is None:
            for shard in filter(None, map(self.get_shard, gone)):
                self._parting = asyncio.ensure_future(shard.disconnect())
