"""What the modes of a Spell are called (D7). Pure."""

from typing import Final

from bot.rules.decision import Text, text
from cogs.altered.content.mode_words import mode_words
from cogs.altered.content.vocabulary import Choose, Lock
from cogs.altered.rules.resolving.asking import FOES
from cogs.altered.rules.resolving.context import AlteredPlay, Context

_MODE: Final = 54
"""So many characters of what a mode does stand on its button."""


def mode_label(play: AlteredPlay, part: Choose, ctx: Context, place: int) -> tuple[Text, Text | None]:
    """What a mode does, with a number by which it can be typed: as the card says it, else which expedition it is about,
    else its verbs; and all of what the card says, where a button has no room for it."""
    said = mode_words(play.content.cards[ctx.card].words, len(part.modes))
    if said:
        short = begin(said[place], _MODE)
        hint = None if short == said[place] else text("al-text", text=said[place])
        return text("al-mode-said", place=place + 1, said=short), hint
    first = part.modes[place][0]
    if isinstance(first, Lock) and first.at in FOES:
        return text("al-mode-lock", place=place + 1, exp=FOES[first.at], foe=f"@seat:{1 - ctx.seat}"), None
    return text("al-mode", place=place + 1, what=[text("al-verb", what=step.do) for step in part.modes[place]]), None


def begin(said: str, most: int) -> str:
    """As much of it as there is room for, in whole words."""
    if len(said) <= most:
        return said
    return said[:most].rsplit(" ", 1)[0].rstrip("…") + "…"
