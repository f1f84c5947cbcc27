"""Effects of the storybook: where it goes on, the tracker, time, sheets, camp, the end of an act (LE-12). Pure."""

from typing import Annotated, Literal

from pydantic import Field

from bot.rules.stories.shapes import EntryId
from cogs.evershade.content.vocabulary.base import Amount, EvershadeEffect
from cogs.evershade.content.vocabulary.terms import Id, Letter, Part, SpaceId


class TellText(EvershadeEffect):
    """A sentence is told; in an entry it is prose instead."""

    do: Literal["text"]
    t: Annotated[str, Field(min_length=1, max_length=3_500)]


class Goto(EvershadeEffect):
    do: Literal["goto"]
    entry: EntryId

    def opens(self) -> tuple[str, ...]:
        return (self.entry,)


class Mark(EvershadeEffect):
    """LE-13.1: a letter of the tracker, once."""

    do: Literal["mark"]
    slot: Letter

    def gives(self) -> frozenset[str]:
        return frozenset({self.slot})


class Unmark(EvershadeEffect):
    do: Literal["unmark"]
    slot: Letter


class PassTime(EvershadeEffect):
    """LE-13.2: the time token goes on, or back where n is negative; it stops at both ends."""

    do: Literal["time"]
    n: Annotated[int, Field(ge=-8, le=8)]


class End(EvershadeEffect):
    """LE-26: an act, a chapter or the adventure is over."""

    do: Literal["end"]
    what: Literal["act", "chapter", "won", "lost"]


class Camp(EvershadeEffect):
    """LE-17: the party camps; then reading goes on at `then`; nowhere where the act ends with it."""

    do: Literal["camp"]
    then: EntryId | None = None
    sheet: Id | None = None

    def opens(self) -> tuple[str, ...]:
        return () if self.then is None else (self.then,)


class Bag(Part):
    """Activation tokens; what is not said follows LE-18.1."""

    white: Annotated[int, Field(ge=0, le=8)] | None = None
    black: Annotated[int, Field(ge=0, le=8)] | None = None
    dual: Annotated[int, Field(ge=0, le=2)] = 1


class OpenSheet(EvershadeEffect):
    """LE-12.6: an exploration sheet is laid out; the party stands at its start, or in `at`. Reading goes on there."""

    do: Literal["open_sheet"]
    sheet: Id
    at: SpaceId | None = None


class MoveBorder(EvershadeEffect):
    """A border changes; edge: `C3|D3`."""

    do: Literal["move_border"]
    edge: Annotated[str, Field(max_length=80)]
    to: Literal["normal", "impassable"]


class Peek(EvershadeEffect):
    """A private look at the top of an enemy's deck."""

    do: Literal["peek"]
    enemy: Id | Literal["target"]
    n: Amount = 1
