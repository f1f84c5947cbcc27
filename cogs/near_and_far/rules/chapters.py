"""A character's own story: how a chapter that went well leads on, and what it brings (NF-14.9, NF-14.11). Pure."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.rules.effects.registry import Result
from cogs.near_and_far.content.characters import stage_of
from cogs.near_and_far.rules.abilities import Context
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.rules.growth import take_character_card

XP: Final = 1
"""For each chapter that went well (NF-14.11)."""


async def next_chapter(play: FarPlay, effect: Any, context: Context) -> Result:
    """`next_chapter`: the story goes on there (NF-14.11); the n-th chapter brings the n-th card (NF-14.9)."""
    own = play.state.players[context.seat]
    own.chapter, own.xp = effect.chapter, own.xp + XP
    done = stage_of(effect.chapter) - 1
    play.say("far-chapter-done", who=who(context.seat), stage=done, n=XP)
    known = content_of(play).characters.get(own.character)
    if known is not None and done <= len(known.cards):
        take_character_card(play, context.seat, known.cards[done - 1].id)
    return Result.DONE


async def end_story(play: FarPlay, effect: Any, context: Context) -> Result:
    """`end_story`: nothing is left to be told; the ending is kept (NF-14.12, NF-14.13)."""
    own = play.state.players[context.seat]
    own.chapter, own.ending, own.xp = "", effect.ending, own.xp + XP
    play.say("far-story-ended", who=who(context.seat), ending=f"@{effect.ending}", n=XP)
    return Result.DONE


CHAPTERS: Final[dict[str, Callable[[FarPlay, Any, Context], Awaitable[Result]]]] = {
    "next_chapter": next_chapter,
    "end_story": end_story,
}
