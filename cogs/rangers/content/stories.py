"""How the guide is read: entries with variants by what the valley remembers, and choices of the group. Pure."""

from collections.abc import Iterator
from typing import Any, Final

from bot.rules.stories.book import StoryVocabulary
from bot.rules.stories.shapes import Check, StoryEntry
from cogs.rangers.content.vocabulary.effects import CONDITIONS, AnyEffect
from cogs.rangers.content.vocabulary.targets import NUMBERS


class NoCheck(Check):
    """Entries try nothing: tests stand on cards."""


class GuideEntry(StoryEntry[AnyEffect, NoCheck]):
    """An entry of the guide."""


def remarks(entry: Any) -> Iterator[tuple[str, str]]:
    """(field, what is wrong) with an entry."""
    for prefix, passage in entry.passages():
        where = f"{prefix}." if prefix else ""
        if passage.check is not None:
            yield f"{where}check", "tests stand on cards, not in entries"
        for choice in passage.choices:
            if choice.check is not None:
                yield f"{where}{choice.name}", "tests stand on cards, not in entries"


GUIDE: Final = StoryVocabulary(
    GuideEntry, conditions=CONDITIONS, numbers=NUMBERS, keyword_conditions=("event",), remarks=remarks
)
