"""What the id of a story's entry says: an arcade card, a chapter of a character, or one of the storybook. Pure."""

import re
from typing import Final

from bot.rules.stories.book import StoryBook

CHAPTER: Final = re.compile(r"([a-z]+)_([1-6])[a-z]?")
"""Whose it is, and its stage."""
ARCADE_CARD: Final = "arc_"
ONLY_CHAPTERS: Final = "leads on in a character's story, which only a chapter's own choices do (NF-14.11)"


def is_chapter(entry: str) -> bool:
    """Whether the id of an entry is a chapter's."""
    return CHAPTER.fullmatch(entry) is not None


def is_arcade(entry: str) -> bool:
    """Whether the id of an entry is an arcade card's."""
    return entry.startswith(ARCADE_CARD)


def arcade_cards(book: StoryBook) -> list[str]:
    """The cards of the arcade deck, those of users' packs too, in the order of the files."""
    return [name for name in book.entries if is_arcade(name)]
