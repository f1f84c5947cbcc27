"""The state of an evening on the shore: ids and numbers, no objects of the content. Pure data."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, Field

from bot.rules.stories.record import StoryRecord
from bot.rules.table_state import TableState
from bot.rules.unordered import Unordered
from bot.rules.voice.speaking import VoiceRecord

EVENINGS = 3


class PebblesOptions(BaseModel):
    """What a group may choose before it begins; the first value of each is the usual one.

    walks    how often the shore is walked in one evening
    sea      how many cards there are of each wave: three, or two when it is calm (PB-2)
    without  packs of the group's own whose cards stay at home
    """

    walks: int = Field(default=2, ge=1, le=3)
    sea: Literal["lively", "calm"] = "lively"
    without: tuple[str, ...] = ()


@dataclass(slots=True)
class Walker:
    """One player. pocket: stones that the tide can still take; bag: stones that are home and dry.

    coat        ids of the cards in hand, which only this player sees
    is_out      still on the shore during this walk
    is_dry      the tide takes nothing from this pocket on this stretch (`shelter`)
    has_looked  knows the next card of the shore (`look`)
    """

    pocket: int = 0
    bag: int = 0
    coat: Unordered[str] = field(default_factory=list)
    is_out: bool = False
    is_dry: bool = False
    has_looked: bool = False


class PebblesState(TableState):
    """An evening.

    evening     which evening of a campaign it is, from 1; 1 at a table of its own
    goal        stones that the garden path still wants
    walk        the present walk, from 1; 0: the evening has not begun
    shore       cards that lie face down, the last one is next; turned: those of this walk, in order
    strewn      stones on the way home, for whoever turns back
    coat_pile, coat_discard   coat cards that nobody holds
    tides      that have come all the way up
    """

    options: PebblesOptions = Field(default_factory=PebblesOptions)
    evening: int = 1
    goal: int = 0
    walk: int = 0
    walkers: list[Walker] = Field(default_factory=list)
    shore: list[str] = Field(default_factory=list)
    turned: list[str] = Field(default_factory=list)
    strewn: int = 0
    coat_pile: list[str] = Field(default_factory=list)
    coat_discard: Unordered[str] = Field(default_factory=list)
    tides: int = 0
    story: StoryRecord = Field(default_factory=StoryRecord)
    voice: VoiceRecord = Field(default_factory=VoiceRecord)

    @property
    def out(self) -> list[int]:
        """The seats that are still on the shore."""
        return [seat for seat, walker in enumerate(self.walkers) if walker.is_out]

    @property
    def laid(self) -> int:
        """Stones that are home and dry, of all together."""
        return sum(walker.bag for walker in self.walkers)

    @property
    def names(self) -> list[str]:
        """A reference to everybody, by seat."""
        return [f"@seat:{seat}" for seat in range(len(self.walkers))]
