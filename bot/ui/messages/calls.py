"""Why somebody is called, whether that still holds, and the words of it. Nothing is sent in here.

remind, call, nudge   the table waits for them     full   they host a lobby whose last seat is taken
over                  a game of theirs has ended
"""

from functools import partial

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Request
from bot.tables.model.info import Info
from bot.tables.model.proposal import read_proposal
from bot.tables.model.requests import pending
from bot.tables.model.table import Look
from bot.tables.notifications.outbox import Post
from bot.ui.screens.stage import Stage

AWAITED = ("remind", "call", "nudge")
"""Kinds of posts that call somebody for whom a table waits."""
NEWS = ("full", "over")
"""Kinds that tell somebody who was not there what has become of a table."""
CALLS = (*AWAITED, *NEWS)
"""All kinds that call one person (`{"seat": ..., "user": ...}`), each in the way that person wishes."""


class Calls:
    """What posts that call people are about."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def wanted(self, post: Post) -> Info | None:
        """The table of a call, if what it says is still so."""
        return await self.stage.tables.keeper.look(post.table, partial(_wanted, post=post))

    async def line(self, post: Post, *, is_public: bool = False) -> str:
        """Game, what they are asked, time left and the way there; how it ended. is_public: others read it, too, and so
        it tells a question only if everybody sees that question."""
        info = await self.wanted(post)
        if info is None:
            return ""

        def read(look: Look) -> tuple[float | None, str]:
            if look.run is None:
                return look.due_for([post.payload["seat"]]), ""
            if post.kind == "over":
                result = None if is_public else look.result()
                return None, "" if result is None else _in_a_line(self.stage.say(info, result))
            seat = post.payload["seat"]
            prompts = [one.decision.prompt for one in _asked(look, seat, is_public=is_public)]
            scene = self.stage.scene_of(look, info.locale)
            return look.due_for([seat]), _in_a_line(scene.words(prompts[0])) if prompts else ""

        due, question = await self.stage.tables.keeper.look(post.table, read)
        words = [self.stage.say(info, await self._reason(post))]
        if due is not None and post.kind in AWAITED:
            words.append(f"<t:{int(due)}:R>")
        if info.board_message is not None and info.guild is not None:
            where = f"{info.guild}/{info.board_channel or info.channel}/{info.board_message}"
            words.append(f"https://discord.com/channels/{where}")
        return " · ".join(words) + (f"\n> {question}" if question else "")

    async def _reason(self, post: Post) -> Text:
        game = text("game-name")
        if post.kind == "over":
            is_whole = await self.stage.tables.keeper.look(post.table, lambda look: look.result() is not None)
            return text("call-over" if is_whole else "call-broken-off", game=game)
        if post.kind == "full":
            return text("call-full", game=game)
        if post.kind == "nudge":
            by = post.payload["by"]
            return text("call-nudge", game=game, who=f"@seat:{by}" if by >= 0 else "", seated=int(by >= 0))
        return text("table-remind", game=game)


def _asked(look: Look, seat: int, *, is_public: bool) -> list[Request]:
    """What a seat is asked; is_public: only what everybody sees that it is asked."""
    if look.run is None:
        return []
    return [one for one in look.run.requests(seat) if not one.anytime and not (is_public and one.decision.private)]


def questions(look: Look, post: Post, *, is_public: bool = False) -> list[str]:
    """What the person whom a post calls is asked now: the same strings for the same questions. is_public: only the one
    that a call at the table names, if it names one."""
    if look.run is None:
        return []
    if is_public:
        seat = post.payload["seat"]
        named = _asked(look, seat, is_public=True)[:1]
        return [look.run.question(look.run.token(one, seat)) for one in named]
    put, seat = look.deputies(), post.payload["seat"]
    return [look.run.question(token) for asked, token in pending(look.run) if put.get(asked, asked) == seat]


def user_of(post: Post) -> int:
    """Whom a post calls."""
    return int(post.payload["user"] or 0)


def _wanted(look: Look, post: Post) -> Info | None:
    info, user, seat = look.info, user_of(post), post.payload["seat"]
    if post.kind == "over":
        return info if info.status == "ended" and info.seats_of(user) else None
    if post.kind == "full":
        is_full = info.status == "lobby" and len(info.seats) >= look.game.seats[1]
        return info if is_full and info.host == user else None
    asked = read_proposal(info.proposal)
    awaited = {*look.awaited(), *(() if asked is None else asked.silent)}
    is_asked = info.status == "running" and seat in awaited and info.seats[seat].actor == user
    was = set(post.payload.get("questions", ()))
    is_answered = bool(was) and not was & set(questions(look, post))
    return info if is_asked and not is_answered else None


def _in_a_line(words: str) -> str:
    return words.replace("\n-# ", " ").replace("\n", " ")
