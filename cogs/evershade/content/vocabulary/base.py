"""What all effects of Lands of Evershade share. Pure."""

from typing import Annotated, Literal

from pydantic import Field

from bot.rules.stories.shapes import StoryEffect
from cogs.evershade.content.vocabulary.expressions import Expression
from cogs.evershade.content.vocabulary.selectors import Holds
from cogs.evershade.content.vocabulary.terms import Part


class EvershadeEffect(StoryEffect):
    """An effect; `if` asks only what the game knows."""

    condition: Holds | None = Field(default=None, alias="if")


Amount = Expression | Literal["all"]
Small = Annotated[int, Field(ge=0, le=20)]


class Cost(Part):
    """What is paid in full before anything else (LE-1.8). skip: the next activation; card: one to the pouch."""

    fate: Small = 0
    terror: Small = 0
    boon: Small = 0
    brill: Small = 0
    hp: Small = 0
    card: Small = 0
    skip: Small = 0
