"""How story files of Near and Far are read: entries of the storybook, arcade cards, chapters of characters. Pure.

All three are entries of one book: `1` to `161` and `A` to `P` stand on maps, `arc_07` is a card of the arcade deck,
`riza_3b` a chapter.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final

from pydantic import Field, model_validator

from bot.rules.content.reader import effects_of
from bot.rules.stories.book import StoryVocabulary
from bot.rules.stories.shapes import Check, StoryEntry
from cogs.near_and_far.content.entry_ids import ONLY_CHAPTERS, is_chapter
from cogs.near_and_far.content.terms import Skill
from cogs.near_and_far.content.value import worth
from cogs.near_and_far.content.vocabulary import (
    CONDITIONS,
    NUMBERS,
    EndStory,
    FarEffect,
    GainWorld,
    NextChapter,
)

WON, BONUS, LOST = "won", "bonus", "lost"
BONUS_FROM: Final = 2
"""So much above the target brings the bonus as well (NF-7.5)."""


class FarCheck(Check):
    """Skill or combat against a target (NF-7.4)."""

    skill: Annotated[int, Field(ge=3, le=12)] | None = None
    combat: Annotated[int, Field(ge=3, le=12)] | None = None

    @model_validator(mode="after")
    def _is_one(self) -> "FarCheck":
        if (self.skill is None) == (self.combat is None):
            raise ValueError("wants either `skill` or `combat`, with its target")
        return self

    def outcome_names(self) -> frozenset[str]:
        return frozenset({WON, BONUS, LOST})

    def read_for(self, outcome: str) -> tuple[str, ...]:
        return (WON, BONUS) if outcome == BONUS else (outcome,)

    @property
    def kind(self) -> Skill:
        return "combat" if self.skill is None else "skill"

    @property
    def target(self) -> int:
        return (self.skill if self.skill is not None else self.combat) or 0

    def measure(self) -> tuple[str, int]:
        return self.kind, self.target


class FarEntry(StoryEntry[FarEffect, FarCheck]):
    """An entry. place: of the storybook, the name of the space it belongs to, where it has one."""

    place: str = ""


def remarks(entry: Any) -> Iterator[tuple[str, str]]:
    """(field, what is wrong) with the rewards of an entry (rules 8.6, 8.7)."""
    chapter = is_chapter(entry.id)
    for prefix, passage in entry.passages():
        where = f"{prefix}." if prefix else ""
        if not chapter and any(isinstance(effect, NextChapter | EndStory) for effect in effects_of(passage)):
            yield f"{where}choices", ONLY_CHAPTERS
        for way in _leads(passage):
            yield f"{where}goto", f"leads on to {way!r}; a story ends with what its check brings (NF-7.7)"
        if len(passage.choices) != 2:
            yield f"{where}choices", f"found {len(passage.choices)}; a story ends with two choices"
        for choice in passage.choices:
            field = f"{where}{choice.name}"
            if choice.check is None:
                yield field, "has no check"
                continue
            rewards = {name: outcome.effects for name, outcome in choice.outcomes.items()}
            if rewards.get(LOST):
                yield f"{field}.{LOST}", "failing brings nothing and costs nothing (NF-7.6)"
            low = high = choice.check.target - 2
            has_world = any(isinstance(effect, GainWorld) for effect in effects_of(rewards.get(WON, ())))
            most = high + (4 if has_world else 1)
            value = worth(rewards.get(WON, ()), is_chapter=chapter)
            if not low - 1 <= value <= most:
                yield f"{field}.{WON}", f"is worth {value}; target {choice.check.target} wants {low - 1} to {most}"
            extra = worth(rewards.get(BONUS, ()), is_chapter=chapter)
            if not 1 <= extra <= 5:
                yield f"{field}.{BONUS}", f"is worth {extra}; a bonus is worth 1 to 5"


def _leads(passage: Any) -> Iterator[str]:
    """The entries that a passage leads on to."""
    yield from (redirect.to for redirect in passage.redirects)
    parts = [*passage.paragraphs, passage, *(o for _, _, outcomes in passage.ways() for o in outcomes.values())]
    yield from (part.goto for part in parts if part.goto is not None)


STORIES: Final = StoryVocabulary(FarEntry, conditions=CONDITIONS, numbers=NUMBERS, remarks=remarks)
