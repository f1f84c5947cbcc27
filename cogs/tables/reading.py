"""Reading the story of a table: here, as a page or a text to keep, or in a thread for everybody."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from typing import Any

import discord

from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible
from bot.tables.model.info import Info
from bot.tables.replays.service import Replays
from bot.tables.replays.tape import Progress, Tape
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import NETWORK, Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words, cut
from bot.ui.replays.chronicle import Chronicle, as_markdown, chronicle
from bot.ui.replays.page import Reveal, page
from bot.ui.replays.panel import EVERYBODY, progress_panel, read_op
from bot.ui.replays.pictures import Shown, pictures_of
from cogs.tables.replaying import reader_of

log = logging.getLogger(__name__)
DEED = "story"
MOST_BYTES = 10 << 20
"""Of a file, where Discord does not say what it takes."""
MOST_FILES = 9
MOST_POSTS = 60
"""Messages of a story in a thread; what is longer is cut there and whole in the file."""
_POST = 1_900
_THREAD_NAME = 100


class Reading:
    """Enters its deed into those of `Clicks`; for `/story read` and the buttons of boards and lists."""

    def __init__(self, clicks: Clicks, replays: Replays) -> None:
        self.clicks, self.stage, self.replays = clicks, clicks.stage, replays
        self._telling: set[str] = set()
        """Tables whose story is being told in a thread."""
        clicks.deeds.at_table(DEED, Right.MEMBER, self.story)
        clicks.deeds.at_table("tell", Right.INVOLVED, self.tell)

    async def story(self, reply: Reply, table: str, rest: str) -> None:
        """rest: empty for the ways to read it, else `page.<reader>` or `text.<reader>`."""
        kind, _, named = rest.partition(".")
        info = await self.stage.tables.keeper.get(table)
        if kind not in ("page", "text"):
            await reply.private(self._ways(info, reply))
            return
        reader = reader_of(info, reply.interaction.user.id, read_op(named)[0])
        found = await reply.in_time(self._chronicle(info, reader, reply.interaction.user.id, reply.locale))
        if isinstance(found, Progress):
            op = f"{DEED}-{kind}.{EVERYBODY if reader is None else reader}"
            await reply.private(self._progress(info, reader, found, op, reply))
            return
        send = self._send_page if kind == "page" else self._send_text
        await reply.in_time(send(reply, info, found))

    # ------------------------------------------------------------------ the ways

    def _ways(self, info: Info, reply: Reply) -> Panel:
        say = partial(self.stage.say, info, locale=reply.locale)
        if info.entropies is None:
            raise NotPossible(text("replay-none"))
        panel = Panel(say(text("story-title", game=text("game-name"))))
        panel.add(Words(say(text("story-ways", over=info.status == "ended"))))

        def button(op: str, key: str) -> Button:
            return Button(custom_id.button(info.id, "-", op), say(text(key)))

        here, replay = button("log", "story-here"), button(f"replay-{EVERYBODY}.", "story-replay")
        panel.add((here, replay, *([button("tell", "story-thread")] if info.status == "ended" else [])))
        panel.add((button(f"{DEED}-page.{EVERYBODY}", "story-page"), button(f"{DEED}-text.{EVERYBODY}", "story-text")))
        for place in info.seats_of(reply.interaction.user.id)[:1]:
            row = [button(f"replay-{place.n}.", "story-replay"), button(f"{DEED}-page.{place.n}", "story-page")]
            row.append(button(f"{DEED}-text.{place.n}", "story-text"))
            panel.add(Words(say(text("story-mine"))), tuple(row))
        return panel

    def _progress(self, info: Info, reader: int | None, found: Progress, op: str, reply: Reply) -> Panel:
        """How far it is. op: what is asked for again by a press."""
        panel = progress_panel(info.id, reader, found, partial(self.stage.say, info, locale=reply.locale))
        label = self.stage.say(info, text("board-refresh"), reply.locale)
        panel.parts[-1] = (Button(custom_id.button(info.id, "-", op), label, "primary"),)
        return panel

    # ------------------------------------------------------------------ the story

    async def _chronicle(self, info: Info, reader: int | None, user: int, locale: str) -> Chronicle | Progress:
        """The story of a table, of a campaign with those of its sessions."""
        surface = self.stage.surfaces[info.game]
        tape = await self.replays.tape(info.id, reader, surface.chapters, anew=True)
        if isinstance(tape, Progress):
            return tape
        sessions: list[Chronicle] = []
        if surface.game.keeps_a_log:
            for child in await self.stage.tables.children.children(info.id):
                if child.entropies is None or child.game not in self.stage.surfaces:
                    continue
                seat = next((p.n for p in child.seats_of(user)), None) if reader is not None else None
                kinds = self.stage.surfaces[child.game].chapters
                one = await self.replays.tape(child.id, seat, kinds, anew=True)
                if isinstance(one, Progress):
                    return one
                sessions.append(self._told(one, locale, n=len(sessions) + 1))
        return self._told(tape, locale, sessions=sessions)

    def _told(self, tape: Tape, locale: str, *, n: int = 0, sessions: list[Chronicle] | None = None) -> Chronicle:
        info = tape.info
        surface = self.stage.surfaces[info.game]
        players = [place.name for place in info.seats]
        day = f"{datetime.fromtimestamp(info.created, UTC):%Y-%m-%d}"
        end = f"{datetime.fromtimestamp(info.updated, UTC):%Y-%m-%d}"

        def label(words: Text) -> str:
            return surface.words.format(words, None, locale, label=True)

        title = label(text("story-of-session" if n else "story-of", game=text("game-name"), n=n))
        own = "" if tape.reader is None else info.seats[tape.reader].name
        is_over, is_own = info.status == "ended", bool(own)
        told = text("story-about", players=players, begin=day, end=end, over=is_over, own=own, seen=is_own)
        about = label(told)
        return chronicle(tape, surface, locale, title, about, sessions or ())

    async def _reveal(self, info: Info) -> Reveal | None:
        return await self.stage.tables.reader.reveal(info.id) if info.status == "ended" else None

    async def _send_page(self, reply: Reply, info: Info, story: Chronicle) -> None:
        """The page as a file; without pictures where it would be too large. Raises `NotPossible`."""
        reveal = await self._reveal(info)
        pictures = await pictures_of(story, self.stage.gallery)
        most = _limit(reply)
        for shown in (pictures, {}):
            made = await asyncio.to_thread(page, story, story.surface.words, reply.locale, shown, reveal)
            data = made.encode()
            if len(data) <= most:
                words = self.stage.say(info, text("story-page-sent", over=info.status == "ended"), reply.locale)
                await reply.file(words, f"waykeeper-{info.game}-{info.id}.html", data)
                return
        raise NotPossible(text("story-too-large"))

    async def _send_text(self, reply: Reply, info: Info, story: Chronicle) -> None:
        pictures = await pictures_of(story, self.stage.gallery)
        names: dict[int, str] = {}
        shown: list[tuple[str, Shown]] = []
        left = _limit(reply) // 2
        for n, chapter in enumerate(story.chapters):
            picture = pictures.get(chapter.picture) if chapter.picture is not None else None
            if picture is not None and len(shown) < MOST_FILES and len(picture[0]) < left:
                names[n] = f"chapter-{n + 1}.webp"
                shown.append((names[n], picture))
                left -= len(picture[0])
        beginning = self.stage.say(info, text("log-beginning"), reply.locale)
        data = as_markdown(story, names, beginning).encode("utf-8", "replace")
        if len(data) > _limit(reply) // 2:
            raise NotPossible(text("story-too-large"))
        words = self.stage.say(info, text("story-text-sent"), reply.locale)
        files = [(f"waykeeper-{info.game}-{info.id}.md", data, "")]
        files += [(name, one, alt) for name, (one, alt) in shown]
        await reply.files(words, files)

    # ------------------------------------------------------------------ in a thread

    async def tell(self, reply: Reply, table: str, rest: str) -> None:
        """Post the story, as everybody saw it, in a thread of this channel. Raises `NotPossible`."""
        info = await self.stage.tables.keeper.get(table)
        if info.status != "ended":
            raise NotPossible(text("story-not-over"))
        channel: Any = reply.interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise NotPossible(text("story-no-thread"))
        if table in self._telling:
            raise NotPossible(text("story-being-told"))
        self._telling.add(table)
        try:
            await self._tell(reply, info, channel)
        finally:
            self._telling.discard(table)

    async def _tell(self, reply: Reply, info: Info, channel: discord.TextChannel) -> None:
        locale = info.locale
        found = await reply.in_time(self._chronicle(info, None, 0, locale))
        if isinstance(found, Progress):
            await reply.private(self._progress(info, None, found, "tell", reply))
            return
        pictures = await reply.in_time(pictures_of(found, self.stage.gallery))
        try:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=cut(found.title, _THREAD_NAME), type=kind)
        except NETWORK as error:
            log.info("no thread in %s: %s", channel.id, error)
            raise NotPossible(text("story-no-thread")) from error
        where = text("story-told", where=text("table-place", id=str(thread.id)))
        await reply.say(self.stage.say(info, where, reply.locale))
        try:
            await self._post(thread, found, pictures, partial(self.stage.say, info, locale=locale))
        except NETWORK as error:  # what stands there stands; the file has it all
            log.warning("the story of %s was not told to its end: %s", info.id, error)

    async def _post(
        self, thread: discord.Thread, story: Chronicle, pictures: dict[int, Shown], say: Callable[[Text], str]
    ) -> None:
        none = discord.AllowedMentions.none()
        for sent, (told, picture) in enumerate(_posts(story, pictures, say(text("log-beginning")))):
            if sent == MOST_POSTS:
                await thread.send(say(text("story-cut")), allowed_mentions=none)
                return
            more: dict[str, Any] = {}
            if picture is not None:
                name, alt = f"chapter-{sent + 1}.webp", picture[1][:1024]
                more = {"file": discord.File(BytesIO(picture[0]), name, description=alt)}
            await thread.send(told, allowed_mentions=none, suppress_embeds=True, **more)


def _posts(story: Chronicle, pictures: dict[int, Shown], beginning: str) -> list[tuple[str, Shown | None]]:
    """The story as messages: each chapter begins one, with its picture."""
    found: list[tuple[str, Shown | None]] = []
    for one in (story, *story.sessions):
        shown = pictures if one is story else {}
        for n, chapter in enumerate(one.chapters):
            heading = f"**{discord.utils.escape_markdown(chapter.title or beginning)}**"
            if n == 0:
                heading = f"## {discord.utils.escape_markdown(one.title)}\n{heading}"
            picture = None if chapter.picture is None else shown.get(chapter.picture)
            size = _POST + 1
            for line in (heading, *chapter.lines):
                line = cut(line, _POST)
                if size + len(line) + 1 > _POST or line is heading:
                    found.append((line, picture if line is heading else None))
                    size = len(line)
                else:
                    found[-1] = (f"{found[-1][0]}\n{line}", found[-1][1])
                    size += len(line) + 1
    return found


def _limit(reply: Reply) -> int:
    """Bytes of a file that Discord takes here."""
    return int(getattr(reply.interaction, "filesize_limit", 0) or MOST_BYTES)
