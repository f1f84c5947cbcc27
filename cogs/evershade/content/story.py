"""Adventures, and how the storybook is read: entries in the story format of all games (rules 8.1, docs/stories.md).
Pure."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from bot.rules.stories.book import StoryVocabulary
from bot.rules.stories.shapes import Check, EntryId, StoryEntry
from cogs.evershade.content.cards import Name
from cogs.evershade.content.vocabulary.effects import AnyEffect, RollTerms
from cogs.evershade.content.vocabulary.expressions import NUMBERS
from cogs.evershade.content.vocabulary.selectors import CONDITIONS
from cogs.evershade.content.vocabulary.terms import Id, Letter, Part, SpaceId

THRESHOLDS: Final = frozenset({*(str(n) for n in range(1, 13)), "chars", "half_chars"})
FAIL: Final = "fail"


class RollCheck(RollTerms, Check):
    """A roll of an entry or a choice. Its outcomes are named by the successes that they want, and `fail`."""

    def outcome_names(self) -> frozenset[str] | None:
        return None

    def measure(self) -> tuple[str, int] | None:
        return None if self.difficulty == "en" else ("roll", int(self.difficulty))


class Where(Part):
    """Where an entry is read on a map."""

    sheet: Id
    space: SpaceId


class EvershadeEntry(StoryEntry[AnyEffect, RollCheck]):
    """An entry of the storybook. per: whether the party chooses together, or each character for themselves
    (LE-4.2)."""

    where: Where | None = None
    per: Literal["party", "character"] = "party"

    @property
    def is_opened_by_game(self) -> bool:
        return self.where is not None


def remarks(entry: Any) -> Iterator[tuple[str, str]]:
    """(field, what is wrong) with an entry: outcomes that no roll can have."""
    for prefix, passage in entry.passages():
        where = f"{prefix}." if prefix else ""
        for way, check, outcomes in passage.ways():
            if check is None:
                continue
            if strange := sorted(set(outcomes) - THRESHOLDS - {FAIL}):
                names = ", ".join(strange)
                yield f"{where}{way or 'outcomes'}", f"{names}: an outcome is called by its successes, or fail"
            if not set(outcomes) & THRESHOLDS:
                yield f"{where}{way or 'outcomes'}", "no outcome is reached by successes"


class Act(Part):
    start: EntryId
    resume: EntryId


class Chapter(Part):
    name: Name = "Chapter"
    acts: Annotated[tuple[Act, ...], Field(min_length=1)]


class TimeTrack(Part):
    """LE-13.2 to 13.4. wrap: after its last place it begins anew; again: what is reached does its work each time, as a
    tide does; at: place -> what happens there, 0 only where it wraps."""

    max: Annotated[int, Field(ge=1, le=20)] = 8
    start: Annotated[int, Field(ge=0, le=20)] = 0
    wrap: bool = False
    again: bool = False
    at: dict[Annotated[int, Field(ge=0, le=20)], tuple[AnyEffect, ...]] = Field(default_factory=dict)


class SettingOff(Part):
    new: EntryId
    existing: EntryId


class Adventure(Part):
    """LE-3.2, LE-26. letters: of its tracker; remembers: those that stay marked from the adventure before it; alone:
    what happens at the beginning of each combat of a single character with a partner."""

    id: Id
    name: Name
    blurb: Annotated[str, Field(max_length=600)] = ""
    tier: Literal["starting", "advanced", "expert"]
    chapters: Annotated[tuple[Chapter, ...], Field(min_length=1)]
    letters: tuple[Letter, ...] = ()
    remembers: tuple[Letter, ...] = ()
    time: TimeTrack = TimeTrack()
    setting_off: SettingOff
    alone: tuple[AnyEffect, ...] = ()


STORYBOOK: Final = StoryVocabulary(
    EvershadeEntry,
    conditions=CONDITIONS,
    numbers=NUMBERS,
    keyword_conditions=("marked", "not_marked"),
    remarks=remarks,
)
