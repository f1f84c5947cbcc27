"""What a story entry may say, as models that games inherit from. No words of it: those are prose (`prose.py`). Pure.

    class FarEntry(StoryEntry[FarEffect, FarCheck]):
        place: str | None = None

A *passage* is read from top to bottom: redirects, paragraphs, effects, then a check or choices, then where it goes on.
Every name in here (of a paragraph, choice, outcome, variant) is a part of the key of its prose, so that a reworded
sentence changes no fact.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from bot.rules.effects import Condition, Effect

E = TypeVar("E")
C = TypeVar("C")
NAME = r"^[a-z0-9][a-z0-9_-]*$"
ENTRY_ID = r"^[A-Za-z0-9][A-Za-z0-9._-]*$"


def _as_written(value: Any) -> Any:
    """An entry that is only a number may be written as one."""
    return str(value) if type(value) is int else value


Name = Annotated[str, Field(pattern=NAME, max_length=40)]
EntryId = Annotated[str, BeforeValidator(_as_written), Field(pattern=ENTRY_ID, max_length=40)]


class Shape(BaseModel):
    """Fixed, and without fields that it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class StoryEffect(Effect):
    """An effect of which a survey must know what it does to the story."""

    def gives(self) -> frozenset[str]:
        """The keywords that somebody may have afterwards."""
        return frozenset()

    def opens(self) -> tuple[str, ...]:
        """The entries that may be read because of it, at once or later."""
        return ()


class GainKeyword(StoryEffect):
    """Whoever reads has this keyword from now on: `{do: gain_keyword, keyword: lantern}`."""

    do: Literal["gain_keyword"]
    keyword: Name

    def gives(self) -> frozenset[str]:
        return frozenset({self.keyword})


class LoseKeyword(StoryEffect):
    """Whoever reads has it no more."""

    do: Literal["lose_keyword"]
    keyword: Name


class Check(Shape):
    """What is tried; a game's own check adds its fields and says which outcomes there can be."""

    def outcome_names(self) -> frozenset[str] | None:
        """The outcomes that must be told, and no others; None: whichever are written."""
        return frozenset({"won", "lost"})

    def read_for(self, outcome: str) -> tuple[str, ...]:
        """The outcomes that are read for one, in order: a bonus comes after what was won."""
        return (outcome,)

    def measure(self) -> tuple[str, int] | None:
        """(kind, target) for a survey, such as ("skill", 6); None: this one is not counted."""
        return None


class Redirect(Shape):
    """Goes to another entry at once, and nothing below is read."""

    condition: Condition = Field(alias="if")
    to: EntryId


class Paragraph(Shape, Generic[E]):
    """A paragraph besides the first one. Its prose is `<name>`.

    if        it is left out while this does not hold; asked of each reader alone where it is private
    private   only the seats for which `if` holds read it, and nobody sees that they did
    silent    it has no prose: it only has effects, or goes on elsewhere
    goto      where reading goes on at once; nothing below is read
    """

    name: Name
    condition: Condition | None = Field(default=None, alias="if")
    private: bool = False
    silent: bool = False
    effects: tuple[E, ...] = ()
    goto: EntryId | None = None


class Outcome(Shape, Generic[E]):
    """What comes of a check, or of a choice without one. Its prose is `<choice>.<outcome>`."""

    effects: tuple[E, ...] = ()
    goto: EntryId | None = None


class StoryChoice(Shape, Generic[E, C]):
    """One of several ways on. Its prose: `<name>` is the label on one line, `<name>.<outcome>` what comes of it.

    if        it can be chosen only while this holds; until then it is listed with what is missing
    cost      carried out when it is chosen, before the check
    check     what is tried; without one the outcome is `done`, which needs no prose if it goes on elsewhere
    """

    name: Name
    condition: Condition | None = Field(default=None, alias="if")
    cost: tuple[E, ...] = ()
    check: C | None = None
    outcomes: dict[Name, Outcome[E]] = Field(default_factory=dict)


class Passage(Shape, Generic[E, C]):
    """What is read at one go. Its first paragraph is `intro`; see the head of this file for the order.

    silent  there is no first paragraph: it only decides where to go on
    """

    silent: bool = False
    redirects: tuple[Redirect, ...] = ()
    paragraphs: tuple[Paragraph[E], ...] = ()
    effects: tuple[E, ...] = ()
    check: C | None = None
    outcomes: dict[Name, Outcome[E]] = Field(default_factory=dict)
    choices: tuple[StoryChoice[E, C], ...] = ()
    goto: EntryId | None = None

    def ways(self) -> Iterator[tuple[str, Any, dict[str, Outcome[E]]]]:
        """(prose key or "", check, outcomes) of the passage's own check and of each choice."""
        if self.check is not None or self.outcomes:
            yield "", self.check, self.outcomes
        for choice in self.choices:
            yield choice.name, choice.check, choice.outcomes


class Variant(Passage[E, C], Generic[E, C]):
    """Read in the place of the entry while `if` holds; the first one that does. Its prose is `if.<name>` for the first
    paragraph and `if.<name>.<key>` for the rest."""

    name: Name
    condition: Condition = Field(alias="if")


class StoryEntry(Passage[E, C], Generic[E, C]):
    """One entry of a story file."""

    id: EntryId
    variants: tuple[Variant[E, C], ...] = ()

    @property
    def is_opened_by_game(self) -> bool:
        """Whether the game itself opens it, besides those that the head of its file names: one that lies on a map."""
        return False

    def passages(self) -> Iterator[tuple[str, Passage[E, C]]]:
        """(prefix of its prose keys, passage): the entry itself, then its variants."""
        yield "", self
        for variant in self.variants:
            yield f"if.{variant.name}", variant


def prose_key(prefix: str, key: str) -> str:
    """The key of a paragraph's prose inside its entry: `intro`, `c1.won`, `if.lantern`, `if.lantern.c1.won`."""
    if not prefix:
        return key
    return prefix if key == "intro" else f"{prefix}.{key}"


def outcome_key(way: str, outcome: str) -> str:
    """The key of an outcome's prose: `c1.won`; of the passage's own check `won`."""
    return f"{way}.{outcome}" if way else outcome
